// SPDX-License-Identifier: MIT
#include "views/reports/comparison.h"

#include "model/referee/capture.h"
#include "model/referee/referee.h"
#include "views/words/words.h"

#include <algorithm>
#include <climits>
#include <map>
#include <set>

namespace towerwatch {

namespace {

struct Comparing
{
    TOWERWATCH_PHRASES(Comparing)
};

constexpr const char *nothing = "–";

/// What an answer says of one thing.
struct Thing
{
    Text name, text;
    int figure = -1;
    std::optional<Verdict> verdict = {};
    List<Square> squares = {};
    bool legality = false; ///< whether the thing asked may be done
    Because because = {};  ///< the ruling that decides it
};
using Things = List<Thing>;
using ThingsByName = std::map<Text, Thing>;

Text yesOrNo(Legality legal)
{
    switch (legal) {
    case Legality::Yes: return Comparing::tr("allowed");
    case Legality::No: return Comparing::tr("not allowed");
    case Legality::Open: return Comparing::tr("undecided");
    }
    return {};
}

Text kindWords(const Position &position, const std::vector<FigureKind> &kinds)
{
    Texts words;
    for (const FigureKind kind : kinds)
        words << word(kind, position.scenario().rules.tower);
    return joined(words, ", ");
}

Because frontOf(const Because &because)
{
    return because.empty() ? Because() : Because{because.front()};
}

/// The parts of an answer that rules may change, worded in the words of the table's own rules.
class ThingFinder
{
public:
    ThingFinder(const Position &position, const Page &page)
        : m_position(position)
        , m_page(page)
    {
    }

    Things operator()(const PlaceFloorAnswer &answer) const
    {
        Things things{legal(answer)}; // what follows from a capture is the same under all rules
        for (const FigureVerdict &verdict : answer.figures)
            if (const Row *row = rowOf(m_page, verdict.figure))
                things << Thing{row->who,
                                row->word,
                                row->figure,
                                row->verdict,
                                row->squares,
                                false,
                                frontOf(verdict.because)};
        const int squares = static_cast<int>(answer.reach.size());
        Thing reach{Comparing::tr("In reach"), Comparing::tr("%n square(s)", nullptr, squares)};
        reach.squares = List<Square>(answer.reach.begin(), answer.reach.end());
        return things << reach;
    }
    Things operator()(const PlaceFigureAnswer &answer) const { return {legal(answer)}; }
    Things operator()(const RansomAnswer &answer) const { return {legal(answer)}; }
    Things operator()(const WatchtowerAnswer &) const { return {whole()}; }
    Things operator()(const ScoreAnswer &) const { return {whole()}; }
    Things operator()(const ActionsAnswer &answer) const
    {
        Things things;
        for (const TowerTopChoice &choice : answer.figures) {
            Text text = kindWords(m_position, choice.kinds);
            const Text open = kindWords(m_position, choice.open);
            if (!choice.open.empty())
                text = choice.kinds.empty() ? Comparing::tr("undecided: %1", "figures").arg(open)
                                            : Comparing::tr("%1; undecided: %2").arg(text, open);
            things << Thing{
                Comparing::tr("On the tower at %1").arg(phrase(choice.at)), text, -1, {}, {choice.at}};
        }
        return things << Thing{Comparing::tr("Ransom"), yesOrNo(answer.ransom.legal)};
    }
    Things operator()(const OutlookAnswer &answer) const
    {
        Things things{whole()};
        const bool isFree = answer.verdict == Verdict::Capturable && answer.towers.empty();
        if (const Verdict verdict = isFree ? Verdict::OutOfReach : answer.verdict; answer.figure >= 0)
            things << Thing{figureLabel(m_position, answer.figure),
                            word(verdict),
                            answer.figure,
                            verdict,
                            {},
                            false,
                            frontOf(answer.exposure)};
        return things;
    }

private:
    template <typename Body> static Thing legal(const Body &answer)
    {
        return {Comparing::tr("Whether it may be done"),
                yesOrNo(answer.legal),
                -1,
                {},
                {},
                true,
                frontOf(answer.because)};
    }
    Thing whole() const { return {Comparing::tr("Answer"), m_page.verdict}; }

