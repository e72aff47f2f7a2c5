// SPDX-License-Identifier: MIT
/// What is pasted is taken for what it is: a whole scenario is opened, or laid with a word about what is left
/// out; nothing changes silently.
#include "app/window/frame/mainwindow.h"
#include "model/edit/blockedits.h"
#include "model/edit/edits.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/share/pastedtext.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"
#include "tests/support/roundtrip.h"
#include "tests/support/testmain.h"
#include "views/window/board/banner.h"
#include "views/window/board/blocktool.h"
#include "views/window/board/boardwidget.h"
#include "views/words/words.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

using namespace towerwatch;

namespace {

const char *const pasted = R"(towerwatch: 1
title: Pasted
rules: {tower: c1}
players:
  blue: {points: 3}
  red: {}
turn: blue
tiles:
  - {tile: tower-07-road-crossroads, at: [0, 0], floors: 1}
  - {tile: base-U-road-straight, at: [0, -1], rotation: 90}
figures:
  - {figure: meeple, owner: red, at: [0, -1], on: road N}
questions:
  - {ask: place-floor, at: [0, 0], expect: {capturable: [f1]}}
)";

Scenario positionPasted(const std::string &text)
{
    return readScenario(text, builtInTiles()).scenario.value_or(Scenario{});
}

/// A board with a figure and a player on turn of its own.
Scenario table()
{
    Scenario scenario;
    scenario.tiles = {{"base-U-road-straight", {5, 5}, Rotation::R90}};
    scenario.figures = {{.owner = Colour::Green, .at = Square{5, 5}, .on = Place{PlaceKind::Road, Side::N}}};
    scenario.turn = Turn{Colour::Green};
    return scenario;
}

} // namespace

class tst_Pasting : public QObject
{
    Q_OBJECT

private:
    static void trigger(const MainWindow &window, Do what) { window.action(what)->trigger(); }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings().clear();
    }

    void anEmptyBoardTakesAllOfIt()
    {
        MainWindow window;
        QGuiApplication::clipboard()->setText(QString::fromUtf8(pasted));
        trigger(window, Do::PasteBlock);
        QCOMPARE(window.document().scenario(), positionPasted(pasted));
        QVERIFY(window.notice()->isHidden());
    }

    void aPositionTellsWhatIsLeftOut()
    {
        MainWindow window;
        window.document().openCopy(table());
        QGuiApplication::clipboard()->setText(QString::fromUtf8(pasted));
        trigger(window, Do::PasteBlock);
        QVERIFY(!window.notice()->isHidden());
        window.document().undoStack()->setClean();
        auto *open = window.notice()->findChild<QPushButton *>(QStringLiteral("openPasted"));
        open->click(); // without a session, in the same window
        QCOMPARE(window.document().scenario(), positionPasted(pasted));
        QVERIFY(window.notice()->isHidden());
    }

    /// Each of them alone is worth a word: another title, other players, another turn, other rules.
    void everyPartThatIsLeftOutIsTold()
    {
        Scenario bare;
        bare.tiles = table().tiles;
        QVERIFY(leftOutWords(bare, bare).empty());
        for (const Scenario &whole :
             {withTitle(bare, {{{"", "Pasted"}}}), withPlayer(bare, {.colour = Colour::Red, .points = 3}),
              withTurn(bare, Turn{Colour::Blue}), withRules(bare, {.tower = TowerRules::C1})})
            QVERIFY2(!leftOutWords(whole, bare).empty(), writeScenario(whole).c_str());
    }

    /// Nothing is left out of what is the same on the board already.
    void whatIsTheSameIsNotLeftOut()
    {
        MainWindow window;
        window.document().openCopy(positionPasted(pasted));
        trigger(window, Do::CopyYaml);
        trigger(window, Do::PasteBlock);
        QVERIFY(window.findChild<BlockTool *>()->block());
        QVERIFY(window.notice()->isHidden());
        Scenario other = positionPasted(pasted);
        other.title = {};
        window.document().openCopy(other);
        trigger(window, Do::PasteBlock);
        QVERIFY(!window.notice()->isHidden());
    }

    /// What was copied from a board by these rules says nothing of a table.
    void aCopiedPartIsLaidInSilence()
    {
        MainWindow window;
        window.document().openCopy(positionPasted(pasted));
        trigger(window, Do::SelectAll);
        trigger(window, Do::CopyBlock);
        trigger(window, Do::PasteBlock);
        QVERIFY(window.notice()->isHidden());
        QVERIFY(window.findChild<BlockTool *>()->block());
    }

    /// The asker stays who it was, and what is expected speaks of the same figures.
    void questionsStayWhatTheyWere()
    {
        const Scenario laid = withBlock(table(), builtInTiles(), positionPasted(pasted), {0, 0}).value();
        const Question &question = laid.questions.front();
        QCOMPARE(question.by, std::optional(Colour::Blue));
        QCOMPARE(question.expect->find("capturable")->items.front().text, figureIds(laid)[1]);
        QVERIFY(survives(laid));
        const Scenario own = positionPasted(pasted);
        const Scenario part = blockOf(own, builtInTiles(), {{0, 0}, {0, -1}});
        QCOMPARE(withBlock(own, builtInTiles(), part, {9, 9})->questions.back().by, std::nullopt);
    }

    void theKeyTakesEveryKind_data()
    {
        QTest::addColumn<QString>("text");
        const QString code = QString::fromStdString(shareCode(positionPasted(pasted)));
        const QString yaml = QString::fromUtf8(pasted);
        QTest::newRow("text") << yaml;
        QTest::newRow("code") << code;
        QTest::newRow("post") << QStringLiteral("Look at this:\n```\n%1```\nIs it right?").arg(yaml);
        QTest::newRow("post with a code") << QStringLiteral("Look:\n[code]%1[/code]\nIs it right?").arg(code);
        QTest::newRow("quoted") << QStringLiteral("> ") +
                                       QString(yaml).trimmed().replace(u'\n', QLatin1String("\n> "));
    }

    void theKeyTakesEveryKind()
    {
        QFETCH(QString, text);
        MainWindow window;
        QGuiApplication::clipboard()->setText(text);
        trigger(window, Do::PasteCode);
        QCOMPARE(window.document().scenario(), positionPasted(pasted));
    }

    void wordsAreNoCode()
    {
        for (const char *text : {"", "TW", "TW1", "BTW1-ABC", "no code"})
            QCOMPARE(codeIn(text), std::string());
        QCOMPARE(codeIn("see TW1-ABC."), std::string("TW1-ABC"));
    }
};

TOWERWATCH_WINDOW_TEST(tst_Pasting)
#include "tst_pasting.moc"
