// SPDX-License-Identifier: MIT
#include "app/page/request.h"

#include <charconv>

namespace towerwatch::web {

namespace {

/// The whole number that a text is, between limits.
std::optional<int> numberIn(std::string_view text, int least, int greatest)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && value >= least && value <= greatest ? std::optional(value) : std::nullopt;
}

} // namespace

Request::Request(std::string_view bytes)
{
    while (!bytes.empty()) {
        const std::string_view line = bytes.substr(0, bytes.find('\n'));
        bytes.remove_prefix(std::min(line.size() + 1, bytes.size()));
        const std::size_t blank = std::min(line.rfind(' '), line.size());
        const auto size = numberIn(line.substr(std::min(blank + 1, line.size())), 0,
                                   static_cast<int>(std::min<std::size_t>(bytes.size(), 1u << 30)));
        if (!size) {
            refuse("the fields");
            return;
        }
        m_fields.insert_or_assign(std::string(line.substr(0, blank)),
                                  std::string(bytes.substr(0, static_cast<std::size_t>(*size))));
        bytes.remove_prefix(static_cast<std::size_t>(*size));
    }
}

std::string_view Request::text(std::string_view key) const
{
    const auto found = m_fields.find(key);
    return found == m_fields.end() ? std::string_view() : found->second;
}

std::vector<std::string_view> Request::list(std::string_view key) const
{
    std::vector<std::string_view> items;
    for (std::string_view rest = text(key); !rest.empty();) {
        items.push_back(rest.substr(0, rest.find(',')));
        rest.remove_prefix(std::min(items.back().size() + 1, rest.size()));
    }
    return items;
}

int Request::number(std::string_view key, int least, int greatest)
{
    const auto value = numberIn(text(key), least, greatest);
    if (!value)
        refuse(key);
    return value.value_or(least);
}

Square Request::square(std::string_view key)
{
    const auto items = list(key);
    const auto at = [&](std::size_t i) {
        return i < items.size() ? numberIn(items[i], -limits::coordinate, limits::coordinate) : std::nullopt;
    };
    if (items.size() == 2 && at(0) && at(1))
        return {*at(0), *at(1)};
    refuse(key);
    return {};
}

Value Request::refuse(std::string_view key)
{
    return fail(std::string(text("do")) + ": \"" + std::string(key) + "\" makes no sense.");
}

Value Request::fail(std::string_view sentence)
{
    m_errors.emplace_back(sentence);
    return {};
}

} // namespace towerwatch::web
