// SPDX-License-Identifier: MIT
#include "app/desk/rulingbuttons.h"

#include "app/desk/actions.h"
#include "model/edit/perform.h"
#include "model/inquiry/trial.h"
#include "resources/catalogue.h"
#include "views/ruling/playout.h"
#include "views/wording/words.h"

#include <QHBoxLayout>
#include <QInputDialog>
#include <QPushButton>
#include <QVBoxLayout>

namespace towerwatch {

namespace {

/// A button that is there while an action can be taken.
QPushButton *buttonFor(QAction *action)
{
    auto *button = new QPushButton;
    QObject::connect(action, &QAction::changed, button, [button, action] {
        button->setText(action->text());
        button->setToolTip(action->statusTip());
        button->setVisible(action->isEnabled());
    });
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    button->hide();
    return button;
}

template <typename Body> const Body *bodyOf(const LiveDesk &desk)
{
    return desk->answer ? std::get_if<Body>(&desk->answer->body) : nullptr;
}

} // namespace

RulingButtons::RulingButtons(ScenarioDocument &document, LiveDesk &desk, Actions &actions)
    : m_document(document)
    , m_desk(desk)
    , m_actions(actions)
    , m_panel(new PlayOutPanel(this))
{
    auto *line = new QHBoxLayout;
    line->addWidget(buttonFor(actions[Do::Perform]));
    line->addWidget(buttonFor(actions[Do::PlayOut]));
    line->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 0, 8, 8);
    column->addWidget(m_panel);
    column->addLayout(line);
    actions.on(Do::Perform, this, &RulingButtons::perform);
    actions.on(Do::PlayOut, this, &RulingButtons::playOut);
    connect(&desk, &LiveDesk::reworded, this, &RulingButtons::refresh);
    connect(&desk, &LiveDesk::changed, this, [this](const Desk &before) {
        if (m_desk->answer != before.answer)
            m_panel->stop();
        if (!m_desk->readsAs(before))
            refresh();
    });
    connect(m_panel, &PlayOutPanel::lit, this,
            [this](const QList<int> &figures, const QList<Square> &squares) {
                m_desk.take(ondesk::Lit{m_desk->light(figures, squares)});
            });
    refresh();
}

const FigureVerdict *RulingButtons::captured() const
{
    return captureOf(m_desk->selectedFigure(), m_desk->answer.get());
}

QString RulingButtons::performName() const
{
    if (m_desk->tried) // what is tried is only looked at
        return {};
    if (const auto *floor = bodyOf<PlaceFloorAnswer>(m_desk); floor && floor->legal != Legality::No) {
        const FigureVerdict *verdict = captured();
        if (!verdict && m_desk->isJustPlaced())
            return {};
        return verdict
                   ? capitalized(tr("Cap&ture %1").arg(inMenu(figureLabel(*m_desk->shown, verdict->figure))))
                   : tr("Place the f&loor");
    }
    if (const auto *top = bodyOf<PlaceFigureAnswer>(m_desk); top && top->legal != Legality::No)
        return tr("Put it on the &tower");
    if (const auto *ransom = bodyOf<RansomAnswer>(m_desk); ransom && !ransom->options.empty())
        return tr("Pay the ran&som");
    return {};
}

void RulingButtons::refresh()
{
    const QString name = performName();
    m_actions.name(Do::Perform, name);
    m_actions[Do::Perform]->setEnabled(!name.isEmpty());
    // Else Qt would take the text, in which the file has a say.
    m_actions[Do::Perform]->setToolTip(m_actions[Do::Perform]->statusTip());
    const auto *score = bodyOf<ScoreAnswer>(m_desk);
    const bool plays = score && (!score->watchtowers.empty() || !score->features.empty());
    m_actions[Do::PlayOut]->setEnabled(plays);
}

