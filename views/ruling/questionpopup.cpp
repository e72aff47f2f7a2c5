// SPDX-License-Identifier: MIT
#include "views/ruling/questionpopup.h"

#include "views/look/widgets.h"
#include "views/look/wordfilter.h"
#include "views/wording/rulingsearch.h"

#include <QCoreApplication>
#include <QLabel>
#include <QScreen>
#include <QStandardItemModel>
#include <QTreeView>

#include <algorithm>

namespace towerwatch {

namespace {

constexpr int entryRole = Qt::UserRole + 1, searchedRole = Qt::UserRole + 2;
constexpr int fewEntries = 20; ///< that are seen at once without opening groups

struct QuestionGroups
{
    Q_DECLARE_TR_FUNCTIONS(QuestionPopup)

public:
    static QString nameOf(QuestionGroup group)
    {
        switch (group) {
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

QuestionGroup groupOf(Ask ask)
{
    switch (ask) {
    case Ask::PlaceFloor:
    case Ask::PlaceFigure: return QuestionGroup::Towers;
    case Ask::Watchtower: return QuestionGroup::Watchtowers;
    case Ask::Outlook: return QuestionGroup::Figures;
    case Ask::Ransom:
    case Ask::Actions: return QuestionGroup::Players;
    case Ask::Score: break;
    }
    return QuestionGroup::Scoring;
}

QuestionPopup::QuestionPopup(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_search(new SearchLine(this))
    , m_tree(new QTreeView(this))
    , m_nothing(wrappedLabel(this))
    , m_model(new QStandardItemModel(this))
    , m_found(new WordFilter(this, searchedRole))
{
    setObjectName(QStringLiteral("questionPopup"));
    setFrameShape(QFrame::StyledPanel);
    m_found->setSourceModel(m_model);
    m_found->setAutoAcceptChildRows(true); // of a group that is meant
    m_tree->setModel(m_found);
    m_tree->setItemDelegate(new RowDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setTextElideMode(Qt::ElideMiddle);
    m_nothing->setMargin(6);
    layColumn(this, {m_search, m_nothing, {m_tree, 1}}, {QMargins(4, 4, 4, 4), 4});
    whenTranslated(this, [this] {
        m_search->setPurpose(tr("Find a question"));
        m_tree->setAccessibleName(tr("Questions"));
        m_nothing->setText(tr("No question has these words."));
    });
    connect(m_search, &QLineEdit::textChanged, this, &QuestionPopup::filter);
    connect(m_search, &SearchLine::leftForResults, this, &QuestionPopup::enterTree);
    connect(m_tree, &QTreeView::activated, this, &QuestionPopup::pick);
    connect(m_tree, &QTreeView::clicked, this, &QuestionPopup::pick);
}

void QuestionPopup::setEntries(const QList<QuestionEntry> &entries)
{
    m_model->clear();
    QStandardItem *current = nullptr;
    for (const auto group : {QuestionGroup::Towers, QuestionGroup::Watchtowers, QuestionGroup::Figures,
                             QuestionGroup::Players, QuestionGroup::Scoring}) {
        auto *top = new QStandardItem;
        for (qsizetype i = 0; i < entries.size(); ++i) {
            if (entries[i].group != group)
                continue;
            auto *item = new QStandardItem(entries[i].name);
            item->setData(static_cast<int>(i), entryRole);
            item->setData(QString(entries[i].name + u' ' + entries[i].words), searchedRole);
            top->appendRow(item);
            current = entries[i].current ? item : current;
        }
        top->setText(tr("%1 (%2)", "a group of questions, how many")
                         .arg(QuestionGroups::nameOf(group))
                         .arg(top->rowCount()));
        top->setData(top->text(), searchedRole);
        if (top->rowCount() > 0)
            m_model->appendRow(top);
        else
            delete top;
    }
    if (entries.size() <= fewEntries)
        m_tree->expandAll();
    if (current)
        m_tree->setCurrentIndex(m_found->mapFromSource(current->index())); // opens its group
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

void QuestionPopup::filter(const QString &typed)
{
    m_found->setWords(searchWords(typed.toStdString()));
    m_nothing->setVisible(m_found->rowCount() == 0);
    if (!typed.trimmed().isEmpty())
        m_tree->expandAll();
}

/// Goes to what is chosen in the tree, else to the first question that is seen.
void QuestionPopup::enterTree()
{
    const QModelIndex first = m_found->index(0, 0);
    if (!m_tree->currentIndex().isValid() || !m_search->text().isEmpty())
        m_tree->setCurrentIndex(m_tree->isExpanded(first) ? m_found->index(0, 0, first) : first);
    m_tree->setFocus();
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
