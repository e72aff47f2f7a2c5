// SPDX-License-Identifier: MIT
#include "tests/support/boards.h"

#include "model/format/scenarioreader.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"

#include <QTest>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <sstream>

using namespace towerwatch;

namespace {

/// A tile as it is drawn: what stands behind `tile:` in a file, and where its meeple stands.
struct Drawn
{
    std::string tile, place;
};
const std::map<char, Drawn> drawnTiles{
    {'T', {"tower-02-meadow", "tower"}},
    {'W', {"watchtower-04-cap-road-opposite-meeple", "road S"}},
    {'M', {"base-B-monastery", "monastery"}},
    {'-', {"base-U-road-straight", "road E"}},
    {'|', {"base-U-road-straight 90", "road N"}},
    {'+', {"base-X-road-crossroads", ""}},
    {'v', {"base-A-monastery-road", "monastery"}},
    {'<', {"base-A-monastery-road 90", "monastery"}},
    {'^', {"base-A-monastery-road 180", "monastery"}},
    {'>', {"base-A-monastery-road 270", "monastery"}},
    {'n', {"base-E-cap", "city N"}},
    {'e', {"base-E-cap 90", "city E"}},
    {'s', {"base-E-cap 180", "city S"}},
    {'w', {"base-E-cap 270", "city W"}},
    {'=', {"base-G-city-band", "city E"}},
    {'C', {"base-C-city-all-sides-coa", "city N"}},
    {'A', {"abbey", "monastery"}},
};
const std::map<char, const char *> ownerOf{{'r', "red"}, {'b', "blue"}, {'g', "green"}, {'y', "yellow"}};
const std::set<std::string, std::less<>> keysOfFiles{"title", "notes",   "rules",   "players", "turn",
                                                     "tiles", "castles", "designs", "figures", "questions"};

std::vector<std::string> wordsOf(std::string_view text, char between = ' ')
{
    std::istringstream stream{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; std::getline(stream, word, between);)
        if (!word.empty())
            words.push_back(word);
    return words;
}

std::string listed(Square square)
{
    return "[" + std::to_string(square.x) + ", " + std::to_string(square.y) + "]";
}

void fail(const std::string &text, const std::string &why)
{
    QTest::qFail((why + " in\n" + text).c_str(), __FILE__, __LINE__);
}

/// A drawing as the text of a file.
class Drawing
{
public:
    explicit Drawing(std::string_view text)
    {
        std::string lines(text);
        std::replace(lines.begin(), lines.end(), ';', '\n');
        std::vector<std::string> rows;
        for (std::string line : wordsOf(lines, '\n')) {
            line.erase(0, line.find_first_not_of(' '));
            if (const auto colon = line.find(':'); colon == std::string::npos)
                rows.push_back(line);
            else
                readLine(line.substr(0, colon), line.substr(std::min(colon + 2, line.size())));
        }
        for (std::size_t y = 0; y < rows.size(); ++y)
            readRow(rows[y], static_cast<int>(y));
        while (!m_figures.empty()) // those that are not on the board
            addFigure(m_figures.front().first, {}, {});
    }

    std::string asFile() const
    {
        const auto section = [](const char *key, const std::string &entries) {
            return entries.empty() ? std::string() : std::string(key) + ":\n" + entries;
        };
        return "towerwatch: 1\n" + m_rest + section("players", m_players) + section("tiles", m_tiles) +
               section("figures", m_placed);
    }

private:
    void readLine(const std::string &key, const std::string &what)
    {
        if (keysOfFiles.contains(key))
            m_rest += key + ": " + what + '\n';
        else if (fromName<Colour>(key))
            m_players += "  " + key + ": {" + playerOf(what) + "}\n";
        else if (key.size() == 1 && std::isupper(static_cast<unsigned char>(key[0])))
            m_tileOf[key[0]] = {what, ""};
        else
            m_figures.emplace_back(key, what);
    }

    /// The entries of a player, whose prisoners are told as "holds red meeple, green wagon".
    static std::string playerOf(const std::string &what)
    {
        const auto holds = what.find("holds ");
        if (holds == std::string::npos)
            return what;
        std::string entries = what.substr(0, holds) + "prisoners: [";
        for (const std::string &prisoner : wordsOf(what.substr(holds + 6), ',')) {
            const auto words = wordsOf(prisoner);
            entries += "{figure: " + words.at(1) + ", owner: " + words.at(0) + "}, ";
        }
        return entries + "]";
    }

    void readRow(const std::string &row, int y)
    {
        int x = 0;
        for (const std::string &square : wordsOf(row))
            readSquare(square, Square{x++, y});
    }

