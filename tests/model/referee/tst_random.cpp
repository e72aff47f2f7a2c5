// SPDX-License-Identifier: MIT
/// The rules against their reference on random boards, and their symmetries.
#include "model/format/scenariowriter.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/randomboards.h"
#include "tests/support/reference.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"

#include <algorithm>
#include <map>

using namespace towerwatch;
using randomboards::allQuestions;
using randomboards::Has;
using randomboards::randomScenario;

namespace {

constexpr int boardsToCompare = 450, boardsInSpecial = 100, boardsToMove = 60;
std::uint32_t boards(int usual)
{
    return static_cast<std::uint32_t>(soaked(usual));
}

constexpr std::size_t mostAsked = 80; ///< of one board; of more, an even sample is asked

Value realAnswer(const Board &board, const Question &question)
{
    return toValue(board, answer(board, question));
}

std::vector<Question> sampled(std::vector<Question> questions, std::uint32_t seed, std::size_t most)
{
    if (questions.size() <= most)
        return questions;
    std::vector<Question> some;
    for (std::size_t i = 0; i < most; ++i)
        some.push_back(questions[(i * questions.size() / most + seed) % questions.size()]);
    return some;
}

/// What a failure is told with: the seed, the file with the one question, and both answers.
std::string report(std::uint32_t seed, Scenario scenario, const Question &question, const Value &real,
                   const Value &expected)
{
    scenario.questions = {question};
    return "\nseed " + std::to_string(seed) + "\n" + writeScenario(scenario) + "rules:     " + toJson(real) +
           "\nreference: " + toJson(expected) + "\n";
}

/// A movement of the whole table: a quarter turn clockwise, or a mirror between west and east.
struct Motion
{
    bool mirror = false;

    Square square(Square at) const { return mirror ? Square{-at.x, at.y} : Square{-at.y, at.x}; }
    Side side(Side old) const
    {
        return static_cast<Side>(mirror ? (4 - static_cast<int>(old)) % 4 : (static_cast<int>(old) + 1) % 4);
    }
    HalfEdge half(HalfEdge old) const
    {
        return static_cast<HalfEdge>(mirror ? (9 - static_cast<int>(old)) % 8
                                            : (static_cast<int>(old) + 2) % 8);
    }
    Rotation rotation(Rotation old) const
    {
        return static_cast<Rotation>(mirror ? (4 - static_cast<int>(old)) % 4
                                            : (static_cast<int>(old) + 1) % 4);
    }
    Bridge bridge(Bridge old) const { return mirror ? old : old == Bridge::NS ? Bridge::EW : Bridge::NS; }
    Place place(Place old) const
    {
        if (namesSide(old.kind))
            old.side = side(old.side);
        if (old.halfEdge)
            old.halfEdge = half(*old.halfEdge);
        return old;
    }
    /// How often the motion has to be done to undo it.
    int undo() const { return mirror ? 1 : 3; }
};

Tile mirrored(const Tile &tile)
{
    const Motion motion{.mirror = true};
    Tile result = tile;
    result.id = "mirrored-" + tile.id;
    result.c3.reset();
    const auto sides = [&](SideSet old) {
        SideSet moved;
        for (const Side side : allSides)
            if (old.contains(side))
                moved.insert(motion.side(side));
        return moved;
    };
    for (const Side side : allSides)
        result.edges[static_cast<std::size_t>(motion.side(side))] = tile.edge(side);
    for (CitySegment &city : result.cities)
        city.sides = sides(city.sides);
    for (RoadSegment &road : result.roads)
        road.sides = sides(road.sides);
    for (FieldSegment &field : result.fields) {
        HalfEdgeSet moved;
        for (const HalfEdge half : allHalfEdges)
            if (field.halfEdges.contains(half))
                moved.insert(motion.half(half));
        field.halfEdges = moved;
    }
    return result;
}

void mirrorDesigns(Scenario &scenario, const TileCatalogue &catalogue)
{
    std::vector<Tile> designs;
    for (PlacedTile &placed : scenario.tiles) {
        const Tile tile = mirrored(*designOf(scenario, catalogue, placed.tile));
        const auto known = std::any_of(designs.begin(), designs.end(),
                                       [&](const Tile &design) { return design.id == tile.id; });
        if (!known)
            designs.push_back(tile);
        placed.tile = tile.id;
    }
    scenario.designs = designs;
}

Scenario moved(Scenario scenario, Motion motion, const TileCatalogue &catalogue)
{
    if (motion.mirror)
        mirrorDesigns(scenario, catalogue);
    for (PlacedTile &placed : scenario.tiles) {
        placed.at = motion.square(placed.at);
        placed.rotation = motion.rotation(placed.rotation);
        if (placed.bridge)
            placed.bridge = motion.bridge(*placed.bridge);
    }
    if (scenario.turn && scenario.turn->laid && scenario.turn->laid->at)
        scenario.turn->laid->at = motion.square(*scenario.turn->laid->at);
    for (Castle &castle : scenario.castles)
        castle = {motion.square(castle.at), motion.side(castle.city)};
    for (Figure &figure : scenario.figures) {
        if (figure.at)
            figure.at = motion.square(*figure.at);
        if (figure.on)
            figure.on = motion.place(*figure.on);
    }
    return scenario;
}

Question moved(Question question, Motion motion)
{
    if (question.at)
        question.at = motion.square(*question.at);
    return question;
}

/// Moves the squares, sides and places in an answer.
void move(Value &value, Motion motion, std::string_view key = {})
{
    if (value.kind == Value::Kind::List && value.items.size() == 2 &&
        value.items[0].kind == Value::Kind::Number) {
        const Square at =
            motion.square({static_cast<int>(value.items[0].number), static_cast<int>(value.items[1].number)});
        value = Value::of(at);
        return;
    }
    if (key == "on" && value.kind == Value::Kind::Text)
        value = Value::of(toText(motion.place(*placeFromText(value.text))));
    if (key == "sides" && value.kind == Value::Kind::Text)
        value = Value::of(name(motion.side(*fromName<Side>(value.text))));
    for (std::size_t i = 0; i < value.items.size(); ++i)
        move(value.items[i], motion, value.kind == Value::Kind::Map ? std::string_view(value.keys[i]) : key);
}

/// Sorts all lists but squares: what comes first on the board is not what comes first on the moved one. What
/// a third edition would print differently is left out: mirrored designs have no editions.
void sortLists(Value &value)
{
    std::erase(value.items, Value::of(cite::wtC3Fields.value));
    for (Value &item : value.items)
        sortLists(item);
    const bool square = value.items.size() == 2 && value.items[0].kind == Value::Kind::Number;
    if (value.kind == Value::Kind::List && !square)
        std::sort(value.items.begin(), value.items.end(),
                  [](const Value &a, const Value &b) { return toJson(a) < toJson(b); });
}

/// How often something interesting happens in the answers.
struct Tally
{
    std::map<std::string, int> counts;

