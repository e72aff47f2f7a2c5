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
    Prisoner   ///< a kind of figure that can be captured
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
    constexpr Field(std::string_view name, Member Entry::*value, std::string_view description,
                    Terms conditions = {})
        : key(name)
        , member(value)
        , terms(conditions)
        , about(description)
    {
    }
    bool holdsDefault(const Entry &entry) const { return entry.*member == Entry{}.*member; }

    std::string_view key;
    Member Entry::*member;
    Terms terms;
#ifdef __EMSCRIPTEN__ // the page explains no files: it need not carry the words
    struct About
    {
        constexpr explicit About(std::string_view) {}
    };
    About about;
#else
    std::string_view about; ///< in English, for people who write files
#endif
};

/// The fields of an entry in the order of files; none: the type is no entry.
template <typename Entry> inline constexpr std::tuple<> fieldsOf{};

template <>
inline constexpr std::tuple fieldsOf<CitySegment>{
    Field("edges", &CitySegment::sides, "The sides it takes.", {Need::Key}),
    Field("coats_of_arms", &CitySegment::coatsOfArms, "Coats of arms in it.", {Need::Told, limits::coats})};

template <>
inline constexpr std::tuple fieldsOf<FieldSegment>{
    Field("half_edges", &FieldSegment::halfEdges, "The halves of sides it touches; none: an inner field.",
          {Need::Key}),
    Field("cities", &FieldSegment::cities, "The cities it touches, counted from 0 in the list above.",
          {Need::Told, limits::copies})};

template <>
inline constexpr std::tuple fieldsOf<Watchtower>{
    Field("points", &Watchtower::points, "Points for each.", {Need::Key, limits::bonus}),
    Field("per", &Watchtower::per, "What it counts.", {Need::Key})};

template <>
inline constexpr std::tuple fieldsOf<ThirdEditionFields>{
    Field("status", &ThirdEditionFields::status, "", {Need::Key, limits::id}),
    Field("fields_if_changed", &ThirdEditionFields::fieldsIfChanged, "")};

template <>
inline constexpr std::tuple fieldsOf<TileCounts>{Field("C1", &TileCounts::c1, "", {.most = limits::copies}),
                                                 Field("C2", &TileCounts::c2, "", {.most = limits::copies}),
                                                 Field("C3", &TileCounts::c3, "", {.most = limits::copies})};

template <>
inline constexpr std::tuple fieldsOf<Tile>{
    Field("id", &Tile::id, "Its name in this file; not one of the catalogue.",
          {Need::Key, limits::id, Meaning::NewTileId}),
    Field("jcz", &Tile::jcz, "Its id in games saved by JCloisterZone.", {.most = limits::word}),
    Field("set", &Tile::set, "The set it belongs to.", {Need::Optional, limits::word, Meaning::SetWord}),
    Field("letter", &Tile::letter, "Its letter in the base game.", {.most = limits::word}),
    Field("count", &Tile::count, "Copies in the set of each edition."),
    Field("edges", &Tile::edges, "What its sides show, N E S W: F field, R road, C city; AAAA is an abbey.",
          {Need::Key}),
    Field("cities", &Tile::cities, "Its city segments.", {Need::List}),
    Field("roads", &Tile::roads, "Its roads, each as the list of its sides; a road with one side ends here.",
          {Need::List}),
    Field("monastery", &Tile::monastery, "Whether it has a monastic building.", {Need::InJson}),
    Field("building", &Tile::building, "Which one, where it is not a plain monastery.",
          {Need::Optional, limits::word, Meaning::SetWord}),
    Field("stand_in", &Tile::standIn, "Whether the real tile shows more than this entry says."),
    Field("garden", &Tile::garden, "Whether it has a garden.", {Need::InJson}),
    Field("tower_foundation", &Tile::towerFoundation, "Whether a tower can be built on it.", {Need::InJson}),
    Field("watchtower", &Tile::watchtower, "Its watchtower."),
    Field("corn_circle", &Tile::cornCircle, "What its crop circle shows.",
          {Need::Optional, limits::word, Meaning::SetWord}),
    Field("fields", &Tile::fields, "Its fields.", {Need::List}),
    Field("c3", &Tile::c3, "What the third edition may have changed."),
    Field("note", &Tile::note, "Anything else.", {.most = limits::word})};

template <>
inline constexpr std::tuple fieldsOf<PlacedTile>{
    Field("tile", &PlacedTile::tile, "Which tile: an id of the catalogue or of designs.",
          {Need::Key, limits::text, Meaning::TileId}),
    Field("at", &PlacedTile::at, "Where it lies.", {Need::Entry}),
    Field("rotation", &PlacedTile::rotation, "Degrees clockwise; without it 0."),
    Field("floors", &PlacedTile::floors, "Floors of the tower on it; needs a foundation.",
          {.most = limits::floors}),
    Field("bridge", &PlacedTile::bridge, "A wooden bridge over it, north to south or east to west.")};

template <>
inline constexpr std::tuple fieldsOf<Castle>{
    Field("at", &Castle::at, "One of its tiles.", {Need::Entry}),
    Field("city", &Castle::city, "A side of that tile in the city.", {Need::Entry})};

