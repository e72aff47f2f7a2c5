# Makes SPDX 2.3 of lines "WHERE|NAME|SOURCE|LICENCE|HOME|VERSION": jq -Rn -f sbom.jq, with the arguments that
# tools/release hands over: $version, $commit, $date, $debian, and of the three files names and sums.
def licensed($licence): {licenseConcluded: $licence, licenseDeclared: $licence, copyrightText: "NOASSERTION"};
def ours($where; $file; $sum; $licence): {
  SPDXID: "SPDXRef-\($where)", name: "towerwatch", versionInfo: $version, packageFileName: $file,
  downloadLocation: "NOASSERTION", filesAnalyzed: false, supplier: "Organization: Towerwatch contributors",
  checksums: [{algorithm: "SHA256", checksumValue: $sum}]
} + licensed($licence);
def part: {
  SPDXID: "SPDXRef-\(.where)-\(.source)", name: .name, versionInfo: .version, homepage: .home,
  downloadLocation: "NOASSERTION", filesAnalyzed: false, supplier: "Organization: Debian",
  externalRefs: [{referenceCategory: "PACKAGE-MANAGER", referenceType: "purl",
    referenceLocator: "pkg:deb/debian/\(.source)@\(.version | @uri)?arch=source&distro=debian-\($debian)"}]
} + licensed(.licence);

[inputs / "|" | {where: .[0], name: .[1], source: .[2], licence: .[3], home: .[4], version: .[5]}] as $parts |
(["MIT"] + [$parts[] | select(.where == "page") | .licence | splits(" AND ")] | unique | join(" AND ")) as $compiled |
{
  spdxVersion: "SPDX-2.3", dataLicense: "CC0-1.0", SPDXID: "SPDXRef-DOCUMENT", name: "towerwatch-\($version)",
  documentNamespace: "https://spdx.org/spdxdocs/towerwatch-\($version)-debian\($debian)-\($commit)",
  creationInfo: {created: $date, creators: ["Organization: Towerwatch contributors", "Tool: towerwatch-tools-release"]},
  packages: [ours("program"; $program; $programSum; $compiled), ours("page"; $page; $pageSum; $compiled),
    ours("module"; $npm; $npmSum; $compiled), ($parts[] | part)],
  relationships: ((["program", "page", "module"] | map({
    spdxElementId: "SPDXRef-DOCUMENT", relatedSpdxElement: "SPDXRef-\(.)", relationshipType: "DESCRIBES"
  })) + [{
    spdxElementId: "SPDXRef-program", relatedSpdxElement: "SPDXRef-page", relationshipType: "CONTAINS"
  }, {
    spdxElementId: "SPDXRef-module", relatedSpdxElement: "SPDXRef-page", relationshipType: "VARIANT_OF"
  }] + ($parts | map({
    spdxElementId: "SPDXRef-\(.where)", relatedSpdxElement: "SPDXRef-\(.where)-\(.source)",
    relationshipType: (if .where == "page" then "STATIC_LINK" else "DYNAMIC_LINK" end)
  })))
}
