// SPDX-License-Identifier: MIT
/// Random scenarios written as people write them: any order of keys, block and brackets, any indentation,
/// quotes, comments and blank lines.
#pragma once

#include "model/scenario/scenario.h"

#include <vector>

namespace randomlayout {

class Layout
{
public:
    explicit Layout(std::uint32_t seed);

    const std::string &text() const { return m_text; }
    /// What the text says, without its comments.
    const towerwatch::Scenario &scenario() const { return m_scenario; }
    /// What `text`, said to be this text after an edit from `before` to `after`, changed that was not edited;
    /// empty: nothing. Entries in brackets may change with their section where there are comments.
    std::string wrongIn(const std::string &text, const towerwatch::Scenario &before,
                        const towerwatch::Scenario &after) const;

private:
    friend class Writer;
    /// An entry of a section, or a section that is one value, in its bytes.
    struct Part
    {
        std::string section;
        int index;
        std::size_t begin, end;
        bool flow;
    };
    towerwatch::Scenario m_scenario;
    std::string m_text;  ///< as it is
    std::string m_plain; ///< with plain newlines
    std::vector<Part> m_parts;
    std::string m_newline;
};

} // namespace randomlayout
