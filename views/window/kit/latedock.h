// SPDX-License-Identifier: MIT
/// A dock that makes its page when it is first shown or asked for, so that a window with many of them opens
/// soon.
#pragma once

#include <QDockWidget>
#include <QEvent>

#include <functional>

namespace towerwatch {

class LateDock : public QDockWidget
{
public:
    using Make = std::function<QWidget *()>;

    /// A dock of that object name; make is called once at most.
    LateDock(const QString &name, Make make, QWidget *window)
        : QDockWidget(window)
        , m_make(std::move(make))
    {
        setObjectName(name);
    }

    /// The page, which is made now if it was not yet.
    QWidget *page()
    {
        if (!widget())
            setWidget(m_make());
        return widget();
    }

    /// Shows a page that is made just before, so that the dock finds its size at once.
    void setVisible(bool visible) override
    {
        if (visible)
            page();
        QDockWidget::setVisible(visible);
    }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::Show) // with the window that it lies in
            page();
        return QDockWidget::event(event);
    }

private:
    Make m_make;
};

} // namespace towerwatch
