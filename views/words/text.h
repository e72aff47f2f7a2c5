// SPDX-License-Identifier: MIT
/// What sentences are made of: UTF-8 text with places for words, lists, and the sentences of
/// translations/*.ts.
#pragma once

#include <compare>
#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace towerwatch {

/// A text in UTF-8. It becomes the text of any library whose strings are made by `fromStdString`.
class Text
{
public:
    Text() = default;
    Text(const char *text)
        : m_text(text)
    {
    }
    Text(std::string text)
        : m_text(std::move(text))
    {
    }
    Text(std::string_view text)
        : m_text(text)
    {
    }

    const std::string &str() const { return m_text; }
    operator std::string_view() const { return m_text; }
    template <typename Foreign>
    requires requires(const std::string &text)
    {
        {
            Foreign::fromStdString(text)
            } -> std::same_as<Foreign>;
        Foreign::fromStdU16String(std::u16string());
    }
    operator Foreign() const { return Foreign::fromStdString(m_text); }

    bool empty() const { return m_text.empty(); }
    bool contains(std::string_view part) const { return m_text.find(part) != std::string::npos; }

    /// The text with the first word for %1, the second for %2; whole numbers are words, too.
    template <typename... Words> Text arg(const Words &...words) const { return filled({asText(words)...}); }

    Text &operator+=(std::string_view more)
    {
        m_text += more;
        return *this;
    }
    // Exact about the other operand, so that operators of foreign strings never match as well.
    friend Text operator+(Text a, const Text &b) { return a += b; }
    template <std::convertible_to<std::string_view> Other> friend Text operator+(Text a, const Other &b)
    {
        return a += b;
    }
    template <std::convertible_to<std::string_view> Other>
    friend Text operator+(const Other &a, const Text &b)
    {
        return Text(a) += b;
    }
    friend bool operator==(const Text &, const Text &) = default;
    template <std::convertible_to<std::string_view> Other>
    friend bool operator==(const Text &a, const Other &b)
    {
        return a.m_text == std::string_view(b);
    }
    friend std::strong_ordering operator<=>(const Text &a, const Text &b)
    {
        return a.m_text.compare(b.m_text) <=> 0; // not every library of the standard has <=> of strings
    }

private:
    template <typename Word> static Text asText(const Word &word)
    {
        if constexpr (std::integral<Word>)
            return std::to_string(word);
        else
            return word;
    }
    Text filled(std::initializer_list<Text> words) const;

    std::string m_text;
};

/// A vector to which items are appended like this: `list << one << another`.
template <typename T> class List : public std::vector<T>
{
public:
    using std::vector<T>::vector;

    List &operator<<(const T &item)
    {
        this->push_back(item);
        return *this;
    }
    List &operator<<(const List &more)
    {
        this->insert(this->end(), more.begin(), more.end());
        return *this;
    }
    bool contains(const T &item) const
    {
        for (const T &each : *this)
            if (each == item)
                return true;
        return false;
    }
    /// The first few, or all there are.
    List first(std::size_t most) const
    {
        const std::size_t count = most < this->size() ? most : this->size();
        return List(this->begin(), this->begin() + static_cast<std::ptrdiff_t>(count));
    }
    /// Texts become a list of foreign ones.
    template <typename Foreign>
    requires std::same_as<T, Text> && requires(Foreign list, const Text &text)
    {
        list.push_back(text);
        list.removeDuplicates();
    }
    operator Foreign() const
    {
        Foreign list;
        for (const T &each : *this)
            list.push_back(each);
        return list;
    }
};

using Texts = List<Text>;

/// The texts with `between` between each two.
Text joined(const Texts &texts, std::string_view between);

/// The words between spaces and ends of lines.
Texts splitAtSpaces(std::string_view text);
Text replaced(std::string_view text, std::string_view what, std::string_view by);

/// The language of the program as the catalogue names it: "en", "de", "nl". Sentences may be made on any
/// thread; one thread alone changes the language.
Text currentLanguage();
void setCurrentLanguage(std::string_view language);

/// A sentence of a context as translations/*.ts have it in the language of the program, with `n` for %n;
/// where they have none, in English.
Text translated(const char *context, const char *source, const char *comment = nullptr, int n = -1);

/// A text in the words of the second or of the first edition, of one that has both: "a <floor|tower piece>".
/// Names are put in afterwards: they may look like that, too.
Text inEdition(std::string_view text, bool first);

/// With a capital at its beginning.
Text capitalized(const Text &text);
/// A month, 1 to 12, in the language of the program.
Text monthName(int month);
/// The number that a text begins with; 0: none.
int leadingNumber(std::string_view text);

} // namespace towerwatch

/// Gives a class its sentences, tr("source", "what it is about", n), and lupdate their context.
#define TOWERWATCH_PHRASES(context)                                                                          \
public:                                                                                                      \
    static towerwatch::Text tr(const char *source, const char *comment = nullptr, int n = -1)                \
    {                                                                                                        \
        return towerwatch::translated(#context, source, comment, n);                                         \
    }                                                                                                        \
                                                                                                             \
private:

/// Marks a sentence for lupdate that tr() looks up elsewhere; ABOUT: with what it is about; N: with %n.
#define TOWERWATCH_PHRASE(context, source) source
#define TOWERWATCH_PHRASE_ABOUT(context, source, about) source, about
#define TOWERWATCH_PHRASE_N(context, source) source
