// SPDX-License-Identifier: MIT
/// The program itself: commands, options, exit statuses, JSON and error lines of the contract.
#include "hostilewords.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QString data = QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/data/");
const QString example = data + QStringLiteral("second-floor-over-a-gap.towerwatch.yaml");

struct Outcome
{
    int status = -1;
    QByteArray out, err;
};

/// Runs the program without a display, in English unless `environment` says otherwise.
Outcome run(const QStringList &arguments, const QByteArray &input = {}, const QStringList &environment = {})
{
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "QT_QPA_PLATFORM", "LANGUAGE",
                             "LC_MESSAGES", "LANG"})
        variables.remove(QLatin1String(name));
    variables.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    for (const QString &entry : environment)
        variables.insert(entry.section(u'=', 0, 0), entry.section(u'=', 1));
    process.setProcessEnvironment(variables);
    process.start(QStringLiteral(TOWERWATCH_PROGRAM), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, "the program did not end well"};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

const QJsonObject jsonOf(const Outcome &outcome)
{
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(outcome.out, &error);
    if (error.error != QJsonParseError::NoError)
        QTest::qFail(outcome.out + outcome.err, __FILE__, __LINE__);
    return document.object();
}

/// The answers that `explain --json` gives.
const QJsonArray answersTo(const QStringList &arguments, const QByteArray &input = {})
{
    return jsonOf(run(QStringList{"explain", "--json"} + arguments, input))["answers"].toArray();
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// JSON without what the contract leaves to the program.
QJsonValue facts(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue item : value.toArray())
            list << facts(item);
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject map;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        if (it.key() != u"because" && it.key() != u"text")
            map.insert(it.key(), facts(it.value()));
    return map;
}

bool hasNull(const QJsonValue &value)
{
    const QJsonArray list = value.toArray();
    const QJsonObject map = value.toObject();
    return value.isNull() || std::any_of(list.begin(), list.end(), hasNull) ||
           std::any_of(map.begin(), map.end(), hasNull);
}

QStringList keysOf(const QJsonValue &value)
{
    return value.toObject().keys();
}

QByteArray oneLine(const QJsonValue &value)
{
    return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
}

QStringList linesOf(const QByteArray &text)
{
    return QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts);
}

const QByteArray broken = "towerwatch: 1\ntitel: a\ntiles:\n  - {tile: base-E-kap, at: [0, 0]}\n"
                          "  - {tile: base-E-cap, at: [0, 1], floors: 2}\n";
const QByteArray warned =
    "towerwatch: 1\ntitle: {en: \"Café\", de: \"Kaffeehaus\"}\ntiles:\n  - {tile: base-E-cap, at: [0, 0]}\n"
    "  - {tile: base-B-monastery, at: [0, -1]}\n"
    "players: {red: {prisoners: [{figure: meeple, owner: blue}]}, blue: {prisoners: [{figure: pig, owner: "
    "red}]}}\n";

} // namespace

class TestCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void helpAndVersion();
    void usageErrors_data();
    void usageErrors();
    void unreadableFiles_data();
    void unreadableFiles();
    void errorsOfAFile_data();
    void errorsOfAFile();
    void messagesAreSafe();
    void standardInput();
    void explainContract();
    void explainBecause();
    void explainKeys();
    void explainFootnotes();
    void explainWarnings();
    void explainText();
    void explainWithoutQuestions();
    void explainLanguages();
    void systemLanguage();
    void overrides();
    void asks_data();
    void asks();
    void asksWrongly_data();
    void asksWrongly();
    void illegalAnswers();
    void orderOfAnswers();
    void checkCounts();
    void checkEveryExample();
    void compareGroups();
    void compareSame();
    void compareText();
    void formatRewrites();
    void formatCheck();
    void formatKeepsComments();
    void formatStandardInput();
    void formatSeveral();
    void rulingsJson();
    void rulingsFilters();
    void rulingsText();
    void tilesJson();
    void tilesText();
    void importsGames();
    void importsEveryGame_data();
    void importsEveryGame();
    void importsNoDamagedGame();
    void codesInPlaceOfFiles();
    void nothingSteersTheTerminal_data();
    void nothingSteersTheTerminal();
    void nothingSteersAPage_data();
    void nothingSteersAPage();
    void rendersOnAFullDisk_data();
    void rendersOnAFullDisk();
    void renders_data();
    void renders();
    void rendersSizes();
    void rendersBooklets();
    void closedOutput();

private:
    QString write(const QString &name, const QByteArray &text);
    QString path(const QString &name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCli::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

QString TestCli::write(const QString &name, const QByteArray &text)
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        QTest::qFail(qPrintable(name), __FILE__, __LINE__);
    return file.fileName();
}

void TestCli::helpAndVersion()
{
    for (const char *option : {"--help", "-h", "help"}) {
        const Outcome help = run({option});
        QCOMPARE(help.status, 0);
        for (const char *command :
             {"explain", "compare", "check", "render", "rulings", "tiles", "format", "import"})
            QVERIFY2(help.out.contains(command), command);
    }
    const Outcome version = run({"--version"});
    QCOMPARE(version.status, 0);
    QVERIFY(QRegularExpression("^towerwatch \\d+\\.\\d+\\.\\d+\n$")
                .match(QString::fromUtf8(version.out))
                .hasMatch());
}

void TestCli::usageErrors_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const QStringList &arguments) {
        QTest::newRow(qPrintable(arguments.join(u' '))) << arguments;
    };
    row({"--nonsense"});
    for (const char *command : {"explain", "compare", "check", "format", "import"}) {
        row({command});
        row({command, "--nonsense", example});
    }
    row({"explain", example, example});
    row({"compare", example, example});
    row({"tiles", "something"});
    row({"tiles", "--nonsense"});
    row({"rulings", "no-such-ruling"});
    row({"rulings", "wt-area", "no-such-ruling"});
    row({"rulings", "--kind", "nonsense"});
    row({"rulings", "--edition", "c9"});
    row({"rulings", "--lang", "fr"});
    row({"explain", example, "--lang", "fr"});
    row({"explain", example, "--tower", "c3"});
    row({"explain", example, "--watchtowers", "c1"});
    row({"explain", example, "--house", "no-gaps,nonsense"});
    row({"explain", example, "--tower"});
    row({"check", example, "--json"});
}

