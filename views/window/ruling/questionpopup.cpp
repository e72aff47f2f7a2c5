// SPDX-License-Identifier: MIT
#include "views/window/ruling/questionpopup.h"

#include "views/search/rulingsearch.h"
#include "views/window/reference/hitdelegate.h"
#include "views/window/widgets/widgets.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTreeView>

#include <algorithm>

namespace towerwatch {

namespace {

constexpr int entryRole = Qt::UserRole + 1;
constexpr int fewEntries = 20; ///< that are seen at once without opening groups

struct QuestionGroups
{
    Q_DECLARE_TR_FUNCTIONS(QuestionPopup)

public:
    static QString nameOf(QuestionGroup group)
    {
        switch (group) {
        case QuestionGroup::Own: return tr("Questions of this table");
        case QuestionGroup::Towers: return tr("Towers");
        case QuestionGroup::Watchtowers: return tr("Watchtowers");
        case QuestionGroup::Figures: return tr("Figures");
        case QuestionGroup::Players: return tr("Players");
        case QuestionGroup::Scoring: return tr("Scoring");
        }
        return {};
    }
};

} // namespace

/// The questions that are found, with the groups they are in.
class FoundQuestions : public QSortFilterProxyModel
{
public:
    explicit FoundQuestions(QObject *parent)
        : QSortFilterProxyModel(parent)
    {
        setRecursiveFilteringEnabled(true);
    }

    void setFound(const List<int> &entries)
    {
        m_found = {entries.begin(), entries.end()};
        invalidateFilter();
    }

