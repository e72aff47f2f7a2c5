// SPDX-License-Identifier: MIT
/// Rulings as a list: each topic under its heading, or those that were searched for, best first.
#pragma once

#include "views/search/rulingsearch.h"

#include <QStandardItemModel>

namespace towerwatch {

class ReferenceModel : public QStandardItemModel
{
    Q_OBJECT

public:
    explicit ReferenceModel(QObject *parent = nullptr);

    void setFilter(const RulingFilter &filter);
    /// Whether the best stand first, without headings.
    bool isRanked() const { return !splitAtSpaces(m_filter.words).empty(); }
    /// How many rulings pass the filter.
    int rulingCount() const { return m_rulingCount; }
    /// The ruling of a row, or null for a heading.
    const Ruling *ruling(int row) const;
    /// The row of the first ruling, below what heading there is; -1: there is none.
    int firstRuling() const;
    /// The row of a ruling; -1: the filter keeps it out.
    int rowOf(const QString &id) const;
    /// The topics there are, in the order of the catalogue.
    static Texts topics();

private:
    RulingFilter m_filter;
    int m_rulingCount = 0;
};

} // namespace towerwatch
