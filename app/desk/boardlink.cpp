// SPDX-License-Identifier: MIT
#include "app/desk/boardlink.h"

#include "app/desk/inquiry.h"
#include "model/edit/edits.h"
#include "model/edit/repair.h"
#include "model/edit/scenariopatch.h"
#include "model/inquiry/suggestions.h"
#include "resources/catalogue.h"
#include "views/wording/hingewords.h"
#include "views/wording/squarewords.h"
#include "views/wording/words.h"

namespace towerwatch {

BoardLink::BoardLink(BoardWidget &board, ScenarioDocument &document, Inquiry &inquiry)
    : QObject(&board)
    , m_board(board)
    , m_document(document)
    , m_inquiry(inquiry)
{
    connectEdits();
    connect(&board, &BoardWidget::squareActivated, this, [this](Square square) {
        select(square);
        m_inquiry.askAbout(square);
    });
    connect(&board, &BoardWidget::figureActivated, this, [this](int figure) {
        select(m_document.position()->board().figure(figure).at, figure);
        m_inquiry.askAboutFigure(figure);
    });
    connect(&inquiry, &Inquiry::changed, this, &BoardLink::showMarks);
    connect(&document, &ScenarioDocument::started, this, [this] { m_position.reset(); });
    connect(&document, &ScenarioDocument::changed, this, &BoardLink::followSelection);
    connect(&board, &BoardWidget::handChanged, this, &BoardLink::abilitiesChanged);
    board.setDescriber([this](Square square) { return describe(square); });
    board.setFigureDescriber([this](int figure) { return describe(figure); });
}

QString BoardLink::describe(Square square) const
{
    QString words = squareWords(*m_document.position(), m_inquiry.explanation(), square);
    for (const SquareCount &tower : m_dangers.towers)
        if (tower.at == square)
            words += u'\n' + threateningWords(tower.count);
    const Board &board = m_document.position()->board();
    for (const auto &[figure, towers] : m_dangers.figures) // those of the board before, while it changes
        if (figure < board.figureCount() && board.figure(figure).at == square)
            words += u'\n' + figureLabel(*m_document.position(), figure) + QStringLiteral(": ") +
                     endangeredWords(towers);
    return words;
}

QString BoardLink::describe(int figure) const
{
    const QString words = figureWords(*m_document.position(), m_inquiry.explanation(), figure);
    for (const auto &[endangered, towers] : m_dangers.figures)
        if (endangered == figure)
            return words + QStringLiteral(", ") + endangeredWords(towers);
    return words;
}

void BoardLink::setDangers(const drawing::DangerMarks &dangers)
{
    m_dangers = dangers;
    showMarks();
}

void BoardLink::showMarks()
{
    drawing::BoardMarks marks = m_inquiry.marks();
    marks.selectedSquare = m_square;
    marks.dangers = m_dangers;
    marks.litFigures.insert(marks.litFigures.end(), m_litFigures.cbegin(), m_litFigures.cend());
    if (!m_litFigures.isEmpty() || !m_litSquares.isEmpty())
        marks.litSquares.assign(m_litSquares.cbegin(), m_litSquares.cend());
    m_board.setMarks(marks);
}

void BoardLink::light(int figure, const QList<Square> &squares)
{
    lightAll(figure < 0 ? QList<int>() : QList<int>{figure}, squares);
}

void BoardLink::lightAll(const QList<int> &figures, const QList<Square> &squares)
{
    m_litFigures = figures;
    m_litSquares = squares;
    showMarks();
}

void BoardLink::connectEdits()
{
    const TileCatalogue &tiles = builtInTiles();
    connect(&m_board, &BoardWidget::tilePlaced, this, &BoardLink::layTile);
    connect(&m_board, &BoardWidget::figurePlaced, this,
            [&](FigureKind kind, std::optional<Colour> owner, Square at, std::optional<Place> on) {
                edit(withFigure(m_document.scenario(), tiles, {"", kind, owner, at, on}),
                     tr("Place a figure (%1)").arg(word(kind, m_document.scenario().rules.tower)));
            });
    connect(&m_board, &BoardWidget::tileMoved, this, [&](Square from, Square to) {
        edit(withTileMoved(m_document.scenario(), tiles, from, to), tr("Move a tile"));
        select(to);
    });
    connect(&m_board, &BoardWidget::figureMoved, this, [&](int figure, Square to, std::optional<Place> on) {
        edit(withFigureMoved(m_document.scenario(), tiles, figure, to, on), tr("Move a figure"));
    });
    connect(&m_board, &BoardWidget::rotateAsked, this, [&](Square at, bool clockwise) {
        edit(withTileTurned(m_document.scenario(), tiles, at, clockwise ? Rotation::R90 : Rotation::R270),
             tr("Turn a tile"));
    });
    connect(&m_board, &BoardWidget::removeAsked, this, &BoardLink::removeAt);
}

void BoardLink::layTile(const QString &tile, Square at, Rotation rotation)
{
    edit(withTile(m_document.scenario(), builtInTiles(), {tile.toStdString(), at, rotation, 0, {}}),
         tr("Lay a tile"));
}

/// What is selected stays so while its number and its square become others.
void BoardLink::followSelection()
{
    if (!m_position) // it was another scenario's
        return select({});
    const int figure = figureAfter(m_position->scenario(), m_figure, m_document.scenario());
    select(figure < 0 ? m_square : m_document.position()->board().figure(figure).at, figure);
}

void BoardLink::select(std::optional<Square> square, int figure)
{
    m_position = m_document.position();
    m_square = square;
    m_figure = figure;
    showMarks();
    emit abilitiesChanged();
}

const PlacedTile *BoardLink::selectedTile() const
{
    const Board &board = m_document.position()->board();
    const int tile = m_square ? board.tileAt(*m_square) : -1;
    return tile < 0 ? nullptr : &board.placed(tile);
}

void BoardLink::turn(bool clockwise)
{
    Hand hand = m_board.hand();
    const int quarters = clockwise ? 1 : 3;
    if (!hand.tile.isEmpty()) {
        hand.rotation = rotationOfQuarters(quarterTurns(hand.rotation) + quarters);
        m_board.setHand(hand);
    } else if (m_square) {
        edit(withTileTurned(m_document.scenario(), builtInTiles(), *m_square, rotationOfQuarters(quarters)),
             tr("Turn a tile"));
    }
}

void BoardLink::removeAt(Square at, int figure)
{
    if (figure >= 0)
        edit(withoutFigure(m_document.scenario(), figure), tr("Remove a figure"));
    else
        edit(withoutTile(m_document.scenario(), builtInTiles(), at), tr("Remove a tile"));
}

void BoardLink::remove()
{
    if (m_square || m_figure >= 0)
        removeAt(m_square.value_or(Square{}), m_figure);
}

void BoardLink::removeTile()
{
    if (m_square)
        removeAt(*m_square, -1);
}

void BoardLink::changeFloors(int by)
{
    if (const PlacedTile *tile = selectedTile())
        edit(withFloors(m_document.scenario(), builtInTiles(), tile->at, tile->floors + by),
             by > 0 ? tr("One floor more") : tr("One floor fewer"));
}

std::vector<std::optional<Bridge>> BoardLink::bridgeChoices() const
{
    const PlacedTile *tile = selectedTile();
    const Tile *design = tile ? m_document.position()->board().designAt(tile->at) : nullptr;
    std::vector<std::optional<Bridge>> choices{std::nullopt};
    for (const Bridge bridge : {Bridge::NS, Bridge::EW})
        if (design && carries(*design, tile->rotation, bridge))
            choices.emplace_back(bridge);
    return choices;
}

BoardAbilities BoardLink::abilities() const
{
    const PlacedTile *tile = selectedTile();
    const Tile *design = tile ? m_document.position()->board().designAt(tile->at) : nullptr;
    const bool tower = design && design->towerFoundation;
    return {.turn = design || !m_board.hand().tile.isEmpty(),
            .remove = tile || m_figure >= 0,
            .raise = tower && tile->floors < limits::floors,
            .lower = tower && tile->floors > 0,
            .bridge = bridgeChoices().size() > 1,
            .castle = design && !design->cities.empty()};
}

void BoardLink::changeBridge()
{
    const PlacedTile *tile = selectedTile();
    const auto choices = bridgeChoices();
    if (!tile || choices.size() == 1)
        return;
    const auto now = std::ranges::find(choices, tile->bridge);
    const std::size_t next = (static_cast<std::size_t>(now - choices.begin()) + 1) % choices.size();
    edit(withBridge(m_document.scenario(), builtInTiles(), tile->at, choices[next]),
         choices[next] ? tr("Lay a bridge") : tr("Remove a bridge"));
}

void BoardLink::changeCastle()
{
    const PlacedTile *placed = selectedTile();
    if (!placed)
        return;
    const Board &board = m_document.position()->board();
    const int tile = board.tileAt(placed->at);
    Scenario cities = m_document.scenario();
    for (const Side side : allSides) {
        const int city = board.cityAt(tile, side);
        if (city >= 0 && !board.feature(city).castle) {
            edit(withCastle(m_document.scenario(), builtInTiles(), {placed->at, side}),
                 tr("Make a city a castle"));
            return;
        }
        if (city >= 0)
            cities = withoutCastle(std::move(cities), builtInTiles(), {placed->at, side});
    }
    edit(std::move(cities), tr("Make a castle a city again"));
}

QString BoardLink::clickWord(std::optional<Square> square, int figure) const
{
    const Hand &hand = m_board.hand();
    const Position &position = *m_document.position();
    if (!hand.tile.isEmpty())
        return tr("Click a square to lay the tile; R turns it, Escape puts it back");
    if (hand.figure)
        return tr("Click a place on a tile for the figure (%1); Escape puts it back")
            .arg(word(*hand.figure, position.scenario().rules.tower));
    if (m_board.isCarrying())
        return tr("Click or press Enter where it goes; Escape leaves it where it is");
    if (figure >= 0)
        return tr("Click: what can happen to %1?").arg(figureLabel(position, figure));
    if (!square)
        return {};
    const auto questions = questionsAbout(position.board(), *square);
    if (questions.empty())
        return tr("Empty square %1: take a tile from the left to lay it here").arg(phrase(*square));
    switch (questions.front().ask) {
    case Ask::PlaceFloor:
        return tr("Click: how far does the tower at %1 reach with one more floor?").arg(phrase(*square));
    case Ask::Watchtower: return tr("Click: what is the watchtower at %1 worth?").arg(phrase(*square));
    case Ask::PlaceFigure:
    case Ask::Score:
    case Ask::Ransom:
    case Ask::Actions:
    case Ask::Outlook: break;
    }
    return tr("Click to select the tile at %1; right click for more").arg(phrase(*square));
}

} // namespace towerwatch
