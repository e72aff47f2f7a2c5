// SPDX-License-Identifier: MIT
/// The player strip at the desk: what is pressed there is asked, what is moved there is an edit that can be
/// undone.
#include "app/window/frame/mainwindow.h"
#include "app/window/presenters/playerpresenter.h"
#include "model/edit/edits.h"
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "tests/support/windowtest.h"
#include "views/window/board/boardwidget.h"
#include "views/window/lists/cellpopups.h"
#include "views/window/players/playerstrip.h"
#include "views/window/ruling/questionpicker.h"
#include "views/window/ruling/rulingpage.h"

#include <QAccessible>
#include <QComboBox>
#include <QMenu>
#include <QPointer>
#include <QScreen>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>

using namespace towerwatch;

namespace {

const char *const stripExample =
    "T1 -(_g,_b); _b: barn field ENE; turn: red; red: floors: 5, points: 9, holds blue meeple; "
    "blue: supply: {meeple: 1}, holds red mayor; green:";

constexpr Prisoner bluesPawn{FigureKind::Meeple, Colour::Blue}, redsChief{FigureKind::Mayor, Colour::Red};

} // namespace

class TestPlayerPresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-players")); }

    void init()
    {
        m_window = windowtest::shownWindow();
        QVERIFY(m_window);
        QVERIFY(windowtest::openText(*m_window, stripExample));
    }

    void cleanup() { windowtest::drop(m_window); }

    void aPlayerIsAskedAbout()
    {
        QTest::mouseClick(strip()->card(Colour::Green)->player(), Qt::LeftButton);
        const Question asked = m_window->desk()->question.value_or(Question{});
        QCOMPARE(asked.ask, Ask::Actions);
        QCOMPARE(asked.by, std::optional(Colour::Green));
        QVERIFY(m_window->desk()->answer);
    }

    void aPrisonerIsAskedAbout()
    {
        QTest::mouseClick(strip()->card(Colour::Blue)->prisoners().first(), Qt::LeftButton);
        const Question asked = m_window->desk()->question.value_or(Question{});
        QCOMPARE(asked.ask, Ask::Ransom);
        QCOMPARE(asked.by, std::optional(Colour::Red));
        QCOMPARE(asked.from, std::optional(Colour::Blue));
        QCOMPARE(asked.figure, std::optional(FigureKind::Mayor));
        QCOMPARE(m_window->desk()->answer->due.size(), std::size_t(1)); // he comes home without one
    }

    void playersAreAskedAboutAlsoWithoutABoard()
    {
        m_window->document().openCopy(
            *readScenario("towerwatch: 1\nplayers:\n  red: {}\n  blue: {}\n", builtInTiles()).scenario);
        QTest::mouseClick(strip()->card(Colour::Blue)->player(), Qt::LeftButton);
        QVERIFY(m_window->desk()->answer);
    }

    /// From the menu of a player; chosen again, it is left open.
    void theTurnIsChanged()
    {
        const auto turn = [this](Colour player) { choose({player, {}}, QStringLiteral("turn")); };
        turn(Colour::Blue);
        QCOMPARE(scenario().turn, std::optional(Turn{Colour::Blue}));
        QVERIFY(strip()->card(Colour::Blue)->isOnTurn());
        QVERIFY(!strip()->card(Colour::Red)->isOnTurn());
        turn(Colour::Blue);
        QVERIFY(!scenario().turn);
        m_window->document().undoStack()->undo();
        m_window->document().undoStack()->undo();
        QCOMPARE(scenario().turn, std::optional(Turn{Colour::Red}));
        QVERIFY(strip()->card(Colour::Red)->isOnTurn());
    }

    /// By the mouse to another seat, or a seat on from the menu; a drag that ends nowhere asks and changes
    /// nothing.
    void theTurnOrderIsChanged()
    {
        const auto order = [this] { return playerOrder(scenario()); };
        const std::vector<Colour> before = order();
        QCOMPARE(before, (std::vector{Colour::Red, Colour::Blue, Colour::Green}));
        drag(Colour::Green,
             strip()->card(Colour::Red)->mapToGlobal(strip()->card(Colour::Red)->rect().center()));
        QCOMPARE(order(), (std::vector{Colour::Green, Colour::Red, Colour::Blue}));
        QVERIFY(!m_window->desk()->question || m_window->desk()->question->ask != Ask::Actions);
        m_window->document().undo();
        drag(Colour::Green, m_window->board()->mapToGlobal(m_window->board()->rect().center()));
        QCOMPARE(order(), before);
        choose({Colour::Red, {}}, QStringLiteral("seatLater"));
        QCOMPARE(order(), (std::vector{Colour::Blue, Colour::Red, Colour::Green}));
        choose({Colour::Red, {}}, QStringLiteral("seatEarlier"));
        QCOMPARE(order(), before);
        choose({Colour::Red, {}}, QStringLiteral("seatEarlier")); // the first stays it
        QCOMPARE(order(), before);
    }

    /// Giving one of those whom the floor that is asked about can take, or any that lies, is the capture,
    /// with all that follows; elsewhere it is a prisoner laid out by hand, and a builder left alone is a
    /// problem.
    void aFigureIsGivenToWhoCaptures()
    {
        QVERIFY(windowtest::openText(*m_window, "T1 -(_b,_b1); _b1: builder; red: floors: 5; blue:; green:"));
        const Hand meeple{.figure = FigureKind::Meeple, .owner = Colour::Blue, .moved = idOf(0)};
        const auto isLeftAlone = [&] {
            return std::ranges::any_of(*m_window->desk()->warnings, [](const Warning &warning) {
                return warning.code == WarningCode::LeftAlone;
            });
        };
        for (const Colour captor : {Colour::Red, Colour::Green}) {
            m_window->desk().take(ondesk::PutAside{});
            give(meeple, captor);
            QVERIFY(scenario().figures.empty() && !isLeftAlone());
            QCOMPARE(scenario().tiles[0].floors, 1);
            QCOMPARE(findPlayer(scenario(), captor)->prisoners.size(), std::size_t(1));
            m_window->document().undo();
        }
        m_window->desk().take(ondesk::Asked{{.ask = Ask::PlaceFloor, .at = Square{0, 0}, .by = Colour::Red}});
        give(meeple, Colour::Red);
        QVERIFY(scenario().figures.empty());
        QCOMPARE(scenario().tiles[0].floors, 2);
        m_window->document().undo();
        m_window->desk().take(ondesk::PutAside{});
        m_window->document().edit(withFloors(scenario(), builtInTiles(), {0, 0}, 0), QStringLiteral("test"));
        give(meeple, Colour::Red);
        QCOMPARE(scenario().figures.size(), std::size_t(1));
        QVERIFY(isLeftAlone());
        m_window->document().undo();
        m_window->document().undo();
        m_window->desk().take(ondesk::Asked{{.ask = Ask::PlaceFloor, .at = Square{0, 0}, .by = Colour::Red}});
        m_window->action(Do::Perform)->trigger();
        QVERIFY(m_window->desk()->isJustPlaced());
        const int steps = m_window->document().undoStack()->index();
        give(meeple, Colour::Red);
        QVERIFY(scenario().figures.empty());
        QCOMPARE(scenario().tiles[0].floors, 2);
        QCOMPARE(findPlayer(scenario(), Colour::Red)->prisoners,
                 (std::vector{Prisoner{FigureKind::Meeple, Colour::Blue}}));
        QVERIFY(!m_window->desk()->question); // nobody else is taken with that floor
        QCOMPARE(m_window->document().undoStack()->index(), steps + 1);
    }

    void aFigureIsDraggedToItsCaptor()
    {
        const Scenario before = scenario();
        give({.figure = FigureKind::Meeple, .owner = Colour::Green, .moved = idOf(0)}, Colour::Red);
        QCOMPARE(scenario().figures.size(), std::size_t(1));
        const QList<PrisonerButton *> &held = strip()->card(Colour::Red)->prisoners();
        QCOMPARE(held.size(), 1); // the pawn went home for the mayor before
        QVERIFY(held.last()->isWelcomed());
        m_window->document().undoStack()->undo();
        QVERIFY(scenario() == before);
        QCOMPARE(strip()->card(Colour::Red)->prisoners().size(), 1);
    }

    void prisonersGoHomeToOthersAndOntoTheBoard()
    {
        give(PlayerPresenter::handWith(Colour::Red, bluesPawn), Colour::Blue);
        QCOMPARE(findPlayer(scenario(), Colour::Blue)->supply->front().second, 2);
        m_window->document().undoStack()->undo();
        give(PlayerPresenter::handWith(Colour::Red, bluesPawn), Colour::Green);
        QCOMPARE(findPlayer(scenario(), Colour::Green)->prisoners.size(), std::size_t(1));
        m_window->document().undoStack()->undo();
        m_window->board()->setHand(PlayerPresenter::handWith(Colour::Red, bluesPawn));
        const QPoint middle = m_window->board()->squareRect({1, 0}).center().toPoint();
        QTest::mouseMove(m_window->board(), middle);
        QTest::mouseClick(m_window->board(), Qt::LeftButton, {}, middle);
        QCOMPARE(scenario().figures.size(), std::size_t(3));
        QCOMPARE(scenario().figures.back().owner, std::optional(Colour::Blue));
        QVERIFY(findPlayer(scenario(), Colour::Red)->prisoners.empty());
        QVERIFY(m_window->board()->hand().isEmpty());
    }

    void whatIsInHandIsGivenByAClick()
    {
        for (int i = 0; i < 2; ++i) {
            m_window->board()->setHand({.figure = FigureKind::Meeple, .owner = Colour::Blue});
            QTest::mouseClick(strip()->card(Colour::Green)->player(), Qt::LeftButton);
            QVERIFY(m_window->board()->hand().isEmpty());
        }
        QCOMPARE(findPlayer(scenario(), Colour::Green)->prisoners.size(), std::size_t(2));
    }

    void menusDoTheSame()
    {
        choose({Colour::Blue, redsChief}, QStringLiteral("red"));
        QVERIFY(findPlayer(scenario(), Colour::Blue)->prisoners.empty());
        m_window->document().undoStack()->undo();
        choose({Colour::Blue, redsChief}, QStringLiteral("green"));
        QCOMPARE(findPlayer(scenario(), Colour::Green)->prisoners.size(), std::size_t(1));
        choose({Colour::Green, redsChief}, QStringLiteral("toBoard"));
        QCOMPARE(m_window->board()->hand().holder, std::optional(Colour::Green));
        m_window->board()->setHand({});
        choose({Colour::Green, {}}, QStringLiteral("green")); // the first that can be added
        QCOMPARE(findPlayer(scenario(), Colour::Green)->prisoners.size(), std::size_t(2));
        QMenu menu;
        addTakers(menu, m_window->at(), 0);
        run(menu, QStringLiteral("blue"));
        QCOMPARE(scenario().figures.size(), std::size_t(1));
        QCOMPARE(findPlayer(scenario(), Colour::Blue)->prisoners.size(), std::size_t(1));
    }

    /// Nothing waits for a menu, and it does not outlive what it is about.
    void menusGoWithTheirPlace()
    {
        emit strip()->menuAsked({Colour::Blue, redsChief}, strip()->mapToGlobal(QPoint()));
        const QPointer<QWidget> menu = QApplication::activePopupWidget();
        QVERIFY(qobject_cast<QMenu *>(menu));
        Player robbed = *findPlayer(scenario(), Colour::Blue);
        robbed.prisoners.clear();
        m_window->document().edit(withPlayer(scenario(), robbed), QStringLiteral("meanwhile"));
        QVERIFY(!QApplication::activePopupWidget());
        QTRY_VERIFY(!menu);
    }

    /// Who was just added can be named at once.
    void aNewPlayerIsAskedForTheName()
    {
        emit strip()->playerWanted(strip()->mapToGlobal(QPoint()));
        auto *colours = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(colours);
        QVERIFY(QTest::qWaitForWindowExposed(colours, windowPatience)); // a menu need not become active
        QTest::keyClick(colours, Qt::Key_Down);
        QTest::keyClick(colours, Qt::Key_Return);
        QCoreApplication::processEvents(); // as the loop of the program does at once
        QCOMPARE(scenario().players.size(), std::size_t(4));
        const Colour added = scenario().players.back().colour;
        QTRY_VERIFY(qobject_cast<CellPopup *>(QApplication::activePopupWidget()));
        auto *popup = qobject_cast<CellPopup *>(QApplication::activePopupWidget());
        QTest::keyClicks(popup->focusProxy(), QStringLiteral("Anna"));
        QTest::keyClick(popup->focusProxy(), Qt::Key_Return);
        QVERIFY(!QApplication::activePopupWidget());
        QCOMPARE(findPlayer(scenario(), added)->name, std::optional<std::string>("Anna"));
    }

    /// Who adds players one after the other clicks the same button again.
    void aClickBesideThePopupReachesItsButton()
    {
        m_window->resize(m_window->screen()->availableSize()); // beyond it nothing can be clicked
        QCoreApplication::processEvents();
        auto *add = strip()->findChild<QToolButton *>(QStringLiteral("addPlayer"));
        QTRY_VERIFY(strip()->width() >= strip()->sizeHint().width()); // nothing moves any more
        QSignalSpy asked(strip(), &PlayerStrip::playerWanted);
        choose({Colour::Red, {}}, QStringLiteral("openPlayer"));
        QPointer<QWidget> popup = QApplication::activePopupWidget();
        QVERIFY(qobject_cast<CellPopup *>(popup));
        strip()->ensureWidgetVisible(add);
        const QPoint at = add->mapToGlobal(add->rect().center());
        QVERIFY(!popup->geometry().contains(at));
        QTest::mousePress(popup, Qt::LeftButton, {}, popup->mapFromGlobal(at));
        QTRY_COMPARE(asked.size(), 1);
        QVERIFY(!popup || !popup->isVisible());
        if (QWidget *colours = QApplication::activePopupWidget())
            colours->close();
    }

    void nameAndPointsAreReachedFromTheMenu()
    {
        choose({Colour::Red, {}}, QStringLiteral("openPlayer"));
        auto *popup = qobject_cast<CellPopup *>(QApplication::activePopupWidget());
        QVERIFY(popup);
        const auto boxes = popup->findChildren<QSpinBox *>();
        QVERIFY(boxes.size() > 2); // and the supply
        QCOMPARE(boxes[0]->value(), 9);
        boxes[0]->setValue(12);
        boxes[1]->setValue(boxes[1]->minimum());
        popup->close();
        const Player *red = findPlayer(scenario(), Colour::Red);
        QCOMPARE(red->points, std::optional(12));
        QVERIFY(!red->floors && !red->name);
        QCOMPARE(red->prisoners.size(), std::size_t(1));
        const int steps = m_window->document().undoStack()->index();
        choose({Colour::Red, {}}, QStringLiteral("openPlayer"));
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return); // nothing was changed
        QCOMPARE(m_window->document().undoStack()->index(), steps);
    }

    /// What one has in the supply is stated as soon as a number is; what is not touched stays not stated.
    void theSupplyIsEntered()
    {
        choose({Colour::Green, {}}, QStringLiteral("openPlayer"));
        QWidget *popup = QApplication::activePopupWidget();
        QVERIFY(popup);
        for (const QWidget *field : popup->findChildren<QWidget *>())
            if (field->isVisible() && field->focusPolicy() & Qt::TabFocus &&
                field->objectName() != u"qt_spinbox_lineedit") // the list of a closed box is hidden
                QVERIFY2(!nameOf(field).isEmpty(), field->metaObject()->className());
        popup->findChildren<QSpinBox *>().at(2)->setValue(3);
        QTest::keyClick(popup, Qt::Key_Return);
        QCOMPARE(findPlayer(scenario(), Colour::Green)->supply,
                 std::optional(Supply{{FigureKind::Meeple, 3}}));
        QVERIFY(!findPlayer(scenario(), Colour::Red)->supply);
    }

    void anotherColourTakesAllAlong()
    {
        choose({Colour::Green, {}}, QStringLiteral("openPlayer"));
        QWidget *popup = QApplication::activePopupWidget();
        QVERIFY(popup);
        auto *colours = popup->findChild<QComboBox *>();
        QCOMPARE(colours->findData(static_cast<int>(Colour::Red)), -1); // somebody has it
        colours->setCurrentIndex(colours->findData(static_cast<int>(Colour::Pink)));
        QTest::keyClick(popup, Qt::Key_Return);
        QCOMPARE(scenario().figures[0].owner, std::optional(Colour::Pink));
        QVERIFY(findPlayer(scenario(), Colour::Pink) && !findPlayer(scenario(), Colour::Green));
        QCOMPARE(playerOrder(scenario()).back(), Colour::Pink);
    }

    void floorsAreDealtByTheNumberOfPlayers()
    {
        choose({Colour::Green, {}}, QStringLiteral("dealFloors"));
        for (const Player &player : scenario().players)
            QCOMPARE(player.floors, std::optional(9));
        choose({Colour::Green, {}}, QStringLiteral("removePlayer"));
        choose({Colour::Red, {}}, QStringLiteral("dealFloors"));
        QCOMPARE(scenario().players.size(), std::size_t(2));
        QCOMPARE(scenario().players[0].floors, std::optional(10));
        QVERIFY(!floorsFor(1) && !floorsFor(7));
    }

    /// What happened while the name was typed stays: of the player only what was entered is new.
    void whatHappensMeanwhileStays()
    {
        choose({Colour::Red, {}}, QStringLiteral("openPlayer"));
        auto *popup = qobject_cast<CellPopup *>(QApplication::activePopupWidget());
        QVERIFY(popup);
        const Scenario before = scenario();
        Player robbed = *findPlayer(before, Colour::Red);
        robbed.prisoners.clear();
        m_window->document().edit(withPlayer(before, robbed), QStringLiteral("meanwhile"));
        QTest::keyClicks(popup->focusProxy(), QStringLiteral("Anna"));
        QTest::keyClick(popup->focusProxy(), Qt::Key_Return);
        QCOMPARE(findPlayer(scenario(), Colour::Red)->name, std::optional<std::string>("Anna"));
        QVERIFY(findPlayer(scenario(), Colour::Red)->prisoners.empty());
    }

    /// A click gives what is in hand, and says so.
    void whatAClickDoesIsSaid()
    {
        const QWidget *green = strip()->card(Colour::Green)->player();
        const QString asks = green->statusTip();
        m_window->board()->setHand({.figure = FigureKind::Meeple, .owner = Colour::Blue});
        QVERIFY(green->statusTip() != asks);
        m_window->board()->setHand({});
        QCOMPARE(green->statusTip(), asks);
    }

    void theStripIsReachedByKey()
    {
        m_window->board()->setFocus();
        for (int presses = 0; presses < 8 && !strip()->isAncestorOf(QApplication::focusWidget()); ++presses)
            m_window->action(Do::NextPane)->trigger();
        QVERIFY(strip()->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(m_window->desk()->question->ask, Ask::Actions);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(m_window->board()->hasFocus());
    }

    /// Every question is in the list that opens, and picking it asks it.
    void everyQuestionIsOffered()
    {
        QuestionPicker *picker = m_window->page()->picker();
        picker->click();
        const QAbstractItemModel *groups = picker->popup()->tree()->model();
        int offered = 0;
        QList<QModelIndex> all;
        for (int group = 0; group < groups->rowCount(); ++group)
            for (int row = 0; row < groups->rowCount(groups->index(group, 0)); ++row, ++offered)
                all << groups->index(row, 0, groups->index(group, 0));
        QCOMPARE(groups->rowCount(), 4); // no watchtower
        QCOMPARE(offered, 2 * 1 + 2 + 2 * 3 + 1);
        QList<Question> asked;
        for (const QModelIndex &entry : all) {
            emit picker->popup()->picked(entry.data(Qt::UserRole + 1).toInt());
            asked << *m_window->desk()->question;
        }
        for (qsizetype i = all.size() - 1; i > 0; --i, m_window->action(Do::PreviousQuestion)->trigger())
            QVERIFY(m_window->desk()->question == asked[i]);
        for (const Question &next : asked) {
            QVERIFY(m_window->desk()->question == next);
            m_window->action(Do::NextQuestion)->trigger();
        }
        emit picker->popup()->tree()->activated(all.at(4));
        QCOMPARE(m_window->desk()->question->ask, Ask::Actions);
        QVERIFY(!picker->popup()->isVisible());
    }

    /// Without a turn the button of the turn names who is taken to ask, where that matters.
    void itIsSaidWhoIsTakenToAsk()
    {
        const auto *turn = m_window->findChild<QAbstractButton *>(QStringLiteral("turn"));
        m_window->document().edit(withTurn(scenario(), std::nullopt), QStringLiteral("test"));
        m_window->action(Do::AskScore)->trigger();
        const QString open = turn->text();
        m_window->action(Do::AskFloor)->trigger();
        QVERIFY(turn->text() != open);
        QVERIFY(turn->text().contains(QString(playerName(scenario(), Colour::Red))));
    }

    /// Who looks for an exchange that is due, or for who goes home, finds the question that tells it.
    void whatIsDueIsFoundByTyping()
    {
        QuestionPopup *popup = m_window->page()->picker()->popup();
        for (const auto &[typed, ask] :
             {std::pair("exchange", Ask::Actions), std::pair("buy exchange", Ask::Ransom),
              std::pair("home", Ask::Outlook)}) {
            m_window->page()->picker()->click();
            QTest::keyClicks(popup->search(), QString::fromLatin1(typed));
            QTest::keyClick(popup->search(), Qt::Key_Return);
            QVERIFY(!popup->isVisible());
            QCOMPARE(m_window->desk()->question->ask, ask);
        }
    }

    /// What there is one of is asked about at once, and so is what is selected; else the list has that kind
    /// only.
    void eachKindIsAskedFromTheMenu()
    {
        const QAbstractItemModel *groups = m_window->page()->picker()->popup()->tree()->model();
        for (const auto &[what, ask] :
             {std::pair(Do::AskScore, Ask::Score), std::pair(Do::AskTop, Ask::PlaceFigure),
              std::pair(Do::AskFloor, Ask::PlaceFloor)}) {
            m_window->action(what)->trigger();
            QCOMPARE(m_window->desk()->question->ask, ask);
        }
        m_window->action(Do::AskRansom)->trigger();
        QVERIFY(m_window->page()->picker()->popup()->isVisible());
        QCOMPARE(groups->rowCount(), 1);
        QCOMPARE(groups->rowCount(groups->index(0, 0)), 3);
        m_window->page()->picker()->popup()->hide();
        m_window->action(Do::AskWatchtower)->trigger(); // there is none
        QCOMPARE(m_window->desk()->question->ask, Ask::PlaceFloor);
    }

private:
    static QString nameOf(const QWidget *field)
    {
        return QAccessible::queryAccessibleInterface(const_cast<QWidget *>(field))->text(QAccessible::Name);
    }
    const Scenario &scenario() { return m_window->document().scenario(); }
    PlayerStrip *strip() { return m_window->players(); }
    PlayerPresenter *link() { return strip()->findChild<PlayerPresenter *>(); }
    void drag(Colour player, QPoint to)
    {
        PlayerButton *button = strip()->card(player)->player();
        const QPoint from = button->rect().center(), there = button->mapFromGlobal(to);
        QTest::mousePress(button, Qt::LeftButton, {}, from);
        QMouseEvent way(QEvent::MouseMove, there, button->mapToGlobal(there), Qt::NoButton, Qt::LeftButton,
                        {});
        QCoreApplication::sendEvent(button, &way);
        QTest::mouseRelease(button, Qt::LeftButton, {}, there);
    }
    std::string idOf(int figure) { return m_window->desk()->idOf(figure); }
    void give(const Hand &figure, Colour to) { emit strip()->figureGiven(figure, to); }
    void choose(const StripPlace &place, const QString &action)
    {
        QMenu menu;
        link()->fill(menu, place);
        run(menu, action);
    }
    static void run(QMenu &menu, const QString &name)
    {
        for (const QMenu *one : menu.findChildren<QMenu *>() + QList<QMenu *>{&menu})
            for (QAction *action : one->actions())
                if (action->objectName() == name)
                    return action->trigger();
        QFAIL(qPrintable(name));
    }

    std::unique_ptr<MainWindow> m_window;
};

TOWERWATCH_WINDOW_TEST(TestPlayerPresenter)
#include "tst_playerpresenter.moc"
