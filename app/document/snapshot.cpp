// SPDX-License-Identifier: MIT
#include "app/document/snapshot.h"

#include "app/document/scenariofile.h"

#include <QUrl>

namespace towerwatch {

namespace {

const QByteArray magic = QByteArrayLiteral("towerwatch-recovery 1");

/// The value of a header line "name: value", or nothing.
std::optional<QByteArray> valueOf(const QByteArray &line, const QByteArray &name)
{
    const QByteArray start = name + ": ";
    if (!line.startsWith(start))
        return std::nullopt;
    return line.mid(start.size());
}

} // namespace

QByteArray writeSnapshot(const Snapshot &snapshot)
{
    const QByteArray path = QUrl::toPercentEncoding(snapshot.path, "/");
    return magic + "\npath: " + path + "\ndisk: " + snapshot.diskHash +
           "\ntime: " + snapshot.time.toUTC().toString(Qt::ISODateWithMs).toLatin1() +
           "\ntext: " + hashOf(snapshot.text) + "\n\n" + snapshot.text;
}

std::optional<Snapshot> readSnapshot(const QByteArray &bytes)
{
    const qsizetype end = bytes.indexOf("\n\n");
    const QList<QByteArray> lines = bytes.left(end).split('\n');
    if (end < 0 || lines.size() != 5 || lines.at(0) != magic)
        return std::nullopt;
    const auto path = valueOf(lines.at(1), "path"), disk = valueOf(lines.at(2), "disk");
    const auto time = valueOf(lines.at(3), "time"), hash = valueOf(lines.at(4), "text");
    Snapshot snapshot{.text = bytes.mid(end + 2)};
    if (!path || !disk || !time || !hash || *hash != hashOf(snapshot.text))
        return std::nullopt;
    snapshot.path = QUrl::fromPercentEncoding(*path);
    snapshot.diskHash = *disk;
    snapshot.time = QDateTime::fromString(QString::fromLatin1(*time), Qt::ISODateWithMs);
    return snapshot;
}

} // namespace towerwatch
