// SPDX-License-Identifier: MIT
/// A box for a number that may be left unstated.
#pragma once

#include "views/window/lists/listmodel.h"

class QSpinBox;

namespace towerwatch {

/// A box for the numbers of a range; one below the least is what is not stated. It says what can be typed
/// when something else is.
QSpinBox *numberBox(QWidget *parent, NumberRange range);

} // namespace towerwatch
