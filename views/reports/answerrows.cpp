// SPDX-License-Identifier: MIT
#include "views/reports/answerrows.h"

#include "model/referee/referee.h"
#include "views/words/playerwords.h"
#include "views/words/words.h"

#include <map>

namespace towerwatch {

namespace {

struct AnswerRows
{
    TOWERWATCH_PHRASES(AnswerRows)
};

/// Takes the rows from an answer of any kind.
class Rows
{
public:
    Rows(const Position &position, const std::vector<int> &figures)
        : m_position(position)
        , m_figures(figures)
    {
    }

    void operator()(const PlaceFloorAnswer &answer)
    {
        allowed(answer.legal);
        add("range", AnswerRows::tr("range", "of a tower"), std::to_string(answer.range));
        for (const FigureVerdict &verdict : answer.figures)
            figure(verdict.figure, verdict.verdict);
    }
    void operator()(const PlaceFigureAnswer &answer) { allowed(answer.legal); }
    void operator()(const WatchtowerAnswer &answer)
    {
        add("value", AnswerRows::tr("worth", "of a watchtower"), points(answer.value));
    }
    void operator()(const ScoreAnswer &answer)
    {
        for (const auto &[colour, number] : answer.totals)
            add(std::string(name(colour)), playerName(m_position.scenario(), colour), points(number));
    }
    void operator()(const RansomAnswer &answer)
    {
        allowed(answer.legal);
        for (const RansomOption &option : answer.options)
            add(std::string(name(option.figure)) + std::string(name(option.holder)),
                heldBy(kindWord(option.figure), playerName(m_position.scenario(), option.holder)),
                AnswerRows::tr("can be bought back"));
    }
    void operator()(const ActionsAnswer &answer)
    {
        for (const Square at : answer.floor)
            add("floor" + toText(at), AnswerRows::tr("building on the tower at %1").arg(phrase(at)),
                word(true));
        for (const TowerTopChoice &top : answer.figures) {
            for (const FigureKind kind : top.kinds)
                onTower(kind, top.at, word(true));
            for (const FigureKind kind : top.open)
                onTower(kind, top.at, towerwatch::word(Verdict::Open));
        }
        add("ransom", AnswerRows::tr("ransom"), word(answer.ransom.legal));
    }
    void operator()(const OutlookAnswer &answer)
    {
        if (answer.figure >= 0)
            figure(answer.figure, answer.verdict);
        for (const ReachingTower &tower : answer.towers)
            add(toText(tower.at), AnswerRows::tr("tower at %1").arg(phrase(tower.at)),
                towerwatch::word(tower.verdict.verdict));
    }

    std::vector<AnswerRow> all;

private:
    void add(std::string key, const Text &thing, const Text &said)
    {
        all.push_back({std::move(key), thing, said});
    }

    static Text word(bool yes) { return yes ? AnswerRows::tr("yes") : AnswerRows::tr("no"); }
    static Text word(Legality legal)
    {
        return legal == Legality::Open ? towerwatch::word(Verdict::Open) : word(legal == Legality::Yes);
    }
    Text kindWord(FigureKind kind) const { return towerwatch::word(kind, m_position.scenario().rules.tower); }

    void allowed(Legality legal) { add("legal", AnswerRows::tr("allowed"), word(legal)); }

    void figure(int index, Verdict verdict)
    {
        const int number = m_figures.empty() ? index : m_figures[static_cast<std::size_t>(index)];
        add("figure " + (number < 0 ? "gone " + std::to_string(index) : std::to_string(number)),
            figureLabel(m_position, index), towerwatch::word(verdict));
    }

    void onTower(FigureKind kind, Square at, const Text &said)
    {
        add(std::string(name(kind)) + toText(at),
            AnswerRows::tr("%1 onto the tower at %2", "figure, square").arg(kindWord(kind), phrase(at)),
            said);
    }

    const Position &m_position;
    const std::vector<int> &m_figures;
};

} // namespace

std::vector<AnswerRow> answerRows(const Position &position, const Question &question,
                                  const std::vector<int> &figures)
{
    Rows rows(position, figures);
    std::visit(rows, answer(position.board(), question).body);
    return std::move(rows.all);
}

Texts changedRows(const std::vector<AnswerRow> &before, const std::vector<AnswerRow> &now)
{
    const Text nothing = "–";
    std::map<std::string_view, const AnswerRow *> old;
    for (const AnswerRow &row : before)
        old[row.key] = &row;
    Texts lines;
    const auto line = [&](const Text &thing, const Text &was, const Text &is) {
        if (was != is)
            lines << AnswerRows::tr("%1: %2 → %3", "thing, before, now").arg(thing, was, is);
    };
    for (const AnswerRow &row : now) {
        const auto found = old.find(row.key);
        line(row.thing, found == old.end() ? nothing : found->second->said, row.said);
        if (found != old.end())
            old.erase(found);
    }
    for (const AnswerRow &row : before)
        if (old.contains(row.key))
            line(row.thing, row.said, nothing);
    return lines;
}

} // namespace towerwatch
