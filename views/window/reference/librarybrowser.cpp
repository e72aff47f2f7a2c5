// SPDX-License-Identifier: MIT
#include "views/window/reference/librarybrowser.h"

#include "views/search/rulingsearch.h"
#include "views/window/reference/examples.h"
#include "views/window/reference/hitdelegate.h"
#include "views/window/reference/pagepreview.h"
#include "views/window/widgets/widgets.h"
#include "views/window/widgets/wordfilter.h"
#include "views/words/words.h"

#include <QCollator>
#include <QDialogButtonBox>
#include <QHash>
#include <QPushButton>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTreeView>

namespace towerwatch {

LibraryBrowser::LibraryBrowser(QWidget *parent)
    : QDialog(parent)
    , m_model(new QStandardItemModel(this))
    , m_filter(new WordFilter(this, SearchRole))
    , m_delegate(new HitDelegate(this))
    , m_search(new SearchLine(this))
    , m_tree(new QTreeView(this))
    , m_preview(new PagePreview(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this))
{
    setObjectName(QStringLiteral("library"));
    auto *splitter = new QSplitter(this);
    splitter->addWidget(buildList());
    splitter->addWidget(m_preview);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({340, 520});
    layColumn(this, {{splitter, 1}, m_buttons});
    resizeWithin(*this, {900, 580});
    connectParts();
    whenTranslated(this, [this] { retranslate(); });
    whenEvent(this, {QEvent::Show}, [this] { m_search->start(); });
}

QWidget *LibraryBrowser::buildList()
{
    m_filter->setSourceModel(m_model);
    m_tree->setModel(m_filter);
    m_delegate->draw(*m_tree);
    m_tree->setHeaderHidden(true);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *list = new QWidget(this);
    layColumn(list, {m_search, {m_tree, 1}}, {QMargins()});
    return list;
}

void LibraryBrowser::connectParts()
{
    connect(m_search, &SearchLine::textChanged, this, &LibraryBrowser::filter);
    connect(m_search, &SearchLine::leftForResults, this, &LibraryBrowser::goToResults);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &LibraryBrowser::showCurrent);
    m_tree->setMouseTracking(true);
    connect(m_tree, &QTreeView::entered, this, [this](const QModelIndex &index) {
        if (const QString path = index.data(PathRole).toString(); !path.isEmpty())
            preview(path);
    });
    connect(m_tree, &QTreeView::clicked, this, &LibraryBrowser::choose);
    connect(m_tree, &QTreeView::activated, this, &LibraryBrowser::choose);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &LibraryBrowser::choose);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QString LibraryBrowser::current() const
{
    return m_tree->currentIndex().data(PathRole).toString();
}

void LibraryBrowser::filter()
{
    const Texts words = searchWords(m_search->text().toStdString());
    m_delegate->setWords(words);
    m_filter->setWords(words);
    if (words.empty())
        m_tree->collapseAll();
    else
        m_tree->expandAll();
    m_tree->scrollTo(m_tree->currentIndex());
    showCurrent();
}

void LibraryBrowser::goToResults()
{
    m_tree->setFocus();
    if (current().isEmpty() && m_filter->rowCount() > 0) {
        const QModelIndex topic = m_filter->index(0, 0);
        m_tree->expand(topic);
        m_tree->setCurrentIndex(m_filter->index(0, 0, topic));
    }
}

void LibraryBrowser::showCurrent()
{
    m_buttons->button(QDialogButtonBox::Open)->setEnabled(!current().isEmpty());
    preview(current());
}

void LibraryBrowser::preview(const QString &path)
{
    if (const Example *example = findExample(path))
        m_preview->showExample(*example);
    else
        m_preview->showText(m_filter->rowCount() == 0 ? tr("No example matches. Try fewer words.")
                                                      : tr("Choose a topic, then an example."));
}

void LibraryBrowser::choose()
{
    const QString path = current();
    if (path.isEmpty() || !isVisible()) // a click may activate, too
        return;
    accept();
    emit chosen(path);
}

void LibraryBrowser::retranslate()
{
    const QString path = current();
    fill();
    setWindowTitle(tr("Open an example"));
    m_search->setPurpose(tr("Search the examples"));
    m_tree->setAccessibleName(tr("Examples by topic"));
    m_buttons->button(QDialogButtonBox::Open)->setText(tr("&Open"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    filter();
    const auto found =
        m_filter->match(m_filter->index(0, 0), PathRole, path, 1, Qt::MatchExactly | Qt::MatchRecursive);
    if (!path.isEmpty() && !found.isEmpty())
        m_tree->setCurrentIndex(found.first());
}

void LibraryBrowser::fill()
{
    m_model->clear();
    QHash<QString, QStandardItem *> folders;
    QList<QStandardItem *> sorted;
    for (const Example &example : examples()) {
        QStandardItem *&folder = folders[example.topic()];
        if (!folder) {
            folder = new QStandardItem(topicName(example.topic().toStdString()));
            folder->setData(true, HitDelegate::HeadingRole);
            folder->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            sorted << folder;
        }
        auto *item = new QStandardItem(example.title());
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren);
        item->setData(example.path, PathRole);
        item->setData(QStringList{example.title(), utf8(example.shipped->question), example.notes(),
                                  folder->text(), example.path.section(u'.', 0, 0)}
                          .join(u' '),
                      SearchRole);
        folder->appendRow(item);
    }
    const QCollator order{QLocale(currentLanguage())};
    std::ranges::sort(sorted, [&order](const QStandardItem *a, const QStandardItem *b) {
        return order.compare(a->text(), b->text()) < 0;
    });
    for (QStandardItem *folder : sorted)
        m_model->appendRow(folder);
}

} // namespace towerwatch

#include "moc_librarybrowser.cpp"