    const Position &m_position;
    const Page &m_page;
};

/// What is said under `rules`: of their own reasons, distances and ranges, in the words of the table's
/// edition.
Things thingsUnder(const TableRules &rules, const Variants &variants, const Question &question)
{
    const Answer answered = answer(variants.under(rules).board(), question);
    TableRules worded = rules;
    worded.tower = variants.own().scenario().rules.tower;
    const Position &position = variants.under(worded);
    Footnotes footnotes;
    const Page page = tell(position, answered, footnotes);
    return std::visit(ThingFinder(position, page), answered.body);
}

/// The house rule in which two sets of rules differ, if it is one.
std::optional<HouseRule> houseRuleBetween(const TableRules &a, const TableRules &b)
{
    for (const HouseRule rule : allHouseRules)
        if (a.house.contains(rule) != b.house.contains(rule))
            return rule;
    return std::nullopt;
}

/// The rules as a column is headed, in a list within a sentence, and as the beginning of a sentence.
struct RuleNames
{
    Text heading, inList, beginning;
};

RuleNames namesOf(const TableRules &rules, const TableRules &own)
{
    const auto house = houseRuleBetween(rules, own);
    if (!house) {
        const Text tower = word(rules.tower);
        Texts heading{tower};
        for (const HouseRule rule : allHouseRules)
            if (rules == own && own.house.contains(rule))
                heading << Comparing::tr("with %1", "house rule, within a sentence").arg(word(rule));
        return {joined(heading, ", "), tower,
                Comparing::tr("Under “%1”", "rule set; begins a sentence").arg(tower)};
    }
    const Text rule = word(*house);
    if (rules.house.contains(*house))
        return {Comparing::tr("With %1", "house rule").arg(rule),
                Comparing::tr("with %1", "house rule, within a sentence").arg(rule),
                Comparing::tr("With the house rule “%1”", "begins a sentence").arg(rule)};
    return {Comparing::tr("Without %1", "house rule").arg(rule),
            Comparing::tr("without %1", "house rule, within a sentence").arg(rule),
            Comparing::tr("Without the house rule “%1”", "begins a sentence").arg(rule)};
}

/// "Under “First edition, Z-Man Games” meeple 4 (Red) is safe."
Text headlineOf(const Text &under, const Thing &fact)
{
    if (fact.verdict)
        switch (*fact.verdict) {
        case Verdict::Capturable:
            return Comparing::tr("%1 %2 can be captured.", "rules, figure").arg(under, fact.name);
        case Verdict::Safe: return Comparing::tr("%1 %2 is safe.", "rules, figure").arg(under, fact.name);
        case Verdict::Open:
            return Comparing::tr("%1 it is undecided whether %2 can be captured.", "rules, figure")
                .arg(under, fact.name);
        case Verdict::OutOfReach:
            return Comparing::tr("%1 %2 is out of reach.", "rules, figure").arg(under, fact.name);
        }
    if (fact.legality)
        return Comparing::tr("%1 it is %2.", "rules, allowed or not").arg(under, fact.text);
    const Text said = Comparing::tr("%1 the answer is different. %2: %3", "rules, thing, what is said of it")
                          .arg(under, fact.name, fact.text);
    return fact.text.str().ends_with(".") ? said : said + ".";
}

/// What a list of facts says of the thing that `like` is about.
Thing thingLike(const ThingsByName &facts, const Thing &like)
{
    const auto found = facts.find(like.name);
    return found == facts.end() ? Thing{like.name, nothing, like.figure} : found->second;
}

/// Adds the figures that other rules mention: outside the range, too, some are safe, the others out of reach.
void addUnmentioned(ThingsByName &facts, const Things &figures, const Board &board, const Question &question)
{
    const Colour by = askerOf(board.scenario(), question);
    for (const Thing &figure : figures) {
        const bool isSafe = exposureOf(board, figure.figure, by).verdict == Verdict::Safe;
        const Verdict verdict = isSafe ? Verdict::Safe : Verdict::OutOfReach;
        facts.emplace(figure.name, Thing{figure.name, word(verdict), figure.figure, verdict, figure.squares});
    }
}

/// Whether two rule sets say the same of a thing.
bool saySame(const Thing &a, const Thing &b)
{
    return a.text == b.text && (a.figure >= 0 || a.squares == b.squares);
}

ComparedRow rowOf(const Thing &thing, const List<ComparedColumn> &columns, const List<ThingsByName> &told)
{
    ComparedRow row{.name = thing.name, .figure = thing.figure, .squares = thing.squares};
    const TableRules &own = columns.front().rules;
    const Thing first = thingLike(told.front(), thing);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const ComparedColumn &column = columns[i];
        const Thing fact = thingLike(told[i], thing);
        const bool differs = column.group != columns.front().group && !saySame(fact, first);
        const bool worthSaying = differs || fact.verdict || fact.legality;
        if (i == 0 || differs)
            addOnce(row.because, fact.because);
        row.cells << ComparedCell{fact.text, fact.verdict, differs,
                                  worthSaying ? headlineOf(namesOf(column.rules, own).beginning, fact)
                                              : Text()};
    }
    return row;
}

} // namespace

