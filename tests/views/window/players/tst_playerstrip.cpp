// SPDX-License-Identifier: MIT
/// The player strip: everybody and every prisoner is seen and spoken of, each part says what was pressed, and
/// all of it is reached by keys.
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/testmain.h"
#include "views/window/players/playerstrip.h"

#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QToolButton>

using namespace towerwatch;

namespace {

constexpr Prisoner redsMeeple{FigureKind::Meeple, Colour::Red}, redsMayor{FigureKind::Mayor, Colour::Red};

Scenario seated()
{
    return scenarioOf(
        "red: name: Ann, points: 12, floors: 3; blue: name: Jo, points: 20, supply: {meeple: 4}, "
        "holds red meeple, red mayor, red meeple; green:; turn: {player: blue, ransom-paid: true}");
}

Scenario withOneMore(Scenario scenario, std::size_t player, Prisoner prisoner)
{
    scenario.players[player].prisoners.push_back(prisoner);
    return scenario;
}

PrisonerButton *buttonOf(const PlayerStrip &strip, Colour holder, Prisoner prisoner)
{
    for (PrisonerButton *button : strip.card(holder)->prisoners())
        if (button->prisoner() == prisoner)
            return button;
    return nullptr;
}

bool drop(PlayerCard *card, const Hand &hand)
{
    const auto data = hand.toMime();
    const QPointF middle = QRectF(card->rect()).center();
    QDragEnterEvent enter(middle.toPoint(), Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(card, &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent event(middle, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(card, &event);
    return true;
}

} // namespace

class TestPlayerStrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_window->resize(1300, 700);
        m_strip = new PlayerStrip(m_window.get());
        m_strip->resize(1200, 60);
        m_strip->setScenario(seated());
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get(), windowPatience));
        m_window->activateWindow();
        QCOMPARE(m_strip->cards().size(), 3);
    }

    void cleanup() { m_window.reset(); }

    /// The mark of an arrival runs along the edge: the number keeps clear of it.
    void theNumberKeepsClearOfTheMark()
    {
        PrisonerButton one(redsMeeple, 1, nullptr), two(redsMeeple, 2, nullptr);
        const auto edgeOf = [&](PrisonerButton &button) {
            button.resize(two.sizeHint());
            const QImage picture = button.grab().toImage();
            constexpr int mark = 5;
            const int edge = qRound(mark * picture.devicePixelRatio());
            return picture.copy(picture.width() - edge, 0, edge, picture.height());
        };
        QVERIFY(edgeOf(one) == edgeOf(two));
    }

    void everybodyIsThere()
    {
        const QList<PlayerCard *> &cards = m_strip->cards();
        QCOMPARE(cards[0]->colour(), Colour::Red);
        QCOMPARE(cards[2]->colour(), Colour::Green);
        QCOMPARE(cards[0]->prisoners().size(), 0);
        QCOMPARE(cards[1]->prisoners().size(), 2);
        QCOMPARE(buttonOf(*m_strip, Colour::Blue, redsMeeple)->count(), 2);
        QCOMPARE(buttonOf(*m_strip, Colour::Blue, redsMayor)->count(), 1);
        QVERIFY(cards[1]->isOnTurn());
        QVERIFY(!cards[0]->isOnTurn());
    }

    void everythingIsSpoken()
    {
        const QString ann = m_strip->card(Colour::Red)->player()->accessibleName();
        const QString jo = m_strip->card(Colour::Blue)->player()->accessibleName();
        for (const char *part : {"Ann", "12", "3"})
            QVERIFY2(ann.contains(QLatin1String(part)), part);
        for (const char *part : {"Jo", "20", "4", "2"})
            QVERIFY2(jo.contains(QLatin1String(part)), part);
        for (const PlayerCard *card : m_strip->cards())
            for (const StripButton *part : card->parts()) {
                QVERIFY(!part->accessibleName().isEmpty());
                QVERIFY(!part->accessibleDescription().isEmpty());
            }
        QVERIFY(buttonOf(*m_strip, Colour::Blue, redsMayor)->accessibleName().contains("Jo"));
    }

    void namesAreNoMarkup()
    {
        Scenario scenario = seated();
        scenario.players[0].name = "<img src='x'>";
        m_strip->setScenario(scenario);
        QVERIFY(!m_strip->card(Colour::Red)->player()->toolTip().contains("<img"));
    }

    void partsSayWhatWasPressed()
    {
        QSignalSpy player(m_strip, &PlayerStrip::playerAsked);
        QSignalSpy prisoner(m_strip, &PlayerStrip::prisonerAsked);
        QTest::mouseClick(m_strip->card(Colour::Green)->player(), Qt::LeftButton);
        QCOMPARE(player.takeFirst().at(0).value<Colour>(), Colour::Green);
        QTest::mouseClick(buttonOf(*m_strip, Colour::Blue, redsMayor), Qt::LeftButton);
        const QList<QVariant> pressed = prisoner.takeFirst();
        QCOMPARE(pressed.at(0).value<Colour>(), Colour::Blue);
        QVERIFY(pressed.at(1).value<Prisoner>() == redsMayor);
    }

    void keysReachEveryPart()
    {
        QSignalSpy prisoner(m_strip, &PlayerStrip::prisonerAsked);
        QSignalSpy menu(m_strip, &PlayerStrip::menuAsked);
        m_strip->cards().first()->player()->setFocus();
        qsizetype reached = 0;
        for (const PlayerCard *card : m_strip->cards())
            for (StripButton *part : card->parts()) {
                QVERIFY(part->hasFocus());
                QVERIFY(part->focusPolicy() & Qt::TabFocus || reached == 0);
                ++reached;
                QTest::keyClick(part, Qt::Key_Right);
            }
        QCOMPARE(reached, 5);
        PrisonerButton *button = buttonOf(*m_strip, Colour::Blue, redsMeeple);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Return);
        QCOMPARE(prisoner.size(), 1);
        QContextMenuEvent key(QContextMenuEvent::Keyboard, {}, {});
        QCoreApplication::sendEvent(button, &key);
        QVERIFY(menu.takeFirst().at(0).value<StripPlace>() == (StripPlace{Colour::Blue, redsMeeple}));
        QTest::keyClick(button, Qt::Key_Home);
        QVERIFY(m_strip->cards().first()->player()->hasFocus());
    }

    void theKeyboardStaysWhereItWas()
    {
        buttonOf(*m_strip, Colour::Blue, redsMeeple)->setFocus();
        m_strip->setScenario(withOneMore(seated(), 0, {FigureKind::Meeple, Colour::Blue}));
        QVERIFY(buttonOf(*m_strip, Colour::Blue, redsMeeple)->hasFocus());
    }

    void whoPlaysIsWorkedOut()
    {
        Scenario scenario;
        scenario.figures = {{.kind = FigureKind::Meeple, .owner = Colour::Pink}, {.kind = FigureKind::Fairy}};
        m_strip->setScenario(scenario);
        QCOMPARE(m_strip->cards().size(), 1);
        QVERIFY(m_strip->card(Colour::Pink));
        const int height = m_strip->height();
        m_strip->setScenario({});
        QCOMPARE(m_strip->cards().size(), 0);
        QCOMPARE(m_strip->height(), height); // the board does not move when somebody comes
        QSignalSpy wanted(m_strip, &PlayerStrip::playerWanted);
        QTest::mouseClick(m_strip->findChild<QToolButton *>("addPlayer"), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
    }

    void figuresAreDropped()
    {
        QSignalSpy given(m_strip, &PlayerStrip::figureGiven);
        const Hand fresh{.figure = FigureKind::Meeple, .owner = Colour::Red};
        const Hand standing{.figure = FigureKind::Meeple, .owner = Colour::Red, .moved = "a b"};
        const Hand held{.figure = FigureKind::Mayor, .owner = Colour::Red, .holder = Colour::Blue};
        PlayerCard *red = m_strip->card(Colour::Red), *blue = m_strip->card(Colour::Blue);
        QVERIFY(drop(blue, fresh));
        QVERIFY(given.takeFirst().at(0).value<Hand>() == fresh);
        QVERIFY(drop(blue, standing));
        QVERIFY(given.takeFirst().at(0).value<Hand>() == standing);
        QVERIFY(drop(red, held));
        QVERIFY(given.at(0).at(0).value<Hand>() == held);
        QCOMPARE(given.takeFirst().at(1).value<Colour>(), Colour::Red);
        QVERIFY(drop(red, standing));
        given.clear();
        QVERIFY(!drop(red, fresh));
        QVERIFY(!drop(blue, held));
        QVERIFY(!drop(blue, {.figure = FigureKind::Barn, .owner = Colour::Red}));
        QVERIFY(!drop(blue, {.figure = FigureKind::Fairy}));
        QCOMPARE(given.size(), 0);
    }

    void whatIsInHandIsGiven()
    {
        QSignalSpy given(m_strip, &PlayerStrip::figureGiven);
        QSignalSpy asked(m_strip, &PlayerStrip::playerAsked);
        const Hand hand{.figure = FigureKind::Meeple, .owner = Colour::Red};
        m_strip->setHand(hand);
        QTest::mouseClick(m_strip->card(Colour::Green)->player(), Qt::LeftButton);
        QCOMPARE(given.size(), 1);
        QCOMPARE(asked.size(), 0);
        QTest::mouseClick(m_strip->card(Colour::Red)->player(), Qt::LeftButton);
        m_strip->setHand({});
        QTest::mouseClick(m_strip->card(Colour::Green)->player(), Qt::LeftButton);
        QCOMPARE(given.size(), 1);
        QCOMPARE(asked.size(), 2);
    }

    void anArrivalIsSeen()
    {
        QVERIFY(!buttonOf(*m_strip, Colour::Blue, redsMeeple)->isWelcomed());
        m_strip->setScenario(withOneMore(seated(), 1, redsMeeple));
        QVERIFY(buttonOf(*m_strip, Colour::Blue, redsMeeple)->isWelcomed());
        QVERIFY(!buttonOf(*m_strip, Colour::Blue, redsMayor)->isWelcomed());
        const Scenario two =
            withOneMore(withOneMore(seated(), 0, {FigureKind::Pig, Colour::Green}), 2, redsMayor);
        QVERIFY(!arrivedPrisoner(seated(), two));
        QVERIFY(!arrivedPrisoner({}, withOneMore(seated(), 2, redsMayor)));
        QVERIFY(!arrivedPrisoner(seated(), seated()));
    }

    void itFoldsToItsRoom()
    {
        const int full = m_strip->height();
        QCOMPARE(m_strip->fold(), StripFold::Full);
        m_strip->resize(300, full);
        QVERIFY(m_strip->fold() != StripFold::Full);
        m_strip->resize(120, full);
        QCOMPARE(m_strip->fold(), StripFold::Tight);
        QVERIFY(m_strip->height() <= full);
        for (PlayerCard *card : m_strip->cards())
            for (const StripButton *part : card->parts())
                QVERIFY(part->width() >= part->sizeHint().width());
        m_strip->resize(1200, full);
        QCOMPARE(m_strip->fold(), StripFold::Full);
        m_window->resize(1300, 400);
        m_strip->resize(1201, full);
        QCOMPARE(m_strip->fold(), StripFold::Tight);
    }

private:
    std::unique_ptr<QWidget> m_window;
    PlayerStrip *m_strip = nullptr;
};

TOWERWATCH_WINDOW_TEST(TestPlayerStrip)
#include "tst_playerstrip.moc"
