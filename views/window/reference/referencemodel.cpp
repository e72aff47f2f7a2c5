// SPDX-License-Identifier: MIT
#include "views/window/reference/referencemodel.h"

#include "resources/catalogue.h"
#include "views/window/kit/hitdelegate.h"
#include "views/words/words.h"

namespace towerwatch {

namespace {

QString topicOf(const Ruling &ruling)
{
    return utf8(ruling.topic);
}

} // namespace

ReferenceModel::ReferenceModel(QObject *parent)
    : QStandardItemModel(parent)
{
    setFilter({});
}

QStringList ReferenceModel::topics()
{
    QStringList list;
    for (const Ruling &ruling : builtInRulings().rulings)
        if (const QString topic = topicOf(ruling); !list.contains(topic))
            list << topic;
    return list;
}

void ReferenceModel::setFilter(const RulingFilter &filter)
{
    m_filter = filter;
    clear();
    const auto found = findRulings(filter);
    m_rulingCount = static_cast<int>(found.size());
    if (isRanked()) {
        for (const Ruling *each : found)
            appendRow(itemOf(*each));
        return;
    }
    for (const QString &topic : topics()) {
        QList<QStandardItem *> items;
        for (const Ruling *each : found)
            if (topicOf(*each) == topic)
                items << itemOf(*each);
        if (items.isEmpty())
            continue;
        auto *heading = new QStandardItem(topicName(topic.toStdString()));
        heading->setData(true, HitDelegate::HeadingRole);
        heading->setFlags(Qt::NoItemFlags);
        items.prepend(heading);
        invisibleRootItem()->appendRows(items);
    }
}

QStandardItem *ReferenceModel::itemOf(const Ruling &ruling)
{
    auto *item = new QStandardItem(rulingTitle(ruling));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren);
    item->setData(QString(utf8(ruling.id.value)), IdRole);
    item->setData(static_cast<int>(ruling.kind), HitDelegate::KindRole);
    item->setData(QString(editionsOf(ruling)), HitDelegate::FactsRole);
    item->setAccessibleText(tr("%1; %2; %3", "title, kind and editions of a ruling")
                                .arg(rulingTitle(ruling), word(ruling.kind), editionsOf(ruling)));
    return item;
}

const Ruling *ReferenceModel::ruling(int row) const
{
    return builtInRulings().find(index(row, 0).data(IdRole).toString().toStdString());
}

int ReferenceModel::rowOf(const QString &id) const
{
    const auto found = match(index(0, 0), IdRole, id, 1, Qt::MatchExactly);
    return found.isEmpty() ? -1 : found.first().row();
}

} // namespace towerwatch

#include "moc_referencemodel.cpp"