template <>
inline constexpr std::tuple fieldsOf<Figure>{
    Field("id", &Figure::id, "Its name; without one: f1, f2, ...",
          {Need::Optional, limits::id, Meaning::FigureId}),
    Field("figure", &Figure::kind, "Its kind.", {Need::Key}),
    Field("owner", &Figure::owner, "Whose it is; neutral figures have no owner."),
    Field("at", &Figure::at, "The tile it stands on."),
    Field("on", &Figure::on, "What it stands on; neutral figures stand on nothing.")};

template <>
inline constexpr std::tuple fieldsOf<Prisoner>{
    Field("figure", &Prisoner::kind, "Its kind.", {.need = Need::Entry, .meaning = Meaning::Prisoner}),
    Field("owner", &Prisoner::owner, "Whose figure it is.", {Need::Entry})};

template <>
inline constexpr std::tuple fieldsOf<Player>{
    Field("name", &Player::name, "Shown instead of the colour.", {.most = limits::name}),
    Field("points", &Player::points, "Points on the score track; unknown if not given.",
          {.most = limits::points}),
    Field("floors", &Player::floors, "Tower floors left; enough if not given.", {.most = limits::floors}),
    Field("supply", &Player::supply,
          "Figures left, by kind: what is not listed is used up. Without this key every kind is there.",
          {.most = limits::supply}),
    Field("prisoners", &Player::prisoners, "Captured figures of other players.")};

template <>
inline constexpr std::tuple fieldsOf<Turn>{
    Field("player", &Turn::player, "Whose turn it is."),
    Field("laid", &Turn::laid, "The tile that was laid in this half of the turn; none: no tile is laid yet."),
    Field("done", &Turn::done,
          "What was done after the tile: one of figure, floor, top (a figure on a tower) and other, then "
          "phantom; []: nothing yet."),
    Field("half", &Turn::half, "Which half of a double turn it is."),
    Field("ransom-paid", &Turn::ransomPaid, "Whether this turn's ransom is paid already."),
    Field("over", &Turn::over, "true: the game has ended, and nothing else is stated.")};

template <>
inline constexpr std::tuple fieldsOf<TableRules>{
    Field(
        "tower", &TableRules::tower,
        "Rule set of The Tower. c2: second edition; c1: first edition as clarified later; c1-original: first "
        "printing of 2006; c1-rgg: first RGG translation; c1-zmg: first edition of ZMG. Without it: c2.",
        {Need::Told}),
    Field("watchtowers", &TableRules::watchtowers,
          "Edition of The Watchtowers. c3: third; c2: second. Without it: c3.", {Need::Told}),
    Field("house", &TableRules::house,
          "House rules. no-gaps: a tower does not reach over an empty square; eye-for-an-eye: prisoners come "
          "back by exchange only, not for points; no-surprises: the new floor does not add to the range; "
          "diagonal: range is counted in steps, around corners too.",
          {Need::Told})};

template <>
inline constexpr std::tuple fieldsOf<Question>{
    Field(
        "ask", &Question::ask,
        "place-floor: what a new floor would reach and capture. place-figure: whether such a figure may "
        "stand on the tower. watchtower: what it is worth. score: what is complete and who gets the points. "
        "ransom: which prisoners can be bought back. actions: all that can be done with towers. outlook: "
        "what can happen to one figure.",
        {Need::Entry}),
    Field("at", &Question::at, "The tower or watchtower asked about."),
    Field("tile", &Question::at, "score: only what this tile has a part in."),
    Field("figure", &Question::figure, "place-figure: the figure to place. ransom: only such prisoners."),
    Field("from", &Question::from, "ransom: only prisoners that this player holds."),
    Field("by", &Question::by, "Who asks. Without it: whose turn it is, else the first player."),
    Field("target", &Question::target,
          "outlook: the figure asked about. place-floor: one that gets a verdict in any case.",
          {Need::Optional, limits::id, Meaning::FigureId}),
    Field("placed", &Question::placed,
          "place-floor: true: about the topmost floor that lies there, which was just placed."),
    Field("expect", &Question::expect,
          "The expected answer, or a part of it; towerwatch check compares it.")};

/// The keys that questions of a kind have besides `ask` and `expect`.
struct QuestionKeys
{
    std::vector<std::string_view> required, optional;
};
QuestionKeys keysOf(Ask ask);

template <>
inline constexpr std::tuple fieldsOf<Scenario>{
    Field("title", &Scenario::title, "What it is about, in one line.", {.most = limits::text}),
    Field("notes", &Scenario::notes, "What else is to be said.", {.most = limits::text}),
    Field("rules", &Scenario::rules, "What the table plays by.", {Need::Told}),
    Field("players", &Scenario::players, "Who plays, in turn order. Without it: the owners of the figures."),
    Field("turn", &Scenario::turn, "Whose turn it is."),
    Field("designs", &Scenario::designs, "Tiles that the catalogue does not have."),
    Field("tiles", &Scenario::tiles, "The tiles on the table."),
    Field("castles", &Scenario::castles, "Cities that are castles."),
    Field("figures", &Scenario::figures, "The figures on the table."),
    Field("questions", &Scenario::questions,
          "What is asked. Without any: every foundation, every watchtower, the score.")};

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
    return key == "at" ? question.ask != Ask::Score : key != "tile" || question.ask == Ask::Score;
}

} // namespace towerwatch
