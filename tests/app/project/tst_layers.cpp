// SPDX-License-Identifier: MIT
/// Who may include whom: what a folder's CMakeLists.txt links, and nothing else.
#include "tests/support/testmain.h"
#include "tests/support/texts.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace {

const QString projectFolder = QStringLiteral(TOWERWATCH_SOURCE_DIR "/");

QString sourceOf(const QString &path)
{
    return QString::fromUtf8(contentOf(projectFolder + path));
}

QList<QStringList> matchesOf(const char *pattern, const QString &text)
{
    QList<QStringList> found;
    const QRegularExpression expression(QString::fromLatin1(pattern), QRegularExpression::MultilineOption);
    for (auto match = expression.globalMatch(text); match.hasNext();)
        found << match.next().capturedTexts();
    return found;
}

/// The arrows of the build: what each target links.
struct House
{
    QMap<QString, QStringList> links;     ///< of a target, as written
    QMap<QString, QStringList> hidden;    ///< those of them that are PRIVATE
    QMap<QString, QString> targetOf;      ///< of a folder
    QMap<QString, QStringList> foldersOf; ///< of a target

    House();
    /// A target and all that it links, directly or not.
    QSet<QString> reachedFrom(const QString &target) const;
};

House::House()
{
    for (const char *layer : {"model", "views", "app", "resources"}) {
        QDirIterator files(projectFolder + QLatin1String(layer), {QStringLiteral("CMakeLists.txt")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next().mid(projectFolder.size()), folder = path.section(u'/', 0, -2);
            const QString text = sourceOf(path);
            for (const QStringList &added : matchesOf("^ *add_(?:library|executable)\\(([\\w-]+)", text)) {
                if (!targetOf.contains(folder)) // the first is the folder's own
                    targetOf.insert(folder, added[1]);
                foldersOf[added[1]] << folder;
            }
            for (const QStringList &linked :
                 matchesOf("^ *target_link_libraries\\(([\\w-]+)([^)]*)\\)", text)) {
                bool isHidden = false;
                for (const QString &word :
                     linked[2].split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts)) {
                    const bool isKey = word == QStringLiteral("PRIVATE") || word == QStringLiteral("PUBLIC");
                    isHidden = isKey ? word == QStringLiteral("PRIVATE") : isHidden;
                    if (!isKey)
                        (isHidden ? hidden : links)[linked[1]] << word;
                }
                links[linked[1]] += hidden.value(linked[1]);
            }
        }
    }
}

QSet<QString> House::reachedFrom(const QString &target) const
{
    QSet<QString> reached;
    QStringList next{target};
    while (!next.isEmpty())
        if (const QString each = next.takeLast(); !reached.contains(each)) {
            reached << each;
            next += links.value(each);
        }
    return reached;
}

const House &house()
{
    static const House house;
    return house;
}

/// The headers that the files of a folder include.
QStringList includesOf(const QString &folder)
{
    QStringList list;
    QDirIterator files(projectFolder + folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files);
    while (files.hasNext()) {
        const QString path = files.next().mid(projectFolder.size());
        for (const QStringList &include :
             matchesOf("^[ \\t]*#[ \\t]*include[ \\t]*[<\"]([^>\"]+)[>\"]", sourceOf(path)))
            list << path + QStringLiteral(" includes ") + include[1];
    }
    return list;
}

/// Which link an include asks for: of a folder of the house, of a table of resources or of a library from
/// outside; empty: of none.
QString linkFor(const QString &include)
{
    const QString header = include.section(QStringLiteral(" includes "), 1);
    if (header.startsWith(QStringLiteral("yaml-cpp/")))
        return QStringLiteral("yaml-cpp::yaml-cpp");
    if (QRegularExpression(QStringLiteral("^(Q[A-Z]|Qt[A-Z]|qt|qglobal)")).match(header).hasMatch())
        return header.startsWith(QStringLiteral("QSvg")) ? QStringLiteral("Qt6::Svg") : QStringLiteral("Qt6");
    if (header.startsWith(QStringLiteral("resources/")))
        return QFileInfo(header).baseName();
    for (QString folder = header.section(u'/', 0, -2); !folder.isEmpty();
         folder = folder.section(u'/', 0, -2))
        if (const auto found = house().targetOf.constFind(folder); found != house().targetOf.cend())
            return *found == QStringLiteral("drawing-parts") ? QStringLiteral("views-drawing") : *found;
    return {};
}

