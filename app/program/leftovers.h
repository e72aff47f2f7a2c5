// SPDX-License-Identifier: MIT
/// Asks what is to become of unsaved work that was left behind.
#pragma once

#include "app/document/recoverystore.h"
#include "model/scenario/tiles.h"

class QWidget;

namespace towerwatch {

/// Asks over `parent`, removes what is to be thrown away, and returns what is to be taken up again. Without
/// anything to ask about nothing appears.
QList<Leftover> askAboutLeftovers(const QList<Leftover> &found, const TileCatalogue &catalogue,
                                  QWidget *parent);

} // namespace towerwatch
