// SPDX-License-Identifier: MIT
#include "views/window/lists/listpage.h"

#include "views/window/lists/cellpopups.h"
#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"
#include "views/window/widgets/wordfilter.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStatusTipEvent>
#include <QToolBar>
#include <QToolTip>

namespace towerwatch {

namespace {

QComboBox *choiceEditor(QWidget *parent, const QList<Choice> &choices)
{
    auto *box = new QComboBox(parent);
    box->setMaxVisibleItems(16);
    for (const Choice &choice : choices)
        box->addItem(choice.icon, choice.text, choice.value);
    box->view()->setMinimumWidth(box->view()->sizeHintForColumn(0) +
                                 box->style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    QTimer::singleShot(0, box, &QComboBox::showPopup);
    return box;
}

/// Editors for cells of the tables: lists of choices, plain text.
class CellDelegate : public RowDelegate
{
public:
    explicit CellDelegate(QObject *parent = nullptr)
        : RowDelegate(parent, 4)
    {
    }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override
    {
        const QVariant choices = index.data(ListModel::ChoicesRole);
        QWidget *editor = nullptr;
        if (choices.isValid()) {
            QComboBox *box = choiceEditor(parent, choices.value<QList<Choice>>());
            connect(box, &QComboBox::activated, this, [this, box] {
                auto *self = const_cast<CellDelegate *>(this);
                emit self->commitData(box);
                emit self->closeEditor(box);
            });
            editor = box;
        } else {
            editor = RowDelegate::createEditor(parent, option, index);
        }
        editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
        return editor;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        const QVariant value = index.data(Qt::EditRole);
        if (auto *choices = qobject_cast<QComboBox *>(editor))
            choices->setCurrentIndex(choices->findData(value));
        else
            RowDelegate::setEditorData(editor, index);
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override
    {
        if (auto *choices = qobject_cast<QComboBox *>(editor)) {
            if (choices->currentIndex() >= 0)
                model->setData(index, choices->currentData());
        } else {
            RowDelegate::setModelData(editor, model, index);
        }
    }
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &) const override
    {
        QRect rect = option.rect;
        rect.setWidth(std::max(rect.width(), editor->minimumSizeHint().width()));
        editor->setGeometry(rect);
    }
};

} // namespace

CellTable::CellTable(QWidget *parent)
    : QTableView(parent)
{
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(DoubleClicked | SelectedClicked | EditKeyPressed | AnyKeyPressed);
    plainTable(*this);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(true);
    setItemDelegate(new CellDelegate(this));
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setResizeContentsPrecision(60);
    horizontalHeader()->setStretchLastSection(true);
    m_fit.setSingleShot(true);
    m_fit.setInterval(0);
    whenEvent(this, {QEvent::Show}, [this] { m_fit.start(); });
    connect(&m_fit, &QTimer::timeout, this,
            [this] { QMetaObject::invokeMethod(horizontalHeader(), "resizeSections"); }); // a protected slot
}

void CellTable::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    const auto fit = [this] {
        if (isVisible())
            m_fit.start();
    };
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, signal, this, fit);
    connect(model, &QAbstractItemModel::dataChanged, this, fit);
}

bool CellTable::edit(const QModelIndex &index, EditTrigger trigger, QEvent *event)
{
    const bool popup = index.isValid() && index.data(ListModel::PopupRole).toBool();
    if (!popup)
        return QTableView::edit(index, trigger, event);
    if (!(trigger & editTriggers()) || trigger == AnyKeyPressed || trigger == SelectedClicked)
        return false;
    openPopup(index);
    return true;
}

void CellTable::setNothing(const QString &text)
{
    m_nothing = text;
    viewport()->update();
}

void CellTable::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (m_nothing.isEmpty() || model()->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(quietInk(palette()));
    painter.drawText(viewport()->rect().adjusted(16, 16, -16, -16),
                     static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, m_nothing);
}

/// In a narrow table long words wrap, so that no column pushes the others out of sight.
void CellTable::resizeEvent(QResizeEvent *event)
{
    constexpr int least = 140, most = 320;
    QTableView::resizeEvent(event);
    horizontalHeader()->setMaximumSectionSize(std::clamp(viewport()->width() / 4, least, most));
}

/// Enter edits the cell, as F2 does.
void CellTable::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && state() != EditingState && currentIndex().flags().testFlag(Qt::ItemIsEditable))
        edit(currentIndex(), EditKeyPressed, event);
    else
        QTableView::keyPressEvent(event);
}

