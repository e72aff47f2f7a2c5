// SPDX-License-Identifier: MIT
/// Holds the JSON Schema of scenarios against the program: the committed copy is what make-schema writes, and
/// it accepts what the program reads and refuses what it can know to be wrong.
///
/// Debian packages: python3-jsonschema python3-yaml (without them the comparison is skipped).
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/randomboards.h"
#include "tests/support/schemas.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace towerwatch;

namespace {

const QString sourceDir = QStringLiteral(TOWERWATCH_SOURCE_DIR);
const QString schemaFile = sourceDir + QStringLiteral("/resources/desktop/towerwatch-1.schema.json");

/// Whether a schema can know of the problem: it sees the shape of a file, not its text and not what the
/// sections say of each other.
bool isOfShape(ProblemId id)
{
    switch (id) {
    case ProblemId::NotAScenario:
    case ProblemId::NewerVersion:
    case ProblemId::MissingKey:
    case ProblemId::UnknownKey:
    case ProblemId::NeedsMap:
    case ProblemId::NeedsList:
    case ProblemId::NeedsText:
    case ProblemId::NeedsNumber:
    case ProblemId::NeedsBoolean:
    case ProblemId::NeedsSquare:
    case ProblemId::OutOfRange:
    case ProblemId::TextTooLong:
    case ProblemId::UnknownWord:
    case ProblemId::NeutralHasKey:
    case ProblemId::PlaceHasNoSquare:
    case ProblemId::OwnPrisoner:
    case ProblemId::NeverPrisoner:
    case ProblemId::KeyNotForQuestion:
    case ProblemId::OnlyTrue:
    case ProblemId::CatalogueId:
    case ProblemId::DesignEdges: return true;
    default: return false;
    }
}

struct Snippet
{
    const char *name;
    bool good;
    const char *text;
};

/// What stands at the edges of the format. Each begins with the version.
constexpr Snippet snippets[]{
    {"nothing but the version", true, ""},
    {"sections without content", true,
     "title:\nnotes:\nrules:\nplayers:\nturn:\ndesigns:\ntiles:\ncastles:\nfigures:\nquestions:"},
    {"unknown section", false, "meeples: []"},
    {"a number for a title", true, "title: 2006"},
    {"a title in two languages", true, "title: {en: A, fr: B}"},
    {"a title in a language without name", false, "title: {\"\": A}"},
    {"a title in a language with a long name", false, "title: {a-language-of-17c: A}"},
    {"a title that is a list", false, "title: [A]"},
    {"all rules", true, "rules: {tower: c1-rgg, watchtowers: c2, house: [no-gaps, diagonal]}"},
    {"a house rule that is no list", false, "rules: {house: no-gaps}"},
    {"players without content", true, "players: {red: , blue: {}}"},
    {"a player of unknown colour", false, "players: {orange: {}}"},
    {"most points", true, "players: {red: {points: 10000, floors: 1000, supply: {meeple: 1000}}}"},
    {"points in hexadecimal", true, "players: {red: {points: 0xff}}"},
    {"a supply without numbers", false, "players: {red: {supply: {meeple: }}}"},
    {"a prisoner", true, "players: {red: {prisoners: [{figure: pig, owner: blue}]}, blue: {}}"},
    {"a prisoner of one's own", false, "players: {red: {prisoners: [{figure: pig, owner: red}]}}"},
    {"a prisoner that is never captured", false,
     "players: {red: {prisoners: [{figure: barn, owner: blue}]}}"},
    {"a prisoner of nobody", false, "players: {red: {prisoners: [{figure: meeple}]}}"},
    {"a turn", true, "players: {red: }\nturn: red"},
    {"a turn with its ransom", true, "players: {red: }\nturn: {player: red, ransom-paid: true}"},
    {"a turn of nobody", true, "turn: {ransom-paid: true}"},
    {"where a turn stands", true,
     "players: {red: }\nturn: {player: red, laid: none, done: [], half: second}"},
    {"what was done", true, "players: {red: }\nturn: {player: red, done: [top, phantom]}"},
    {"what nobody does", false, "players: {red: }\nturn: {player: red, done: [dance]}"},
    {"a tile laid nowhere", false, "players: {red: }\nturn: {player: red, laid: nowhere}"},
    {"a game that is over", true, "turn: {over: true}"},
    {"a game that is not over", false, "turn: {over: false}"},
    {"a tile", true,
     "tiles: [{tile: tower-02-meadow, at: [-10000, 10000], rotation: 270, floors: 1000, bridge: NS}]"},
    {"a tile far away", false, "tiles: [{tile: tower-02-meadow, at: [10001, 0]}]"},
    {"a tile with three coordinates", false, "tiles: [{tile: tower-02-meadow, at: [1, 0, 0]}]"},
    {"a tile nowhere", false, "tiles: [{tile: tower-02-meadow}]"},
    {"a tile with an empty place", false, "tiles: [{tile: tower-02-meadow, at: }]"},
    {"a tile askew", false, "tiles: [{tile: tower-02-meadow, at: [0, 0], rotation: 45}]"},
    {"an unknown tile", false, "tiles: [{tile: tower-02-meadows, at: [0, 0]}]"},
    {"a tile of its own", true,
     "designs: [{id: 7, edges: FFFF, cities: [], roads: [], fields: [{half_edges: []}]}]\n"
     "tiles: [{tile: 7, at: [0, 0]}]"},
    {"a tile of its own with a taken id", false,
     "designs: [{id: base-E-cap, edges: FFFF, cities: [], roads: [], fields: []}]"},
    {"a tile of its own with odd sides", false,
     "designs: [{id: own, edges: FAFF, cities: [], roads: [], fields: []}]"},
    {"a castle without side", false, "tiles: [{tile: base-E-cap, at: [0, 0]}]\ncastles: [{at: [0, 0]}]"},
    {"a figure", true,
     "tiles: [{tile: base-B-monastery, at: [0, 0]}]\n"
     "figures: [{id: 007, figure: abbot, owner: red, at: [0, 0], on: monastery}]"},
    {"a figure off the board", true, "figures: [{figure: meeple, owner: red, on: wheel}]"},
    {"a figure off the board on a square", false,
     "tiles: [{tile: base-B-monastery, at: [0, 0]}]\n"
     "figures: [{figure: meeple, owner: red, at: [0, 0], on: wheel}]"},
    {"a figure of nobody", false,
     "tiles: [{tile: base-B-monastery, at: [0, 0]}]\nfigures: [{figure: meeple, at: [0, 0], on: monastery}]"},
    {"a figure on nothing", false,
     "tiles: [{tile: base-B-monastery, at: [0, 0]}]\nfigures: [{figure: meeple, owner: red, at: [0, 0]}]"},
    {"a figure on no tile", false, "figures: [{figure: meeple, owner: red, on: monastery}]"},
    {"a figure on half a side", false,
     "tiles: [{tile: base-B-monastery, at: [0, 0]}]\n"
     "figures: [{figure: meeple, owner: red, at: [0, 0], on: field N}]"},
    {"a figure without name", false, "figures: [{id: \"\", figure: meeple, owner: red, on: wheel}]"},
    {"a neutral figure", true,
     "tiles: [{tile: base-B-monastery, at: [0, 0]}]\nfigures: [{figure: fairy, at: [0, 0]}]"},
    {"a neutral figure of somebody", false,
     "tiles: [{tile: base-B-monastery, at: [0, 0]}]\nfigures: [{figure: fairy, owner: red, at: [0, 0]}]"},
    {"a neutral figure nowhere", false, "figures: [{figure: fairy}]"},
    {"all questions", true,
     "tiles: [{tile: tower-02-meadow, at: [0, 0]}, "
     "{tile: watchtower-04-cap-road-opposite-meeple, at: [0, -2]}]\n"
     "figures: [{figure: meeple, owner: red, on: wheel}]\n"
     "questions:\n"
     "  - {ask: place-floor, at: [0, 0], by: red, target: f1, "
     "expect: {legal: true, open: [f1], figures: [{id: f1, verdict: open, because: "
     "[capture-wheel-of-fortune]}]}}\n"
     "  - {ask: place-figure, at: [0, 0], figure: mayor, expect: {legal: open}}\n"
     "  - {ask: watchtower, at: [0, -2], expect: {bonus: {points: 2, per: meeple}, area: [[0, -2]]}}\n"
     "  - {ask: score, expect: {totals: {red: 6}}}\n"
     "  - {ask: score, tile: [0, 0], expect: }\n"
     "  - {ask: ransom, from: red, figure: meeple, expect: {options: []}}\n"
     "  - {ask: actions, expect: {ransom: false}}"},
    {"an unknown question", false, "questions: [{ask: why}]"},
    {"a question with a key of another", false, "questions: [{ask: actions, from: red}]"},
    {"an expectation that is a list", false, "questions: [{ask: score, expect: [9]}]"},
};

/// What may stand under `expect`. The program reads them all: an expectation that no answer has is not met.
constexpr Snippet expectations[]{
    {"a key that answers do not have", false, "questions: [{ask: score, expect: {total: {red: 6}}}]"},
    {"a key of another answer", false, "questions: [{ask: score, expect: {legal: true}}]"},
    {"a ruling that is not in the catalogue", false,
     "questions: [{ask: score, expect: {because: [no-such]}}]"},
    {"an unknown verdict", false,
     "tiles: [{tile: tower-02-meadow, at: [0, 0]}]\n"
     "questions: [{ask: place-floor, at: [0, 0], expect: {figures: [{verdict: captured}]}}]"},
    {"a number in words", false, "questions: [{ask: score, expect: {totals: {red: six}}}]"},
    {"an id that is a number", true,
     "tiles: [{tile: tower-02-meadow, at: [0, 0]}]\n"
     "questions: [{ask: place-floor, at: [0, 0], expect: {capturable: [1, 2]}}]"},
};

} // namespace

