// SPDX-License-Identifier: MIT
#include "app/document/scenariofile.h"

#include "app/system/wholefile.h"
#include "model/scenario/limits.h"
#include "resources/catalogue.h"

#include <QCryptographicHash>

namespace towerwatch {

QByteArray hashOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QByteArray fileHash(const QString &path)
{
    const WholeFile read = readWholeFile(path, limits::fileBytes + 1);
    return read.failure.isEmpty() ? hashOf(read.bytes) : QByteArray();
}

ScenarioFile readScenarioFile(const QString &path)
{
    const WholeFile whole = readWholeFile(path, limits::fileBytes + 1);
    if (!whole.failure.isEmpty())
        return {.failure = whole.failure};
    const QByteArray &bytes = whole.bytes;
    // Beside the parser, which takes much longer.
    std::future<QByteArray> hash = std::async(std::launch::async, hashOf, bytes);
    ReadResult read =
        readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())}, builtInTiles());
    ScenarioFile result{
        .hash = hash.get(), .problems = std::move(read.problems), .lostComment = read.lostComment};
    if (read.scenario)
        result.position = std::make_shared<Position>(std::move(*read.scenario), builtInTiles());
    return result;
}

ReadAhead readAhead(const QString &path)
{
    return {path, std::async(std::launch::async, readScenarioFile, path)};
}

} // namespace towerwatch
