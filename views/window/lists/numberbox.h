// SPDX-License-Identifier: MIT
/// A box for a number that may be left unstated.
#pragma once

class QSpinBox;
class QWidget;

namespace towerwatch {

/// A box for the numbers from 0 to the greatest; -1 is what is not stated. It says what can be typed when
/// something else is.
QSpinBox *numberBox(int greatest, QWidget *parent);

} // namespace towerwatch
