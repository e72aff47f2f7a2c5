// SPDX-License-Identifier: MIT
#include "views/wording/wordindex.h"

#include "resources/catalogue.h"
#include "views/wording/words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace towerwatch {

namespace {

constexpr int shortestStem = 3, shortestPart = 4, shortestSlip = 5;
constexpr double sameWord = 1, otherEnding = 0.9, synonym = 0.6, unfinished = 0.6, slip = 0.8, part = 0.5;
constexpr double partOfKnown = 0.3;                   // of a word that is known as a whole
constexpr std::array placeWeight{4.0, 2.4, 2.0, 1.0}; // a part of a title outweighs a whole word below it
constexpr double oneText = 8;                         // that has the whole search and nothing else

/// Letters and digits that stand together.
QStringList split(const QString &text)
{
    const QString plain = folded(text) + u' ';
    QStringList words;
    qsizetype start = 0;
    for (qsizetype at = 0; at < plain.size(); ++at)
        if (!plain[at].isLetterOrNumber()) {
            if (at > start)
                words << plain.mid(start, at - start);
            start = at + 1;
        }
    return words;
}

/// A folded word as those write it who have no umlauts on their keys, and as those do who leave them out.
QString withoutUmlauts(QString word)
{
    for (const QString &pair : {QStringLiteral("ae"), QStringLiteral("oe"), QStringLiteral("ue")})
        word.replace(pair, pair.first(1));
    return word;
}

/// Whether two words begin alike and go on with nothing but endings of English, German or Dutch.
bool areForms(QStringView a, QStringView b)
{
    static const QStringList endings{"",   "d",   "e", "ed", "em", "en", "es", "ing",
                                     "je", "jes", "n", "s",  "t",  "te", "ten"};
    const auto [end, other] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    if (end - a.begin() < shortestStem)
        return false;
    const QStringView first = a.sliced(end - a.begin()), second = b.sliced(other - b.begin());
    return (endings.contains(first) && endings.contains(second)) ||
           (first.isEmpty() && (second == u"r" || second == u"er")) ||
           (second.isEmpty() && (first == u"r" || first == u"er"));
}

/// Whether one letter too many, too few or wrong, or two in the wrong order make one word of the other.
bool isSlip(QStringView a, QStringView b)
{
    if (a.size() > b.size())
        std::swap(a, b);
    if (b.size() - a.size() > 1)
        return false;
    const qsizetype at = std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin();
    if (a.size() < b.size())
        return a.sliced(at) == b.sliced(at + 1);
    const QStringView restA = a.sliced(at), restB = b.sliced(at);
    return restA.mid(1) == restB.mid(1) ||
           (restA.size() > 1 && restA[0] == restB[1] && restA[1] == restB[0] && restA.mid(2) == restB.mid(2));
}

/// How much a known word is what was typed; 0: not at all.
double likeness(const QString &typed, const QString &word)
{
    if (typed == word)
        return sameWord;
    if (areForms(typed, word))
        return otherEnding;
    if (word.startsWith(typed))
        return unfinished;
    return typed.size() >= shortestPart && word.contains(typed) ? part : 0;
}

} // namespace

QString folded(const QString &text)
{
    QString plain;
    plain.reserve(text.size());
    for (const QChar c : text.normalized(QString::NormalizationForm_KD))
        if (!c.isMark())
            plain += c.toCaseFolded();
    return plain.replace(u'ß', QStringLiteral("ss"));
}

WordIndex::WordIndex()
{
    for (const WordList &line : searchFillers())
        for (const std::string_view word : line)
            m_fillers << withoutUmlauts(folded(utf8(word)));
    m_fillers.sort();
    for (const WordList &line : searchSynonyms()) {
        for (const std::string_view each : line) {
            const int word = known(folded(utf8(each)));
            m_words[word].groups << static_cast<int>(m_groups.size());
            m_starts[m_words[word].plain.first(std::min<qsizetype>(shortestStem, m_words[word].plain.size()))]
                << word;
        }
        m_groups << QList<int>();
    }
    for (int word = 0; word < static_cast<int>(m_words.size()); ++word)
        for (const int group : std::as_const(m_words[word].groups))
            m_groups[group] << word;
}

/// The number of a word; a new one belongs to the groups of its other forms.
int WordIndex::known(const QString &spelling)
{
    if (const auto found = m_numbers.constFind(spelling); found != m_numbers.cend())
        return *found;
    const int number = static_cast<int>(m_words.size());
    Word word{spelling, withoutUmlauts(spelling), false, {}, {}};
    word.filler = std::ranges::binary_search(m_fillers, word.plain);
    for (const int other : m_starts.value(word.plain.left(shortestStem)))
        if (areForms(word.plain, m_words[other].plain))
            word.groups << m_words[other].groups;
    for (const int group : std::as_const(word.groups))
        if (m_groups.size() > group)
            m_groups[group] << number;
    m_words.push_back(std::move(word));
    m_numbers.insert(spelling, number);
    return number;
}

void WordIndex::add(int thing, TextPlace place, const QString &text)
{
    const int number = static_cast<int>(m_texts.size());
    int counting = 0;
    for (const QString &spelling : split(text)) {
        const int word = known(spelling);
        if (m_words[word].filler)
            continue;
        ++counting;
        if (QList<int> &texts = m_words[word].texts; texts.isEmpty() || texts.last() != number)
            texts << number;
    }
    m_texts.push_back({thing, place, counting});
    m_things = std::max(m_things, thing + 1);
}

