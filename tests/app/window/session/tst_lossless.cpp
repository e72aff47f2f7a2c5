// SPDX-License-Identifier: MIT
/// Types, clicks, pastes, undoes, saves, closes and kills the real window at random and looks after each
/// event whether anything was lost. TOWERWATCH_SOAK=100 does a million events.
#include "app/window/document/fileflow.h"
#include "app/window/frame/bottompages.h"
#include "app/window/frame/mainwindow.h"
#include "app/window/session/session.h"
#include "model/edit/edits.h"
#include "model/format/scenarioreader.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"
#include "tests/support/dice.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "views/window/board/banner.h"
#include "views/window/board/boardwidget.h"
#include "views/window/dialogs/recoverydialog.h"
#include "views/window/editing/sourceedit.h"
#include "views/window/editing/sourceview.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace towerwatch;

namespace {

const QByteArray losslessStart = R"(# a board to be played with
towerwatch: 1
title: Nothing is lost # not this either
players: {red: {points: 3}, blue: {}}
turn: red
tiles:
  # the tower
  - {tile: tower-07-road-crossroads, at: [0, 0], floors: 1} # tall
  - {tile: base-U-road-straight, at: [0, -1], rotation: 90}
  - {tile: watchtower-04-cap-road-opposite-meeple, at: [0, -2]}
figures:
  - {figure: meeple, owner: blue, at: [0, -1], on: road N} # brave
  - {figure: large-meeple, owner: red, at: [0, -2], on: road S}
questions:
  # who goes?
  - {ask: place-floor, at: [0, 0], expect: {capturable: [f1]}}
)";

} // namespace

/// All that a document holds.
struct LosslessContent
{
    Scenario scenario;
    QString draft;
    friend bool operator==(const LosslessContent &, const LosslessContent &) = default;
};

class tst_Lossless : public QObject
{
    Q_OBJECT

private:
    MainWindow &window() { return *m_session->windows().constFirst(); }
    ScenarioDocument &document() { return window().document(); }
    SourceEdit *edit() { return window().bottom()->source()->edit(); }
    LosslessContent content() { return {document().scenario(), document().draft()}; }

    void openSession(const QStringList &files)
    {
        m_session = std::make_unique<Session>();
        m_session->start(files);
        answerBoxes();
        if (QAction *source = window().action(Do::SourcePage); !source->isChecked()) // as it was left
            source->trigger();
        restart();
    }

    /// Another scenario is open: what was done before cannot be undone any more.
    void restart()
    {
        window().setUpdatesEnabled(false); // seeing it all would take minutes
        m_steps.assign(static_cast<std::size_t>(document().undoStack()->count()) + 1, std::nullopt);
        m_index = document().undoStack()->index();
        m_steps[static_cast<std::size_t>(m_index)] = content();
    }

    /// Answers whatever box is open, as chance has it; false: none is.
    bool answerBox()
    {
        QWidget *modal = QApplication::activeModalWidget();
        if (auto *recovery = qobject_cast<RecoveryDialog *>(modal)) {
            recovery->findChild<QPushButton *>(QStringLiteral("recover"))->click();
        } else if (auto *box = qobject_cast<QMessageBox *>(modal)) {
            QAbstractButton *button = m_dice.pick(box->buttons());
            m_answer = box->standardButton(button);
            ++m_asked;
            button->click();
        } else if (auto *dialog = qobject_cast<QDialog *>(modal)) {
            dialog->reject();
        }
        return modal;
    }

    void answerBoxes()
    {
        while (answerBox())
            ;
    }

    // --- events; each returns what it was, and counts in m_events ---
    void type()
    {
        const QString word = QStringLiteral("n%1").arg(++m_words);
        QTextCursor cursor = edit()->textCursor();
        const int length = edit()->document()->characterCount();
        const int kind = m_dice.below(10);
        cursor.setPosition(m_dice.below(length));
        if (kind < 7)
            cursor.movePosition(QTextCursor::EndOfLine);
        edit()->setTextCursor(cursor);
        if (kind < 2)
            press(Qt::Key_Return);
        const QString typed = (kind < 7 ? QStringLiteral(" # ") : QString()) + word;
        for (const QChar c : typed) {
            QTest::keyClick(edit(), c.toLatin1());
            ++m_events;
        }
        document().settle();
        QVERIFY2(QString::fromUtf8(document().text()).contains(word), "what was typed is not there");
    }

