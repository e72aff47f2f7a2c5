// SPDX-License-Identifier: MIT
#include "views/lists/problems.h"

#include "views/look/lineicons.h"
#include "views/look/plainly.h"
#include "views/wording/words.h"

namespace towerwatch {

QStringList ProblemsModel::headings() const
{
    return {tr("What is wrong"), tr("Line"), tr("Square")};
}

void ProblemsModel::setPosition(const PositionPtr &position)
{
    m_position = position;
    follow();
}

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
    if (m_position)
        for (const Warning &warning : warningsOf(m_position->board()))
            rows.push_back({.warning = warning,
                            .text = sentence(warning, *m_position),
                            .mark = markOf(warning, m_marks),
                            .at = warning.at,
                            .figure = warning.subject == Subject::Figure ? warning.index : -1});
    m_rows.follow(*this, std::move(rows));
}

void ProblemsModel::retranslate()
{
    follow();
    TablesModel::retranslate();
}

QVariant ProblemsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Finding &finding = m_rows[index.row()];
    if (role == Qt::DecorationRole && index.column() == TextColumn)
        return themeIcon(finding.problem ? QStringLiteral("dialog-error") : QStringLiteral("dialog-warning"));
    if (role == Qt::AccessibleTextRole && index.column() == TextColumn)
        return finding.problem ? tr("Error: %1").arg(finding.text) : tr("Warning: %1").arg(finding.text);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case TextColumn: return role == Qt::ToolTipRole ? plainly(finding.text) : finding.text;
    case LineColumn:
        return finding.mark.line > 0 ? QStringLiteral("%1:%2").arg(finding.mark.line).arg(finding.mark.column)
                                     : notStated();
    case SquareColumn: return finding.at ? phrase(*finding.at) : QString();
    default: return {};
    }
}

} // namespace towerwatch
