// SPDX-License-Identifier: MIT
/// Markup in every field of the format: no widget reads it as HTML, and no file that it names is opened.
#include "app/system/language.h"
#include "app/window/frame/mainwindow.h"
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "views/window/board/boardwidget.h"
#include "views/window/dialogs/recoverydialog.h"
#include "views/window/widgets/widgets.h"

#include <QAbstractItemView>
#include <QAction>
#include <QDockWidget>
#include <QHelpEvent>
#include <QLabel>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextDocumentFragment>
#include <QTextEdit>
#include <QToolTip>

using namespace towerwatch;

namespace {

/// What is put into a field; `%1` is a file of which nobody may ask.
const QString markup = QStringLiteral("<h1>HUGE</h1><img src='/dev/towerwatch-never'>");

QByteArray everywhere()
{
    QByteArray m = '"' + markup.toUtf8() + '"';
    return "towerwatch: 1\ntitle: " + m + "\nnotes: {en: " + m + ", xx: " + m + "}\n" +
           "players: {red: {name: " + m + ", prisoners: [{figure: meeple, owner: blue}]}, blue: {name: " + m +
           "}}\n" + "designs:\n  - {id: " + m + ", edges: FFFF, cities: [], roads: [], note: " + m +
           ", building: " + m + ", set: " + m + ", letter: " + m +
           ", monastery: true, fields: [{half_edges: [NNW, NNE, ENE, ESE, SSE, SSW, WSW, WNW], cities: "
           "[]}]}\n" +
           "tiles:\n  - {tile: tower-02-meadow, at: [0, 0], floors: 2}\n  - {tile: base-B-monastery, at: [1, "
           "0]}\n  - {tile: " +
           m + ", at: [0, 1]}\n  - {tile: base-E-cap, at: [1, 1]}\n" + "figures:\n  - {id: " + m +
           ", figure: meeple, owner: blue, at: [1, 0], on: monastery}\n  - {figure: meeple, owner: red, at: "
           "[0, 1], on: monastery}\n" +
           "questions:\n  - {ask: place-floor, at: [0, 0], target: " + m + ", expect: {capturable: [" + m +
           "]}}\n  - {ask: ransom}\n  - {ask: score}\n";
}

/// What a widget that guesses would show of `text`.
bool isRead(const QString &text)
{
    if (!text.contains(u"HUGE") || !Qt::mightBeRichText(text))
        return false;
    const QString seen = QTextDocumentFragment::fromHtml(text).toPlainText();
    return !seen.contains(u"<h1>") || text.contains(u"<img");
}

} // namespace

class TestMarkup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void helper();
    void window();
    void problems();
    void boardToolTips();
    void recovery();

private:
    /// Everything in a widget and below it that reads markup.
    QStringList readers(QWidget *top);
    void look(QStringList &found, const QAbstractItemModel &model, const QModelIndex &parent,
              const char *name);
};

void TestMarkup::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
}

void TestMarkup::look(QStringList &found, const QAbstractItemModel &model, const QModelIndex &parent,
                      const char *name)
{
    for (int row = 0; row < model.rowCount(parent); ++row)
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : {Qt::ToolTipRole, Qt::WhatsThisRole, Qt::StatusTipRole})
                if (isRead(index.data(role).toString()))
                    found << QStringLiteral("%1 %2,%3 role %4")
                                 .arg(QLatin1String(name))
                                 .arg(row)
                                 .arg(column)
                                 .arg(role);
            look(found, model, index, name);
        }
    for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical})
        for (int section = 0;
             section < (orientation == Qt::Horizontal ? model.columnCount() : model.rowCount()); ++section)
            if (isRead(model.headerData(section, orientation, Qt::ToolTipRole).toString()))
                found << QLatin1String(name) + QStringLiteral(" header");
}