class TestSchema : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void committedCopyIsCurrent();
    void agreesWithProgram_data();
    void agreesWithProgram();
    void knowsExpectations_data();
    void knowsExpectations();
    void takesEveryAnswer();

private:
    /// The schema's verdicts on some files, in their order; none without Python.
    QList<QByteArray> verdictsOn(const QStringList &files) const
    {
        return m_python ? schemaVerdicts(schemaFile, files) : QList<QByteArray>();
    }
    QString write(const QByteArray &text);

    QTemporaryDir m_folder;
    const bool m_python = canCheckSchemas();
    int m_written = 0;
};

QString TestSchema::write(const QByteArray &text)
{
    const QString path = m_folder.filePath(QStringLiteral("%1.towerwatch.yaml").arg(++m_written));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s cannot be written", qPrintable(path));
    return path;
}

void TestSchema::initTestCase()
{
    QVERIFY(m_folder.isValid());
}

void TestSchema::committedCopyIsCurrent()
{
    QVERIFY2(contentOf(schemaFile) == writtenSchema({}), "build update-schema");
}

void TestSchema::agreesWithProgram_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<std::optional<bool>>("good"); // nothing: as the program says
    QTest::addColumn<QByteArray>("verdict");
    if (!m_python)
        QSKIP("python3-jsonschema and python3-yaml are not installed");
    QStringList files =
        filesBelow(sourceDir + QStringLiteral("/scenarios"), {QStringLiteral("*.yaml")}) +
        filesBelow(sourceDir + QStringLiteral("/tests/malformed"), {QStringLiteral("*.yaml")});
    const qsizetype shipped = files.size();
    for (const Snippet &snippet : snippets)
        files << write(QByteArray("towerwatch: 1\n") + snippet.text + '\n');
    const QList<QByteArray> verdicts = verdictsOn(files);
    QCOMPARE(verdicts.size(), files.size());
    for (qsizetype i = 0; i < files.size(); ++i) {
        const Snippet *snippet = i < shipped ? nullptr : &snippets[i - shipped];
        QTest::newRow(snippet ? snippet->name : qPrintable(QFileInfo(files[i]).fileName()))
            << files[i] << (snippet ? std::optional(snippet->good) : std::nullopt) << verdicts[i];
    }
}

