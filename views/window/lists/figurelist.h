// SPDX-License-Identifier: MIT
/// The figures as a table, in the order of the file.
#pragma once

#include "model/referee/answers.h"
#include "views/window/lists/listmodel.h"

namespace towerwatch {

/// A figure as the list shows it.
struct FigureRow
{
    Figure figure;
    std::optional<Verdict> verdict = {};
    /// The same id, or the same in everything else.
    bool alike(const FigureRow &other) const;
    friend bool operator==(const FigureRow &, const FigureRow &) = default;
};

class FiguresModel : public ListOf<FigureRow>
{
    Q_OBJECT

public:
    enum Column { IdColumn, KindColumn, OwnerColumn, SquareColumn, PlaceColumn, VerdictColumn };

    using ListOf::ListOf;

    /// Forgets the answer, which was about the position before.
    void setPosition(const PositionPtr &position) override;
    /// The answer whose verdicts are shown; none while nothing is asked.
    void setAnswer(const std::optional<Answer> &answer);

    // What the buttons below the table do.
    bool canAdd() const { return hasPosition() && !scenario().tiles.empty(); }
    /// Adds a figure like the one of `row`, or else a meeple of the first player, there or on the first tile.
    void add(int row);
    void remove(int row);

protected:
    QStringList headings() const override;
    void follow() override;
    Cell cell(int row, int column) const override;
    bool write(int row, int column, const QVariant &value) override;

private:
    QList<Choice> kinds() const;
    QList<Choice> owners() const;
    QList<Choice> placesFor(const Figure &figure) const;
    QString whyNot(int row, int column, const QVariant &value) const;
    std::optional<Scenario> written(int row, int column, const QVariant &value) const;

    std::vector<std::pair<int, Verdict>> m_verdicts;
};

} // namespace towerwatch
