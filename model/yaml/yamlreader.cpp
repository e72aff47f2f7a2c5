// SPDX-License-Identifier: MIT
#include "model/yaml/yamlreader.h"

#include "model/value/ranges.h"
#include "model/yaml/yamltext.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace towerwatch {

using NodeKind = YamlNode::Kind;

namespace {

/// Whether a node is the key of that name. YAML 1.1 takes "on" for a truth value: what its tools have read
/// and written again says "true" instead.
bool isKey(const YamlNode &node, std::string_view key)
{
    return node.text() == key || (key == "on" && node.isPlain() && node.text() == "true");
}

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

/// Whether one of two words is a part of the other, long enough to be meant: "house-no-gaps" and "no-gaps".
bool isPartOf(std::string_view a, std::string_view b)
{
    constexpr std::size_t shortest = 4;
    if (a.size() > b.size())
        std::swap(a, b);
    return a.size() >= shortest && b.find(a) != b.npos;
}

} // namespace

const YamlNode *YamlMap::find(std::string_view key) const
{
    const YamlNode *value = findWritten(key);
    return value && value->kind() != NodeKind::Null ? value : nullptr;
}

const YamlNode *YamlMap::findWritten(std::string_view key) const
{
    for (const auto &[name, value] : m_entries)
        if (isKey(name, key))
            return value.kind() == NodeKind::Null && value.text().empty() ? nullptr : &value;
    return nullptr;
}

Mark YamlMap::keyMark(std::string_view key) const
{
    for (const auto &[name, value] : m_entries)
        if (isKey(name, key))
            return name.mark();
    return m_mark;
}

bool YamlMap::has(std::string_view key) const
{
    return ranges::any_of(m_entries, [&](const auto &entry) { return isKey(entry.first, key); });
}

bool YamlMap::saysTrueForOn() const
{
    return ranges::any_of(
        m_entries, [](const auto &entry) { return isKey(entry.first, "on") && entry.first.text() != "on"; });
}

void YamlReader::report(ProblemId id, Mark mark, std::vector<std::string> facts,
                        std::vector<std::string> known)
{
    known.resize(std::min(known.size(), limits::known));
    if (m_problems.size() < limits::problems)
        m_problems.push_back({id, mark, std::move(facts), std::move(known)});
}

void YamlReader::addKnown(Mark mark, const std::vector<std::string> &known)
{
    const auto found = ranges::find_if(m_problems, [&](const Problem &problem) {
        return problem.id == ProblemId::UnknownWord && problem.mark == mark;
    });
    if (found == m_problems.end() || known.empty())
        return;
    found->known = known;
    const std::vector<std::string_view> names(known.begin(), known.end());
    found->facts.back() = suggestion(found->facts[1], names); // one of those that are listed
}

std::string YamlReader::suggestion(std::string_view text, std::span<const std::string_view> names)
{
    if (m_problems.size() >= limits::problems || m_comparisons + names.size() > limits::comparisons)
        return {};
    m_comparisons += names.size();
    return nearest(text, names);
}

YamlMap YamlReader::map(YamlValue value)
{
    YamlMap map;
    if (!value.node)
        return map;
    map.m_mark = value.node->mark();
    if (value.node->kind() == NodeKind::Map) {
        const auto children = value.node->children();
        for (std::size_t i = 0; i + 1 < children.size(); i += 2)
            map.m_entries.emplace_back(children[i], children[i + 1]);
    } else if (value.node->kind() != NodeKind::Null) {
        report(ProblemId::NeedsMap, map.m_mark, {std::string(value.key)});
    }
    return map;
}

