// SPDX-License-Identifier: MIT
/// Who may include whom: the model knows no Qt, the views know nothing of the program around them.
#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace {

const QString root = QStringLiteral(TOWERWATCH_SOURCE_DIR "/");

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
        if (file.fileName() == root + QStringLiteral("resources/icons.cpp")) // draws with Qt while building
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

} // namespace

class TestLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds();
    void forbidden_data();
    void forbidden();
    void yamlStaysInOnePlace();
};

/// The search sees what it looks for.
void TestLayers::finds()
{
    QVERIFY(includesOf("model").size() > 50);
    QVERIFY(!matching(includesOf("views/wording"), qt).isEmpty());
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
    row("views/wording", "widgets",
        "(Q\\w*Widget|QApplication|QPainter|QColor|QImage|QPixmap|QIcon|QtGui|QtWidgets)");
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

TOWERWATCH_TEST(TestLayers)
#include "tst_layers.moc"
