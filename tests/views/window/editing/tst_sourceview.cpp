// SPDX-License-Identifier: MIT
/// The source text beside the board: live in both directions, and never in the way of the last good position.
#include "app/window/document/document.h"
#include "model/edit/edits.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/value/limits.h"
#include "resources/catalogue.h"
#include "tests/support/dice.h"
#include "tests/support/testmain.h"
#include "views/window/editing/sourceedit.h"
#include "views/window/editing/sourceview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QToolButton>

using namespace towerwatch;

namespace {

const char *const sourceText = "towerwatch: 1\n"
                               "players:\n"
                               "  red: {}\n"
                               "  green: {}\n"
                               "tiles:\n"
                               "  - {tile: tower-07-road-crossroads, at: [0, 0], floors: 1}\n"
                               "  - {tile: base-U-road-straight, at: [0, -1], rotation: 90}\n"
                               "figures:\n"
                               "  - {figure: meeple, owner: green, at: [0, -1], on: road N}\n";

} // namespace

struct SourceDesk
{
    SourceDesk()
    {
        document.edit(*readScenario(sourceText, builtInTiles()).scenario, QStringLiteral("start"));
        document.undoStack()->clear();
        QObject::connect(&document, &ScenarioDocument::changed, &view, [this] {
            view.setPosition(document.position(), document.shownText(), document.draft());
        });
        QObject::connect(&document, &ScenarioDocument::draftChanged, &view, [this] {
            view.setPosition(document.position(), document.shownText(), document.draft());
        });
        QObject::connect(&document, &ScenarioDocument::settleAsked, &view, &SourceView::settle);
        QObject::connect(&document, &ScenarioDocument::started, &view, &SourceView::forget);
        QObject::connect(&view, &SourceView::edited, &document, &ScenarioDocument::editByText);
        QObject::connect(&view, &SourceView::drafted, &document, &ScenarioDocument::setDraft);
        view.setPosition(document.position(), document.shownText());
        view.resize(700, 400);
        view.show();
    }
    QString text() const { return view.edit()->toPlainText(); }
    /// Types `now` in place of `old`.
    void type(const QString &old, const QString &now)
    {
        QTextCursor cursor = view.edit()->document()->find(old);
        cursor.insertText(now);
    }

    ScenarioDocument document;
    SourceView view;
};

/// How deep an edit's resizings lie inside one another.
class ResizeDepth : public SourceEdit
{
public:
    int deepest() const { return m_deepest; }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        m_deepest = std::max(m_deepest, ++m_depth);
        SourceEdit::resizeEvent(event);
        --m_depth;
    }

private:
    int m_depth = 0, m_deepest = 0;
};

class tst_SourceView : public QObject
{
    Q_OBJECT

private slots:
    /// A resizing that makes room for scroll bars does not resize again: two bars that make one another
    /// needed would go on for ever.
    void resizesOnce()
    {
        ResizeDepth edit;
        edit.show();
        randomboards::Dice dice(2);
        for (int round = 0; round < 300; ++round) {
            edit.resize(dice.between(30, 430), dice.between(10, 310));
            QStringList lines;
            for (int count = dice.below(15); count > 0; --count)
                lines << QString(dice.below(60), u'x');
            edit.replaceText(lines.join(u'\n'));
        }
        QCOMPARE(edit.deepest(), 1);
    }

    /// What no file can hold is refused before it is laid out; the text stays.
    void takesNoMoreThanAFileHolds()
    {
        SourceEdit edit;
        edit.replaceText(QStringLiteral("towerwatch: 1\n"));
        const QSignalSpy overfilled(&edit, &SourceEdit::overfilled);
        QGuiApplication::clipboard()->setText(QString(static_cast<qsizetype>(limits::fileBytes), u'#'));
        edit.paste();
        QCOMPARE(overfilled.size(), 1);
        QCOMPARE(edit.text(), QStringLiteral("towerwatch: 1\n"));
        QGuiApplication::clipboard()->setText(QStringLiteral("# "));
        edit.paste();
        QCOMPARE(overfilled.size(), 1);
        QCOMPARE(edit.text(), QStringLiteral("# towerwatch: 1\n"));
    }

    /// A page that opens gets the height that it has only step by step.
    void theLineInSightStaysThere()
    {
        SourceEdit edit;
        edit.replaceText(QStringLiteral("line\n").repeated(80));
        QCOMPARE(edit.cursorLine(), 1);
        edit.goTo({40, 1});
        edit.resize(400, 900);
        edit.show();
        for (const int height : {300, 80, 400, 60}) {
            edit.resize(400, height);
            QCoreApplication::processEvents();
            QVERIFY(edit.viewport()->rect().contains(edit.cursorRect()));
        }
    }

    void textFollowsTheBoard()
    {
        SourceDesk desk;
        QCOMPARE(desk.text().toStdString(), writeScenario(desk.document.scenario()));
        desk.document.edit(withFloors(desk.document.scenario(), builtInTiles(), {0, 0}, 5),
                           QStringLiteral("floors"));
        QCOMPARE(desk.text().toStdString(), writeScenario(desk.document.scenario()));
        desk.document.undoStack()->undo();
        QCOMPARE(desk.text().toStdString(), writeScenario(desk.document.scenario()));
    }