/// Wrong usage: status 2, something on standard error, nothing on standard output.
void TestCli::usageErrors()
{
    QFETCH(QStringList, arguments);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.err.startsWith("towerwatch: error: ") && outcome.err.endsWith('\n'));
    QCOMPARE(outcome.out, QByteArray());
}

void TestCli::unreadableFiles_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : {"explain", "compare", "check", "format", "import"})
        QTest::newRow(command) << QString(command);
}

void TestCli::unreadableFiles()
{
    QFETCH(QString, command);
    for (const QString &file : {path("missing.yaml"), m_folder->path(), QStringLiteral("/dev/null/x")}) {
        const Outcome outcome = run({command, file});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains(file.toUtf8()), outcome.err.constData());
    }
}

void TestCli::errorsOfAFile_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : {"explain", "compare", "check", "format"})
        QTest::newRow(command) << QString(command);
}

/// All errors of a file, each as FILE:LINE:COLUMN: error: text.
void TestCli::errorsOfAFile()
{
    QFETCH(QString, command);
    const QString file = write("broken.yaml", broken);
    const Outcome outcome = run({command, file});
    QCOMPARE(outcome.status, 2);
    const QStringList lines = linesOf(outcome.err);
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].startsWith(file + ":2:1: error: "), qPrintable(lines[0]));
    QVERIFY2(lines[1].startsWith(file + ":4:12: error: "), qPrintable(lines[1]));
    QVERIFY2(lines[2].startsWith(file + ":5:44: error: "), qPrintable(lines[2]));
    QVERIFY(lines[0].contains("title") && lines[1].contains("base-E-cap")); // suggestions
    QCOMPARE(contentOf(file), broken);
}

void TestCli::nothingSteersTheTerminal_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const auto row = [](const char *tag, int status, const QStringList &arguments) {
        QTest::newRow(tag) << arguments << status;
    };
    const QString bad = QStringLiteral("\x1b[31m\u202Ebad");
    for (const char *command : {"explain", "compare"})
        row(command, 0, {command, "FILE"});
    row("explain --json", 0, {"explain", "--json", "FILE"});
    row("compare --json", 0, {"compare", "--json", "FILE"});
    row("check", 1, {"check", "FILE"});
    row("format", 1, {"format", "--check", "FILE"});
    row("import", 2, {"import", "FILE"});
    for (const char *command : {"explain", "compare", "check", "format", "import", "render"})
        QTest::addRow("%s nothing", command) << QStringList{command, bad, "-o", "FILE" + bad} << 2;
    row("unknown command", 2, {"--" + bad});
    row("unknown option", 2, {"explain", "--" + bad, "FILE"});
    row("unknown rules", 2, {"explain", "--tower", bad, "FILE"});
    row("unknown question", 2, {"explain", "--ask", bad, "FILE"});
    row("unknown target", 2, {"explain", "--ask", "place-floor", "--at", "0,0", "--target", bad, "FILE"});
    row("unknown language", 2, {"explain", "--lang", bad, "FILE"});
    row("unknown ruling", 2, {"rulings", bad});
    row("search", 0, {"rulings", "--search", bad});
    row("unknown paper", 2, {"render", "FILE", "-o", "a.pdf", "--paper", bad});
}

/// Whatever a file or an argument says.
void TestCli::nothingSteersTheTerminal()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const QString file = path(QStringLiteral("na\x1b[31mme\u202E.towerwatch.yaml"));
    QFile output(file);
    QVERIFY(output.open(QIODevice::WriteOnly) &&
            output.write(hostilewords::scenario) == hostilewords::scenario.size());
    output.close();
    for (QString &argument : arguments)
        argument.replace(QStringLiteral("FILE"), file);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, status);
    QVERIFY(!outcome.out.isEmpty() || !outcome.err.isEmpty());
    QVERIFY2(!hostilewords::steers(QString::fromUtf8(outcome.out)), outcome.out);
    QVERIFY2(!hostilewords::steers(QString::fromUtf8(outcome.err)), outcome.err);
}

void TestCli::nothingSteersAPage_data()
{
    QTest::addColumn<QString>("ending");
    for (const char *ending : {"svg", "html"})
        QTest::newRow(ending) << QString::fromLatin1(ending);
}

void TestCli::nothingSteersAPage()
{
    QFETCH(QString, ending);
    const QString page = path("page." + ending);
    QCOMPARE(run({"render", "-", "-o", page}, hostilewords::scenario).status, 0);
    const QString text = QString::fromUtf8(contentOf(page));
    QVERIFY(text.contains(QStringLiteral("U+202E")));
    QVERIFY(!hostilewords::steers(text));
}

/// Control characters of a file do not reach the terminal.
void TestCli::messagesAreSafe()
{
    const Outcome outcome =
        run({"explain", "-"}, "towerwatch: 1\ntiles: [{tile: \"\\e[2J\\u202Ex\", at: [0, 0]}]\n");
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.err.startsWith("<stdin>:2:16: error: "));
    QVERIFY(!outcome.err.contains('\x1b') && !outcome.err.contains("\u202E"));
    const Outcome titled = run({"explain", "-"}, "towerwatch: 1\ntitle: \"\\e[2J\"\n");
    QCOMPARE(titled.status, 0);
    QVERIFY(!titled.out.contains('\x1b'));
}

void TestCli::standardInput()
{
    const QByteArray text = contentOf(example);
    QCOMPARE(answersTo({"-"}, text), answersTo({example}));
    QCOMPARE(run({"check", "-"}, text).status, 0);
    QCOMPARE(run({"compare", "--json", "-"}, text).out, run({"compare", "--json", example}).out);
    QCOMPARE(run({"explain", "-"}, "").status, 2);
    QVERIFY(run({"explain", "-"}, "- a\n").err.startsWith("<stdin>:1:1: error: "));
}

/// The answers of the contract's page, to the letter.
void TestCli::explainContract()
{
    const QJsonArray expected =
        QJsonDocument::fromJson(contentOf(data + "second-floor-over-a-gap.json")).array();
    QCOMPARE(expected.size(), 6);
    const QJsonObject report = jsonOf(run({"explain", example, "--json"}));
    const QJsonArray answers = report["answers"].toArray();
    QCOMPARE(answers.size(), expected.size());
    for (qsizetype i = 0; i < expected.size(); ++i)
        QCOMPARE(oneLine(facts(answers[i])), oneLine(facts(expected[i])));
    QCOMPARE(report["towerwatch"].toInt(), 1);
    const QJsonObject rules{{"tower", "c2"}, {"watchtowers", "c3"}, {"house", QJsonArray{}}};
    QCOMPARE(report["scenario"].toObject()["rules"].toObject(), rules);
    QCOMPARE(report["scenario"].toObject()["title"].toString(), QString("The second floor over a gap"));
    QCOMPARE(report["warnings"].toArray().size(), 0);
    QCOMPARE(keysOf(report), QStringList({"answers", "footnotes", "scenario", "towerwatch", "warnings"}));
}