    void count(const Value &answer)
    {
        const std::string &ask = answer.find("ask")->text;
        countFacts(answer);
        countTurn(answer);
        if (ask == "score")
            for (const char *const list : {"watchtowers", "features"})
                for (const Value &item : answer.find(list)->items)
                    ++counts[item.find("kind") ? item.find("kind")->text : std::string(list)];
        if (ask == "place-floor")
            for (const Value &figure : answer.find("figures")->items)
                countFigure(figure);
        if (const Value *legal = answer.find("legal"))
            ++counts[ask + " " +
                     (legal->kind == Value::Kind::Text ? legal->text
                      : legal->number                  ? "yes"
                                                       : "no")];
    }

    void countFacts(const Value &answer)
    {
        if (const Value *facts = answer.find("facts"))
            for (const Value &fact : facts->items)
                ++counts["fact " + fact.find("fact")->text];
    }

    void countTurn(const Value &answer)
    {
        counts["placed"] += answer.find("placed") ? 1 : 0;
        if (const Value *due = answer.find("due"))
            for (const Value &pair : due->items) {
                ++counts["due"];
                counts["due with a choice"] += pair.find("choice")->number ? 1 : 0;
            }
        if (const Value *steps = answer.find("steps"))
            for (const Value &step : steps->items) {
                ++counts["step " + step.find("step")->text];
                ++counts["state " + step.find("state")->text];
            }
    }

    void countFigure(const Value &figure)
    {
        ++counts["verdict " + figure.find("verdict")->text];
        countFacts(figure);
        const Value *place = figure.find("on");
        if (place && place->text.starts_with("castle"))
            ++counts["castle lord judged"];
        const Value *consequences = figure.find("consequences");
        for (std::size_t i = 0; consequences && i < consequences->items.size(); ++i) {
            const Value &consequence = consequences->items[i];
            ++counts["effect " + consequence.find("effect")->text];
            if (consequence.find("lost"))
                ++counts["watchtower award lost"];
            if (const Value *choice = consequence.find("choice"); choice && choice->number)
                ++counts["exchange with a choice"];
            if (const Value *before = consequence.find("before");
                before && *before != *consequence.find("after"))
                ++counts["majority changes"];
        }
    }

    void count(const Scenario &scenario)
    {
        counts["castles"] += static_cast<int>(scenario.castles.size());
        counts["own designs"] += static_cast<int>(scenario.designs.size());
        for (const PlacedTile &placed : scenario.tiles)
            counts["bridges"] += placed.bridge ? 1 : 0;
        for (const Figure &figure : scenario.figures)
            ++counts[figure.on ? "on " + std::string(name(figure.on->kind)) : "neutral"];
        if (scenario.turn)
            count(*scenario.turn);
    }

    void count(const Turn &turn)
    {
        counts["over"] += turn.over ? 1 : 0;
        if (turn.laid)
            ++counts[turn.laid->at ? "laid" : "no tile yet"];
        if (turn.half)
            ++counts["half " + std::string(name(*turn.half))];
        if (turn.done)
            counts["nothing done"] += turn.done->empty() ? 1 : 0;
        for (const Done done : turn.done.value_or(std::vector<Done>()))
            ++counts["done " + std::string(name(done))];
    }

