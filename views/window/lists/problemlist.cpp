// SPDX-License-Identifier: MIT
#include "views/window/lists/problemlist.h"

#include "views/window/look/artimage.h"
#include "views/words/words.h"

namespace towerwatch {

void ProblemsModel::setSource(const std::vector<Problem> &problems, const ScenarioMarks &marks)
{
    m_problems = problems;
    m_marks = marks;
    follow();
}

void ProblemsModel::follow()
{
    std::vector<ProblemRow> rows;
    for (const Problem &problem : m_problems)
        rows.push_back({.problem = problem, .text = sentence(problem), .mark = problem.mark});
    if (hasPosition())
        for (const Warning &warning : problemsOf(position().board()))
            rows.push_back({.warning = warning,
                            .text = sentence(warning, position()),
                            .mark = m_marks.of(warning.subject, warning.index, warning.prisoner),
                            .at = warning.at,
                            .figure = warning.subject == Subject::Figure ? warning.index : -1});
    show(rows);
}

Cell ProblemsModel::cell(int row, int column) const
{
    const ProblemRow &there = at(row);
    const Mark &mark = there.mark;
    switch (column) {
    case TextColumn:
        return {.text = there.text,
                .icon = there.problem ? themeIcon(QStringLiteral("dialog-error"))
                                      : smallIcon([](qreal ratio) { return warningImage(16, ratio); }),
                .spoken =
                    there.problem ? tr("Error: %1").arg(there.text) : tr("Warning: %1").arg(there.text)};
    case LineColumn:
        return {.text =
                    mark.line > 0 ? QStringLiteral("%1:%2").arg(mark.line).arg(mark.column) : notStated()};
    case SquareColumn: return {.text = there.at ? phrase(*there.at) : notStated()};
    default: return {};
    }
}

} // namespace towerwatch

#include "moc_problemlist.cpp"