/// Where the page gives `because`, those rulings come first.
void TestCli::explainBecause()
{
    const QJsonArray expected =
        QJsonDocument::fromJson(contentOf(data + "second-floor-over-a-gap.json")).array();
    const QJsonArray figures = answersTo({example})[0]["figures"].toArray();
    int compared = 0;
    for (qsizetype i = 0; i < figures.size(); ++i) {
        const QJsonArray first = expected[0]["figures"][i]["because"].toArray(),
                         given = figures[i]["because"].toArray();
        QVERIFY(!given.isEmpty());
        for (qsizetype j = 0; j < first.size(); ++j, ++compared)
            QCOMPARE(given[j], first[j]);
    }
    QCOMPARE(compared, 3);
}

void TestCli::explainKeys()
{
    const QJsonArray answers = answersTo({example});
    QVERIFY(!hasNull(answers));
    for (const QJsonValue answer : answers) {
        QVERIFY(answer["because"].isArray() && !answer["text"].toString().isEmpty() &&
                !answer["ask"].toString().isEmpty());
        QVERIFY(!answer["because"].toArray().isEmpty());
    }
    QVERIFY(!answers[0]["figures"][4].toObject().contains("owner")); // a fairy has none
    QVERIFY(!answers[0]["figures"][4].toObject().contains("on"));
    QVERIFY(!answers[0]["figures"][2].toObject().contains("consequences")); // safe
    QVERIFY(!answersTo({example, "--ask", "score"})[0].toObject().contains("tile"));
}

void TestCli::explainFootnotes()
{
    const QJsonObject report = jsonOf(run({"explain", example, "--json"}));
    const QJsonArray footnotes = report["footnotes"].toArray();
    QVERIFY(!footnotes.isEmpty());
    QSet<QString> ids;
    for (qsizetype i = 0; i < footnotes.size(); ++i) {
        QCOMPARE(footnotes[i]["number"].toInt(), i + 1);
        QVERIFY(!footnotes[i]["text"].toString().isEmpty() && !footnotes[i]["kind"].toString().isEmpty());
        ids.insert(footnotes[i]["ruling"].toString());
    }
    QCOMPARE(ids.size(), footnotes.size());
    QCOMPARE(run(QStringList{"rulings"} + ids.values()).status, 0);
    for (const QJsonValue answer : report["answers"].toArray()) // what decides an answer is a footnote, too
        QVERIFY2(ids.contains(answer["because"][0].toString()), qPrintable(answer["because"][0].toString()));
}

void TestCli::explainWarnings()
{
    const QString file = write("warned.yaml", warned);
    const Outcome outcome = run({"explain", file, "--json"});
    QCOMPARE(outcome.status, 0);
    const QJsonArray expected =
        QJsonDocument::fromJson(
            R"([{"code": "edge-mismatch", "at": [0, -1], "line": 5, "column": 5}, {"code": "mutual-prisoners", "line": 6, "column": 81}])")
            .array();
    QCOMPARE(oneLine(facts(jsonOf(outcome)["warnings"])), oneLine(expected));
    const QStringList lines = linesOf(outcome.err);
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].startsWith(file + ":5:5: warning: "), qPrintable(lines[0]));
    QVERIFY2(lines[1].startsWith(file + ":6:81: warning: "), qPrintable(lines[1]));
}

void TestCli::explainText()
{
    const Outcome outcome = run({"explain", example});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err, QByteArray());
    QVERIFY(outcome.out.contains("The second floor over a gap"));
    for (const char *footnote : {"[1]", "tower-range-per-floor", "capture-castle-safe"})
        QVERIFY2(outcome.out.contains(footnote), footnote);
    QVERIFY(!outcome.out.contains('%'));
}

void TestCli::explainWithoutQuestions()
{
    const QJsonArray answers =
        answersTo({"-"}, "towerwatch: 1\ntiles:\n  - {tile: watchtower-02-cap, at: [1, 0]}\n"
                         "  - {tile: tower-02-meadow, at: [0, 1]}\n  - {tile: tower-01-cap, at: [3, 0]}\n");
    QStringList asked;
    for (const QJsonValue answer : answers)
        asked << answer["ask"].toString() + QString::fromUtf8(oneLine(answer["at"]));
    QCOMPARE(asked,
             QStringList({"place-floor[[3,0]]", "place-floor[[0,1]]", "watchtower[[1,0]]", "score[null]"}));
}

void TestCli::explainLanguages()
{
    const QString file = write("warned.yaml", warned);
    QStringList titles, footnotes;
    for (const char *language : {"en", "de", "nl"}) {
        const Outcome outcome = run({"explain", file, "--json", "--lang", language});
        QCOMPARE(outcome.status, 0);
        titles << jsonOf(outcome)["scenario"]["title"].toString();
        footnotes << jsonOf(run({"explain", example, "--json", "--lang", language}))["footnotes"][0]["text"]
                         .toString();
    }
    QCOMPARE(titles, QStringList({"Café", "Kaffeehaus", "Café"}));
    QCOMPARE(footnotes.removeDuplicates(), 0);
}

void TestCli::systemLanguage()
{
    const auto title = [](const QStringList &environment) {
        return jsonOf(run({"explain", "-", "--json"}, warned, environment))["scenario"]["title"].toString();
    };
    QCOMPARE(title({}), QString("Café"));
    QCOMPARE(title({"LC_ALL=de_DE.UTF-8", "LANG=de_DE.UTF-8", "LANGUAGE=de"}), QString("Kaffeehaus"));
}

