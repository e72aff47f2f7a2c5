// SPDX-License-Identifier: MIT
#include "views/board/previewbanner.h"

#include "views/look/pagecolours.h"
#include "views/wording/words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace towerwatch {

PreviewBanner::PreviewBanner(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_back(new QPushButton(this))
    , m_adopt(new QPushButton(this))
{
    setObjectName(QStringLiteral("previewBanner"));
    m_text->setWordWrap(true);
    m_back->setObjectName(QStringLiteral("backToOwnRules"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 8, 4);
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    row->addWidget(m_back);
    row->addWidget(m_adopt);
    connect(m_back, &QPushButton::clicked, this, &PreviewBanner::dismissed);
    connect(m_adopt, &QPushButton::clicked, this, [this] {
        if (m_tried)
            emit adopted(*m_tried);
    });
    hide();
}

void PreviewBanner::setTried(const std::optional<TableRules> &rules)
{
    m_tried = rules;
    retranslate();
    setVisible(rules.has_value());
}

void PreviewBanner::retranslate()
{
    if (!m_tried)
        return;
    m_text->setText(tr("Shown under other rules than the table’s: <b>%1</b>.").arg(sentence(*m_tried)));
    m_back->setText(tr("&Back to the table’s rules"));
    m_adopt->setText(tr("&Play by these"));
    m_adopt->setToolTip(tr("Makes these the rules of the table"));
}

void PreviewBanner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), litGround(palette()));
    painter.setPen(decideFrame(palette()));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

void PreviewBanner::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace towerwatch
