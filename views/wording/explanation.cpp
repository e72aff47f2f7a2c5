// SPDX-License-Identifier: MIT
#include "views/wording/explanation.h"

#include "model/format/affected.h"
#include "model/referee/answervalue.h"
#include "views/wording/explainer.h"

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
    const auto index = m_rulings.indexOf(id);
    if (index >= 0)
        return static_cast<int>(index) + 1;
    m_rulings << id;
    return static_cast<int>(m_rulings.size());
}

QList<int> Footnotes::numbersOf(const Because &because)
{
    QList<int> numbers;
    for (const RulingId id : because)
        numbers << numberOf(id);
    std::ranges::sort(numbers);
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

QString Explainer::more() const
{
    const auto left = std::ranges::count_if(
        m_known, [this](RulingId id) { return std::ranges::find(m_shown, id) == m_shown.end(); });
    return left > 0 ? tr("and %n more ruling(s)", nullptr, static_cast<int>(left)) : QString();
}

QString Explainer::names(const std::vector<Colour> &colours) const
{
    QStringList list;
    for (const Colour colour : colours)
        list << player(colour);
    return enumerated(list);
}

QString Explainer::kinds(const std::vector<FigureKind> &figures) const
{
    QStringList list;
    for (const FigureKind figure : figures)
        list << kind(figure);
    return list.join(u", ");
}

QString Explainer::brief(RulingId id) const
{
    const Ruling *ruling = builtInRulings().find(id.value);
    return ruling ? withDeduction(id, rulingBrief(*ruling, scenario().rules.tower)) : QString();
}

bool Explainer::deduced(RulingId id) const
{
    const Ruling *ruling = builtInRulings().find(id.value);
    return ruling && isDeduced(*ruling, scenario().rules);
}

QString Explainer::withDeduction(RulingId id, const QString &sentence) const
{
    return deduced(id) ? sentence + u' ' + tr("For these rules that is our deduction.") : sentence;
}

Said Explainer::tellingOf(const Because &because, std::span<const RulingId> telling) const
{
    constexpr qsizetype most = 2;
    Said sentences;
    for (const RulingId id : telling)
        if (sentences.size() < most && std::ranges::find(because, id) != because.end())
            sentences << Saying{bearing(id, true), {id}};
    return sentences;
}

void Explainer::say(Explanation &explanation, const Said &said, const Because &because)
{
    QStringList sentences;
    Because behind;
    for (const Saying &saying : said) {
        sentences << saying.text;
        addOnce(behind, saying.because);
    }
    addOnce(behind, because);
    explanation.answer = sentences.join(u' ');
    explanation.footnotes = numbersOf(behind);
}

Statement Explainer::ruled(RulingId id)
{
    return {.text = brief(id), .footnotes = {numberOf(id)}};
}

void Explainer::refuse(Explanation &explanation, const Facts &facts, const Because &because)
{
    explanation.answer += u' ' + told(facts);
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
    if (explanation.footnotes.isEmpty())
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
        for (const QString &reading : rulingReadings(*ruling, scenario().rules.tower))
            statement.details << Statement{.text = reading};
        const auto same = [&](const Statement &other) { return other.text == statement.text; };
        if (!statement.text.isEmpty() && std::ranges::none_of(explanation.toDecide, same))
            explanation.toDecide << statement;
    }
}

Explanation explain(const Position &position, const Answer &answer, Footnotes &footnotes)
{
    Explainer explainer(position, answer.question, footnotes);
    Explanation explanation =
        std::visit([&](const auto &body) { return explainer.explain(body); }, answer.body);
    explanation.more = explainer.more();
    return explanation;
}

QList<Statement> cautionsOf(const Position &position, const Answer &answer,
                            const std::vector<Warning> &warnings)
{
    QList<Statement> cautions;
    for (const Warning &warning : warningsAbout(answer, position.board(), warnings)) {
        Statement caution{.text = sentence(warning, position)};
        if (warning.subject == Subject::Figure)
            caution.figure = warning.index;
        for (const std::optional<Square> &square : {warning.at, warning.other})
            if (square)
                caution.squares << *square;
        cautions << caution;
    }
    return cautions;
}

QString footnoteMarks(const QList<int> &footnotes)
{
    QStringList list;
    for (const int number : footnotes)
        list << QString::number(number);
    return list.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(list.join(u", "));
}

QString answerLine(const Explanation &explanation)
{
    const QString line = explanation.answer + footnoteMarks(explanation.footnotes);
    return explanation.more.isEmpty() ? line : line + u' ' + explanation.more;
}

QString plainLine(const Statement &statement)
{
    const QString head = statement.label.isEmpty()
                             ? QString()
                             : QStringLiteral("%1: %2. ").arg(statement.label, statement.verdictWord);
    return head + statement.text + footnoteMarks(statement.footnotes);
}

namespace {

void append(QStringList &lines, const Statement &statement, int depth)
{
    lines << QString(qsizetype{2} * depth, u' ') + plainLine(statement);
    for (const Statement &detail : statement.details)
        append(lines, detail, depth + 1);
}

} // namespace

QString plainText(const Explanation &explanation)
{
    QStringList lines;
    for (const Statement &caution : explanation.cautions)
        lines << caution.text;
    lines << explanation.question << answerLine(explanation);
    for (const Statement &statement : explanation.statements)
        append(lines, statement, 1);
    for (const Statement &statement : explanation.toDecide)
        append(lines, statement, 1);
    return lines.join(u'\n');
}

Value toValue(const Position &position, const Answer &answer, const Explanation &explanation)
{
    Value value = toValue(position.board(), answer);
    value.set("text", Value::of(plainText(explanation).toStdString()));
    return value;
}

} // namespace towerwatch
