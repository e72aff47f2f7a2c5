// SPDX-License-Identifier: MIT
/// What is wrong with the text of the scenario and what looks wrong on the board, as a table.
#pragma once

#include "model/format/scenarioreader.h"
#include "model/referee/warnings.h"
#include "views/window/lists/listmodel.h"

#include <optional>

namespace towerwatch {

/// One of them: an error of the text, or a warning about the position.
struct ProblemRow
{
    std::optional<Problem> problem = {};
    std::optional<Warning> warning = {};
    QString text = {};             ///< as a sentence
    Mark mark = {};                ///< in the text; line 0: not known
    std::optional<Square> at = {}; ///< where on the board
    int figure = -1;               ///< which figure it is about; -1: none
    /// Whether both say the same, of whatever line.
    bool alike(const ProblemRow &other) const
    {
        return problem.has_value() == other.problem.has_value() && text == other.text;
    }
    friend bool operator==(const ProblemRow &, const ProblemRow &) = default;
};

class ProblemsModel : public ListOf<ProblemRow>
{
    Q_OBJECT

public:
    enum Column { TextColumn, SquareColumn, LineColumn };

    using ListOf::ListOf;

    /// The errors of the text, and where the entries of the position stand in it.
    void setSource(const std::vector<Problem> &problems, const ScenarioMarks &marks);

protected:
    QStringList headings() const override { return {tr("What is wrong"), tr("Square"), tr("Line")}; }
    void follow() override;
    Cell cell(int row, int column) const override;

private:
    std::vector<Problem> m_problems;
    ScenarioMarks m_marks;
};

} // namespace towerwatch
