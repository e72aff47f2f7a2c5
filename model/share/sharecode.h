// SPDX-License-Identifier: MIT
/// A scenario as a short text that fits a chat message, an address or a QR code.
///
/// A code is "TW", the version, a hyphen, then groups of five bits as Crockford's base 32: a CRC-32 and the
/// canonical text of the scenario, deflated with a dictionary of the format's words. Case, blanks and line
/// breaks do not matter; O is read as 0, I and L as 1.
#pragma once

#include "model/scenario/scenario.h"
#include "model/yaml/problem.h"

namespace towerwatch {

/// The result of reading a code: the text of a scenario, or why there is none.
struct CodeText
{
    std::optional<std::string> text = {};
    std::optional<CodeProblem> problem = {};
};

/// The code of a scenario: upper case letters, digits and one hyphen.
std::string shareCode(const Scenario &scenario);

/// Whether a character can be in a word that is a code.
bool isAlphanumeric(char c);

/// Whether `text` is meant to be a code: it begins like one, of whatever version.
bool looksLikeCode(std::string_view text);

/// The scenario text inside a code. Total: any bytes may be given. What it gives is still to be read with
/// readScenario().
CodeText textOfCode(std::string_view code);

/// How long the code is that `text` begins with, which may be in several words: the longest that is whole and
/// ends where a word does; 0: there is none.
std::size_t lengthOfCode(std::string_view text);

/// Whether a browser can open it and the end of a link can follow it: a web address without blanks.
bool isPageAddress(std::string_view address);
/// The variable of the environment by which a start of the window gets an address.
inline constexpr const char *pageAddressVariable = "TOWERWATCH_PAGE_ADDRESS";
/// The link at which the page for phones that is published at `address` opens a code, or the code where there
/// is no such page.
std::string shareLink(std::string_view address, std::string_view code);

} // namespace towerwatch
