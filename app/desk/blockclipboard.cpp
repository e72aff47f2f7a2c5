// SPDX-License-Identifier: MIT
#include "app/desk/blockclipboard.h"

#include "model/edit/blockedits.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/share/pastedtext.h"
#include "resources/catalogue.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace towerwatch {

void putOnClipboard(const Scenario &block)
{
    const QByteArray text = QByteArray::fromStdString(writeScenario(block));
    auto *data = new QMimeData;
    data->setText(QString::fromUtf8(text));
    data->setData(QLatin1String(scenarioMimeType), text);
    QGuiApplication::clipboard()->setMimeData(data);
}

ClipboardBlock blockOnClipboard()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    ClipboardBlock found;
    if (!data)
        return found;
    std::string text = data->data(QLatin1String(scenarioMimeType)).toStdString();
    found.isWhole = text.empty();
    if (found.isWhole)
        text = scenarioIn(data->text().toStdString());
    found.isScenario = !text.empty();
    ReadResult read = readScenario(text, builtInTiles());
    if (!read.problems.empty())
        found.problem = read.problems.front();
    if (read.scenario) {
        found.isScenario = false;
        if (!read.scenario->tiles.empty())
            found.block = blockTurned(std::move(*read.scenario), builtInTiles(), Rotation::R0);
    }
    return found;
}

} // namespace towerwatch
