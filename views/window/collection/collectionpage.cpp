// SPDX-License-Identifier: MIT
#include "views/window/collection/collectionpage.h"

#include "views/search/rulingsearch.h"
#include "views/window/collection/collectioncard.h"
#include "views/window/look/pagecolours.h"
#include "views/window/widgets/widgets.h"
#include "views/window/widgets/wordfilter.h"
#include "views/words/words.h"

#include <QDir>
#include <QLabel>
#include <QListView>
#include <QPushButton>

namespace towerwatch {

CollectionPage::CollectionPage(QWidget *parent)
    : QWidget(parent)
    , m_model(new CollectionModel(this))
    , m_filter(new WordFilter(this, CollectionModel::SearchRole))
    , m_search(new SearchLine(this))
    , m_summary(wrappedLabel(this))
    , m_nothing(wrappedLabel(this))
    , m_again(new QPushButton(this))
    , m_list(new QListView(this))
{
    setObjectName(QStringLiteral("collection"));
    m_filter->setSourceModel(m_model);
    m_list->setModel(m_filter);
    m_list->setItemDelegate(new CollectionCard(this));
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layColumn(this, {layRow(nullptr, {{m_search, 1}, {m_summary, 2}, m_again}), m_nothing, {m_list, 1}});
    setFocusProxy(m_search);
    connectParts();
    whenTranslated(this, [this] { retranslate(); });
}

void CollectionPage::connectParts()
{
    connect(m_search, &SearchLine::textChanged, this, [this](const QString &text) {
        m_filter->setWords(searchWords(text.toStdString()));
        summarize();
    });
    connect(m_search, &SearchLine::leftForResults, this, &CollectionPage::goToResults);
    connect(m_again, &QPushButton::clicked, this, &CollectionPage::checkAsked);
    const auto choose = [this](const QModelIndex &index) {
        emit chosen(index.data(CollectionModel::PathRole).toString());
    };
    connect(m_list, &QListView::activated, this, choose);
    connect(m_list, &QListView::clicked, this, choose);
    connect(m_model, &CollectionModel::pictureWanted, this, [this](const QString &path) {
        emit pictureWanted(
            {path, (QSizeF(CollectionCard::picture) * devicePixelRatioF()).toSize(), schemeFor(palette())});
    });
    whenEvent(this, {QEvent::PaletteChange}, [this] { m_model->forgetPictures(); });
    whenEvent(m_list->viewport(), {QEvent::Resize}, [this] { // a card is no wider than the list
        emit m_list->itemDelegate()->sizeHintChanged({});
    });
}

void CollectionPage::retranslate()
{
    m_search->setPurpose(tr("Search the collection"));
    m_list->setAccessibleName(tr("Scenarios of the collection"));
    m_list->setAccessibleDescription(tr("Enter opens the scenario in this window"));
    m_again->setText(tr("Check again"));
    m_again->setToolTip(tr("List the scenarios again and check what has changed on disk"));
    m_model->reword();
    summarize();
}

void CollectionPage::setFiles(const QString &folder, const QStringList &paths, bool isCut)
{
    m_folder = folder;
    m_isCut = isCut;
    const QString chosen = m_list->currentIndex().data(CollectionModel::PathRole).toString();
    m_model->setFiles(folder, paths);
    m_list->setCurrentIndex(shownIndex(chosen));
    summarize();
}

void CollectionPage::setChecked(const QList<CollectedScenario> &found)
{
    m_model->setChecked(found);
    summarize();
}

void CollectionPage::summarize()
{
    const int all = m_model->rowCount();
    QStringList parts{tr("%n scenario(s)", nullptr, all)};
    const auto add = [&](Standing standing, const QString &words) {
        if (const int count = m_model->count(standing); count > 0)
            parts << words.arg(count);
    };
    add(Standing::Met, tr("%1 as expected", "so many scenarios"));
    add(Standing::Differs, tr("%1 not as expected", "so many scenarios"));
    add(Standing::Unreadable, tr("%1 cannot be read", "so many scenarios"));
    add(Standing::Waiting, tr("%1 being checked", "so many scenarios"));
    if (m_isCut)
        parts << tr("more are not listed");
    m_summary->setText(all > 0 ? parts.join(QStringLiteral(" · ")) : QString());
    m_nothing->setText(
        m_folder.isEmpty()
            ? tr("No collection is open. “Open folder…” in the File menu lists its scenarios here.")
        : all == 0 ? tr("There is no scenario (*.towerwatch.yaml) in “%1”.")
                         .arg(shownName(QDir::toNativeSeparators(m_folder).toStdString()))
                   : tr("No scenario matches. Try fewer words."));
    m_again->setVisible(!m_folder.isEmpty());
    m_nothing->setVisible(m_filter->rowCount() == 0);
    m_list->setVisible(m_filter->rowCount() > 0);
}

QModelIndex CollectionPage::shownIndex(const QString &path) const
{
    if (path.isEmpty() || m_filter->rowCount() == 0)
        return {};
    return m_filter->match(m_filter->index(0, 0), CollectionModel::PathRole, path, 1, Qt::MatchExactly)
        .value(0);
}

void CollectionPage::showOpen(const QString &path)
{
    m_open = path;
    m_model->setOpen(path);
    if (const QModelIndex index = shownIndex(path); index.isValid())
        m_list->setCurrentIndex(index);
}

QString CollectionPage::beside(int by) const
{
    const QModelIndex open = shownIndex(m_open);
    const int row = open.isValid() ? open.row() + by : by > 0 ? 0 : m_filter->rowCount() - 1;
    return m_filter->index(row, 0).data(CollectionModel::PathRole).toString();
}

/// Down goes to the list, Enter opens what is chosen there or, by a search, the first scenario.
void CollectionPage::goToResults(bool entered)
{
    if (m_filter->rowCount() == 0)
        return;
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_filter->index(0, 0));
    m_list->setFocus();
    if (entered)
        emit chosen(m_list->currentIndex().data(CollectionModel::PathRole).toString());
}

} // namespace towerwatch

#include "moc_collectionpage.cpp"
