// SPDX-License-Identifier: MIT
#include "app/page/deeds.h"

#include "model/edit/perform.h"
#include "model/inquiry/trial.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/words/playerwords.h"
#include "views/words/words.h"

namespace towerwatch::web {

namespace {

class Deeds
{
public:
    Deeds(const Asked &asked, bool just, int wanted)
        : m_board(asked.position->board())
        , m_scenario(m_board.scenario())
        , m_question(asked.answer.question)
        , m_just(just)
        , m_wanted(wanted)
        , m_by(askerOf(m_scenario, m_question))
        , m_at(m_question.at.value_or(Square{}))
    {
        const AnswerBody &body = asked.answer.body;
        if (const auto *floor = std::get_if<PlaceFloorAnswer>(&body))
            of(*floor);
        else if (const auto *figure = std::get_if<PlaceFigureAnswer>(&body))
            of(*figure);
        else if (const auto *ransom = std::get_if<RansomAnswer>(&body))
            of(*ransom);
        else if (const auto *outlook = std::get_if<OutlookAnswer>(&body))
            of(*outlook);
    }

    Value list = Value::list();
    std::optional<Scenario> after = {};

private:
    void of(const PlaceFloorAnswer &floor)
    {
        if (floor.legal == Legality::No)
            return;
        if (!m_just && isWanted(inFirstEdition(m_scenario) ? "placePiece" : "placeFloor"))
            after = withFloorPlaced(m_scenario, builtInTiles(), m_at, m_by);
        for (const FigureVerdict &verdict : floor.figures)
            capture(verdict);
    }

    void of(const PlaceFigureAnswer &figure)
    {
        const FigureKind kind = m_question.figure.value_or(FigureKind::Meeple);
        if (figure.legal != Legality::No && isWanted("putOnTower"))
            after = withFigureOnTower(m_scenario, builtInTiles(), m_at, kind, m_by);
    }

    void of(const RansomAnswer &ransom)
    {
        for (const RansomOption &option : ransom.options)
            if (isWanted("buyBack", heldBy(kindWord(option.figure), playerName(m_scenario, option.holder))))
                after = withRansom(m_scenario, m_by, option);
    }

    /// What one tower alone can take is taken with its next floor; of several, one has to be chosen first.
    void of(const OutlookAnswer &outlook)
    {
        if (outlook.towers.size() != 1)
            return;
        m_at = outlook.towers.front().at;
        const Answer floor = answer(m_board, {.ask = Ask::PlaceFloor, .at = m_at, .by = m_question.by});
        if (const FigureVerdict *verdict = captureOf(outlook.figure, &floor))
            capture(*verdict);
    }

    /// One deed, or one for each figure that may come home in exchange.
    void capture(const FigureVerdict &verdict)
    {
        if (verdict.consequences.empty())
            return;
        const Consequence &fate = verdict.consequences.front();
        const bool chooses = fate.effect == Effect::Exchange && fate.choice;
        Capture capture{verdict.figure, m_by, m_just ? std::nullopt : std::optional(m_at), {}};
        for (std::size_t i = 0; i < (chooses ? fate.returns.size() : 1); ++i) {
            if (chooses)
                capture.back = fate.returns[i];
            if (isWanted(chooses ? "captureFor" : "capture", chooses ? kindWord(*capture.back) : Text(),
                         verdict.figure))
                after = withCapture(m_scenario, builtInTiles(), capture, verdict.consequences);
        }
    }

    Text kindWord(FigureKind kind) const { return word(kind, m_scenario.rules.tower); }

    /// Lists a deed; whether it is the one that is carried out.
    bool isWanted(const char *kind, const Text &what = {}, int figure = -1)
    {
        Value deed{Value::Kind::Map};
        deed.put("kind", Value::of(kind));
        deed.put("what", Value::of(what));
        if (figure >= 0)
            deed.put("figure", Value::of(figure));
        list.add(std::move(deed));
        return static_cast<int>(list.items.size()) == m_wanted + 1;
    }

    const Board &m_board;
    const Scenario &m_scenario;
    const Question &m_question;
    bool m_just;
    int m_wanted;
    Colour m_by;
    Square m_at;
};

} // namespace

Value deedsOf(const Asked &asked, bool just)
{
    return Deeds(asked, just, -1).list;
}

Scenario afterDeed(const Asked &asked, bool just, int deed)
{
    Deeds deeds(asked, just, deed);
    return deeds.after ? std::move(*deeds.after) : asked.position->scenario();
}

} // namespace towerwatch::web
