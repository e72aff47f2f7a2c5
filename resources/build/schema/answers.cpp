// SPDX-License-Identifier: MIT
#include "resources/build/schema/parts.h"

#include "model/referee/answers.h"

namespace towerwatch::schema {

namespace {

constexpr std::array<std::string_view, 3> featureNames{"road", "city", "monastery"};

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

Value coloursOrPoints()
{
    Value either = Value::list();
    either.add(colours());
    either.add(integer());
    return map({{"anyOf", std::move(either)}});
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

/// true, false or "open".
Value legality()
{
    Value values = Value::list();
    values.add(Value::boolean(true));
    values.add(Value::boolean(false));
    values.add(Value::of("open"));
    return map({{"enum", std::move(values)}});
}

Value facts()
{
    return described(
        "What in this position decides; left out where something is plainly allowed.",
        list(object({
            {"fact", described("What it is about.", word(enumNames<FactName>))},
            {"at", ref("square", "no-foundation, closed, no-floor-yet, tower-top, gap: where.")},
            {"figure", ref("id", "closed: who stands there. kind, none-left: the kind of figure.")},
            {"done", described("action-done: what stands in the way.", word(enumNames<Done>))},
            {"by", ref("colour", "no-floor-left, none-left, own: the player.")},
            {"distance", described("too-far: in squares.", integer())},
            {"range", described("too-far: how far the tower reaches.", integer())},
            {"steps", described("detour: of the shortest way over tiles, if there is one.", integer())},
            {"house", described("house-rule: which.", word(enumNames<HouseRule>))},
            {"turn", ref("colour", "not-on-turn: whose turn it is.")},
            {"points", described("too-few-points: what the player has.", integer())},
            {"needs", described("too-few-points: what a ransom costs.", integer())},
        })));
}

Value consequence()
{
    return object({
        {"effect",
         described("What becomes of the figure or of the feature it leaves.", word(enumNames<Effect>))},
        {"holder", ref("colour", "prisoner: who holds it.")},
        {"home", ref("colour", "exchange: whose captured figure goes home.")},
        {"returns", described("exchange: the kinds to choose from in return.", kinds())},
        {"choice", described("exchange: whether there are several.", flag())},
        {"figure", ref("id", "orphan: the builder or pig that goes back.")},
        {"owner", ref("colour", "orphan, to-supply: whose it is.")},
        {"kind", described("majority: of what.", word(featureNames))},
        {"before", described("majority: who held it. watchtower: its value.", coloursOrPoints())},
        {"after", described("majority: who holds it then. watchtower: its value then.", coloursOrPoints())},
        {"lost", described("watchtower: what the figure would earn there now.",
                           object({{"owner", ref("colour")}, {"points", integer()}}))},
        {"at", ref("square", "watchtower, tower-reopens: which one.")},
    });
}

Value verdict()
{
    return object({
        {"id", ref("id")},
        {"figure", ref("figureKind")},
        {"owner", ref("colour")},
        {"at", ref("square")},
        {"on", ref("place")},
        {"verdict", described("Whether it can be captured.", word(enumNames<Verdict>))},
        {"facts", facts()},
        {"because", ref("because")},
        {"consequences", described("What follows from the capture.", list(consequence()))},
    });
}

Value awards()
{
    return list(object({{"id", ref("id")}, {"owner", ref("colour")}, {"points", integer()}}));
}

Value sides()
{
    return list(ref("side"));
}

Entries placeFloor()
{
    return {
        {"height", described("Floors of the tower with the new one.", integer())},
        {"range", described("How many squares it reaches.", integer())},
        {"reach", described("Squares in reach that hold a tile.", squares())},
        {"capturable", described("Figures that can be captured.", ids())},
        {"open", described("Figures that are open cases.", ids())},
        {"figures", described("Verdict by figure: those in reach and the target.", list(verdict()))},
    };
}

Entries watchtower()
{
    return {
        {"bonus", described("What the watchtower pays for.",
                            object({{"points", integer()}, {"per", word(enumNames<Bonus>)}}))},
        {"area", described("The tile and its neighbours.", squares())},
        {"counted", described("Squares that add to the count.",
                              list(object({{"at", ref("square")}, {"count", integer()}})))},
        {"count", described("How many things it counts.", integer())},
        {"value", described("Points for each figure that triggers it.", integer())},
        {"open", described("Meeples for which no source says whether they count.", ids())},
        {"features", described("Roads and cities of the tile.", list(object({{"kind", word(featureNames)},
                                                                             {"sides", sides()},
                                                                             {"complete", flag()},
                                                                             {"figures", awards()}})))},
        {"triggered", described("Whether it pays now.", flag())},
    };
}

Entries score()
{
    return {
        {"watchtowers",
         described("Watchtowers that pay first.",
                   list(object({{"at", ref("square")}, {"value", integer()}, {"awards", awards()}})))},
        {"features", described("What is complete and scores.", list(object({{"kind", word(featureNames)},
                                                                            {"tiles", squares()},
                                                                            {"coats", integer()},
                                                                            {"points", integer()},
                                                                            {"strength", byColour()},
                                                                            {"receivers", colours()}})))},
        {"totals", described("Points by player.", byColour())},
    };
}

Entries ransom()
{
    return {{"options",
             described("Prisoners that can be bought back.", list(object({{"figure", ref("figureKind")},
                                                                          {"holder", ref("colour")},
                                                                          {"cost", integer()},
                                                                          {"points", byColour()}})))}};
}

Entries actions()
{
    return {
        {"floor", described("Squares where a floor may be put.", squares())},
        {"figures", described("Towers that a figure may be put on.",
                              list(object({{"at", ref("square")}, {"kinds", kinds()}, {"open", kinds()}})))},
        {"ransom", described("Whether a prisoner can be bought back.", legality())},
        {"steps", described("The turn in its order, and where it stands.",
                            list(object({{"step", word(enumNames<StepName>)},
                                         {"state", word(enumNames<StepState>)},
                                         {"because", ref("because")}})))},
    };
}

Entries outlook()
{
    Entries events;
    for (const TowerEvent &event : towerEvents(TowerRules::C2)) // their names are the same in all
        events.emplace_back(event.name, flag());
    constexpr std::array exposures{name(Verdict::Capturable), name(Verdict::Safe), name(Verdict::Open)};
    return {
        {"verdict", described("Whether towers can capture it, whatever the distance.", word(exposures))},
        {"towers", described("Towers whose next floor reaches it.", squares())},
        {"counting", described("Watchtowers that count it as a meeple.", squares())},
        {"triggers",
         described("The watchtower of its tile that it triggers or would trigger.",
                   list(object({{"at", ref("square")}, {"points", integer()}, {"complete", flag()}})))},
        {"events", described("For a figure on a tower: what else can reach it.", object(std::move(events)))},
    };
}

Entries bodyOf(Ask ask)
{
    switch (ask) {
    case Ask::PlaceFloor: return placeFloor();
    case Ask::PlaceFigure: return {};
    case Ask::Watchtower: return watchtower();
    case Ask::Score: return score();
    case Ask::Ransom: return ransom();
    case Ask::Actions: return actions();
    case Ask::Outlook: return outlook();
    }
    return {};
}

Value due()
{
    Entries home;
    for (const std::string_view colour : enumNames<Colour>)
        home.emplace_back(colour, kinds());
    return described("Exchanges that are due and come first.",
                     list(object({{"players", colours()},
                                  {"home", described("Whose figures go home.", object(std::move(home)))},
                                  {"choice", described("Whether one of them chooses.", flag())}})));
}

/// The keys of the question, which its answer repeats.
Entries askedOf(Ask ask)
{
    Entries keys{{"ask", word({&enumNames<Ask>[static_cast<std::size_t>(ask)], 1})}};
    if (ask == Ask::PlaceFloor || ask == Ask::PlaceFigure || ask == Ask::Watchtower)
        keys.emplace_back("at", ref("square"));
    if (ask == Ask::Score)
        keys.emplace_back("tile", ref("square"));
    if (ask == Ask::PlaceFigure || ask == Ask::Ransom)
        keys.emplace_back("figure", ref("figureKind"));
    if (ask == Ask::PlaceFloor || ask == Ask::Outlook)
        keys.emplace_back("target", ref("id"));
    if (ask == Ask::Ransom)
        keys.emplace_back("from", ref("colour"));
    if (ask != Ask::Watchtower && ask != Ask::Score)
        keys.emplace_back("by", ref("colour"));
    const bool judged = ask == Ask::PlaceFloor || ask == Ask::PlaceFigure || ask == Ask::Ransom;
    if (judged)
        keys.emplace_back("legal", described("Whether the rules allow it.", legality()));
    if (judged || ask == Ask::Outlook)
        keys.emplace_back("facts", facts());
    if (ask == Ask::PlaceFloor)
        keys.emplace_back("placed", flag());
    if (judged || ask == Ask::Actions)
        keys.emplace_back("due", due());
    return keys;
}

} // namespace

Value expectation(Ask ask)
{
    Entries keys = askedOf(ask);
    for (auto &entry : bodyOf(ask))
        keys.push_back(std::move(entry));
    keys.emplace_back("because", ref("because"));
    return described("The part of the answer that is expected. Lists match in any order.",
                     object(std::move(keys), {}, Empty::Allowed));
}

} // namespace towerwatch::schema