QStringList TestMarkup::readers(QWidget *top)
{
    QStringList found;
    QList<QWidget *> all = top->findChildren<QWidget *>();
    all << top;
    for (QWidget *widget : all) {
        const char *name = widget->metaObject()->className();
        for (const QString &text : {widget->toolTip(), widget->whatsThis()})
            if (isRead(text))
                found << QLatin1String(name) + QStringLiteral(" tip");
        if (const auto *label = qobject_cast<QLabel *>(widget))
            if (label->textFormat() != Qt::PlainText && isRead(label->text()))
                found << QStringLiteral("label ") + label->objectName() + u' ' + label->text().left(60);
        if (const auto *view = qobject_cast<QAbstractItemView *>(widget); view && view->model())
            look(found, *view->model(), {}, name);
        if (const auto *edit = qobject_cast<QTextEdit *>(widget))
            if (edit->document()->toHtml().contains(u"<img src=\"/dev"))
                found << QStringLiteral("text ") + edit->objectName();
    }
    for (const QAction *action : top->findChildren<QAction *>())
        for (const QString &text : {action->toolTip(), action->whatsThis()})
            if (isRead(text))
                found << QStringLiteral("action ") + action->objectName();
    return found;
}

void TestMarkup::helper()
{
    QCOMPARE(plainly(QStringLiteral("a < b\nand on")), QStringLiteral("a < b\nand on"));
    QVERIFY(isRead(markup)); // the test can fail
    QVERIFY(!isRead(plainly(markup)));
    QCOMPARE(QTextDocumentFragment::fromHtml(plainly(markup)).toPlainText(), markup);
}

void TestMarkup::window()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("<h1>HUGE<") + QStringLiteral(".towerwatch.yaml"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(everywhere()) > 0);
    file.close();
    MainWindow window;
    window.resize(1400, 900);
    window.show();
    window.open(path);
    QCOMPARE(window.document().scenario().figures.size(), std::size_t(2));
    for (QAction *action : window.findChildren<QAction *>())
        if (action->isCheckable() && !action->isChecked() && action->isEnabled() &&
            action->objectName().startsWith(u"show"))
            action->trigger(); // pages that are made when they are first shown
    for (QDockWidget *dock : window.findChildren<QDockWidget *>())
        dock->show();
    QCoreApplication::processEvents(); // what is filled in when it is seen
    QCOMPARE(readers(&window).join(u'\n'), QString());
    QVERIFY(window.findChildren<QAbstractItemView *>().size() > 3);
}

/// Errors repeat what is wrong.
void TestMarkup::problems()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("wrong.yaml"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray m = '"' + markup.toUtf8() + '"';
    file.write("towerwatch: 1\n" + m + ": 1\ntiles: [{tile: " + m + ", at: [0, 0]}]\nquestions: [{ask: " + m +
               "}, {ask: place-floor, at: [0, 0], target: " + m + "}]\n");
    file.close();
    MainWindow window;
    window.show();
    window.open(path);
    QCOMPARE(readers(&window).join(u'\n'), QString());
}

void TestMarkup::boardToolTips()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("s.yaml"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(everywhere()) > 0);
    file.close();
    MainWindow window;
    window.resize(1200, 800);
    window.show();
    window.open(path);
    QVERIFY(QTest::qWaitForWindowExposed(&window, windowPatience));
    auto *board = window.board();
    int seen = 0;
    for (int figure = 0; figure < 2; ++figure)
        for (const QPoint away : {QPoint(0, -6), QPoint(0, 30)}) {
            const QPoint at = board->footOf(figure).toPoint() + away;
            QTest::mouseMove(board, at);
            QHelpEvent help(QEvent::ToolTip, at, board->mapToGlobal(at));
            QApplication::sendEvent(board, &help);
            seen += QToolTip::text().contains(u"HUGE") ? 1 : 0;
            QVERIFY2(!isRead(QToolTip::text()), qPrintable(QToolTip::text()));
        }
    QVERIFY(seen > 0);
}

void TestMarkup::recovery()
{
    RecoveryDialog dialog({{markup, "/tmp/" + markup, QDateTime::currentDateTime(), true}});
    dialog.show();
    QCOMPARE(readers(&dialog).join(u'\n'), QString());
}

TOWERWATCH_WINDOW_TEST(TestMarkup)
#include "tst_markup.moc"
