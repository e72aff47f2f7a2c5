// SPDX-License-Identifier: MIT
#include "tests/support/rulebook.h"

#include "resources/catalogue.h"
#include "tests/support/boards.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace towerwatch;

namespace rulebook {

namespace {

/// The rule sets and house rules that a row names; of no rule sets all.
std::vector<TableRules> tablesOf(const QString &words)
{
    std::vector<TableRules> tables;
    HouseRules house;
    for (const QString &word : words.split(u' ', Qt::SkipEmptyParts))
        if (const auto rule = fromName<HouseRule>(word.toStdString()))
            house.insert(*rule);
        else if (const auto tower = fromName<TowerRules>(word.toStdString()))
            tables.push_back({.tower = *tower});
    if (tables.empty())
        for (const TowerRules each : allTowerRules)
            if (each != TowerRules::C2 || !words.contains(QStringLiteral("all-c1")))
                tables.push_back({.tower = each});
    for (TableRules &table : tables)
        table.house = house;
    return tables;
}

/// A list of maps, each of which begins with the value of `key`.
QString listOf(const QString &items, const QString &between, const QString &key)
{
    QStringList maps;
    for (const QString &item : items.split(between))
        maps << u'{' + key + QStringLiteral(": ") + item + u'}';
    return u'[' + maps.join(QStringLiteral(", ")) + u']';
}

/// A piece of what is expected, as `expect` has it.
QString inFull(const QString &piece)
{
    const QString word = piece.section(u' ', 0, 0), rest = piece.section(u' ', 1);
    const QString plus = QStringLiteral(" + "), facts = listOf(rest, plus, QStringLiteral("fact"));
    if (word == u"refused")
        return QStringLiteral("legal: false, facts: ") + facts;
    if (word == u"safe" || word == u"open" || word == u"out-of-reach")
        return QStringLiteral("figures: [{verdict: %1, facts: %2}]").arg(word, facts);
    if (word == u"follows")
        return QStringLiteral("figures: [{consequences: %1}]")
            .arg(listOf(rest, plus, QStringLiteral("effect")));
    if (word == u"steps")
        return QStringLiteral("steps: ") + listOf(rest, QStringLiteral(", "), QStringLiteral("step"))
                                               .replace(QRegularExpression(QStringLiteral(" (\\w+)\\}")),
                                                        QStringLiteral(", state: \\1}"));
    return piece;
}

/// The rulings that an answer cites, wherever it does.
void addCited(const Value &answer, std::set<QString> &cited)
{
    for (std::size_t i = 0; i < answer.items.size(); ++i) {
        if (i < answer.keys.size() && answer.keys[i] == "because")
            for (const Value &ruling : answer.items[i].items)
                cited.insert(QString::fromStdString(ruling.text));
        addCited(answer.items[i], cited);
    }
}

} // namespace

void write(const char *question, const char *rules)
{
    QTest::addColumn<int>("tower");
    QTest::addColumn<int>("house");
    QTest::addColumn<QStringList>("texts");
    static const QRegularExpression row(
        QStringLiteral("^(\\w.*?)(?: \\[([^\\]\\n]*)\\])?(?: :: (.*))?\\n((?:    .*\\n)*)"),
        QRegularExpression::MultilineOption);
    for (auto found = row.globalMatch(QString::fromUtf8(rules)); found.hasNext();) {
        const auto parts = found.next();
        const QString text = (parts.captured(3) + u' ' + parts.captured(4)).simplified();
        const QString asked = text.section(QStringLiteral(" => "), 0, 0);
        QStringList expected;
        for (const QString &piece : text.section(QStringLiteral(" => "), 1).split(QStringLiteral(" & ")))
            expected << inFull(piece);
        const QString words = asked.section(QStringLiteral(" ? "), 1);
        for (const TableRules &table : tablesOf(parts.captured(2)))
            QTest::addRow("%s [%s]", qPrintable(parts.captured(1)), std::string(name(table.tower)).c_str())
                << static_cast<int>(table.tower) << static_cast<int>(table.house.bits())
                << QStringList({parts.captured(1), asked.section(QStringLiteral(" ? "), 0, 0),
                                words.isEmpty() ? QString::fromUtf8(question) : words,
                                expected.join(QStringLiteral(", "))});
    }
}

void check()
{
    QFETCH(int, tower);
    QFETCH(int, house);
    QFETCH(QStringList, texts);
    Scenario scenario = scenarioOf(texts[1].toStdString());
    scenario.rules.tower = static_cast<TowerRules>(tower);
    scenario.rules.house = HouseRules(static_cast<unsigned>(house));
    const Question question = questionOf(scenario, texts[2].toStdString(), texts[3].toStdString());
    const Value answer = answerOf(scenario, question);
    QVERIFY2(question.expect && !question.expect->items.empty(), qPrintable(texts[3]));
    for (const Difference &wrong : differences(*question.expect, answer))
        QFAIL((wrong.path + " of " + toJson(answer)).c_str());
    std::set<QString> cited;
    addCited(answer, cited);
    const QString rulings = texts[0].contains(u':') ? texts[0].section(u':', 0, 0) : QString();
    for (const QString &ruling : rulings.split(u' ', Qt::SkipEmptyParts)) {
        QVERIFY2(builtInRulings().find(ruling.toStdString()), qPrintable(ruling));
        QVERIFY2(cited.contains(ruling), qPrintable(ruling + u' ' + toJson(answer).c_str()));
    }
}

} // namespace rulebook
