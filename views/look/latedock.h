// SPDX-License-Identifier: MIT
/// A dock that makes its page when it is first shown or asked for, so that a window with many of them opens
/// soon.
#pragma once

#include <QDockWidget>
#include <functional>

namespace towerwatch {

class LateDock : public QDockWidget
{
    Q_OBJECT

public:
    using Make = std::function<QWidget *()>;

    /// A dock of that object name; make is called once at most.
    LateDock(const QString &name, Make make, QWidget *window);

    /// The page, which is made now if it was not yet.
    QWidget *page();

    /// Shows a page that is made just before, so that the dock finds its size at once.
    void setVisible(bool visible) override;

protected:
    bool event(QEvent *event) override;

private:
    Make m_make;
};

} // namespace towerwatch
