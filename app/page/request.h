// SPDX-License-Identifier: MIT
/// A request of the page to the referee: texts by name. Reading is safe whatever the page sends; errors are
/// collected.
#pragma once

#include "model/value/value.h"

#include <map>
#include <string>
#include <vector>

namespace towerwatch::web {

class Request
{
public:
    /// Reads the fields. Each is a line with its name and its number of bytes, then these bytes.
    explicit Request(std::string_view bytes);

    bool has(std::string_view key) const { return m_fields.contains(key); }
    /// Whether a field is there and not empty.
    bool says(std::string_view key) const { return !text(key).empty(); }
    /// The text of a field; empty if there is none.
    std::string_view text(std::string_view key) const;
    /// Whether a field says "true".
    bool flag(std::string_view key) const { return text(key) == "true"; }
    /// The items of a field, written "a,b,c".
    std::vector<std::string_view> list(std::string_view key) const;

    // The functions below refuse the request if the field is missing or malformed.

    int number(std::string_view key, int least, int greatest);
    /// A square of the table, written "x,y".
    Square square(std::string_view key);
    template <typename Enum> Enum word(std::string_view key) { return wordOf<Enum>(key, text(key)); }
    template <typename Enum> Enum wordOf(std::string_view key, std::string_view text)
    {
        const auto value = fromName<Enum>(text);
        if (!value)
            refuse(key);
        return value.value_or(Enum{});
    }

    /// Refuses the request because a field makes no sense. Both give no value, which a request may end with.
    Value refuse(std::string_view key);
    /// Refuses the request with a message for the user.
    Value fail(std::string_view sentence);
    const std::vector<std::string> &errors() const { return m_errors; }

private:
    std::map<std::string, std::string, std::less<>> m_fields;
    std::vector<std::string> m_errors;
};

} // namespace towerwatch::web
