// SPDX-License-Identifier: MIT
#include "model/value/value.h"

#include "model/value/ranges.h"
#include "model/value/utf8.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <unordered_map>

namespace towerwatch {

Value Value::boolean(bool value)
{
    return {Kind::Boolean, value ? 1 : 0, value ? "true" : "false"};
}

Value Value::of(std::int64_t number)
{
    return {Kind::Number, number, std::to_string(number)};
}

Value Value::of(std::string_view text)
{
    return {Kind::Text, 0, std::string(text)};
}

Value Value::of(Square square)
{
    return list({of(square.x), of(square.y)});
}

void Value::add(Value item)
{
    items.push_back(std::move(item));
}

void Value::put(std::string_view key, Value item)
{
    keys.emplace_back(key);
    items.push_back(std::move(item));
}

const Value *Value::find(std::string_view key) const
{
    const auto found = ranges::find(keys, key);
    return found == keys.end() ? nullptr : &items[static_cast<std::size_t>(found - keys.begin())];
}

namespace {

void writeText(std::string &out, std::string_view text)
{
    constexpr std::string_view hex = "0123456789abcdef";
    out += '"';
    for (std::size_t i = 0; i < text.size();) {
        std::string_view plain = text.substr(i, endOfAscii(text, i) - i); // nearly all of nearly every text
        plain = plain.substr(0, plain.find_first_of("\"\\"));
        out.append(plain);
        if ((i += plain.size()) == text.size())
            break;
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
    const bool isShort = ranges::all_of(value.items, [](const Value &item) { return item.items.empty(); });
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
        return ranges::any_of(fits[e], [&](std::size_t a) {
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

/// Whether `actual` is as expected. How it differs goes to `out`; without it the first difference is enough.
bool agree(std::vector<Difference> *out, const std::string &path, const Value &expected, const Value &actual);

bool matches(const Value &expected, const Value &actual)
{
    return agree(nullptr, {}, expected, actual);
}

bool differ(std::vector<Difference> *out, const std::string &path, const Value &expected, const Value &actual)
{
    if (out)
        out->push_back({path, expected, actual});
    return false;
}

bool mapsAgree(std::vector<Difference> *out, const std::string &path, const Value &expected,
               const Value &actual)
{
    bool all = true;
    for (std::size_t i = 0; i < expected.keys.size() && (all || out); ++i) {
        const std::string &key = expected.keys[i];
        const Value &item = expected.items[i];
        const std::string inner = !out || path.empty() ? key : path + "." + key;
        const Value *found = actual.find(key);
        if (!found) {
            all = differ(out, inner, item, {});
        } else if (key == "because" && found->kind == Value::Kind::List && item.kind == Value::Kind::List) {
            for (const Value &id : item.items)
                if (ranges::none_of(found->items, [&](const Value &there) { return sameScalar(id, there); }))
                    all = differ(out, inner, id, *found);
        } else {
            all = agree(out, inner, item, *found) && all;
        }
    }
    return all;
}

bool listsAgree(std::vector<Difference> *out, const std::string &path, const Value &expected,
                const Value &actual)
{
    if (expected.items.size() != actual.items.size())
        return differ(out, path, expected, actual);
    if (isSquare(actual) && isSquare(expected))
        return ranges::equal(expected.items, actual.items, sameScalar) || differ(out, path, expected, actual);
    const auto left = unmatched(expected, actual);
    for (const std::size_t index : left) {
        const std::string inner = path + "[" + std::to_string(index) + "]";
        if (out && agree(out, inner, expected.items[index], actual.items[index]))
            differ(out, inner, expected.items[index], actual);
    }
    return left.empty();
}

bool agree(std::vector<Difference> *out, const std::string &path, const Value &expected, const Value &actual)
{
    using Kind = Value::Kind;
    if (expected.kind == Kind::Map && actual.kind == Kind::Map)
        return mapsAgree(out, path, expected, actual);
    if (expected.kind == Kind::List && actual.kind == Kind::List)
        return listsAgree(out, path, expected, actual);
    return sameScalar(expected, actual) || differ(out, path, expected, actual);
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
    agree(&out, {}, expected, actual);
    return out;
}

} // namespace towerwatch