    void press(Qt::Key key)
    {
        QTest::keyClick(edit(), key);
        ++m_events;
    }

    void click()
    {
        BoardWidget *board = window().board();
        QTest::mouseClick(board, Qt::LeftButton, m_dice.chance(20) ? Qt::ShiftModifier : Qt::NoModifier,
                          {m_dice.below(board->width()), m_dice.below(board->height())});
        ++m_events;
    }

    void act()
    {
        static const std::array actions{Do::FloorUp,       Do::FloorDown, Do::Rotate,    Do::Remove,
                                        Do::Bridge,        Do::Castle,    Do::CopyBlock, Do::CutBlock,
                                        Do::PasteBlock,    Do::EmptyHand, Do::SelectAll, Do::KeepQuestion,
                                        Do::RemoveQuestion};
        window().board()->setFocus();
        const auto &tiles = document().scenario().tiles;
        if (!tiles.empty())
            window().board()->setCursorSquare(m_dice.pick(tiles).at);
        window().action(m_dice.pick(actions))->trigger();
        ++m_events;
    }

    void rename()
    {
        if (const auto count = static_cast<int>(document().scenario().figures.size()); count > 0)
            document().edit(withFigureNamed(document().scenario(), m_dice.below(count),
                                            m_dice.chance(50) ? "w" + std::to_string(m_dice.below(9)) : ""),
                            QStringLiteral("name"));
        ++m_events;
    }

    void undoOrRedo()
    {
        const bool undoes = m_dice.chance(60);
        document().settle();
        look();
        window().action(undoes ? Do::Undo : Do::Redo)->trigger();
        ++m_events;
        const auto index = static_cast<std::size_t>(document().undoStack()->index());
        if (m_steps[index])
            QVERIFY2(*m_steps[index] == content(), "a step that was undone or taken again led elsewhere");
        m_index = static_cast<int>(index);
    }

    void paste()
    {
        const QString text = m_dice.chance(50) ? QString::fromUtf8(losslessStart)
                                               : QString::fromStdString(shareCode(document().scenario()));
        QGuiApplication::clipboard()->setText(text);
        window().action(m_dice.chance(80) ? Do::PasteBlock : Do::PasteCode)->trigger();
        answerBoxes();
        ++m_events;
        while (m_session->windows().size() > 1) { // what was opened in a window of its own
            m_session->windows().constLast()->document().undoStack()->setClean();
            delete m_session->windows().constLast();
        }
    }

    void save()
    {
        document().settle();
        const LosslessContent before = content();
        m_asked = 0;
        bool saved = false;
        window().files()->save([&] { saved = true; });
        answerBoxes();
        ++m_events;
        const QByteArray file = contentOf(m_path);
        if (saved) {
            QVERIFY(file == document().text());
            QVERIFY(!document().isModified());
            QCOMPARE(document().scenario(), before.scenario);
            ++m_saves;
        } else {
            QVERIFY(content() == before || m_asked == 0);
        }
        for (auto *button : window().notice()->findChildren<QAbstractButton *>())
            if (!window().notice()->isHidden() && button->objectName() == u"keepMine")
                button->click();
    }

