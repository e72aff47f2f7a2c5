// SPDX-License-Identifier: MIT
/// Work that falls into equal parts, done on several processors at once.
#pragma once

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace towerwatch {

/// Calls work(0) to work(count - 1), each once and in no order, and returns when all are done. They must
/// share nothing that one of them changes, and must not throw.
template <typename Work> void inParallel(std::size_t count, const Work &work)
{
    constexpr unsigned mostThreads = 4; // more wait for memory, not for a processor
    std::atomic_size_t next = 0;
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++)
            work(i);
    };
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < std::min(std::thread::hardware_concurrency(), mostThreads) && i < count; ++i)
        helpers.emplace_back(run);
    run();
}

} // namespace towerwatch
