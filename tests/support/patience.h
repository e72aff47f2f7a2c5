// SPDX-License-Identifier: MIT
/// How long tests wait for what must come. Who waits ends a test that hangs and says where, long before ctest
/// does. Ten minutes were too few: a run under valgrind beside eleven busy processes took longer.
#pragma once

#include <QTest>

/// Milliseconds to wait for another program.
inline constexpr int patience = 2'400'000;
/// Milliseconds to wait for windows of its own.
inline constexpr int windowPatience = 600'000;

// Qt gives up after five seconds.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, windowPatience)
#define QTRY_VERIFY2(expression, message) QTRY_VERIFY2_WITH_TIMEOUT(expression, message, windowPatience)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, windowPatience)
