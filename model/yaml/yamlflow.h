// SPDX-License-Identifier: MIT
/// Writing YAML's flow style: {key: value} and [a, b].
#pragma once

#include <string>
#include <vector>

namespace towerwatch {

/// Text in double quotes. Everything that is not plainly printable is escaped.
std::string withQuotes(std::string_view text);
/// Text without quotes where YAML readers of any version take it as this very text, else in quotes.
std::string scalar(std::string_view text);

/// Collects `key: value` pairs.
class FlowMap
{
public:
    FlowMap &add(std::string_view key, std::string_view value)
    {
        m_entries.emplace_back(std::string(key).append(": ").append(value));
        return *this;
    }

    /// All of them on one line, in braces.
    std::string str() const { return "{" + joined(", ") + "}"; }
    /// The same without braces, with `between` between them.
    std::string joined(std::string_view between) const
    {
        std::string text;
        for (const std::string &entry : m_entries)
            text.append(text.empty() ? "" : between).append(entry);
        return text;
    }

private:
    std::vector<std::string> m_entries;
};

template <typename Items, typename Write> std::string flowList(const Items &items, Write write)
{
    std::string text = "[";
    for (const auto &item : items)
        text.append(text.size() > 1 ? ", " : "").append(write(item));
    return text + "]";
}

} // namespace towerwatch