void TestCli::overrides()
{
    const auto rules = [](const QStringList &options) {
        const QJsonValue found =
            jsonOf(run(QStringList{"explain", example, "--json"} + options))["scenario"]["rules"];
        return QString::fromUtf8(oneLine(found));
    };
    QCOMPARE(rules({"--tower", "c1-rgg"}), QString(R"([{"house":[],"tower":"c1-rgg","watchtowers":"c3"}])"));
    QCOMPARE(rules({"--watchtowers=c2"}), QString(R"([{"house":[],"tower":"c2","watchtowers":"c2"}])"));
    QCOMPARE(rules({"--house", "diagonal,no-gaps"}),
             QString(R"([{"house":["no-gaps","diagonal"],"tower":"c2","watchtowers":"c3"}])"));
    const QByteArray housed = "towerwatch: 1\nrules: {house: [no-surprises]}\n";
    const auto house = [&](const QString &value) {
        return jsonOf(run({"explain", "-", "--json", "--house", value}, housed))["scenario"]["rules"]["house"]
            .toArray()
            .size();
    };
    QCOMPARE(house(""), 0);
    QCOMPARE(house("eye-for-an-eye"), 1);
    // and they decide: the builder counts as a follower under RGG's rules
    const auto verdict = [](const QStringList &options) {
        return answersTo(QStringList{example} + options)[0]["figures"][2]["verdict"].toString();
    };
    QCOMPARE(verdict({}), QString("safe"));
    QCOMPARE(verdict({"--tower", "c1-rgg"}), QString("capturable"));
    QCOMPARE(answersTo({example, "--house", "no-surprises"})[0]["range"].toInt(), 1);
    QCOMPARE(answersTo({example, "--house", "no-gaps"})[0]["reach"].toArray().size(), 3);
}

void TestCli::asks_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("expected"); ///< a part of the answer
    const auto row = [](const QStringList &options, const char *expected) {
        QTest::newRow(qPrintable(options.join(u' '))) << options << QByteArray(expected);
    };
    row({"--ask", "place-floor", "--at", "0,0"},
        R"({"ask": "place-floor", "at": [0, 0], "by": "red", "legal": true})");
    row({"--ask", "place-floor", "--at", "0,0", "--target", "f1", "--by", "blue"},
        R"({"ask": "place-floor", "by": "blue", "target": "f1", "capturable": ["1", "2"]})");
    row({"--ask", "place-floor", "--at", "0,-1"}, R"({"at": [0, -1], "legal": false})");
    row({"--ask", "place-figure", "--at", "0,0", "--figure", "meeple"},
        R"({"ask": "place-figure", "figure": "meeple", "legal": true})");
    row({"--ask", "watchtower", "--at", "0,-2"}, R"({"ask": "watchtower", "value": 6})");
    row({"--ask", "score"}, R"({"ask": "score", "totals": {"blue": 9}})");
    row({"--ask", "score", "--tile", "0,-3"}, R"({"ask": "score", "tile": [0, -3], "totals": {}})");
    row({"--ask", "ransom", "--from", "blue", "--figure", "large-meeple"},
        R"({"ask": "ransom", "by": "red", "from": "blue", "figure": "large-meeple", "legal": true})");
    row({"--ask", "ransom", "--by", "green"},
        R"({"ask": "ransom", "by": "green", "legal": false, "options": []})");
    row({"--ask", "actions", "--by", "blue"},
        R"({"ask": "actions", "by": "blue", "floor": [[0, 0]], "ransom": false})");
    row({"--ask", "place-floor", "--at", "-2,0"}, R"({"at": [-2, 0], "legal": false})");
    row({"--ask", "place-floor", "--at=-2,0"}, R"({"at": [-2, 0], "legal": false})");
    row({"--ask", "place-floor", "--at", "10000,-10000"}, R"({"legal": false})");
}

/// One question instead of those of the file.
void TestCli::asks()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, expected);
    const Outcome outcome = run(QStringList{"explain", example, "--json"} + options);
    QCOMPARE(outcome.status, 0);
    const QJsonArray answers = jsonOf(outcome)["answers"].toArray();
    QCOMPARE(answers.size(), 1);
    const QJsonObject part = QJsonDocument::fromJson(expected).object();
    QVERIFY(!part.isEmpty());
    for (auto it = part.begin(); it != part.end(); ++it)
        QCOMPARE(oneLine(answers[0][it.key()]), oneLine(it.value()));
}

void TestCli::asksWrongly_data()
{
    QTest::addColumn<QStringList>("options");
    const auto row = [](const QStringList &options) {
        QTest::newRow(qPrintable(options.join(u' '))) << options;
    };
    row({"--ask", "place-flor", "--at", "0,0"});
    row({"--ask", "place-floor"});
    row({"--ask", "place-floor", "--at", "0"});
    row({"--ask", "place-floor", "--at", "0,0,0"});
    row({"--ask", "place-floor", "--at", "a,b"});
    row({"--ask", "place-floor", "--at", "10001,0"});
    row({"--ask", "place-floor", "--at", "99999999999,0"});
    row({"--ask", "place-floor", "--at", "-2147483648,0"});
    row({"--ask", "place-floor", "--at", "0,0", "--target", "nobody"});
    row({"--ask", "place-floor", "--at", "0,0", "--target", "\", x: [\""});
    row({"--ask", "place-floor", "--at", "0,0", "--by", "pink"});
    row({"--ask", "place-floor", "--at", "0,0", "--by", "Red"});
    row({"--ask", "place-floor", "--at", "0,0", "--figure", "meeple"});
    row({"--ask", "place-figure", "--at", "0,0"});
    row({"--ask", "place-figure", "--at", "0,0", "--figure", "meepel"});
    row({"--ask", "watchtower", "--at", "0,0"});
    row({"--ask", "watchtower", "--at", "7,7"});
    row({"--ask", "score", "--at", "0,0"});
    row({"--ask", "score", "--tile", "7,7"});
    row({"--ask", "ransom", "--from", "yellow"});
    row({"--ask", "actions", "--at", "0,0"});
    row({"--at", "0,0"});
    row({"--target", "f1"});
}

void TestCli::asksWrongly()
{
    QFETCH(QStringList, options);
    const Outcome outcome = run(QStringList{"explain", example} + options);
    QCOMPARE(outcome.status, 2);
    QVERIFY(!outcome.err.isEmpty());
    QCOMPARE(outcome.out, QByteArray());
}

