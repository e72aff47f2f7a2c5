// SPDX-License-Identifier: MIT
/// Who may include whom: the model knows no Qt, the views know nothing of the program around them.
#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <map>

namespace {

const QString root = QStringLiteral(TOWERWATCH_SOURCE_DIR "/");

/// Programs of the build, which ask Qt so that what they make need not.
const QStringList atBuildTime{"resources/icons.cpp", "resources/phrases.cpp"};

/// The headers that the files of a folder include, each as "FILE includes HEADER".
QStringList includesOf(const QString &folder, QDirIterator::IteratorFlag flag = QDirIterator::Subdirectories)
{
    static const QRegularExpression include(
        QStringLiteral("^[ \\t]*#[ \\t]*include[ \\t]*[<\"]([^>\"]+)[>\"]"),
        QRegularExpression::MultilineOption);
    QStringList list;
    QDirIterator files(root + folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files, flag);
    while (files.hasNext()) {
        QFile file(files.next());
        if (atBuildTime.contains(file.fileName().mid(root.size())))
            continue;
        if (!file.open(QIODevice::ReadOnly))
            QTest::qFail(qPrintable(file.fileName()), __FILE__, __LINE__);
        auto matches = include.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext())
            list << file.fileName().mid(root.size()) + QStringLiteral(" includes ") +
                        matches.next().captured(1);
    }
    return list;
}

QStringList matching(const QStringList &includes, const QString &header)
{
    return includes.filter(QRegularExpression(QStringLiteral(" includes (\\.\\./)*") + header));
}

const QString qt = QStringLiteral("(Qt[A-Z]|Q[A-Z]|qt|qglobal)");

/// The rooms, and which of its own layer each looks into. Arrows point one way: no room is reached from one
/// it uses.
const std::map<QString, QString> roomsUsed{
    {"model/text", ""},
    {"model/scenario", "text"},
    {"model/board", "scenario"},
    {"model/referee", "board scenario"},
    {"model/inquiry", "board referee scenario"},
    {"model/format", "board referee scenario text"},
    {"model/edit", "board format referee scenario"},
    {"model/share", "format scenario"},
    {"model/jcz", "board edit referee scenario"},

    {"views/wording", ""},
    {"views/drawing", ""},
    {"views/look", "drawing wording"},
    {"views/picture", "drawing look"},
    {"views/board", "drawing look picture wording"},
    {"views/palettes", "board drawing look picture wording"},
    {"views/players", "board drawing look wording"},
    {"views/ruling", "look wording"},
    {"views/reference", "look picture wording"},
    {"views/editing", "look wording"},
    {"views/lists", "drawing look wording"},
    {"views/export", "drawing look picture wording"},
    {"views/shell", "editing lists look picture reference ruling wording"},

    {"app/system", ""},
    {"app/jcz", ""},
    {"app/document", "jcz system"},
    {"app/desk", "document system"},
    {"app/report", ""},
    {"app/web", "report"},
    {"app/cli", "jcz report system"},
    {"app/export", "cli system"},
    {"app/window", "desk document system"},
    {"app/program", "document window"},
};

} // namespace

class TestLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds();
    void forbidden_data();
    void forbidden();
    void yamlStaysInOnePlace();
    void rooms_data();
    void rooms();
    void noFileOutside();
    void thePageHasItsAlgorithms();
};

/// The search sees what it looks for.
void TestLayers::finds()
{
    QVERIFY(includesOf("model").size() > 50);
    QVERIFY(!matching(includesOf("views/look"), qt).isEmpty());
    QVERIFY(!matching(includesOf("app"), "views/").isEmpty());
    QVERIFY(!matching(includesOf("views"), "model/").isEmpty());
    QCOMPARE(matching({"a.h includes ../views/b.h", "a.h includes reviews/b.h"}, "views/").size(), 1);
}

