// SPDX-License-Identifier: MIT
#include "resources/build/schema/told.h"

#include "model/referee/rulings.h"
#include "model/referee/warnings.h"
#include "model/value/limits.h"

#include <algorithm>

namespace towerwatch::schema {

namespace {

Value anyText()
{
    return map({{"type", Value::of("string")}});
}

Value rules()
{
    return object(Form::Whole, {{"tower", described("Rule set of The Tower.", word(enumNames<TowerRules>))},
                                {"watchtowers",
                                 described("Edition of The Watchtowers.", word(enumNames<WatchtowerRules>))},
                                {"house", described("House rules.", list(word(enumNames<HouseRule>)))}});
}

Value scenarioTold()
{
    return described("What was asked about.",
                     object(Form::Whole, {{"title", described("In one line; empty: it has none.", anyText())},
                                          {"rules", described("What the answers follow.", rules())}}));
}

/// All codes but of what only whoever lays the table is told.
Value warning()
{
    std::vector<std::string_view> codes(enumNames<WarningCode>.begin(), enumNames<WarningCode>.end());
    std::erase(codes, name(WarningCode::LeftAlone));
    return object(Form::Whole,
                  {{"code", described("What looks wrong.", word(codes))},
                   {"at", ref("square")},
                   {"line", described("Where it stands in the file, from 1.", integer())},
                   {"column", described("In characters, from 1.", integer())},
                   {"text", described("The same in words.", anyText())}},
                  {"at"});
}

Value footnote()
{
    return object(Form::Whole,
                  {{"number", described("As texts of answers refer to it.", integer())},
                   {"ruling", ref("ruling")},
                   {"kind", described("On whose word it rests.", word(enumNames<RulingKind>))},
                   {"carried", described("Whether it is of another edition and carried over by us.",
                                         exactly(Value::boolean(true)))},
                   {"text", described("What it says.", anyText())}},
                  {"carried"});
}

std::string answerName(Ask ask)
{
    std::string name(towerwatch::name(ask));
    return name + "-answer";
}

Value answers()
{
    std::vector<Value> refs;
    for (const Ask ask : allOf<Ask>)
        refs.push_back(schema::ref(answerName(ask)));
    return list(anyOf(std::move(refs)));
}

Value definitions()
{
    Value value = map({
        {"square", described("[x, y]: x grows east, y grows south.",
                             listOfSize(number(-limits::coordinate, limits::coordinate), 2, 2))},
        {"side", described("A side of the tile as it lies.", word(enumNames<Side>))},
        {"colour", described("A player's colour.", word(enumNames<Colour>))},
        {"figureKind", described("A kind of figure.", word(enumNames<FigureKind>))},
        {"place", described("What a figure stands on; sides as the tile lies.",
                            map({{"enum", Value::listOf(allPlaces(),
                                                        [](const Place &each) { return toText(each); })}}))},
        {"id", described("The name of a figure: its own, or f and its number in the file.",
                         map({{"type", Value::of("string")}, {"minLength", Value::of(1)}}))},
        {"because", described("The rulings that it rests on, the deciding one first.", list(ref("ruling")))},
        {"ruling", described("The id of a ruling.", word(rulingIds()))},
        {"fact", factDefinition()},
        {"consequence", consequenceDefinition()},
    });
    for (const Ask ask : allOf<Ask>)
        value.set(answerName(ask), toldAnswer(ask));
    return value;
}

} // namespace

Value explanation()
{
    Value value =
        map({{"$schema", Value::of("http://json-schema.org/draft-07/schema#")},
             {"title", Value::of("Towerwatch answers, version " + std::to_string(formatVersion))},
             {"description",
              Value::of("What towerwatch explain --json prints, all keys of this release. Later ones "
                        "of the same version may add keys and words and take none away: pass over "
                        "what you do not know.")}});
    const Value body = object(
        Form::Whole, {{"towerwatch", described("Version of the format.", exactly(Value::of(formatVersion)))},
                      {"scenario", scenarioTold()},
                      {"warnings", described("What looks wrong and may be meant.", list(warning()))},
                      {"answers", described("One for each question, in their order.", answers())},
                      {"footnotes", described("The rulings that are cited.", list(footnote()))}});
    for (std::size_t i = 0; i < body.keys.size(); ++i)
        value.set(body.keys[i], body.items[i]);
    value.set("definitions", definitions());
    return value;
}

} // namespace towerwatch::schema
