// SPDX-License-Identifier: MIT
#include "views/window/kit/banner.h"

#include "views/window/kit/widgets.h"
#include "views/window/look/pagecolours.h"

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
    whenTranslated(this, [this] { retranslate(); });
}

void NoticeBanner::say(const std::function<QString()> &text, const QList<Offer> &offers)
{
    for (QWidget *button : m_buttons)
        button->deleteLater(); // it may be the one that was clicked
    m_buttons.clear();
    m_words = text;
    m_offers = offers;
    for (const Offer &offer : offers) {
        auto *button = new QPushButton(this);
        button->setObjectName(QLatin1String(offer.name));
        m_row->addWidget(button);
        m_buttons << button;
        connect(button, &QPushButton::clicked, this, [this, offer] {
            hide();
            offer.act();
        });
    }
    retranslate();
    show();
}

void NoticeBanner::retranslate()
{
    if (!m_words)
        return;
    m_text->setText(m_words());
    for (qsizetype i = 0; i < m_offers.size(); ++i)
        static_cast<QPushButton *>(m_buttons[i])->setText(m_offers[i].text());
}

} // namespace towerwatch

#include "moc_banner.cpp"
