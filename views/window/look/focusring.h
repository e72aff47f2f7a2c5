// SPDX-License-Identifier: MIT
/// A ring around the list, table, page or text that has the keyboard.
#pragma once

#include <QFocusFrame>
#include <QPointer>

namespace towerwatch {

class FocusRing : public QObject
{
    Q_OBJECT

public:
    /// Follows the keyboard through all windows of the program.
    explicit FocusRing(QObject *parent = nullptr);
    ~FocusRing() override;

    /// What it is around; null: nothing.
    QWidget *around() const;

private:
    void follow(QWidget *focused);

    QPointer<QFocusFrame> m_frame; ///< a child of the window it is in, which may go
};

} // namespace towerwatch
