// SPDX-License-Identifier: MIT
/// What makes the program at home on a desktop: the menu entry, the software centre's page, the file type,
/// icons, manual pages and shell completions. Each is checked by the desktop's own tools where these are
/// installed, and against the tables of the program.
///
/// Debian packages: appstream bash-completion desktop-file-utils fish mandoc shared-mime-info zsh
#include "app/command/commands.h"
#include "app/command/options.h"
#include "model/format/fields.h"
#include "model/format/scenarioreader.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "model/yaml/yamltree.h"
#include "resources/catalogue.h"
#include "tests/support/program.h"
#include "tests/support/testmain.h"

#include <QImage>
#include <QMimeDatabase>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace towerwatch;

namespace {

const QString desktopDir = QStringLiteral(TOWERWATCH_SOURCE_DIR "/resources/desktop/");
const QString appId = QStringLiteral("org.towerwatch.Towerwatch");
const QString mimeType = QStringLiteral("application/vnd.towerwatch.scenario+yaml");

bool isMissing(const char *tool)
{
    return QStandardPaths::findExecutable(QLatin1String(tool)).isEmpty();
}

QByteArray textOf(const QString &file)
{
    QFile in(desktopDir + file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

/// The words behind `option`, as the program's tables have them.
struct CompletionChoice
{
    const char *command, *option;
    std::vector<std::string_view> words;
};

std::vector<CompletionChoice> choices()
{
    const auto all = [](const auto &names) {
        return std::vector<std::string_view>(names.begin(), names.end());
    };
    return {
        {"explain", "tower", all(enumNames<TowerRules>)},
        {"explain", "watchtowers", all(enumNames<WatchtowerRules>)},
        {"explain", "house", all(enumNames<HouseRule>)},
        {"explain", "ask", all(enumNames<Ask>)},
        {"explain", "figure", all(enumNames<FigureKind>)},
        {"explain", "by", all(enumNames<Colour>)},
        {"explain", "from", all(enumNames<Colour>)},
        {"rulings", "kind", all(enumNames<RulingKind>)},
        {"rulings", "lang", all(builtInRulings().languages)},
    };
}

QStringList sorted(const std::vector<std::string_view> &words)
{
    QStringList list;
    for (const std::string_view word : words)
        list << QString::fromStdString(std::string(word));
    list.sort();
    return list;
}

QStringList wordsOf(const QByteArray &output)
{
    QStringList lines = QString::fromUtf8(output).split(u'\n', Qt::SkipEmptyParts);
    for (QString &line : lines)
        line = line.section(u'\t', 0, 0);
    lines.sort();
    return lines;
}

/// What bash offers for the last of `words`.
Outcome bashCompletion(const QStringList &words)
{
    static const QString script = QStringLiteral(
        "source /usr/share/bash-completion/bash_completion && source \"$0\" || exit 1\n"
        "compopt() { :; }\n"
        "COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); COMP_LINE=\"$*\"; COMP_POINT=${#COMP_LINE}\n"
        "_towerwatch\n"
        "printf '%s\\n' \"${COMPREPLY[@]}\"\n");
    return runTool(QStringLiteral("bash"),
                   QStringList{QStringLiteral("--norc"), QStringLiteral("-c"), script,
                               desktopDir + QStringLiteral("completions/towerwatch.bash")} +
                       words);
}

Outcome fishCompletion(const QStringList &words)
{
    const QString script = QStringLiteral("source %1completions/towerwatch.fish; complete -C '%2'")
                               .arg(desktopDir, words.join(u' '));
    return runTool(QStringLiteral("fish"), {QStringLiteral("--no-config"), QStringLiteral("-c"), script});
}

bool hasBashCompletion()
{
    return !isMissing("bash") && QFile::exists(QStringLiteral("/usr/share/bash-completion/bash_completion"));
}

} // namespace

class TestDesktop : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void menuEntry();
    void softwarePage();
    void fileType_data();
    void fileType();
    void icons();
    void manualPages_data();
    void manualPages();
    void manualNamesEverything();
    void manualKnowsTheLimits();
    void manualExampleHolds();
    void completionsParse_data();
    void completionsParse();
    void completesWords_data();
    void completesWords();
    void completesRulings();
    void knowsTheOptions_data();
    void knowsTheOptions();

private:
    QTemporaryDir m_data; ///< stands in for the folders of shared data
    bool m_hasFileTypes = false;
    QStringList m_commands, m_options; ///< of the program, as its help names them
};

void TestDesktop::initTestCase()
{
    QVERIFY(m_data.isValid());
    qputenv("XDG_DATA_HOME", m_data.path().toLocal8Bit());
    qputenv("XDG_DATA_DIRS", m_data.path().toLocal8Bit());
    const QString packages = m_data.filePath(QStringLiteral("mime/packages/"));
    QVERIFY(QDir().mkpath(packages));
    QFile::copy(QStringLiteral("/usr/share/mime/packages/freedesktop.org.xml"),
                packages + QStringLiteral("system.xml"));
    QVERIFY(QFile::copy(desktopDir + QStringLiteral("towerwatch.mime.xml"),
                        packages + QStringLiteral("towerwatch.xml")));
    if (!isMissing("update-mime-database")) {
        const Outcome outcome =
            runTool(QStringLiteral("update-mime-database"), {m_data.filePath(QStringLiteral("mime"))});
        QVERIFY2(outcome.status == 0, outcome.out);
        m_hasFileTypes = true;
    }

    const Outcome help = runTool(QStringLiteral(TOWERWATCH_PROGRAM), {QStringLiteral("--help")});
    QVERIFY2(help.status == 0, help.out);
    const QString text = QString::fromUtf8(help.out);
    static const QRegularExpression command(QStringLiteral("^towerwatch ([a-z]+) "),
                                            QRegularExpression::MultilineOption);
    static const QRegularExpression option(QStringLiteral("--([a-z-]+)"));
    for (const QRegularExpressionMatch &match : command.globalMatch(text))
        m_commands << match.captured(1);
    for (const QRegularExpressionMatch &match : option.globalMatch(text))
        m_options << match.captured(1);
    m_options.removeDuplicates();
    QVERIFY(m_commands.size() >= 7 && m_options.size() >= 15);
}

void TestDesktop::menuEntry()
{
    const QByteArray entry = textOf(appId + QStringLiteral(".desktop"));
    QVERIFY(entry.contains("\nMimeType=" + mimeType.toUtf8() + ';'));
    QVERIFY(entry.contains("\nIcon=" + appId.toUtf8() + '\n'));
    // By these a desktop finds the entry of a window: X11 by the one, Wayland by the other.
    const QByteArray program = textOf(QStringLiteral("../../app/window/main.cpp"));
    static const QRegularExpression name(
        QStringLiteral("setApplicationName\\(QStringLiteral\\(\"(.+)\"\\)\\)"));
    const QString windowClass = name.match(QString::fromUtf8(program)).captured(1);
    QVERIFY(entry.contains("\nStartupWMClass=" + windowClass.toUtf8() + '\n'));
    QVERIFY(program.contains("setDesktopFileName(QStringLiteral(\"" + appId.toUtf8() + "\"))"));
    for (const char *key : {"Comment", "Keywords"})
        for (const char *language : completeLanguages().subspan(1))
            QVERIFY(entry.contains(QByteArray("\n") + key + '[' + language + "]="));
    if (isMissing("desktop-file-validate"))
        QSKIP("desktop-file-utils is not installed");
    const Outcome outcome =
        runTool(QStringLiteral("desktop-file-validate"), {desktopDir + appId + QStringLiteral(".desktop")});
    QVERIFY2(outcome.status == 0 && outcome.out.isEmpty(), outcome.out);
}

void TestDesktop::softwarePage()
{
    const QByteArray page = textOf(appId + QStringLiteral(".metainfo.xml"));
    QVERIFY(page.contains("<id>" + appId.toUtf8() + "</id>"));
    QVERIFY(page.contains(">" + appId.toUtf8() + ".desktop</launchable>"));
    QVERIFY(page.contains("<mediatype>" + mimeType.toUtf8() + "</mediatype>"));
    QVERIFY2(page.contains("<release version=\"" + cli::version().toUtf8() + '"'),
             "a release without an entry");
    if (isMissing("appstreamcli"))
        QSKIP("appstream is not installed");
    const QByteArray found =
        runTool(QStringLiteral("appstreamcli"), {QStringLiteral("validate"), QStringLiteral("--no-net"),
                                                 desktopDir + appId + QStringLiteral(".metainfo.xml")})
            .out;
    QVERIFY2(found.contains("Validation "), found);
    // There is no homepage yet; 0.16 does not know how 1.0 wants to hear of developers.
    const QRegularExpression issue(
        QStringLiteral("^[EWI]: .*(?<! url-homepage-missing| unknown-tag developer)$"));
    QCOMPARE(QString::fromUtf8(found).split(u'\n').filter(issue), QStringList());
}

void TestDesktop::fileType_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("ours");
    QTest::newRow("by name") << "a.towerwatch.yaml" << QByteArray() << true;
    QTest::newRow("plain YAML") << "a.yaml" << QByteArray("title: A\n") << false;
    QTest::newRow("by content") << "a" << QByteArray("towerwatch: 1\n") << true;
    QTest::newRow("behind a comment") << "a" << QByteArray("# What it is about.\n#\ntowerwatch: 1\n") << true;
    QTest::newRow("named in a text") << "a" << QByteArray("The key towerwatch: 1\n") << false;
}

