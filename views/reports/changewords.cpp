// SPDX-License-Identifier: MIT
#include "views/reports/changewords.h"

#include "model/inquiry/changes.h"
#include "model/referee/referee.h"
#include "model/value/ranges.h"
#include "views/telling/questionwords.h"
#include "views/words/playerwords.h"
#include "views/words/turnwords.h"
#include "views/words/words.h"

#include <algorithm>
#include <memory>
#include <set>

namespace towerwatch {

namespace {

struct ChangeWords
{
    TOWERWATCH_PHRASES(ChangeWords)
};

/// Writes the lines of two positions.
class Writer
{
public:
    Writer(const Position &before, const Position &after)
        : m_old(before)
        , m_new(after)
        , m_changes(changesBetween(before.scenario(), after.scenario(), after.catalogue()))
    {
    }

    Texts lines()
    {
        table();
        for (const Change &change : m_changes.tiles)
            tile(change);
        for (const Change &change : m_changes.castles)
            castle(change);
        for (const Change &change : m_changes.figures)
            figure(change);
        for (const Change &change : m_changes.questions)
            question(change);
        return m_lines;
    }

private:
    static const auto &at(const auto &list, int index) { return list[static_cast<std::size_t>(index)]; }

    void instead(const Text &what, const Text &before, const Text &now)
    {
        if (before != now)
            m_lines << ChangeWords::tr("%1: %2 → %3", "what, before, now").arg(what, before, now);
    }

    void come(const Text &thing) { m_lines << ChangeWords::tr("New: %1", "tile, figure").arg(thing); }
    void go(const Text &thing) { m_lines << ChangeWords::tr("Gone: %1", "tile, figure").arg(thing); }

    /// Title, rules, players.
    void table()
    {
        const Scenario &old = m_old.scenario(), &now = m_new.scenario();
        const auto title = [](const Scenario &scenario) {
            return scenario.title.empty() ? Text("–") : shown(scenario.title.in(currentLanguage()));
        };
        instead(ChangeWords::tr("Title"), title(old), title(now));
        if (old.notes != now.notes)
            m_lines << ChangeWords::tr("The notes say something else.");
        if (old.rules != now.rules)
            instead(ChangeWords::tr("Rules"), sentence(old.rules), sentence(now.rules));
        if (old.designs != now.designs)
            m_lines << ChangeWords::tr("The file’s own tiles are others.");
        if (const Text before = turnSentence(old, {}), after = turnSentence(now, {}); before != after)
            m_lines << before + " → " + after;
        for (const Player &player : now.players)
            if (!findPlayer(old, player.colour))
                come(known(now, player.colour));
        for (const Player &player : old.players)
            if (!findPlayer(now, player.colour))
                go(known(old, player.colour));
            else
                instead(ChangeWords::tr("Player"), known(old, player.colour), known(now, player.colour));
    }

    /// What is known of a player, leaving out whose turn it is.
    static Text known(const Scenario &scenario, Colour colour)
    {
        Scenario table;
        table.rules = scenario.rules;
        table.players = scenario.players;
        return playerWords(table, colour);
    }

    Text tileWords(const Position &position, const PlacedTile &placed) const
    {
        const Tile *tile = designOf(position.scenario(), position.catalogue(), placed.tile);
        return tile ? tileName(*tile) : shown(placed.tile);
    }

    Text tileAt(const Position &position, const PlacedTile &placed) const
    {
        return ChangeWords::tr("%1 at %2", "tile, square")
            .arg(tileWords(position, placed), phrase(placed.at));
    }

    void tile(const Change &change)
    {
        if (change.after < 0)
            return go(tileAt(m_old, at(m_old.scenario().tiles, change.before)));
        const PlacedTile &now = at(m_new.scenario().tiles, change.after);
        const Text thing = tileAt(m_new, now);
        if (change.before < 0)
            return come(thing);
        const PlacedTile &old = at(m_old.scenario().tiles, change.before);
        if (old.at != now.at)
            m_lines << ChangeWords::tr("Moved: %1, before at %2", "tile with its square, square")
                           .arg(thing, phrase(old.at));
        if (old.rotation != now.rotation)
            m_lines << ChangeWords::tr("Turned: %1, from %2° to %3°")
                           .arg(thing, degrees(old.rotation), degrees(now.rotation));
        instead(ChangeWords::tr("Height of the tower at %1").arg(phrase(now.at)), std::to_string(old.floors),
                std::to_string(now.floors));
        const Text bridge = ChangeWords::tr("bridge at %1").arg(phrase(now.at));
        if (old.bridge && now.bridge && old.bridge != now.bridge)
            m_lines << ChangeWords::tr("Turned: %1").arg(bridge);
        else if (old.bridge != now.bridge)
            now.bridge ? come(bridge) : go(bridge);
    }

    void castle(const Change &change)
    {
        const auto words = [](const Castle &castle) {
            return ChangeWords::tr("castle at %1 (%2)", "square, side")
                .arg(phrase(castle.at), word(castle.city));
        };
        if (change.after < 0)
            go(words(at(m_old.scenario().castles, change.before)));
        else if (change.before < 0)
            come(words(at(m_new.scenario().castles, change.after)));
    }

