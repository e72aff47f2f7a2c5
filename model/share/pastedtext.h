// SPDX-License-Identifier: MIT
/// Finding a scenario in text that people paste: a mail, a forum post.
#pragma once

#include <string>
#include <string_view>

namespace towerwatch {

/// The part of `text` that looks like a scenario file: indented, quoted with ">", in a code fence or between
/// other paragraphs. Empty if there is none. It need not be valid; readScenario() decides.
std::string scenarioIn(std::string_view text);

/// The scenario code that `text` is or holds among other words, in one piece or in several with blanks and
/// line breaks between them: the first that is whole, else what begins like one. Empty if there is none.
std::string codeIn(std::string_view text);

} // namespace towerwatch
