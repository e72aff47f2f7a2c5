// SPDX-License-Identifier: MIT
#include "views/window/ruling/playout.h"

#include "views/window/kit/widgets.h"
#include "views/window/look/artimage.h"
#include "views/words/words.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

namespace towerwatch {

namespace {

QString labels(const Position &position, const std::vector<int> &figures)
{
    Texts list;
    for (const int figure : figures)
        list << figureLabel(position, figure);
    return enumerated(list);
}

QString scores(const Position &position, const ColourPoints &sums)
{
    QStringList list;
    for (const auto &[colour, sum] : sums)
        list << PlayOutPanel::tr("%1: %2", "player: points")
                    .arg(playerName(position.scenario(), colour), points(sum));
    return list.join(QStringLiteral(", "));
}

QString featureName(const ScoredFeature &feature)
{
    return PlayOutPanel::tr("%1 at %2", "road, city or monastery")
        .arg(word(feature.kind), phrase(feature.tiles.front()));
}

} // namespace

QString playWords(const Position &position, const ScoreAnswer &answer, const PlayStep &step)
{
    const auto index = static_cast<std::size_t>(step.index);
    if (step.kind == PlayKind::Watchtower) {
        const TriggeredWatchtower &tower = answer.watchtowers[index];
        return PlayOutPanel::tr("At the watchtower at %1, each meeple on its tile in a completed feature "
                                "earns its owner %2: %3.")
            .arg(phrase(tower.at), points(tower.value), labels(position, tower.figures));
    }
    const ScoredFeature &feature = answer.features[index];
    if (step.kind == PlayKind::GoHome)
        return PlayOutPanel::tr("Scored (%1). Back to the supply: %2.")
            .arg(featureName(feature), labels(position, step.figures));
    if (feature.receivers.empty())
        return PlayOutPanel::tr("Complete (%1), worth %2, but nobody scores it.")
            .arg(featureName(feature), points(feature.points));
    Texts names;
    for (const Colour colour : feature.receivers)
        names << playerName(position.scenario(), colour);
    return PlayOutPanel::tr("Complete (%1), worth %2; scored by: %3.")
        .arg(featureName(feature), points(feature.points), enumerated(names));
}

QString totalsWords(const Position &position, const PlayStep &step)
{
    return step.totals.empty() ? PlayOutPanel::tr("Nobody has scored yet.")
                               : PlayOutPanel::tr("So far – %1", "players and their points")
                                     .arg(scores(position, step.totals));
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

void PlayOutPanel::play(const PositionPtr &position, const ScoreAnswer &answer)
{
    m_position = position;
    m_answer = answer;
    m_steps = playOut(position->board(), answer);
    setVisible(!m_steps.empty());
    show(0);
    setFocus();
}

void PlayOutPanel::show(int step)
{
    if (step < 0 || step >= count())
        return;
    m_step = step;
    const PlayStep &now = m_steps[static_cast<std::size_t>(step)];
    m_place->setText(tr("Step %1 of %2").arg(step + 1).arg(count()));
    m_text->setText(playWords(*m_position, m_answer, now));
    m_totals->setText(totalsWords(*m_position, now));
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

#include "moc_playout.cpp"
