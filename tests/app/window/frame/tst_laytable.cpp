// SPDX-License-Identifier: MIT
/// How many keys, or how many clicks, a table in the middle of a game takes: 30 tiles and 12 figures, laid in
/// the real window by keys alone and by mouse alone, and with the mouse 3 prisoners.
#include "app/window/frame/mainwindow.h"
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "tests/support/windowtest.h"
#include "views/window/board/boardwidget.h"
#include "views/window/palettes/figurepalette.h"
#include "views/window/palettes/tilefilter.h"
#include "views/window/palettes/tilelistmodel.h"
#include "views/window/palettes/tilepalette.h"
#include "views/window/players/playerstrip.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QApplication>
#include <QFile>
#include <QListView>
#include <QListWidget>
#include <QTableWidget>

using namespace towerwatch;

namespace {

constexpr int keysForTile = 4, keysForFigure = 5, clicksForEach = 2;

/// How often something took so many keys or clicks.
QString told(const QList<int> &counts)
{
    QMap<int, int> times;
    int sum = 0;
    for (const int count : counts) {
        ++times[count];
        sum += count;
    }
    QStringList parts;
    for (auto it = times.begin(); it != times.end(); ++it)
        parts << QStringLiteral("%1×%2").arg(it.value()).arg(it.key());
    return QStringLiteral("%1 in all (%2)").arg(sum).arg(parts.join(QStringLiteral(", ")));
}

} // namespace

class tst_LayTable : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-laytable"));
        QFile file(QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/data/table-of-thirty.towerwatch.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = readScenario(file.readAll().toStdString(), builtInTiles());
        QVERIFY(read.scenario);
        m_table = *read.scenario;
        QCOMPARE(m_table.tiles.size(), 30u);
        QCOMPARE(m_table.figures.size(), 12u);
    }

    void init()
    {
        m_window = windowtest::shownWindow(1600, 1000);
        QVERIFY(m_window);
        m_window->activateWindow();
        m_board = m_window->board();
        m_palette = m_window->findChild<TilePalette *>();
        m_figures = m_window->findChild<FigurePalette *>();
        m_board->setFocus();
        m_tileCounts.clear();
        m_figureCounts.clear();
        m_prisonerCounts.clear();
    }

    void cleanup() { windowtest::drop(m_window); }

    void byKeysAlone()
    {
        m_board->setFocus(Qt::TabFocusReason);
        QVERIFY(m_board->cursor());
        m_origin = *m_board->cursor();
        for (const PlacedTile &tile : m_table.tiles) {
            layByKeys(tile);
            if (QTest::currentTestFailed())
                return;
        }
        compare();
        qInfo().noquote() << "keys for tiles" << told(m_tileCounts) << "for figures" << told(m_figureCounts);
        QVERIFY(*std::ranges::max_element(m_tileCounts) <= keysForTile);
        QVERIFY(*std::ranges::max_element(m_figureCounts) <= keysForFigure);
    }

    void byMouseAlone()
    {
        m_origin = m_board->squareAtPosition(QRectF(m_board->rect()).center());
        for (const PlacedTile &tile : m_table.tiles) {
            layByMouse(tile);
            if (QTest::currentTestFailed())
                return;
        }
        compare();
        for (const Player &player : m_table.players)
            for (const Prisoner &prisoner : player.prisoners)
                imprisonByMouse(prisoner, player.colour);
        qInfo().noquote() << "clicks for tiles" << told(m_tileCounts) << "for figures" << told(m_figureCounts)
                          << "for prisoners" << told(m_prisonerCounts);
        QCOMPARE(m_prisonerCounts, QList<int>(3, clicksForEach));
        QVERIFY(*std::ranges::max_element(m_tileCounts) <= clicksForEach);
        QVERIFY(*std::ranges::max_element(m_figureCounts) <= clicksForEach);
    }

