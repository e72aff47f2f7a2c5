// SPDX-License-Identifier: MIT
/// The keys of scenario files, each named once: whatever reads, writes, describes or offers them walks these
/// tables. The type of a key is that of its member, its default is what the member holds from the start.
#pragma once

#include "model/scenario/scenario.h"

#include <tuple>

namespace towerwatch {

/// Whether a key must be given, and whether it is written.
enum class Need : std::uint8_t {
    Optional, ///< it is left out where it holds its default
    InJson,   ///< so it is, but not from `tiles --json`
    Told,     ///< it is written in any case
    List,     ///< it must be given, but may hold nothing
    Key,      ///< it must be given
    Entry     ///< the same, and without it nothing is known of the entry
};

/// What a text or word is beyond its type.
enum class Meaning : std::uint8_t {
    Plain,
    FigureId,  ///< the id of a figure, which may look like YAML's null
    TileId,    ///< the id of a tile of the catalogue or of `designs`
    NewTileId, ///< one that the catalogue does not have
    SetWord,   ///< mostly a word that tiles of the catalogue have, too
    Prisoner,  ///< a kind of figure that can be captured
    OnlyTrue   ///< it is true or left out
};

/// What holds for a key.
struct Terms
{
    Need need = Need::Optional;
    int most = 0; ///< the greatest number, the most characters of a text
    Meaning meaning = Meaning::Plain;
};

/// A key of an entry and the member that holds its value.
template <typename Entry, typename Member> struct Field
{
    constexpr Field(std::string_view name, Member Entry::*value, Terms conditions = {})
        : key(name)
        , member(value)
        , terms(conditions)
    {
    }
    bool holdsDefault(const Entry &entry) const { return entry.*member == Entry{}.*member; }

    std::string_view key;
    Member Entry::*member;
    Terms terms;
};

/// The fields of an entry in the order of files; none: the type is no entry.
template <typename Entry> inline constexpr std::tuple<> fieldsOf{};

template <>
inline constexpr std::tuple fieldsOf<CitySegment>{
    Field("edges", &CitySegment::sides, {Need::Key}),
    Field("coats_of_arms", &CitySegment::coatsOfArms, {Need::Told, limits::coats})};

template <>
inline constexpr std::tuple fieldsOf<FieldSegment>{
    Field("half_edges", &FieldSegment::halfEdges, {Need::Key}),
    Field("cities", &FieldSegment::cities, {Need::Told, limits::copies})};

template <>
inline constexpr std::tuple fieldsOf<Watchtower>{
    Field("points", &Watchtower::points, {Need::Key, limits::bonus}),
    Field("per", &Watchtower::per, {Need::Key})};

template <>
inline constexpr std::tuple fieldsOf<ThirdEditionFields>{
    Field("status", &ThirdEditionFields::status, {Need::Key, limits::id}),
    Field("fields_if_changed", &ThirdEditionFields::fieldsIfChanged)};

template <>
inline constexpr std::tuple fieldsOf<TileCounts>{Field("C1", &TileCounts::c1, {.most = limits::copies}),
                                                 Field("C2", &TileCounts::c2, {.most = limits::copies}),
                                                 Field("C3", &TileCounts::c3, {.most = limits::copies})};

template <>
inline constexpr std::tuple fieldsOf<Tile>{
    Field("id", &Tile::id, {Need::Key, limits::id, Meaning::NewTileId}),
    Field("jcz", &Tile::jcz, {.most = limits::word}),
    Field("set", &Tile::set, {Need::Optional, limits::word, Meaning::SetWord}),
    Field("letter", &Tile::letter, {.most = limits::word}),
    Field("count", &Tile::count),
    Field("edges", &Tile::edges, {Need::Key}),
    Field("cities", &Tile::cities, {Need::List}),
    Field("roads", &Tile::roads, {Need::List}),
    Field("monastery", &Tile::monastery, {Need::InJson}),
    Field("building", &Tile::building, {Need::Optional, limits::word, Meaning::SetWord}),
    Field("stand_in", &Tile::standIn),
    Field("garden", &Tile::garden, {Need::InJson}),
    Field("tower_foundation", &Tile::towerFoundation, {Need::InJson}),
    Field("watchtower", &Tile::watchtower),
    Field("corn_circle", &Tile::cornCircle, {Need::Optional, limits::word, Meaning::SetWord}),
    Field("fields", &Tile::fields, {Need::List}),
    Field("c3", &Tile::c3),
    Field("note", &Tile::note, {.most = limits::word})};

template <>
inline constexpr std::tuple fieldsOf<PlacedTile>{
    Field("tile", &PlacedTile::tile, {Need::Key, limits::text, Meaning::TileId}),
    Field("at", &PlacedTile::at, {Need::Entry}), Field("rotation", &PlacedTile::rotation),
    Field("floors", &PlacedTile::floors, {.most = limits::floors}), Field("bridge", &PlacedTile::bridge)};

template <>
inline constexpr std::tuple fieldsOf<Castle>{Field("at", &Castle::at, {Need::Entry}),
                                             Field("city", &Castle::city, {Need::Entry})};

template <>
inline constexpr std::tuple fieldsOf<Figure>{
    Field("id", &Figure::id, {Need::Optional, limits::id, Meaning::FigureId}),
    Field("figure", &Figure::kind, {Need::Key}), Field("owner", &Figure::owner), Field("at", &Figure::at),
    Field("on", &Figure::on)};

template <>
inline constexpr std::tuple fieldsOf<Prisoner>{
    Field("figure", &Prisoner::kind, {.need = Need::Entry, .meaning = Meaning::Prisoner}),
    Field("owner", &Prisoner::owner, {Need::Entry})};

template <>
inline constexpr std::tuple fieldsOf<Player>{Field("name", &Player::name, {.most = limits::name}),
                                             Field("points", &Player::points, {.most = limits::points}),
                                             Field("floors", &Player::floors, {.most = limits::floors}),
                                             Field("supply", &Player::supply, {.most = limits::supply}),
                                             Field("prisoners", &Player::prisoners)};

template <>
inline constexpr std::tuple fieldsOf<Turn>{Field("player", &Turn::player),
                                           Field("laid", &Turn::laid),
                                           Field("done", &Turn::done),
                                           Field("half", &Turn::half),
                                           Field("ransom-paid", &Turn::ransomPaid),
                                           Field("over", &Turn::over, {.meaning = Meaning::OnlyTrue})};

template <>
inline constexpr std::tuple fieldsOf<TableRules>{Field("tower", &TableRules::tower, {Need::Told}),
                                                 Field("watchtowers", &TableRules::watchtowers, {Need::Told}),
                                                 Field("house", &TableRules::house, {Need::Told})};

template <>
inline constexpr std::tuple fieldsOf<Question>{
    Field("ask", &Question::ask, {Need::Entry}),
    Field("at", &Question::at),
    Field("tile", &Question::at),
    Field("figure", &Question::figure),
    Field("from", &Question::from),
    Field("by", &Question::by),
    Field("target", &Question::target, {Need::Optional, limits::id, Meaning::FigureId}),
    Field("placed", &Question::placed, {.meaning = Meaning::OnlyTrue}),
    Field("expect", &Question::expect)};

template <>
inline constexpr std::tuple fieldsOf<Scenario>{Field("title", &Scenario::title, {.most = limits::text}),
                                               Field("notes", &Scenario::notes, {.most = limits::text}),
                                               Field("rules", &Scenario::rules, {Need::Told}),
                                               Field("players", &Scenario::players),
                                               Field("turn", &Scenario::turn),
                                               Field("designs", &Scenario::designs),
                                               Field("tiles", &Scenario::tiles),
                                               Field("castles", &Scenario::castles),
                                               Field("figures", &Scenario::figures),
                                               Field("questions", &Scenario::questions)};

template <typename Type>
concept HasFields = std::tuple_size_v<std::remove_const_t<decltype(fieldsOf<Type>)>> >
0;

/// Calls `visit` with each field of an entry, in their order.
template <HasFields Entry, typename Visit> void eachField(Visit visit)
{
    std::apply([&](const auto &...fields) { (visit(fields), ...); }, fieldsOf<Entry>);
}

/// The keys of an entry that need at least this.
template <HasFields Entry> std::vector<std::string_view> keysIn(Need least = Need::Optional)
{
    std::vector<std::string_view> keys;
    eachField<Entry>([&](const auto &field) {
        if (field.terms.need >= least)
            keys.push_back(field.key);
    });
    return keys;
}

/// The words that a value of a type is one of, or that it is a set of; none: it is no word.
template <typename Type> inline constexpr std::span<const std::string_view> wordsFor = enumNames<Type>;
template <typename Type> inline constexpr auto wordsFor<std::optional<Type>> = wordsFor<Type>;
template <typename Enum, int Width> inline constexpr auto wordsFor<EnumSet<Enum, Width>> = wordsFor<Enum>;

/// Whether this entry has the key of a field; only questions may have one key or another for a member.
template <HasFields Entry> bool hasKey(const Entry &, std::string_view)
{
    return true;
}
inline bool hasKey(const Question &question, std::string_view key)
{
    return (key != "at" && key != "tile") || key == squareKeyOf(question.ask);
}

} // namespace towerwatch