void TestDesktop::fileType()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(bool, ours);
    if (!m_hasFileTypes)
        QSKIP("shared-mime-info is not installed");
    QTemporaryDir folder;
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    const QMimeType type = QMimeDatabase().mimeTypeForFile(file.fileName());
    QCOMPARE(type.name() == mimeType, ours);
    if (!ours)
        return;
    QVERIFY(type.inherits(QStringLiteral("text/plain")));
    QVERIFY(QFile::exists(desktopDir + QStringLiteral("icons/") + type.iconName() + QStringLiteral(".svg")));
}

void TestDesktop::icons()
{
    QTemporaryDir theme;
    const Outcome outcome = runTool(QCoreApplication::applicationDirPath() + QStringLiteral("/make-icons"),
                                    {desktopDir + QStringLiteral("icons"), theme.path()});
    QVERIFY2(outcome.status == 0, outcome.out);
    for (const int size : {16, 24, 32, 48, 64, 128, 256})
        for (const char *icon :
             {"apps/org.towerwatch.Towerwatch", "mimetypes/application-vnd.towerwatch.scenario+yaml"}) {
            const QImage image(
                theme.filePath(QStringLiteral("%1x%1/%2.png").arg(size).arg(QLatin1String(icon))));
            QCOMPARE(image.size(), QSize(size, size));
            QCOMPARE(image.pixelColor(0, 0).alpha(), 0);
            QCOMPARE(image.pixelColor(size / 2, size * 7 / 10).alpha(), 255);
        }
    QVERIFY(QFile::exists(desktopDir + QStringLiteral("icons/") + appId + QStringLiteral("-symbolic.svg")));
}

