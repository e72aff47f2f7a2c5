// SPDX-License-Identifier: MIT
#include "model/scenario/value.h"

#include "model/text/utf8.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <unordered_map>

namespace towerwatch {

const Value *Value::find(std::string_view key) const
{
    const auto found = std::ranges::find(keys, key);
    return found == keys.end() ? nullptr : &items[static_cast<std::size_t>(found - keys.begin())];
}

namespace {

void writeText(std::string &out, std::string_view text)
{
    constexpr std::string_view hex = "0123456789abcdef";
    out += '"';
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        const Character character = characterAt(text, i);
        const auto length = static_cast<std::size_t>(std::max(character.length, 1));
        const char32_t point = character.codePoint;
        if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (c == '\n')
            out += "\\n";
        else if (c == '\t')
            out += "\\t";
        else if (character.length > 0 && (isControl(point) || point == 0x85 || isBidirectional(point)))
            out += "\\u" + std::string{hex[point >> 12 & 15], hex[point >> 8 & 15], hex[point >> 4 & 15],
                                       hex[point & 15]};
        else
            out.append(text.substr(i, length));
        i += length;
    }
    out += '"';
}

void write(std::string &out, const Value &value, int indent, int depth)
{
    using Kind = Value::Kind;
    if (value.kind == Kind::Text)
        return writeText(out, value.text);
    if (value.kind == Kind::Number) {
        out += std::to_string(value.number);
        return;
    }
    if (value.kind == Kind::Null || value.kind == Kind::Boolean) {
        out += value.kind == Kind::Null ? "null" : value.number != 0 ? "true" : "false";
        return;
    }
    const bool map = value.kind == Kind::Map;
    const bool isShort =
        std::ranges::all_of(value.items, [](const Value &item) { return item.items.empty(); });
    const bool lines = indent > 0 && !isShort;
    out += map ? '{' : '[';
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        out += i == 0 ? "" : lines ? "," : ", ";
        if (lines)
            (out += '\n').append(static_cast<std::size_t>(indent) * static_cast<std::size_t>(depth + 1), ' ');
        if (map) {
            writeText(out, value.keys[i]);
            out += ": ";
        }
        write(out, value.items[i], indent, depth + 1);
    }
    if (lines && !value.items.empty())
        (out += '\n').append(static_cast<std::size_t>(indent) * static_cast<std::size_t>(depth), ' ');
    out += map ? '}' : ']';
}

/// Scalars agree by what they say: a number as written may be meant as the text of an id.
bool sameScalar(const Value &expected, const Value &actual)
{
    using Kind = Value::Kind;
    if (expected.kind >= Kind::List || actual.kind >= Kind::List)
        return false;
    if (expected.kind == Kind::Number && actual.kind == Kind::Number)
        return expected.number == actual.number;
    if (actual.kind == Kind::Text)
        return expected.kind != Kind::Null && expected.text == actual.text;
    return expected.kind == actual.kind && expected.number == actual.number;
}

bool isSquare(const Value &list)
{
    return list.items.size() == 2 && list.items[0].kind == Value::Kind::Number &&
           list.items[1].kind == Value::Kind::Number;
}

bool matches(const Value &expected, const Value &actual);

/// What a text or a square says, for finding its like at once; nothing for what may be stated loosely.
/// `isText`: whether a scalar is looked at as a text.
std::optional<std::string> keyOf(const Value &item, bool isText)
{
    if (isSquare(item))
        return "s" + std::to_string(item.items[0].number) + ' ' + std::to_string(item.items[1].number);
    return isText ? std::optional("t" + item.text) : std::nullopt;
}

/// The items of `expected` without a partner, where both lists hold texts and squares only; else nothing.
std::optional<std::vector<std::size_t>> unmatchedTexts(const Value &expected, const Value &actual)
{
    std::unordered_map<std::string, int> there;
    there.reserve(actual.items.size());
    for (const Value &item : actual.items) {
        const auto key = keyOf(item, item.kind == Value::Kind::Text);
        if (!key)
            return std::nullopt;
        ++there[*key];
    }
    std::vector<std::size_t> left;
    for (std::size_t i = 0; i < expected.items.size(); ++i) {
        const Value::Kind kind = expected.items[i].kind;
        const auto key = keyOf(expected.items[i], kind != Value::Kind::Null && kind < Value::Kind::List);
        if (!key)
            return std::nullopt;
        if (--there[*key] < 0)
            left.push_back(i);
    }
    return left;
}

