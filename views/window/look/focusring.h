// SPDX-License-Identifier: MIT
/// A ring around the list, table, page or text that has the keyboard.
#pragma once

#include <QFocusFrame>
#include <QPointer>

namespace towerwatch {

class FocusRing : public QObject
{
public:
    /// Follows the keyboard through all windows of the program.
    FocusRing();
    ~FocusRing() override;

private:
    QPointer<QFocusFrame> m_frame; ///< a child of the window it is in, which may go
};

} // namespace towerwatch
