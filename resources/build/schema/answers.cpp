// SPDX-License-Identifier: MIT
#include "resources/build/schema/parts.h"

#include <algorithm>

namespace towerwatch::schema {

namespace {

Value squares()
{
    return list(ref("square"));
}

Value ids()
{
    return list(ref("id"));
}

Value colours()
{
    return list(ref("colour"));
}

Value kinds()
{
    return list(ref("figureKind"));
}

/// A number for some of the colours.
Value byColour()
{
    Entries entries;
    for (const std::string_view colour : enumNames<Colour>)
        entries.emplace_back(colour, integer());
    return object(std::move(entries));
}

Value awards(Form form)
{
    return list(object(form, {{"id", ref("id")}, {"owner", ref("colour")}, {"points", integer()}}));
}

Value sides()
{
    return list(ref("side"));
}

/// Whether the rules allow what is asked, and what decides.
Entries judged(Form form, Entries more = {})
{
    Entries keys{{"legal", described("Whether the rules allow it.", legality())}, {"facts", facts(form)}};
    keys.insert(keys.end(), more.begin(), more.end());
    return keys;
}

Entries placeFloor(Form form)
{
    return judged(form, {
        {"height", described("Floors of the tower with the new one.", integer())},
        {"range", described("How many squares it reaches.", integer())},
        {"reach", described("Squares in reach that hold a tile.", squares())},
        {"capturable", described("Figures that can be captured.", ids())},
        {"open", described("Figures that are open cases.", ids())},
        {"figures", described("Verdict by figure: those in reach and the target.", list(verdict(form)))},
    });
}

Entries watchtower(Form form)
{
    return {
        {"bonus", described("What the watchtower pays for.",
                            object(form, {{"points", integer()}, {"per", word(enumNames<Bonus>)}}))},
        {"area", described("The tile and its neighbours.", squares())},
        {"counted", described("Squares that add to the count.",
                              list(object(form, {{"at", ref("square")}, {"count", integer()}})))},
        {"count", described("How many things it counts.", integer())},
        {"value", described("Points for each figure that triggers it.", integer())},
        {"open", described("Meeples for which no source says whether they count.", ids())},
        {"features",
         described("Roads and cities of the tile.", list(object(form, {{"kind", word(featureNames)},
                                                                       {"sides", sides()},
                                                                       {"complete", flag()},
                                                                       {"figures", awards(form)}})))},
        {"triggered", described("Whether it pays now.", flag())},
    };
}

Entries score(Form form)
{
    return {
        {"watchtowers",
         described(
             "Watchtowers that pay first.",
             list(object(form, {{"at", ref("square")}, {"value", integer()}, {"awards", awards(form)}})))},
        {"features",
         described("What is complete and scores.", list(object(form, {{"kind", word(featureNames)},
                                                                      {"tiles", squares()},
                                                                      {"coats", integer()},
                                                                      {"points", integer()},
                                                                      {"strength", byColour()},
                                                                      {"receivers", colours()}})))},
        {"totals", described("Points by player.", byColour())},
    };
}

Entries ransom(Form form)
{
    return judged(form, {{"options", described("Prisoners that can be bought back.",
                                               list(object(form, {{"figure", ref("figureKind")},
                                                                  {"holder", ref("colour")},
                                                                  {"cost", integer()},
                                                                  {"points", byColour()}})))}});
}

Entries actions(Form form)
{
    return {
        {"floor", described("Squares where a floor may be put.", squares())},
        {"figures",
         described("Towers that a figure may be put on.",
                   list(object(form, {{"at", ref("square")}, {"kinds", kinds()}, {"open", kinds()}})))},
        {"ransom", described("Whether a prisoner can be bought back.", legality())},
        {"steps", described("The turn in its order, and where it stands.",
                            list(object(form, {{"step", word(enumNames<StepName>)},
                                               {"state", word(enumNames<StepState>)},
                                               {"because", ref("because")}})))},
    };
}

Entries outlook(Form form)
{
    Entries events;
    for (const TowerEvent &event : towerEvents(TowerRules::C2)) // their names are the same in all
        events.emplace_back(event.name, flag());
    constexpr std::array exposures{name(Verdict::Capturable), name(Verdict::Safe), name(Verdict::Open)};
    return {
        {"verdict", described("Whether towers can capture it, whatever the distance.", word(exposures))},
        {"facts", facts(form)},
        {"towers", described("Towers whose next floor reaches it.", squares())},
        {"counting", described("Watchtowers that count it as a meeple.", squares())},
        {"triggers",
         described("The watchtower of its tile that it triggers or would trigger.",
                   list(object(form, {{"at", ref("square")}, {"points", integer()}, {"complete", flag()}})))},
        {"events",
         described("For a figure on a tower: what else can reach it.", object(form, std::move(events)))},
    };
}

Entries bodyOf(Form form, Ask ask)
{
    switch (ask) {
    case Ask::PlaceFloor: return placeFloor(form);
    case Ask::PlaceFigure: return judged(form);
    case Ask::Watchtower: return watchtower(form);
    case Ask::Score: return score(form);
    case Ask::Ransom: return ransom(form);
    case Ask::Actions: return actions(form);
    case Ask::Outlook: return outlook(form);
    }
    return {};
}

Value due(Form form)
{
    Entries home;
    for (const std::string_view colour : enumNames<Colour>)
        home.emplace_back(colour, kinds());
    return described(
        "Exchanges that are due and come first.",
        list(object(form, {{"players", colours()},
                           {"home", described("Whose figures go home.", object(std::move(home)))},
                           {"choice", described("Whether one of them chooses.", flag())}})));
}

/// Whether the answer says if something is allowed.
bool isJudged(Ask ask)
{
    return ask == Ask::PlaceFloor || ask == Ask::PlaceFigure || ask == Ask::Ransom;
}

/// The keys of the question, which its answer repeats.
Entries askedOf(Form form, Ask ask)
{
    Entries keys{{"ask", word({&enumNames<Ask>[static_cast<std::size_t>(ask)], 1})}};
    for (const auto &[key, definition] : Entries{{"at", ref("square")},
                                                 {"tile", ref("square")},
                                                 {"figure", ref("figureKind")},
                                                 {"target", ref("id")},
                                                 {"from", ref("colour")},
                                                 {"by", ref("colour")},
                                                 {"placed", flag()}})
        if (takes(ask, key))
            keys.emplace_back(key, definition);
    if (questionKindOf(ask).inTurn)
        keys.emplace_back("due", due(form));
    return keys;
}

/// All that an answer can hold.
Entries keysOf(Form form, Ask ask)
{
    Entries keys = askedOf(form, ask);
    for (auto &entry : bodyOf(form, ask))
        keys.push_back(std::move(entry));
    keys.emplace_back("because", ref("because"));
    return keys;
}

/// What stands in an answer only where there is something to tell.
Keys optionalIn(Ask ask)
{
    switch (ask) {
    case Ask::PlaceFloor: return {"target", "placed", "due"};
    case Ask::PlaceFigure: return {"due", "hinges"};
    case Ask::Score: return {"tile"};
    case Ask::Ransom: return {"figure", "from", "due", "hinges"};
    case Ask::Actions: return {"due"};
    case Ask::Outlook: return {"events"};
    default: return {};
    }
}

/// An answer whose `key` has one of these values. What says yes has no facts; what says no has empty lists.
Value toldAs(Ask ask, std::string_view key, const Value &values, bool isYes, bool isNo)
{
    Entries keys = keysOf(Form::Whole, ask);
    const auto isLeftOut = [&](const auto &entry) {
        return (isYes && entry.first == "facts") ||
               (isNo && (entry.first == "height" || entry.first == "range"));
    };
    keys.erase(std::remove_if(keys.begin(), keys.end(), isLeftOut), keys.end());
    for (auto &[name, schema] : keys) {
        if (name == key)
            schema = map({{"enum", values}});
        constexpr std::array lists{"reach", "capturable", "open", "figures", "options"};
        if (isNo && std::find(lists.begin(), lists.end(), name) != lists.end())
            schema = listOfSize({}, 0, 0);
    }
    if (ask == Ask::PlaceFigure || ask == Ask::Ransom)
        keys.emplace_back("hinges", legalityHinges());
    keys.emplace_back("text", described("The answer in words.", map({{"type", Value::of("string")}})));
    return object(Form::Whole, std::move(keys), optionalIn(ask));
}

} // namespace

Value legality()
{
    return map({{"enum", Value::list({Value::boolean(true), Value::boolean(false), Value::of("open")})}});
}

Value expectation(Ask ask)
{
    return described("The part of the answer that is expected. Lists match in any order.",
                     object(keysOf(Form::Part, ask), {}, Empty::Allowed));
}

Value toldAnswer(Ask ask)
{
    const auto judged = [ask](const Value &legal, bool isYes, bool isNo) {
        return toldAs(ask, "legal", Value::list({legal}), isYes, isNo);
    };
    const auto exposed = [](Names verdicts, bool isYes) {
        return toldAs(Ask::Outlook, "verdict", textList(verdicts), isYes, false);
    };
    if (ask == Ask::Outlook)
        return anyOf({exposed(std::array{name(Verdict::Capturable)}, true),
                      exposed(std::array{name(Verdict::Safe), name(Verdict::Open)}, false)});
    if (!isJudged(ask))
        return toldAs(ask, {}, {}, false, false);
    std::vector<Value> told{judged(Value::boolean(true), true, false),
                            judged(Value::boolean(false), false, true)};
    if (ask != Ask::PlaceFloor) // which nothing leaves open
        told.push_back(judged(Value::of("open"), false, false));
    return anyOf(std::move(told));
}

} // namespace towerwatch::schema