    void changeOutside()
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(m_dice.chance(80) ? losslessStart : QByteArray("towerwatch: [\n"));
        file.close();
        const LosslessContent before = content();
        save();
        if (content() != before && !document().isModified()) // their version was loaded
            document().undo();
        m_steps.resize(static_cast<std::size_t>(m_index) + 1); // what could be taken again is another step
    }

    void close()
    {
        document().settle();
        const bool unsaved = document().isModified();
        const LosslessContent before = content();
        m_asked = 0;
        m_answer = QMessageBox::NoButton;
        const auto discarded = RecoveryStore().discarded().size();
        window().close();
        answerBoxes();
        const bool closed = window().isHidden();
        ++m_events;
        QVERIFY2(m_asked > 0 || !unsaved || !closed, "closed without a question");
        if (!closed) {
            QVERIFY(content().scenario == before.scenario);
            return;
        }
        if (unsaved && m_answer == QMessageBox::Discard) {
            const auto kept = RecoveryStore().discarded();
            QCOMPARE(kept.size(), discarded + 1);
            QCOMPARE(QString::fromUtf8(kept.constFirst().snapshot.draft), before.draft);
            QVERIFY(readScenario(kept.constFirst().snapshot.text.toStdString(), builtInTiles()).scenario ==
                    before.scenario);
        }
        ++m_closes;
        m_session.reset();
        openSession({m_path});
    }

    /// What a program that is killed now leaves behind is all that there was.
    void killAndRecover()
    {
        document().settle();
        if (!document().isModified())
            return;
        const LosslessContent before = content();
        const QByteArray text = document().text();
        const QDir folder(RecoveryStore::defaultFolder());
        QStringList left;
        const auto isKept = [&] {
            finishSnapshots();
            left = folder.entryList({QStringLiteral("*.snapshot")});
            const auto kept =
                readSnapshot(left.isEmpty() ? QByteArray() : contentOf(folder.filePath(left[0])));
            return kept && QString::fromUtf8(kept->draft) == before.draft &&
                   (!before.draft.isEmpty() || kept->text == text) &&
                   readScenario(kept->text.toStdString(), builtInTiles()).scenario == before.scenario;
        };
        QTRY_VERIFY(isKept());
        QCOMPARE(left.size(), 1);
        QVERIFY(QFile::rename(folder.filePath(left.constFirst()),
                              folder.filePath(QStringLiteral("gone-1.snapshot"))));
        ++m_kills;
        m_session.reset();
        openSession({});
        ++m_events;
        QCOMPARE(document().draft(), before.draft);
        QCOMPARE(document().scenario(), before.scenario);
        QCOMPARE(document().text(), text);
        QVERIFY(document().isModified());
    }

    /// What must always hold.
    void look()
    {
        QUndoStack *stack = document().undoStack();
        const auto count = static_cast<std::size_t>(stack->count());
        const int index = stack->index();
        if (index != m_index || m_steps.size() != count + 1) {
            m_steps.resize(static_cast<std::size_t>(std::min(m_index, index)) + 1);
            m_steps.resize(count + 1);
            m_index = index;
        }
        m_steps[static_cast<std::size_t>(index)] = content();
        QCOMPARE(window().isWindowModified(), document().isModified());
        if (window().bottom()->source()->isVisibleTo(&window())) {
            const QString text = edit()->text();
            m_drafts += document().draft().isEmpty() ? 0 : 1;
            if (!document().draft().isEmpty())
                QCOMPARE(text, document().draft());
            else
                QVERIFY(readScenario(text.toStdString(), builtInTiles()).scenario == document().scenario());
        }
    }

    void happen()
    {
        const int chance = m_dice.below(1000);
        if (chance < 250)
            type();
        else if (chance < 400)
            press(m_dice.pick(std::array{Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Return, Qt::Key_Up}));
        else if (chance < 600)
            click();
        else if (chance < 750)
            act();
        else if (chance < 800)
            rename();
        else if (chance < 930)
            undoOrRedo();
        else if (chance < 950)
            paste();
        else if (chance < 980)
            save();
        else if (chance < 988)
            changeOutside();
        else if (chance < 998)
            close();
        else
            killAndRecover();
    }

    randomboards::Dice m_dice{15};
    QTemporaryDir m_dir;
    QString m_path = m_dir.filePath(QStringLiteral("lossless.towerwatch.yaml"));
    std::unique_ptr<Session> m_session;
    std::vector<std::optional<LosslessContent>> m_steps; ///< by index of the undo stack, where known
    int m_index = 0, m_events = 0, m_words = 0, m_asked = 0;
    int m_saves = 0, m_closes = 0, m_kills = 0, m_drafts = 0;
    QMessageBox::StandardButton m_answer = QMessageBox::NoButton;

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings().clear();
        QDir(RecoveryStore::defaultFolder()).removeRecursively();
    }

    void nothingIsLost()
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(losslessStart);
        file.close();
        openSession({m_path});
        for (const int wanted = soaked(2'500); m_events < wanted && !QTest::currentTestFailed();) {
            const bool wasOpen = !document().path().isEmpty();
            happen();
            document().settle();
            if (!wasOpen && document().path().isEmpty() && document().scenario().tiles.empty())
                m_session->windows().constFirst()->open(m_path);
            answerBoxes();
            look();
        }
        qInfo("%d events: %d words typed, %d times unreadable, %d saves, %d closes, %d kills", m_events,
              m_words, m_drafts, m_saves, m_closes, m_kills);
        QVERIFY(m_drafts > 0 && m_saves > 0 && m_closes > 0 && m_kills > 0);
        m_session.reset();
    }
};

TOWERWATCH_WINDOW_TEST(tst_Lossless)
#include "tst_lossless.moc"