void TestSchema::agreesWithProgram()
{
    QFETCH(QString, file);
    QFETCH(std::optional<bool>, good);
    QFETCH(QByteArray, verdict);
    const ReadResult result = readScenario(contentOf(file).toStdString(), builtInTiles());
    if (good) {
        QCOMPARE(result.scenario.has_value(), *good);
        QVERIFY2(verdict.startsWith(*good ? "valid" : "invalid"), verdict);
    } else if (result.scenario) {
        QCOMPARE(verdict, QByteArray("valid"));
    } else if (std::any_of(result.problems.begin(), result.problems.end(),
                           [](const Problem &problem) { return isOfShape(problem.id); })) {
        QVERIFY2(verdict.startsWith("invalid"), verdict);
    }
}

void TestSchema::knowsExpectations_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("good");
    QTest::addColumn<QByteArray>("verdict");
    QStringList files;
    for (const Snippet &snippet : expectations)
        files << write(QByteArray("towerwatch: 1\n") + snippet.text + '\n');
    const QList<QByteArray> verdicts = verdictsOn(files);
    for (qsizetype i = 0; i < files.size(); ++i)
        QTest::newRow(expectations[i].name) << files[i] << expectations[i].good << verdicts.value(i);
}

void TestSchema::knowsExpectations()
{
    QFETCH(QString, file);
    QFETCH(bool, good);
    QFETCH(QByteArray, verdict);
    QVERIFY(readScenario(contentOf(file).toStdString(), builtInTiles()).scenario);
    if (!m_python)
        QSKIP("python3-jsonschema and python3-yaml are not installed");
    QVERIFY2(verdict.startsWith(good ? "valid" : "invalid"), verdict);
}

/// Whatever the program answers can be expected of it.
void TestSchema::takesEveryAnswer()
{
    if (!m_python)
        QSKIP("python3-jsonschema and python3-yaml are not installed");
    const auto boards = static_cast<std::uint32_t>(soaked(3));
    QStringList files;
    for (std::uint32_t seed = 1; seed <= boards; ++seed) {
        Scenario scenario = randomboards::randomScenario(seed, builtInTiles());
        scenario.questions = randomboards::allQuestions(scenario, builtInTiles());
        const Board board(scenario, builtInTiles());
        for (Question &question : scenario.questions)
            question.expect = toValue(board, answer(board, question));
        files << write(QByteArray::fromStdString(writeScenario(scenario)));
    }
    const QList<QByteArray> verdicts = verdictsOn(files);
    QCOMPARE(verdicts.size(), files.size());
    for (qsizetype i = 0; i < files.size(); ++i)
        QVERIFY2(verdicts[i] == "valid", "seed " + QByteArray::number(i + 1) + ": " + verdicts[i]);
}

TOWERWATCH_TEST(TestSchema)
#include "tst_schema.moc"
