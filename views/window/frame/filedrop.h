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
    /// A file, by its path, or a code was dropped.
    void dropped(const QString &pathOrCode);

protected:
    bool eventFilter(QObject *window, QEvent *event) override;
};

} // namespace towerwatch
