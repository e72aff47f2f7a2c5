// SPDX-License-Identifier: MIT
/// A table of rules that reads like a rulebook: small boards, and what the referee has to say of each.
///
///     # a heading
///     capture-own-meeple: one's own, safe [c1-original c1-rgg] :: T M(r) ? place-floor => safe own, by: red
///     tower-range-over-gaps: empty squares do not block
///         T2 . . M(b) => range: 3, reach: [[0, 0], [3, 0]], capturable: [b]
///
/// A row begins with the rulings that the answer has to cite, a colon and what they say; without a colon it
/// is just a name. Behind it the rule sets under which it holds, where not under all (`all-c1`: those of the
/// first edition), and house rules. Behind ` :: ` or in indented lines stand the board, drawn as in
/// tests/support/boards.h, the question in words where it is another than that of the table, and what is
/// expected: pieces of `expect`, or in short
///
///     refused FACT + FACT        `legal: false`, and the facts
///     safe FACT + FACT           of the one figure that is told of; the same: `open`, `out-of-reach`
///     follows EFFECT + EFFECT    what follows from capturing it
///     steps tile now, action later
///
/// each with its further keys behind a comma, and several of them with ` & ` between.
#pragma once

namespace rulebook {

/// Makes a row of test data of each rule under each of its rule sets. `question`: what is asked where none
/// is.
void write(const char *question, const char *rules);

/// Checks one of them.
void check();

} // namespace rulebook
