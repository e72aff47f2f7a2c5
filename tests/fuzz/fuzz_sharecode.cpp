// SPDX-License-Identifier: MIT
/// Any bytes as a scenario code, and, since a checksum keeps out what is only damaged, as what a code packs.
#include "tests/fuzz/holds.h"
#include "tests/fuzz/target.h"

#include "model/format/scenarioreader.h"
#include "model/share/sharecode.h"
#include "model/yaml/yamltree.h"
#include "resources/catalogue.h"

#include <zlib.h>

using namespace towerwatch;

namespace {

/// A code with a good checksum around these bytes.
std::string codeAround(const std::uint8_t *data, std::size_t size)
{
    constexpr std::string_view digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    const auto checksum = static_cast<std::uint32_t>(crc32_z(0, data, size));
    std::string bits, code = "TW1-";
    const auto add = [&](unsigned byte) {
        for (int bit = 7; bit >= 0; --bit)
            bits += static_cast<char>(byte >> bit & 1);
    };
    for (int shift = 24; shift >= 0; shift -= 8)
        add(checksum >> shift & 255);
    for (std::size_t i = 0; i < size; ++i)
        add(data[i]);
    bits.resize((bits.size() + 4) / 5 * 5, 0);
    for (std::size_t i = 0; i < bits.size(); i += 5)
        code += digits[static_cast<std::size_t>(bits[i] << 4 | bits[i + 1] << 3 | bits[i + 2] << 2 |
                                                bits[i + 3] << 1 | bits[i + 4])];
    return code;
}

void unpacks(std::string_view code)
{
    const CodeText unpacked = textOfCode(code);
    holds::require(unpacked.text.has_value() != unpacked.problem.has_value(), "a text or a problem");
    if (!unpacked.text)
        return;
    holds::require(looksLikeCode(code), "what is a code looks like one");
    holds::require(unpacked.text->size() <= limits::fileBytes, "no text is larger than a file");
    const ReadResult read = readScenario(*unpacked.text, builtInTiles());
    if (!read.scenario)
        return;
    const CodeText again = textOfCode(shareCode(*read.scenario));
    holds::require(again.text.has_value(), "a code can be read");
    const ReadResult back = readScenario(*again.text, builtInTiles());
    holds::require(back.scenario && *back.scenario == *read.scenario, "a code holds its scenario");
}

} // namespace

FUZZ_TARGET(sharecode)
{
    unpacks({reinterpret_cast<const char *>(data), size});
    unpacks(codeAround(data, size));
    return 0;
}
