// SPDX-License-Identifier: MIT
#include "views/window/look/focusring.h"

#include <QAbstractScrollArea>
#include <QApplication>

namespace towerwatch {

FocusRing::FocusRing(QObject *parent)
    : QObject(parent)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { follow(now); });
}

FocusRing::~FocusRing()
{
    delete m_frame;
}

QWidget *FocusRing::around() const
{
    return m_frame ? m_frame->widget() : nullptr;
}

void FocusRing::follow(QWidget *focused)
{
    auto *area = qobject_cast<QAbstractScrollArea *>(focused);
    if (area && !m_frame)
        m_frame = new QFocusFrame(area);
    if (m_frame)
        m_frame->setWidget(area);
}

} // namespace towerwatch

#include "moc_focusring.cpp"
