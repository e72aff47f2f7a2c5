// SPDX-License-Identifier: MIT
/// A scenario: everything written down about a position, the rules of the table and the questions. A plain
/// value; it may be illegal or incomplete: model/referee judges it.
#pragma once

#include "model/scenario/figurekinds.h"
#include "model/scenario/questionkinds.h"
#include "model/scenario/tiles.h"
#include "model/value/value.h"

#include <algorithm>
#include <map>
#include <utility>

namespace towerwatch {

/// The version of the scenario format that this program reads and writes.
inline constexpr int formatVersion = 1;

/// A text in one or several languages; the language of a plain text is empty.
struct LocalText
{
    std::vector<std::pair<std::string, std::string>> byLanguage = {};

    bool empty() const { return byLanguage.empty(); }
    /// The text in `language`, else the plain or English one, else the first; empty if there is none.
    std::string_view in(std::string_view language) const;
    friend bool operator==(const LocalText &, const LocalText &) = default;
};

enum class Bridge : std::uint8_t { NS, EW };
template <> inline constexpr auto enumNames<Bridge> = words<Bridge::EW>("NS EW");
/// The two sides the bridge joins.
constexpr std::array<Side, 2> endsOf(Bridge bridge)
{
    return bridge == Bridge::NS ? std::array{Side::N, Side::S} : std::array{Side::E, Side::W};
}
constexpr bool isEndOf(std::optional<Bridge> bridge, Side side)
{
    return bridge && (endsOf(*bridge)[0] == side || endsOf(*bridge)[1] == side);
}

/// Entries have comments: each line that stands above in the file, from its # to its end, then what stands
/// behind on its line.
struct PlacedTile
{
    std::string tile; ///< id of the catalogue or of a design of the scenario
    Square at{};
    Rotation rotation = Rotation::R0;
    int floors = 0;
    std::optional<Bridge> bridge = {};
    std::string comment = {};
    friend bool operator==(const PlacedTile &, const PlacedTile &) = default;
};

/// The city that holds this side of that tile is a castle.
struct Castle
{
    Square at{};
    Side city = Side::N;
    std::string comment = {};
    friend bool operator==(const Castle &, const Castle &) = default;
};

struct Figure
{
    std::string id = {}; ///< as written; empty: numbered f1, f2, ... (see figureIds)
    FigureKind kind = FigureKind::Meeple;
    std::optional<Colour> owner = {}; ///< none: neutral
    std::optional<Square> at = {};    ///< none: in the City of Carcassonne or on the Wheel
    std::optional<Place> on = {};     ///< none: neutral
    std::string comment = {};
    bool isOn(PlaceKind place) const { return on && on->kind == place; }
    /// Whether its id is a chosen name, not one such as figureIds() gives.
    bool isNamed() const;
    friend bool operator==(const Figure &, const Figure &) = default;
};

struct Prisoner
{
    FigureKind kind = FigureKind::Meeple;
    Colour owner = Colour::Red;
    friend bool operator==(const Prisoner &, const Prisoner &) = default;
};

using Supply = std::vector<std::pair<FigureKind, int>>;
/// Changes how many of a kind there are, within what a file may say.
void addToSupply(Supply &supply, FigureKind kind, int by);

/// What is not stated is not known and is not held against the player.
struct Player
{
    Colour colour = Colour::Red;
    std::optional<std::string> name = {};
    std::optional<int> points = {};
    std::optional<int> floors = {};
    std::optional<Supply> supply = {};
    std::vector<Prisoner> prisoners = {};
    std::string comment = {};
    friend bool operator==(const Player &, const Player &) = default;
};

/// What a player did after laying the tile: the one action of a turn half, and the phantom that may follow.
enum class Done : std::uint8_t { Figure, Floor, Top, Other, Phantom };
template <> inline constexpr auto enumNames<Done> = words<Done::Phantom>("figure floor top other phantom");

/// Which half of a double turn it is.
enum class Half : std::uint8_t { First, Second };
template <> inline constexpr auto enumNames<Half> = words<Half::Second>("first second");

/// The tile that was laid in this half of a turn; without a square none is laid yet.
struct LaidTile
{
    std::optional<Square> at = {};
    friend bool operator==(const LaidTile &, const LaidTile &) = default;
};

/// Where the turn stands. What is not stated is not known and is held against nobody.
struct Turn
{
    std::optional<Colour> player = {};
    bool ransomPaid = false;
    std::optional<LaidTile> laid = {};
    std::optional<std::vector<Done>> done = {}; ///< after the tile, in its order
    std::optional<Half> half = {};
    bool over = false; ///< the game has ended; nothing else is stated
    /// Whether something was done after the tile.
    bool hasDone(Done what) const
    {
        return done && std::find(done->begin(), done->end(), what) != done->end();
    }
    /// The action that was done, any but the phantom after it.
    std::optional<Done> action() const;
    /// Whether a tile is laid, as far as it is stated.
    bool isTileLaid() const { return (laid && laid->at) || (done && !done->empty()); }
    friend bool operator==(const Turn &, const Turn &) = default;
};

/// One question. Which members mean something depends on `ask`, as in towerwatch-scenario(5). No variant: it
/// is a plain value that is read, written, compared and changed key by key, and most kinds share most keys.
struct Question
{
    Ask ask = Ask::Score;
    std::optional<Square> at = {}; ///< the key `tile` of a score question
    std::optional<FigureKind> figure = {};
    std::optional<Colour> from = {};
    std::optional<Colour> by = {};
    std::optional<std::string> target = {};
    bool placed = false; ///< about the topmost floor that lies there, not the next one
    std::optional<Value> expect = {};
    std::string comment = {};
    friend bool operator==(const Question &, const Question &) = default;
};

struct Scenario
{
    std::string header = {}; ///< the comment block at the top of the file, lines with their #
    LocalText title = {};
    LocalText notes = {};
    TableRules rules = {};
    std::vector<Player> players = {}; ///< in turn order
    std::optional<Turn> turn = {};
    std::vector<Tile> designs = {}; ///< tiles that are not in the catalogue
    std::vector<PlacedTile> tiles = {};
    std::vector<Castle> castles = {};
    std::vector<Figure> figures = {};
    std::vector<Question> questions = {};
    /// The comments of the outermost keys of the file, by key; by an empty key those at its end.
    std::map<std::string, std::string> comments = {};
    friend bool operator==(const Scenario &, const Scenario &) = default;
};

/// An entry of one of the scenario's lists, or its turn.
enum class Subject : std::uint8_t { Tile, Castle, Figure, Prisoner, Turn };

/// The ids of the figures, in their order: as written, else f1, f2, ... with taken numbers skipped.
std::vector<std::string> figureIds(const Scenario &scenario);
/// The id of a figure.
std::string figureId(const Scenario &scenario, int figure);
/// The index of the figure called `id`; -1: none is asked for, or there is none of that name.
int figureCalled(const Scenario &scenario, const std::optional<std::string> &id);
/// The players in turn order: those listed, else the owners of the figures in the order of colours.
std::vector<Colour> playerOrder(const Scenario &scenario);
/// Those, and where none are listed every other colour after them.
std::vector<Colour> possiblePlayers(const Scenario &scenario);
/// What is known of a player, or null.
const Player *findPlayer(const Scenario &scenario, Colour colour);
/// Whose turn it is, if that is stated.
std::optional<Colour> onTurn(const Scenario &scenario);
/// Where the turn of a player stands: nothing of it is stated of players who are not on turn. Of a game that
/// is over it is over for all.
Turn turnOf(const Scenario &scenario, Colour player);
/// The scenario without where its turn stands: whose it is and a ransom that was paid stay.
Scenario atNoMoment(Scenario scenario);
/// The player a question is about: its `by`, else the player on turn, else the first player, else red.
Colour askerOf(const Scenario &scenario, const Question &question);
/// Whether a file may hold as many questions, and as much of what they expect, as the scenario has
/// (limits.h).
bool asksWithinLimits(const Scenario &scenario);
/// The questions asked: those of the scenario; without any, place-floor for every foundation and watchtower
/// for every watchtower (each by square), then score.
std::vector<Question> questionsOf(const Scenario &scenario, const TileCatalogue &catalogue);
/// Those and, after them, the questions of a scenario without any that this one does not ask.
std::vector<Question> questionsAtHand(const Scenario &scenario, const TileCatalogue &catalogue);
/// Whether two questions ask the same, whatever is expected of them.
bool asksTheSame(const Scenario &scenario, const Question &a, const Question &b);
/// The design of a placed tile, of the catalogue or of the scenario, or null. Designs is quicker for many.
const Tile *designOf(const Scenario &scenario, const TileCatalogue &catalogue, std::string_view id);

/// The designs that the tiles of a scenario can have, by id. Both must outlive it.
class Designs
{
public:
    Designs(const Scenario &scenario, const TileCatalogue &catalogue);
    /// As designOf() finds it.
    const Tile *find(std::string_view id) const;

private:
    const TileCatalogue &m_catalogue;
    std::map<std::string_view, const Tile *> m_own; ///< ordered: no choice of ids makes it slow
};

/// The smallest rectangle of squares that holds the whole board; empty boards have one square.
Extent extentOf(const Scenario &scenario);

} // namespace towerwatch
