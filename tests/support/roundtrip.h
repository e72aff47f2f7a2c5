// SPDX-License-Identifier: MIT
/// Scenarios through their text and back.
#pragma once

#include "model/scenario/scenario.h"

/// Whether a scenario comes back whole from its canonical text, and that text from it. Prints what does not.
bool survives(const towerwatch::Scenario &scenario);
