// SPDX-License-Identifier: MIT
/// Rulings as a list, each topic under its heading.
#pragma once

#include "views/wording/rulingsearch.h"

#include <QAbstractListModel>

namespace towerwatch {

class ReferenceModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit ReferenceModel(QObject *parent = nullptr);

    void setFilter(const RulingFilter &filter);
    const RulingFilter &filter() const { return m_filter; }
    /// Names and searches the rulings in the language of the program.
    void retranslate() { setFilter(m_filter); }

    /// How many rulings pass the filter.
    int rulingCount() const { return m_rulingCount; }
    /// The ruling of a row, or null for a heading.
    const Ruling *ruling(int row) const;
    /// The row of a ruling; -1: the filter keeps it out.
    int rowOf(const QString &id) const;
    /// The topics there are, in the order of the catalogue.
    static QStringList topics();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        QString topic;
        const Ruling *ruling = nullptr; ///< none: the heading of the topic
    };

    RulingFilter m_filter;
    QList<Row> m_rows;
    int m_rulingCount = 0;
};

} // namespace towerwatch
