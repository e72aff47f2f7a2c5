// SPDX-License-Identifier: MIT
/// What the page asks of the referee: words by name. Whatever the page sends, reading it is safe; what does
/// not make sense is refused and remembered.
#pragma once

#include "model/value/geometry.h"

#include <map>
#include <string>
#include <vector>

namespace towerwatch::web {

class Request
{
public:
    /// Reads the fields: for each a line of its name and the number of its bytes, then these bytes.
    explicit Request(std::string_view bytes);

    bool has(std::string_view key) const { return m_fields.contains(key); }
    /// Whether a field is there and says something.
    bool says(std::string_view key) const { return !text(key).empty(); }
    /// The text of a field; empty where there is none.
    std::string_view text(std::string_view key) const;
    /// Whether a field says "true".
    bool flag(std::string_view key) const { return text(key) == "true"; }
    /// The items of a field, written "a,b,c".
    std::vector<std::string_view> list(std::string_view key) const;

    // What follows refuses the request where the field is missing or says something else.

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

    /// Says that a field makes no sense.
    void refuse(std::string_view key);
    /// Refuses the request for a reason that a person can read.
    void fail(std::string_view sentence) { m_errors.emplace_back(sentence); }
    const std::vector<std::string> &errors() const { return m_errors; }

private:
    std::map<std::string, std::string, std::less<>> m_fields;
    std::vector<std::string> m_errors;
};

} // namespace towerwatch::web
