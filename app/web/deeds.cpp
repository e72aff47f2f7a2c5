// SPDX-License-Identifier: MIT
#include "app/web/deeds.h"

#include "model/edit/perform.h"
#include "model/inquiry/trial.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/wording/playerwords.h"
#include "views/wording/words.h"

namespace towerwatch::web {

namespace {

class Deeds
{
public:
    Deeds(const Asked &asked, bool just, std::optional<std::size_t> wanted = {})
        : m_wanted(wanted)
        , m_scenario(asked.position->scenario())
        , m_question(asked.answer.question)
        , m_just(just)
        , m_by(askerOf(m_scenario, m_question))
        , m_at(m_question.at.value_or(Square{}))
    {
        std::visit([this](const auto &body) { of(body); }, asked.answer.body);
    }

    std::vector<Deed> take() { return std::move(m_deeds); }
    Scenario after() { return m_after ? std::move(*m_after) : m_scenario; }

private:
    void of(const PlaceFloorAnswer &floor)
    {
        if (floor.legal == Legality::No)
            return;
        if (!m_just)
            add(inFirstEdition(m_scenario) ? "placePiece" : "placeFloor", {}, -1,
                [this] { return withFloorPlaced(m_scenario, builtInTiles(), m_at, m_by); });
        for (const FigureVerdict &verdict : floor.figures)
            capture(verdict);
    }

    void of(const PlaceFigureAnswer &figure)
    {
        const FigureKind kind = m_question.figure.value_or(FigureKind::Meeple);
        if (figure.legal != Legality::No)
            add("putOnTower", {}, -1,
                [this, kind] { return withFigureOnTower(m_scenario, builtInTiles(), m_at, kind, m_by); });
    }

    void of(const RansomAnswer &ransom)
    {
        for (const RansomOption &option : ransom.options)
            add("buyBack",
                word(option.figure, m_scenario.rules.tower) + ", " + playerName(m_scenario, option.holder),
                -1, [&] { return withRansom(m_scenario, m_by, option); });
    }

    /// What one tower alone can take is taken with its next floor; of several, one has to be chosen first.
    void of(const OutlookAnswer &outlook)
    {
        if (outlook.towers.size() != 1)
            return;
        m_at = outlook.towers.front().at;
        const Answer floor = answer(Board(m_scenario, builtInTiles()),
                                    {.ask = Ask::PlaceFloor, .at = m_at, .by = m_question.by});
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
        Capture capture{verdict.figure, m_by, m_just ? std::nullopt : std::optional(m_at), {}};
        const auto addOne = [&](std::string_view kind, Text what) {
            add(kind, std::move(what), verdict.figure,
                [&] { return withCapture(m_scenario, builtInTiles(), capture, verdict.consequences); });
        };
        if (fate.effect != Effect::Exchange || !fate.choice)
            return addOne("capture", {});
        for (const FigureKind back : fate.returns) {
            capture.back = back;
            addOne("captureFor", word(back, m_scenario.rules.tower));
        }
    }

    void add(std::string_view kind, Text what, int figure, const auto &carryOut)
    {
        if (m_wanted == m_deeds.size())
            m_after = carryOut();
        m_deeds.push_back({kind, std::move(what), figure});
    }

    std::optional<std::size_t> m_wanted; ///< the one that is carried out
    const Scenario &m_scenario;
    const Question &m_question;
    bool m_just;
    Colour m_by;
    Square m_at;
    std::vector<Deed> m_deeds = {};
    std::optional<Scenario> m_after = {};
};

} // namespace

std::vector<Deed> deedsOf(const Asked &asked, bool just)
{
    return Deeds(asked, just).take();
}

Scenario afterDeed(const Asked &asked, bool just, std::size_t deed)
{
    return Deeds(asked, just, deed).after();
}

} // namespace towerwatch::web
