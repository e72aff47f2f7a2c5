// SPDX-License-Identifier: MIT
#include "views/window/board/previewbanner.h"

#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QLabel>
#include <QPushButton>

namespace towerwatch {

PreviewBanner::PreviewBanner(QWidget *parent)
    : Banner(parent)
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
        if (m_tried && m_tried->rules)
            emit adopted(*m_tried->rules);
    });
    hide();
    whenTranslated(this, [this] { retranslate(); });
}

void PreviewBanner::setTried(const std::optional<Trial> &trial, const Scenario &scenario)
{
    m_tried = trial;
    m_firstEdition = inFirstEdition(scenario);
    m_player = trial && trial->by ? QString(playerName(scenario, *trial->by)).toHtmlEscaped() : QString();
    retranslate();
    setVisible(trial.has_value());
}

void PreviewBanner::retranslate()
{
    if (!m_tried)
        return;
    m_text->setText(
        m_tried->rules
            ? tr("Shown under other rules than the table’s: <b>%1</b>.").arg(sentence(*m_tried->rules))
        : m_tried->by
            ? (m_firstEdition ? tr("Shown as if <b>%1</b> placed the tower piece.", "first edition")
                              : tr("Shown as if <b>%1</b> placed the floor."))
                  .arg(m_player)
            : (m_firstEdition ? tr("Shown as if this were tower piece number <b>%1</b>.", "first edition")
                              : tr("Shown as if this were floor number <b>%1</b>."))
                  .arg(*m_tried->height));
    m_back->setText(m_tried->rules ? tr("&Back to the table’s rules") : tr("&Back to the table"));
    m_adopt->setVisible(m_tried->rules.has_value());
    m_adopt->setText(tr("&Play by these"));
    m_adopt->setToolTip(tr("Makes these the rules of the table"));
}

} // namespace towerwatch

#include "moc_previewbanner.cpp"