YamlMap YamlReader::map(YamlValue value, const std::vector<std::string_view> &known,
                        const std::vector<std::string_view> &required)
{
    YamlMap map = this->map(value);
    for (const auto &[name, item] : map.m_entries)
        if (name.kind() == NodeKind::Scalar &&
            !ranges::any_of(known, [&, &entry = name](std::string_view key) { // clang 14 takes no binding
                return isKey(entry, key) && map.keyMark(key) == entry.mark();
            }))
            report(ProblemId::UnknownKey, name.mark(),
                   {std::string(name.text()), suggestion(name.text(), known)}, {known.begin(), known.end()});
    if (value.node && (value.node->kind() == NodeKind::Map || value.node->kind() == NodeKind::Null))
        for (const std::string_view name : required)
            if (!map.find(name))
                report(ProblemId::MissingKey, map.mark(), {std::string(name)});
    return map;
}

std::vector<YamlNode> YamlReader::list(YamlValue value)
{
    if (value.node && value.node->kind() == NodeKind::List)
        return value.node->children();
    if (value.node && value.node->kind() != NodeKind::Null)
        report(ProblemId::NeedsList, value.node->mark(), {std::string(value.key)});
    return {};
}

std::optional<std::string> YamlReader::text(YamlValue value, std::size_t limit)
{
    if (!value.node)
        return std::nullopt;
    if (value.node->kind() != NodeKind::Scalar && value.node->text().empty())
        report(ProblemId::NeedsText, value.node->mark(), {std::string(value.key)});
    else if (characterCount(value.node->text()) > limit)
        report(ProblemId::TextTooLong, value.node->mark(), {std::string(value.key), std::to_string(limit)});
    else
        return std::string(value.node->text());
    return std::nullopt;
}

std::optional<int> YamlReader::number(YamlValue value, int least, int greatest)
{
    if (!value.node)
        return std::nullopt;
    const std::string text(value.node->text());
    const auto number =
        value.node->kind() == NodeKind::Scalar && value.node->isPlain() ? wholeNumber(text) : std::nullopt;
    if (!number)
        report(ProblemId::NeedsNumber, value.node->mark(), {std::string(value.key), text});
    else if (*number < least || *number > greatest)
        report(ProblemId::OutOfRange, value.node->mark(),
               {text, std::to_string(least), std::to_string(greatest)});
    else
        return static_cast<int>(*number);
    return std::nullopt;
}

std::optional<bool> YamlReader::boolean(YamlValue value)
{
    if (!value.node)
        return std::nullopt;
    if (value.node->kind() == NodeKind::Scalar && value.node->isPlain()) {
        constexpr std::array<std::string_view, 6> words{"true", "True", "TRUE", "false", "False", "FALSE"};
        const auto found = ranges::find(words, value.node->text());
        if (found != words.end())
            return found - words.begin() < 3;
    }
    report(ProblemId::NeedsBoolean, value.node->mark(),
           {std::string(value.key), std::string(value.node->text())});
    return std::nullopt;
}

std::optional<Square> YamlReader::square(YamlValue value)
{
    if (!value.node)
        return std::nullopt;
    const auto items =
        value.node->kind() == NodeKind::List ? value.node->children() : std::vector<YamlNode>{};
    if (items.size() != 2) {
        report(ProblemId::NeedsSquare, value.node->mark(), {std::string(value.key)});
        return std::nullopt;
    }
    const auto x = number({&items[0], value.key}, -limits::coordinate, limits::coordinate);
    const auto y = number({&items[1], value.key}, -limits::coordinate, limits::coordinate);
    return x && y ? std::optional(Square{*x, *y}) : std::nullopt;
}

std::optional<std::size_t> YamlReader::wordIndex(YamlValue value, std::span<const std::string_view> names)
{
    const auto word = text(value);
    if (!word)
        return std::nullopt;
    const auto found = ranges::find(names, *word);
    if (found != names.end())
        return static_cast<std::size_t>(found - names.begin());
    report(ProblemId::UnknownWord, value.node->mark(),
           {std::string(value.key), *word, suggestion(*word, names)}, {names.begin(), names.end()});
    return std::nullopt;
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
