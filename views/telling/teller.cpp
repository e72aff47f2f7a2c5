// SPDX-License-Identifier: MIT
#include "views/telling/teller.h"

#include "model/referee/referee.h"
#include "model/referee/warnings.h"
#include "model/value/ranges.h"
#include "resources/catalogue.h"
#include "views/telling/hingewords.h"
#include "views/words/playerwords.h"

#include <algorithm>

namespace towerwatch {

namespace {

Row warningRow(const Warning &warning, const Position &position)
{
    Row row{.clause = sentence(warning, position)};
    if (warning.subject == Subject::Figure)
        row.figure = warning.index;
    for (const std::optional<Square> &square : {warning.at, warning.other})
        if (square)
            row.squares << *square;
    return row;
}

} // namespace

Text Questions::asker(const Position &position, const Question &question)
{
    return playerName(position.scenario(), askerOf(position.scenario(), question));
}

Text Questions::target(const Position &position, const Question &question)
{
    if (!question.target)
        return tr("a figure", "that nobody has named");
    const int figure = position.figure(*question.target);
    return figure < 0 ? shown(*question.target) : figureLabel(position, figure);
}

Page Teller::page(int height) const
{
    Page page;
    page.question = capitalized(questionName(position(), question(), height));
    if (how().warnings)
        for (const Warning &warning : warningsAbout(m_task.answer, board(), *how().warnings))
            page.warnings << warningRow(warning, position());
    if (!m_task.answer.due.empty()) {
        for (const DueExchange &due : m_task.answer.due)
            page.verdict += exchange(due) + " ";
        page.because = {cite::exchangeAutomatic};
    }
    return page;
}

Text Teller::exchange(const DueExchange &due) const
{
    const auto homegoing = [&](const DueExchange::Side &side) {
        return tr("%1’s %2", "player, figures").arg(player(side.player), kindsCounted(side.home));
    };
    return tr("First an exchange: %1 for %2.", "a player’s figures, another’s figures")
        .arg(homegoing(due.sides[0]), homegoing(due.sides[1]));
}

Text Teller::reservation() const
{
    if (how().warnings && m_task.answer.due.empty())
        for (const Warning &warning : warningsAbout(m_task.answer, board(), *how().warnings))
            if (const Text holds = condition(warning); !holds.empty())
                return " " + holds;
    return {};
}

Text Teller::condition(const Warning &warning) const
{
    switch (warning.code) {
    case WarningCode::BareFoundation:
    case WarningCode::UnsuitablePlace:
        return tr("This holds only if %1 may stand there.", "figure").arg(name(warning.index));
    case WarningCode::IrregularCastle:
    case WarningCode::EdgeMismatch:
    case WarningCode::BridgeEnd:
    case WarningCode::TooManyCopies: break;
    case WarningCode::LeftAlone:
    case WarningCode::MutualPrisoners: // told as what is due
    case WarningCode::TurnUnlikely: return {};
    }
    return tr("This holds only if the tile at %1 is placed correctly.")
        .arg(phrase(warning.at.value_or(Square{})));
}

void Teller::refuse(Page &page, const Facts &facts, const Text &no)
{
    const auto refusing = ranges::find_if(facts, [](const Fact &fact) { return !fact.open; });
    const Fact &decisive = refusing == facts.end() ? facts.front() : *refusing;
    const FactName first = decisive.name;
    const bool isDue = !m_task.answer.due.empty() && first == FactName::NoPrisoner;
    page.verdict += (isDue                          ? tr("Then no ransom: %1.", "after an exchange; why")
                     : first == FactName::TileFirst ? tr("Not yet: %1.")
                                                    : no)
                        .arg(clause(decisive));
    for (const Fact &fact : facts)
        if (&fact != &decisive)
            page.rows << Row{.clause = clause(fact), .because = fact.because};
    addOnce(page.because, decisive.because);
    if (first == FactName::ActionDone && turnOf(scenario(), askedBy()).half == Half::First)
        page.rows << Row{.clause = tr("the second half brings a tile and an action of its own"),
                         .because = {cite::doubleTurnExtraFromBuilder}};
}

void Teller::addHinges(Page &page) const
{
    if (!how().hinges || !how().hinges->legality)
        return;
    HingeGatherer gatherer(scenario());
    gatherer.add(*how().hinges->legality);
    page.hinges = gatherer.groups();
}

Because Teller::inTurn(const std::vector<Because> &parts)
{
    std::size_t longest = 0;
    for (const Because &part : parts)
        longest = std::max(longest, part.size());
    Because because;
    for (std::size_t i = 0; i < longest; ++i)
        for (const Because &part : parts)
            if (i < part.size())
                addOnce(because, part[i]);
    return because;
}

Because Teller::becauseOf(const Facts &facts)
{
    std::vector<Because> parts;
    for (const Fact &fact : facts)
        parts.push_back(fact.because);
    return inTurn(parts);
}

Because Teller::becauseCapturable(const Because &exposure, const Because &reach)
{
    std::vector<Because> parts{exposure, reach};
    for (Because &part : parts) // what holds of all comes first there, and says least
        if (!part.empty())
            std::rotate(part.begin(), part.begin() + 1, part.end());
    return inTurn(parts);
}

void Teller::addRest(Row &row, const Because &because) const
{
    if (m_task.footnotes.citesAll())
        addOnce(row.because, because);
}

void Teller::addOpen(Page &page, const Because &because) const
{
    for (const RulingId id : because) {
        const Ruling *ruling = builtInRulings().find(id.value);
        if (!ruling || ruling->kind != RulingKind::Open)
            continue;
        const Decision decision{rulingDecide(*ruling, scenario().rules.tower),
                                rulingReadings(*ruling, scenario().rules.tower),
                                {id}};
        const auto isSame = [&](const Decision &other) { return other.what == decision.what; };
        if (!decision.what.empty() && ranges::none_of(page.decide, isSame))
            page.decide << decision;
    }
}

Text Teller::label(int figure) const
{
    const bool ofTower = questionKindOf(question().ask).about == Topic::Tower;
    return figureLabel(position(), figure, ofTower ? question().at : std::nullopt);
}

Text Teller::kindsCounted(const std::vector<FigureKind> &figures) const
{
    std::map<FigureKind, int> numbers;
    for (const FigureKind figure : figures)
        ++numbers[figure];
    Texts names;
    for (const auto &[each, number] : numbers)
        names << times(number, kind(each));
    return enumerated(names);
}

Text Teller::times(int number, const Text &thing)
{
    return number > 1 ? tr("%1 × %2", "number, figure").arg(number, thing) : thing;
}

Text Teller::beginningOf(const Texts &items)
{
    constexpr std::size_t most = 12;
    return items.size() > most ? joined(items.first(most) << "…", ", ") : enumerated(items);
}

Text Teller::list(const std::vector<Square> &squares)
{
    Texts names;
    for (const Square square : squares)
        names << phrase(square);
    return beginningOf(names);
}

Texts Teller::prisonersFor(const RansomAnswer &answer) const
{
    Texts names;
    for (const RansomOption &option : answer.options)
        names << heldBy(times(heldFor(option), kind(option.figure)), player(option.holder));
    return names;
}

int Teller::heldFor(const RansomOption &option) const
{
    const auto &prisoners = board().player(option.holder)->prisoners;
    return static_cast<int>(ranges::count(prisoners, Prisoner{option.figure, askedBy()}));
}

} // namespace towerwatch
