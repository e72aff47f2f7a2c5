// SPDX-License-Identifier: MIT
/// Scenarios made by the structure of the format, a part of them with a slip of the pen: what is accepted
/// comes back and is answered, what is refused is refused with reasons.
#include "holds.h"
#include "invent.h"
#include "target.h"

#include "model/format/scenariowriter.h"

#include <cstdio>
#include <cstdlib>

using namespace towerwatch;

namespace {

/// Tells at the end which part of the inputs was accepted, if the environment asks for it.
struct Share
{
    unsigned long accepted = 0, all = 0;
    ~Share()
    {
        if (std::getenv("FUZZ_SHARE"))
            std::fprintf(stderr, "accepted: %lu of %lu\n", accepted, all);
    }
};

} // namespace

FUZZ_TARGET(structure)
{
    static Share share;
    invent::Choices choices(data, size);
    std::string text = writeScenario(invent::scenario(choices));
    if (choices.chance(40))
        text = invent::slipped(std::move(text), choices);
    ++share.all;
    share.accepted += holds::readsOrRefuses(text) ? 1 : 0;
    return 0;
}
