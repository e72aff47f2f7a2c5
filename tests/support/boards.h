// SPDX-License-Identifier: MIT
/// Small boards for tests: drawn, or as the YAML of a file.
///
/// A drawing has a row of squares in each line, the first square is (0, 0), and what is not drawn in lines
/// behind it. A semicolon ends a line, too.
///
///     T1 . M(b)        a tower of one floor, an empty square, a monastery and on it the meeple "b" of Blue
///     n                below the tower a city cap that opens to the north
///     b: mayor         of what kind the figure is, and "city N", where it stands, if that is another
///     K: base-K-cap-road-curve-left 90 NS      what is drawn as K, its rotation and bridge
///     blue: points: 3, holds red meeple, red wagon      a player, in turn order
///     turn: red        any key of a scenario file, as it stands there
///
/// Squares: `.` none, `T` a tower (with its floors behind it), `W` a watchtower for meeples, `M` a monastery,
/// `-` and `|` a road, `+` a crossroads, `^` `>` `v` `<` a monastery at the end of a road in that direction,
/// `n` `e` `s` `w` a cap with its city there, `=` a city from west to east, `C` one in all directions with a
/// coat of arms, `A` an abbey.
/// Figures: the first letter of an id is the colour of its owner, r, b, g or y; it is a meeple unless its
/// line names a kind, and stands where the tile has but one place for it. Behind a `_` it is no id: the
/// figure has none.
#pragma once

#include "model/board/position.h"
#include "model/referee/answers.h"

/// The scenario of a drawing, or of a text that begins with `towerwatch:`. Where it cannot be read the test
/// fails, and nothing is on the table.
towerwatch::Scenario scenarioOf(std::string_view text);
/// The same as a position.
towerwatch::Position positionOf(std::string_view text);
/// A position that is shared, as windows and desks do.
towerwatch::PositionPtr tableOf(towerwatch::Scenario scenario);

/// A question in words: "place-floor 2,0 by green target b placed", "place-figure mayor", "ransom from blue
/// wagon", "score", "outlook b"; with what is expected of the answer, as `expect` has it in a file without
/// its braces. Red asks where nobody is named, and the first tower or watchtower is meant where no square is.
/// The test fails where it cannot be read.
towerwatch::Question questionOf(const towerwatch::Scenario &scenario, std::string_view words,
                                std::string_view expected = {});

/// The answer on a board as a value, as the command line writes it.
towerwatch::Value answerOf(const towerwatch::Scenario &scenario, const towerwatch::Question &question);
