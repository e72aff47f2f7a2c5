// SPDX-License-Identifier: MIT
#include "resources/build/schema/variants.h"

namespace towerwatch::schema {

namespace {

constexpr std::string_view aboutFact = "What it is about.";
constexpr std::string_view aboutEffect = "What becomes of the figure or of the feature it leaves.";

VariantKeys<FactName> factKeys()
{
    using enum FactName;
    return {
        {"at", {NoFoundation, Closed, NoFloorYet, TowerTop, Gap}, "where", ref("square")},
        {"figure", {Closed}, "who stands there", ref("id")},
        {"figure", {Kind, NoneLeft}, "the kind of figure", ref("figureKind")},
        {"done", {ActionDone}, "what stands in the way", word(enumNames<Done>)},
        {"by", {NoFloorLeft, NoneLeft, Own}, "the player", ref("colour")},
        {"distance", {TooFar}, "in squares", integer()},
        {"range", {TooFar}, "how far the tower reaches", integer()},
        {"steps", {Detour}, "of the shortest way over tiles, if there is one", integer(), true},
        {"house", {FactName::HouseRule}, "which", word(enumNames<towerwatch::HouseRule>)},
        {"turn", {NotOnTurn}, "whose turn it is", ref("colour")},
        {"points", {TooFewPoints}, "what the player has", integer()},
        {"needs", {TooFewPoints}, "what a ransom costs", integer()},
    };
}

VariantKeys<Effect> effectKeys(Form form)
{
    using enum Effect;
    const Value colours = list(ref("colour"));
    return {
        {"holder", {Prisoner}, "who holds it", ref("colour")},
        {"home", {Exchange}, "whose captured figure goes home", ref("colour")},
        {"returns", {Exchange}, "the kinds to choose from in return", list(ref("figureKind"))},
        {"choice", {Exchange}, "whether there are several", flag()},
        {"figure", {Orphan}, "the builder or pig that goes back", ref("id")},
        {"owner", {Orphan, ToSupply}, "whose it is", ref("colour")},
        {"kind", {Majority}, "of what", word(featureNames)},
        {"before", {Majority}, "who held it", colours},
        {"before", {Effect::Watchtower}, "its value", integer()},
        {"after", {Majority}, "who holds it then", colours},
        {"after", {Effect::Watchtower}, "its value then", integer()},
        {"lost",
         {Effect::Watchtower},
         "what the figure would earn there now",
         object(form, {{"owner", ref("colour")}, {"points", integer()}}),
         true},
        {"at", {Effect::Watchtower, TowerReopens}, "which one", ref("square")},
    };
}

/// The outcomes of changes by the words of what is changed.
Entries outcomes(Names names, const Value &outcome)
{
    Entries entries;
    for (const std::string_view name : names)
        entries.emplace_back(name, outcome);
    return entries;
}

Entries ruleHinges(const Value &outcome)
{
    return {{"tower",
             described("Under these other rule sets.", object(outcomes(enumNames<TowerRules>, outcome)))},
            {"house", described("With one of these house rules switched on or off.",
                                object(outcomes(enumNames<HouseRule>, outcome)))}};
}

/// What is said of figures with one of these verdicts.
Value verdictOf(Form form, Names verdicts, bool isDoubtful, bool isAffected)
{
    Entries entries{
        {"id", ref("id")},        {"figure", ref("figureKind")},
        {"owner", ref("colour")}, {"at", ref("square")},
        {"on", ref("place")},     {"verdict", described("Whether it can be captured.", word(verdicts))},
    };
    if (isDoubtful)
        entries.emplace_back("facts", facts(form));
    entries.emplace_back("because", ref("because"));
    if (isAffected)
        entries.emplace_back("consequences", described("What follows from the capture.", consequences(form)));
    if (form == Form::Whole)
        entries.emplace_back("hinges", figureHinges());
    return object(form, std::move(entries), {"owner", "at", "on", "hinges"});
}

} // namespace

Value facts(Form form)
{
    return described("What in this position decides; left out where something is plainly allowed.",
                     form == Form::Part ? list(partOf("fact", aboutFact, factKeys()))
                                        : listOfSize(ref("fact"), 1));
}

Value consequences(Form form)
{
    return list(form == Form::Part ? partOf("effect", aboutEffect, effectKeys(form)) : ref("consequence"));
}

Value factDefinition()
{
    return described(aboutFact, wholeOf("fact", factKeys()));
}

Value consequenceDefinition()
{
    return described(aboutEffect, wholeOf("effect", effectKeys(Form::Whole)));
}

Value verdict(Form form)
{
    if (form == Form::Part)
        return verdictOf(form, enumNames<Verdict>, true, true);
    const auto one = [](Verdict verdict, bool isDoubtful, bool isAffected) {
        const std::string_view word = name(verdict);
        return verdictOf(Form::Whole, {&word, 1}, isDoubtful, isAffected);
    };
    return anyOf({one(Verdict::Capturable, false, true), one(Verdict::Safe, true, false),
                  one(Verdict::Open, true, true), one(Verdict::OutOfReach, true, false)});
}

Value figureHinges()
{
    const Value outcome = word(enumNames<Verdict>);
    Entries entries = ruleHinges(outcome);
    entries.emplace_back("by",
                         described("For these other players.", object(outcomes(enumNames<Colour>, outcome))));
    entries.emplace_back("height",
                         described("At the nearest other height, the new floor included.",
                                   object(Form::Whole, {{"height", integer()}, {"verdict", outcome}})));
    return described("Single changes that lead to another verdict; only with --hinges.",
                     object(std::move(entries)));
}

Value legalityHinges()
{
    return described("Single changes that lead to another answer; only with --hinges.",
                     object(ruleHinges(legality())));
}

} // namespace towerwatch::schema
