// SPDX-License-Identifier: MIT
#include "views/window/look/focusring.h"

#include <QAbstractScrollArea>
#include <QApplication>

namespace towerwatch {

FocusRing::FocusRing()
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        auto *area = qobject_cast<QAbstractScrollArea *>(now);
        if (area && !m_frame)
            m_frame = new QFocusFrame(area);
        if (m_frame)
            m_frame->setWidget(area);
    });
}

FocusRing::~FocusRing()
{
    delete m_frame;
}

} // namespace towerwatch
