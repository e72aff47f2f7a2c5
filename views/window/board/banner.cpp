// SPDX-License-Identifier: MIT
#include "views/window/board/banner.h"

#include "views/window/look/pagecolours.h"
#include "views/window/widgets/widgets.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace towerwatch {

void Banner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), litGround(palette()));
    painter.setPen(decideFrame(palette()));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

NoticeBanner::NoticeBanner(QWidget *parent)
    : Banner(parent)
    , m_text(wrappedLabel(this))
    , m_row(layRow(nullptr, {Part()}))
{
    setObjectName(QStringLiteral("notice"));
    layColumn(this, {m_text, m_row}, {QMargins(12, 4, 8, 4), 4});
    hide();
    whenEvent(this, {QEvent::LanguageChange}, [this] {
        if (m_words)
            m_text->setText(m_words());
    });
}

void NoticeBanner::say(const std::function<QString()> &text, const QList<Offer> &offers)
{
    for (QWidget *button : m_buttons)
        button->deleteLater(); // it may be the one that was clicked
    m_buttons.clear();
    m_words = text;
    m_text->setText(text());
    for (const Offer &offer : offers) {
        auto *button = new QPushButton(this);
        button->setObjectName(QLatin1String(offer.name));
        whenTranslated(button, [button, offer] { button->setText(offer.text()); });
        m_row->addWidget(button);
        m_buttons << button;
        connect(button, &QPushButton::clicked, this, [this, offer] {
            hide();
            offer.act();
        });
    }
    show();
}

} // namespace towerwatch

#include "moc_banner.cpp"
