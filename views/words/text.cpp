// SPDX-License-Identifier: MIT
#include "views/words/text.h"

#include "model/value/ranges.h"
#include "model/value/utf8.h"
#include "resources/phrases.h"

#include <atomic>
#include <charconv>
#include <list>

namespace towerwatch {

namespace {

const PhraseLanguage *find(std::string_view id)
{
    const auto found = ranges::find(phraseLanguages(), id, &PhraseLanguage::id);
    return found == phraseLanguages().end() ? nullptr : &*found;
}

struct LanguageInUse
{
    std::string id;
    const PhraseLanguage *phrases;
};

/// The one in use; other threads word while it is changed.
std::atomic<const LanguageInUse *> &inUse()
{
    static const LanguageInUse english{"en", find("en")};
    static std::atomic<const LanguageInUse *> language = &english;
    return language;
}

const LanguageInUse &languageInUse()
{
    return *inUse().load();
}

/// The plural form for a number among those that a language has.
std::string_view formFor(int n, std::string_view forms, const PhraseLanguage &language)
{
    const auto many = static_cast<std::size_t>(n);
    const std::size_t half = language.plurals.size() / 2;
    for (char skip = language.plurals[many < 2 * half ? many : half + many % half]; skip > '0'; --skip)
        forms.remove_prefix(std::min(forms.find(phrasePartEnd), forms.size() - 1) + 1);
    return forms.substr(0, forms.find(phrasePartEnd));
}

/// What a language says for a key; empty: as the source.
std::string_view phraseIn(const PhraseLanguage &language, const std::string &key, int n)
{
    std::size_t first = 0, last = phraseKeys().size();
    while (first < last)
        if (const std::size_t middle = (first + last) / 2; phraseKeys()[middle] < key)
            first = middle + 1;
        else
            last = middle;
    if (first == phraseKeys().size() || phraseKeys()[first] != key)
        return {};
    const std::string_view said = language.phrases[first];
    return n < 0 || said.empty() ? said : formFor(n, said, language);
}

} // namespace

Text Text::filled(std::initializer_list<Text> words) const
{
    std::string filled;
    std::size_t from = 0;
    for (std::size_t at; (at = m_text.find('%', from)) != std::string::npos;) {
        const std::size_t word =
            at + 1 < m_text.size() ? static_cast<std::size_t>(m_text[at + 1] - '1') : words.size();
        filled.append(m_text, from, at - from);
        filled += word < words.size() ? words.begin()[word].m_text : m_text.substr(at, 1);
        from = at + (word < words.size() ? 2 : 1);
    }
    return filled.append(m_text, from);
}

Text joined(const Texts &texts, std::string_view between)
{
    std::string all;
    for (const Text &text : texts) {
        if (&text != &texts.front())
            all += between;
        all += text.str();
    }
    return all;
}

Texts splitAtSpaces(std::string_view text)
{
    Texts words;
    constexpr std::string_view spaces = " \t\n\v\f\r";
    for (std::size_t end, at = 0; (at = text.find_first_not_of(spaces, at)) != std::string_view::npos;
         at = end)
        words << text.substr(at, (end = std::min(text.find_first_of(spaces, at), text.size())) - at);
    return words;
}

Text replaced(std::string_view text, std::string_view what, std::string_view by)
{
    std::string all;
    std::size_t from = 0;
    for (std::size_t at; (at = text.find(what, from)) != std::string_view::npos; from = at + what.size())
        all.append(text.substr(from, at - from)).append(by);
    return all.append(text.substr(from));
}

Text currentLanguage()
{
    return languageInUse().id;
}

void setCurrentLanguage(std::string_view language)
{
    static std::list<LanguageInUse> used; // none goes while a thread may word in it
    for (const LanguageInUse &each : used)
        if (each.id == language)
            return inUse().store(&each);
    inUse() = &used.emplace_back(LanguageInUse{std::string(language), find(language)});
}

Text translated(const char *context, const char *source, const char *comment, int n)
{
    static const PhraseLanguage *const english = find("en"); // has plural forms only
    Text text = source;
    const std::string key =
        std::string(context) + phrasePartEnd + source + phrasePartEnd + (comment ? comment : "");
    for (const PhraseLanguage *language : {languageInUse().phrases, n < 0 ? nullptr : english})
        if (const std::string_view said = language ? phraseIn(*language, key, n) : ""; !said.empty()) {
            text = said;
            break;
        }
    return n < 0 ? text : replaced(text, "%n", std::to_string(n));
}

Text inEdition(std::string_view text, bool first)
{
    std::string words;
    for (auto open = text.find('<'); open != std::string_view::npos; open = text.find('<')) {
        const auto bar = text.find('|', open), close = text.find('>', open);
        if (bar >= close || close == std::string_view::npos)
            break;
        words += text.substr(0, open);
        words += first ? text.substr(bar + 1, close - bar - 1) : text.substr(open + 1, bar - open - 1);
        text.remove_prefix(close + 1);
    }
    return words.append(text);
}

Text capitalized(const Text &text)
{
    if (text.empty())
        return text;
    const auto [letter, length] = characterAt(text, 0);
    const auto found = capitals().find(letter);
    return found ? Text(*found) + text.str().substr(static_cast<std::size_t>(length)) : text;
}

Text monthName(int month)
{
    const PhraseLanguage *language = languageInUse().phrases;
    const auto index = static_cast<std::size_t>(month - 1);
    return language && index < language->months.size() ? Text(language->months[index])
                                                       : std::to_string(month);
}

int leadingNumber(std::string_view text)
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace towerwatch
