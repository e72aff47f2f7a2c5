// SPDX-License-Identifier: MIT
#include "model/referee/answervalue.h"

namespace towerwatch {

namespace {

Value points(const ColourPoints &list)
{
    Value map = Value::map();
    for (const auto &[colour, number] : list)
        map.set(name(colour), number);
    return map;
}

/// Writes the answers to one board; knows its figures by their ids.
class Writer
{
public:
    explicit Writer(const Board &board)
        : m_board(board)
        , m_ids(figureIds(board.scenario()))
    {
    }

    const std::string &id(int figure) const { return m_ids[static_cast<std::size_t>(figure)]; }

    /// The figures that earn a watchtower's value.
    Value awards(const std::vector<int> &figures, int value) const
    {
        return Value::listOf(figures, [&](int figure) {
            return Value::map("id", id(figure), "owner", m_board.figure(figure).owner, "points", value);
        });
    }

    Value fact(const Fact &fact) const
    {
        Value map = Value::map("fact", fact.name, "at", fact.at);
        if (fact.figure >= 0)
            map.set("figure", id(fact.figure));
        map.set("done", fact.done, "figure", fact.kind, fact.name == FactName::NotOnTurn ? "turn" : "by",
                fact.player, "house", fact.house);
        switch (fact.name) {
        case FactName::TooFar: map.set("distance", fact.number, "range", fact.limit); break;
        case FactName::Detour: map.set("steps", fact.number); break;
        case FactName::TooFewPoints: map.set("points", fact.number, "needs", fact.limit); break;
        default: break;
        }
        return map;
    }

    /// `facts`; nothing where there are none.
    void addFacts(Value &map, const Facts &facts) const
    {
        if (!facts.empty())
            map.set("facts", Value::listOf(facts, [&](const Fact &each) { return fact(each); }));
    }

    Value consequence(const Consequence &c) const
    {
        Value map = Value::map("effect", c.effect);
        switch (c.effect) {
        case Effect::Prisoner: map.set("holder", c.player); break;
        case Effect::ToSupply: map.set("owner", c.player); break;
        case Effect::Exchange: map.set("home", c.player, "returns", c.returns, "choice", c.choice); break;
        case Effect::Orphan: map.set("figure", id(c.figure), "owner", c.player); break;
        case Effect::Majority: map.set("kind", c.kind, "before", c.before, "after", c.after); break;
        case Effect::Watchtower:
            map.set("at", c.at, "before", c.valueBefore, "after", c.valueAfter);
            if (c.lost > 0)
                map.set("lost", Value::map("owner", c.player, "points", c.lost));
            break;
        case Effect::TowerReopens: map.set("at", c.at); break;
        }
        return map;
    }

    Value figure(const FigureVerdict &verdict) const
    {
        const Figure &figure = m_board.figure(verdict.figure);
        Value map = Value::map("id", id(verdict.figure), "figure", figure.kind, "owner", figure.owner, "at",
                               figure.at);
        if (figure.on)
            map.set("on", toText(*figure.on));
        map.set("verdict", verdict.verdict);
        addFacts(map, verdict.facts);
        map.set("because", toValue(verdict.because));
        if (verdict.verdict == Verdict::Capturable || verdict.verdict == Verdict::Open)
            map.set("consequences", Value::listOf(verdict.consequences,
                                                  [&](const Consequence &c) { return consequence(c); }));
        return map;
    }

    void add(Value &map, const PlaceFloorAnswer &answer) const
    {
        if (answer.legal != Legality::No)
            map.set("height", answer.height, "range", answer.range);
        map.set("reach", answer.reach);
        for (const auto &[key, wanted] :
             {std::pair{"capturable", Verdict::Capturable}, {"open", Verdict::Open}}) {
            Value list = Value::list();
            for (const FigureVerdict &verdict : answer.figures)
                if (verdict.verdict == wanted)
                    list.add(Value::of(id(verdict.figure)));
            map.set(key, std::move(list));
        }
        map.set("figures",
                Value::listOf(answer.figures, [&](const FigureVerdict &verdict) { return figure(verdict); }));
    }

    void add(Value &, const PlaceFigureAnswer &) const {}

