// SPDX-License-Identifier: MIT
#include "app/window/export/previews.h"

#include "app/command/commands.h"
#include "app/command/console.h"
#include "app/system/machine.h"
#include "views/site/site.h"
#include "views/window/export/sheet.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QSvgRenderer>

namespace towerwatch {

namespace {

/// A board in the middle of a picture that is as wide as chats have it; null: it is none.
QImage previewOf(const QByteArray &svg)
{
    QSvgRenderer renderer(svg);
    if (!renderer.isValid())
        return {};
    const QRectF whole(QPointF(), QSizeF(site::previewWidth, site::previewHeight));
    QImage image(whole.size().toSize(), QImage::Format_RGB32);
    QRectF place(QPointF(), renderer.viewBoxF().size().scaled(whole.size(), Qt::KeepAspectRatio));
    place.moveCenter(whole.center());
    QPainter painter(&image);
    renderer.render(&painter, place);
    const QRect board = place.toAlignedRect().adjusted(1, 1, -1, -1);
    const QColor paper = image.pixelColor(board.topLeft() + QPoint(2, 2)); // which goes on beside it
    for (const QRect &bare : QRegion(image.rect()).subtracted(board))
        painter.fillRect(bare, paper);
    return image;
}

} // namespace

int previews(const QStringList &arguments)
{
    constexpr qsizetype mostBytes = 16'000'000;
    for (const QString &board : arguments.mid(1)) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        if (!writePng(previewOf(readWholeFile(board, mostBytes).bytes), buffer))
            cli::refuse(QCoreApplication::translate("Render", "The picture could not be drawn."));
        if (!cli::save(board.chopped(QStringLiteral("svg").size()) + QStringLiteral("png"), buffer.data()))
            return cli::badInput;
    }
    return cli::fine;
}

} // namespace towerwatch