void TestDesktop::manualPages_data()
{
    QTest::addColumn<QString>("page");
    QTest::newRow("program") << "towerwatch.1";
    QTest::newRow("format") << "towerwatch-scenario.5";
    QTest::newRow("rules") << "towerwatch-rules.7";
}

void TestDesktop::manualPages()
{
    QFETCH(QString, page);
    QVERIFY(!textOf(page).isEmpty());
    if (isMissing("mandoc"))
        QSKIP("mandoc is not installed");
    const Outcome outcome = runTool(
        QStringLiteral("mandoc"), {QStringLiteral("-Tlint"), QStringLiteral("-Wwarning"), desktopDir + page});
    QVERIFY2(outcome.status == 0 && outcome.out.isEmpty(), outcome.out);
}

void TestDesktop::manualNamesEverything()
{
    const QByteArray program = textOf(QStringLiteral("towerwatch.1"));
    const QByteArray format = textOf(QStringLiteral("towerwatch-scenario.5"));
    for (const QString &command : m_commands)
        QVERIFY2(program.contains("\n.It Cm " + command.toUtf8() + '\n'), qPrintable(command));
    for (const QString &option : m_options)
        QVERIFY2(program.contains("Fl -" + option.toUtf8()), qPrintable(option));
    for (const auto &[command, option, words] : choices())
        for (const std::string_view word : words) {
            const bool named = program.contains(word) || format.contains(word);
            QVERIFY2(named, std::string(word).c_str());
        }
    for (const std::string_view kind : enumNames<PlaceKind>)
        QVERIFY2(format.contains(kind), std::string(kind).c_str());
    for (const std::string_view half : enumNames<HalfEdge>)
        QVERIFY2(format.contains(half), std::string(half).c_str());
    for (const auto &keys :
         {keysIn<Scenario>(), keysIn<TableRules>(), keysIn<Player>(), keysIn<Turn>(), keysIn<Prisoner>(),
          keysIn<PlacedTile>(), keysIn<Castle>(), keysIn<Figure>(), keysIn<Question>()})
        for (const std::string_view key : keys)
            QVERIFY2(format.contains(key), std::string(key).c_str());
}

