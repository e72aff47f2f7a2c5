// SPDX-License-Identifier: MIT
#include "views/board/previewbanner.h"

#include "views/look/pagecolours.h"
#include "views/look/widgets.h"
#include "views/wording/words.h"

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
    layRow(this, {{m_text, 1}, m_back, m_adopt}, {QMargins(12, 4, 8, 4), 8});
    connect(m_back, &QPushButton::clicked, this, &PreviewBanner::dismissed);
    connect(m_adopt, &QPushButton::clicked, this, [this] {
        if (m_tried)
            emit adopted(*m_tried);
    });
    hide();
    whenTranslated(this, [this] { retranslate(); });
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

} // namespace towerwatch
