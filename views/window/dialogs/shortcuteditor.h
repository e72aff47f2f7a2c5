// SPDX-License-Identifier: MIT
/// Lists all actions with their keys and lets them be changed.
#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QList>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace towerwatch {

/// An action as it is listed.
struct ShortcutRow
{
    QString name;
    QList<QKeySequence> keys, defaults;
};

class ShortcutEditor : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutEditor(QList<ShortcutRow> rows, QWidget *parent = nullptr);

    /// The rows as they were changed, in their order.
    const QList<ShortcutRow> &rows() const { return m_rows; }
    /// Gives a row another key; an empty one takes its keys away.
    void setKey(int row, const QKeySequence &key);
    void reset(int row) { setKeys(row, m_rows.value(row).defaults); }
    /// The other rows that a key of this row would also call.
    QList<int> clashes(int row) const;

private:
    void setKeys(int row, const QList<QKeySequence> &keys);
    QWidget *buildFields();
    void retranslate();
    void fill();
    void showRow(int row);
    void showCurrent();
    void filter(const QString &text);
    int current() const;

    QList<ShortcutRow> m_rows;
    QLineEdit *m_search;
    QTreeWidget *m_list;
    QKeySequenceEdit *m_key;
    QLabel *m_note;
    QPushButton *m_clear, *m_reset, *m_resetAll;
};

} // namespace towerwatch