    void readSquare(const std::string &square, Square at)
    {
        if (square == ".")
            return;
        const auto found = m_tileOf.find(square[0]);
        if (found == m_tileOf.end())
            return fail(square, "unknown tile");
        const std::string coordinates = listed(at);
        const auto parts = wordsOf(found->second.tile);
        m_tiles += "  - {tile: " + parts[0] + ", at: " + coordinates;
        for (std::size_t i = 1; i < parts.size(); ++i)
            m_tiles += (parts[i].ends_with('0') ? ", rotation: " : ", bridge: ") + parts[i];
        const auto figures = square.find('(');
        if (const std::string floors = square.substr(1, figures - (figures != std::string::npos));
            !floors.empty())
            m_tiles += ", floors: " + floors;
        m_tiles += "}\n";
        if (figures != std::string::npos)
            for (const std::string &id :
                 wordsOf(square.substr(figures + 1, square.size() - figures - 2), ','))
                addFigure(id, coordinates, found->second.place);
    }

    void addFigure(std::string id, const std::string &at, std::string place)
    {
        std::string kind = "meeple";
        const auto line = std::find_if(m_figures.begin(), m_figures.end(),
                                       [&](const auto &figure) { return figure.first == id; });
        if (line != m_figures.end()) {
            std::string words = line->second;
            if (const std::string first = words.substr(0, words.find(' ')); fromName<FigureKind>(first)) {
                kind = first;
                words.erase(0, first.size() + 1);
            }
            if (!words.empty())
                place = words;
            m_figures.erase(line);
        }
        const bool isNamed = id[0] != '_';
        m_placed += (isNamed ? "  - {id: " + id + ", figure: " : "  - {figure: ") + kind;
        if (!isNeutral(*fromName<FigureKind>(kind)))
            m_placed += std::string(", owner: ") + ownerOf.at(id[isNamed ? 0 : 1]) + ", on: " + place;
        m_placed += (at.empty() ? "" : ", at: " + at) + "}\n";
    }

    std::map<char, Drawn> m_tileOf = drawnTiles;
    std::vector<std::pair<std::string, std::string>> m_figures; ///< lines of figures that are not placed yet
    std::string m_rest, m_players, m_tiles, m_placed;
};

/// The square of the first tile of which that holds.
std::optional<Square> firstTile(const Scenario &scenario, bool (*isSuch)(const Tile &))
{
    const Board board(scenario, builtInTiles());
    for (const PlacedTile &placed : scenario.tiles)
        if (const Tile *design = board.designAt(placed.at); design && isSuch(*design))
            return placed.at;
    return {};
}

/// A question in words as the flow map of a file.
std::string questionText(const Scenario &scenario, std::string_view words, std::string_view expected)
{
    const auto parts = wordsOf(words);
    const auto ask = fromName<Ask>(parts.front());
    const bool isOfPlayer = ask != Ask::Watchtower && ask != Ask::Score;
    std::map<std::string, std::string> keys;
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (parts[i] == "placed")
            keys["placed"] = "true";
        else if (parts[i].find(',') != std::string::npos)
            keys[ask == Ask::Score ? "tile" : "at"] = "[" + parts[i] + "]";
        else if (fromName<FigureKind>(parts[i]))
            keys["figure"] = parts[i];
        else if (i + 1 < parts.size() && (parts[i] == "by" || parts[i] == "from" || parts[i] == "target"))
            keys[parts[i]] = parts[i + 1], ++i;
        else
            keys["target"] = parts[i];
    const auto first = ask == Ask::Watchtower
                           ? firstTile(scenario, [](const Tile &tile) { return tile.watchtower.has_value(); })
                       : ask == Ask::PlaceFloor || ask == Ask::PlaceFigure
                           ? firstTile(scenario, [](const Tile &tile) { return tile.towerFoundation; })
                           : std::nullopt;
    if (first)
        keys.try_emplace("at", listed(*first));
    if (isOfPlayer)
        keys.try_emplace("by", "red");
    std::string text = "{ask: " + parts.front();
    for (const auto &[key, value] : keys)
        text += ", " + key + ": " + value;
    return text + (expected.empty() ? "" : ", expect: {" + std::string(expected) + "}") + "}";
}

} // namespace

Scenario scenarioOf(std::string_view text)
{
    const std::string file =
        text.find("towerwatch: ") != std::string_view::npos ? std::string(text) : Drawing(text).asFile();
    ReadResult read = readScenario(file, builtInTiles());
    for (const Problem &problem : read.problems)
        fail(file, std::to_string(problem.mark.line) + ": " + std::string(name(problem.id)));
    return std::move(read.scenario).value_or(Scenario{});
}

Position positionOf(std::string_view text)
{
    return {scenarioOf(text), builtInTiles()};
}

PositionPtr tableOf(Scenario scenario)
{
    return std::make_shared<Position>(std::move(scenario), builtInTiles());
}

Question questionOf(const Scenario &scenario, std::string_view words, std::string_view expected)
{
    const std::string text = questionText(scenario, words, expected);
    std::vector<Problem> problems;
    const auto questions = readQuestion(text, scenario, builtInTiles(), problems);
    for (const Problem &problem : problems)
        fail(text, std::to_string(problem.mark.column) + ": " + std::string(name(problem.id)));
    return questions.empty() ? Question{} : questions.front();
}

Value answerOf(const Scenario &scenario, const Question &question)
{
    const Board board(scenario, builtInTiles());
    return toValue(board, answer(board, question));
}