/// The links that the files of a folder ask for; `headers`: those of its headers alone.
QSet<QString> linksFor(const QString &folder, bool headers)
{
    QSet<QString> wanted;
    for (const QString &include : includesOf(folder)) {
        const QString file = include.section(QStringLiteral(" includes "), 0, 0), link = linkFor(include);
        if (!link.isEmpty() && house().foldersOf.value(link).value(0) != folder &&
            (!headers || file.endsWith(QStringLiteral(".h"))))
            wanted << link;
    }
    return wanted;
}

/// Links as linkFor() names them; of the libraries from outside only those that it knows.
QSet<QString> named(const QStringList &links)
{
    QSet<QString> names;
    for (const QString &link : links)
        if (link != QStringLiteral("house") &&
            !QRegularExpression(QStringLiteral("^(PkgConfig|ZLIB)::")).match(link).hasMatch())
            names << (link.startsWith(QStringLiteral("Qt6::")) && link != QStringLiteral("Qt6::Svg")
                          ? QStringLiteral("Qt6")
                          : link);
    return names;
}

} // namespace

class TestLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFolderIsATarget()
    {
        int folders = 0;
        for (const char *layer : {"model", "views", "app"}) {
            QDirIterator files(projectFolder + QLatin1String(layer),
                               {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                               QDirIterator::Subdirectories);
            QSet<QString> seen;
            while (files.hasNext())
                seen << files.next().mid(projectFolder.size()).section(u'/', 0, -2);
            folders += static_cast<int>(seen.size());
            for (const QString &folder : std::as_const(seen))
                QVERIFY2(house().targetOf.contains(folder) ||
                             house().targetOf.contains(folder.section(u'/', 0, -2)),
                         qPrintable(folder));
        }
        QVERIFY(folders > 35);
    }

    void linksAreIncluded_data()
    {
        QTest::addColumn<QString>("target");
        for (auto it = house().targetOf.cbegin(); it != house().targetOf.cend(); ++it)
            if (!it.key().startsWith(QStringLiteral("resources"))) // programs of the build
                QTest::newRow(qPrintable(it.key())) << it.value();
    }

    /// A folder links what it includes and nothing else, and hides what only its .cpp files do.
    void linksAreIncluded()
    {
        QFETCH(QString, target);
        const QString folder = QString::fromLatin1(QTest::currentDataTag());
        const QSet<QString> links = named(house().links.value(target)), wanted = linksFor(folder, false);
        const auto list = [](const QSet<QString> &set) {
            QStringList sorted = set.values();
            sorted.sort();
            return sorted;
        };
        QCOMPARE(list(wanted - links), QStringList()); // what is missing
        QCOMPARE(list(links - wanted), QStringList()); // what nothing uses
        if (folder != QStringLiteral("app/window"))    // a program has no headers
            QCOMPARE(list(named(house().hidden.value(target))), list(links - linksFor(folder, true)));
    }

    /// Where a file of the same name stands in two rooms, nobody knows which is meant.
    void namesSayWhichRoom()
    {
        QMap<QString, QSet<QString>> folders;
        for (const char *layer : {"model", "views", "app"}) {
            QDirIterator files(projectFolder + QLatin1String(layer),
                               {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QFileInfo file(files.next());
                if (file.baseName() != QStringLiteral("main"))
                    folders[file.baseName()] << file.path();
            }
        }
        QVERIFY(folders.size() > 250);
        QStringList twice;
        for (auto it = folders.cbegin(); it != folders.cend(); ++it)
            if (it.value().size() > 1)
                twice << it.key();
        QCOMPARE(twice, QStringList());
    }

    void noArrowGoesInACircle()
    {
        QVERIFY(house().links.size() > 35);
        for (auto it = house().links.cbegin(); it != house().links.cend(); ++it)
            for (const QString &linked : it.value())
                QVERIFY2(!house().reachedFrom(linked).contains(it.key()),
                         qPrintable(it.key() + u' ' + linked));
    }

    /// The model uses only itself; what is shown uses no program; tests are used by nobody.
    void layersPointDown()
    {
        const auto uses = [](const QString &folder, const char *what) {
            return includesOf(folder).filter(QStringLiteral(" includes ") + QLatin1String(what));
        };
        for (auto it = house().targetOf.cbegin(); it != house().targetOf.cend(); ++it) {
            const QString &folder = it.key();
            if (folder.startsWith(QStringLiteral("model/")))
                for (const char *above : {"views/", "app/", "resources/"})
                    QCOMPARE(uses(folder, above), QStringList());
            if (folder.startsWith(QStringLiteral("views/")))
                QCOMPARE(uses(folder, "app/"), QStringList());
            QCOMPARE(uses(folder, "tests/"), QStringList());
        }
        QVERIFY(!uses(QStringLiteral("views/words"), "model/").isEmpty());
    }

    /// Qt is linked where there is a screen or a file of the machine, and nowhere else; YAML in one folder.
    void qtStaysInTheWindow()
    {
        for (auto it = house().targetOf.cbegin(); it != house().targetOf.cend(); ++it) {
            const QString &folder = it.key();
            const bool isQt =
                folder.startsWith(QStringLiteral("views/window")) ||
                (folder.startsWith(QStringLiteral("app/")) && !folder.startsWith(QStringLiteral("app/page")));
            bool links = false;
            for (const QString &each : house().reachedFrom(it.value()))
                links = links || each.startsWith(QStringLiteral("Qt6::"));
            if (!folder.startsWith(QStringLiteral("resources")))
                QVERIFY2(links == isQt, qPrintable(folder));
            QCOMPARE(house().links.value(it.value()).contains(QStringLiteral("yaml-cpp::yaml-cpp")),
                     folder == QStringLiteral("model/yaml"));
        }
    }

    /// The library of a compiler of the page for phones lacks the algorithms over ranges: what is compiled
    /// for it calls those that model/value/ranges.h finds.
    void thePageHasItsAlgorithms()
    {
        const QString algorithms = QStringLiteral("model/value/ranges.h");
        QSet<QString> folders;
        for (const QString &target : house().reachedFrom(QStringLiteral("page-module")))
            for (const QString &folder : house().foldersOf.value(target))
                folders << folder;
        QVERIFY(folders.contains(QStringLiteral("model/value")) &&
                folders.contains(QStringLiteral("app/page")));
        QStringList calling;
        for (const QString &folder : std::as_const(folders)) {
            QDirIterator files(
                projectFolder + folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                folder == QStringLiteral("resources") // whose folders hold programs of the build
                    ? QDirIterator::NoIteratorFlags
                    : QDirIterator::Subdirectories);
            while (files.hasNext())
                if (const QString path = files.next().mid(projectFolder.size());
                    path != algorithms && sourceOf(path).contains(QStringLiteral("std::ranges")))
                    calling << path;
        }
        QCOMPARE(calling, QStringList());
        QVERIFY(sourceOf(algorithms).contains(QStringLiteral("std::ranges")));
    }

    /// What only POSIX systems have is asked for in two files. The page for phones has a system of its own.
    void twoFilesAskTheSystem()
    {
        const QRegularExpression asked(QStringLiteral(
            "#include <((sys|linux)/.*|unistd|fcntl|poll|pwd|signal|dirent|dlfcn|termios)\\.h>|"
            "\\bSTD(IN|OUT|ERR)_FILENO\\b"));
        QStringList asking;
        for (const char *layer : {"model", "views", "app", "resources"}) {
            QDirIterator files(projectFolder + QLatin1String(layer),
                               {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext())
                if (const QString path = files.next().mid(projectFolder.size());
                    !path.startsWith(QStringLiteral("app/page/")) && sourceOf(path).contains(asked))
                    asking << path;
        }
        asking.sort();
        QCOMPARE(asking, (QStringList{"app/system/machine.cpp", "app/system/saving.cpp"}));
    }
};

TOWERWATCH_TEST(TestLayers)
#include "tst_layers.moc"
