// SPDX-License-Identifier: MIT
/// Writing YAML's flow style: {key: value} and [a, b].
#pragma once

#include <string>
#include <string_view>

namespace towerwatch {

/// Text in double quotes. Everything that is not plainly printable is escaped.
std::string quoted(std::string_view text);
/// Text as a bare word where YAML readers of any version take it as this very text, else in quotes.
std::string scalar(std::string_view text);

/// Collects `key: value` pairs of a flow map.
class FlowMap
{
public:
    FlowMap &add(std::string_view key, std::string_view value)
    {
        m_text.append(m_text.empty() ? "" : ", ").append(key).append(": ").append(value);
        return *this;
    }
    FlowMap &add(std::string_view key, int value) { return add(key, std::to_string(value)); }
    std::string str() const { return "{" + m_text + "}"; }

private:
    std::string m_text;
};

template <typename Items, typename Write> std::string flowList(const Items &items, Write write)
{
    std::string text = "[";
    for (const auto &item : items)
        text.append(text.size() > 1 ? ", " : "").append(write(item));
    return text + "]";
}

} // namespace towerwatch
