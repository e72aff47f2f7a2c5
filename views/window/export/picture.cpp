// SPDX-License-Identifier: MIT
#include "views/window/export/picture.h"

#include <QBuffer>
#include <QImage>

namespace towerwatch {

QByteArray pictureOf(const QString &kind, const std::vector<Sheet> &sheets, QPageSize::PageSizeId paper,
                     std::optional<int> width)
{
    if (kind == u"svg")
        return sheetSvg(sheets.front());
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const bool drawn = kind == u"pdf" ? writeBooklet(sheets, paper, buffer)
                                      : writePng(sheetImage(sheets.front(), width), buffer);
    return drawn ? buffer.data() : QByteArray();
}

} // namespace towerwatch
