// SPDX-License-Identifier: MIT
#include "views/wording/words.h"

#include "model/referee/citations.h"
#include "resources/catalogue.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace towerwatch {

namespace {

struct Rulings
{
    Q_DECLARE_TR_FUNCTIONS(Rulings)
};

const RulingText &wordsOf(const Ruling &ruling, TowerRules rules)
{
    return builtInRulings().text(ruling, currentLanguage().toStdString(),
                                 switchesOf(rules).wordsOfFirstEdition);
}

QString editionWord(std::string_view edition)
{
    if (edition == "c1")
        return Rulings::tr("first edition");
    return edition == "c2" ? Rulings::tr("second edition") : Rulings::tr("third edition");
}

QString languageWord(std::string_view language)
{
    if (language == "de")
        return Rulings::tr("source in German");
    return language == "nl" ? Rulings::tr("source in Dutch") : Rulings::tr("source in English");
}

QString numbers(const Source &source)
{
    QStringList list;
    for (const int number : source.numbers)
        list << QString::number(number);
    return list.join(u", ");
}

QString detailOf(const Source &source)
{
    const auto count = static_cast<int>(source.numbers.size());
    if (source.detail == "footnote")
        return Rulings::tr("footnote(s) %1", nullptr, count).arg(numbers(source));
    if (source.detail == "box")
        return Rulings::tr("boxed answer %1").arg(numbers(source));
    if (source.detail == "house-rule")
        return Rulings::tr("house rule(s) %1", nullptr, count).arg(numbers(source));
    if (source.detail == "issue")
        return Rulings::tr("report %1").arg(numbers(source));
    if (!source.detail.empty())
        return Rulings::tr("list “%1”").arg(utf8(source.detail));
    return {};
}

} // namespace

QString rulingTitle(const Ruling &ruling, TowerRules rules)
{
    return utf8(wordsOf(ruling, rules).title);
}

QString rulingBrief(const Ruling &ruling, TowerRules rules)
{
    return utf8(wordsOf(ruling, rules).brief);
}

QString brief(HouseRule rule, TowerRules rules)
{
    const Ruling *ruling = builtInRulings().find(rulingOf(rule).value);
    return ruling ? rulingBrief(*ruling, rules) : QString();
}

QString rulingText(const Ruling &ruling, TowerRules rules)
{
    return utf8(wordsOf(ruling, rules).text);
}

QStringList rulingReadings(const Ruling &ruling, TowerRules rules)
{
    QStringList readings;
    for (const std::string_view reading : wordsOf(ruling, rules).readings)
        readings << utf8(reading);
    return readings;
}

QString rulingDecide(const Ruling &ruling, TowerRules rules)
{
    return utf8(wordsOf(ruling, rules).decide);
}

QString rulingLabel(const Ruling &ruling, const TableRules &rules)
{
    QStringList parts{word(ruling.kind), deducedWord(ruling, rules), carriedWord(ruling, rules)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral("; "));
}

QString carriedWord(const Ruling &ruling, const TableRules &rules)
{
    if (!isCarried(ruling, rules))
        return {};
    if (ruling.id == cite::ransomMinScore) // without it the answer stays open: nothing is carried over
        return Rulings::tr("for the second edition only");
    if (ruling.editions.front() == "c1")
        return Rulings::tr("we carry it over from the first edition");
    return ruling.editions.front() == "c2" ? Rulings::tr("we carry it over from the second edition")
                                           : Rulings::tr("we carry it over from the third edition");
}

QString deducedWord(const Ruling &ruling, const TableRules &rules)
{
    return isDeduced(ruling, rules) ? Rulings::tr("we deduce that it holds under these rules") : QString();
}

QString asOf(const Ruling &ruling)
{
    static const QRegularExpression month(QStringLiteral("(\\d+)/(?=\\d{4})")); // "11/2013"
    QString date = utf8(ruling.date);
    for (auto match = month.match(date); match.hasMatch(); match = month.match(date))
        date.replace(match.capturedStart(), match.capturedLength(),
                     QLocale(currentLanguage()).standaloneMonthName(match.captured(1).toInt()) + u' ');
    return date.isEmpty() ? QString() : Rulings::tr("as of %1").arg(date);
}

QString editionsOf(const Ruling &ruling)
{
    QStringList editions, publishers;
    for (const std::string_view edition : ruling.editions)
        editions << editionWord(edition);
    for (const std::string_view publisher : ruling.publishers)
        publishers << utf8(publisher);
    const QString text = capitalized(enumerated(editions));
    return publishers.isEmpty()
               ? text
               : Rulings::tr("%1 (%2)", "editions, publishers").arg(text, publishers.join(u", "));
}

QStringList sourcesOf(const Ruling &ruling)
{
    QStringList sources;
    for (const Source &source : ruling.sources) {
        QString text = utf8(builtInRulings().title(*source.document, currentLanguage().toStdString()));
        if (const QString detail = detailOf(source); !detail.isEmpty())
            text = Rulings::tr("%1, %2", "document, place in it").arg(text, detail);
        if (utf8(source.document->language) != currentLanguage())
            text = Rulings::tr("%1 (%2)", "document, its language")
                       .arg(text, languageWord(source.document->language));
        sources << text;
    }
    return sources;
}

} // namespace towerwatch
