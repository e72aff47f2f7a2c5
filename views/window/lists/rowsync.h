// SPDX-License-Identifier: MIT
/// Keeps the rows of a model in step with a list of values: only what differs is signalled, so that
/// selections and open editors survive.
#pragma once

#include <QAbstractTableModel>

#include <algorithm>
#include <cstdint>
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
    const Row &operator[](int row) const { return m_rows[static_cast<std::size_t>(row)].value; }
    bool empty() const { return m_rows.empty(); }

    /// Makes the rows `next`, with the signals of `model`.
    void follow(RowModel &model, std::vector<Row> next)
    {
        std::vector<Item> wanted = identified(std::move(next));
        removeMissing(model, wanted);
        for (std::size_t i = 0; i < wanted.size(); ++i)
            settle(model, wanted, i);
    }

private:
    struct Item
    {
        std::uint64_t id = 0; ///< 0: not known yet
        Row value;
    };
    using Items = std::vector<Item>;

    static std::size_t find(const Items &items, std::uint64_t id)
    {
        const auto found = std::ranges::find_if(items, [&](const Item &item) { return item.id == id; });
        return static_cast<std::size_t>(found - items.begin());
    }

    /// The new rows with the ids of the old ones they continue: what is equal, then what is alike, and what
    /// is left if it is as many as before.
    Items identified(std::vector<Row> next)
    {
        Items wanted;
        for (Row &row : next)
            wanted.push_back({0, std::move(row)});
        std::vector<const Item *> left;
        for (const Item &row : m_rows)
            left.push_back(&row);
        pair(wanted, left, [](const Row &a, const Row &b) { return a == b; });
        pair(wanted, left, [](const Row &a, const Row &b) { return a.alike(b); });
        const auto fresh = std::ranges::count_if(wanted, [](const Item &item) { return item.id == 0; });
        if (static_cast<std::size_t>(fresh) == left.size())
            pair(wanted, left, [](const Row &, const Row &) { return true; });
        for (Item &item : wanted)
            if (item.id == 0)
                item.id = ++m_lastId;
        return wanted;
    }

    template <typename Same> static void pair(Items &wanted, std::vector<const Item *> &left, Same same)
    {
        for (Item &item : wanted) {
            if (left.empty())
                return;
            if (item.id != 0)
                continue;
            const auto found =
                std::ranges::find_if(left, [&](const Item *old) { return same(old->value, item.value); });
            if (found == left.end())
                continue;
            item.id = (*found)->id;
            left.erase(found);
        }
    }

    void removeMissing(RowModel &model, const Items &wanted)
    {
        for (std::size_t i = m_rows.size(); i-- > 0;) {
            if (find(wanted, m_rows[i].id) < wanted.size())
                continue;
            const int row = static_cast<int>(i);
            model.beginRemoveRows({}, row, row);
            m_rows.erase(m_rows.begin() + row);
            model.endRemoveRows();
        }
    }

    /// Makes row `i` the wanted one; the rows before it are right already.
    void settle(RowModel &model, const Items &wanted, std::size_t i)
    {
        const Item &item = wanted[i];
        std::size_t now = find(m_rows, item.id);
        if (now == m_rows.size()) {
            const int row = static_cast<int>(i);
            model.beginInsertRows({}, row, row);
            m_rows.insert(m_rows.begin() + row, item);
            model.endInsertRows();
            return;
        }
        for (; now != i; now = find(m_rows, item.id)) {
            const std::size_t target = std::min(find(wanted, m_rows[i].id), m_rows.size() - 1);
            target > now ? move(model, i, target) : move(model, now, i);
        }
        if (m_rows[i].value == item.value)
            return;
        m_rows[i].value = item.value;
        const int row = static_cast<int>(i);
        emit model.dataChanged(model.index(row, 0), model.index(row, model.columnCount() - 1));
    }

    void move(RowModel &model, std::size_t from, std::size_t to)
    {
        const auto begin = m_rows.begin();
        const auto a = static_cast<std::ptrdiff_t>(from), b = static_cast<std::ptrdiff_t>(to);
        model.beginMoveRows({}, static_cast<int>(a), static_cast<int>(a), {},
                            static_cast<int>(a < b ? b + 1 : b));
        if (a < b)
            std::rotate(begin + a, begin + a + 1, begin + b + 1);
        else
            std::rotate(begin + b, begin + a, begin + a + 1);
        model.endMoveRows();
    }

    Items m_rows;
    std::uint64_t m_lastId = 0;
};

} // namespace towerwatch
