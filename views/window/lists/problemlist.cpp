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
    std::vector<Finding> rows;
    for (const Problem &problem : m_problems)
        rows.push_back({.problem = problem, .text = sentence(problem), .mark = problem.mark});
    if (hasPosition())
        for (const Warning &warning : warningsOf(position().board()))
            rows.push_back({.warning = warning,
                            .text = sentence(warning, position()),
                            .mark = markOf(warning, m_marks),
                            .at = warning.at,
                            .figure = warning.subject == Subject::Figure ? warning.index : -1});
    show(std::move(rows));
}

Cell ProblemsModel::cell(int row, int column) const
{
    const Finding &finding = at(row);
    const Mark &mark = finding.mark;
    switch (column) {
    case TextColumn:
        return {.text = finding.text,
                .icon = finding.problem ? themeIcon(QStringLiteral("dialog-error")) : faultIcon(),
                .spoken = finding.problem ? tr("Error: %1").arg(finding.text)
                                          : tr("Warning: %1").arg(finding.text)};
    case LineColumn:
        return {.text =
                    mark.line > 0 ? QStringLiteral("%1:%2").arg(mark.line).arg(mark.column) : notStated()};
    case SquareColumn: return {.text = finding.at ? phrase(*finding.at) : notStated()};
    default: return {};
    }
}

} // namespace towerwatch

#include "moc_problemlist.cpp"
