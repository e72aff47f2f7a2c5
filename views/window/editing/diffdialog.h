// SPDX-License-Identifier: MIT
/// Shows two texts compared line by line.
#pragma once

#include <QDialog>
#include <QStringList>

#include <vector>

namespace towerwatch {

/// A line of a comparison.
struct DiffLine
{
    enum class Kind { Same, Removed, Added };
    Kind kind = Kind::Same;
    QString text = {};
    friend bool operator==(const DiffLine &, const DiffLine &) = default;
};

/// The lines that lead from one text to another. Very different long texts are shown as one replaced by the
/// other.
std::vector<DiffLine> lineDiff(const QStringList &before, const QStringList &after);

class DiffDialog : public QDialog
{
    Q_OBJECT

public:
    DiffDialog(const QString &title, const QString &saved, const QString &unsaved, QWidget *parent = nullptr);
};

} // namespace towerwatch
