// SPDX-License-Identifier: MIT
#include "model/referee/answervalue.h"

#include "model/referee/answerkinds.h"

namespace towerwatch {

namespace {

Value toValue(const AnswerWriter &writer, const Fact &fact)
{
    Value map = Value::map("fact", fact.name, "at", fact.at);
    if (fact.figure >= 0)
        map.set("figure", writer.id(fact.figure));
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

/// The question's keys, as asked.
Value asked(const Question &question)
{
    Value map = Value::map("ask", question.ask);
    if (needs(question.ask, "figure"))
        map.set("figure", question.figure);
    map.set(squareKeyOf(question.ask), question.at);
    if (needs(question.ask, "target"))
        map.set("target", question.target);
    map.set("by", question.by, "from", question.from);
    if (question.placed)
        map.set("placed", true);
    if (isOptional(question.ask, "figure"))
        map.set("figure", question.figure);
    return map;
}

} // namespace

Value AnswerWriter::awards(const std::vector<int> &figures, int value) const
{
    return Value::listOf(figures, [&](int figure) {
        return Value::map("id", id(figure), "owner", board.figure(figure).owner, "points", value);
    });
}

void AnswerWriter::addFacts(Value &map, const Facts &facts) const
{
    if (!facts.empty())
        map.set("facts", Value::listOf(facts, [this](const Fact &fact) { return toValue(*this, fact); }));
}

Value toValue(const ColourPoints &points)
{
    Value map = Value::map();
    for (const auto &[colour, number] : points)
        map.set(name(colour), number);
    return map;
}

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
    const AnswerWriter writer{board};
    Value map = asked(answer.question);
    if (!answer.due.empty())
        map.set("due", Value::listOf(answer.due, [](const DueExchange &due) { return toValue(due); }));
    std::visit(
        [&](const auto &body) {
            if constexpr (requires { body.legal; }) {
                map.set("legal", toValue(body.legal));
                writer.addFacts(map, body.facts);
            }
        },
        answer.body);
    if (isOptional(answer.question.ask, "target"))
        map.set("target", answer.question.target);
    if (const auto write = answerKindOf(answer.question.ask).write)
        write(map, writer, answer);
    map.set("because", std::visit([](const auto &body) { return toValue(body.because); }, answer.body));
    return map;
}

} // namespace towerwatch
