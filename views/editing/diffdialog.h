// SPDX-License-Identifier: MIT
/// Shows two texts compared line by line.
#pragma once

#include <QDialog>

namespace towerwatch {

class DiffDialog : public QDialog
{
    Q_OBJECT

public:
    DiffDialog(const QString &title, const QString &saved, const QString &unsaved, QWidget *parent = nullptr);
};

} // namespace towerwatch