/// Where `legal` is false the lists are empty, and height and range are left out.
void TestCli::illegalAnswers()
{
    const QJsonArray answers = answersTo({example, "--ask", "place-floor", "--at", "0,-1"});
    QCOMPARE(keysOf(answers[0]), QStringList({"ask", "at", "because", "by", "capturable", "figures", "legal",
                                              "open", "reach", "text"}));
    for (const char *list : {"capturable", "figures", "open", "reach"})
        QCOMPARE(answers[0][QLatin1String(list)], QJsonValue(QJsonArray{}));
    QVERIFY(answers[0]["because"].toArray().contains("tower-action-any-tile"));
    const QJsonArray ransom = answersTo({example, "--ask", "ransom", "--by", "blue"});
    QCOMPARE(ransom[0]["legal"], QJsonValue(false));
    QVERIFY(ransom[0]["because"].toArray().contains("ransom-own-turn"));
}

/// Squares by y, then x; figures in the order of the file; colours in that of the players.
void TestCli::orderOfAnswers()
{
    const QByteArray text =
        "towerwatch: 1\nplayers: {yellow: , red: , blue: }\ntiles:\n"
        "  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\n  - {tile: base-B-monastery, at: [0, 1]}\n"
        "  - {tile: base-B-monastery, at: [2, 0]}\n  - {tile: base-B-monastery, at: [1, 0]}\n"
        "  - {tile: base-U-road-straight, at: [0, -2]}\n  - {tile: base-A-monastery-road, at: [1, -2], "
        "rotation: 90}\n"
        "  - {tile: base-A-monastery-road, at: [-1, -2], rotation: 270}\n"
        "figures:\n  - {id: z, figure: meeple, owner: blue, at: [0, 1], on: monastery}\n"
        "  - {id: b, figure: meeple, owner: blue, at: [0, -2], on: road E}\n"
        "  - {id: a, figure: meeple, owner: red, at: [0, -2], on: road E}\n"
        "  - {figure: meeple, owner: yellow, at: [1, -2], on: road W}\n"
        "questions: [{ask: place-floor, at: [0, 0]}, {ask: score}]\n";
    const QJsonArray answers = answersTo({"-"}, text);
    QCOMPARE(oneLine(answers[0]["reach"]), QByteArray("[[[0,-2],[0,0],[1,0],[2,0],[0,1]]]"));
    QCOMPARE(oneLine(answers[0]["capturable"]), QByteArray("[[\"z\",\"b\",\"a\"]]"));
    QCOMPARE(oneLine(answers[1]["features"][0]["tiles"]), QByteArray("[[[-1,-2],[0,-2],[1,-2]]]"));
    QCOMPARE(oneLine(answers[1]["features"][0]["receivers"]), QByteArray("[[\"yellow\",\"red\",\"blue\"]]"));
}

void TestCli::checkCounts()
{
    const QByteArray text =
        "towerwatch: 1\ntiles:\n  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\nquestions:\n"
        "  - {ask: place-floor, at: [0, 0], expect: {legal: true, range: 3, height: 4}}\n"
        "  - {ask: place-floor, at: [0, 0], expect: {legal: true}}\n"
        "  - {ask: score}\n"
        "  - {ask: score, expect: {totals: {red: 1}}}\n";
    const QString good = write("good.yaml", contentOf(example)), bad = write("bad.yaml", text),
                  none = write("none.yaml", "towerwatch: 1\n");
    const Outcome outcome = run({"check", bad, good});
    QCOMPARE(outcome.status, 1);
    const QStringList lines = linesOf(outcome.out);
    QCOMPARE(lines.size(), 3); // one a question that differs, and the counts
    QVERIFY2(lines[0].startsWith(bad + ":5:5: "), qPrintable(lines[0]));
    QVERIFY2(lines[0].contains("range") && lines[0].contains("height") && lines[0].contains("place-floor"),
             qPrintable(lines[0]));
    QVERIFY2(lines[1].startsWith(bad + ":8:5: "), qPrintable(lines[1]));
    static const QRegularExpression number(QStringLiteral("\\d+"));
    QStringList numbers;
    for (auto it = number.globalMatch(lines[2]); it.hasNext();)
        numbers << it.next().captured();
    QCOMPARE(numbers, QStringList({"4", "2", "2"}));
    QCOMPARE(run({"check", good}).status, 0);
    QCOMPARE(linesOf(run({"check", good}).out).size(), 1);
    QCOMPARE(run({"check", none}).status, 0);
    // a file that cannot be read outweighs an expectation that is not met; the others are still checked
    const Outcome broken2 = run({"check", bad, path("missing.yaml"), good});
    QCOMPARE(broken2.status, 2);
    QCOMPARE(linesOf(broken2.out).size(), 3);
}

void TestCli::checkEveryExample()
{
    const QDir folder(QStringLiteral(TOWERWATCH_SOURCE_DIR "/../shared/examples"));
    QStringList files;
    for (const QString &file : folder.entryList({"*.yaml"}, QDir::Files))
        files << folder.filePath(file);
    if (files.isEmpty())
        QSKIP("the contract's examples are not here");
    const Outcome outcome = run(QStringList{"check"} + files);
    QVERIFY2(outcome.status == 0, outcome.out + outcome.err);
}

void TestCli::compareGroups()
{
    const QJsonObject report = jsonOf(run({"compare", example, "--json"}));
    QCOMPARE(report["towerwatch"].toInt(), 1);
    const QJsonArray questions = report["questions"].toArray(), answers = answersTo({example});
    QCOMPARE(questions.size(), answers.size());
    for (qsizetype i = 0; i < questions.size(); ++i) {
        QCOMPARE(questions[i]["ask"], answers[i]["ask"]);
        QCOMPARE(questions[i]["at"], answers[i]["at"]);
        const QJsonArray groups = questions[i]["groups"].toArray();
        QVERIFY(!groups.isEmpty());
        QCOMPARE(oneLine(facts(groups[0]["answer"])),
                 oneLine(facts(answers[i]))); // the file's own group first
        QCOMPARE(oneLine(groups[0]["rules"][0]), QByteArray(R"([{"house":[],"tower":"c2"}])"));
        int compared = 0;
        for (const QJsonValue group : groups)
            compared += static_cast<int>(group["rules"].toArray().size());
        QCOMPARE(compared, 9); // five rule sets, four house rules switched
        for (qsizetype a = 0; a < groups.size(); ++a)
            for (qsizetype b = 0; b < a; ++b)
                QVERIFY(oneLine(facts(groups[a]["answer"])) != oneLine(facts(groups[b]["answer"])));
    }
    QVERIFY(questions[0]["groups"].toArray().size() > 2);
    QCOMPARE(questions[1]["groups"].toArray().size(), 1); // nobody argues about this watchtower
}

