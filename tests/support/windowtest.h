// SPDX-License-Identifier: MIT
/// What tests of the whole window begin and end with.
#pragma once

#include "app/window/frame/mainwindow.h"
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/patience.h"

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QSettings>
#include <QStandardPaths>

#include <functional>
#include <memory>

namespace windowtest {

/// Gives a test class settings of its own, without any yet.
inline void useOwnSettings(const QString &name)
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(name);
    QSettings().clear();
}

/// An empty window that is seen, with the settings that the last one left; null if it never was.
inline std::unique_ptr<towerwatch::MainWindow> shownAgain(int width = 1280, int height = 800)
{
    auto window = std::make_unique<towerwatch::MainWindow>();
    window->resize(width, height);
    window->show();
    return QTest::qWaitForWindowExposed(window.get(), windowPatience) ? std::move(window) : nullptr;
}

/// As a first window is: no page is open that another function of the test left open.
inline std::unique_ptr<towerwatch::MainWindow> shownWindow(int width = 1280, int height = 800)
{
    QSettings().clear();
    return shownAgain(width, height);
}

/// Lays a board of tests/support/boards.h on the table, as from an unnamed file; false if it cannot be read.
inline bool openText(towerwatch::MainWindow &window, std::string_view text)
{
    window.document().openCopy(scenarioOf(text));
    return !QTest::currentTestFailed();
}

/// Ends a window without its question about unsaved work.
inline void drop(std::unique_ptr<towerwatch::MainWindow> &window)
{
    window->document().undoStack()->setClean();
    window.reset();
}

/// Clicks a button of the box that is open, the `index`th added to it or a standard one; false: none is.
inline bool answerBox(QMessageBox::StandardButton standard, int index = -1)
{
    auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    if (!box)
        return false;
    QList<QAbstractButton *> own;
    for (QAbstractButton *button : box->buttons())
        if (box->standardButton(button) == QMessageBox::NoButton)
            own << button;
    (index < 0 ? static_cast<QAbstractButton *>(box->button(standard)) : own.at(index))->click();
    return true;
}

/// Does something when a window, dialog or menu of a type appears, once, while it lives: for what waits in a
/// loop of its own until somebody acts.
template <typename Window> class WhenShown : public QObject
{
public:
    explicit WhenShown(std::function<void(Window &)> act)
        : m_act(std::move(act))
    {
        qApp->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (auto *window = event->type() == QEvent::Show ? qobject_cast<Window *>(watched) : nullptr;
            window && m_act)
            QMetaObject::invokeMethod( // when it stands
                window, [window, act = std::exchange(m_act, {})] { act(*window); }, Qt::QueuedConnection);
        return false;
    }

private:
    std::function<void(Window &)> m_act;
};

} // namespace windowtest
