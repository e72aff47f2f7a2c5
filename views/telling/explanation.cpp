// SPDX-License-Identifier: MIT
#include "views/telling/explanation.h"

#include "model/referee/affected.h"
#include "model/referee/answervalue.h"
#include "model/value/ranges.h"
#include "views/telling/explainer.h"

#include <algorithm>

namespace towerwatch {

Because Footnotes::cited(const Because &because) const
{
    constexpr std::size_t most = 3;
    const auto count = m_cited == Cited::All ? because.size() : std::min(because.size(), most);
    return {because.begin(), because.begin() + static_cast<std::ptrdiff_t>(count)};
}

int Footnotes::numberOf(RulingId id)
{
    const auto found = ranges::find(m_rulings, id);
    const auto number = static_cast<int>(found - m_rulings.begin()) + 1;
    if (found == m_rulings.end())
        m_rulings << id;
    return number;
}

List<int> Footnotes::numbersOf(const Because &because)
{
    List<int> numbers;
    for (const RulingId id : because)
        numbers << numberOf(id);
    ranges::sort(numbers);
    return numbers;
}

int Explainer::numberOf(RulingId id)
{
    addOnce(m_shown, id);
    return m_footnotes.numberOf(id);
}

Because Explainer::cited(const Because &because)
{
    addOnce(m_known, because);
    Because shown = m_footnotes.cited(because);
    addOnce(m_shown, shown);
    return shown;
}

Text Explainer::more(const List<int> &footnotes) const
{
    const auto left =
        ranges::count_if(m_known, [this](RulingId id) { return ranges::find(m_shown, id) == m_shown.end(); });
    if (left == 0)
        return {};
    return footnotes.empty() ? tr("%n more ruling(s)", nullptr, static_cast<int>(left))
                             : tr("and %n more ruling(s)", nullptr, static_cast<int>(left));
}

Text Explainer::names(const std::vector<Colour> &colours) const
{
    Texts list;
    for (const Colour colour : colours)
        list << player(colour);
    return enumerated(list);
}

Texts Explainer::kinds(const std::vector<FigureKind> &figures) const
{
    Texts list;
    for (const FigureKind figure : figures)
        list << kind(figure);
    return list;
}

Text Explainer::brief(RulingId id) const
{
    const Ruling *ruling = builtInRulings().find(id.value);
    const TowerRules rules = scenario().rules.tower;
    if (id == cite::towerTopBuilderPigOld && switchesOf(rules).builderAndPigOnTower)
        return withDeduction(
            id, tr("Under these rules builder and pig count as followers and may stand on a tower.",
                   "first edition"));
    return ruling ? withDeduction(id, rulingBrief(*ruling, rules)) : Text();
}

bool Explainer::deduced(RulingId id) const
{
    const Ruling *ruling = builtInRulings().find(id.value);
    return ruling && isDeduced(*ruling, scenario().rules);
}

Text Explainer::withDeduction(RulingId id, const Text &sentence) const
{
    return deduced(id) ? sentence + " " + tr("Under these rules that is our deduction.") : sentence;
}

Said Explainer::tellingOf(const Because &because, std::span<const RulingId> telling) const
{
    constexpr std::size_t most = 2;
    Said sentences;
    for (const RulingId id : telling)
        if (sentences.size() < most && ranges::find(because, id) != because.end())
            sentences << Saying{bearing(id, true), {id}};
    return sentences;
}

void Explainer::say(Explanation &explanation, const Said &said, const Because &because)
{
    Texts sentences;
    Because behind, applied;
    for (const Saying &saying : said) {
        sentences << saying.text;
        addOnce(behind, saying.because);
        addOnce(applied, saying.applied);
    }
    addOnce(behind, applied);
    if (m_footnotes.citesAll())
        addOnce(behind, because);
    explanation.answer = joined(sentences, " ");
    explanation.footnotes = numbersOf(behind);
    addOnce(m_known, because);
}

Statement Explainer::ruled(RulingId id)
{
    return {.text = brief(id), .footnotes = {numberOf(id)}};
}

void Explainer::refuse(Explanation &explanation, const Facts &facts, const Because &because)
{
    explanation.answer += " " + told(facts);
    addRulings(explanation, because);
}

void Explainer::addRulings(Explanation &explanation, const Because &because)
{
    Because said;
    for (const RulingId id : cited(because))
        if (const Statement statement = ruled(id); explanation.answer.contains(statement.text))
            said.push_back(id);
        else
            explanation.statements << statement;
    if (explanation.footnotes.empty())
        explanation.footnotes = numbersOf(said);
}

void Explainer::addOpen(Explanation &explanation, const Because &because)
{
    for (const RulingId id : because) {
        const Ruling *ruling = builtInRulings().find(id.value);
        if (!ruling || ruling->kind != RulingKind::Open)
            continue;
        Statement statement{.text = rulingDecide(*ruling, scenario().rules.tower),
                            .footnotes = {numberOf(id)}};
        for (const Text &reading : rulingReadings(*ruling, scenario().rules.tower))
            statement.details << Statement{.text = reading};
        const auto same = [&](const Statement &other) { return other.text == statement.text; };
        if (!statement.text.empty() && ranges::none_of(explanation.toDecide, same))
            explanation.toDecide << statement;
    }
}

Explanation explain(const Position &position, const Answer &answer, Footnotes &footnotes)
{
    Explainer explainer(position, answer.question, footnotes);
    Explanation explanation =
        std::visit([&](const auto &body) { return explainer.explain(body); }, answer.body);
    explanation.more = explainer.more(explanation.footnotes);
    return explanation;
}

List<Statement> warningsOf(const Position &position, const Answer &answer,
                           const std::vector<Warning> &warnings)
{
    List<Statement> lines;
    for (const Warning &warning : warningsAbout(answer, position.board(), warnings)) {
        Statement line{.text = sentence(warning, position)};
        if (warning.subject == Subject::Figure)
            line.figure = warning.index;
        for (const std::optional<Square> &square : {warning.at, warning.other})
            if (square)
                line.squares << *square;
        lines << line;
    }
    return lines;
}

Text footnoteMarks(const List<int> &footnotes)
{
    Texts list;
    for (const int number : footnotes)
        list << std::to_string(number);
    return list.empty() ? Text() : " [" + joined(list, ", ") + "]";
}

Text answerLine(const Explanation &explanation)
{
    const Text line = explanation.answer + footnoteMarks(explanation.footnotes);
    return explanation.more.empty() ? line : line + " " + explanation.more;
}

Text plainLine(const Statement &statement)
{
    const Text head =
        statement.label.empty() ? Text() : statement.label + ": " + statement.verdictWord + ". ";
    return head + statement.text + footnoteMarks(statement.footnotes);
}

namespace {

void append(Texts &lines, const Statement &statement, int depth)
{
    lines << std::string(2 * static_cast<std::size_t>(depth), ' ') + plainLine(statement);
    for (const Statement &detail : statement.details)
        append(lines, detail, depth + 1);
}

} // namespace

Text plainText(const Explanation &explanation)
{
    Texts lines;
    for (const Statement &warning : explanation.warnings)
        lines << warning.text;
    lines << explanation.question << answerLine(explanation);
    for (const Statement &statement : explanation.statements)
        append(lines, statement, 1);
    for (const Statement &statement : explanation.toDecide)
        append(lines, statement, 1);
    return joined(lines, "\n");
}

Value toValue(const Position &position, const Answer &answer, const Explanation &explanation)
{
    Value value = toValue(position.board(), answer);
    value.set("text", Value::of(plainText(explanation).str()));
    return value;
}

} // namespace towerwatch
