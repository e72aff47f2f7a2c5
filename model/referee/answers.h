// SPDX-License-Identifier: MIT
/// What the referee answers: facts and the rulings that decide them, no wording.
/// Figures are indices into the scenario's figures, features are those of the board.
#pragma once

#include "model/board/board.h"
#include "model/referee/citations.h"
#include "model/scenario/due.h"

#include <variant>

namespace towerwatch {

enum class Verdict : std::uint8_t { Capturable, Safe, Open, OutOfReach };
template <>
inline constexpr auto enumNames<Verdict> = words<Verdict::OutOfReach>("capturable safe open out-of-reach");

/// What in this position decides an answer.
enum class FactName : std::uint8_t {
    GameOver,
    TileFirst,
    ActionDone,
    NoFoundation,
    Closed,
    NoFloorLeft,
    NoFloorYet,
    Kind,
    NoneLeft,
    Castle,
    Carcassonne,
    TowerTop,
    Own,
    Wheel,
    Acrobat,
    NotInLine,
    TooFar,
    Gap,
    Detour,
    HouseRule,
    NotOnTurn,
    AlreadyPaid,
    NoPrisoner,
    TooFewPoints
};
template <>
inline constexpr auto enumNames<FactName> = words<FactName::TooFewPoints>(
    "game-over tile-first action-done no-foundation closed no-floor-left no-floor-yet kind none-left castle "
    "carcassonne tower-top own wheel acrobat not-in-line too-far gap detour house-rule not-on-turn "
    "already-paid no-prisoner too-few-points");

/// One fact of this position. Which members mean something depends on `name`.
struct Fact
{
    FactName name = FactName::NoFoundation;
    std::optional<Square> at = {};       ///< NoFoundation, Closed, NoFloorYet, TowerTop, Gap
    int figure = -1;                     ///< Closed: who stands on the tower
    std::optional<FigureKind> kind = {}; ///< Kind, NoneLeft
    std::optional<Colour> player = {};   ///< NoFloorLeft, NoneLeft, Own: the asker; NotOnTurn: who is on turn
    std::optional<int> number = {}; ///< TooFar: distance; Detour: steps, none without a way; TooFewPoints
    int limit = 0;                  ///< TooFar, Detour: range; TooFewPoints: points needed
    bool open = false;              ///< it is in doubt itself: alone it leaves the answer open
    std::optional<Done> done = {};  ///< ActionDone: what stands in the way
    std::optional<HouseRule> house = {}; ///< HouseRule: which
    Because because = {};                ///< the rulings by which it decides
};
using Facts = std::vector<Fact>; ///< decisive first

/// Adds a fact to those of an answer, and the rulings by which it decides to its own unless it is in doubt.
void refuse(auto &answer, const Fact &fact)
{
    answer.facts.push_back(fact);
    if (!fact.open)
        addOnce(answer.because, fact.because);
}
/// Whether something is decided by facts that are not in doubt.
inline bool isRefused(const Facts &facts)
{
    return std::any_of(facts.begin(), facts.end(), [](const Fact &fact) { return !fact.open; });
}

enum class Effect : std::uint8_t { Prisoner, ToSupply, Exchange, Orphan, Majority, Watchtower, TowerReopens };
template <>
inline constexpr auto enumNames<Effect> =
    words<Effect::TowerReopens>("prisoner to-supply exchange orphan majority watchtower tower-reopens");

/// One thing that follows from capturing a figure. Which members mean something depends on `effect`. No
/// variant: it is a plain value that is sorted by effect, compared and written member by member.
struct Consequence
{
    Effect effect = Effect::Prisoner;
    Because because = {};
    Colour player =
        Colour::Red; ///< Prisoner: holder; ToSupply, Watchtower: owner; Exchange: who gets it home
    std::vector<FigureKind> returns = {};        ///< Exchange: kinds that may come back for it, of the captor
    bool choice = false;                         ///< Exchange: the capturing player chooses among several
    int figure = -1;                             ///< Orphan
    FeatureKind kind = FeatureKind::Road;        ///< Majority
    std::vector<Colour> before = {}, after = {}; ///< Majority: who holds it, in player order
    Square at{};                                 ///< Watchtower, TowerReopens
    int valueBefore = 0, valueAfter = 0;         ///< Watchtower
    int lost = 0; ///< Watchtower: what `player` would earn by the figure if the turn were scored now
};

struct FigureVerdict
{
    int figure = 0;
    Verdict verdict = Verdict::Safe;
    Facts facts = {}; ///< none of capturable figures
    Because because = {};
    Because exposure = {},
            reach = {}; ///< of a capturable figure: why nothing shelters it, why it is in reach
    std::vector<Consequence> consequences = {}; ///< of capturable and open figures
    int distance = -1;              ///< steps of the tower's range up to it; -1: it is not in reach
    std::optional<Square> gap = {}; ///< the first empty square that the range passes on the way there
    int staying = -1; ///< of a capturable figure: a builder or pig that another meeple keeps in the feature
};

struct PlaceFloorAnswer
{
    Legality legal = Legality::No;
    Facts facts = {};
    Because because = {};
    int height = 0;                          ///< of the tower with the new floor; 0 where not legal
    int range = 0;                           ///< in squares
    Because rangeBecause = {};               ///< those of the rulings that decide the range
    std::vector<Square> reach = {};          ///< squares with a tile
    std::vector<Square> bare = {};           ///< squares of the range without one, between the tiles
    std::vector<FigureVerdict> figures = {}; ///< those in reach and the target
    bool phantomMayFollow = false;           ///< onto the tile just laid: the supply has one
    bool doubleTurnMayFollow = false;        ///< a builder of the player stands on the board
};

struct PlaceFigureAnswer
{
    Legality legal = Legality::No;
    Facts facts = {};
    Because because = {};
    bool ransomWouldHelp = false; ///< only a figure is missing, and one of its kind can be bought back now
};

/// How many a square adds to a watchtower's count.
struct SquareCount
{
    Square at{};
    int count = 0;
    friend bool operator==(const SquareCount &, const SquareCount &) = default;
};

/// A road or city of a watchtower tile.
struct WatchtowerFeature
{
    int feature = -1;
    FeatureKind kind = FeatureKind::Road;
    SideSet sides; ///< of the tile that belong to it
    bool complete = false;
    std::vector<int> figures = {}; ///< on the tile in it: they trigger the watchtower, or would
    Because because = {};          ///< what else than wt-trigger bears on that
};

struct WatchtowerAnswer
{
    Watchtower bonus{};
    std::vector<Square> area = {};
    std::vector<SquareCount> counted = {}; ///< squares with a count above 0
    int count = 0;
    int value = 0;                   ///< in points
    std::vector<int> open = {};      ///< figures of which no source says whether they count
    std::vector<int> uncounted = {}; ///< figures of the area that never count
    std::vector<WatchtowerFeature> features = {};
    bool triggered = false;
    Because because = {}, worth = {}; ///< of all of it; of its value
};

using ColourPoints = std::vector<std::pair<Colour, int>>; ///< in player order

struct TriggeredWatchtower
{
    Square at{};
    Watchtower bonus{};
    int count = 0; ///< of what it pays for
    int value = 0;
    std::vector<int> figures = {}; ///< each earns the value for its owner
    Because because = {};
};

struct ScoredFeature
{
    FeatureKind kind = FeatureKind::Road;
    int feature = -1; ///< of the board; -1: a monastery
    std::vector<Square> tiles = {};
    int coats = 0;
    int points = 0;
    ColourPoints strength = {}; ///< above 0
    std::vector<Colour> receivers = {};
    Because because = {};
};

/// An incomplete feature that a tile belongs to.
struct UnfinishedFeature
{
    int feature = -1;                 ///< of the board; -1: the monastery of the tile
    std::vector<Square> missing = {}; ///< empty squares, sorted
};

struct ScoreAnswer
{
    std::vector<TriggeredWatchtower> watchtowers = {};
    std::vector<ScoredFeature> features = {};
    std::vector<UnfinishedFeature> unfinished = {}; ///< of the tile that is asked about
    ColourPoints totals = {};
    bool fairy = false;  ///< she is beside a meeple that is scored, and her points are not counted
    bool castle = false; ///< something is scored and a castle has a lord, whose points are not counted
    Because because = {};
};

struct RansomOption
{
    FigureKind figure = FigureKind::Meeple;
    Colour holder = Colour::Red;
    ColourPoints points = {}; ///< scores afterwards, of players whose score is given
};
inline constexpr int ransomCost = 3; ///< see the ruling ransom-three

struct RansomAnswer
{
    Legality legal = Legality::No;
    std::vector<RansomOption> options = {};
    Facts facts = {};
    Because because = {};
};

struct TowerTopChoice
{
    Square at{};
    std::vector<FigureKind> kinds = {}, open = {};
    Because because = {};
};

enum class StepName : std::uint8_t { Ransom, Tile, Action, Phantom, Scoring, SecondHalf };
template <>
inline constexpr auto
    enumNames<StepName> = words<StepName::SecondHalf>("ransom tile action phantom scoring second-half");
/// Open: no source, or nothing stated, says whether it is to come.
enum class StepState : std::uint8_t { Done, Now, Later, Open, No };
template <> inline constexpr auto enumNames<StepState> = words<StepState::No>("done now later open no");

/// A step of a turn, and where the turn stands with it.
struct TurnStep
{
    StepName step = StepName::Ransom;
    StepState state = StepState::Now;
    Because because = {};
};

struct ActionsAnswer
{
    std::vector<Square> floor = {};
    std::vector<TowerTopChoice> figures = {};
    std::vector<Square> closed = {}; ///< towers on which a figure stands
    std::vector<Square> bare = {};   ///< foundations without a floor or a figure
    Facts barred = {};               ///< why no floor can be placed anywhere, closed towers apart
    RansomAnswer ransom = {};
    std::vector<TurnStep> steps = {}; ///< in the order of play
    Because because = {};
};

/// A tower whose next floor reaches a figure.
struct ReachingTower
{
    Square at{};
    int height = 0; ///< with the next floor
    int range = 0;  ///< then
    FigureVerdict verdict;
};

/// The open tower that is the least too far from a figure, and why its next floor does not reach it.
struct NearestTower
{
    Square at{};
    Fact why = {};
};

/// A watchtower that a figure triggers, or would once the feature is complete.
struct TriggeredBy
{
    Square at{};
    int value = 0;
    bool complete = false;
};

/// Something other than a capture that may befall a figure on a tower, and the ruling about it.
struct TowerEvent
{
    std::string_view name;
    bool happens;
    RulingId ruling;
};
constexpr std::array<TowerEvent, 5> towerEvents(TowerRules rules)
{
    return {
        {{"dragon", true, EditionRuling(cite::towerMeepleDragonYes, cite::towerMeepleDragonC1).under(rules)},
         {"princess", false, cite::towerMeeplePrincessNo},
         {"fairy", true, EditionRuling(cite::towerMeepleFairyYes, cite::towerMeepleFairyC1).under(rules)},
         {"festival", true, cite::towerMeepleFestival},
         {"plague", true, cite::towerMeeplePlague}}};
}

/// What can happen to one figure when `by` places floors.
struct OutlookAnswer
{
    int figure = -1;                 ///< -1: there is no such figure
    Verdict verdict = Verdict::Safe; ///< safe, open or capturable, wherever a tower stands
    Facts facts = {};                ///< none where it is capturable
    Because exposure = {};           ///< what decides the verdict
    int goesWith =
        -1; ///< of a builder or pig: the only meeple that keeps it there, where that can be captured
    std::optional<NearestTower> nearest = {}; ///< if no tower reaches it
    std::vector<ReachingTower> towers = {};
    std::vector<Square> counting = {}; ///< watchtowers for meeples that count it
    bool countingOpen = false;         ///< no source says whether watchtowers count it
    Because countingBecause = {};
    std::vector<TriggeredBy> triggers = {};
    bool onTower = false; ///< the tower events concern it
    Because because = {};
};

using AnswerBody = std::variant<PlaceFloorAnswer, PlaceFigureAnswer, WatchtowerAnswer, ScoreAnswer,
                                RansomAnswer, ActionsAnswer, OutlookAnswer>;

/// What the referee does with each kind (answerkinds.h), in the order of Ask.
struct AnswerKind;
extern const AnswerKind placeFloorKind, placeFigureKind, watchtowerKind, scoreKind, ransomKind, actionsKind,
    outlookKind;
inline constexpr const AnswerKind *answerKinds[]{
    &placeFloorKind, &placeFigureKind, &watchtowerKind, &scoreKind, &ransomKind, &actionsKind, &outlookKind};
static_assert(std::size(answerKinds) == enumNames<Ask>.size(), "each kind of question is answered");

/// An answer with the question it answers; `by` is filled in where the question is about a player.
struct Answer
{
    Question question;
    AnswerBody body;
    std::vector<DueExchange> due = {}; ///< those of the asker: it is answered as things stand after them
};

} // namespace towerwatch
