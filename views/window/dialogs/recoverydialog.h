// SPDX-License-Identifier: MIT
/// Offers unsaved work that was left behind or discarded: recover it, compare it, discard it, or ask again
/// later.
#pragma once

#include <QDateTime>
#include <QDialog>

class QPushButton;
class QTreeWidget;

namespace towerwatch {

/// Unsaved work as it is listed.
struct FoundWork
{
    QString title, path; ///< an empty path: never saved
    QDateTime time;
    bool fileChanged = false; ///< the file is not the one that was edited
    QString text;             ///< the scenario as text
};

class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Choice { Later, Recover, Discard };

    /// What killed programs left behind, or what the user discarded at most `keptDays` ago.
    enum class Kind { Left, Discarded };

    explicit RecoveryDialog(QList<FoundWork> found, Kind kind = Kind::Left, int keptDays = 30,
                            QWidget *parent = nullptr);

    /// The user's choice for each, in their order.
    QList<Choice> choices() const { return m_choices; }

private:
    void fill();
    void fitColumns();
    void take(Choice choice);
    void compare();
    void enableButtons();

    QList<FoundWork> m_found;
    QList<Choice> m_choices;
    QTreeWidget *m_list;
    QPushButton *m_recover, *m_compare;
    QPushButton *m_discard = nullptr; ///< null for work that is discarded already
};

} // namespace towerwatch