void TestLayers::forbidden_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("header");
    const auto row = [](const char *folder, const char *what, const QString &header) {
        QTest::addRow("%s: no %s", folder, what) << QString(folder) << header;
    };
    row("model", "Qt", qt);
    row("model", "views", "views/");
    row("model", "app", "app/");
    row("model", "resources", "resources/");
    row("resources", "Qt", qt);
    row("resources", "views", "views/");
    row("resources", "app", "app/");
    row("views", "app", "app/");
    row("views/drawing", "Qt", qt);
    row("views/drawing", "wording", "views/wording");
    row("views/wording", "drawing", "views/drawing");
    row("views/wording", "Qt", qt);
    row("app/report", "Qt", qt);
    row("app/web", "Qt", qt);
    row("app/cli", "drawing", "views/drawing");
    row("app/cli", "widgets",
        "(Q\\w*Widget|QApplication|QPainter|QColor|QImage|QPixmap|QIcon|QtGui|QtWidgets)");
    for (const char *folder : {"model", "views", "app", "resources"})
        row(folder, "tests", "tests/");
}

void TestLayers::forbidden()
{
    QFETCH(QString, folder);
    QFETCH(QString, header);
    const QStringList includes = includesOf(folder);
    QVERIFY(!includes.isEmpty());
    QCOMPARE(matching(includes, header), QStringList());
}

/// Only the tree reader knows the YAML library.
void TestLayers::yamlStaysInOnePlace()
{
    QStringList users;
    for (const char *folder : {"model", "views", "app", "resources"})
        users << matching(includesOf(folder), "yaml-cpp/");
    for (const QString &user : users)
        QVERIFY2(user.startsWith("model/format/yamltree.cpp "), qPrintable(user));
    QVERIFY(!users.isEmpty());
}

void TestLayers::rooms_data()
{
    QTest::addColumn<QStringList>("uses");
    for (const auto &[room, uses] : roomsUsed)
        QTest::newRow(qPrintable(room)) << uses.split(u' ', Qt::SkipEmptyParts);
}

void TestLayers::rooms()
{
    QFETCH(QStringList, uses);
    const QString room = QString::fromLatin1(QTest::currentDataTag());
    const QString layer = room.section(u'/', 0, 0);
    const QStringList includes = includesOf(room);
    QVERIFY(!includes.isEmpty());
    uses << room.section(u'/', 1);
    QCOMPARE(matching(includes, layer + QStringLiteral("/(?!(%1)/)").arg(uses.join(u'|'))), QStringList());
}

/// Every file has a room that the table knows; only an entrance of a program lies outside.
void TestLayers::noFileOutside()
{
    for (const QString &layer : {QStringLiteral("model"), QStringLiteral("views"), QStringLiteral("app")}) {
        const QDir folder(root + layer);
        QCOMPARE(folder.entryList(QDir::Files),
                 layer == u"app" ? QStringList(QStringLiteral("windowmain.cpp")) : QStringList());
        for (const QString &room : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QVERIFY2(roomsUsed.contains(layer + u'/' + room), qPrintable(room));
    }
}

/// The compiler of the page for phones lacks the algorithms over ranges; those that its sources call are
/// handed to it.
void TestLayers::thePageHasItsAlgorithms()
{
    static const QRegularExpression called(QStringLiteral("std::ranges::(\\w+)")),
        given(QStringLiteral("::ranges::(\\w+)[,;]|constexpr \\w+ (\\w+);"));
    const auto namesIn = [](const QString &path, const QRegularExpression &pattern) {
        QSet<QString> names;
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            QTest::qFail(qPrintable(path), __FILE__, __LINE__);
        auto matches = pattern.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext()) {
            const auto match = matches.next();
            names << match.captured(match.lastCapturedIndex());
        }
        return names;
    };
    QSet<QString> missing;
    for (const char *room : {"model", "views/wording", "views/drawing", "app/report", "app/web"}) {
        QDirIterator files(root + room, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            missing |= namesIn(files.next(), called);
    }
    QVERIFY(missing.contains(QStringLiteral("find")));
    missing -= namesIn(root + QStringLiteral("app/web/ranges.h"), given);
    QCOMPARE(QStringList(missing.values()), QStringList());
}

TOWERWATCH_TEST(TestLayers)
#include "tst_layers.moc"
