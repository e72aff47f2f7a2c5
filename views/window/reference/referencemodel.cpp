// SPDX-License-Identifier: MIT
#include "views/window/reference/referencemodel.h"

#include "resources/catalogue.h"
#include "views/window/reference/hitdelegate.h"
#include "views/words/words.h"

#include <functional>

namespace towerwatch {

namespace {

constexpr int idRole = Qt::UserRole + 1;

QStandardItem *headingOf(const QString &title)
{
    auto *heading = new QStandardItem(title);
    heading->setData(true, HitDelegate::HeadingRole);
    heading->setFlags(Qt::NoItemFlags);
    return heading;
}

QStandardItem *itemOf(const Ruling &ruling)
{
    auto *item = new QStandardItem(rulingTitle(ruling));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren);
    item->setData(QString(utf8(ruling.id.value)), idRole);
    item->setData(static_cast<int>(ruling.kind), HitDelegate::KindRole);
    item->setData(QString(editionsOf(ruling)), HitDelegate::FactsRole);
    item->setAccessibleText(ReferenceModel::tr("%1; %2; %3", "title, kind and editions of a ruling")
                                .arg(rulingTitle(ruling), word(ruling.kind), editionsOf(ruling)));
    return item;
}

} // namespace

ReferenceModel::ReferenceModel(QObject *parent)
    : QStandardItemModel(parent)
{
    setFilter({});
}

Texts ReferenceModel::topics()
{
    Texts list;
    for (const Ruling &ruling : builtInRulings().rulings)
        if (!list.contains(ruling.topic))
            list << ruling.topic;
    return list;
}

void ReferenceModel::setFilter(const RulingFilter &filter)
{
    m_filter = filter;
    clear();
    const auto found = findRulings(filter);
    m_rulingCount = static_cast<int>(found.size());
    const auto add = [&](const QString &title, auto belongs) {
        QList<QStandardItem *> items;
        for (const Ruling *each : found)
            if (belongs(*each))
                items << itemOf(*each);
        if (!items.isEmpty() && !title.isEmpty())
            items.prepend(headingOf(title));
        invisibleRootItem()->appendRows(items);
    };
    const auto occurs = [&filter](const Ruling &ruling) { return filter.inPlay.has(ruling); };
    if (isRanked())
        add({}, occurs);
    else
        for (const Text &topic : topics())
            add(topicName(topic),
                [&](const Ruling &ruling) { return topic == ruling.topic && occurs(ruling); });
    add(tr("Other expansions"), std::not_fn(occurs));
}

const Ruling *ReferenceModel::ruling(int row) const
{
    return builtInRulings().find(index(row, 0).data(idRole).toString().toStdString());
}

int ReferenceModel::firstRuling() const
{
    for (int row = 0; row < rowCount(); ++row)
        if (ruling(row))
            return row;
    return -1;
}

int ReferenceModel::rowOf(const QString &id) const
{
    const auto found = match(index(0, 0), idRole, id, 1, Qt::MatchExactly);
    return found.isEmpty() ? -1 : found.first().row();
}

} // namespace towerwatch

#include "moc_referencemodel.cpp"