    /// A group says how many of its questions are found.
    QVariant data(const QModelIndex &index, int role) const override
    {
        const QVariant data = QSortFilterProxyModel::data(index, role);
        return role == Qt::DisplayRole && !index.parent().isValid()
                   ? QuestionPopup::tr("%1 (%2)", "a group of questions, how many")
                         .arg(data.toString(), QString::number(rowCount(index)))
                   : data;
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const QVariant entry = sourceModel()->index(row, 0, parent).data(entryRole);
        return entry.isValid() && m_found.contains(entry.toInt());
    }

private:
    QSet<int> m_found;
};

QuestionPopup::QuestionPopup(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_search(new SearchLine(this))
    , m_tree(new QTreeView(this))
    , m_nothing(wrappedLabel(this))
    , m_model(new QStandardItemModel(this))
    , m_found(new FoundQuestions(this))
    , m_delegate(new HitDelegate(this))
{
    setObjectName(QStringLiteral("questionPopup"));
    setFrameShape(QFrame::StyledPanel);
    m_found->setSourceModel(m_model);
    m_tree->setModel(m_found);
    m_delegate->draw(*m_tree);
    m_tree->installEventFilter(this);
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_nothing->setMargin(6);
    layColumn(this, {m_search, m_nothing, {m_tree, 1}}, {QMargins(4, 4, 4, 4), 4});
    whenTranslated(this, [this] {
        m_search->setPurpose(tr("Find a question"));
        m_tree->setAccessibleName(tr("Questions"));
        m_nothing->setText(tr("No question has these words."));
    });
    connect(m_search, &QLineEdit::textChanged, this, &QuestionPopup::filter);
    connect(m_search, &SearchLine::leftForResults, this, &QuestionPopup::leaveSearch);
    connect(m_tree, &QTreeView::activated, this, &QuestionPopup::pick);
    connect(m_tree, &QTreeView::clicked, this, &QuestionPopup::pick);
}

void QuestionPopup::setEntries(const QList<QuestionEntry> &entries)
{
    m_model->clear();
    m_texts.clear();
    m_index.reset();
    for (const QuestionEntry &entry : entries)
        m_texts << QString(entry.name + u' ' + entry.words + u' ' + QuestionGroups::nameOf(entry.group))
                       .toStdString();
    m_found->setFound(found({}));
    const QStandardItem *answered = nullptr;
    for (const auto group : {QuestionGroup::Own, QuestionGroup::Towers, QuestionGroup::Watchtowers,
                             QuestionGroup::Figures, QuestionGroup::Players, QuestionGroup::Scoring}) {
        auto *top = new QStandardItem(QuestionGroups::nameOf(group));
        for (qsizetype i = 0; i < entries.size(); ++i) {
            if (entries[i].group != group)
                continue;
            auto *item = new QStandardItem(unbroken(entries[i].name));
            item->setData(static_cast<int>(i), entryRole);
            top->appendRow(item);
            if (entries[i].current)
                answered = item;
        }
        if (top->rowCount() > 0)
            m_model->appendRow(top);
        else
            delete top;
    }
    openGroups(false);
    m_answered = answered ? answered->index() : QModelIndex();
    if (answered)
        m_tree->setCurrentIndex(m_found->mapFromSource(m_answered)); // opens its group
    else
        m_tree->expand(m_found->index(0, 0));
}

void QuestionPopup::popUp(const QWidget &below)
{
    const QRect room = below.screen()->availableGeometry();
    const QPoint under = below.mapToGlobal(QPoint(0, below.height()));
    const int wide = std::min(std::max(below.width(), 340), room.width());
    const int high = std::clamp(room.bottom() - under.y(), 160, 460);
    setGeometry(std::clamp(under.x(), room.left(), room.right() + 1 - wide),
                std::clamp(under.y(), room.top(), std::max(room.top(), room.bottom() + 1 - high)), wide,
                high);
    m_search->clear();
    m_nothing->hide();
    show();
    m_tree->scrollTo(m_tree->currentIndex(), QAbstractItemView::PositionAtCenter);
    m_search->start();
}

/// What says the words as they were typed; without such what means them.
List<int> QuestionPopup::found(const QString &typed)
{
    const std::string search = typed.toStdString();
    const Texts words = searchWords(search);
    List<int> entries;
    for (int i = 0; i < std::ssize(m_texts); ++i)
        if (matches(m_texts[i], words))
            entries << i;
    if (!entries.empty())
        return entries;
    if (!m_index) {
        m_index.emplace();
        for (int i = 0; i < std::ssize(m_texts); ++i)
            m_index->add(i, TextPlace::Title, m_texts[i]);
    }
    return m_index->having(search);
}

void QuestionPopup::openGroups(bool all)
{
    if (all || std::ssize(m_texts) <= fewEntries)
        m_tree->expandAll();
}

void QuestionPopup::filter(const QString &typed)
{
    m_delegate->setWords(searchWords(typed.toStdString()));
    m_found->setFound(found(typed));
    m_nothing->setVisible(m_found->rowCount() == 0);
    const bool typing = !typed.trimmed().isEmpty();
    openGroups(typing);
    m_tree->setCurrentIndex(typing ? first() : m_found->mapFromSource(m_answered));
}

QModelIndex QuestionPopup::first() const
{
    return m_found->index(0, 0, m_found->index(0, 0));
}

/// Enter takes what is marked while one types, or the only one; else the tree is gone to.
void QuestionPopup::leaveSearch(bool entered)
{
    const bool single = m_found->rowCount() == 1 && m_found->rowCount(m_found->index(0, 0)) == 1;
    const bool typing = !m_search->text().trimmed().isEmpty();
    const QModelIndex marked = m_tree->currentIndex();
    const QModelIndex meant = typing && marked.parent().isValid() ? marked : first();
    if (entered && (typing || single) && meant.isValid())
        pick(meant);
    else
        enterTree();
}

/// Goes to the question that is chosen in the tree, else to the first one, whose group opens.
void QuestionPopup::enterTree()
{
    if (!first().isValid())
        return;
    if (!m_tree->currentIndex().parent().isValid())
        m_tree->setCurrentIndex(first());
    m_tree->setFocus();
}

/// What is typed at the tree is searched for.
bool QuestionPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_tree || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool letter = !key->text().isEmpty() && key->text().at(0).isLetterOrNumber() &&
                        !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (!letter && key->key() != Qt::Key_Backspace)
        return false;
    m_search->setFocus();
    QCoreApplication::sendEvent(m_search, event);
    return true;
}

void QuestionPopup::pick(const QModelIndex &index)
{
    const QVariant entry = index.data(entryRole);
    if (!entry.isValid()) {
        m_tree->setExpanded(index, !m_tree->isExpanded(index));
        return;
    }
    hide();
    emit picked(entry.toInt());
}

} // namespace towerwatch

#include "moc_questionpopup.cpp"