    /// Whether there is so much of each thing in a list, "road, city".
    bool atLeast(int number, const char *things)
    {
        bool enough = true;
        for (const QString &what : QString::fromUtf8(things).split(QStringLiteral(", ")))
            if (const int there = counts[what.toStdString()]; there < number) {
                qWarning("only %d of %s", there, qPrintable(what));
                enough = false;
            }
        return enough;
    }
    /// Of each word of an enumeration behind another.
    template <typename Enum> bool atLeast(int number, const std::string &what)
    {
        return std::ranges::all_of(enumNames<Enum>, [&](std::string_view word) {
            return atLeast(number, (what + ' ' + std::string(word)).c_str());
        });
    }
};

} // namespace

class TestRandom : public QObject
{
    Q_OBJECT

private slots:
    void rulesAgreeWithReference() { isInteresting(compared(Has::Anything, boardsToCompare)); }

    void exchangesThatAreDue()
    {
        Tally tally = compared(Has::DueExchange, boardsInSpecial);
        QVERIFY(tally.atLeast(500, "due") && tally.atLeast(100, "due with a choice"));
    }

    void whereTheTurnStands()
    {
        Tally tally = compared(Has::TurnState, boardsInSpecial);
        QVERIFY(tally.atLeast(250, "fact action-done") && tally.atLeast(100, "placed") &&
                tally.atLeast(50, "fact game-over, fact tile-first") && tally.atLeast(3, "over") &&
                tally.atLeast(10, "no tile yet, half first, half second, laid, nothing done"));
        QVERIFY(tally.atLeast<Done>(5, "done") && tally.atLeast<StepName>(20, "step") &&
                tally.atLeast<StepState>(20, "state"));
    }

    void answersTurnWithTheTable() { answersMove({}); }
    void answersMirrorWithTheTable() { answersMove({.mirror = true}); }

private:
    static Tally compared(Has has, int usual);
    static void isInteresting(Tally tally);
    static void answersMove(Motion motion);
};

/// The answers on so many boards, each compared with that of the reference.
Tally TestRandom::compared(Has has, int usual)
{
    Tally tally;
    int answers = 0;
    const auto compare = [&](std::uint32_t seed) {
        const Scenario scenario = randomScenario(seed, builtInTiles(), has);
        const Board board(scenario, builtInTiles());
        const reference::Table table(scenario, builtInTiles());
        tally.count(scenario);
        for (const Question &question : sampled(allQuestions(scenario, builtInTiles()), seed, mostAsked)) {
            const Value real = realAnswer(board, question);
            const Value expected = reference::answer(table, question);
            if (real != expected)
                QFAIL(report(seed, scenario, question, real, expected).c_str());
            tally.count(expected);
            ++answers;
        }
    };
    const std::uint32_t end = boards(usual);
    for (std::uint32_t seed = 0; seed < end && !QTest::currentTestFailed(); ++seed)
        compare(seed);
    qInfo("%d answers on %u boards", answers, end);
    return tally;
}

/// What such a comparison is worth: the boards and their answers have enough of everything.
void TestRandom::isInteresting(Tally tally)
{
    if (qEnvironmentVariableIsSet("TOWERWATCH_TALLY"))
        for (const auto &[what, number] : tally.counts)
            qInfo("%8d %s", number, what.c_str());
    QVERIFY(
        tally.atLeast(250, "road, city, monastery, bridges, castle lord judged, verdict open, effect orphan, "
                           "effect exchange, effect majority, majority changes, effect watchtower, effect "
                           "to-supply, place-figure yes, verdict out-of-reach") &&
        tally.atLeast(150, "castles, own designs") &&
        tally.atLeast(
            100, "on tower, exchange with a choice, effect tower-reopens, ransom yes, place-figure open") &&
        tally.atLeast(50, "watchtowers, on castle, on acrobat, watchtower award lost") &&
        tally.atLeast(25, "on bridge, ransom open"));
    QVERIFY(tally.atLeast<FactName>(2, "fact"));
}

void TestRandom::answersMove(Motion motion)
{
    for (std::uint32_t seed = 0, end = boards(boardsToMove); seed < end; ++seed) {
        const Scenario scenario = randomScenario(seed, builtInTiles());
        const Scenario other = moved(scenario, motion, builtInTiles());
        const Board board(scenario, builtInTiles()), otherBoard(other, builtInTiles());
        for (const Question &question : sampled(allQuestions(scenario, builtInTiles()), seed, mostAsked)) {
            Value here = realAnswer(board, question);
            Value there = realAnswer(otherBoard, moved(question, motion));
            for (int i = 0; i < motion.undo(); ++i)
                move(there, motion);
            sortLists(here);
            sortLists(there);
            if (here != there)
                QFAIL(report(seed, scenario, question, here, there).c_str());
        }
    }
}

TOWERWATCH_TEST(TestRandom)
#include "tst_random.moc"
