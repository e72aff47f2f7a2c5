// SPDX-License-Identifier: MIT
/// Rulings that carry weight: where one of them is switched off, only answers that cite it become others.
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/randomboards.h"
#include "tests/support/reference.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"

#include <algorithm>
#include <map>
#include <set>

using namespace towerwatch;

namespace {

using Asks = std::set<Ask>;

constexpr int boardsToWeigh = 200, enoughChanges = 3;
constexpr int shareOfUncited =
    199; ///< of answers that do not cite a ruling one in so many is asked without it

/// The clause of each ruling that can be switched off, and the questions in which it decides. What may be
/// done and what awaits a figure only gather what the other questions answer.
struct Clause
{
    Asks asks;
    std::vector<std::string_view> rulings;
};
const std::vector<Clause> clauses{
    {{Ask::PlaceFloor},
     wordsIn("tower-open-only tower-floor-supply tower-range-per-floor tower-range-own-tile "
             "tower-range-over-gaps tower-range-over-towers tower-range-no-diagonal "
             "tower-height-only-range house-diagonal house-no-gaps house-no-surprises "
             "capture-any-feature capture-neutral-no capture-builder-pig-old "
             "capture-special-figures-no capture-barn-shepherd-c1 capture-castle-safe "
             "capture-city-of-carcassonne-safe capture-meeple-on-tower capture-own-meeple "
             "capture-own-to-supply capture-large-meeple capture-large-follower "
             "capture-mayor-wagon capture-abbot-figure capture-ringmaster capture-phantom "
             "capture-guard capture-bridge-meeple capture-special-monastery-abbot "
             "capture-fairy-no-protection capture-wheel-of-fortune capture-acrobat "
             "orphan-builder-pig exchange-owner-chooses tower-reopens")},
    {{Ask::PlaceFigure},
     wordsIn("tower-foundation-floor-only tower-close prisoner-not-supply tower-close-any-open "
             "tower-close-large phantom-on-tower tower-top-ringmaster tower-top-abbot "
             "tower-top-guard tower-top-mayor-wagon-barn-no tower-top-builder-pig-old "
             "tower-top-shepherd-no tower-meeple-fairy-yes phantom-after-floor")},
    {{Ask::PlaceFloor, Ask::PlaceFigure}, wordsIn("tower-action-choice")},
    {{Ask::PlaceFloor, Ask::PlaceFigure, Ask::Ransom}, wordsIn("exchange-automatic")},
    {{Ask::Ransom},
     wordsIn("house-eye-for-eye ransom-owner-only ransom-own-turn ransom-once-per-turn "
             "ransom-min-score ransom-three ransom-flat ransom-flat-c1 ransom-timing")},
    {{Ask::Watchtower, Ask::Score},
     wordsIn("wt-area wt-type-meeple wt-type-coat wt-type-road wt-type-city wt-type-monastery "
             "wt-trigger wt-several-meeples wt-bridge-trigger wt-meeple-kinds wt-large-is-one "
             "wt-farmers-count wt-tower-top-counts wt-acrobats-count wt-castle-lords "
             "wt-road-bridges wt-monastic-buildings wt-city-no-castle wt-coat-under-castle "
             "wt-coat-each wt-wheel-meeples wt-city-of-carcassonne-meeples unmatched-side-closes")},
    {{Ask::Watchtower}, wordsIn("wt-builder-no-trigger")}};

/// Rulings that answers cite although no verdict hangs on them, by why that is so.
const std::vector<std::pair<const char *, std::vector<std::string_view>>> weightless{
    {"says what the players may choose or have to show, not what the position allows",
     wordsIn("capture-one-only capture-optional capture-several-on-tile exchange-no-negotiation "
             "ransom-choice-by-owner")},
    {"says when something happens, and a position has no time",
     wordsIn("capture-on-floor-only exchange-just-captured-goes-home ransom-double-turn wt-order "
             "wt-all-before-removal wt-wagon-after wt-no-final-scoring tower-floor-one-way")},
    {"says that something changes nothing",
     wordsIn("tower-floor-neutral tower-height-unlimited tower-range-counts tower-meeple-stays "
             "exchange-one-for-one exchange-two-players-only orphan-other-figures "
             "wt-independent-scoring wt-majority-irrelevant wt-several-segments "
             "wt-two-features-same-tile wt-self-counts wt-unrelated-segment wt-no-monks "
             "wt-no-other-features wt-no-farmers wt-zero wt-unoccupied tower-separate-feature "
             "tower-meeple-no-points")},
    {"is what the answer itself lists, one question at a time",
     wordsIn("tower-action-any-tile zmg-misprint-foundation-needed")},
    {"tells of other expansions what `events` repeats word by word",
     wordsIn("tower-meeple-princess-no tower-meeple-dragon-yes tower-meeple-dragon-c1 "
             "tower-meeple-fairy-c1 tower-meeple-festival tower-meeple-plague")},
    {"tells whose reading the ruling beside it is", wordsIn("house-combinations")},
    {"leaves open what happened before the position", wordsIn("wt-castle-conversion-no-trigger")}};

/// An answer, or of a floor's answer what it says of its target, without its reasons.
Value bare(const Value &answer, const Question &question)
{
    Value part = Value::map();
    const auto copy = [&](const Value &from, std::initializer_list<const char *> left) {
        for (std::size_t i = 0; i < from.keys.size(); ++i)
            if (std::none_of(left.begin(), left.end(), [&](const char *key) { return from.keys[i] == key; }))
                part.set(from.keys[i], from.items[i]);
    };
    if (question.ask != Ask::PlaceFloor)
        copy(answer, {"because", "facts"});
    for (const char *key : {"legal", "height", "range"})
        if (const Value *value = question.ask == Ask::PlaceFloor ? answer.find(key) : nullptr)
            part.set(key, *value);
    if (const Value *figures = question.target ? answer.find("figures") : nullptr)
        for (const Value &figure : figures->items)
            if (figure.find("id")->text == *question.target)
                copy(figure, {"because", "facts"});
    return part;
}

bool isAboutReach(std::string_view ruling)
{
    return ruling.starts_with("tower-range-") || ruling.starts_with("house-");
}

/// Whether a floor's answer leaves its target open. Then the distance is not told: whether the figure can be
/// captured at all comes first.
bool isOpen(const Value &bareAnswer)
{
    const Value *verdict = bareAnswer.find("verdict");
    return verdict && verdict->text == "open";
}

/// Every ruling that an answer cites, those of its target among them.
void cited(const Value &answer, const Question &question, std::set<std::string> &found)
{
    if (const Value *because = answer.find("because"))
        for (const Value &ruling : because->items)
            found.insert(ruling.text);
    if (answer.find("due")) // the exchange comes first, and whatever is said follows from it
        found.insert("exchange-automatic");
    if (const Value *figures = question.target ? answer.find("figures") : nullptr)
        for (const Value &figure : figures->items)
            if (figure.find("id")->text == *question.target)
                cited(figure, Question{}, found);
}

} // namespace

