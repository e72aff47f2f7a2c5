// SPDX-License-Identifier: MIT
/// How answers are told: a verdict of one sentence, rows that give reasons, nothing twice, within measure; on
/// every board of the library under all rules and on random ones, in every language.
#include "app/system/language.h"
#include "model/format/scenarioreader.h"
#include "model/inquiry/variants.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/boards.h"
#include "tests/support/randomboards.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "views/telling/deedwords.h"
#include "views/telling/pagelines.h"
#include "views/telling/questionwords.h"
#include "views/telling/report.h"

#include <QSet>

#include <functional>
#include <map>
#include <set>

using namespace towerwatch;

namespace {

constexpr std::uint32_t randomBoards = 60;

/// The mean of what is measured, and how much of it is within a limit.
struct Measure
{
    qsizetype sum = 0, count = 0, within = 0;
    void add(qsizetype value, qsizetype limit)
    {
        sum += value;
        ++count;
        within += value <= limit;
    }
    double mean() const { return double(sum) / double(count); }
    double share() const { return double(within) / double(count); }
};

qsizetype wordCount(const QString &text)
{
    return text.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts).size();
}

/// What the page about a question says.
Page told(const Position &position, const Question &question)
{
    Footnotes footnotes;
    return tell(position, answer(position.board(), question), footnotes);
}

/// Every question of the boards of the library.
void inLibrary(const std::function<void(const Position &, const Question &)> &look)
{
    for (const ShippedScenario &shipped : shippedScenarios()) {
        const Position position = positionOf(shipped.text);
        for (const Question &question : questionsOf(position.scenario(), builtInTiles()))
            look(position, question);
    }
}

std::set<int> footnotesOf(const Page &page)
{
    std::set<int> numbers(page.footnotes.begin(), page.footnotes.end());
    for (const Row &row : page.rows)
        numbers.insert(row.footnotes.begin(), row.footnotes.end());
    for (const Decision &decision : page.decide)
        numbers.insert(decision.footnotes.begin(), decision.footnotes.end());
    return numbers;
}

/// What does not hold of a page with so many footnotes.
QStringList faultsOf(const Page &page, std::size_t footnotes)
{
    QStringList faults;
    if (!isWhole(page.verdict) || !isWhole(page.question))
        faults << QStringLiteral("not whole: ") + QString(page.verdict);
    if (const auto used = footnotesOf(page);
        used.size() != footnotes || (footnotes > 0 && *used.rbegin() != static_cast<int>(footnotes)))
        faults << QStringLiteral("a footnote that is not used, or not there: ") + QString(page.verdict);
    QSet<QString> said;
    const auto once = [&](const QString &text) {
        constexpr qsizetype least = 25; // shorter ones may be the same of several figures
        if (text.size() >= least && said.contains(text))
            faults << QStringLiteral("twice: ") + text;
        said.insert(text);
    };
    std::set<std::string> keys;
    for (const Row &row : page.rows)
        if (!row.key.empty() && !row.key.starts_with("unfinished") && keys.contains(row.key))
            faults << QStringLiteral("two with one key: ") + QString::fromStdString(row.key);
        else
            keys.insert(row.key);
    once(page.verdict);
    for (const Row &row : page.rows) {
        if (row.footnotes.size() > 3)
            faults << QStringLiteral("too many footnotes: ") + QString(textOf(row));
        if (row.clause.empty() && !row.asked && row.word.empty())
            faults << QStringLiteral("no clause: ") + QString(row.who);
        if (!row.asked) // figures that the file does not name may be alike
            once(QString(row.who + " " + row.word + " " + row.clause) +
                 (row.verdict ? QString::number(row.figure) : QString()));
        if (QString(page.verdict).contains(QString(textOf(row))) && !textOf(row).empty() && row.who.empty())
            faults << QStringLiteral("said by the verdict: ") + QString(textOf(row));
        if (row.follows.size() > 2 && !page.ofOne && row.verdict)
            faults << QStringLiteral("too much follows: ") + QString(textOf(row));
    }
    if (page.footnotes.size() > 3)
        faults << QStringLiteral("too many footnotes");
    return faults;
}

} // namespace

