// SPDX-License-Identifier: MIT
#include "views/window/painting/boardpreview.h"

#include "views/window/look/pagecolours.h"
#include "views/window/painting/boardrenderer.h"
#include "views/window/widgets/widgets.h"

#include <QPainter>

namespace towerwatch {

namespace {

constexpr double mostTile = 96; ///< logical pixels of a tile at most

} // namespace

BoardPreview::BoardPreview(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    whenEvent(this, {QEvent::PaletteChange}, [this] { setPosition(m_position, m_marks); });
}

void BoardPreview::setPosition(const PositionPtr &position, const BoardMarks &marks)
{
    m_position = position;
    m_marks = marks;
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
        m_image = boardWithin(pixels, mostTile * ratio, *m_position, m_marks, schemeFor(palette()));
        m_image.setDevicePixelRatio(ratio);
        m_pixels = pixels;
    }
    const QSizeF shown = m_image.deviceIndependentSize();
    QPainter(this).drawImage(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2),
                             m_image);
}

} // namespace towerwatch