/// A house rule of the file is switched off; the file's rule set is not compared with itself.
void TestCli::compareSame()
{
    const QByteArray text = "towerwatch: 1\nrules: {tower: c1-zmg, house: [diagonal]}\ntiles: [{tile: "
                            "tower-02-meadow, at: [0, 0]}]\n"
                            "questions: [{ask: place-floor, at: [0, 0]}]\n";
    const QJsonArray groups =
        jsonOf(run({"compare", "-", "--json"}, text))["questions"][0]["groups"].toArray();
    QStringList rules;
    for (const QJsonValue group : groups)
        for (const QJsonValue each : group["rules"].toArray())
            rules << each["tower"].toString() + u' ' + QString::number(each["house"].toArray().size());
    rules.sort();
    QCOMPARE(rules, QStringList({"c1 1", "c1-original 1", "c1-rgg 1", "c1-zmg 0", "c1-zmg 1", "c1-zmg 2",
                                 "c1-zmg 2", "c1-zmg 2", "c2 1"}));
}

void TestCli::compareText()
{
    const Outcome different = run({"compare", example}),
                  same = run({"compare", "-"}, "towerwatch: 1\nquestions: [{ask: score}]\n");
    QCOMPARE(different.status, 0);
    QCOMPARE(same.status, 0);
    QVERIFY(linesOf(different.out).size() > 10);
    QCOMPARE(linesOf(same.out).size(), 1);
}

void TestCli::formatRewrites()
{
    const QString file = write("a.yaml", "# top\n{towerwatch: 1, turn: red}\n");
    const QByteArray canonical =
        "# top\ntowerwatch: 1\nrules: {tower: c2, watchtowers: c3, house: []}\nturn: red\n";
    QCOMPARE(run({"format", file}).status, 0);
    QCOMPARE(contentOf(file), canonical);
    QCOMPARE(run({"format", file}).status, 0);
    QCOMPARE(contentOf(file), canonical);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1); // no leftovers
}

void TestCli::formatCheck()
{
    const QByteArray loose = "{towerwatch: 1, turn: red}\n";
    const QString file = write("a.yaml", loose), canonical = write("b.yaml", contentOf(example));
    const Outcome outcome = run({"format", "--check", canonical, file});
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.out.contains(file.toUtf8()) && !outcome.out.contains(canonical.toUtf8()));
    QCOMPARE(contentOf(file), loose);
    QCOMPARE(run({"format", "--check", canonical}).status, 0);
    QCOMPARE(run({"format", "--check", file, path("missing.yaml")}).status, 2);
    QCOMPARE(run({"format", "--check", path("missing.yaml"), file}).status, 2);
    const QString windows = write("c.yaml", contentOf(example).replace('\n', "\r\n"));
    QCOMPARE(run({"format", "--check", windows}).status, 1);
}

/// Comments that would be lost keep a file from being rewritten, unless somebody says so.
void TestCli::formatKeepsComments()
{
    const QByteArray text = "towerwatch: 1\ntitle: Essen '23\nturn: red # Ann\n";
    const QString file = write("a.yaml", text);
    const Outcome outcome = run({"format", file});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains((file + ":3:11").toUtf8()), outcome.err.constData());
    QCOMPARE(contentOf(file), text);
    QCOMPARE(run({"format", "--drop-comments", file}).status, 0);
    QVERIFY(!contentOf(file).contains("Ann") && contentOf(file).contains("turn: red\n"));
}

void TestCli::formatStandardInput()
{
    const QByteArray text = contentOf(example);
    const Outcome outcome = run({"format", "-"}, text);
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.out, text);
    QCOMPARE(run({"format", "-"}, "{towerwatch: 1}").out,
             QByteArray("towerwatch: 1\nrules: {tower: c2, watchtowers: c3, house: []}\n"));
    QCOMPARE(run({"format", "--check", "-"}, "{towerwatch: 1}").status, 1);
}

void TestCli::formatSeveral()
{
    const QString a = write("a.yaml", "{towerwatch: 1}"), bad = write("bad.yaml", broken),
                  b = write("b.yaml", "{towerwatch: 1, turn: red}");
    QCOMPARE(run({"format", a, bad, b}).status, 2);
    QVERIFY(contentOf(a).startsWith("towerwatch: 1\n") && contentOf(b).startsWith("towerwatch: 1\n"));
    QCOMPARE(contentOf(bad), broken);
}

