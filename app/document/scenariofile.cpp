// SPDX-License-Identifier: MIT
#include "app/document/scenariofile.h"

#include "model/format/yamltree.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace towerwatch {

QByteArray hashOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QByteArray fileHash(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return {};
    return hash.result().toHex();
}

ScenarioFile readScenarioFile(const QString &path, const TileCatalogue &catalogue)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return {.failure =
                    QCoreApplication::translate("towerwatch::ScenarioDocument", "This is not a file.")};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {.failure = file.errorString()};
    const QByteArray bytes = file.read(static_cast<qint64>(limits::fileBytes) + 1);
    if (file.error() != QFileDevice::NoError)
        return {.failure = file.errorString()};
    // Beside the parser, which takes much longer.
    std::future<QByteArray> hash = std::async(std::launch::async, hashOf, bytes);
    ReadResult read = readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())}, catalogue);
    ScenarioFile result{
        .hash = hash.get(), .problems = std::move(read.problems), .lostComment = read.lostComment};
    if (read.scenario)
        result.position = std::make_shared<Position>(std::move(*read.scenario), catalogue);
    return result;
}

ReadAhead readAhead(const QString &path, const TileCatalogue &catalogue)
{
    return {path, std::async(std::launch::async, readScenarioFile, path, std::cref(catalogue))};
}

} // namespace towerwatch
