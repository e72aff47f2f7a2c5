// SPDX-License-Identifier: MIT
/// A shipped scenario rebuilt from an empty board in the real window: with the mouse alone, and with keys
/// alone.
#include "app/mainwindow.h"
#include "model/blockedits.h"
#include "model/scenarioreader.h"
#include "resources/catalogue.h"
#include "views/boardwidget.h"
#include "views/figurepalette.h"
#include "views/tilelistmodel.h"
#include "views/tilepalette.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace towerwatch;

namespace {

Scenario shipped()
{
    QFile file(QStringLiteral(TOWERWATCH_SOURCE_DIR "/scenarios/capture/four-in-reach.towerwatch.yaml"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return readScenario(file.readAll().toStdString(), builtInTiles()).scenario.value_or(Scenario{});
}

/// Without what a rebuilt board need not have: ids, notes, title, header, questions. Players follow from the
/// figures here.
Scenario bare(Scenario scenario)
{
    scenario.header.clear();
    scenario.title = scenario.notes = {};
    scenario.questions.clear();
    scenario.players.clear();
    scenario.turn.reset();
    for (Figure &figure : scenario.figures)
        figure.id.clear();
    return scenario;
}

} // namespace

class tst_Rebuild : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("towerwatch-tests"));
        QSettings().clear();
        QVERIFY(m_dir.isValid());
        QVERIFY(!shipped().tiles.empty());
    }

    void init()
    {
        m_window = std::make_unique<MainWindow>(builtInTiles());
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->activateWindow();
        QTRY_VERIFY(QApplication::activeWindow() == m_window.get());
        m_board = m_window->board();
        m_board->setFocus();
        m_board->zoomTo(0.7);
    }

    void withTheMouse()
    {
        const Scenario wanted = shipped();
        for (const PlacedTile &tile : wanted.tiles)
            layByMouse(tile);
        for (const Figure &figure : wanted.figures)
            placeByMouse(figure);
        QVERIFY(saved() == bare(wanted));
    }

    void withTheKeyboard()
    {
        const Scenario wanted = shipped();
        for (const PlacedTile &tile : wanted.tiles)
            layByKeys(tile);
        for (const Figure &figure : wanted.figures)
            placeByKeys(figure);
        QVERIFY(saved() == bare(wanted));
    }

    void aBlockMovesTurnsAndIsPastedByKeys()
    {
        m_window->document().openCopy(bare(shipped()));
        const Scenario before = m_window->document().scenario();
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_window->document().scenario().tiles[0].at, before.tiles[0].at + (Square{1, 0}));
        for (int i = 0; i < 4; ++i)
            press(Qt::Key_R);
        press(Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(m_window->document().scenario() == before);
        press(Qt::Key_X, Qt::ControlModifier);
        QVERIFY(m_window->document().scenario().tiles.empty());
        press(Qt::Key_V, Qt::ControlModifier);
        press(Qt::Key_Return);
        QCOMPARE(m_window->document().scenario().tiles.size(), before.tiles.size());
        QCOMPARE(m_window->document().scenario().figures.size(), before.figures.size());
    }

