// SPDX-License-Identifier: MIT
#include "views/editing/linediff.h"

#include <algorithm>

namespace towerwatch {

namespace {

using Kind = DiffLine::Kind;

/// More pairs of lines than this are not compared one with another.
constexpr qsizetype mostPairs = 4'000'000;

/// The length of the longest common part from each pair of lines on.
class CommonLengths
{
public:
    CommonLengths(const QStringList &a, const QStringList &b)
        : m_columns(static_cast<std::size_t>(b.size()) + 1)
        , m_lengths((static_cast<std::size_t>(a.size()) + 1) * m_columns)
    {
        for (qsizetype i = a.size(); i-- > 0;)
            for (qsizetype j = b.size(); j-- > 0;)
                cell(i, j) = a[i] == b[j] ? cell(i + 1, j + 1) + 1 : std::max(cell(i + 1, j), cell(i, j + 1));
    }

    int &cell(qsizetype i, qsizetype j)
    {
        return m_lengths[static_cast<std::size_t>(i) * m_columns + static_cast<std::size_t>(j)];
    }

private:
    std::size_t m_columns;
    std::vector<int> m_lengths;
};

void append(std::vector<DiffLine> &out, Kind kind, const QStringList &lines)
{
    for (const QString &line : lines)
        out.push_back({kind, line});
}

void compareMiddles(std::vector<DiffLine> &out, const QStringList &a, const QStringList &b)
{
    if (a.size() * b.size() > mostPairs) {
        append(out, Kind::Removed, a);
        append(out, Kind::Added, b);
        return;
    }
    CommonLengths common(a, b);
    qsizetype i = 0, j = 0;
    while (i < a.size() || j < b.size()) {
        if (i < a.size() && j < b.size() && a[i] == b[j]) {
            out.push_back({Kind::Same, a[i]});
            ++i, ++j;
        } else if (j == b.size() || (i < a.size() && common.cell(i + 1, j) >= common.cell(i, j + 1))) {
            out.push_back({Kind::Removed, a[i++]});
        } else {
            out.push_back({Kind::Added, b[j++]});
        }
    }
}

} // namespace

std::vector<DiffLine> lineDiff(const QStringList &before, const QStringList &after)
{
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype head = 0, tail = 0;
    while (head < shorter && before[head] == after[head])
        ++head;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    std::vector<DiffLine> out;
    append(out, Kind::Same, before.mid(0, head));
    compareMiddles(out, before.mid(head, before.size() - head - tail),
                   after.mid(head, after.size() - head - tail));
    append(out, Kind::Same, before.mid(before.size() - tail));
    return out;
}

} // namespace towerwatch
