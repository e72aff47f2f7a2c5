// SPDX-License-Identifier: MIT
#include "views/reports/fixwords.h"

namespace towerwatch {

namespace {

struct FixWords
{
    TOWERWATCH_PHRASES(FixWords)
};

} // namespace

Text fixWords(WarningCode code)
{
    switch (code) {
    case WarningCode::EdgeMismatch: return FixWords::tr("Turn the tile so that it fits");
    case WarningCode::BareFoundation: return FixWords::tr("Put a floor under it");
    case WarningCode::IrregularCastle: return FixWords::tr("Make it a city again");
    case WarningCode::MutualPrisoners: return FixWords::tr("Exchange them: one goes back for one");
    case WarningCode::LeftAlone: return FixWords::tr("Take it back into the supply");
    case WarningCode::BridgeEnd:
    case WarningCode::TooManyCopies:
    case WarningCode::UnsuitablePlace:
    case WarningCode::TurnUnlikely: break;
    }
    return {};
}

} // namespace towerwatch