private:
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    void clickBoard(QPointF point)
    {
        QTest::mouseMove(m_board, point.toPoint());
        QTest::mouseClick(m_board, Qt::LeftButton, {}, point.toPoint());
    }

    QPointF cornerOf(Square square) const
    {
        const QRectF rect = m_board->squareRect(square);
        return rect.topLeft() + QPointF(rect.width(), rect.height()) * 0.15;
    }

    void layByMouse(const PlacedTile &tile)
    {
        auto *palette = m_window->findChild<TilePalette *>();
        QListView *list = palette->list();
        const auto found = list->model()->match(list->model()->index(0, 0), TileListModel::IdRole,
                                                QString::fromStdString(tile.tile), 1, Qt::MatchExactly);
        QVERIFY(!found.isEmpty());
        list->scrollTo(found.first());
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(found.first()).center());
        for (int i = 0; i < quarterTurns(tile.rotation); ++i)
            turnWheel();
        clickBoard(cornerOf(tile.at));
        dropHand(cornerOf(tile.at).toPoint());
        QVERIFY(m_board->hand().isEmpty());
        QCOMPARE(m_window->document().scenario().tiles.back().at, tile.at);
        for (int i = 0; i < tile.floors; ++i) {
            clickBoard(cornerOf(tile.at));
            clickTool("floorUp");
        }
    }

    /// A right click, as the platform sends it.
    void dropHand(QPoint at)
    {
        QContextMenuEvent drop(QContextMenuEvent::Mouse, at, m_board->mapToGlobal(at));
        QApplication::sendEvent(m_board, &drop);
    }

    void turnWheel()
    {
        const QPointF at = m_board->rect().center();
        QWheelEvent wheel(at, m_board->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(m_board, &wheel);
    }

    void clickTool(const char *name)
    {
        auto *palette = m_window->findChild<FigurePalette *>();
        for (QAbstractButton *button : palette->findChildren<QAbstractButton *>())
            if (const QList<QAction *> actions = button->actions();
                !actions.isEmpty() && actions.first()->objectName() == QLatin1String(name)) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        QFAIL(name);
    }

    void placeByMouse(const Figure &figure)
    {
        auto *palette = m_window->findChild<FigurePalette *>();
        const auto buttons = palette->findChildren<QAbstractButton *>();
        QTest::mouseClick(buttons[static_cast<int>(*figure.owner)], Qt::LeftButton);
        QCOMPARE(palette->colour(), *figure.owner);
        QListWidget *list = palette->list();
        QListWidgetItem *item = list->item(static_cast<int>(figure.kind));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
        clickBoard(m_board->squareRect(*figure.at).center());
        dropHand(m_board->squareRect(*figure.at).center().toPoint());
    }

    void goTo(Square square)
    {
        if (!m_board->cursor())
            press(Qt::Key_Right);
        while (m_board->cursor()->x != square.x)
            press(m_board->cursor()->x < square.x ? Qt::Key_Right : Qt::Key_Left);
        while (m_board->cursor()->y != square.y)
            press(m_board->cursor()->y < square.y ? Qt::Key_Down : Qt::Key_Up);
    }

    void layByKeys(const PlacedTile &tile)
    {
        goTo(tile.at);
        press(Qt::Key_Return);
        auto *palette = m_window->findChild<TilePalette *>();
        QTRY_VERIFY(palette->words()->hasFocus());
        QTest::keyClicks(palette->words(), QString::fromStdString(tile.tile));
        press(Qt::Key_Return);
        QTRY_VERIFY(m_board->hasFocus());
        QCOMPARE(m_window->document().scenario().tiles.back().at, tile.at);
        for (int i = 0; i < 4 && m_window->document().scenario().tiles.back().rotation != tile.rotation; ++i)
            press(Qt::Key_R);
        for (int i = 0; i < tile.floors; ++i)
            press(Qt::Key_Plus);
    }

    void placeByKeys(const Figure &figure)
    {
        goTo(*figure.at);
        press(Qt::Key_F);
        auto *palette = m_window->findChild<FigurePalette *>();
        QTRY_VERIFY(palette->list()->hasFocus());
        press(Qt::Key_1 + static_cast<int>(*figure.owner));
        press(Qt::Key_Home);
        for (int i = 0; i < static_cast<int>(figure.kind); ++i)
            press(Qt::Key_Right);
        press(Qt::Key_Return);
        QTRY_VERIFY(m_board->hasFocus());
        press(Qt::Key_Right); // the keys lead from here on
        press(Qt::Key_Left);
        for (int i = 0; i < 12 && m_board->ghost().on != figure.on; ++i)
            press(Qt::Key_Tab);
        press(Qt::Key_Return);
        press(Qt::Key_Escape);
    }

    /// What is saved with Ctrl+S to a file that has a name already.
    Scenario saved()
    {
        const QString path =
            m_dir.filePath(QString::fromLatin1(QTest::currentTestFunction()) + ".towerwatch.yaml");
        if (!m_window->document().save(path).isEmpty())
            return {};
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const QByteArray text = file.readAll();
        const auto read = readScenario(text.toStdString(), builtInTiles()).scenario;
        if (!read || bare(*read) != bare(shipped()))
            qWarning("%s", text.constData());
        return bare(read.value_or(Scenario{}));
    }

    QTemporaryDir m_dir;
    std::unique_ptr<MainWindow> m_window;
    BoardWidget *m_board = nullptr;
};

int main(int argc, char *argv[])
{
    if (!qEnvironmentVariableIsSet("DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication program(argc, argv);
    tst_Rebuild test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_rebuild.moc"
