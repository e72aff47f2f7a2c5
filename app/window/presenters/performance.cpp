// SPDX-License-Identifier: MIT
#include "app/window/presenters/performance.h"

#include "model/edit/perform.h"
#include "model/inquiry/trial.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/reports/deedwords.h"
#include "views/words/words.h"

namespace towerwatch {

Performance::Performance(const Desk &desk)
    : m_position(desk.position)
{
    if (!desk.answer || desk.tried) // what is tried is only looked at
        return;
    m_by = askerOf(m_position->scenario(), desk.answer->question);
    m_at = desk.answer->question.at.value_or(Square{});
    std::visit([&](const auto &body) { of(body, desk); }, desk.answer->body);
}

void Performance::of(const PlaceFloorAnswer &floor, const Desk &desk)
{
    aboutFloor = true;
    if (const FigureVerdict *verdict = captureOf(desk.selectedFigure(), desk.answer.get()))
        return capture(*verdict, desk);
    if (floor.legal == Legality::No || desk.isJustPlaced())
        return;
    const bool first = inFirstEdition(m_position->scenario());
    name = first ? tr("Place the tower p&iece", "first edition") : tr("Place the f&loor");
    step = [position = m_position, at = m_at, by = m_by, first](std::size_t) {
        return Step{withFloorPlaced(position->scenario(), builtInTiles(), at, by),
                    first ? tr("Place a tower piece", "first edition") : tr("Place a floor")};
    };
    done = [words = floorWords()](std::size_t) { return words; };
}

/// That the next floor of the tower was placed.
QString Performance::floorWords() const
{
    PlacedTile tower = m_position->board().placed(m_position->board().tileAt(m_at));
    ++tower.floors;
    return floorPlacedWords(m_position->scenario(), tower);
}

void Performance::capture(const FigureVerdict &verdict, const Desk &desk)
{
    captures = true;
    const Text label = figureLabel(*m_position, verdict.figure);
    name = capitalized(tr("Cap&ture %1").arg(inMenu(label)).toStdString());
    const Consequence &fate = verdict.consequences.front();
    if (fate.effect == Effect::Exchange && fate.choice) {
        title = tr("Exchange");
        asking = tr("%1 chooses: which figure comes home?").arg(playerName(m_position->scenario(), m_by));
        for (const FigureKind kind : fate.returns)
            choices << word(kind, m_position->scenario().rules.tower);
    }
    Capture capture{verdict.figure, m_by, desk.isJustPlaced() ? std::nullopt : std::optional(m_at), {}};
    step = [position = m_position, capture, verdict, label](std::size_t chosen) mutable {
        const std::vector<FigureKind> &returns = verdict.consequences.front().returns;
        if (chosen < returns.size())
            capture.back = returns[chosen];
        return Step{withCapture(position->scenario(), builtInTiles(), capture, verdict.consequences),
                    capitalized(tr("Capture %1").arg(label).toStdString())};
    };
    done = [position = m_position, verdict, by = m_by,
            floor = desk.isJustPlaced() ? QString() : floorWords() + u' '](std::size_t chosen) {
        return floor + QString(capturedWords(*position, verdict, by, chosen));
    };
}

void Performance::of(const PlaceFigureAnswer &figure, const Desk &desk)
{
    if (figure.legal == Legality::No)
        return;
    name = tr("Put it on the &tower");
    const FigureKind kind = desk.answer->question.figure.value_or(FigureKind::Meeple);
    step = [position = m_position, at = m_at, by = m_by, kind](std::size_t) {
        return Step{withFigureOnTower(position->scenario(), builtInTiles(), at, kind, by),
                    tr("Put a figure on a tower")};
    };
    done = [position = m_position, at = m_at, kind](std::size_t) {
        return QString(onTowerWords(position->scenario(), at, kind));
    };
}

void Performance::of(const RansomAnswer &ransom, const Desk &)
{
    if (ransom.options.empty())
        return;
    const Scenario &scenario = m_position->scenario();
    name = tr("Pay the ran&som");
    title = tr("Ransom");
    asking = tr("%1 chooses: who is bought back?").arg(playerName(scenario, m_by));
    for (const RansomOption &option : ransom.options)
        choices << tr("%1, held by %2")
                       .arg(word(option.figure, scenario.rules.tower), playerName(scenario, option.holder));
    step = [position = m_position, by = m_by, options = ransom.options](std::size_t chosen) {
        return Step{withRansom(position->scenario(), by, options[chosen]), tr("Pay a ransom")};
    };
    done = [position = m_position, options = ransom.options](std::size_t chosen) {
        return QString(boughtBackWords(position->scenario(), options[chosen]));
    };
}

/// What one tower alone can take is taken with its next floor; of several, one has to be chosen first.
void Performance::of(const OutlookAnswer &outlook, const Desk &desk)
{
    if (outlook.towers.size() != 1)
        return;
    m_at = outlook.towers.front().at;
    const Answer floor =
        answer(m_position->board(), {.ask = Ask::PlaceFloor, .at = m_at, .by = desk.answer->question.by});
    aboutFloor = true;
    if (const FigureVerdict *verdict = captureOf(outlook.figure, &floor))
        capture(*verdict, desk);
}

} // namespace towerwatch