void TestCli::rulingsJson()
{
    const Outcome outcome = run({"rulings", "--json"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(keysOf(jsonOf(outcome)), QStringList("rulings"));
    const QJsonArray list = jsonOf(outcome)["rulings"].toArray();
    QVERIFY(list.size() > 150);
    QVERIFY(!hasNull(list));
    QSet<QString> ids;
    const QStringList kinds{"rule", "official",   "community", "difference",
                            "open", "house-rule", "inference", "engine"};
    for (const QJsonValue ruling : list) {
        for (const char *key : {"id", "kind", "title", "text"})
            QVERIFY2(!ruling[QLatin1String(key)].toString().isEmpty(), key);
        for (const char *key : {"editions", "sources", "related", "scenarios"})
            QVERIFY2(ruling[QLatin1String(key)].isArray(), key);
        QVERIFY(kinds.contains(ruling["kind"].toString()));
        ids.insert(ruling["id"].toString());
    }
    QCOMPARE(ids.size(), list.size());
    for (const QJsonValue ruling : list)
        for (const QJsonValue related : ruling["related"].toArray())
            QVERIFY(ids.contains(related.toString()));
}

void TestCli::rulingsFilters()
{
    const auto found = [](const QStringList &options) -> const QJsonArray {
        return jsonOf(run(QStringList{"rulings", "--json"} + options))["rulings"].toArray();
    };
    const QJsonArray all = found({});
    const QJsonArray two = found({"wt-area", "ransom-three"});
    QCOMPARE(two.size(), 2);
    const QJsonArray open = found({"--kind", "open"});
    QVERIFY(!open.isEmpty());
    for (const QJsonValue ruling : open)
        QCOMPARE(ruling["kind"].toString(), QString("open"));
    for (const char *edition : {"c1", "c2", "c3"}) {
        const QJsonArray some = found({"--edition", edition});
        QVERIFY(!some.isEmpty() && some.size() < all.size());
        for (const QJsonValue ruling : some)
            QVERIFY(ruling["editions"].toArray().contains(QString(edition)));
    }
    const QJsonArray fairy = found({"--search", "fairy"});
    QVERIFY(!fairy.isEmpty() && fairy.size() < all.size());
    QCOMPARE(found({"--search", "FAIRY"}), fairy);
    QCOMPARE(found({"--search", "xyzzy"}).size(), 0);
    QVERIFY(found({"--search", "fairy", "--kind", "open"}).size() < fairy.size());
    const QJsonArray german = found({"wt-area", "--lang", "de"});
    QVERIFY(german[0]["text"].toString() != found({"wt-area"})[0]["text"].toString());
    QVERIFY(!found({"capture-castle-safe"})[0]["scenarios"].toArray().isEmpty());
}

void TestCli::rulingsText()
{
    const Outcome outcome = run({"rulings", "tower-top-guard"});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.contains("tower-top-guard"));
    QVERIFY(run({"rulings", "tower-top-guard", "--lang", "nl"}).out != outcome.out);
    QCOMPARE(run({"rulings", "--search", "xyzzy"}).status, 0);
    QVERIFY(linesOf(run({"rulings"}).out).size() > 300);
}

void TestCli::tilesJson()
{
    const Outcome outcome = run({"tiles", "--json"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(keysOf(jsonOf(outcome)), QStringList("tiles"));
    const QJsonArray tiles = jsonOf(outcome)["tiles"].toArray();
    QVERIFY(tiles.size() > 60);
    QVERIFY(!hasNull(tiles));
    QJsonObject watchtower;
    for (const QJsonValue tile : tiles) {
        for (const char *key :
             {"id", "edges", "cities", "roads", "monastery", "garden", "tower_foundation", "fields"})
            QVERIFY2(tile.toObject().contains(QLatin1String(key)), key);
        if (tile["id"].toString() == u"watchtower-04-cap-road-opposite-meeple")
            watchtower = tile.toObject();
    }
    QCOMPARE(watchtower["watchtower"].toObject(), QJsonObject({{"points", 2}, {"per", "meeple"}}));
    QCOMPARE(watchtower["edges"].toString(), QString("CFRF"));
    QCOMPARE(oneLine(watchtower["cities"]), QByteArray(R"([[{"coats_of_arms":0,"edges":["N"]}]])"));
    QCOMPARE(oneLine(watchtower["roads"]), QByteArray(R"([[["S"]]])"));
}

void TestCli::tilesText()
{
    const Outcome outcome = run({"tiles"});
    QCOMPARE(outcome.status, 0);
    const QJsonArray tiles = jsonOf(run({"tiles", "--json"}))["tiles"].toArray();
    QCOMPARE(linesOf(outcome.out).size(), tiles.size());
    for (const QJsonValue tile : tiles)
        QVERIFY(outcome.out.contains(tile["id"].toString().toUtf8()));
}

void TestCli::importsGames()
{
    const QString game = QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz/tower.jcz");
    const Outcome outcome = run({"import", game});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(run({"format", "--check", "-"}, outcome.out).status, 0);
    QVERIFY(run({"import", game, "--turn", "1"}).out != outcome.out);
    QCOMPARE(run({"import", "-"}, contentOf(game)).out, outcome.out);
    QCOMPARE(run({"import", game, "-o", path("game.yaml")}).status, 0);
    QCOMPARE(contentOf(path("game.yaml")), outcome.out);
    for (const char *turn : {"-1", "9999", "x"})
        QCOMPARE(run({"import", game, "--turn", turn}).status, 2);
    QCOMPARE(run({"import", game, "-o", path("no/such/folder.yaml")}).status, 2);
    const Outcome broken2 = run({"import", "-"}, "{\n  \"a\": ]");
    QCOMPARE(broken2.status, 2);
    QVERIFY2(broken2.err.startsWith("<stdin>:2:"), broken2.err.constData());
}

void TestCli::importsEveryGame_data()
{
    QTest::addColumn<QString>("game");
    const QDir folder(QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz"));
    for (const QString &name : folder.entryList({"*.jcz"}, QDir::Files))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

/// Every turn is a scenario in canonical form that can be asked about; warnings say what is missing in it.
void TestCli::importsEveryGame()
{
    QFETCH(QString, game);
    const Outcome end = run({"import", game});
    QCOMPARE(end.status, 0);
    const QStringList warnings = linesOf(end.err);
    for (const QString &line : warnings)
        QVERIFY2(line.startsWith(game + ": warning: "), qPrintable(line));
    QByteArray last;
    qsizetype warned = 0;
    for (int turn = 0;; ++turn) {
        const Outcome outcome = run({"import", game, "--turn", QString::number(turn)});
        if (outcome.status != 0) {
            QVERIFY(turn > 1);
            break;
        }
        QCOMPARE(run({"format", "--check", "-"}, outcome.out).status, 0);
        QCOMPARE(run({"explain", "--json", "-"}, outcome.out).status, 0);
        QVERIFY(linesOf(outcome.err).size() >= warned);
        warned = linesOf(outcome.err).size();
        last = outcome.out;
    }
    QCOMPARE(last, end.out);
    QCOMPARE(warned, warnings.size());
}

/// A game that was cut or is none says where and why, with status 2 and nothing on standard output.
void TestCli::importsNoDamagedGame()
{
    const QByteArray bytes = contentOf(QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz/tower.jcz"));
    QVERIFY(bytes.size() > 1000);
    for (const QByteArray &damaged :
         {bytes.left(bytes.size() / 2), bytes.left(1), QByteArray(), QByteArray("[]"),
          QByteArray("towerwatch: 1\n"), QByteArray("\0\xff", 2)}) {
        const QString file = write("damaged.jcz", damaged);
        const Outcome outcome = run({"import", file});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.startsWith(file.toUtf8() + ':') && outcome.err.contains(": error: "),
                 outcome.err.constData());
        QCOMPARE(outcome.out, QByteArray());
    }
    QCOMPARE(run({"import", example}).status, 2); // a scenario is no game
    QCOMPARE(run({"import", path("damaged.jcz"), "-o", path("out.yaml")}).status, 2);
    QVERIFY(!QFile::exists(path("out.yaml")));
}

/// Wherever a scenario is read there may be a code, alone or in a file; a damaged one is named and refused.
void TestCli::codesInPlaceOfFiles()
{
    const QString code = QStringLiteral("TW1-PXDJE4233PDJAWB82GX24J3WNM6GWGD2V810DP5A7EH6MDMMTB9G1BE40R00");
    const QByteArray answers = run({"explain", "--json", code}).out;
    QCOMPARE(run({"explain", "--json", code}).status, 0);
    QCOMPARE(run({"explain", "--json", code.toLower()}).out, answers);
    QCOMPARE(run({"explain", "--json", write("code.txt", code.toUtf8() + '\n')}).out, answers);
    QCOMPARE(run({"explain", "--json", "-"}, code.toUtf8()).out, answers);
    for (const char *command : {"check", "compare"})
        QCOMPARE(run({command, code}).status, 0);
    QString damaged = code;
    damaged[30] = damaged[30] == u'7' ? u'8' : u'7';
    for (const QString &bad : {damaged, code.left(code.size() - 5), QStringLiteral("TW2-") + code.mid(4)}) {
        const Outcome outcome = run({"explain", bad});
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.err.startsWith("towerwatch: error: TW") && outcome.out.isEmpty());
    }
void TestCli::rendersOnAFullDisk_data()
{
    QTest::addColumn<QString>("ending");
    for (const char *ending : {"svg", "png", "pdf", "html"})
        QTest::newRow(ending) << QString::fromLatin1(ending);
}

/// The picture of before stays whole, and the command says that it failed.
void TestCli::rendersOnAFullDisk()
{
    QFETCH(QString, ending);
    const QString picture = path("full." + ending);
    QFile file(picture);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("before") == 6);
    file.close();
    QProcess process;
    process.start("sh", {"-c", "trap '' XFSZ; ulimit -f 4; exec \"$0\" \"$@\"",
                         QStringLiteral(TOWERWATCH_PROGRAM), "render", example, "-o", picture});
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(process.readAllStandardError().contains("full." + ending.toUtf8()));
    QCOMPARE(contentOf(picture), QByteArray("before"));
}

void TestCli::renders_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("svg") << QString("a.svg") << QByteArray("<");
    QTest::newRow("png") << QString("a.png") << QByteArray("\x89PNG");
    QTest::newRow("pdf") << QString("a.pdf") << QByteArray("%PDF-");
    QTest::newRow("html") << QString("a.html") << QByteArray("<!DOCTYPE html>");
}

void TestCli::renders()
{
    if (!QFile::exists(QFileInfo(QStringLiteral(TOWERWATCH_PROGRAM)).dir().filePath("towerwatch-window")))
        QSKIP("the window program is not built");
    QFETCH(QString, name);
    QFETCH(QByteArray, start);
    const Outcome outcome = run({"render", example, "-o", path(name)});
    QVERIFY2(outcome.status == 0, outcome.err.constData());
    QVERIFY2(contentOf(path(name)).toLower().startsWith(start.toLower()),
             contentOf(path(name)).left(40).constData());
    QVERIFY(contentOf(path(name)).size() > 1000);
    QCOMPARE(run({"render", example, "-o", path("b" + name), "--question", "2", "--lang", "de"}).status, 0);
    QVERIFY(contentOf(path("b" + name)) != contentOf(path(name)));
    for (const QStringList &wrong : {QStringList{"-o", path("a.xyz")},
                                     {},
                                     {"-o", path("no/such/" + name)},
                                     {"-o", path(name), "--question", "99"},
                                     {"-o", path(name), "--question", "0"},
                                     {"-o", path(name), "--lang", "fr"}})
        QCOMPARE(run(QStringList{"render", example} + wrong).status, 2);
    QCOMPARE(run({"render", path("missing.yaml"), "-o", path("c" + name)}).status, 2);
    QVERIFY(!QFile::exists(path("c" + name)));
}

void TestCli::rendersSizes()
{
    for (const int width : {1, 333, 2000}) {
        QCOMPARE(run({"render", example, "-o", path("a.png"), "--width", QString::number(width)}).status, 0);
        QCOMPARE(QImage(path("a.png")).width(), width);
    }
    const auto corner = [&] { return QImage(path("a.png")).pixelColor(0, 0).alpha(); };
    QCOMPARE(corner(), 255);
    QCOMPARE(run({"render", example, "-o", path("a.png"), "--transparent"}).status, 0);
    QCOMPARE(corner(), 0);
    QCOMPARE(run({"render", example, "-o", path("a.svg")}).status, 0);
    QCOMPARE(run({"render", example, "-o", path("b.svg"), "--transparent"}).status, 0);
    QVERIFY(contentOf(path("b.svg")).size() < contentOf(path("a.svg")).size());
    for (const QStringList &wrong : {QStringList{"c.png", "--width", "0"},
                                     {"c.png", "--width", "x"},
                                     {"c.png", "--width", "16001"},
                                     {"c.svg", "--width", "100"},
                                     {"c.pdf", "--transparent"},
                                     {"c.html", "--transparent"}}) {
        QCOMPARE(run(QStringList{"render", example, "-o", path(wrong.first())} + wrong.mid(1)).status, 2);
        QVERIFY(!QFile::exists(path(wrong.first())));
    }
}

/// Several scenarios make one PDF, of either paper, and nothing else.
void TestCli::rendersBooklets()
{
    const auto pages = [&](const QString &file) { return contentOf(path(file)).count("/Type /Page\n"); };
    QCOMPARE(run({"render", example, "-o", path("one.pdf")}).status, 0);
    QCOMPARE(run({"render", example, example, "-o", path("two.pdf"), "--paper", "letter"}).status, 0);
    QVERIFY(pages("one.pdf") >= 1 && pages("two.pdf") > 2 * pages("one.pdf")); // with a list of contents
    QVERIFY(contentOf(path("one.pdf")).contains("/MediaBox [0 0 595"));
    QVERIFY(contentOf(path("two.pdf")).contains("/MediaBox [0 0 612"));
    QCOMPARE(run({"render", example, example, "-o", path("two.png")}).status, 2);
    QCOMPARE(run({"render", example, "-o", path("a.pdf"), "--paper", "a3"}).status, 2);
}

/// Results go to standard output only, complaints to standard error only.
void TestCli::closedOutput()
{
    const Outcome outcome = run({"explain", "--json", write("warned.yaml", warned)});
    QVERIFY(!outcome.out.contains("warning: ") && outcome.out.startsWith("{"));
    QVERIFY(outcome.out.endsWith("}\n") && outcome.err.endsWith("\n"));
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
