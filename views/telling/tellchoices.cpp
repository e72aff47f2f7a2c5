// SPDX-License-Identifier: MIT
#include "model/referee/referee.h"
#include "model/value/ranges.h"
#include "views/telling/teller.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// Tells of the exchanges that are due in which somebody chooses who comes home.
class ChoiceTeller : Teller
{
    TOWERWATCH_PHRASES(ChoiceTeller)

public:
    explicit ChoiceTeller(const TellTask &task)
        : Teller(task)
        , m_answer(task.answer)
    {
    }

    List<Row> rows()
    {
        List<Row> rows;
        for (const DueExchange &due : m_answer.due)
            for (const std::size_t i : {0u, 1u})
                if (due.sides[i].chooses)
                    rows << taken(due.sides[i]);
        for (const DueExchange &due : m_answer.due)
            if (due.isChoice())
                rows << others(due);
        return rows;
    }

private:
    Row taken(const DueExchange::Side &side)
    {
        return {.clause = tr("%1 chooses who comes back; this answer takes the %2", "player, figures")
                              .arg(player(side.player), kindsCounted(side.home)),
                .because = {cite::exchangeOwnerChooses}};
    }

    /// The choices that lead to another verdict.
    List<Row> others(const DueExchange &due)
    {
        List<Row> rows;
        const Page own = toldOf(position(), m_answer);
        for (const DueExchange &choice : otherChoices(scenario().players, due)) {
            Scenario after = scenario();
            after.players = afterExchange(std::move(after.players), choice);
            const Position position(std::move(after), this->position().catalogue());
            const Page page = toldOf(position, answer(position.board(), question()));
            if (page.verdict == own.verdict)
                continue;
            const std::size_t side = choice.sides[0] == due.sides[0] ? 1 : 0;
            std::string verdict = page.verdict.str();
            if (verdict.ends_with('.'))
                verdict.pop_back();
            rows << Row{
                .who = tr("if %1 chooses the %2", "player, figures")
                           .arg(player(choice.sides[side].player), kindsCounted(choice.sides[side].home)),
                .clause = verdict,
                .because = page.because};
        }
        return rows;
    }

    /// A page as it is once the exchanges have happened.
    Page toldOf(const Position &position, Answer answer) const
    {
        answer.due.clear();
        Footnotes footnotes;
        return tell(position, answer, footnotes, {.asked = how().asked});
    }

    const Answer &m_answer;
};

} // namespace

List<Row> choiceRows(const TellTask &task)
{
    return ChoiceTeller(task).rows();
}

} // namespace towerwatch
