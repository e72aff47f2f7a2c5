// SPDX-License-Identifier: MIT
/// Any bytes as a scenario file: refused with reasons, or answered under all rules and written back
/// unchanged.
#include "tests/fuzz/holds.h"
#include "tests/fuzz/target.h"

FUZZ_TARGET(scenario)
{
    holds::readsOrRefuses({reinterpret_cast<const char *>(data), size});
    return 0;
}
