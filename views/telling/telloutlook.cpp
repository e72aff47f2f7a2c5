// SPDX-License-Identifier: MIT
#include "model/value/ranges.h"
#include "views/telling/teller.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// Tells what can happen to a figure.
class OutlookTeller : TellerOf<OutlookAnswer>
{
    TOWERWATCH_PHRASES(OutlookTeller)

public:
    using TellerOf::TellerOf;

    Page tell()
    {
        Page page = Teller::page();
        if (m_answer.figure < 0) {
            page.verdict = tr("There is no such figure.");
            return page;
        }
        const bool isFree = m_answer.verdict == Verdict::Capturable && m_answer.towers.empty();
        page.figure = m_answer.figure;
        page.fate = isFree ? Verdict::OutOfReach : m_answer.verdict;
        page.verdict += verdict();
        page.because = because();
        addFacts(page);
        for (const ReachingTower &tower : m_answer.towers)
            page.rows << rowOf(tower);
        if (isFree)
            addUnreached(page);
        addWatchtowers(page);
        if (m_answer.onTower)
            addEvents(page);
        if (m_answer.verdict == Verdict::Open)
            addOpen(page, m_answer.exposure);
        return page;
    }

private:
    bool goesHome() const { return m_answer.goesWith >= 0 && m_answer.verdict == Verdict::Safe; }

    Text verdict() const
    {
        if (goesHome())
            return tr("Goes back to the supply if %1 is captured.", "meeple").arg(label(m_answer.goesWith));
        switch (m_answer.verdict) {
        case Verdict::Safe:
            return tr("No tower can capture it (%1).", "why").arg(clause(m_answer.facts.front()));
        case Verdict::Open:
            return tr("Whether it can be captured is undecided (%1).", "why").arg(clauses(m_answer.facts));
        case Verdict::Capturable:
        case Verdict::OutOfReach: break;
        }
        const auto towers = static_cast<int>(m_answer.towers.size());
        if (towers == 0)
            return worded(tr("Not safe, but no next <floor|tower piece> reaches that far."));
        return towers == 1 ? worded(tr("The next <floor|tower piece> at %1 can capture it."))
                                 .arg(phrase(m_answer.towers.front().at))
                           : capitalized(numbered(
                                 worded(tr("%9 towers can capture it with their next <floor|tower piece>.")),
                                 towers));
    }

    /// Why the verdict holds.
    Because because() const
    {
        if (goesHome())
            return {cite::orphanBuilderPig};
        if (m_answer.verdict == Verdict::Capturable && m_answer.towers.empty())
            return inTurn({becauseCapturable(m_answer.exposure, {}),
                           m_answer.nearest ? m_answer.nearest->why.because : Because()});
        return m_answer.verdict == Verdict::Capturable
                   ? becauseCapturable(m_answer.exposure, m_answer.towers.front().verdict.reach)
               : m_answer.verdict == Verdict::Safe ? m_answer.facts.front().because
                                                   : becauseOf(m_answer.facts);
    }

    /// The facts that the verdict does not give.
    void addFacts(Page &page) const
    {
        const auto said = m_answer.verdict == Verdict::Safe && !goesHome() ? 1 : 0;
        const Facts rest(m_answer.facts.begin() + said, m_answer.facts.end());
        if (m_answer.verdict != Verdict::Open && !rest.empty())
            page.rows << Row{.who = goesHome() ? tr("No tower can capture it") : Text(),
                             .clause = clauses(rest),
                             .because = becauseOf(rest)};
    }

    Row rowOf(const ReachingTower &tower) const
    {
        Row row{.key = "tower " + toText(tower.at), .who = tr("tower at %1").arg(phrase(tower.at))};
        row.clause = within(away(tower.verdict), tower.range);
        row.because = becauseCapturable({}, tower.verdict.reach);
        addFollows(row, tower.verdict, tower.verdict.consequences.size() + 1);
        addRest(row, tower.verdict.because);
        row.squares << tower.at;
        return row;
    }

