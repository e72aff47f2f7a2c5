// SPDX-License-Identifier: MIT
/// Lists unsaved work that was left behind or discarded, to be brought back.
#pragma once

#include <QDateTime>
#include <QDialog>

class QTreeWidget;

namespace towerwatch {

/// Unsaved work as it is listed.
struct FoundWork
{
    QString title, path; ///< an empty path: never saved
    QDateTime time;
    bool fileChanged = false; ///< the file is not the one that was edited
};

class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    /// What killed programs left behind, or what was discarded at most `keptDays` ago.
    enum class Kind { Left, Discarded };

    explicit RecoveryDialog(const QList<FoundWork> &found, Kind kind = Kind::Left, int keptDays = 30,
                            QWidget *parent = nullptr);

    /// Whether the user wants this one back, once the dialog is done.
    bool isChosen(qsizetype index) const;

private:
    void fill(const QList<FoundWork> &found);

    QTreeWidget *m_list;
};

} // namespace towerwatch
