// SPDX-License-Identifier: MIT
/// Every figure is there to be seen, whatever the size the palette opens in; players come in the order of
/// their seats.
#include "tests/support/testmain.h"
#include "views/window/palettes/figurepalette.h"

#include <QListWidget>
#include <QSet>
#include <QTableWidget>
#include <QToolButton>

using namespace towerwatch;

namespace {

/// Whether anything is drawn there.
bool isPicture(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) != image.pixel(0, 0))
                return true;
    return false;
}

} // namespace

class tst_FigurePalette : public QObject
{
    Q_OBJECT

private slots:
    /// Also where it opens as high as it was left, with room for all of them.
    void theOtherFiguresAreSeen_data()
    {
        QTest::addColumn<QSize>("size");
        for (const int height : {240, 290, 320, 340, 420, 600})
            QTest::addRow("%d", height) << QSize(236, height);
    }
    void theOtherFiguresAreSeen()
    {
        QFETCH(QSize, size);
        FigurePalette palette;
        palette.resize(size);
        palette.show();
        QVERIFY(QTest::qWaitForWindowExposed(&palette, windowPatience));
        QListWidget *list = palette.list();
        const QImage seen = list->viewport()->grab().toImage();
        for (int row = 0; row < list->count(); ++row) {
            const QRect place = list->visualItemRect(list->item(row));
            QVERIFY2(
                place.width() >= list->iconSize().width() && place.height() >= list->iconSize().height(),
                qPrintable(QStringLiteral("%1: %2 × %3").arg(row).arg(place.width()).arg(place.height())));
            if (!list->viewport()->rect().contains(place))
                continue;
            QVERIFY2(isPicture(seen.copy(place)), qPrintable(QString::number(row)));
        }
    }

    /// What is dragged from the table is chosen there, also after the table has changed by it.
    void whatIsPressedStaysMarked()
    {
        FigurePalette palette;
        palette.resize(240, 320);
        palette.show();
        QTableWidget *common = palette.common();
        QTest::mousePress(common->viewport(), Qt::LeftButton, {},
                          common->visualItemRect(common->item(3, 1)).center());
        QCOMPARE(palette.colour(), Colour::Blue);
        palette.setTable({});
        QCOMPARE(common->currentColumn(), 1);
        QCOMPARE(common->currentRow(), 3);
    }

    /// Digits mean the players in the order of their seats, then the others; a button says which.
    void digitsFollowTheSeats()
    {
        FigurePalette palette;
        QCOMPARE(palette.colourOfKey(0), Colour::Red);
        Scenario scenario;
        scenario.players = {{.colour = Colour::Green}, {.colour = Colour::Red}};
        palette.setTable(scenario);
        QSet<Colour> meant;
        for (int key = 0; key < 8; ++key)
            meant << palette.colourOfKey(key);
        QCOMPARE(meant.size(), 8);
        QCOMPARE(palette.colourOfKey(0), Colour::Green);
        QCOMPARE(palette.colourOfKey(1), Colour::Red);
        QCOMPARE(palette.colourOfKey(2), Colour::Blue);
        QTest::keyClick(palette.common(), Qt::Key_1);
        QCOMPARE(palette.colour(), Colour::Green);
        const auto buttons = palette.findChildren<QToolButton *>();
        QVERIFY(buttons.first()->toolTip().contains(u'1'));
        QVERIFY(buttons.first()->isChecked());
    }

    /// So does the column of a player, also while a figure of his is in hand.
    void columnsFollowTheSeats()
    {
        FigurePalette palette;
        QList<Colour> taken;
        connect(&palette, &FigurePalette::clicked, this, [&](FigureKind, auto owner) { taken << *owner; });
        palette.setInHand(FigureKind::Meeple, Colour::Green);
        Scenario scenario;
        scenario.players = {{.colour = Colour::Green}, {.colour = Colour::Red}};
        palette.setTable(scenario);
        QCOMPARE(palette.common()->currentColumn(), 0);
        for (int column = 0; column < 3; ++column)
            emit palette.common()->itemClicked(palette.common()->item(1, column));
        QCOMPARE(taken, QList({Colour::Green, Colour::Red, Colour::Blue}));
    }
};

TOWERWATCH_WINDOW_TEST(tst_FigurePalette)

#include "tst_figurepalette.moc"
