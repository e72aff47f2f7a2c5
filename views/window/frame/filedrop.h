// SPDX-License-Identifier: MIT
/// Files and scenario codes that are dropped on a window.
#pragma once

#include <QObject>

class QWidget;

namespace towerwatch {

class FileDrop : public QObject
{
    Q_OBJECT

public:
    explicit FileDrop(QWidget &window);

signals:
    /// Files and folders, by their paths, or a code were dropped.
    void dropped(const QStringList &pathsOrCode);

protected:
    bool eventFilter(QObject *window, QEvent *event) override;
};

} // namespace towerwatch
