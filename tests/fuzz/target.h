// SPDX-License-Identifier: MIT
/// The head of the function that tries one input (`data`, `size`) on the fuzz target `name`; it returns 0.
#pragma once

#include <cstddef>
#include <cstdint>

#ifdef TOWERWATCH_FUZZER // a program for each target, as libFuzzer wants it
#define FUZZ_TARGET(name) extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
#else // all in one program, see smoke.cpp
#define FUZZ_TARGET(name) int fuzz_##name(const std::uint8_t *data, std::size_t size)
#endif