void RulingButtons::perform()
{
    if (performName().isEmpty())
        return;
    const Answer answer = *m_desk->answer;
    const Colour by = answer.question.by.value_or(Colour::Red);
    const Square at = answer.question.at.value_or(Square{});
    const TileCatalogue &tiles = builtInTiles();
    if (const FigureVerdict *verdict = captured()) {
        chooseExchange(verdict->consequences.front(), by);
    } else if (std::holds_alternative<PlaceFloorAnswer>(answer.body)) {
        m_document.edit(withFloorPlaced(m_desk->position->scenario(), tiles, at, by), tr("Place a floor"));
    } else if (std::holds_alternative<PlaceFigureAnswer>(answer.body)) {
        const FigureKind kind = answer.question.figure.value_or(FigureKind::Meeple);
        m_document.edit(withFigureOnTower(m_desk->position->scenario(), tiles, at, kind, by),
                        tr("Put a figure on a tower"));
    } else if (const auto *ransom = std::get_if<RansomAnswer>(&answer.body)) {
        chooseRansom(*ransom, by);
    }
}

void RulingButtons::choose(const QStringList &names, const QString &title, const QString &question,
                           const std::function<void(std::size_t)> &chosen)
{
    if (names.size() == 1)
        return chosen(0);
    auto *dialog = new QInputDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(question);
    dialog->setComboBoxItems(names);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, names, chosen, asked = m_desk->answer->question](const QString &name) {
                const qsizetype index = names.indexOf(name);
                if (index >= 0 && !performName().isEmpty() && m_desk->answer->question == asked)
                    chosen(static_cast<std::size_t>(index));
            });
    dialog->open();
}

void RulingButtons::chooseExchange(const Consequence &fate, Colour by)
{
    if (fate.effect != Effect::Exchange || !fate.choice)
        return capture({});
    QStringList kinds;
    for (const FigureKind kind : fate.returns)
        kinds << word(kind, m_desk->position->scenario().rules.tower);
    choose(kinds, tr("Exchange"),
           tr("%1 chooses: which figure comes home?").arg(playerName(m_desk->position->scenario(), by)),
           [this, returns = fate.returns](std::size_t chosen) { capture(returns[chosen]); });
}

void RulingButtons::capture(std::optional<FigureKind> back)
{
    const FigureVerdict *verdict = captured();
    if (!verdict)
        return;
    const std::vector<FigureKind> &returns = verdict->consequences.front().returns;
    if (back && std::ranges::find(returns, *back) == returns.end())
        return;
    const Question &question = m_desk->answer->question;
    const std::optional<Square> tower = m_desk->isJustPlaced() ? std::nullopt : question.at;
    const QString name = capitalized(tr("Capture %1").arg(figureLabel(*m_desk->position, verdict->figure)));
    m_document.edit(withCapture(m_desk->position->scenario(), builtInTiles(),
                                {verdict->figure, question.by.value_or(Colour::Red), tower, back},
                                verdict->consequences),
                    name);
}

void RulingButtons::chooseRansom(const RansomAnswer &answer, Colour by)
{
    const Scenario &scenario = m_desk->position->scenario();
    QStringList names;
    for (const RansomOption &option : answer.options)
        names << tr("%1, held by %2")
                     .arg(word(option.figure, scenario.rules.tower), playerName(scenario, option.holder));
    choose(names, tr("Ransom"), tr("%1 chooses: who is bought back?").arg(playerName(scenario, by)),
           [this, options = answer.options](std::size_t chosen) { payRansom(options[chosen]); });
}

void RulingButtons::payRansom(const RansomOption &option)
{
    const auto *ransom = bodyOf<RansomAnswer>(m_desk);
    if (ransom && std::ranges::find(ransom->options, option) != ransom->options.end())
        m_document.edit(withRansom(m_desk->position->scenario(),
                                   m_desk->answer->question.by.value_or(Colour::Red), option),
                        tr("Pay a ransom"));
}

void RulingButtons::playOut()
{
    if (const auto *score = bodyOf<ScoreAnswer>(m_desk))
        m_panel->play(m_desk->shown, *score);
}

} // namespace towerwatch
