// SPDX-License-Identifier: MIT
#include "model/jcz/gametable.h"

#include "model/referee/referee.h"
#include "model/referee/watchtowers.h"
#include "model/value/ranges.h"

namespace towerwatch {

namespace {

constexpr int fairyPoints = 3;

/// The scoring of one turn.
class TurnScoring
{
public:
    TurnScoring(JczTable &table, Square placed, const std::set<Square> &newCastles)
        : m_table(table)
        , m_board(table.board())
        , m_placed(placed)
        , m_newCastles(newCastles)
        , m_answer(score(m_board, placed))
    {
    }

    void run()
    {
        for (const auto &[colour, points] : m_answer.totals)
            m_table.addPoints(colour, points);
        for (const ScoredFeature &feature : m_answer.features)
            finish(feature);
        if (const int fairy = m_table.fairyFollower(); fairy >= 0 && m_home.contains(fairy))
            m_table.note(JczCode::FairyScores, {ownerOf(fairy), std::to_string(fairyPoints)});
        scoreBarns();
        scoreGardens();
        scoreCastles();
        m_table.remove({m_home.begin(), m_home.end()});
    }

private:
    std::string ownerOf(int figure) const
    {
        const auto owner = m_board.figure(figure).owner;
        return owner ? std::string(name(*owner)) : "";
    }

    void finish(const ScoredFeature &feature)
    {
        if (feature.feature < 0) {
            sendHome(feature.tiles.front(), PlaceKind::Monastery);
            return;
        }
        if (feature.kind == FeatureKind::City && feature.tiles.size() == 2 && !feature.receivers.empty() &&
            m_table.game().smallCitiesScoreTwo)
            m_table.note(JczCode::SmallCityScores, {toText(feature.tiles.front())});
        for (const int figure : m_board.figuresIn(feature.feature)) {
            m_home.insert(figure);
            if (m_board.figure(figure).kind == FigureKind::Builder)
                noteBuilder(figure);
        }
    }

    /// The figures on such a place of a tile go home; whose they are.
    std::vector<std::string> sendHome(Square at, PlaceKind place)
    {
        std::vector<std::string> owners;
        for (const int i : m_board.figuresOn(m_board.tileAt(at)))
            if (const Figure &figure = m_board.figure(i); figure.isOn(place)) {
                m_home.insert(i);
                owners.push_back(ownerOf(i));
            }
        return owners;
    }

    /// The program, other than the rules, lets a builder on a watchtower's tile earn its bonus.
    void noteBuilder(int figure)
    {
        const Square at = *m_board.figure(figure).at;
        if (const int value = watchtower(m_board, at).value; value > 0)
            m_table.note(JczCode::BuilderAtWatchtower, {ownerOf(figure), toText(at), std::to_string(value)});
    }

    /// A field with a barn that the new tile belongs to: all others on it score and go home.
    void scoreBarns()
    {
        const int tile = m_board.tileAt(m_placed);
        std::set<int> fields;
        for (const HalfEdge half : allHalfEdges)
            fields.insert(m_board.fieldAt(tile, half));
        fields.erase(-1);
        for (const int field : fields) {
            std::set<std::string> owners;
            const auto figures = m_board.figuresIn(field);
            if (ranges::none_of(figures, [this](int i) { return isBarn(i); }))
                continue;
            for (const int i : figures)
                if (!isBarn(i)) {
                    m_home.insert(i);
                    owners.insert(ownerOf(i));
                }
            for (const std::string &owner : owners)
                m_table.note(JczCode::BarnScores, {owner});
        }
    }
    bool isBarn(int figure) const { return m_board.figure(figure).kind == FigureKind::Barn; }

    void scoreGardens()
    {
        for (const Square square : areaOf(m_board, m_placed))
            if (const Tile *design = m_board.designAt(square);
                design && design->garden && areaOf(m_board, square).size() == 9)
                for (const std::string &owner : sendHome(square, PlaceKind::Garden))
                    m_table.note(JczCode::GardenScores, {owner, toText(square)});
    }

    struct Worth
    {
        std::vector<Square> tiles;
        int points;
    };

    /// A castle scores as much as the best feature completed beside it, another castle included.
    void scoreCastles()
    {
        std::vector<Worth> worths;
        for (const ScoredFeature &feature : m_answer.features)
            worths.push_back({feature.tiles, feature.points});
        std::set<int> left = occupiedCastles();
        for (bool more = true; more;) {
            more = false;
            for (const int castle : left) {
                const std::vector<Square> squares = squaresOf(castle);
                const int points = bestBeside(squares, worths);
                if (points == 0)
                    continue;
                for (const int lord : m_board.figuresIn(castle)) {
                    m_table.note(JczCode::CastleScores,
                                 {ownerOf(lord), toText(squares.front()), std::to_string(points)});
                    m_home.insert(lord);
                }
                worths.push_back({squares, points});
                left.erase(castle);
                more = true;
                break;
            }
        }
    }

    std::vector<Square> squaresOf(int feature) const
    {
        std::vector<Square> squares;
        for (const int tile : m_board.tilesOf(feature))
            squares.push_back(m_board.placed(tile).at);
        ranges::sort(squares);
        return squares;
    }

    std::set<int> occupiedCastles() const
    {
        std::set<int> castles;
        for (int i = 0; i < m_board.figureCount(); ++i)
            if (m_board.figure(i).isOn(PlaceKind::Castle)) {
                const int castle = m_board.featureOf(i);
                const auto squares = castle < 0 ? std::vector<Square>{} : squaresOf(castle);
                if (squares.size() == 2 &&
                    ranges::none_of(squares, [&](Square at) { return m_newCastles.contains(at); }))
                    castles.insert(castle);
            }
        return castles;
    }

    /// The most points of a feature with a tile in a castle's vicinity: its two tiles and the two on either
    /// long side. What lies on the castle's own tiles counts too, the castle itself does not.
    static int bestBeside(const std::vector<Square> &castle, const std::vector<Worth> &worths)
    {
        const bool beside = castle[0].y == castle[1].y;
        const auto isNear = [&](Square at) {
            return ranges::any_of(castle, [&](Square own) {
                const int along = beside ? at.x - own.x : at.y - own.y;
                const int across = beside ? at.y - own.y : at.x - own.x;
                return along == 0 && std::abs(across) <= 1;
            });
        };
        int best = 0;
        for (const Worth &worth : worths)
            if (worth.points > best && ranges::any_of(worth.tiles, isNear))
                best = worth.points;
        return best;
    }

    JczTable &m_table;
    const Board &m_board;
    Square m_placed;
    const std::set<Square> &m_newCastles;
    ScoreAnswer m_answer;
    std::set<int> m_home;
};

} // namespace

void scoreJczTurn(JczTable &table, Square placed, const std::set<Square> &newCastles)
{
    if (table.board().tileAt(placed) >= 0)
        TurnScoring(table, placed, newCastles).run();
}

} // namespace towerwatch
