// SPDX-License-Identifier: MIT
#include "views/words/words.h"

#include "model/referee/citations.h"
#include "resources/catalogue.h"

namespace towerwatch {

namespace {

struct Rulings
{
    TOWERWATCH_PHRASES(Rulings)
};

const RulingText &wordsOf(const Ruling &ruling, TowerRules rules)
{
    return builtInRulings().text(ruling, currentLanguage(), switchesOf(rules).wordsOfFirstEdition);
}

Text editionWord(std::string_view edition)
{
    if (edition == "c1")
        return Rulings::tr("first edition");
    return edition == "c2" ? Rulings::tr("second edition") : Rulings::tr("third edition");
}

Text languageWord(std::string_view language)
{
    if (language == "de")
        return Rulings::tr("source in German");
    return language == "nl" ? Rulings::tr("source in Dutch") : Rulings::tr("source in English");
}

Text numbers(const Source &source)
{
    Texts list;
    for (const int number : source.numbers)
        list << std::to_string(number);
    return joined(list, ", ");
}

Text detailOf(const Source &source)
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

Text rulingTitle(const Ruling &ruling, TowerRules rules)
{
    return utf8(wordsOf(ruling, rules).title);
}

Text rulingQuestion(const Ruling &ruling, TowerRules rules)
{
    return utf8(questionOf(ruling, currentLanguage(), switchesOf(rules).wordsOfFirstEdition));
}

Text rulingBrief(const Ruling &ruling, TowerRules rules)
{
    return utf8(wordsOf(ruling, rules).brief);
}

Text brief(HouseRule rule, TowerRules rules)
{
    const Ruling *ruling = builtInRulings().find(rowOf(rule).ruling.value);
    return ruling ? rulingBrief(*ruling, rules) : Text();
}

Text rulingText(const Ruling &ruling, TowerRules rules)
{
    return utf8(wordsOf(ruling, rules).text);
}

Texts rulingReadings(const Ruling &ruling, TowerRules rules)
{
    const auto &readings = wordsOf(ruling, rules).readings;
    return Texts(readings.begin(), readings.end());
}

Text rulingDecide(const Ruling &ruling, TowerRules rules)
{
    return utf8(wordsOf(ruling, rules).decide);
}

Text rulingLabel(const Ruling &ruling, const TableRules &rules)
{
    Texts parts{word(ruling.kind), deducedWord(ruling, rules), carriedWord(ruling, rules)};
    std::erase(parts, Text());
    return joined(parts, ", ");
}

Text carriedWord(const Ruling &ruling, const TableRules &rules)
{
    if (!isCarried(ruling, rules))
        return {};
    if (ruling.id == cite::ransomMinScore) // without it the answer stays open: nothing is carried over
        return Rulings::tr("for the second edition only");
    if (ruling.editions.front() == "c1")
        return Rulings::tr("from the first edition");
    return ruling.editions.front() == "c2" ? Rulings::tr("from the second edition")
                                           : Rulings::tr("from the third edition");
}

Text deducedWord(const Ruling &ruling, const TableRules &rules)
{
    return isDeduced(ruling, rules) ? Rulings::tr("our conclusion for these rules") : Text();
}

Text asOf(const Ruling &ruling)
{
    std::string date(ruling.date); // "11/2013"
    for (std::size_t slash; (slash = date.find('/')) != std::string::npos;) {
        const std::size_t month = date.find_last_of(' ', slash) + 1; // npos + 1 is the beginning
        date.replace(month, slash + 1 - month, monthName(leadingNumber(date.substr(month))).str() + ' ');
    }
    return date.empty() ? Text() : Rulings::tr("as of %1").arg(date);
}

Text editionsOf(const Ruling &ruling)
{
    Texts editions;
    for (const std::string_view edition : ruling.editions)
        editions << editionWord(edition);
    const Texts publishers(ruling.publishers.begin(), ruling.publishers.end());
    const Text text = capitalized(enumerated(editions));
    return publishers.empty()
               ? text
               : Rulings::tr("%1 (%2)", "editions, publishers").arg(text, joined(publishers, ", "));
}

Texts sourcesOf(const Ruling &ruling)
{
    Texts sources;
    for (const Source &source : ruling.sources) {
        Text text = utf8(builtInRulings().title(*source.document, currentLanguage()));
        if (const Text detail = detailOf(source); !detail.empty())
            text = Rulings::tr("%1, %2", "document, place in it").arg(text, detail);
        if (utf8(source.document->language) != currentLanguage())
            text = Rulings::tr("%1 (%2)", "document, its language")
                       .arg(text, languageWord(source.document->language));
        sources << text;
    }
    return sources;
}

} // namespace towerwatch