    void add(Value &map, const WatchtowerAnswer &answer) const
    {
        map.set("bonus", Value::map("points", answer.bonus.points, "per", answer.bonus.per));
        map.set("area", answer.area);
        map.set("counted", Value::listOf(answer.counted, [](const SquareCount &square) {
                    return Value::map("at", square.at, "count", square.count);
                }));
        map.set("count", answer.count, "value", answer.value);
        map.set("open", Value::listOf(answer.open, [&](int figure) { return id(figure); }));
        map.set("features", Value::listOf(answer.features, [&](const WatchtowerFeature &feature) {
                    return Value::map("kind", feature.kind, "sides", feature.sides, "complete",
                                      feature.complete, "figures", awards(feature.figures, answer.value));
                }));
        map.set("triggered", answer.triggered);
    }

    void add(Value &map, const ScoreAnswer &answer) const
    {
        map.set("watchtowers", Value::listOf(answer.watchtowers, [&](const TriggeredWatchtower &tower) {
                    return Value::map("at", tower.at, "value", tower.value, "awards",
                                      awards(tower.figures, tower.value));
                }));
        map.set("features", Value::listOf(answer.features, [](const ScoredFeature &feature) {
                    return Value::map("kind", feature.kind, "tiles", feature.tiles, "coats", feature.coats,
                                      "points", feature.points, "strength", points(feature.strength),
                                      "receivers", feature.receivers);
                }));
        map.set("totals", points(answer.totals));
    }

    void add(Value &map, const RansomAnswer &answer) const
    {
        map.set("options", Value::listOf(answer.options, [](const RansomOption &option) {
                    return Value::map("figure", option.figure, "holder", option.holder, "cost", ransomCost,
                                      "points", points(option.points));
                }));
    }

    void add(Value &map, const ActionsAnswer &answer) const
    {
        map.set("floor", answer.floor);
        map.set("figures", Value::listOf(answer.figures, [](const TowerTopChoice &choice) {
                    return Value::map("at", choice.at, "kinds", choice.kinds, "open", choice.open);
                }));
        map.set("ransom", toValue(answer.ransom.legal));
        map.set("steps", Value::listOf(answer.steps, [](const TurnStep &step) {
                    return Value::map("step", step.step, "state", step.state, "because",
                                      toValue(step.because));
                }));
    }

    void add(Value &map, const OutlookAnswer &answer) const
    {
        map.set("verdict", answer.verdict);
        addFacts(map, answer.facts);
        map.set("towers", Value::listOf(answer.towers, [](const ReachingTower &tower) { return tower.at; }));
        map.set("counting", answer.counting);
        map.set("triggers", Value::listOf(answer.triggers, [](const TriggeredBy &trigger) {
                    return Value::map("at", trigger.at, "points", trigger.value, "complete",
                                      trigger.complete);
                }));
        if (!answer.onTower)
            return;
        Value events = Value::map();
        for (const TowerEvent &event : towerEvents(m_board.rules().tower))
            events.set(event.name, event.happens);
        map.set("events", std::move(events));
    }

private:
    const Board &m_board;
    std::vector<std::string> m_ids;
};

/// The question's keys, as asked.
Value asked(const Question &question)
{
    Value map = Value::map("ask", question.ask);
    if (question.ask == Ask::PlaceFigure)
        map.set("figure", question.figure);
    map.set(question.ask == Ask::Score ? "tile" : "at", question.at);
    if (question.ask == Ask::Outlook)
        map.set("target", question.target);
    map.set("by", question.by, "from", question.from);
    if (question.placed)
        map.set("placed", true);
    if (question.ask == Ask::Ransom)
        map.set("figure", question.figure);
    return map;
}

} // namespace

Value toValue(Legality legal)
{
    return legal == Legality::Open ? Value::of("open") : Value::boolean(legal == Legality::Yes);
}

Value toValue(const Because &because)
{
    return Value::listOf(because, [](RulingId id) { return id.value; });
}

Value toValue(const DueExchange &due)
{
    Value home = Value::map();
    for (const DueExchange::Side &side : due.sides)
        home.set(name(side.player), side.home);
    return Value::map("players", std::vector{due.sides[0].player, due.sides[1].player}, "home",
                      std::move(home), "choice", due.isChoice());
}

Value toValue(const Board &board, const Answer &answer)
{
    const Writer writer(board);
    Value map = asked(answer.question);
    if (!answer.due.empty())
        map.set("due", Value::listOf(answer.due, [](const DueExchange &due) { return toValue(due); }));
    std::visit(
        [&](const auto &body) {
            if constexpr (requires { body.legal; }) {
                map.set("legal", toValue(body.legal));
                writer.addFacts(map, body.facts);
            }
            if (answer.question.ask == Ask::PlaceFloor)
                map.set("target", answer.question.target);
            writer.add(map, body);
            map.set("because", toValue(body.because));
        },
        answer.body);
    return map;
}

} // namespace towerwatch