    /// Why no tower reaches it.
    void addUnreached(Page &page) const
    {
        std::vector<Square> open, closed;
        for (const int tile : board().towers())
            if (const int top = board().figureOnTower(tile); top != m_answer.figure)
                (top < 0 ? open : closed).push_back(board().placed(tile).at);
        ranges::sort(open);
        ranges::sort(closed);
        const Player *player = findPlayer(scenario(), askedBy());
        if (player && player->floors == 0 && !open.empty())
            page.rows << Row{.clause = clause({.name = FactName::NoFloorLeft, .player = askedBy()}),
                             .because = {cite::towerFloorSupply}};
        else if (m_answer.nearest)
            page.rows << Row{.who = tr("tower at %1").arg(phrase(m_answer.nearest->at)),
                             .clause = nearest(m_answer.nearest->why),
                             .because = m_answer.nearest->why.because,
                             .squares = {m_answer.nearest->at}};
        else if (!open.empty())
            page.rows << Row{.who = tr("Neither in its row nor in its column"), .clause = list(open)};
        else if (!closed.empty())
            page.rows << Row{.who = tr("Closed by a figure"), .clause = list(closed)};
        else
            page.rows << Row{.clause = m_answer.onTower ? tr("no other tower is on the board")
                                                        : tr("no tower is on the board")};
    }

    Text nearest(const Fact &why) const
    {
        return why.name == FactName::TooFar ? within(away(*why.number), why.limit) : clause(why);
    }
    static Text within(const Text &distance, int range)
    {
        return tr("%1; next range %2", "2 squares away, number").arg(distance, range);
    }

    void addWatchtowers(Page &page) const
    {
        if (!m_answer.counting.empty())
            page.rows << Row{.key = "counted",
                             .who = tr("Counted by the watchtower"),
                             .clause = list(m_answer.counting),
                             .because = m_answer.countingBecause,
                             .squares = {m_answer.counting.begin(), m_answer.counting.end()}};
        if (m_answer.countingOpen && hasMeepleWatchtower())
            addOpen(page, m_answer.countingBecause);
        for (const TriggeredBy &trigger : m_answer.triggers)
            page.rows << Row{.key = "watchtower " + toText(trigger.at),
                             .who = tr("watchtower at %1").arg(phrase(trigger.at)),
                             .word = points(trigger.value),
                             .clause = trigger.complete ? tr("triggered by it")
                                                        : tr("once its feature is complete"),
                             .because = {cite::wtTrigger},
                             .squares = {trigger.at}};
    }

    /// Whether some watchtower of the board counts meeples.
    bool hasMeepleWatchtower() const
    {
        for (int tile = 0; tile < static_cast<int>(scenario().tiles.size()); ++tile)
            if (const Tile *design = board().design(tile);
                design && design->watchtower && design->watchtower->per == Bonus::Meeple)
                return true;
        return false;
    }

    /// What else befalls a figure on a tower. Where the fairy is, the dragon does not come.
    void addEvents(Page &page)
    {
        const auto at = board().figure(m_answer.figure).at;
        const bool isWithFairy = at && board().hasFairy(board().tileAt(*at));
        for (const TowerEvent &event : towerEvents(scenario().rules.tower))
            if (!isWithFairy || event.name != "fairy")
                page.rows << Row{.key = "event " + std::string(event.name),
                                 .who = eventWord(event.name),
                                 .clause = isWithFairy && event.name == "dragon"
                                               ? tr("does not eat it while the fairy is there")
                                               : does(event),
                                 .because = {event.ruling}};
    }
    static Text does(const TowerEvent &event)
    {
        return !event.happens             ? tr("cannot take it off a tower", "an event")
               : event.name == "dragon"   ? tr("eats it on a tower too")
               : event.name == "fairy"    ? tr("may join it on a tower too")
               : event.name == "festival" ? tr("its owner may fetch it from a tower too")
                                          : tr("can reach it on a tower too", "the plague");
    }
    static Text eventWord(std::string_view event)
    {
        return event == "dragon"     ? word(FigureKind::Dragon)
               : event == "princess" ? tr("princess", "event")
               : event == "fairy"    ? word(FigureKind::Fairy)
               : event == "festival" ? tr("festival", "event")
                                     : tr("plague", "event");
    }
};

Text outlookName(const Position &position, const Question &question, int)
{
    return Questions::tr("What can happen to %2 in %1’s turn?", "player, figure")
        .arg(Questions::asker(position, question), Questions::target(position, question));
}

} // namespace

const QuestionWords aboutOutlook{outlookName, tellBy<OutlookTeller>, QuestionGroup::Figures,
                                 "capture danger safe home"};

} // namespace towerwatch
