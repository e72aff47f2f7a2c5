// SPDX-License-Identifier: MIT
/// Pieces of YAML that a file may be nothing but repetitions of.
#pragma once

inline constexpr const char *yamlPieces[] = {
    ",",    "[],", "[]",     "{},", "[a,",   "{a,",   "a,",    "a: ",    "a: b, ", "\"",   "'",
    "\"\"", "''",  "\"a\",", "&",   "&a ",   "*a ",   "!",     "!a ",    "|\n",    ">\n",  "? ",
    ": ",   "-",   "- a\n",  "-\n", "---\n", "...\n", "%",     "%a b\n", "#",      "# \n", "\t",
    " ",    "\n",  "\\",     "@",   "`",     "a\n",   "  a\n", "]",      "}",      "<<: ", "~: "};