class TestWeight : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Each ruling off in turn on random boards: what changes cites it, and something does change.
    void switchedOff()
    {
        std::map<std::string_view, int> changed;
        int uncited = 0;
        for (std::uint32_t seed = 0, end = static_cast<std::uint32_t>(soaked(boardsToWeigh)); seed < end;
             ++seed) {
            const Scenario scenario = randomboards::randomScenario(seed, builtInTiles());
            const Board board(scenario, builtInTiles());
            const reference::Table table(scenario, builtInTiles());
            for (const Question &question : randomboards::allQuestions(scenario, builtInTiles())) {
                const Value real = toValue(board, answer(board, question));
                const Value before = bare(real, question);
                std::set<std::string> because;
                cited(real, question, because);
                for (const Clause &clause : clauses)
                    for (const std::string_view ruling : clause.rulings) {
                        if (!clause.asks.contains(question.ask))
                            break;
                        const bool cites = because.contains(std::string(ruling));
                        if (cites ? changed[ruling] >= enoughChanges : ++uncited % shareOfUncited != 0)
                            continue;
                        const Value off = reference::answer(table, question, std::string(ruling));
                        if (bare(off, question) == before || (isOpen(before) && isAboutReach(ruling)))
                            continue;
                        ++changed[ruling];
                        QVERIFY2(cites, qPrintable(QStringLiteral("%1, seed %2:\n%3\n%4")
                                                       .arg(ruling.data())
                                                       .arg(seed)
                                                       .arg(toJson(real).c_str(), toJson(off).c_str())));
                    }
            }
        }
        for (const Clause &clause : clauses)
            for (const std::string_view ruling : clause.rulings)
                QVERIFY2(changed[ruling] > 0, ruling.data());
    }

    /// Whatever is cited in an answer has a clause above, or a reason to have none.
    void everyDecidingRulingIsWeighed()
    {
        std::vector<std::string_view> listed, deciding;
        for (const Clause &clause : clauses)
            listed.insert(listed.end(), clause.rulings.begin(), clause.rulings.end());
        for (const auto &[why, rulings] : weightless)
            listed.insert(listed.end(), rulings.begin(), rulings.end());
        for (const Ruling &ruling : builtInRulings().rulings)
            if (ruling.affectsAnswers)
                deciding.push_back(ruling.id.value);
        std::sort(listed.begin(), listed.end());
        std::sort(deciding.begin(), deciding.end());
        for (const std::string_view ruling : deciding)
            QVERIFY2(std::count(listed.begin(), listed.end(), ruling) == 1, ruling.data());
        QCOMPARE(listed.size(), deciding.size());
    }
};

TOWERWATCH_TEST(TestWeight)
#include "tst_weight.moc"
