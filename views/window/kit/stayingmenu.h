// SPDX-License-Identifier: MIT
/// A menu of things to check.
#pragma once

#include <QMenu>

namespace towerwatch {

/// A menu in which what stands alone is checked without closing it.
class StayingMenu : public QMenu
{
protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool check(QAction *action);
};

} // namespace towerwatch
