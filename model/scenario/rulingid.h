// SPDX-License-Identifier: MIT
/// How the tables of rules name the rulings that they rest on. The build makes a constant of each of the
/// catalogue, so that none can be named that is not there: cite::towerReopens is tower-reopens.
#pragma once

#include <string_view>

namespace towerwatch {

/// The name of a ruling of the catalogue.
struct RulingId
{
    std::string_view value = {};
    friend constexpr bool operator==(RulingId, RulingId) = default;
};

} // namespace towerwatch
