// SPDX-License-Identifier: MIT
/// Offers unsaved work that was left behind or discarded: take it up again, look at it, throw it away, or ask
/// again later.
#pragma once

#include <QDateTime>
#include <QDialog>

class QPushButton;
class QTreeWidget;

namespace towerwatch {

/// Unsaved work as it is shown to people.
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

    /// What programs left behind, or what people discarded: `keptDays` ago at most.
    enum class Kind { Left, Discarded };

    explicit RecoveryDialog(QList<FoundWork> found, Kind kind = Kind::Left, int keptDays = 30,
                            QWidget *parent = nullptr);

    /// What is to become of each, in their order.
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
    QPushButton *m_discard = nullptr; ///< none: what was discarded cannot be once more
};

} // namespace towerwatch
