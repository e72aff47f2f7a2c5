// SPDX-License-Identifier: MIT
/// What the keys of an entry are for, in English, for people who write files: editors show it.
#pragma once

#include "model/scenario/scenario.h"

#include <stdexcept>

namespace towerwatch::schema {

/// A key and what it is for.
using Description = std::pair<std::string_view, std::string_view>;

/// The descriptions of an entry's keys; none: they are not shown to anybody.
template <typename Entry> inline constexpr std::array<Description, 0> descriptionsOf{};

template <>
inline constexpr std::array descriptionsOf<CitySegment>{Description("edges", "The sides it takes."),
                                                        Description("coats_of_arms", "Coats of arms in it.")};

template <>
inline constexpr std::array descriptionsOf<FieldSegment>{
    Description("half_edges", "The halves of sides it touches; none: an inner field."),
    Description("cities", "The cities it touches, counted from 0 in the list above.")};

template <>
inline constexpr std::array descriptionsOf<Watchtower>{Description("points", "Points for each."),
                                                       Description("per", "What it counts.")};

template <>
inline constexpr std::array descriptionsOf<Tile>{
    Description("id", "Its name in this file; not one of the catalogue."),
    Description("jcz", "Its id in games saved by JCloisterZone."),
    Description("set", "The set it belongs to."),
    Description("letter", "Its letter in the base game."),
    Description("count", "Copies in the set of each edition."),
    Description("edges", "What its sides show, N E S W: F field, R road, C city; AAAA is an abbey."),
    Description("cities", "Its city segments."),
    Description("roads", "Its roads, each as the list of its sides; a road with one side ends here."),
    Description("monastery", "Whether it has a monastic building."),
    Description("building", "Which one, where it is not a plain monastery."),
    Description("stand_in", "Whether the real tile shows more than this entry says."),
    Description("garden", "Whether it has a garden."),
    Description("tower_foundation", "Whether a tower can be built on it."),
    Description("watchtower", "Its watchtower."),
    Description("corn_circle", "What its crop circle shows."),
    Description("fields", "Its fields."),
    Description("c3", "What the third edition may have changed."),
    Description("note", "Anything else.")};

template <>
inline constexpr std::array descriptionsOf<PlacedTile>{
    Description("tile", "Which tile: an id of the catalogue or of designs."),
    Description("at", "Where it lies."), Description("rotation", "Degrees clockwise; without it 0."),
    Description("floors", "Floors of the tower on it; needs a foundation."),
    Description("bridge", "A wooden bridge over it, north to south or east to west.")};

template <>
inline constexpr std::array descriptionsOf<Castle>{Description("at", "One of its tiles."),
                                                   Description("city", "A side of that tile in the city.")};

template <>
inline constexpr std::array descriptionsOf<Figure>{
    Description("id", "Its name; without one: f1, f2, ..."), Description("figure", "Its kind."),
    Description("owner", "Whose it is; neutral figures have no owner."),
    Description("at", "The tile it stands on."),
    Description("on", "What it stands on; neutral figures stand on nothing.")};

template <>
inline constexpr std::array descriptionsOf<Prisoner>{Description("figure", "Its kind."),
                                                     Description("owner", "Whose figure it is.")};

template <>
inline constexpr std::array descriptionsOf<Player>{
    Description("name", "Shown instead of the colour."),
    Description("points", "Points on the score track; unknown if not given."),
    Description("floors", "Tower floors left; enough if not given."),
    Description(
        "supply",
        "Figures left, by kind: what is not listed is used up. Without this key every kind is there."),
    Description("prisoners", "Captured figures of other players.")};

template <>
inline constexpr std::array descriptionsOf<Turn>{
    Description("player", "Whose turn it is."),
    Description("laid", "The tile that was laid in this half of the turn; none: no tile is laid yet."),
    Description("done", "What was done after the tile: one of figure, floor, top (a figure on a tower) and "
                        "other, then phantom; []: nothing yet."),
    Description("half", "Which half of a double turn it is."),
    Description("ransom-paid", "Whether this turn's ransom is paid already."),
    Description("over", "true: the game has ended, and nothing else is stated.")};

template <>
inline constexpr std::array descriptionsOf<TableRules>{
    Description(
        "tower",
        "Rule set of The Tower. c2: second edition; c1: first edition as clarified later; c1-original: first "
        "printing of 2006; c1-rgg: first RGG translation; c1-zmg: first edition of ZMG. Without it: c2."),
    Description("watchtowers", "Edition of The Watchtowers. c3: third; c2: second. Without it: c3."),
    Description("house",
                "House rules. no-gaps: a tower does not reach over an empty square; eye-for-an-eye: "
                "prisoners come back by exchange only, not for points; no-surprises: the new floor does not "
                "add to the range; diagonal: range is counted in steps, around corners too.")};

template <>
inline constexpr std::array descriptionsOf<Question>{
    Description("ask", "place-floor: what a new floor would reach and capture. place-figure: whether such a "
                       "figure may stand on the tower. watchtower: what it is worth. score: what is complete "
                       "and who gets the points. ransom: which prisoners can be bought back. actions: all "
                       "that can be done with towers. outlook: what can happen to one figure."),
    Description("at", "The tower or watchtower asked about."),
    Description("tile", "score: only what this tile has a part in."),
    Description("figure", "place-figure: the figure to place. ransom: only such prisoners."),
    Description("from", "ransom: only prisoners that this player holds."),
    Description("by", "Who asks. Without it: whose turn it is, else the first player."),
    Description("target",
                "outlook: the figure asked about. place-floor: one that gets a verdict in any case."),
    Description("placed",
                "place-floor: true: about the topmost floor that lies there, which was just placed."),
    Description("expect", "The expected answer, or a part of it; towerwatch check compares it.")};

template <>
inline constexpr std::array descriptionsOf<Scenario>{
    Description("title", "What it is about, in one line."),
    Description("notes", "What else is to be said."),
    Description("rules", "What the table plays by."),
    Description("players", "Who plays, in turn order. Without it: the owners of the figures."),
    Description("turn", "Whose turn it is."),
    Description("designs", "Tiles that the catalogue does not have."),
    Description("tiles", "The tiles on the table."),
    Description("castles", "Cities that are castles."),
    Description("figures", "The figures on the table."),
    Description("questions", "What is asked. Without any: every foundation, every watchtower, the score.")};

/// What a key is for; empty where the entry has no descriptions. Throws where it has, but none of this key.
template <typename Entry> constexpr std::string_view descriptionOf(std::string_view key)
{
    for (const Description &description : descriptionsOf<Entry>)
        if (description.first == key)
            return description.second;
    return descriptionsOf<Entry>.empty() ? std::string_view() : throw std::invalid_argument(std::string(key));
}

} // namespace towerwatch::schema
