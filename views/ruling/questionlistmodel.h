// SPDX-License-Identifier: MIT
/// The questions of a scenario as a list; a big board has thousands.
#pragma once

#include <QAbstractListModel>
#include <functional>

namespace towerwatch {

class QuestionListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setQuestions(int count, std::function<QString(int)> nameOf);
    /// A last row for a question that is not among them; empty: none.
    void setOther(const QString &other);
    int count() const { return m_count; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    int m_count = 0;
    std::function<QString(int)> m_nameOf;
    QString m_other;
};

} // namespace towerwatch
