// SPDX-License-Identifier: MIT
#include "views/reference/librarymodel.h"

#include "views/reference/examples.h"
#include "views/reference/hitdelegate.h"
#include "views/wording/searchhits.h"
#include "views/wording/topicwords.h"

#include <QHash>

namespace towerwatch {

LibraryModel::LibraryModel(QObject *parent)
    : QStandardItemModel(parent)
{
    retranslate();
}

void LibraryModel::retranslate()
{
    clear();
    QHash<QString, QStandardItem *> folders;
    for (const Example &example : examples()) {
        QStandardItem *&folder = folders[example.topic()];
        if (!folder) {
            folder = new QStandardItem(folderName(example.topic()));
            folder->setData(true, HitDelegate::HeadingRole);
            folder->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            appendRow(folder);
        }
        auto *item = new QStandardItem(example.title());
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren);
        item->setData(example.path, PathRole);
        item->setData(QStringList{example.title(), example.question, example.notes(), folder->text(),
                                  example.path.section(u'.', 0, 0)}
                          .join(u' '),
                      SearchRole);
        folder->appendRow(item);
    }
}

LibraryFilter::LibraryFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void LibraryFilter::setWords(const QStringList &words)
{
    m_words = words;
    invalidateFilter();
}

bool LibraryFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    return parent.isValid() &&
           matches(sourceModel()->index(row, 0, parent).data(LibraryModel::SearchRole).toString(), m_words);
}

} // namespace towerwatch
