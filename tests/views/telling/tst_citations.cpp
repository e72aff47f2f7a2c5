// SPDX-License-Identifier: MIT
/// Every sentence cites what makes it true: rulings of what it tells, first the one without which it would
/// fall; and no ruling is listed that no sentence points to.
#include "model/format/scenarioreader.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/randomboards.h"
#include "tests/support/reference.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "views/telling/pagelines.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

using namespace towerwatch;

namespace {

constexpr int boardsToRead = 8; ///< random ones; with TOWERWATCH_SOAK=125 a thousand

using Look = std::function<void(const Position &position, const Question &question)>;

/// Every question of the library and of random boards, under each rule set of The Tower.
void lookAtAll(const Look &look)
{
    const auto all = [&](Scenario scenario, const std::function<std::vector<Question>()> &questions) {
        for (const TowerRules rules : allOf<TowerRules>) {
            scenario.rules.tower = rules;
            const Position position(scenario, builtInTiles());
            for (const Question &question : questions())
                look(position, question);
        }
    };
    for (const ShippedScenario &shipped : shippedScenarios()) {
        const Scenario scenario = readScenario(shipped.text, builtInTiles()).scenario.value();
        all(scenario, [&] { return questionsOf(scenario, builtInTiles()); });
    }
    for (std::uint32_t seed = 0, end = static_cast<std::uint32_t>(soaked(boardsToRead)); seed < end; ++seed) {
        const Scenario scenario = randomboards::randomScenario(seed, builtInTiles());
        all(scenario, [&] { return randomboards::allQuestions(scenario, builtInTiles()); });
    }
}

/// A place and what stands there, for a message.
QString named(const Position &position, const Question &question, const Page &page)
{
    return QStringLiteral("%1 under %2: %3 (%4)")
               .arg(QString::fromStdString(std::string(position.scenario().title.in("en"))),
                    name(position.scenario().rules.tower).data(), QString(page.verdict),
                    QString(page.question)) +
           (question.target ? QString::fromStdString(*question.target) : QString());
}

Because ofFacts(const Facts &facts)
{
    Because because;
    for (const Fact &fact : facts)
        addOnce(because, fact.because);
    return because;
}

/// Rulings that sentences tell beside those of the answer: a builder or pig goes with its last meeple and
/// stays with another, a phantom follows, and what else the turn still brings.
const Because toldAnyway{
    cite::orphanBuilderPig,          cite::phantomAfterFloor, cite::doubleTurnExtraFromBuilder,
    cite::towerCaptureBeforeScoring, cite::ransomTiming,      cite::towerActionWithPrincess};

/// The rulings of what a row tells, as the model gives them.
Because ofRow(const Answer &answer, const Row &row)
{
    Because because = toldAnyway;
    if (const auto *floor = std::get_if<PlaceFloorAnswer>(&answer.body)) {
        for (const FigureVerdict &verdict : floor->figures)
            if (verdict.figure == row.figure)
                addOnce(because, verdict.because);
        if (row.figure < 0)
            for (const FigureVerdict &verdict : floor->figures)
                for (const Consequence &consequence : verdict.consequences)
                    addOnce(because, consequence.because);
        if (row.figure < 0)
            addOnce(because, {cite::captureOwnMeeple});
        addOnce(because, row.figure < 0 ? floor->rangeBecause : Because());
        addOnce(because, ofFacts(floor->facts));
        return because;
    }
    if (const auto *outlook = std::get_if<OutlookAnswer>(&answer.body)) {
        for (const ReachingTower &tower : outlook->towers)
            if (row.squares == List<Square>{tower.at} && row.key.starts_with("tower"))
                return addOnce(because, tower.verdict.because), because;
        if (outlook->nearest)
            addOnce(because, outlook->nearest->why.because);
        addOnce(because, cite::towerFloorSupply);
    }
    if (const auto *actions = std::get_if<ActionsAnswer>(&answer.body)) {
        for (const TurnStep &step : actions->steps)
            if (row.key == "step " + std::string(name(step.step)))
                return step.because;
        addOnce(because, ofFacts(actions->barred));
        addOnce(because, ofFacts(actions->ransom.facts));
        for (const TowerTopChoice &choice : actions->figures)
            addOnce(because, choice.because);
        for (const TurnStep &step : actions->steps)
            addOnce(because, step.because);
    }
    std::visit(
        [&](const auto &body) {
            if constexpr (requires { body.facts; })
                addOnce(because, ofFacts(body.facts));
            addOnce(because, body.because);
        },
        answer.body);
    return because;
}

/// The rulings of what the verdict tells.
Because ofVerdict(const Answer &answer)
{
    Because because = ofRow(answer, {.figure = -1});
    if (const auto *floor = std::get_if<PlaceFloorAnswer>(&answer.body)) {
        addOnce(because, floor->because);
        for (const FigureVerdict &verdict : floor->figures)
            addOnce(because, verdict.because);
    }
    if (!answer.due.empty())
        addOnce(because, cite::exchangeAutomatic);
    if (const auto *outlook = std::get_if<OutlookAnswer>(&answer.body))
        for (const ReachingTower &tower : outlook->towers)
            addOnce(because, tower.verdict.because);
    return because;
}

/// First rulings without which the verdict stands all the same, by why that is so.
struct StandsAnyway
{
    const char *why;
    std::vector<std::string_view> rulings;
    RulingId beside = {}; ///< a ruling behind it without which the reference says another
};
const std::vector<StandsAnyway> standing{
    {"another fact is enough, too: two reasons to refuse, two shelters, or nobody near",
     wordsIn(
         "tower-close tower-open-only tower-foundation-floor-only capture-builder-pig-old "
         "capture-barn-shepherd-c1 capture-city-of-carcassonne-safe capture-castle-safe "
         "capture-meeple-on-tower capture-own-meeple capture-special-figures-no house-eye-for-eye "
         "ransom-once-per-turn ransom-own-turn ransom-owner-only ransom-min-score prisoner-not-supply "
         "tower-floor-supply unmatched-side-closes tower-range-per-floor house-no-gaps house-no-surprises "
         "house-diagonal")},
    {"asks for a tower where none is, which no ruling makes one",
     wordsIn("tower-action-any-tile tower-close-any-open")},
    {"says when something may be done, which the reference does not switch off", {"tower-action-choice"}},
    {"is not in line, and too far round the corner, too; the reference takes all of the range away at once",
     {"tower-range-no-diagonal"},
     cite::towerRangePerFloor},
    {"counts nothing, or only what counts under another ruling, too",
     wordsIn("wt-trigger wt-type-coat wt-type-monastery wt-type-meeple wt-type-city wt-type-road")}};

/// What the verdict sentence says, of an answer as the reference gives it. Empty: it cannot switch a ruling
/// off there, since such an answer only gathers what others say. `goes`: also with whose capture a builder or
/// pig goes that cannot be captured itself.
Value saidBy(const Value &answer, const Question &question, bool goes = true)
{
    Value said = Value::map();
    const auto take = [&](const Value &from, std::initializer_list<const char *> keys) {
        for (const char *key : keys)
            if (const Value *value = from.find(key))
                said.set(key, *value);
    };
    switch (question.ask) {
    case Ask::PlaceFloor:
        take(answer, {"legal", "capturable", "open"});
        if (const Value *figures = question.target ? answer.find("figures") : nullptr) {
            said = Value::map();
            for (const Value &figure : figures->items)
                if (figure.find("id")->text == *question.target)
                    take(figure, {"verdict"});
                else if (const Value *consequences = goes ? figure.find("consequences") : nullptr)
                    for (const Value &consequence : consequences->items)
                        if (const Value *orphan = consequence.find("figure");
                            orphan && orphan->text == *question.target)
                            said.set("goes with", *figure.find("id"));
        }
        break;
    case Ask::PlaceFigure: take(answer, {"legal"}); break;
    case Ask::Ransom: take(answer, {"legal", "options"}); break;
    case Ask::Watchtower: take(answer, {"value"}); break;
    case Ask::Score: take(answer, {"totals"}); break;
    case Ask::Actions:
    case Ask::Outlook: break;
    }
    return said;
}

} // namespace

