// SPDX-License-Identifier: MIT
/// Popups over a cell or a player. Enter (in a text of several lines Ctrl+Enter) or a click beside them keeps
/// their value, Escape does not; the click also does what it does without a popup. A popup whose value cannot
/// be kept stays open.
#pragma once

#include <QFrame>
#include <QVariant>
#include <functional>

namespace towerwatch {

class CellPopup : public QFrame
{
    Q_OBJECT

public:
    explicit CellPopup(QWidget *parent);

    /// The value of the popup; of a cell, its Qt::EditRole.
    virtual QVariant value() const = 0;
    /// Opens the popup at a place of the screen, wholly on it.
    void openAt(QPoint global);
    /// Sets the function that keeps the value; it returns false if it cannot.
    void setKeeper(std::function<bool(const QVariant &)> keeper) { m_keeper = std::move(keeper); }

protected:
    /// Says why the popup does not close.
    virtual void refuse() {}
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    std::function<bool(const QVariant &)> m_keeper;
    bool m_dropped = false;
};

/// A popup for a text of several lines.
CellPopup *textPopup(const QString &text, QWidget *parent);

} // namespace towerwatch
