// SPDX-License-Identifier: MIT
#include "model/desk/deeds.h"

#include "model/inquiry/hinges.h"
#include "model/referee/referee.h"
#include "model/value/ranges.h"

namespace towerwatch {

namespace {

/// Lists the deeds of one answer.
class Deeds
{
public:
    explicit Deeds(const Desk &desk)
        : m_desk(desk)
        , m_question(desk.answer->question)
        , m_deed{.by = askerOf(desk.position->scenario(), m_question),
                 .tower = m_question.at.value_or(Square{})}
    {
        std::visit([this](const auto &body) { of(body); }, desk.answer->body);
    }

    std::vector<Deed> list = {};

private:
    void add(Deed::Kind kind)
    {
        m_deed.kind = kind;
        list.push_back(m_deed);
    }

    void of(const PlaceFloorAnswer &floor)
    {
        if (floor.legal == Legality::No)
            return;
        if (!m_desk.isJustPlaced())
            add(Deed::Kind::PlaceFloor);
        for (const FigureVerdict &verdict : floor.figures)
            capture(verdict);
    }

    void of(const PlaceFigureAnswer &figure)
    {
        m_deed.figure = m_question.figure.value_or(FigureKind::Meeple);
        if (figure.legal != Legality::No)
            add(Deed::Kind::PutOnTower);
    }

    void of(const RansomAnswer &ransom)
    {
        for (const RansomOption &option : ransom.options) {
            m_deed.ransom = option;
            add(Deed::Kind::BuyBack);
        }
    }

    /// What one tower alone can take is taken with its next floor; of several, one has to be chosen first.
    void of(const OutlookAnswer &outlook)
    {
        if (outlook.towers.size() != 1)
            return;
        m_deed.tower = outlook.towers.front().at;
        const Answer floor = answer(m_desk.position->board(),
                                    {.ask = Ask::PlaceFloor, .at = m_deed.tower, .by = m_question.by});
        if (const FigureVerdict *verdict = captureOf(outlook.figure, &floor))
            capture(*verdict);
    }

    void of(const auto &) {}

    /// One deed, or one for each figure that may come home in exchange.
    void capture(const FigureVerdict &verdict)
    {
        if (verdict.consequences.empty())
            return;
        const Consequence &fate = verdict.consequences.front();
        m_deed.consequences = verdict.consequences;
        m_deed.capture = {verdict.figure,
                          m_deed.by,
                          m_desk.isJustPlaced() ? std::nullopt : std::optional(m_deed.tower),
                          {}};
        if (fate.effect != Effect::Exchange || !fate.choice)
            return add(Deed::Kind::Capture);
        for (const FigureKind back : fate.returns) {
            m_deed.capture.back = back;
            add(Deed::Kind::Capture);
        }
    }

    const Desk &m_desk;
    const Question &m_question;
    Deed m_deed; ///< the next one
};

} // namespace

std::vector<Deed> deedsOf(const Desk &desk)
{
    return desk.answer && !desk.tried ? Deeds(desk).list : std::vector<Deed>();
}

std::vector<Deed> deedsInView(const Desk &desk)
{
    std::vector<Deed> deeds = deedsOf(desk);
    const auto *outlook = desk.answer ? std::get_if<OutlookAnswer>(&desk.answer->body) : nullptr;
    const int figure = outlook ? outlook->figure : desk.selectedFigure();
    const int wanted = ranges::find(deeds, figure, &Deed::captured) == deeds.end() ? -1 : figure;
    std::erase_if(deeds, [&](const Deed &deed) { return deed.captured() != wanted; });
    return deeds;
}

std::optional<Question> captureQuestion(const Desk &desk, int figure, Colour by)
{
    const auto isIt = [&](const Deed &deed) { return deed.by == by && deed.captured() == figure; };
    if (figure < 0 || desk.tried)
        return {};
    if (ranges::any_of(deedsOf(desk), isIt))
        return desk.question;
    const Board &board = desk.position->board();
    for (const int tower : board.towers()) {
        const Question placed{.ask = Ask::PlaceFloor, .at = board.placed(tower).at, .by = by, .placed = true};
        if (!canBeJustPlaced(board, placed))
            continue;
        const Answer floor = answer(board, placed);
        if (captureOf(figure, &floor))
            return placed;
    }
    return {};
}

Scenario afterDeed(const Desk &desk, const Deed &deed)
{
    Scenario scenario = withDueExchanged(desk.position->scenario()); // what is due is done first
    const TileCatalogue &tiles = desk.position->catalogue();
    switch (deed.kind) {
    case Deed::Kind::PlaceFloor: return withFloorPlaced(scenario, tiles, deed.tower, deed.by);
    case Deed::Kind::Capture: return withCapture(scenario, tiles, deed.capture, deed.consequences);
    case Deed::Kind::PutOnTower: return withFigureOnTower(scenario, tiles, deed.tower, deed.figure, deed.by);
    case Deed::Kind::BuyBack: return withRansom(scenario, deed.by, deed.ransom);
    }
    return scenario;
}

std::optional<DeskEvent> eventOf(const Deed &deed)
{
    switch (deed.kind) {
    case Deed::Kind::PlaceFloor:
    case Deed::Kind::Capture: return ondesk::FloorPlaced{deed.tower, deed.captured() >= 0};
    case Deed::Kind::PutOnTower:
    case Deed::Kind::BuyBack: break;
    }
    return std::nullopt;
}

} // namespace towerwatch
