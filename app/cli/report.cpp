// SPDX-License-Identifier: MIT
#include "app/cli/report.h"

#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "model/scenario/limits.h"
#include "resources/catalogue.h"
#include "views/wording/hingewords.h"
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

void JsonReport::begin(std::string_view key)
{
    printPart(std::string(m_first ? "{" : ",") + "\n  " + toJson(Value::of(key)) + ": ");
    m_first = false;
}

void JsonReport::member(std::string_view key, const Value &value)
{
    begin(key);
    printPart(toJson(value, indent, 1));
}

void JsonReport::item(const Value &value, bool first)
{
    printPart((first ? "\n    " : ",\n    ") + toJson(value, indent, 2));
}

Value scenarioValue(const Scenario &scenario)
{
    Value about = Value::map();
    about.set("title", text(shown(scenario.title.in(currentLanguage().toStdString()))));
    about.set("rules", rulesValue(scenario.rules));
    return about;
}

void printHeading(const Scenario &scenario)
{
    if (const QString title = shown(scenario.title.in(currentLanguage().toStdString())); !title.isEmpty())
        print(title);
    print(sentence(scenario.rules) + u'\n');
}

Report::Report(const Loaded &loaded, const Position &position, const std::vector<Question> &questions,
               Cited cited, Hinging hinging)
    : m_loaded(loaded)
    , m_position(position)
    , m_questions(questions)
    , m_warnings(warningsOf(position.board()))
    , m_footnotes(cited)
{
    if (hinging == Hinging::Told)
        m_hinges.emplace(position.scenario(), builtInTiles());
}

AnswerHinges Report::hingesOf(const Answer &answer) const
{
    return m_hinges ? m_hinges->of(answer) : AnswerHinges();
}

Explanation Report::explained(const Answer &answer, const AnswerHinges &hinges)
{
    Explanation explanation = towerwatch::explain(m_position, answer, m_footnotes);
    addHinges(explanation, m_position.scenario(), answer, hinges);
    return explanation;
}

void Report::printJson()
{
    JsonReport report;
    report.member("towerwatch", Value::of(formatVersion));
    report.member("scenario", scenarioValue(m_position.scenario()));
    report.list("warnings", m_warnings, [&](const Warning &warning) {
        return warningValue(warning, markOf(warning, m_loaded.result.marks), m_position);
    });
    report.list("answers", m_questions, [&](const Question &question) {
        const Answer given = answer(m_position.board(), question);
        const AnswerHinges hinges = hingesOf(given);
        Value value = towerwatch::toValue(m_position, given, explained(given, hinges));
        addHinges(value, hinges);
        return value;
    });
    report.list("footnotes", m_footnotes.rulings(), [&](RulingId id) {
        Value entry = Value::map();
        entry.set("number", Value::of(m_footnotes.numberOf(id)));
        entry.set("ruling", Value::of(id.value));
        if (const Ruling *ruling = builtInRulings().find(id.value)) {
            entry.set("kind", Value::of(name(ruling->kind)));
            if (isCarried(*ruling, m_position.scenario().rules))
                entry.set("carried", Value::boolean(true));
            entry.set("text", text(rulingText(*ruling, m_position.scenario().rules.tower)));
        }
        return entry;
    });
    report.end();
}

void Report::printText()
{
    const TableRules &rules = m_position.scenario().rules;
    printHeading(m_position.scenario());
    for (const Question &question : m_questions) {
        const Answer given = answer(m_position.board(), question);
        print(plainText(explained(given, hingesOf(given))) + u'\n');
    }
    for (qsizetype i = 0; i < m_footnotes.rulings().size(); ++i)
        if (const Ruling *ruling = builtInRulings().find(m_footnotes.rulings()[i].value)) {
            print(QStringLiteral("[%1] %2 (%3, %4)\n    %5")
                      .arg(QString::number(i + 1), rulingTitle(*ruling, rules.tower),
                           rulingLabel(*ruling, rules), QString(QLatin1String(ruling->id.value)),
                           rulingText(*ruling, rules.tower)));
            if (const QString date = asOf(*ruling); !date.isEmpty())
                print(QStringLiteral("    ") + capitalized(date) + u'.');
        }
}

} // namespace towerwatch::cli