    void figure(const Change &change)
    {
        if (change.before < 0)
            return come(figureLabel(m_new, change.after));
        const Text was = figureLabel(m_old, change.before);
        if (change.captor)
            m_lines << ChangeWords::tr("Captured: %1, now a prisoner of %2", "figure, player")
                           .arg(was, playerName(m_new.scenario(), *change.captor));
        else if (change.after < 0)
            go(was);
        else
            stays(was, at(m_old.scenario().figures, change.before), change.after);
    }

    void stays(const Text &was, const Figure &old, int index)
    {
        const Figure &now = at(m_new.scenario().figures, index);
        if (old.kind != now.kind || old.owner != now.owner)
            m_lines << ChangeWords::tr("Another figure: %1 → %2").arg(was, figureLabel(m_new, index));
        else if (old.at != now.at || old.on != now.on)
            m_lines << ChangeWords::tr("Moved: %1 → %2", "figure with its place, place")
                           .arg(was, now.at ? standingAt(m_new.board(), now) : figureLabel(m_new, index));
        if (old.id != now.id && (old.isNamed() || now.isNamed()))
            instead(ChangeWords::tr("Name of %1", "figure").arg(was),
                    old.id.empty() ? Text("–") : shown(old.id), now.id.empty() ? Text("–") : shown(now.id));
    }

    void question(const Change &change)
    {
        const auto asked = questionsOf(m_old.scenario(), m_old.catalogue());
        const auto now = questionsOf(m_new.scenario(), m_new.catalogue());
        if (change.after < 0 || change.before < 0) {
            if (change.after < 0 && !m_old.scenario().questions.empty())
                m_lines << ChangeWords::tr("No longer asked: %1")
                               .arg(questionName(m_old, at(asked, change.before)));
            if (change.before < 0 && !m_new.scenario().questions.empty())
                m_lines
                    << ChangeWords::tr("Now also asked: %1").arg(questionName(m_new, at(now, change.after)));
            return;
        }
        expected(at(asked, change.before), at(now, change.after));
        const Question &question = at(now, change.after);
        const std::size_t head = m_lines.size();
        answers(rowsBefore(at(asked, change.before)), toldRows(m_new, answer(m_new.board(), question)));
        if (m_lines.size() > head)
            m_lines.insert(m_lines.begin() + static_cast<std::ptrdiff_t>(head),
                           ChangeWords::tr("Another answer: %1").arg(questionName(m_new, question)));
    }

    /// What was answered, in the words of the edition that is played now; figures have their new numbers.
    List<Row> rowsBefore(const Question &question)
    {
        if (!m_oldWorded) {
            Scenario worded = m_old.scenario();
            worded.rules.tower = m_new.scenario().rules.tower;
            m_oldWorded = std::make_unique<Position>(std::move(worded), m_old.catalogue());
        }
        List<Row> rows = toldRows(*m_oldWorded, answer(m_old.board(), question));
        const std::vector<int> after = figuresAfter();
        for (Row &row : rows)
            if (row.figure >= 0 && row.key == figureKey(row.figure))
                row.key = at(after, row.figure) < 0 ? "gone " + row.key : figureKey(at(after, row.figure));
        return rows;
    }

    /// A line for each thing of which two answers say something else.
    void answers(List<Row> before, const List<Row> &now)
    {
        const Text nothing = "–";
        for (const Row &row : now) {
            const auto old = ranges::find(before, row.key, &Row::key);
            instead("  " + row.who, old == before.end() ? nothing : shortly(*old), shortly(row));
            if (old != before.end())
                before.erase(old);
        }
        for (const Row &row : before)
            instead("  " + row.who, shortly(row), nothing);
    }

    void expected(const Question &before, const Question &now)
    {
        if (before.expect == now.expect)
            return;
        m_lines << ChangeWords::tr("Expected otherwise: %1").arg(questionName(m_new, now));
        const Value old = before.expect.value_or(Value::map()), anew = now.expect.value_or(Value::map());
        std::set<std::string> keys(old.keys.begin(), old.keys.end());
        keys.insert(anew.keys.begin(), anew.keys.end());
        for (const std::string &key : keys) {
            const auto said = [&key](const Value &value) {
                const Value *found = value.find(key);
                return found ? shown(toJson(*found)) : Text("–");
            };
            instead("  " + shown(key), said(old), said(anew));
        }
    }

    /// What the figures of the first position are in the second.
    std::vector<int> figuresAfter() const
    {
        std::vector<int> after(m_old.scenario().figures.size(), -1);
        for (const Change &change : m_changes.figures)
            if (change.before >= 0)
                after[static_cast<std::size_t>(change.before)] = change.after;
        return after;
    }

    const Position &m_old, &m_new;
    std::unique_ptr<Position> m_oldWorded; ///< the first position, if it is needed
    Changes m_changes;
    Texts m_lines;
};

} // namespace

Texts changeLines(const Position &before, const Position &after)
{
    return Writer(before, after).lines();
}

Text changeText(const Position &before, const Position &after)
{
    const Texts lines = changeLines(before, after);
    return lines.empty() ? ChangeWords::tr("Both say the same.") : joined(lines, "\n");
}

} // namespace towerwatch