void CellTable::openPopup(const QPersistentModelIndex &index)
{
    CellPopup *popup = textPopup(index.data(Qt::EditRole).toString(), this);
    popup->setAccessibleName(model()->headerData(index.column(), Qt::Horizontal).toString());
    popup->setKeeper([this, index](const QVariant &kept) {
        return !index.isValid() || model()->setData(index, kept); // whose row is gone has nothing to say
    });
    popup->openAt(viewport()->mapToGlobal(visualRect(index).topLeft()));
}

ListPage::ListPage(ListModel &model, std::vector<ListStep> steps, Order order, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_steps(std::move(steps))
    , m_table(new CellTable(this))
{
    m_table->setModel(&model);
    if (order == Order::Sortable)
        sortRows();
    auto *column = layColumn(this, {{m_table, 1}}, {QMargins(0, 4, 0, 0), 4});
    if (!m_steps.empty()) {
        auto *bar = new QToolBar(this); // which keeps what has no room in a menu
        bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        bar->setIconSize(QSize(16, 16));
        for (const ListStep &step : m_steps) {
            bar->addAction(actionFor(step));
            bar->widgetForAction(m_actions.back())->setFocusPolicy(Qt::TabFocus);
        }
        column->insertWidget(0, bar);
    }
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) {
                updateSteps();
                if (!m_quiet && now.isValid())
                    emit rowChosen(rowOf(now));
            });
    connect(m_table, &QTableView::clicked, this,
            [this](const QModelIndex &index) { emit rowChosen(rowOf(index)); });
    for (const auto signal : {&ListModel::rowsInserted, &ListModel::rowsRemoved})
        connect(&model, signal, this, &ListPage::updateSteps);
    connect(&model, &ListModel::dataChanged, this, &ListPage::updateSteps);
    connect(&model, &ListModel::rowsMoved, this, &ListPage::updateSteps);
    connect(&model, &ListModel::refused, this, &ListPage::refuse);
}

void ListPage::sortRows()
{
    m_sorted = new WordOrder(this);
    m_sorted->setSourceModel(&m_model);
    m_table->setModel(m_sorted);
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
}

int ListPage::rowOf(const QModelIndex &shown) const
{
    return m_sorted ? m_sorted->mapToSource(shown).row() : shown.row();
}

QModelIndex ListPage::shownAt(int row, int column) const
{
    const QModelIndex index = m_model.index(row, column);
    return m_sorted ? m_sorted->mapFromSource(index) : index;
}

QAction *ListPage::actionFor(const ListStep &step)
{
    auto *action = new QAction(themeIcon(QLatin1String(step.icon)), QString(), this);
    action->setObjectName(QLatin1String(step.name));
    action->setShortcuts(QKeySequence::listFromString(QLatin1String(step.keys)));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    connect(action, &QAction::triggered, this, [this, run = step.run] { run(row()); });
    m_actions.push_back(action);
    return action;
}

void ListPage::refuse(const QModelIndex &index, const QString &why)
{
    const QRect cell = m_table->visualRect(shownAt(index.row(), index.column()));
    QToolTip::showText(m_table->viewport()->mapToGlobal(cell.bottomLeft()), plainly(why), m_table);
    QStatusTipEvent event(why);
    QCoreApplication::sendEvent(m_table, &event);
}

void ListPage::showRow(int row)
{
    const bool quiet = std::exchange(m_quiet, true);
    if (row < 0)
        m_table->clearSelection();
    else if (const QModelIndex shown = shownAt(row, std::max(m_table->currentIndex().column(), 0));
             row != this->row() || !m_table->selectionModel()->isRowSelected(shown.row()))
        m_table->setCurrentIndex(shown);
    m_quiet = quiet;
}

void ListPage::setWideColumn(int column)
{
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
}

void ListPage::retranslate()
{
    m_model.retranslate();
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const QString text = tr(m_steps[i].text);
        const QString keys = m_actions[i]->shortcut().toString(QKeySequence::NativeText);
        m_actions[i]->setText(text);
        m_actions[i]->setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
    }
}

void ListPage::updateSteps()
{
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        m_actions[i]->setEnabled(m_steps[i].can(row()));
}

} // namespace towerwatch

#include "moc_listpage.cpp"