    /// A pause ends a step, and so does another line.
    void typingBecomesSteps()
    {
        SourceDesk desk;
        desk.type("floors: 1", "floors: 2");
        QCOMPARE(desk.document.scenario().tiles[0].floors, 1);
        QTRY_COMPARE(desk.document.scenario().tiles[0].floors, 2);
        desk.type("floors: 2", "floors: 37");
        desk.view.settle();
        QCOMPARE(desk.document.scenario().tiles[0].floors, 37);
        QCOMPARE(desk.document.undoStack()->count(), 2);
        desk.document.undo();
        QCOMPARE(desk.document.scenario().tiles[0].floors, 2);
        desk.document.undo();
        QCOMPARE(desk.document.scenario().tiles[0].floors, 1);
        QVERIFY(desk.text().contains("floors: 1"));
        for (const char *value : {"90", "1}"}) {
            desk.view.edit()->setTextCursor(desk.view.edit()->document()->find(value));
            QTest::keyClicks(desk.view.edit(),
                             QString(value).replace(u'9', QStringLiteral("27")).replace(u'1', u'3'));
        }
        desk.document.undo(); // what is still being typed
        QCOMPARE(desk.document.scenario().tiles[0].floors, 1);
        QCOMPARE(desk.document.scenario().tiles[1].rotation, Rotation::R270);
        QCOMPARE(desk.document.undoStack()->index(), 1);
    }

    void ownWordsStayAsWritten()
    {
        SourceDesk desk;
        desk.type("{tile: tower-07-road-crossroads, at: [0, 0], floors: 1}",
                  "{floors: 3,   tile: tower-07-road-crossroads, at: [0,0]}");
        desk.view.settle();
        QCOMPARE(desk.document.scenario().tiles[0].floors, 3);
        QVERIFY(desk.text().contains("floors: 3,   tile"));
    }

    void errorsKeepTheLastGoodPosition()
    {
        SourceDesk desk;
        const Scenario before = desk.document.scenario();
        desk.type("owner: green", "owner: greem");
        desk.view.settle();
        QCOMPARE(desk.document.scenario(), before);
        QCOMPARE(desk.document.draft(), desk.text());
        QVERIFY(!desk.view.problems().empty());
        QCOMPARE(desk.view.problems().front().id, ProblemId::UnknownWord);
        const int line = desk.view.problems().front().mark.line;
        QVERIFY(!desk.view.edit()->errorsOnLine(line).isEmpty());
        QVERIFY(!desk.view.edit()->extraSelections().isEmpty());
        desk.type("owner: greem", "owner: red");
        desk.view.settle();
        QVERIFY(desk.view.problems().empty());
        QVERIFY(desk.view.edit()->extraSelections().isEmpty());
        QCOMPARE(desk.document.scenario().figures[0].owner, std::optional(Colour::Red));
    }

    void overtakenTextComesBack()
    {
        SourceDesk desk;
        desk.type("owner: green", "owner: greem");
        desk.view.settle();
        const QString draft = desk.text();
        desk.document.edit(withFloors(desk.document.scenario(), builtInTiles(), {0, 0}, 5),
                           QStringLiteral("floors"));
        QVERIFY(desk.view.problems().empty());
        auto *restore = desk.view.findChild<QToolButton *>();
        QVERIFY(restore->isVisibleTo(&desk.view));
        restore->click();
        QCOMPARE(desk.text(), draft);
        QCOMPARE(desk.document.scenario().tiles[0].floors, 5);
    }

    /// Text of one file is never offered for another.
    void overtakenTextStaysWithItsFile()
    {
        SourceDesk desk;
        desk.type("owner: green", "owner: greem");
        desk.view.settle();
        desk.document.openCopy({});
        auto *restore = desk.view.findChild<QToolButton *>();
        QVERIFY(!restore->isVisibleTo(&desk.view));
    }

    void linesAndBoardSpeakOfTheSame()
    {
        SourceDesk desk;
        const ScenarioMarks &marks = desk.view.marks();
        desk.view.showChosen(Square{0, -1}, -1);
        QCOMPARE(desk.view.edit()->cursorLine(), marks.tiles[1].entry.line);
        desk.view.showChosen(Square{0, -1}, 0);
        QCOMPARE(desk.view.edit()->cursorLine(), marks.figures[0].entry.line);
        desk.view.activateWindow();
        desk.view.edit()->setFocus();
        QTRY_VERIFY(desk.view.edit()->hasFocus());
        QSignalSpy chosen(&desk.view, &SourceView::lineChosen);
        QTest::keyClick(desk.view.edit(), Qt::Key_Home, Qt::ControlModifier);
        for (int line = 1; line < marks.tiles[0].entry.line; ++line)
            QTest::keyClick(desk.view.edit(), Qt::Key_Down);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].value<std::optional<Square>>(), std::optional(Square{0, 0}));
        QCOMPARE(chosen[0][1].toInt(), -1);
    }
};

TOWERWATCH_WINDOW_TEST(tst_SourceView)
#include "tst_sourceview.moc"
