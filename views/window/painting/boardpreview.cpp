// SPDX-License-Identifier: MIT
#include "views/window/painting/boardpreview.h"

#include "views/window/kit/widgets.h"
#include "views/window/look/pagecolours.h"
#include "views/window/painting/boardrenderer.h"

#include <QPainter>

namespace towerwatch {

namespace {

constexpr double mostTile = 96; ///< logical pixels of a tile at most

} // namespace

BoardPreview::BoardPreview(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    whenEvent(this, {QEvent::PaletteChange}, [this] { setPosition(m_position); });
}

void BoardPreview::setPosition(const PositionPtr &position)
{
    m_position = position;
    m_image = {};
    update();
}

void BoardPreview::paintEvent(QPaintEvent *)
{
    if (!m_position)
        return;
    const qreal ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (m_image.isNull() || m_pixels != pixels) {
        const QSizeF tiles = pictureSize(*m_position) / drawing::tileSize;
        const double tile =
            std::min({pixels.width() / tiles.width(), pixels.height() / tiles.height(), mostTile * ratio});
        m_image =
            renderBoard(*m_position, {}, schemeFor(palette()), std::max(static_cast<int>(tile), 1), true);
        m_image.setDevicePixelRatio(ratio);
        m_pixels = pixels;
    }
    const QSizeF shown = m_image.deviceIndependentSize();
    QPainter(this).drawImage(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2),
                             m_image);
}

} // namespace towerwatch
