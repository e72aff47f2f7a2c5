// SPDX-License-Identifier: MIT
/// How answers are told: a verdict of one sentence, rows that give reasons, nothing twice, within measure; on
/// every board of the library under all rules and on random ones, in every language.
#include "app/system/language.h"
#include "model/format/scenarioreader.h"
#include "model/inquiry/variants.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/randomboards.h"
#include "tests/support/testmain.h"
#include "views/telling/layout.h"
#include "views/telling/report.h"

#include <QSet>

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

qsizetype wordsIn(const QString &text)
{
    return text.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts).size();
}

/// What does not hold of a page.
QStringList faultsOf(const Page &page)
{
    QStringList faults;
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

    void pages_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : completeLanguages())
            QTest::newRow(language) << QString::fromLatin1(language);
    }

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
                for (const QString &fault :
                     faultsOf(tell(position, answer(position.board(), question), footnotes)))
                    faults << QString(question.ask == Ask::PlaceFloor ? "floor: " : "") + fault;
            }
        };
        for (const ShippedScenario &shipped : shippedScenarios()) {
            Scenario scenario = readScenario(shipped.text, builtInTiles()).scenario.value();
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
            explained.add(wordsIn(text), 130);
            for (const Question &question : questions) {
                Footnotes footnotes;
                const Page page = tell(position, answer(position.board(), question), footnotes);
                verdicts.add(QString(page.verdict).size(), letters);
                answers.add(wordsIn(plainText(page)), 46);
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
            Scenario scenario = readScenario(shipped.text, builtInTiles()).scenario.value();
            for (Player &player : scenario.players)
                player.name = "Quirin " + std::string(name(player.colour));
            const Position position(scenario, builtInTiles());
            for (const Question &question : questionsOf(scenario, builtInTiles())) {
                Footnotes footnotes;
                const QString text = plainText(tell(position, answer(position.board(), question), footnotes));
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
            const Position position(readScenario(shipped.text, builtInTiles()).scenario.value(),
                                    builtInTiles());
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
        const Position position(
            readScenario("towerwatch: 1\ntiles:\n  - {tile: tower-02-meadow, at: [0, 0]}\n"
                         "  - {tile: base-E-cap, at: [1, 0]}\nfigures:\n"
                         "  - {figure: dragon, at: [1, 0]}\n  - {figure: fairy, at: [1, 0]}\n"
                         "  - {id: p, figure: pig, owner: blue, at: [1, 0], on: field SSE}\n",
                         builtInTiles())
                .scenario.value(),
            builtInTiles());
        Footnotes footnotes;
        const Page page = tell(
            position, answer(position.board(), {.ask = Ask::PlaceFloor, .at = Square{}, .by = Colour::Red}),
            footnotes);
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
        const auto told = [](const char *text, const Question &question) {
            const Position position(readScenario(text, builtInTiles()).scenario.value(), builtInTiles());
            const auto warnings = warningsOf(position.board());
            const auto page = [&](const std::vector<Warning> *known) {
                Footnotes footnotes;
                return tell(position, answer(position.board(), question), footnotes, {.warnings = known});
            };
            const Page plain = page(nullptr), warned = page(&warnings);
            return warned.warnings.size() == 1 && warned.verdict != plain.verdict &&
                   warned.verdict.str().starts_with(plain.verdict.str());
        };
        const Position due(
            readScenario("towerwatch: 1\nplayers: {red: {prisoners: [{figure: meeple, owner: blue}]}, "
                         "blue: {prisoners: [{figure: meeple, owner: red}]}}\n",
                         builtInTiles())
                .scenario.value(),
            builtInTiles());
        Footnotes footnotes;
        const Question ransom{.ask = Ask::Ransom, .by = Colour::Red};
        const Page page = tell(due, answer(due.board(), ransom), footnotes);
        QVERIFY(page.because.size() > 1 && page.because.front() == cite::exchangeAutomatic);
        QCOMPARE(page.footnotes.front(), 1);
        QVERIFY(told(
            "towerwatch: 1\ntiles: [{tile: base-E-cap, at: [0, 0]}, {tile: base-B-monastery, at: [0, -1]}]\n"
            "figures: [{figure: meeple, owner: red, at: [0, 0], on: city N}]\n",
            {.ask = Ask::Score, .at = Square{0, 0}}));
    }

    /// What would change the verdicts stands once on a page, each change once; of a figure that is asked
    /// about its own alone.
    void hinges()
    {
        int asked = 0, several = 0;
        for (const ShippedScenario &shipped : shippedScenarios()) {
            const Position position(readScenario(shipped.text, builtInTiles()).scenario.value(),
                                    builtInTiles());
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

    /// Of a figure out of reach nothing is said of what becomes of others; who can be captured is named.
    void outOfReach()
    {
        int met = 0, named = 0;
        for (const ShippedScenario &shipped : shippedScenarios()) {
            const Position position(readScenario(shipped.text, builtInTiles()).scenario.value(),
                                    builtInTiles());
            for (Question question : questionsOf(position.scenario(), builtInTiles()))
                for (std::size_t i = 0; question.ask == Ask::PlaceFloor && i < position.ids().size(); ++i) {
                    question.target = position.ids()[i];
                    Footnotes footnotes;
                    const Page page = tell(position, answer(position.board(), question), footnotes);
                    const Row *row = rowOf(page, static_cast<int>(i));
                    if (!row || row->verdict != Verdict::OutOfReach)
                        continue;
                    for (const Row &other : page.rows)
                        QVERIFY(!other.who.empty() || other.key == "instead");
                    for (const Row &other : page.rows)
                        if (other.folded && other.verdict == Verdict::Capturable) {
                            QVERIFY(foldedLine(page).contains(other.who));
                            ++named;
                        }
                    ++met;
                }
        }
        QVERIFY(met > 50 && named > 50);
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
        const auto told = [](const std::string &tile, const std::string &place) {
            const std::string text =
                "towerwatch: 1\ntiles: [{tile: " + tile +
                "}]\nfigures: [{id: a, figure: meeple, owner: blue, at: [0, 0], on: " + place + "}]\n";
            const Position position(readScenario(text, builtInTiles()).scenario.value(), builtInTiles());
            Footnotes footnotes;
            const Page page =
                tell(position, answer(position.board(), {.ask = Ask::Outlook, .target = "a"}), footnotes);
            std::set<std::string> facts;
            for (const Row &row : page.rows)
                if (row.key.empty() && row.who.empty())
                    facts.insert(row.clause.str());
            return facts;
        };
        const auto none = told("base-B-monastery, at: [0, 0]", "monastery");
        const auto onlyOne = told("tower-02-meadow, at: [0, 0], floors: 2", "tower");
        QCOMPARE(none.size(), std::size_t(1));
        QCOMPARE(onlyOne.size(), std::size_t(1));
        QVERIFY(none != onlyOne);
    }

    /// What a turn still brings, and what is scored after a floor, is told where the moment is stated.
    void moments()
    {
        const auto page = [](const std::string &turn, Ask ask = Ask::PlaceFloor) {
            const Position position(
                readScenario("towerwatch: 1\nplayers: {red: {points: 9, supply: {phantom: 1}},"
                             " blue: {prisoners: [{figure: meeple, owner: red}]}}\nturn: " +
                                 turn +
                                 "\ntiles:\n  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\n"
                                 "  - {tile: base-E-cap, at: [1, 0]}\n"
                                 "  - {tile: base-E-cap, at: [1, -1], rotation: 180}\n"
                                 "figures: [{id: w, figure: wagon, owner: blue, at: [1, 0], on: city N}]\n",
                             builtInTiles())
                    .scenario.value(),
                builtInTiles());
            Question question{.ask = ask, .at = Square{}, .by = Colour::Red};
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
                   laid = page("{player: red, laid: [1, 0]}"), before = page("{player: red, laid: [0, 0]}");
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
        const Position position(
            readScenario("towerwatch: 1\nplayers:\n"
                         "  red: {points: 9, prisoners: [{figure: meeple, owner: blue}]}\n"
                         "  blue: {prisoners: [{figure: meeple, owner: red}, {figure: wagon, owner: red}]}\n",
                         builtInTiles())
                .scenario.value(),
            builtInTiles());
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
            const Position position(readScenario(shipped.text, builtInTiles()).scenario.value(),
                                    builtInTiles());
            Footnotes footnotes;
            const auto told = [&](const Question &question) {
                return tell(position, answer(position.board(), question), footnotes);
            };
            const Answer scored = answer(position.board(), {.ask = Ask::Score});
            for (const TriggeredWatchtower &tower : std::get<ScoreAnswer>(scored.body).watchtowers) {
                const Answer given = answer(position.board(), {.ask = Ask::Watchtower, .at = tower.at});
                const auto &features = std::get<WatchtowerAnswer>(given.body).features;
                const bool together =
                    std::ranges::find(features, tower.figures, &WatchtowerFeature::figures) != features.end();
                if (tower.figures.size() < 2 || !together)
                    continue;
                const Page asked = told(given.question), scores = told(scored.question);
                const auto of = [&](const Page &page) {
                    return std::ranges::find(page.rows, tower.figures.front(), &Row::figure);
                };
                QVERIFY(of(scores)->word.contains(of(asked)->clause.str()));
                ++compared;
            }
        }
        QVERIFY(compared > 0);
    }

    /// A refusal that a ransom would lift says what it costs.
    void aRansomWouldHelp()
    {
        const auto helps = [](const char *players) {
            const std::string text = std::string("towerwatch: 1\nplayers: ") + players +
                                     "\nturn: red\ntiles: [{tile: tower-02-meadow, at: [0, 0], floors: 1}]\n";
            const Position position(readScenario(text, builtInTiles()).scenario.value(), builtInTiles());
            Question up{.ask = Ask::PlaceFigure, .at = Square{}, .by = Colour::Red};
            up.figure = FigureKind::Meeple;
            const Answer given = answer(position.board(), up);
            return std::get<PlaceFigureAnswer>(given.body).ransomWouldHelp;
        };
        QVERIFY(helps(
            "{red: {points: 5, supply: {meeple: 0}}, blue: {prisoners: [{figure: meeple, owner: red}]}}"));
        QVERIFY(!helps(
            "{red: {points: 2, supply: {meeple: 0}}, blue: {prisoners: [{figure: meeple, owner: red}]}}"));
        QVERIFY(!helps(
            "{red: {points: 5, supply: {meeple: 0}}, blue: {prisoners: [{figure: wagon, owner: red}]}}"));
        QVERIFY(!helps(
            "{red: {points: 5, supply: {meeple: 1}}, blue: {prisoners: [{figure: meeple, owner: red}]}}"));
    }

    /// A builder is asked about: whose capture sends it home, unless another meeple stays.
    void builders()
    {
        const auto keeper = [](const std::string &more) {
            const std::string text =
                "towerwatch: 1\nplayers: {red: {}, blue: {}}\ntiles:\n"
                "  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\n  - {tile: base-U-road-straight, at: "
                "[1, 0]}\n"
                "figures:\n  - {id: b, figure: builder, owner: blue, at: [1, 0], on: road E}\n"
                "  - {id: m, figure: meeple, owner: blue, at: [1, 0], on: road W}\n" +
                more;
            const Position position(readScenario(text, builtInTiles()).scenario.value(), builtInTiles());
            const OutlookAnswer fate = outlook(position.board(), 0, Colour::Red);
            const PlaceFloorAnswer floor = placeFloor(position.board(), {0, 0}, Colour::Red);
            const auto meeple = std::ranges::find(floor.figures, 1, &FigureVerdict::figure);
            return std::pair(fate.goesWith, meeple->staying);
        };
        QCOMPARE(keeper({}), std::pair(1, -1));
        QCOMPARE(keeper("  - {id: n, figure: wagon, owner: blue, at: [1, 0], on: road E}\n"),
                 std::pair(-1, 0));
    }

    /// Over which empty square the range passes, and how far.
    void gaps()
    {
        const Position position(
            readScenario("towerwatch: 1\nplayers: {red: {}, blue: {}}\ntiles:\n"
                         "  - {tile: tower-02-meadow, at: [0, 0], floors: 2}\n  - {tile: base-B-monastery, "
                         "at: [3, 0]}\n"
                         "figures: [{id: m, figure: meeple, owner: blue, at: [3, 0], on: monastery}]\n",
                         builtInTiles())
                .scenario.value(),
            builtInTiles());
        const PlaceFloorAnswer floor = placeFloor(position.board(), {0, 0}, Colour::Red);
        QCOMPARE(floor.figures.size(), std::size_t(1));
        QCOMPARE(floor.figures.front().distance, 3);
        QVERIFY(floor.figures.front().gap == Square(1, 0));
    }
};

TOWERWATCH_TEST(TestTelling)
#include "tst_telling.moc"