Text Comparison::headline() const
{
    for (const bool verdicts : {true, false})
        for (std::size_t column = 0; column < columns.size(); ++column) // rule sets come before house rules
            for (const ComparedRow &row : rows)
                if (const ComparedCell &cell = row.cells[column];
                    cell.differs && cell.verdict.has_value() == verdicts)
                    return cell.headline;
    return Comparing::tr("All rule sets and house rules give the same answer to this question.");
}

Comparison compared(const Position &position, const TileCatalogue &catalogue, const Question &question)
{
    const TableRules &own = position.scenario().rules;
    const Variants variants(position.scenario(), catalogue);
    Comparison comparison;
    for (const TableRules &rules : variants.compared()) {
        const RuleNames names = namesOf(rules, own);
        comparison.columns << ComparedColumn{rules, names.heading, names.inList};
    }
    int number = 0;
    for (const AnswerGroup &group : compareAnswers(variants, question)) {
        for (ComparedColumn &column : comparison.columns)
            if (std::ranges::find(group.rules, column.rules) != group.rules.end())
                column.group = number;
        ++number;
    }
    List<ThingsByName> told; // in each column
    Things things;
    std::set<Text> seen;
    for (const ComparedColumn &column : comparison.columns) {
        told.emplace_back();
        for (const Thing &fact : thingsUnder(column.rules, variants, question)) {
            told.back().emplace(fact.name, fact);
            if (seen.insert(fact.name).second)
                things << fact;
        }
    }
    for (std::size_t i = 0; i < told.size(); ++i) {
        Things missing;
        for (const Thing &thing : things)
            if (thing.verdict && !told[i].contains(thing.name))
                missing << thing;
        if (!missing.empty())
            addUnmentioned(told[i], missing, variants.under(comparison.columns[i].rules).board(), question);
    }
    const auto rank = [](const Thing &fact) {
        return fact.legality ? -1 : fact.verdict ? fact.figure : INT_MAX;
    };
    std::ranges::stable_sort(things, [&](const Thing &a, const Thing &b) { return rank(a) < rank(b); });
    for (const Thing &thing : things) {
        const ComparedRow row = rowOf(thing, comparison.columns, told);
        if (std::ranges::any_of(row.cells, [](const ComparedCell &cell) { return cell.differs; }))
            comparison.rows << row;
    }
    return comparison;
}

} // namespace towerwatch
