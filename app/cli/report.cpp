// SPDX-License-Identifier: MIT
#include "app/cli/report.h"

#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/wording/words.h"

namespace towerwatch::cli {

namespace {

Value text(const QString &words)
{
    return Value::of(words.toStdString());
}

Value rulesValue(const TableRules &rules)
{
    Value map = Value::map();
    map.set("tower", Value::of(name(rules.tower)));
    map.set("watchtowers", Value::of(name(rules.watchtowers)));
    map.set("house", houseValue(rules.house));
    return map;
}

Value warningValue(const Warning &warning, Mark mark, const Position &position)
{
    Value map = Value::map();
    map.set("code", Value::of(name(warning.code)));
    if (warning.at)
        map.set("at", towerwatch::toValue(*warning.at));
    map.set("line", Value::of(mark.line));
    map.set("column", Value::of(mark.column));
    map.set("text", text(sentence(warning, position)));
    return map;
}

} // namespace

Value houseValue(const HouseRules &house)
{
    Value list = Value::list();
    for (const HouseRule rule : allHouseRules)
        if (house.contains(rule))
            list.add(Value::of(name(rule)));
    return list;
}

Report::Report(const Loaded &loaded, const Position &position, const std::vector<Question> &questions)
    : m_loaded(loaded)
    , m_position(position)
    , m_warnings(warningsOf(position.board()))
{
    for (const Question &question : questions) {
        m_answers.push_back(answer(position.board(), question));
        m_explanations << towerwatch::explain(position, m_answers.back(), m_footnotes);
    }
}

Value Report::answerValue(std::size_t question) const
{
    return towerwatch::toValue(m_position, m_answers[question],
                               m_explanations[static_cast<qsizetype>(question)]);
}

Value Report::toValue() const
{
    const Scenario &scenario = m_position.scenario();
    Value about = Value::map(), warnings = Value::list(), answers = Value::list(), footnotes = Value::list();
    about.set("title", text(shown(scenario.title.in(currentLanguage().toStdString()))));
    about.set("rules", rulesValue(scenario.rules));
    for (const Warning &warning : m_warnings)
        warnings.add(warningValue(warning, markOf(warning, m_loaded.result.marks), m_position));
    for (std::size_t i = 0; i < m_answers.size(); ++i)
        answers.add(answerValue(i));
    for (qsizetype i = 0; i < m_footnotes.rulings().size(); ++i) {
        const RulingId id = m_footnotes.rulings()[i];
        Value entry = Value::map();
        entry.set("number", Value::of(i + 1));
        entry.set("ruling", Value::of(id.value));
        if (const Ruling *ruling = builtInRulings().find(id.value)) {
            entry.set("kind", Value::of(name(ruling->kind)));
            if (isCarried(*ruling, scenario.rules))
                entry.set("carried", Value::boolean(true));
            entry.set("text", text(rulingText(*ruling)));
        }
        footnotes.add(std::move(entry));
    }
    Value report = Value::map();
    report.set("towerwatch", Value::of(formatVersion));
    report.set("scenario", std::move(about));
    report.set("warnings", std::move(warnings));
    report.set("answers", std::move(answers));
    report.set("footnotes", std::move(footnotes));
    return report;
}

QString Report::toText() const
{
    QStringList lines;
    if (const QString title = shown(m_position.scenario().title.in(currentLanguage().toStdString()));
        !title.isEmpty())
        lines << title;
    lines << sentence(m_position.scenario().rules) << QString();
    for (const Explanation &explanation : m_explanations)
        lines << plainText(explanation) << QString();
    for (qsizetype i = 0; i < m_footnotes.rulings().size(); ++i)
        if (const Ruling *ruling = builtInRulings().find(m_footnotes.rulings()[i].value)) {
            lines << QStringLiteral("[%1] %2 (%3, %4)")
                         .arg(i + 1)
                         .arg(rulingTitle(*ruling), rulingLabel(*ruling, m_position.scenario().rules),
                              QLatin1String(ruling->id.value));
            lines << QStringLiteral("    ") + rulingText(*ruling);
            if (const QString date = asOf(*ruling); !date.isEmpty())
                lines << QStringLiteral("    ") + capitalized(date) + u'.';
        }
    return lines.join(u'\n');
}

} // namespace towerwatch::cli
