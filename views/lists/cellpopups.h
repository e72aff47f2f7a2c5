// SPDX-License-Identifier: MIT
/// Popups over a cell: a player's supply, his prisoners, a text of several lines. Enter (in a
/// text Ctrl+Enter) or a click beside them keeps what they say, Escape does not. What cannot be kept stays
/// open.
#pragma once

#include "model/scenario/scenario.h"

#include <QFrame>
#include <QVariant>
#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QSpinBox;

namespace towerwatch {

class CellPopup : public QFrame
{
    Q_OBJECT

public:
    explicit CellPopup(QWidget *parent);

    /// What the popup says, as the cell's Qt::EditRole.
    virtual QVariant value() const = 0;
    /// Opens the popup at a place of the screen, wholly on it.
    void openAt(QPoint global);
    /// Takes what is to be kept; false: it cannot be.
    void setKeeper(std::function<bool(const QVariant &)> keeper) { m_keeper = std::move(keeper); }

protected:
    /// Says why the popup does not close.
    virtual void refuse() {}
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    std::function<bool(const QVariant &)> m_keeper;
    bool m_dropped = false;
};

/// The popup that edits what a cell holds, `holder` being the player of its row; null: none does.
CellPopup *popupFor(const QVariant &value, Colour holder, TowerRules rules, QWidget *parent);

class TextPopup : public CellPopup
{
    Q_OBJECT

public:
    TextPopup(const QString &text, QWidget *parent);
    QVariant value() const override;

protected:
    void refuse() override;

private:
    QPlainTextEdit *m_text;
    QLabel *m_refusal;
};

class SupplyPopup : public CellPopup
{
    Q_OBJECT

public:
    SupplyPopup(const std::optional<Supply> &supply, TowerRules rules, QWidget *parent);
    QVariant value() const override;

private:
    std::optional<Supply> entered() const;

    std::optional<Supply> m_before, m_shown; ///< as it was, and as the popup says it
    QCheckBox *m_stated;
    std::vector<std::pair<FigureKind, QSpinBox *>> m_counts;
};

class PrisonersPopup : public CellPopup
{
    Q_OBJECT

public:
    /// `holder` cannot hold figures of his own; the figures are named in the words of `rules`.
    PrisonersPopup(const std::vector<Prisoner> &prisoners, Colour holder, TowerRules rules, QWidget *parent);
    QVariant value() const override { return QVariant::fromValue(m_prisoners); }

private:
    void build();
    void show(int current);
    void add();
    void remove();

    std::vector<Prisoner> m_prisoners;
    Colour m_holder;
    TowerRules m_rules;
    QListWidget *m_list;
    QComboBox *m_kind, *m_owner;
};

} // namespace towerwatch
