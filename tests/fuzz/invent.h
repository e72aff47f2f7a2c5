// SPDX-License-Identifier: MIT
/// Scenarios that bytes choose: nearly all are valid, and all of the format occurs in them.
#pragma once

#include "model/scenario/scenario.h"

#include <cstddef>
#include <cstdint>

namespace invent {

/// Choices made by the bytes of an input, then by chance that starts from their last ones.
class Choices
{
public:
    Choices(const std::uint8_t *data, std::size_t size)
        : m_data(data)
        , m_size(size)
    {
    }

    /// A number below `limit`.
    std::uint32_t below(std::uint32_t limit);
    bool chance(std::uint32_t percent) { return below(100) < percent; }
    template <typename List> const auto &pick(const List &list)
    {
        return list[below(static_cast<std::uint32_t>(list.size()))];
    }

private:
    const std::uint8_t *m_data;
    std::size_t m_size;
    std::uint32_t m_state = 1;
};

/// A random board with words, numbers, rules, prisoners, designs and questions changed in places.
towerwatch::Scenario scenario(Choices &choices);

/// A text with a line or a number changed, as a slip of the pen changes it.
std::string slipped(std::string text, Choices &choices);

} // namespace invent
