// SPDX-License-Identifier: MIT
/// Changes the text of a scenario file no more than an edit needs.
#pragma once

#include "model/scenario/scenario.h"

namespace towerwatch {

struct Rewritten
{
    std::string text = {};
    bool kept = true; ///< false: all of it is canonical, and how the file was laid out is gone
};

/// The text of `scenario`, made of that of another. Of what says the same, the bytes stay: sections, tiles,
/// castles, figures, players, questions and designs, each with its comments, blank lines and line ends. What
/// was edited or is new is written as writeScenario() does, with its comments, where it stood; in brackets as
/// one value. A section in brackets that comments do not let change one by one is written anew as a whole.
/// Sections keep their order. Where the result would not say what `scenario` does, or `text` is no scenario,
/// it is the canonical text. Nothing of an empty text is gone.
Rewritten rewritten(std::string_view text, const Scenario &scenario, const TileCatalogue &catalogue);

} // namespace towerwatch
