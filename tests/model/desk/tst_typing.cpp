// SPDX-License-Identifier: MIT
/// What is typed at the board means one thing at each place.
#include "model/desk/typing.h"
#include "tests/support/testmain.h"

using namespace towerwatch;
using What = Typed::What;

namespace {

constexpr Square here{1, 2}, laid{0, 2};

Typed typedAt(char32_t character, const TypingPlace &place)
{
    return typed(character, QChar(static_cast<char16_t>(character)).isLetter(), place);
}

} // namespace

class TestTyping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onAnEmptySquareFindsTiles()
    {
        const TypingPlace place{.cursor = here, .laid = laid};
        for (const char32_t letter : U"abrfcmtU\u00e4\u0416")
            if (letter != 0)
                QCOMPARE(typedAt(letter, place), (Typed{What::FindTile, here}));
        QCOMPARE(typedAt(U'?', place), (Typed{What::FindTile, here}));
        QCOMPARE(typedAt(U' ', place), Typed());
    }

    void signsOnAnEmptySquareAreForTheLastTile()
    {
        const TypingPlace place{.cursor = here, .laid = laid};
        QCOMPARE(typedAt(U'/', place), (Typed{What::TurnTile, laid}));
        QCOMPARE(typedAt(U'+', place), (Typed{What::RaiseTower, laid}));
        QCOMPARE(typedAt(U'=', place), (Typed{What::RaiseTower, laid}));
        QCOMPARE(typedAt(U'-', place), (Typed{What::LowerTower, laid}));
        for (const char32_t sign : {U'/', U'+', U'=', U'-'})
            QCOMPARE(typedAt(sign, {.cursor = here}), Typed());
    }

    void onATile()
    {
        const TypingPlace place{.cursor = here, .onTile = true, .laid = laid};
        QCOMPARE(typedAt(U'/', place), (Typed{What::TurnTile, here}));
        QCOMPARE(typedAt(U'a', place), (Typed{What::Taken, here}));
        QCOMPARE(typedAt(U'+', place), Typed()); // a shortcut raises the tower of the tile itself
        QCOMPARE(typedAt(U'?', place), Typed());
    }

    void digitsTakeFiguresEverywhere()
    {
        const TypingPlace places[] = {{},
                                      {.cursor = here},
                                      {.cursor = here, .onTile = true},
                                      {.cursor = here, .emptyHand = false, .leadsFigure = true}};
        for (const TypingPlace &place : places) {
            QCOMPARE(typedAt(U'1', place), (Typed{.what = What::TakeFigure, .key = 0}));
            QCOMPARE(typedAt(U'8', place), (Typed{.what = What::TakeFigure, .key = 7}));
            QCOMPARE(typedAt(U'0', place), Typed());
            QVERIFY(typedAt(U'9', place).what != What::TakeFigure);
        }
    }

    void aFigureInHandGoesToPlaces()
    {
        const TypingPlace place{.cursor = here, .onTile = true, .emptyHand = false, .leadsFigure = true};
        QCOMPARE(typedAt(U'c', place), (Typed{.what = What::GoToPlace, .place = PlaceKind::City}));
        QCOMPARE(typedAt(U'T', place), (Typed{.what = What::GoToPlace, .place = PlaceKind::Tower}));
        QCOMPARE(typedAt(U'/', place), Typed()); // the tile keeps its way while a figure goes onto it
        const TypingPlace byPointer{.cursor = here, .onTile = true, .emptyHand = false};
        QCOMPARE(typedAt(U'c', byPointer), (Typed{What::Taken, here}));
    }

    /// What is in hand is put down before the next tile is sought.
    void aFullHandFindsNoTile()
    {
        QCOMPARE(typedAt(U'a', {.cursor = here, .emptyHand = false, .laid = laid}), Typed());
        QCOMPARE(typedAt(U'+', {.cursor = here, .emptyHand = false, .laid = laid}), Typed());
        QCOMPARE(typedAt(U'a', {}), Typed());
    }
};

TOWERWATCH_TEST(TestTyping)
#include "tst_typing.moc"
