// SPDX-License-Identifier: MIT
/// Hinges and dangers against their reference on random boards, and what must hold by itself.
#include "model/inquiry/dangers.h"
#include "model/inquiry/hinges.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/randomboards.h"
#include "tests/support/reference.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"

#include <map>

using namespace towerwatch;

namespace {

constexpr int boardsToTry = 80, boardsInDanger = 100, questionsOfBoard = 4;
constexpr std::uint32_t asLongAsAllTheOthers = 57; ///< the board of this seed: only on request

/// Of three boards one has an exchange that is due for certain, and one a turn that stands somewhere.
randomboards::Has hasOf(std::uint32_t seed)
{
    return static_cast<randomboards::Has>(seed % 3);
}

/// Some of the questions that have hinges, the same for the same seed.
std::vector<Question> questionsOn(const Scenario &scenario, std::uint32_t seed)
{
    std::vector<Question> with, some;
    for (const Question &question : randomboards::allQuestions(scenario, builtInTiles()))
        if (question.ask == Ask::PlaceFloor || question.ask == Ask::PlaceFigure ||
            question.ask == Ask::Ransom)
            with.push_back(question);
    for (std::size_t i = 0; i < questionsOfBoard && !with.empty(); ++i)
        some.push_back(with[(seed + i * with.size() / questionsOfBoard) % with.size()]);
    return some;
}

std::string text(const std::string &what, std::uint32_t seed, const Value &real, const Value &expected)
{
    return what + ", seed " + std::to_string(seed) + "\nrules:     " + toJson(real) +
           "\nreference: " + toJson(expected);
}

} // namespace

class TestHinges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreeWithReference()
    {
        std::map<std::string, int> seen;
        for (std::uint32_t seed = 0, end = static_cast<std::uint32_t>(soaked(boardsToTry)); seed < end;
             ++seed) {
            if (seed == asLongAsAllTheOthers && soaked(1) == 1)
                continue;
            const Scenario scenario = randomboards::randomScenario(seed, builtInTiles(), hasOf(seed));
            const Board board(scenario, builtInTiles());
            const HingeFinder finder(scenario, builtInTiles());
            const auto compare = [&](const Value &holder, const Question &question, const std::string &id) {
                const Value &real = *holder.find("hinges");
                const Value expected = reference::hinges(scenario, builtInTiles(), question, id);
                if (real != expected)
                    QFAIL(text(toJson(holder), seed, real, expected).c_str());
                for (const std::string &key : real.keys)
                    ++seen[key];
                seen["nothing"] += real.keys.empty() ? 1 : 0;
            };
            for (const Question &question : questionsOn(scenario, seed)) {
                const Answer answered = answer(board, question);
                Value value = toValue(board, answered);
                addHinges(value, finder.of(answered));
                if (question.ask == Ask::PlaceFloor)
                    for (const Value &figure : value.find("figures")->items)
                        compare(figure, question, figure.find("id")->text);
                else
                    compare(value, question, {});
            }
        }
        for (const char *part : {"tower", "house", "by", "height", "nothing"})
            QVERIFY2(seen[part] > 20, part);
    }

    void dangersAgreeWithReference()
    {
        int found = 0;
        for (std::uint32_t seed = 0, end = static_cast<std::uint32_t>(soaked(boardsInDanger)); seed < end;
             ++seed) {
            const Scenario scenario = randomboards::randomScenario(seed, builtInTiles(), hasOf(seed));
            const Board board(scenario, builtInTiles());
            const auto ids = figureIds(board.scenario());
            const Value real =
                Value::listOf(dangersOf(board), [&](const Danger &danger) { return toValue(ids, danger); });
            const Value expected = reference::dangers(scenario, builtInTiles());
            if (real != expected)
                QFAIL(text("dangers", seed, real, expected).c_str());
            found += static_cast<int>(real.items.size());
        }
        QVERIFY(found > 500);
    }
};

TOWERWATCH_TEST(TestHinges)
#include "tst_hinges.moc"