void TestDesktop::manualKnowsTheLimits()
{
    const QByteArray page = textOf(QStringLiteral("towerwatch.1")).simplified();
    const auto number = [](auto value) {
        return QLocale(QLocale::English).toString(qlonglong(value)).toUtf8();
    };
    QVERIFY(page.contains(number(limits::fileBytes >> 20) + " MiB"));
    QVERIFY(page.contains("deeper than " + number(limits::depth) + " levels"));
    QVERIFY(page.contains(number(limits::values) + " values"));
    const QByteArray format = textOf(QStringLiteral("towerwatch-scenario.5")).simplified();
    QVERIFY(format.contains(number(limits::work) + " steps for all answers"));
    QVERIFY(format.contains(number(limits::expectedValues) + " values expected"));
}

void TestDesktop::manualExampleHolds()
{
    const QString page = QString::fromUtf8(textOf(QStringLiteral("towerwatch-scenario.5")));
    const QString shown =
        page.section(QStringLiteral(".Bd -literal -offset indent\n"), 1).section(QStringLiteral(".Ed"), 0, 0);
    const ReadResult result = readScenario(shown.toStdString(), builtInTiles());
    QVERIFY(result.scenario);
    const Board board(*result.scenario, builtInTiles());
    for (const Question &question : result.scenario->questions) {
        QVERIFY(question.expect);
        QVERIFY(differences(*question.expect, toValue(board, answer(board, question))).empty());
    }
}

void TestDesktop::completionsParse_data()
{
    QTest::addColumn<QString>("shell");
    for (const char *shell : {"bash", "zsh", "fish"})
        QTest::newRow(shell) << shell;
}

void TestDesktop::completionsParse()
{
    QFETCH(QString, shell);
    if (isMissing(qPrintable(shell)))
        QSKIP("this shell is not installed");
    const Outcome outcome = runTool(
        shell, {QStringLiteral("-n"), desktopDir + QStringLiteral("completions/towerwatch.") + shell});
    QVERIFY2(outcome.status == 0 && outcome.out.isEmpty(), outcome.out);
}

