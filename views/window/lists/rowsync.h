// SPDX-License-Identifier: MIT
/// Keeps the rows of a model in step with a list of values: only what differs is signalled, so that
/// selections and open editors survive.
#pragma once

#include <QAbstractTableModel>

#include <algorithm>
#include <vector>

namespace towerwatch {

/// A table model whose row signals RowSync sends.
class RowModel : public QAbstractTableModel
{
public:
    using QAbstractTableModel::beginInsertRows;
    using QAbstractTableModel::beginMoveRows;
    using QAbstractTableModel::beginRemoveRows;
    using QAbstractTableModel::endInsertRows;
    using QAbstractTableModel::endMoveRows;
    using QAbstractTableModel::endRemoveRows;
    using QAbstractTableModel::QAbstractTableModel;
};

/// The rows of a model. A row has `operator==` and `alike(other)`: whether it may be the same thing, changed.
/// What became of which row is found by comparing lists, because values have no identity of their own.
template <typename Row> class RowSync
{
public:
    int size() const { return static_cast<int>(m_rows.size()); }
    const Row &operator[](int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    bool empty() const { return m_rows.empty(); }

    /// Makes the rows `next`, with the signals of `model`.
    void follow(RowModel &model, const std::vector<Row> &next)
    {
        std::vector<int> to = places(next);
        removeMissing(model, to);
        for (std::size_t i = 0; i < next.size(); ++i) {
            const int row = static_cast<int>(i);
            settle(model, next, to, row);
            if (m_rows[i] == next[i])
                continue;
            m_rows[i] = next[i];
            emit model.dataChanged(model.index(row, 0), model.index(row, model.columnCount() - 1));
        }
    }

private:
    /// Where each row goes, or -1: to what is equal, then to what is alike, and to what is left if it is as
    /// many as before.
    std::vector<int> places(const std::vector<Row> &next) const
    {
        std::vector<int> to(m_rows.size(), -1);
        std::vector<bool> taken(next.size());
        const auto pair = [&](const auto &isSame) {
            for (std::size_t i = 0; i < to.size(); ++i)
                for (std::size_t j = 0; j < next.size() && to[i] < 0; ++j)
                    if (!taken[j] && isSame(m_rows[i], next[j])) {
                        to[i] = static_cast<int>(j);
                        taken[j] = true;
                    }
        };
        pair([](const Row &a, const Row &b) { return a == b; });
        pair([](const Row &a, const Row &b) { return a.alike(b); });
        if (std::ranges::count(to, -1) == std::ranges::count(taken, false))
            pair([](const Row &, const Row &) { return true; });
        return to;
    }

    void removeMissing(RowModel &model, std::vector<int> &to)
    {
        for (int i = size(); i-- > 0;) {
            if (to[static_cast<std::size_t>(i)] >= 0)
                continue;
            model.beginRemoveRows({}, i, i);
            m_rows.erase(m_rows.begin() + i);
            to.erase(to.begin() + i);
            model.endRemoveRows();
        }
    }

    /// Puts row `i` where it goes, new or from further down; the rows before it are right already.
    void settle(RowModel &model, const std::vector<Row> &next, std::vector<int> &to, int i)
    {
        const int from = static_cast<int>(std::find(to.begin() + i, to.end(), i) - to.begin());
        if (from == size()) {
            model.beginInsertRows({}, i, i);
            m_rows.insert(m_rows.begin() + i, next[static_cast<std::size_t>(i)]);
            to.insert(to.begin() + i, i);
            model.endInsertRows();
        } else if (from != i) {
            model.beginMoveRows({}, from, from, {}, i);
            std::rotate(m_rows.begin() + i, m_rows.begin() + from, m_rows.begin() + from + 1);
            std::rotate(to.begin() + i, to.begin() + from, to.begin() + from + 1);
            model.endMoveRows();
        }
    }

    std::vector<Row> m_rows;
};

} // namespace towerwatch
