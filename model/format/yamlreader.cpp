// SPDX-License-Identifier: MIT
#include "model/format/yamlreader.h"

#include "model/format/yamltext.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace towerwatch {

using Kind = YamlNode::Kind;

const YamlNode *YamlMap::find(std::string_view key) const
{
    const YamlNode *value = findWritten(key);
    return value && value->kind() != Kind::Null ? value : nullptr;
}

const YamlNode *YamlMap::findWritten(std::string_view key) const
{
    for (const auto &[name, value] : m_entries)
        if (name.text() == key)
            return value.kind() == Kind::Null && value.text().empty() ? nullptr : &value;
    return nullptr;
}

Mark YamlMap::keyMark(std::string_view key) const
{
    for (const auto &[name, value] : m_entries)
        if (name.text() == key)
            return name.mark();
    return m_mark;
}

bool YamlMap::has(std::string_view key) const
{
    return std::any_of(m_entries.begin(), m_entries.end(),
                       [&](const auto &entry) { return entry.first.text() == key; });
}

void YamlReader::report(ProblemId id, Mark mark, std::vector<std::string> facts)
{
    if (m_problems.size() < limits::problems)
        m_problems.push_back({id, mark, std::move(facts)});
}

std::string YamlReader::suggestion(std::string_view text, std::span<const std::string_view> names)
{
    if (m_problems.size() >= limits::problems || m_comparisons + names.size() > limits::comparisons)
        return {};
    m_comparisons += names.size();
    return nearest(text, names);
}

YamlMap YamlReader::map(const YamlNode &node, std::string_view key)
{
    YamlMap map;
    map.m_mark = node.mark();
    if (node.kind() != Kind::Map && node.kind() != Kind::Null)
        report(ProblemId::NeedsMap, node.mark(), {std::string(key)});
    if (node.kind() != Kind::Map)
        return map;
    const auto children = node.children();
    for (std::size_t i = 0; i + 1 < children.size(); i += 2)
        map.m_entries.emplace_back(children[i], children[i + 1]);
    return map;
}

YamlMap YamlReader::map(const YamlNode &node, std::string_view key,
                        std::initializer_list<std::string_view> known,
                        std::initializer_list<std::string_view> required)
{
    YamlMap map = this->map(node, key);
    for (const auto &[name, value] : map.m_entries)
        if (name.kind() == Kind::Scalar && std::find(known.begin(), known.end(), name.text()) == known.end())
            report(
                ProblemId::UnknownKey, name.mark(),
                {std::string(name.text()), suggestion(name.text(), std::span(known.begin(), known.size()))});
    if (node.kind() == Kind::Map || node.kind() == Kind::Null)
        for (const std::string_view name : required)
            if (!map.find(name))
                report(ProblemId::MissingKey, map.mark(), {std::string(name)});
    return map;
}

std::vector<YamlNode> YamlReader::list(const YamlNode &node, std::string_view key)
{
    if (node.kind() == Kind::List)
        return node.children();
    if (node.kind() != Kind::Null)
        report(ProblemId::NeedsList, node.mark(), {std::string(key)});
    return {};
}

std::optional<std::string> YamlReader::text(const YamlNode &node, std::string_view key, std::size_t limit)
{
    if (node.kind() != Kind::Scalar && node.text().empty()) {
        report(ProblemId::NeedsText, node.mark(), {std::string(key)});
        return std::nullopt;
    }
    if (characterCount(node.text()) > limit) {
        report(ProblemId::TextTooLong, node.mark(), {std::string(key), std::to_string(limit)});
        return std::nullopt;
    }
    return std::string(node.text());
}

std::optional<int> YamlReader::number(const YamlNode &node, std::string_view key, int least, int greatest)
{
    const auto value =
        node.kind() == Kind::Scalar && node.isPlain() ? wholeNumber(node.text()) : std::nullopt;
    if (!value) {
        report(ProblemId::NeedsNumber, node.mark(), {std::string(key), std::string(node.text())});
        return std::nullopt;
    }
    if (*value < least || *value > greatest) {
        report(ProblemId::OutOfRange, node.mark(),
               {std::string(node.text()), std::to_string(least), std::to_string(greatest)});
        return std::nullopt;
    }
    return static_cast<int>(*value);
}

std::optional<bool> YamlReader::boolean(const YamlNode &node, std::string_view key)
{
    if (node.kind() == Kind::Scalar && node.isPlain()) {
        constexpr std::array<std::string_view, 6> words{"true", "True", "TRUE", "false", "False", "FALSE"};
        const auto found = std::find(words.begin(), words.end(), node.text());
        if (found != words.end())
            return found - words.begin() < 3;
    }
    report(ProblemId::NeedsBoolean, node.mark(), {std::string(key), std::string(node.text())});
    return std::nullopt;
}

std::optional<Square> YamlReader::square(const YamlNode &node, std::string_view key)
{
    const auto items = node.kind() == Kind::List ? node.children() : std::vector<YamlNode>{};
    if (items.size() != 2) {
        report(ProblemId::NeedsSquare, node.mark(), {std::string(key)});
        return std::nullopt;
    }
    const auto x = number(items[0], key, -limits::coordinate, limits::coordinate);
    const auto y = number(items[1], key, -limits::coordinate, limits::coordinate);
    return x && y ? std::optional(Square{*x, *y}) : std::nullopt;
}

std::optional<std::size_t> YamlReader::wordIndex(const YamlNode &node, std::string_view key,
                                                 std::span<const std::string_view> names)
{
    const auto word = text(node, key);
    if (!word)
        return std::nullopt;
    const auto found = std::find(names.begin(), names.end(), *word);
    if (found == names.end()) {
        report(ProblemId::UnknownWord, node.mark(), {std::string(key), *word, suggestion(*word, names)});
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - names.begin());
}

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    const bool negative = text.starts_with('-');
    const bool hasSign = negative || text.starts_with('+');
    text.remove_prefix(hasSign ? 1 : 0);
    int base = 10;
    if (!hasSign && (text.starts_with("0o") || text.starts_with("0x"))) {
        base = text[1] == 'o' ? 8 : 16;
        text.remove_prefix(2);
    }
    if (text.empty() || text[0] == '-')
        return std::nullopt;
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
    if (end != text.data() + text.size() || error == std::errc::invalid_argument)
        return std::nullopt;
    if (error == std::errc::result_out_of_range || value > INT32_MAX)
        value = INT32_MAX;
    return negative ? -value : value;
}

namespace {

/// Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours.
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    std::iota(last.begin(), last.end(), 0u);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last[b.size()];
}

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return lower;
}

/// Whether one of two words is a part of the other, long enough to be meant: "house-no-gaps" and "no-gaps".
bool isPartOf(std::string_view a, std::string_view b)
{
    constexpr std::size_t shortest = 4;
    if (a.size() > b.size())
        std::swap(a, b);
    return a.size() >= shortest && b.find(a) != b.npos;
}

} // namespace

std::string nearest(std::string_view text, std::span<const std::string_view> names)
{
    constexpr std::size_t longest = 60;
    if (text.size() > longest)
        return {};
    const std::string written = lowerCase(text);
    std::string_view best;
    std::size_t bestDistance = 1 + std::max<std::size_t>(2, text.size() / 3);
    for (const std::string_view name : names) {
        const std::string known = lowerCase(name);
        const std::size_t d = isPartOf(written, known) ? 1 : distance(written, known);
        if (d < bestDistance && d < std::max(text.size(), name.size())) {
            best = name;
            bestDistance = d;
        }
    }
    return std::string(best);
}

} // namespace towerwatch