/// Finds a partner in `actual` for every item of `expected` (augmenting paths: an item that is stated loosely
/// must not take the only partner of one that is stated exactly). The items left without a partner.
std::vector<std::size_t> unmatched(const Value &expected, const Value &actual)
{
    if (auto texts = unmatchedTexts(expected, actual))
        return *std::move(texts);
    const std::size_t count = expected.items.size();
    constexpr auto none = static_cast<std::size_t>(-1);
    std::vector<std::size_t> partnerOf(count, none); // by index in actual
    std::vector<std::size_t> left;
    std::vector<std::vector<std::size_t>> fits(count);
    for (std::size_t e = 0; e < count; ++e)
        for (std::size_t a = 0; a < count; ++a)
            if (matches(expected.items[e], actual.items[(e + a) % count]))
                fits[e].push_back((e + a) % count);
    std::vector<bool> seen;
    const auto place = [&](auto &&self, std::size_t e) -> bool {
        return std::ranges::any_of(fits[e], [&](std::size_t a) {
            if (seen[a])
                return false;
            seen[a] = true;
            if (partnerOf[a] != none && !self(self, partnerOf[a]))
                return false;
            partnerOf[a] = e;
            return true;
        });
    };
    for (std::size_t e = 0; e < count; ++e) {
        seen.assign(count, false);
        if (!place(place, e))
            left.push_back(e);
    }
    return left;
}

bool holdsAll(const Value &because, const Value &ids)
{
    return std::ranges::all_of(ids.items, [&](const Value &id) {
        return std::ranges::any_of(because.items, [&](const Value &item) { return sameScalar(id, item); });
    });
}

bool matches(const Value &expected, const Value &actual)
{
    using Kind = Value::Kind;
    if (expected.kind == Kind::Map && actual.kind == Kind::Map) {
        for (std::size_t i = 0; i < expected.keys.size(); ++i) {
            const Value &item = expected.items[i];
            const Value *found = actual.find(expected.keys[i]);
            const bool because = found && expected.keys[i] == "because" && found->kind == Kind::List &&
                                 item.kind == Kind::List;
            if (!found || !(because ? holdsAll(*found, item) : matches(item, *found)))
                return false;
        }
        return true;
    }
    if (expected.kind == Kind::List && actual.kind == Kind::List)
        return expected.items.size() == actual.items.size() &&
               (isSquare(actual) && isSquare(expected) ? sameScalar(expected.items[0], actual.items[0]) &&
                                                             sameScalar(expected.items[1], actual.items[1])
                                                       : unmatched(expected, actual).empty());
    return sameScalar(expected, actual);
}

void compare(std::vector<Difference> &out, const std::string &path, const Value &expected,
             const Value &actual);

void compareMaps(std::vector<Difference> &out, const std::string &path, const Value &expected,
                 const Value &actual)
{
    for (std::size_t i = 0; i < expected.keys.size(); ++i) {
        const std::string &key = expected.keys[i];
        const std::string inner = path.empty() ? key : path + "." + key;
        const Value *found = actual.find(key);
        if (!found) {
            out.push_back({inner, expected.items[i], {}});
        } else if (key == "because" && found->kind == Value::Kind::List &&
                   expected.items[i].kind == Value::Kind::List) {
            for (const Value &id : expected.items[i].items)
                if (std::ranges::none_of(found->items,
                                         [&](const Value &item) { return sameScalar(id, item); }))
                    out.push_back({inner, id, *found});
        } else {
            compare(out, inner, expected.items[i], *found);
        }
    }
}

void compareLists(std::vector<Difference> &out, const std::string &path, const Value &expected,
                  const Value &actual)
{
    if (expected.items.size() != actual.items.size()) {
        out.push_back({path, expected, actual});
    } else if (isSquare(actual) && isSquare(expected)) {
        if (!(sameScalar(expected.items[0], actual.items[0]) &&
              sameScalar(expected.items[1], actual.items[1])))
            out.push_back({path, expected, actual});
    } else {
        for (const std::size_t index : unmatched(expected, actual)) {
            const std::string inner = path + "[" + std::to_string(index) + "]";
            const auto before = out.size();
            compare(out, inner, expected.items[index], actual.items[index]);
            if (out.size() == before)
                out.push_back({inner, expected.items[index], actual});
        }
    }
}

void compare(std::vector<Difference> &out, const std::string &path, const Value &expected,
             const Value &actual)
{
    if (expected.kind == Value::Kind::Map && actual.kind == Value::Kind::Map)
        compareMaps(out, path, expected, actual);
    else if (expected.kind == Value::Kind::List && actual.kind == Value::Kind::List)
        compareLists(out, path, expected, actual);
    else if (!sameScalar(expected, actual))
        out.push_back({path, expected, actual});
}

} // namespace

std::size_t sizeOf(const Value &value)
{
    return std::accumulate(value.items.begin(), value.items.end(), std::size_t{1},
                           [](std::size_t sum, const Value &item) { return sum + sizeOf(item); });
}

std::string toJson(const Value &value, int indent, int depth)
{
    std::string out;
    write(out, value, indent, depth);
    return out;
}

std::vector<Difference> differences(const Value &expected, const Value &actual)
{
    std::vector<Difference> out;
    compare(out, {}, expected, actual);
    return out;
}

} // namespace towerwatch
