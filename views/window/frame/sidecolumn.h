// SPDX-License-Identifier: MIT
/// Two docks, one above the other beside the middle of a window, where pages open below.
#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace towerwatch {

/// While the window is too low for both they lie behind tabs, so that it never grows beyond its screen. When
/// what opened below is closed again they are as high as before.
class SideColumn : public QObject
{
    Q_OBJECT

public:
    SideColumn(QMainWindow &window, QDockWidget &upper, QDockWidget &lower);

    /// Gives both their usual heights.
    void arrange();
    /// Sets them one above the other again, before the layout is stored for the next window.
    void unfold();

public slots:
    /// To be called before something opens below: a small window has no room for all, so that both docks are
    /// hidden.
    void makeRoom();
    /// To be called when nothing is open below any more.
    void giveBack();

protected:
    bool eventFilter(QObject *window, QEvent *event) override;

private:
    bool isLow() const;
    bool isSmall() const;
    void remember();
    void tend();
    void fold();
    bool isStacked() const;
    bool areTabs() const;

    QMainWindow &m_window;
    QDockWidget &m_upper, &m_lower;
    int m_upperHeight, m_lowerHeight; ///< to be restored
    int m_saved = 0;                  ///< the height that the tabs save; 0: there are none
    QList<QDockWidget *> m_putAway;
    bool m_isLeft = false; ///< what opened below is closed, but the heights are not restored yet
};

} // namespace towerwatch