private:
    const Scenario &scenario() const { return m_window->document().scenario(); }
    const Board &board() const { return m_window->document().position()->board(); }
    Square placed(Square at) const { return at + m_origin; }

    void press(int key, char letter = 0)
    {
        ++m_count;
        QVERIFY(QApplication::focusWidget());
        if (letter)
            QTest::keyClick(QApplication::focusWidget(), letter);
        else
            QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
    }

    void click(QWidget *widget, QPoint point)
    {
        ++m_count;
        QTest::mouseMove(widget, point);
        QTest::mouseClick(widget, Qt::LeftButton, {}, point);
    }

    /// The tile as the palette would show it: some look the same turned.
    static bool looksLike(const TileListModel &model, int row, const PlacedTile &tile)
    {
        const Fit &fit = model.fit(row);
        if (fit.tile->id != tile.tile)
            return false;
        if (fit.rotation == tile.rotation)
            return true;
        for (int other = 0; other < model.rowCount(); ++other)
            if (model.fit(other).tile == fit.tile && model.fit(other).rotation == tile.rotation)
                return false;
        return std::ranges::all_of(allSides, [&](Side side) {
            return fit.tile->edge(turnedBack(side, fit.rotation)) ==
                   fit.tile->edge(turnedBack(side, tile.rotation));
        });
    }

    /// What somebody would type who sees the tile: its letter, the edges that are still open, and whether it
    /// has a tower, a watchtower, a garden.
    QStringList wordsFor(const PlacedTile &placedTile) const
    {
        const Tile &tile = *builtInTiles().find(placedTile.tile);
        const auto joints = jointsOf(board(), tile, placed(placedTile.at), placedTile.rotation);
        QString open;
        for (const Side side : allSides)
            if (joints[static_cast<std::size_t>(side)] == Joint::Free)
                open += QChar::fromLatin1(edgeLetters[static_cast<std::size_t>(
                                              tile.edge(turnedBack(side, placedTile.rotation)))])
                            .toLower();
        const QString mark = QString::fromLatin1(tile.towerFoundation ? "t"
                                                 : tile.watchtower    ? "w"
                                                 : tile.garden        ? "g"
                                                                      : "");
        QStringList words;
        for (const QString &letter : {QString::fromStdString(tile.letter).toLower(), QString()})
            for (qsizetype length = 0; length <= open.size(); ++length)
                words << letter + open.left(length) << letter + open.left(length) + mark;
        words.removeAll(QString());
        return words;
    }

    /// The words and the row of what they find that take the fewest keys.
    std::pair<QString, int> cheapest(const PlacedTile &tile) const
    {
        TileListModel model;
        TileFilter filter;
        filter.setSourceModel(&model);
        model.setPosition(m_window->document().position());
        model.setTarget(placed(tile.at));
        std::pair<QString, int> best{{}, 1000};
        for (const QString &words : wordsFor(tile)) {
            filter.setWords(words);
            for (int row = 0; row < filter.rowCount(); ++row)
                if (looksLike(model, filter.mapToSource(filter.index(row, 0)).row(), tile) &&
                    words.size() + row < best.first.size() + best.second)
                    best = {words, row};
        }
        return best;
    }

    void layByKeys(const PlacedTile &tile)
    {
        m_count = 0;
        walkTo(placed(tile.at));
        const auto [words, row] = cheapest(tile);
        for (const QChar letter : words)
            press(0, letter.toLatin1());
        for (int i = 0; i < row; ++i)
            press(Qt::Key_Down);
        press(Qt::Key_Return);
        if (m_count > keysForTile)
            qInfo() << tile.tile.c_str() << tile.at.x << tile.at.y << words << row << m_count;
        checkLaid(tile);
        for (const Figure &figure : m_table.figures)
            if (figure.at == tile.at)
                placeByKeys(figure);
    }

    void checkLaid(const PlacedTile &tile)
    {
        m_tileCounts << m_count;
        QVERIFY(!scenario().tiles.empty());
        QCOMPARE(scenario().tiles.back().tile, tile.tile);
        QCOMPARE(scenario().tiles.back().at, placed(tile.at));
    }

    /// A key that moves the cursor, and whether Ctrl is held.
    struct Move
    {
        int key;
        bool jump;
    };

    /// Where a move leads; Ctrl jumps to the next free square beside a tile.
    Square after(Square from, Side side, bool jump) const
    {
        Square at = neighbour(from, side);
        for (int i = 0; jump && i < 40; ++i, at = neighbour(at, side))
            if (board().tileAt(at) < 0 && hasNeighbour(board(), at))
                return at;
        return jump ? from : at;
    }

    /// The shortest way by arrows, with and without Ctrl.
    QList<Move> wayTo(Square square) const
    {
        constexpr std::array arrows{Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left};
        QList<std::pair<Square, QList<Move>>> ways{{*m_board->cursor(), {}}};
        for (qsizetype i = 0; i < ways.size(); ++i) {
            const auto [from, way] = ways[i];
            if (from == square)
                return way;
            for (const Side side : allSides)
                for (const bool jump : {false, true})
                    if (const Square to = after(from, side, jump); way.size() < 5)
                        ways.append({to, way + QList<Move>{{arrows[static_cast<std::size_t>(side)], jump}}});
        }
        return {};
    }

    void walkTo(Square square)
    {
        for (const auto &[key, jump] : wayTo(square)) {
            ++m_count;
            QTest::keyClick(m_board, static_cast<Qt::Key>(key), jump ? Qt::ControlModifier : Qt::NoModifier);
        }
        QCOMPARE(*m_board->cursor(), square);
    }

    void placeByKeys(const Figure &figure)
    {
        m_count = 0;
        while (m_board->hand().figure != figure.kind && m_count < 5)
            press(0, static_cast<char>('1' + m_window->findChild<FigurePalette *>()->keyOf(*figure.owner)));
        const char letter = name(figure.on->kind).front(); // of city, road, field, monastery
        for (int i = 0; i < 12 && m_board->ghost().on != figure.on; ++i)
            press(0, letter);
        press(Qt::Key_Return);
        checkPlaced(figure);
    }

    void checkPlaced(const Figure &figure)
    {
        m_figureCounts << m_count;
        QVERIFY(!scenario().figures.empty());
        QCOMPARE(scenario().figures.back().kind, figure.kind);
        QCOMPARE(scenario().figures.back().owner, figure.owner);
        QCOMPARE(scenario().figures.back().at, std::optional(placed(*figure.at)));
        QCOMPARE(scenario().figures.back().on, figure.on);
    }

    void layByMouse(const PlacedTile &tile)
    {
        m_board->zoomTo(0.6);
        m_board->ensureVisible(placed(tile.at));
        m_count = 0;
        click(m_board, m_board->squareRect(placed(tile.at)).center().toPoint());
        QCOMPARE(m_palette->target(), std::optional(placed(tile.at)));
        QCoreApplication::processEvents(); // what fits is shown from the top
        const auto *filter = static_cast<const TileFilter *>(m_palette->list()->model());
        const auto *model = static_cast<const TileListModel *>(filter->sourceModel());
        QModelIndex wanted;
        for (int row = 0; row < filter->rowCount() && !wanted.isValid(); ++row)
            if (looksLike(*model, filter->mapToSource(filter->index(row, 0)).row(), tile))
                wanted = filter->index(row, 0);
        QVERIFY2(wanted.isValid(), tile.tile.c_str());
        m_palette->list()->scrollTo(wanted);
        click(m_palette->list()->viewport(), m_palette->list()->visualRect(wanted).center());
        checkLaid(tile);
        for (const Figure &figure : m_table.figures)
            if (figure.at == tile.at)
                placeByMouse(figure);
    }

    void takeByMouse(FigureKind kind, Colour owner)
    {
        CommonFigures *common = m_figures->common();
        m_figures->setColour(owner); // those in play have a button, others are in a menu
        for (int row = 0; row < common->count(); ++row) {
            const QListWidgetItem *item = common->item(row);
            if (item->toolTip().startsWith(word(kind, TowerRules::C2)))
                click(common->viewport(), common->visualItemRect(item).center());
        }
        QCOMPARE(m_board->hand().figure, std::optional(kind));
    }

    void placeByMouse(const Figure &figure)
    {
        m_count = 0;
        takeByMouse(figure.kind, *figure.owner);
        click(m_board, pointOf(placed(*figure.at), *figure.on));
        checkPlaced(figure);
    }

    /// Gives a figure in hand to whoever holds it, by a click on the player.
    void imprisonByMouse(const Prisoner &prisoner, Colour holder)
    {
        m_count = 0;
        takeByMouse(prisoner.kind, prisoner.owner);
        QWidget *player = m_window->findChild<PlayerStrip *>()->card(holder)->player();
        click(player, player->rect().center());
        m_prisonerCounts << m_count;
        const Player *known = findPlayer(scenario(), holder);
        QVERIFY(known && !known->prisoners.empty());
        QVERIFY(known->prisoners.back() == prisoner);
    }

    /// A point of the board where the pointer means a place.
    QPoint pointOf(Square at, const Place &on)
    {
        const QRectF rect = m_board->squareRect(at);
        for (double y = 0.05; y < 1; y += 0.05)
            for (double x = 0.05; x < 1; x += 0.05) {
                const QPoint point =
                    (rect.topLeft() + QPointF(rect.width() * x, rect.height() * y)).toPoint();
                QTest::mouseMove(m_board, point);
                if (const Ghost ghost = m_board->ghost(); ghost.allowed && ghost.on == on)
                    return point;
            }
        return {};
    }

    void compare() const
    {
        QCOMPARE(scenario().tiles.size(), m_table.tiles.size());
        QCOMPARE(scenario().figures.size(), m_table.figures.size());
    }

    Scenario m_table;
    std::unique_ptr<MainWindow> m_window;
    BoardWidget *m_board = nullptr;
    TilePalette *m_palette = nullptr;
    FigurePalette *m_figures = nullptr;
    Square m_origin;
    int m_count = 0;
    QList<int> m_tileCounts, m_figureCounts, m_prisonerCounts;
};

TOWERWATCH_WINDOW_TEST(tst_LayTable)

#include "tst_laytable.moc"
