// SPDX-License-Identifier: MIT
#include "views/window/ruling/playoutview.h"

#include "views/telling/pagelines.h"
#include "views/window/look/artimage.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace towerwatch {

const Row *rowOf(const Page &page, const PlayStep &step)
{
    if (step.kind == PlayKind::GoHome)
        return nullptr;
    const bool isTower = step.kind == PlayKind::Watchtower;
    const List<Square> squares(step.squares.begin(), step.squares.end());
    const auto tells = [&](const Row &row) { // with a word: who earns how much
        return !row.word.empty() && row.squares == squares && row.key.starts_with("watchtower") == isTower;
    };
    auto found = std::ranges::find_if(page.rows, tells);
    if (found == page.rows.end()) // what nobody scores is told together
        found = std::ranges::find(page.rows, "nobody", &Row::key);
    return found == page.rows.end() ? nullptr : &*found;
}

PlayOutPanel::PlayOutPanel(QWidget *parent)
    : QFrame(parent)
    , m_place(new QLabel(this))
    , m_text(new QLabel(this))
    , m_totals(new QLabel(this))
    , m_previous(new QToolButton(this))
    , m_next(new QToolButton(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("playOutPanel"));
    setFrameShape(QFrame::StyledPanel);
    setFocusPolicy(Qt::StrongFocus);
    for (QLabel *label : {m_text, m_totals})
        label->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_totals->setWordWrap(true);
    m_previous->setIcon(themeIcon(QStringLiteral("go-previous")));
    m_next->setIcon(themeIcon(QStringLiteral("go-next")));
    layColumn(this, {layRow(nullptr, {m_previous, {m_place, 1}, m_next, m_close}), m_text, m_totals},
              {QMargins(8, 8, 8, 8)});
    m_place->setAlignment(Qt::AlignCenter);
    connect(m_previous, &QToolButton::clicked, this, &PlayOutPanel::previous);
    connect(m_next, &QToolButton::clicked, this, &PlayOutPanel::next);
    connect(m_close, &QToolButton::clicked, this, &PlayOutPanel::stop);
    whenTranslated(this, [this] {
        setAccessibleName(tr("Play it out"));
        m_previous->setAccessibleName(tr("Previous step"));
        m_previous->setToolTip(tr("Previous step (Left)"));
        m_next->setAccessibleName(tr("Next step"));
        m_next->setToolTip(tr("Next step (Right)"));
        m_close->setText(tr("Close"));
        m_close->setToolTip(tr("End (Escape)"));
        show(m_step);
    });
    hide();
}

void PlayOutPanel::play(const PositionPtr &position, const Answer &scored)
{
    m_position = position;
    m_scored = scored;
    m_steps = playOut(position->board(), std::get<ScoreAnswer>(scored.body));
    setVisible(!m_steps.empty());
    show(0);
    setFocus();
}

/// Who earns what, or who goes home.
QString PlayOutPanel::words(const PlayStep &step) const
{
    Footnotes footnotes;
    const Page page = tell(*m_position, m_scored, footnotes);
    if (const Row *row = rowOf(page, step)) {
        const PageLine line = lineOf(*row);
        return line.head + line.tail();
    }
    Texts home;
    for (const int figure : step.figures)
        home << figureLabel(*m_position, figure);
    return tr("Back to the supply: %1.").arg(enumerated(home));
}

void PlayOutPanel::show(int step)
{
    if (step < 0 || step >= count())
        return;
    m_step = step;
    const PlayStep &now = m_steps[static_cast<std::size_t>(step)];
    m_place->setText(tr("Step %1 of %2").arg(step + 1).arg(count()));
    m_text->setText(words(now));
    m_totals->setText(
        now.totals.empty()
            ? tr("Nobody has scored yet.")
            : tr("So far: %1.", "points of players").arg(pointsOf(m_position->scenario(), now.totals)));
    m_previous->setEnabled(step > 0);
    m_next->setEnabled(step + 1 < count());
    setAccessibleDescription(m_place->text() + QStringLiteral(". ") + m_text->text() + u' ' +
                             m_totals->text());
    QAccessibleEvent spoken(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&spoken);
    emit lit({now.figures.begin(), now.figures.end()}, {now.squares.begin(), now.squares.end()});
}

void PlayOutPanel::stop()
{
    if (m_step < 0)
        return;
    m_step = -1;
    m_steps.clear();
    hide();
    emit lit({}, {});
}

void PlayOutPanel::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Right: next(); break;
    case Qt::Key_Left: previous(); break;
    case Qt::Key_Escape: stop(); break;
    default: QFrame::keyPressEvent(event);
    }
}

} // namespace towerwatch

#include "moc_playoutview.cpp"
