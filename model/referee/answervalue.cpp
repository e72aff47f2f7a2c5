// SPDX-License-Identifier: MIT
#include "model/referee/answervalue.h"

namespace towerwatch {

namespace {

template <typename Items, typename Convert> Value listOf(const Items &items, Convert convert)
{
    Value list = Value::list();
    for (const auto &item : items)
        list.add(convert(item));
    return list;
}

Value colours(const std::vector<Colour> &list)
{
    return listOf(list, [](Colour colour) { return Value::of(name(colour)); });
}

Value kinds(const std::vector<FigureKind> &list)
{
    return listOf(list, [](FigureKind kind) { return Value::of(name(kind)); });
}

Value squares(const std::vector<Square> &list)
{
    return listOf(list, [](Square square) { return toValue(square); });
}

Value points(const ColourPoints &list)
{
    Value map = Value::map();
    for (const auto &[colour, number] : list)
        map.set(name(colour), Value::of(number));
    return map;
}

Value sides(SideSet set)
{
    Value list = Value::list();
    for (const Side side : allSides)
        if (set.contains(side))
            list.add(Value::of(name(side)));
    return list;
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

    Value id(int figure) const { return Value::of(m_ids[static_cast<std::size_t>(figure)]); }
    Value ids(const std::vector<int> &figures) const
    {
        return listOf(figures, [&](int figure) { return id(figure); });
    }

    /// `id`, `owner` and `points` of a figure that earns a watchtower's value.
    Value award(int figure, int value) const
    {
        Value map = Value::map();
        map.set("id", id(figure));
        if (const auto owner = m_board.figure(figure).owner)
            map.set("owner", Value::of(name(*owner)));
        map.set("points", Value::of(value));
        return map;
    }
    Value awards(const std::vector<int> &figures, int value) const
    {
        return listOf(figures, [&](int figure) { return award(figure, value); });
    }

    Value fact(const Fact &fact) const
    {
        Value map = Value::map();
        map.set("fact", Value::of(name(fact.name)));
        if (fact.at)
            map.set("at", toValue(*fact.at));
        if (fact.figure >= 0)
            map.set("figure", id(fact.figure));
        if (fact.kind)
            map.set("figure", Value::of(name(*fact.kind)));
        if (fact.player)
            map.set(fact.name == FactName::NotOnTurn ? "turn" : "by", Value::of(name(*fact.player)));
        switch (fact.name) {
        case FactName::HouseRule: map.set("house", Value::of(name(HouseRule::EyeForAnEye))); break;
        case FactName::TooFar:
            map.set("distance", Value::of(*fact.number));
            map.set("range", Value::of(fact.limit));
            break;
        case FactName::Detour:
            if (fact.number)
                map.set("steps", Value::of(*fact.number));
            break;
        case FactName::TooFewPoints:
            map.set("points", Value::of(*fact.number));
            map.set("needs", Value::of(fact.limit));
            break;
        default: break;
        }
        return map;
    }

    /// `facts`; nothing where there are none.
    void addFacts(Value &map, const Facts &facts) const
    {
        if (!facts.empty())
            map.set("facts", listOf(facts, [&](const Fact &each) { return fact(each); }));
    }

    static Value lost(const Consequence &c)
    {
        Value map = Value::map();
        map.set("owner", Value::of(name(c.player)));
        map.set("points", Value::of(c.lost));
        return map;
    }

    Value consequence(const Consequence &c) const
    {
        Value map = Value::map();
        map.set("effect", Value::of(name(c.effect)));
        switch (c.effect) {
        case Effect::Prisoner: map.set("holder", Value::of(name(c.player))); break;
        case Effect::ToSupply: map.set("owner", Value::of(name(c.player))); break;
        case Effect::Exchange:
            map.set("home", Value::of(name(c.player)));
            map.set("returns", kinds(c.returns));
            map.set("choice", Value::boolean(c.choice));
            break;
        case Effect::Orphan:
            map.set("figure", id(c.figure));
            map.set("owner", Value::of(name(c.player)));
            break;
        case Effect::Majority:
            map.set("kind", Value::of(name(c.kind)));
            map.set("before", colours(c.before));
            map.set("after", colours(c.after));
            break;
        case Effect::Watchtower:
            map.set("at", toValue(c.at));
            map.set("before", Value::of(c.valueBefore));
            map.set("after", Value::of(c.valueAfter));
            if (c.lost > 0)
                map.set("lost", lost(c));
            break;
        case Effect::TowerReopens: map.set("at", toValue(c.at)); break;
        }
        return map;
    }

    Value figure(const FigureVerdict &verdict) const
    {
        const Figure &figure = m_board.figure(verdict.figure);
        Value map = Value::map();
        map.set("id", id(verdict.figure));
        map.set("figure", Value::of(name(figure.kind)));
        if (figure.owner)
            map.set("owner", Value::of(name(*figure.owner)));
        if (figure.at)
            map.set("at", toValue(*figure.at));
        if (figure.on)
            map.set("on", Value::of(toText(*figure.on)));
        map.set("verdict", Value::of(name(verdict.verdict)));
        addFacts(map, verdict.facts);
        map.set("because", toValue(verdict.because));
        if (verdict.verdict == Verdict::Capturable || verdict.verdict == Verdict::Open)
            map.set("consequences",
                    listOf(verdict.consequences, [&](const Consequence &c) { return consequence(c); }));
        return map;
    }

    void add(Value &map, const PlaceFloorAnswer &answer) const
    {
        if (answer.legal != Legality::No) {
            map.set("height", Value::of(answer.height));
            map.set("range", Value::of(answer.range));
        }
        map.set("reach", squares(answer.reach));
        for (const auto &[key, wanted] :
             {std::pair{"capturable", Verdict::Capturable}, {"open", Verdict::Open}}) {
            Value list = Value::list();
            for (const FigureVerdict &verdict : answer.figures)
                if (verdict.verdict == wanted)
                    list.add(id(verdict.figure));
            map.set(key, std::move(list));
        }
        map.set("figures",
                listOf(answer.figures, [&](const FigureVerdict &verdict) { return figure(verdict); }));
    }

    void add(Value &, const PlaceFigureAnswer &) const {}

    void add(Value &map, const WatchtowerAnswer &answer) const
    {
        Value bonus = Value::map();
        bonus.set("points", Value::of(answer.bonus.points));
        bonus.set("per", Value::of(name(answer.bonus.per)));
        map.set("bonus", std::move(bonus));
        map.set("area", squares(answer.area));
        map.set("counted", listOf(answer.counted, [](const SquareCount &square) {
                    Value entry = Value::map();
                    entry.set("at", toValue(square.at));
                    entry.set("count", Value::of(square.count));
                    return entry;
                }));
        map.set("count", Value::of(answer.count));
        map.set("value", Value::of(answer.value));
        map.set("open", ids(answer.open));
        map.set("features", listOf(answer.features, [&](const WatchtowerFeature &feature) {
                    Value entry = Value::map();
                    entry.set("kind", Value::of(name(feature.kind)));
                    entry.set("sides", sides(feature.sides));
                    entry.set("complete", Value::boolean(feature.complete));
                    entry.set("figures", awards(feature.figures, answer.value));
                    return entry;
                }));
        map.set("triggered", Value::boolean(answer.triggered));
    }

    void add(Value &map, const ScoreAnswer &answer) const
    {
        map.set("watchtowers", listOf(answer.watchtowers, [&](const TriggeredWatchtower &tower) {
                    Value entry = Value::map();
                    entry.set("at", toValue(tower.at));
                    entry.set("value", Value::of(tower.value));
                    entry.set("awards", awards(tower.figures, tower.value));
                    return entry;
                }));
        map.set("features", listOf(answer.features, [](const ScoredFeature &feature) {
                    Value entry = Value::map();
                    entry.set("kind", Value::of(name(feature.kind)));
                    entry.set("tiles", squares(feature.tiles));
                    entry.set("coats", Value::of(feature.coats));
                    entry.set("points", Value::of(feature.points));
                    entry.set("strength", points(feature.strength));
                    entry.set("receivers", colours(feature.receivers));
                    return entry;
                }));
        map.set("totals", points(answer.totals));
    }

    void add(Value &map, const RansomAnswer &answer) const
    {
        map.set("options", listOf(answer.options, [](const RansomOption &option) {
                    Value entry = Value::map();
                    entry.set("figure", Value::of(name(option.figure)));
                    entry.set("holder", Value::of(name(option.holder)));
                    entry.set("cost", Value::of(ransomCost));
                    entry.set("points", points(option.points));
                    return entry;
                }));
    }

    void add(Value &map, const ActionsAnswer &answer) const
    {
        map.set("floor", squares(answer.floor));
        map.set("figures", listOf(answer.figures, [](const TowerTopChoice &choice) {
                    Value entry = Value::map();
                    entry.set("at", toValue(choice.at));
                    entry.set("kinds", kinds(choice.kinds));
                    entry.set("open", kinds(choice.open));
                    return entry;
                }));
        map.set("ransom", toValue(answer.ransom));
    }

    void add(Value &map, const OutlookAnswer &answer) const
    {
        map.set("verdict", Value::of(name(answer.verdict)));
        addFacts(map, answer.facts);
        map.set("towers",
                listOf(answer.towers, [](const ReachingTower &tower) { return toValue(tower.at); }));
        map.set("counting", squares(answer.counting));
        map.set("triggers", listOf(answer.triggers, [](const TriggeredBy &trigger) {
                    Value entry = Value::map();
                    entry.set("at", toValue(trigger.at));
                    entry.set("points", Value::of(trigger.value));
                    entry.set("complete", Value::boolean(trigger.complete));
                    return entry;
                }));
        if (!answer.onTower)
            return;
        Value events = Value::map();
        for (const TowerEvent &event : towerEvents(m_board.rules().tower))
            events.set(event.name, Value::boolean(event.happens));
        map.set("events", std::move(events));
    }

private:
    const Board &m_board;
    std::vector<std::string> m_ids;
};

/// The question's keys, as asked.
Value asked(const Question &question)
{
    Value map = Value::map();
    map.set("ask", Value::of(name(question.ask)));
    if (question.figure && question.ask == Ask::PlaceFigure)
        map.set("figure", Value::of(name(*question.figure)));
    if (question.at)
        map.set(question.ask == Ask::Score ? "tile" : "at", toValue(*question.at));
    if (question.target && question.ask == Ask::Outlook)
        map.set("target", Value::of(*question.target));
    if (question.by)
        map.set("by", Value::of(name(*question.by)));
    if (question.from)
        map.set("from", Value::of(name(*question.from)));
    if (question.figure && question.ask == Ask::Ransom)
        map.set("figure", Value::of(name(*question.figure)));
    return map;
}

} // namespace

Value toValue(Square square)
{
    Value list = Value::list();
    list.add(Value::of(square.x));
    list.add(Value::of(square.y));
    return list;
}

Value toValue(Legality legal)
{
    return legal == Legality::Open ? Value::of("open") : Value::boolean(legal == Legality::Yes);
}

Value toValue(const Because &because)
{
    return listOf(because, [](RulingId id) { return Value::of(id.value); });
}

Value toValue(const Board &board, const Answer &answer)
{
    const Writer writer(board);
    Value map = asked(answer.question);
    std::visit(
        [&](const auto &body) {
            if constexpr (requires { body.legal; })
                map.set("legal", toValue(body.legal));
            if constexpr (requires {
                              body.legal;
                              body.facts;
                          })
                writer.addFacts(map, body.facts);
            if (answer.question.target && answer.question.ask == Ask::PlaceFloor)
                map.set("target", Value::of(*answer.question.target));
            writer.add(map, body);
            map.set("because", toValue(body.because));
        },
        answer.body);
    return map;
}

} // namespace towerwatch