class TestCitations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Each number at a sentence is a ruling of what it tells, and each ruling listed is pointed to by a
    /// line.
    void numbers()
    {
        QStringList faults;
        lookAtAll([&](const Position &position, const Question &question) {
            const Answer given = answer(position.board(), question);
            for (const Cited cited : {Cited::Deciding, Cited::All}) {
                Footnotes footnotes(cited);
                const Page page = tell(position, given, footnotes);
                const auto check = [&](const char *where, const List<int> &numbers, const Because &because) {
                    for (const int number : numbers)
                        if (const RulingId id = footnotes.rulings()[static_cast<std::size_t>(number - 1)];
                            std::ranges::find(because, id) == because.end())
                            faults << QStringLiteral("%1: %2; %3")
                                          .arg(where, id.value.data(), named(position, question, page));
                };
                if (page.footnotes.size() > 3)
                    faults << QStringLiteral("many: ") + named(position, question, page);
                check("verdict", page.footnotes, ofVerdict(given));
                for (const Row &row : page.rows) {
                    const bool isRest = &row == &page.rows.back() && row.key.empty() && cited == Cited::All;
                    if (given.due.empty() || !row.key.empty()) // others tell of another choice
                        check(row.key.c_str(), row.footnotes, isRest ? ofVerdict(given) : ofRow(given, row));
                }
                std::set<int> pointed;
                for (const PageLine &line : linesOf(page))
                    pointed.insert(line.footnotes.begin(), line.footnotes.end());
                if (pointed.size() != footnotes.rulings().size())
                    faults << QStringLiteral("not pointed to: ") + named(position, question, page);
            }
        });
        QVERIFY2(faults.isEmpty(),
                 qPrintable(QString::number(faults.size()) + u'\n' + faults.mid(0, 30).join(u'\n')));
    }

    /// Where all are cited, all of an answer's rulings are listed.
    void allOfThem()
    {
        lookAtAll([&](const Position &position, const Question &question) {
            const Answer given = answer(position.board(), question);
            Footnotes footnotes(Cited::All);
            tell(position, given, footnotes);
            std::visit(
                [&](const auto &body) {
                    for (const RulingId id : body.because)
                        QVERIFY(std::ranges::find(footnotes.rulings(), id) != footnotes.rulings().end());
                },
                given.body);
        });
    }

    /// The first ruling at a verdict is one without which the reference says another. Where that holds of no
    /// ruling of the answer, two are enough each, or it follows from the position alone.
    void first()
    {
        QStringList faults;
        lookAtAll([&](const Position &position, const Question &question) {
            const Answer given = answer(position.board(), question);
            const Value told = saidBy(toValue(position.board(), given), question);
            if (told.keys.empty() || !given.due.empty())
                return;
            Footnotes footnotes;
            const Page page = tell(position, given, footnotes);
            const reference::Table table(position.scenario(), builtInTiles());
            if (saidBy(reference::answer(table, question), question) != told)
                return; // the reference tells of that moment in another way
            const auto falls = [&](RulingId id) {
                const Value other = reference::answer(table, question, std::string(id.value));
                return saidBy(other, question, told.find("goes with")) != told;
            };
            if (!page.because.empty() && falls(page.because.front()))
                return;
            const Because all = ofVerdict(given);
            const auto better = std::ranges::find_if(all, falls);
            // of several figures that are all safe the first may be so for two reasons, another for one
            const bool ofSeveral = question.ask == Ask::PlaceFloor && !question.target;
            const auto *figure = std::get_if<PlaceFigureAnswer>(&given.body);
            const bool isRefusedTwice = figure && figure->facts.size() > 1 && better == all.end();
            const bool isKnown =
                isRefusedTwice ||
                (page.because.empty()
                     ? question.ask == Ask::Score
                     : std::ranges::any_of(standing, [&](const StandsAnyway &each) {
                           return std::ranges::count(each.rulings, page.because.front().value) > 0 &&
                                  (better == all.end() || *better == each.beside || ofSeveral);
                       }));
            if (!isKnown)
                faults << QStringLiteral("%1 before %2: %3")
                              .arg(page.because.empty() ? "-" : page.because.front().value.data(),
                                   better == all.end() ? "-" : better->value.data(),
                                   named(position, question, page));
        });
        QVERIFY2(faults.isEmpty(),
                 qPrintable(QString::number(faults.size()) + u'\n' + faults.mid(0, 30).join(u'\n')));
    }
};

TOWERWATCH_TEST(TestCitations)
#include "tst_citations.moc"