class TestTelling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { useLanguage(QStringLiteral("en")); }

    void pages_data() { languageRows(); }

    /// Every page of the library under all rules, and of random boards.
    void pages()
    {
        QFETCH(QString, language);
        useLanguage(language);
        QStringList faults;
        const auto look = [&](const Scenario &scenario, const std::vector<Question> &questions) {
            const Position position(scenario, builtInTiles());
            for (const Question &question : questions) {
                Footnotes footnotes;
                const Page page = tell(position, answer(position.board(), question), footnotes);
                for (const QString &fault : faultsOf(page, footnotes.rulings().size()))
                    faults << QString(question.ask == Ask::PlaceFloor ? "floor: " : "") + fault;
            }
        };
        for (const ShippedScenario &shipped : shippedScenarios()) {
            Scenario scenario = scenarioOf(shipped.text);
            for (const TableRules &rules : comparedRules(Scenario(scenario).rules)) {
                scenario.rules = rules;
                look(scenario, questionsOf(scenario, builtInTiles()));
            }
        }
        for (std::uint32_t seed = 0; seed < randomBoards; ++seed) {
            const Scenario scenario = randomboards::randomScenario(seed, builtInTiles());
            look(scenario, randomboards::allQuestions(scenario, builtInTiles()));
        }
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 30).join(u'\n')));
    }

    void measures_data() { pages_data(); }

    /// The measures of the shipped library.
    void measures()
    {
        QFETCH(QString, language);
        useLanguage(language);
        const bool english = language == u"en";
        const qsizetype letters = english ? 100 : 130;
        const double more = english ? 1.0 : 1.1;
        Measure verdicts, answers, explained;
        for (const ShippedScenario &shipped : shippedScenarios()) {
            const auto read = readScenario(shipped.text, builtInTiles());
            const Position position(read.scenario.value(), builtInTiles());
            const auto questions = questionsOf(position.scenario(), builtInTiles());
            QString text;
            Report(position, read.marks, questions, Cited::Deciding).printText([&](std::string_view piece) {
                text += QString::fromUtf8(piece.data(), static_cast<qsizetype>(piece.size()));
            });
            explained.add(wordCount(text), 130);
            for (const Question &question : questions) {
                Footnotes footnotes;
                const Page page = tell(position, answer(position.board(), question), footnotes);
                verdicts.add(QString(page.verdict).size(), letters);
                answers.add(wordCount(plainText(page)), 46);
            }
        }
        qInfo("%s: %.1f words an answer, %.1f an explain, %.3f of the verdicts within %d letters",
              qPrintable(language), answers.mean(), explained.mean(), verdicts.share(), int(letters));
        QVERIFY(answers.mean() <= 46 * more);
        QVERIFY(explained.mean() <= 130 * more);
        QVERIFY(verdicts.share() >= 0.98);
    }

    void oneNameForOnePlayer_data() { pages_data(); }

    /// A player who has a name is called by it alone, and no other way.
    void oneNameForOnePlayer()
    {
        QFETCH(QString, language);
        useLanguage(language);
        int named = 0;
        for (const ShippedScenario &shipped : shippedScenarios()) {
            Scenario scenario = scenarioOf(shipped.text);
            for (Player &player : scenario.players)
                player.name = "Quirin " + std::string(name(player.colour));
            const Position position(scenario, builtInTiles());
            for (const Question &question : questionsOf(scenario, builtInTiles())) {
                const QString text = plainText(told(position, question));
                for (const Player &player : scenario.players)
                    QVERIFY2(!text.contains(QString(word(player.colour))), qPrintable(text));
                named += text.contains(QStringLiteral("Quirin"));
            }
        }
        QVERIFY(named > 100);
    }

    /// Two questions of a board have two headings.
    void headingsTellQuestionsApart()
    {
        int compared = 0;
        for (const ShippedScenario &shipped : shippedScenarios()) {
            const Position position = positionOf(shipped.text);
            std::vector<Question> questions;
            std::set<std::string> headings;
            for (const Question &question : questionsOf(position.scenario(), builtInTiles()))
                if (std::ranges::find(questions, question) == questions.end()) {
                    questions.push_back(question);
                    headings.insert(questionName(position, question).str());
                }
            QVERIFY2(headings.size() == questions.size(), headings.begin()->c_str());
            compared += questions.size() > 1;
        }
        QVERIFY(compared > 50);
    }

    /// Figures that are safe for the same reason stand in one line, each by its name.
    void safeForTheSameReason()
    {
        const Page page = told(positionOf("T n(n1,n2,b); n1: dragon; n2: fairy; b: pig field SSE"),
                               {.ask = Ask::PlaceFloor, .at = Square{}, .by = Colour::Red});
        QCOMPARE(std::ranges::count(page.rows, std::optional(Verdict::Safe), &Row::verdict), 3);
        const auto lines = linesOf(page);
        QCOMPARE(std::ranges::count(lines, std::optional(Verdict::Safe), &PageLine::verdict), 2);
        const auto line = std::ranges::find(lines, std::optional(Verdict::Safe), &PageLine::verdict);
        for (const FigureKind kind : {FigureKind::Dragon, FigureKind::Fairy})
            QVERIFY(line->head.contains(word(kind).str()));
    }

    /// What must happen first, and what is doubtful, is said by the verdict.
    void dueAndDoubt()
    {
        const Position doubtful = positionOf("M; n(r)");
        const Answer scored = answer(doubtful.board(), {.ask = Ask::Score, .at = Square{0, 1}});
        const auto warnings = warningsOf(doubtful.board());
        const auto page = [&](const std::vector<Warning> *known) {
            Footnotes footnotes;
            return tell(doubtful, scored, footnotes, {.warnings = known});
        };
        const Page plain = page(nullptr), warned = page(&warnings);
        QCOMPARE(warned.warnings.size(), 1);
        QVERIFY(warned.verdict != plain.verdict && warned.verdict.str().starts_with(plain.verdict.str()));
        const Page due = told(positionOf("red: holds blue meeple; blue: holds red meeple"),
                              {.ask = Ask::Ransom, .by = Colour::Red});
        QVERIFY(due.because.size() > 1 && due.because.front() == cite::exchangeAutomatic);
        QCOMPARE(due.footnotes.front(), 1);
    }

    /// What would change the verdicts stands once on a page, each change once; of a figure that is asked
    /// about its own alone.
    void hinges()
    {
        int asked = 0, several = 0;
        for (const ShippedScenario &shipped : shippedScenarios()) {
            const Position position = positionOf(shipped.text);
            const HingeFinder finder(position.scenario(), builtInTiles());
            for (const Question &question : questionsOf(position.scenario(), builtInTiles())) {
                const Answer given = answer(position.board(), question);
                const AnswerHinges hinges = finder.of(given);
                const auto trialsOf = [&](int figure) {
                    Footnotes footnotes;
                    const Page page = tell(position, given, footnotes, {.asked = figure, .hinges = &hinges});
                    const bool isFloor = question.ask == Ask::PlaceFloor && page.legality != Legality::No;
                    if (page.hinges.has_value() != (isFloor || hinges.legality.has_value()))
                        QTest::qFail("hinges are missing or made up", __FILE__, __LINE__);
                    if (isFloor && page.ofOne != (figure >= 0 || question.target))
                        QTest::qFail("not about one figure, or about one", __FILE__, __LINE__);
                    const auto lines = linesOf(page);
                    const bool changes = page.hinges && !page.hinges->empty();
                    if (std::ranges::count(lines, PageLine::Part::Change, &PageLine::part) != changes)
                        QTest::qFail("not told once, or told of nothing", __FILE__, __LINE__);
                    std::vector<Trial> trials;
                    for (const List<Hinge> &group : page.hinges.value_or(List<List<Hinge>>()))
                        for (const Hinge &hinge : group) {
                            if (std::ranges::find(trials, hinge.trial) != trials.end())
                                QTest::qFail("a change stands twice", __FILE__, __LINE__);
                            trials.push_back(hinge.trial);
                        }
                    return trials;
                };
                const std::vector<Trial> all = trialsOf(-1);
                several += hinges.figures.size() > 1 && all.size() > 1;
                for (std::size_t i = 0; i < hinges.figures.size(); ++i) {
                    const auto &of = hinges.figures[i];
                    const int figure = std::get<PlaceFloorAnswer>(given.body).figures[i].figure;
                    QCOMPARE(trialsOf(figure).size(),
                             of.tower.size() + of.house.size() + of.by.size() + of.height.has_value());
                    ++asked;
                }
            }
        }
        QVERIFY(asked > 100 && several > 20);
    }

    /// Whoever asks about a figure hears about it: the verdict names it, its row is first, the others are
    /// folded. Of a figure out of reach nothing is said of what becomes of others; who can be captured is
    /// named.
    void theFigureAskedAboutComesFirst()
    {
        std::map<Verdict, int> met;
        int named = 0;
        inLibrary([&](const Position &position, Question question) {
            for (std::size_t i = 0; question.ask == Ask::PlaceFloor && i < position.ids().size(); ++i) {
                question.target = position.ids()[i];
                const Page page = told(position, question);
                const Row *row = rowOf(page, static_cast<int>(i));
                if (!row)
                    continue;
                const QString label = figureLabel(position, static_cast<int>(i), question.at);
                QVERIFY2(QString(page.verdict).contains(label, Qt::CaseInsensitive),
                         page.verdict.str().c_str());
                const bool isOut = row->verdict == Verdict::OutOfReach;
                for (const Row &other : page.rows) {
                    QVERIFY(!other.verdict || other.folded == (&other != row));
                    QVERIFY(!isOut || !other.who.empty() || other.key == "instead");
                    if (isOut && other.folded && other.verdict == Verdict::Capturable) {
                        QVERIFY(foldedLine(page).contains(other.who));
                        ++named;
                    }
                }
                ++met[*row->verdict];
            }
        });
        QCOMPARE(met.size(), enumNames<Verdict>.size());
        QVERIFY(met[Verdict::OutOfReach] > 50 && named > 50);
    }

    /// The rows of a turn are its steps, in their order, and each has a name of its own.
    void steps()
    {
        int told = 0;
        for (std::uint32_t seed = 0; seed < randomBoards; ++seed) {
            const Position position(randomboards::randomScenario(seed, builtInTiles()), builtInTiles());
            const Answer given = answer(position.board(), {.ask = Ask::Actions, .by = Colour::Red});
            Footnotes footnotes;
            const Page page = tell(position, given, footnotes);
            std::set<std::string> names;
            std::vector<std::string> keys, expected;
            for (const Row &row : page.rows)
                if (row.key.starts_with("step ")) {
                    keys.push_back(row.key);
                    names.insert(row.who.str());
                    QVERIFY(!row.word.empty() || !row.clause.empty());
                }
            const bool isOver = turnOf(position.scenario(), Colour::Red).over;
            for (const TurnStep &step : std::get<ActionsAnswer>(given.body).steps)
                if (!isOver)
                    expected.push_back("step " + std::string(name(step.step)));
            QCOMPARE(keys, expected);
            QCOMPARE(names.size(), keys.size());
            told += static_cast<int>(keys.size());
        }
        QVERIFY(told > 100);
    }

    /// Whoever stands on the only tower is told of no other one, and elsewhere of none at all.
    void towersThatAreNotThere()
    {
        const auto factsOn = [](const char *board) {
            std::set<std::string> facts;
            for (const Row &row : told(positionOf(board), {.ask = Ask::Outlook, .target = "b"}).rows)
                if (row.key.empty() && row.who.empty())
                    facts.insert(row.clause.str());
            return facts;
        };
        const auto none = factsOn("M(b)"), onlyOne = factsOn("T2(b)");
        QCOMPARE(none.size(), std::size_t(1));
        QCOMPARE(onlyOne.size(), std::size_t(1));
        QVERIFY(none != onlyOne);
    }

    /// What a turn still brings, and what is scored after a floor, is told where the moment is stated.
    void moments()
    {
        const auto page = [](const std::string &turn, Ask ask = Ask::PlaceFloor) {
            const Position position =
                positionOf(". s; T1 n(b); b: wagon; red: points: 9, supply: {phantom: 1}; "
                           "blue: holds red meeple; turn: " +
                           turn);
            Question question{.ask = ask, .at = Square{0, 1}, .by = Colour::Red};
            if (ask == Ask::PlaceFigure)
                question.figure = FigureKind::Phantom;
            Footnotes footnotes;
            Page told = tell(position, answer(position.board(), question), footnotes);
            return std::pair(std::move(told), footnotes.rulings());
        };
        const auto cites = [](const auto &told, RulingId id) {
            return std::ranges::count(told.second, id) > 0;
        };
        const auto plain = page("red"), first = page("{player: red, half: first}"),
                   laid = page("{player: red, laid: [1, 1]}"), before = page("{player: red, laid: [0, 1]}");
        QVERIFY(!cites(plain, cite::doubleTurnExtraFromBuilder));
        QVERIFY(cites(first, cite::doubleTurnExtraFromBuilder)); // there is no builder any more
        const auto isScored = [](const auto &told) {
            return std::ranges::count(told.first.rows, Because{cite::towerCaptureBeforeScoring},
                                      &Row::because) > 0;
        };
        QVERIFY(isScored(laid));
        QVERIFY(!isScored(before)); // it completes nothing
        const auto follows = [](const auto &told) { return rowOf(told.first, 0)->follows; };
        QCOMPARE(follows(before), follows(plain));
        QVERIFY(follows(laid) != follows(plain));
        QVERIFY(cites(page("{player: red, laid: none}", Ask::Ransom), cite::ransomTiming));
        QVERIFY(!cites(page("red", Ask::Ransom), cite::ransomTiming));
        QVERIFY(cites(page("{player: red, done: [other]}", Ask::PlaceFigure), cite::towerActionWithPrincess));
        QVERIFY(
            !cites(page("{player: red, done: [floor]}", Ask::PlaceFigure), cite::towerActionWithPrincess));
    }

    /// Where somebody chooses who comes home, each choice that leads to another verdict has a row.
    void choices()
    {
        const Position position =
            positionOf("red: points: 9, holds blue meeple; blue: holds red meeple, red wagon");
        const auto rows = [&](std::optional<FigureKind> kind) {
            Question question{.ask = Ask::Ransom, .by = Colour::Red};
            question.figure = kind;
            Footnotes footnotes;
            const Page page = tell(position, answer(position.board(), question), footnotes);
            if (std::ranges::count(footnotes.rulings(), cite::exchangeOwnerChooses) == 0)
                QTest::qFail("who chooses is not cited", __FILE__, __LINE__);
            return std::ranges::count_if(page.rows,
                                         [](const Row &row) { return row.key.empty() && !row.who.empty(); });
        };
        QCOMPARE(rows({}), 0);                 // either may be bought back
        QCOMPARE(rows(FigureKind::Meeple), 1); // if the wagon comes home
        QCOMPARE(rows(FigureKind::Wagon), 1);
    }

    /// A word in the head has had its colon; hinges are parts that can be tried, with words between them.
    void partsOfLines()
    {
        QCOMPARE(lineOf({.who = "a", .clause = "c"}).tail(), Text(": c"));
        QCOMPARE(lineOf({.who = "a", .word = "b", .clause = "c"}).tail(), Text("; c"));
        QCOMPARE(lineOf({.who = "a", .word = "b"}).tail(), Text());
        QCOMPARE(lineOf({.clause = "c"}).tail(), Text("C"));
        const List<HingePart> parts = hingeParts({{"x", {.height = 1}}, {"x", {.height = 2}}});
        QCOMPARE(parts.size(), 3u);
        QCOMPARE(parts[0].trial->height, 1);
        QCOMPARE(parts[2].trial->height, 2);
        QVERIFY(!parts[1].trial);
    }

    /// What several meeples earn at a watchtower is told alike when it is asked about and when it scores.
    void whatAWatchtowerEarns()
    {
        int compared = 0;
        for (const ShippedScenario &shipped : shippedScenarios()) {
            const Position position = positionOf(shipped.text);
            const Answer scored = answer(position.board(), {.ask = Ask::Score});
            for (const TriggeredWatchtower &tower : std::get<ScoreAnswer>(scored.body).watchtowers) {
                const Answer given = answer(position.board(), {.ask = Ask::Watchtower, .at = tower.at});
                const auto &features = std::get<WatchtowerAnswer>(given.body).features;
                const bool together =
                    std::ranges::find(features, tower.figures, &WatchtowerFeature::figures) != features.end();
                if (tower.figures.size() < 2 || !together)
                    continue;
                const Page asked = told(position, given.question), scores = told(position, scored.question);
                const auto of = [&](const Page &page) {
                    return std::ranges::find(page.rows, tower.figures.front(), &Row::figure);
                };
                QVERIFY(of(scores)->word.contains(of(asked)->clause.str()));
                ++compared;
            }
        }
        QVERIFY(compared > 0);
    }

    void footnotesAreNumbered()
    {
        Footnotes footnotes;
        QCOMPARE(footnotes.numberOf({"a"}), 1);
        QCOMPARE(footnotes.numberOf({"b"}), 2);
        QCOMPARE(footnotes.numberOf({"a"}), 1);
        QCOMPARE(footnotes.numbersOf({{"c"}, {"b"}}), (List<int>{3, 2})); // what decides comes first
        QCOMPARE(footnotes.rulings().size(), 3);
        QVERIFY(footnotes.rulings()[2] == RulingId{"c"});
    }

    /// Few rulings stand beside a sentence; with all of them numbered the sentences are the same.
    void footnotesAreFew()
    {
        int left = 0;
        inLibrary([&](const Position &position, const Question &question) {
            const Answer given = answer(position.board(), question);
            Footnotes few, all(Cited::All);
            const Page page = tell(position, given, few), same = tell(position, given, all);
            QCOMPARE(page.verdict, same.verdict);
            QVERIFY(page.rows.size() <= same.rows.size()); // one more where rulings stand at no sentence
            for (std::size_t i = 0; i < page.rows.size(); ++i) {
                QCOMPARE(page.rows[i].who, same.rows[i].who);
                QCOMPARE(textOf(page.rows[i]), textOf(same.rows[i]));
            }
            QVERIFY(all.rulings().size() >= few.rulings().size());
            left += all.rulings().size() > few.rulings().size();
        });
        QVERIFY(left > 50);
    }

    /// A ruling of another edition says so in its label, and one that is deduced. Where a number is printed
    /// for the other edition alone and the answer stays open, nobody carries it over.
    void labelsSayWhatIsCarriedAndDeduced()
    {
        const Ruling &number = *builtInRulings().find(cite::ransomMinScore.value);
        const Ruling &carried = *builtInRulings().find(cite::towerSeparateFeature.value);
        for (const TowerRules tower : allTowerRules) {
            const TableRules rules{.tower = tower};
            for (const Ruling &ruling : builtInRulings().rulings) {
                QCOMPARE(carriedWord(ruling, rules).empty(), !isCarried(ruling, rules));
                QVERIFY(rulingLabel(ruling, rules).str().ends_with(carriedWord(ruling, rules)));
                QCOMPARE(deducedWord(ruling, rules).empty(), !isDeduced(ruling, rules));
                QVERIFY(rulingLabel(ruling, rules).contains(deducedWord(ruling, rules)));
            }
            QCOMPARE(carriedWord(number, rules).empty(), tower == TowerRules::C2);
            QCOMPARE(carriedWord(number, rules) == carriedWord(carried, rules), tower == TowerRules::C2);
        }
    }

    /// Names that look like placeholders or hide control characters come through as what they are.
    void hostileNames()
    {
        const Position position = positionOf(
            "towerwatch: 1\nplayers: {red: {name: \"%1 %2 %3\"}, blue: {name: \"\\u202E\\e[2J%n\"}}\n"
            "tiles: [{tile: tower-02-meadow, at: [0, 0], floors: 1}, {tile: base-B-monastery, at: [0, 1]}]\n"
            "figures: [{id: \"%4\\a\", figure: meeple, owner: blue, at: [0, 1], on: monastery}]\n");
        QCOMPARE(position.ids().size(), std::size_t(1));
        QString all;
        for (const Question &question : questionsOf(position.scenario(), builtInTiles()))
            all += plainText(told(position, question));
        QVERIFY(all.contains("%1 %2 %3"));
        for (const int hidden : {0x202E, 0x1b, 0x07})
            QVERIFY(!all.contains(QChar(hidden)));
    }

    /// Questions about empty squares and empty tables have an explanation, too.
    void questionsAboutNothing()
    {
        const Position position(Scenario{}, builtInTiles());
        for (const Ask ask : {Ask::PlaceFloor, Ask::PlaceFigure, Ask::Watchtower, Ask::Score, Ask::Ransom,
                              Ask::Actions, Ask::Outlook}) {
            Question question{.ask = ask, .at = Square{3, 4}};
            if (ask == Ask::PlaceFigure)
                question.figure = FigureKind::Meeple;
            const Page page = told(position, question);
            QVERIFY2(isWhole(page.verdict), name(ask).data());
            QVERIFY2(isWhole(page.question), name(ask).data());
        }
    }

    /// What refuses any figure is the verdict; what no rule settles about this kind is told besides.
    void doubtsComeLast()
    {
        const Position position = positionOf("T; red:");
        const auto refusal = [&](FigureKind kind) {
            Question question{.ask = Ask::PlaceFigure, .at = Square{}, .by = Colour::Red};
            question.figure = kind;
            return told(position, question);
        };
        const Page noFloor = refusal(FigureKind::Meeple), doubtful = refusal(FigureKind::Abbot);
        QCOMPARE(doubtful.verdict, noFloor.verdict);
        QCOMPARE(doubtful.rows.size(), noFloor.rows.size() + 1);
    }

    /// The dragon does not come to the fairy's tile: of a figure on a tower beside her nothing is said of it.
    void dragonsKeepAwayFromTheFairy()
    {
        const auto fateBeside = [](const std::string &neighbour) {
            const Position position = positionOf("T1(g,n1); red:; green:; n1: " + neighbour);
            Footnotes footnotes;
            QStringList events;
            for (const Row &row : tellFate(position, 0, Colour::Red, footnotes).rows)
                if (row.key == "event dragon")
                    events << textOf(row);
                else if (row.key.starts_with("event ") && row.footnotes.size() != 1)
                    QTest::qFail("not with its own ruling", __FILE__, __LINE__);
            return events;
        };
        QVERIFY(fateBeside("dragon") != fateBeside("fairy"));
    }

    /// Of a road, city or monastery that is not complete every empty square is named that keeps it so, no
    /// other.
    void whatIsUnfinishedNamesTheGaps()
    {
        const auto gaps = [](const char *board, Square at) {
            const Position position = positionOf(board);
            QStringList squares;
            const QRegularExpression square(QStringLiteral("\\(-?\\d, -?\\d\\)"));
            for (const Row &row : told(position, {.ask = Ask::Score, .at = at}).rows)
                for (auto match = square.globalMatch(QString(row.who + textOf(row))); match.hasNext();)
                    squares << match.next().captured();
            return squares;
        };
        QCOMPARE(gaps("D; D: base-D-cap-road-straight", {0, 0}),
                 QStringList({"(-1, 0)", "(1, 0)", "(0, -1)"}));
        QCOMPARE(gaps("s; D; D: base-D-cap-road-straight",
                      {0, 1}), // the city is complete, told with its first tile
                 QStringList({"(0, 0)", "(-1, 1)", "(1, 1)"}));
        QCOMPARE(gaps("M", {0, 0}).size(), 8);
        QCOMPARE(gaps("M .; . M", {0, 0}).size(), 7);
    }

    void whatIsUnfinishedNamesItsHolder()
    {
        for (const char *tile : {"n", "M"})
            for (const char *figure : {"", "(g)"}) {
                const Position position = positionOf(std::string(tile) + figure + "; green: name: Ilse");
                const Page page = told(position, {.ask = Ask::Score, .at = Square{0, 0}});
                QCOMPARE(page.rows.size(), 1);
                QCOMPARE(page.rows.front().clause.contains("Ilse"), *figure != 0);
            }
    }

    /// Who comes home in exchange and whose it is, and the builder that is left alone.
    void capturesTellWhatGoesWithThem()
    {
        const auto shared = std::make_shared<Position>(
            scenarioOf("T1 -(b,b1); b1: builder; red:; blue: holds red mayor"), builtInTiles());
        const Position &position = *shared;
        Desk desk = after({}, ondesk::Shown{shared, true});
        desk = after(desk, ondesk::Asked{{.ask = Ask::PlaceFloor, .at = Square{0, 0}, .by = Colour::Red}});
        const auto deeds = deedsOf(desk);
        const auto meeple = std::ranges::find(deeds, 0, [](const Deed &deed) { return deed.capture.figure; });
        QVERIFY(meeple != deeds.end());
        const QString done = doneWords(position, *meeple);
        QVERIFY2(isSentence(done), qPrintable(done));
        for (const Text &part : {figureLabel(position, 0), word(FigureKind::Mayor, TowerRules::C2),
                                 playerName(position.scenario(), Colour::Red), figureLabel(position, 1)})
            QVERIFY2(done.contains(QString(part)), qPrintable(done));
    }

    /// A score says what it does not count: the fairy's points and those of castles.
    void scoresTellWhatIsLeftOut()
    {
        const auto rows = [](const std::string &board) {
            const Position position =
                positionOf(board + "; castles: [{at: [2, 0], city: S}]; r: road S; red:; green:");
            return told(position, {.ask = Ask::Score, .at = Square{0, 1}}).rows.size();
        };
        const auto plain = rows("v(r) . s; ^ . n");
        QCOMPARE(rows("v(r,n1) . s; ^ . n; n1: fairy"), plain + 1);
        QCOMPARE(rows("v(r) . s; ^ . n(g); g: castle N"), plain + 1);
        QCOMPARE(rows("v(r) . s; ^(n1) . n; n1: fairy"), plain);
        QCOMPARE(rows("v(r) . s; ^ . n(n1); n1: fairy"), plain);
    }
};

TOWERWATCH_TEST(TestTelling)
#include "tst_telling.moc"
