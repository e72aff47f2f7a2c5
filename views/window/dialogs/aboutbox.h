// SPDX-License-Identifier: MIT
/// The dialog "About".
#pragma once

#include <QMessageBox>

namespace towerwatch {

class AboutBox : public QMessageBox
{
    Q_OBJECT

public:
    /// Closes itself; open() shows it.
    explicit AboutBox(QWidget *window);
};

} // namespace towerwatch
