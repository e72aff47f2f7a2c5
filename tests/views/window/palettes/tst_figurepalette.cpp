// SPDX-License-Identifier: MIT
/// The palette shows what a table needs, and the rest by name; players come in the order of their seats.
#include "tests/support/testmain.h"
#include "views/window/palettes/figurepalette.h"
#include "views/window/palettes/figurepopup.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
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

private:
    static QList<Colour> shownColours(const FigurePalette &palette)
    {
        QList<Colour> colours;
        const auto *buttons = palette.findChild<QButtonGroup *>();
        for (int key = 0; key < buttons->buttons().size(); ++key)
            if (!buttons->button(key)->isHidden())
                colours << palette.colourOfKey(key);
        return colours;
    }

private slots:
    /// Two colours on an empty table; then those in play, and whoever else is chosen.
    void coloursInPlayAreShown()
    {
        FigurePalette palette;
        QCOMPARE(shownColours(palette), QList({Colour::Red, Colour::Blue}));
        Scenario scenario;
        scenario.players = {{.colour = Colour::Green}, {.colour = Colour::Red}};
        palette.setTable(scenario);
        QCOMPARE(shownColours(palette), QList({Colour::Green, Colour::Red}));
        palette.setInHand(FigureKind::Pig, Colour::Purple);
        QCOMPARE(shownColours(palette), QList({Colour::Green, Colour::Red, Colour::Purple}));
        palette.setInHand(FigureKind::Pig, Colour::Red);
        QCOMPARE(shownColours(palette).size(), 2);

        QMenu *menu = palette.otherColours()->menu();
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 6);
        QSignalSpy taken(&palette, &FigurePalette::taken);
        menu->actions().last()->trigger(); // what is in hand is that player's now
        QCOMPARE(palette.colour(), palette.colourOfKey(7));
        QCOMPARE(taken.size(), 1);
        QCOMPARE(shownColours(palette).size(), 3);
        for (const Colour colour : allOf<Colour>)
            if (!findPlayer(scenario, colour))
                scenario.players.push_back({.colour = colour});
        palette.setTable(scenario);
        QCOMPARE(shownColours(palette).size(), 8);
        QVERIFY(palette.otherColours()->isHidden());
    }

    /// All that are not among the common ones, each with picture and name, found by typing.
    void otherFiguresAreFoundByName()
    {
        FigurePalette palette;
        palette.show();
        QVERIFY(QTest::qWaitForWindowExposed(&palette, windowPatience));
        palette.others()->click();
        FigurePopup *popup = palette.popup();
        QVERIFY(popup->isVisible());
        QSet<QString> names;
        for (int row = 0; row < popup->list()->count(); ++row) {
            const QListWidgetItem *item = popup->list()->item(row);
            names << item->text();
            QVERIFY(isPicture(item->icon().pixmap(popup->list()->iconSize()).toImage()));
        }
        QCOMPARE(names.size(), static_cast<qsizetype>(enumNames<FigureKind>.size() - commonKinds.size()));
        QSignalSpy taken(&palette, &FigurePalette::taken);
        popup->search()->setText(QString(word(FigureKind::Fairy, TowerRules::C2)));
        QTest::keyClick(popup->search(), Qt::Key_Return);
        QVERIFY(!popup->isVisible());
        QCOMPARE(taken.size(), 1);
        QCOMPARE(taken.first().first().value<FigureKind>(), FigureKind::Fairy);
        popup->search()->setText(QStringLiteral("nobody"));
        QTest::keyClick(popup->search(), Qt::Key_Return);
        QCOMPARE(taken.size(), 1);
    }

    /// Figures of expansions that are missing are in the popup only, under a heading that cannot be picked.
    void missingExpansions()
    {
        FigurePalette palette;
        palette.show();
        QVERIFY(QTest::qWaitForWindowExposed(&palette, windowPatience));
        const int height = palette.common()->height();
        Scenario scenario;
        scenario.figures = {{.kind = FigureKind::Builder, .owner = Colour::Red}};
        palette.setTable(scenario, InPlay(allExpansions(), Position(scenario, builtInTiles())));
        QSet<FigureKind> shown;
        for (int row = 0; row < palette.common()->count(); ++row)
            if (!palette.common()->item(row)->isHidden())
                shown << CommonFigures::kindOf(*palette.common()->item(row));
        QCOMPARE(shown, QSet({FigureKind::Meeple, FigureKind::Builder, FigureKind::Pig}));
        QVERIFY(palette.common()->height() < height);

        palette.others()->click();
        QListWidget *list = palette.popup()->list();
        QCOMPARE(list->count(), enumNames<FigureKind>.size() - shown.size() + 1);
        QStringList headings;
        for (int row = 0; row < list->count(); ++row)
            if (!(list->item(row)->flags() & Qt::ItemIsEnabled))
                headings << list->item(row)->text();
        QCOMPARE(headings.size(), 1);
        palette.popup()->search()->setText(QString(word(FigureKind::Dragon, TowerRules::C2)));
        QSignalSpy taken(&palette, &FigurePalette::taken);
        QTest::keyClick(palette.popup()->search(), Qt::Key_Return);
        QCOMPARE(taken.first().first().value<FigureKind>(), FigureKind::Dragon);
    }

    /// What is dragged out of the palette is chosen there, also after the table has changed by it.
    void whatIsPressedStaysMarked()
    {
        FigurePalette palette;
        palette.resize(240, 320);
        palette.show();
        CommonFigures *common = palette.common();
        QTest::mousePress(common->viewport(), Qt::LeftButton, {},
                          common->visualItemRect(common->item(3)).center());
        palette.setTable({});
        QCOMPARE(common->currentRow(), 3);
    }

    /// Each has its picture, no smaller than one can see it, and its whole name; long names take fewer
    /// columns.
    void everyFigureHasItsName()
    {
        FigurePalette palette;
        palette.resize(250, 320);
        palette.show();
        CommonFigures *common = palette.common();
        const auto columns = [&] { return common->viewport()->width() / common->gridSize().width(); };
        for (int row = 0; row < common->count(); ++row) {
            const QRect cell = common->visualItemRect(common->item(row));
            QVERIFY(common->viewport()->rect().contains(cell));
            QVERIFY(common->fontMetrics().horizontalAdvance(common->item(row)->text()) <= cell.width());
            QVERIFY(!common->item(row)->text().isEmpty());
        }
        QVERIFY(common->iconSize().height() >= 32);
        for (int row = 0; row < common->count(); ++row)
            common->item(row)->setText(QStringLiteral("x"));
        common->layOut();
        QCOMPARE(columns(), 3);
        common->item(1)->setText(QString(20, u'W'));
        common->layOut();
        QCOMPARE(columns(), 2);
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
        const QAbstractButton *first = palette.findChild<QButtonGroup *>()->button(0);
        QVERIFY(first->toolTip().contains(u'1'));
        QVERIFY(first->isChecked());
    }

    /// The figures are of the colour that is chosen, by its digit too.
    void figuresAreOfTheChosenColour()
    {
        FigurePalette palette;
        QList<Colour> taken;
        connect(&palette, &FigurePalette::clicked, this, [&](FigureKind, auto owner) { taken << *owner; });
        palette.setInHand(FigureKind::Meeple, Colour::Green);
        Scenario scenario;
        scenario.players = {{.colour = Colour::Green}, {.colour = Colour::Red}};
        palette.setTable(scenario);
        QCOMPARE(palette.common()->currentRow(), 0);
        for (const int key : {Qt::Key_1, Qt::Key_2, Qt::Key_3}) {
            QTest::keyClick(palette.common(), static_cast<Qt::Key>(key));
            emit palette.common()->itemClicked(palette.common()->item(1));
        }
        QCOMPARE(taken, QList({Colour::Green, Colour::Red, Colour::Blue}));
    }
};

TOWERWATCH_WINDOW_TEST(tst_FigurePalette)

#include "tst_figurepalette.moc"
