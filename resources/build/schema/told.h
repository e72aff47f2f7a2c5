// SPDX-License-Identifier: MIT
/// The JSON Schema of what `towerwatch explain --json` prints, and of its definitions.
#pragma once

#include "resources/build/schema/parts.h"

namespace towerwatch::schema {

/// The whole, with the answers to all questions.
Value explanation();

} // namespace towerwatch::schema