QStringList WordIndex::wordsIn(const QString &search) const
{
    QStringList all, counting;
    for (const QString &word : split(search)) {
        const QString plain = withoutUmlauts(word);
        all << plain;
        if (!std::ranges::binary_search(m_fillers, plain) && (plain.size() > 1 || plain[0].isDigit()))
            counting << plain;
    }
    QStringList &words = counting.isEmpty() ? all : counting;
    words.removeDuplicates();
    return words;
}

void WordIndex::addSynonyms(Likeness &alike) const
{
    Likeness more;
    for (const auto &[word, how] : alike.asKeyValueRange())
        for (const int group : m_words[word].groups)
            for (const int other : m_groups[group])
                more[other] = std::max(more.value(other), how * synonym);
    for (const auto &[word, how] : more.asKeyValueRange())
        alike[word] = std::max(alike.value(word), how);
}

WordIndex::Likeness WordIndex::alike(const QString &typed) const
{
    Likeness alike, holding, parts;
    const auto gather = [this](Likeness &words, auto how) {
        for (int word = 0; word < static_cast<int>(m_words.size()); ++word)
            if (const double like = how(m_words[word].plain); like > 0)
                words[word] = like;
    };
    gather(alike, [&](const QString &word) { return likeness(typed, word); });
    for (auto word = alike.begin(); word != alike.end();)
        if (*word < otherEnding) {
            holding[word.key()] = *word;
            word = alike.erase(word);
        } else {
            ++word;
        }
    if (alike.isEmpty() && holding.isEmpty() && typed.size() >= shortestSlip)
        gather(alike, [&](const QString &word) { return isSlip(typed, word) ? slip : 0; });
    const bool known = !alike.isEmpty() || !holding.isEmpty();
    gather(parts, [&](const QString &word) {
        const bool within = word.size() >= shortestPart && word.size() < typed.size() &&
                            (typed.startsWith(word) || typed.endsWith(word));
        return !within ? 0 : known ? partOfKnown : part;
    });
    addSynonyms(parts);
    addSynonyms(alike);
    const double less = alike.isEmpty() ? 1 : 0.5;
    for (const auto &[word, how] : holding.asKeyValueRange())
        alike[word] = std::max(alike.value(word), how * less);
    for (const auto &[word, how] : parts.asKeyValueRange())
        alike[word] = std::max(alike.value(word), how);
    return alike;
}

WordIndex::Hits WordIndex::hitsOf(const QString &typed) const
{
    Hits hits{std::vector<double>(m_texts.size()), std::vector<double>(m_things), 0};
    for (const auto &[word, how] : alike(typed).asKeyValueRange())
        for (const int text : m_words[word].texts)
            hits.texts[text] = std::max(hits.texts[text], how);
    for (std::size_t text = 0; text < m_texts.size(); ++text) {
        double &thing = hits.things[m_texts[text].thing];
        thing =
            std::max(thing, hits.texts[text] * placeWeight[static_cast<std::size_t>(m_texts[text].place)]);
    }
    if (const auto having = m_things - std::ranges::count(hits.things, 0.0); having > 0)
        hits.rarity = 1 + std::log10(m_things / static_cast<double>(having));
    return hits;
}

WordIndex::Shares WordIndex::sharesOf(const std::vector<Hits> &words, double whole) const
{
    Shares shares{std::vector<double>(m_things), std::vector<double>(m_things)};
    std::vector<std::array<double, 3>> best(m_things); // of its texts, best first
    for (std::size_t text = 0; text < m_texts.size(); ++text) {
        const auto &[thing, place, length] = m_texts[text];
        if (place == TextPlace::Text || length == 0)
            continue;
        double said = 0, weight = 0;
        for (const Hits &hits : words) {
            said += hits.texts[text];
            weight += hits.rarity / whole * hits.texts[text];
        }
        const double share = std::min(1.0, said / length);
        if (place == TextPlace::Title)
            shares.titles[thing] = std::max(shares.titles[thing], share);
        weight *= std::sqrt(share);
        for (double &better : best[thing])
            if (weight > better)
                std::swap(weight, better);
    }
    for (int thing = 0; thing < m_things; ++thing)
        shares.searches[thing] = best[thing][0] + best[thing][1] / 2 + best[thing][2] / 4;
    return shares;
}

QList<int> WordIndex::find(const QString &search) const
{
    struct Found
    {
        int thing;
        double has, weight;
    };
    std::vector<Hits> words;
    double whole = 0;
    for (const QString &typed : wordsIn(search)) {
        words.push_back(hitsOf(typed));
        whole += words.back().rarity;
    }
    if (whole == 0)
        return {};
    const Shares shares = sharesOf(words, whole);
    std::vector<Found> things;
    double most = 0;
    for (int thing = 0; thing < m_things; ++thing) {
        Found found{thing, 0, 0};
        for (const Hits &hits : words) {
            found.has += hits.things[thing] > 0 ? hits.rarity / whole : 0;
            found.weight += hits.rarity / whole * hits.things[thing];
        }
        found.weight *= found.has * found.has * (1 + shares.titles[thing]);
        found.weight += oneText * shares.searches[thing];
        most = std::max(most, found.has);
        things.push_back(found);
    }
    std::erase_if(things, [&](const Found &found) { return found.weight <= 0 || found.has < most / 4; });
    std::ranges::stable_sort(things, [](const Found &a, const Found &b) { return a.weight > b.weight; });
    QList<int> list;
    for (const Found &found : things)
        list << found.thing;
    return list;
}

QStringList WordIndex::meant(const QString &search) const
{
    QStringList list;
    for (const QString &typed : wordsIn(search))
        for (const auto &[word, how] : alike(typed).asKeyValueRange())
            if (!m_words[word].texts.isEmpty())
                list << m_words[word].spelling;
    list.removeDuplicates();
    return list;
}

} // namespace towerwatch
