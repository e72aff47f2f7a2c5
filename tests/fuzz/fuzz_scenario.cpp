// SPDX-License-Identifier: MIT
/// Any bytes as a scenario file: refused with reasons, or answered under all rules and written back
/// unchanged.
#include "tests/fuzz/holds.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    holds::readsOrRefuses({reinterpret_cast<const char *>(data), size});
    return 0;
}
