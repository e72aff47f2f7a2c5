// SPDX-License-Identifier: MIT
/// Random scenarios written as people write them: any order of keys, block and brackets, any indentation,
/// quotes, comments and blank lines; and random edits of them.
#pragma once

#include "model/scenario/scenario.h"
#include "tests/support/dice.h"

namespace randomlayout {

class Layout
{
public:
    explicit Layout(std::uint32_t seed);

    const std::string &text() const { return m_text; }
    /// What the text says, without its comments.
    const towerwatch::Scenario &scenario() const { return m_scenario; }
    /// `before`, which the text was read as, after one to three edits.
    towerwatch::Scenario edited(const towerwatch::Scenario &before);
    /// What `text`, said to be this text after an edit from `before` to `after`, changed that was not edited;
    /// empty: nothing.
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
    /// A line of a value that stands in lines; `opens`: of a list or map below it.
    struct Line
    {
        std::string section;
        int index;
        std::string path;
        std::size_t begin, end;
        bool opens;
    };
    struct Comment
    {
        std::string section;
        int index;
        std::string path, sign, text;
    };
    /// The bytes of an entry, or of a value, that may change when it does.
    void touch(const Part &part, const towerwatch::Value &before, const towerwatch::Value &after,
               std::vector<std::pair<std::size_t, std::size_t>> &touched) const;
    std::string wrongComment(const std::string &text, const towerwatch::Scenario &before,
                             const towerwatch::Scenario &after) const;
    randomboards::Dice m_dice;
    towerwatch::Scenario m_scenario;
    std::string m_text;  ///< as it is
    std::string m_plain; ///< with plain newlines
    std::vector<Part> m_parts;
    std::vector<Line> m_lines;
    std::vector<Comment> m_comments;
    std::string m_newline;
};

} // namespace randomlayout