void TestDesktop::completesWords_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QStringList>("words");
    for (const auto &[command, option, words] : choices())
        QTest::addRow("--%s", option) << QStringList{QStringLiteral("towerwatch"), QLatin1String(command),
                                                     QStringLiteral("--") + QLatin1String(option), QString()}
                                      << sorted(words);
    QTest::newRow("a command") << QStringList{QStringLiteral("towerwatch"), QStringLiteral("dange")}
                               << QStringList{QStringLiteral("dangers")};
    QTest::newRow("a second house rule")
        << QStringList{QStringLiteral("towerwatch"), QStringLiteral("explain"), QStringLiteral("--house"),
                       QStringLiteral("diagonal,eye")}
        << QStringList{QStringLiteral("diagonal,eye-for-an-eye")};
}

void TestDesktop::completesWords()
{
    QFETCH(QStringList, line);
    QFETCH(QStringList, words);
    if (!hasBashCompletion() && isMissing("fish"))
        QSKIP("neither bash-completion nor fish is installed");
    if (hasBashCompletion()) {
        const Outcome outcome = bashCompletion(line);
        QVERIFY2(outcome.status == 0, outcome.out);
        QCOMPARE(wordsOf(outcome.out), words);
    }
    if (!isMissing("fish"))
        QCOMPARE(wordsOf(fishCompletion(line).out), words);
}

void TestDesktop::completesRulings()
{
    if (!hasBashCompletion() && isMissing("fish"))
        QSKIP("neither bash-completion nor fish is installed");
    std::vector<std::string_view> ids;
    for (const Ruling &ruling : builtInRulings().rulings)
        if (ruling.id.value.starts_with("capture-own-"))
            ids.push_back(ruling.id.value);
    const QStringList line{QStringLiteral("towerwatch"), QStringLiteral("rulings"),
                           QStringLiteral("capture-own-")};
    if (hasBashCompletion())
        QCOMPARE(wordsOf(bashCompletion(line).out), sorted(ids));
    if (!isMissing("fish"))
        QCOMPARE(wordsOf(fishCompletion(line).out), sorted(ids));
}

void TestDesktop::knowsTheOptions_data()
{
    QTest::addColumn<QString>("command");
    for (const QString &command : m_commands)
        QTest::newRow(qPrintable(command)) << command;
}

/// The manual and the completions name exactly the options that a command takes of its own.
void TestDesktop::knowsTheOptions()
{
    QFETCH(QString, command);
    const cli::Usage &usage = *cli::usageOf(command.toStdString());
    QStringList taken{QStringLiteral("--lang")};
    for (const QString &option : usage.flags + usage.values)
        taken << (option.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + option;
    taken.sort();

    const QString page = QString::fromUtf8(textOf(QStringLiteral("towerwatch.1")));
    const QString synopsis =
        page.section(QStringLiteral(".Cm %1\n").arg(command), 1, 1).section(QStringLiteral(".Nm\n"), 0, 0);
    static const QRegularExpression flag(QStringLiteral("Fl (-?[a-z-]+)"));
    QStringList named;
    for (const QRegularExpressionMatch &match : flag.globalMatch(synopsis))
        named << u'-' + match.captured(1);
    const bool asks = named.contains(QStringLiteral("--ask")); // its keys stand below, with --ask
    for (const std::string_view key : keysIn<Question>())
        if (asks && key != "ask" && key != "expect")
            named << QStringLiteral("--") + QString::fromUtf8(key);
    named.sort();
    QCOMPARE(named, taken);

    const QStringList line{QStringLiteral("towerwatch"), command, QStringLiteral("-")};
    if (hasBashCompletion())
        QCOMPARE(wordsOf(bashCompletion(line).out), taken);
    if (!isMissing("fish"))
        QCOMPARE(wordsOf(fishCompletion(line).out), taken);
}

TOWERWATCH_TEST(TestDesktop)
#include "tst_desktop.moc"
