// SPDX-License-Identifier: MIT
#include "views/lists/listpage.h"

#include "views/lists/celldelegate.h"
#include "views/lists/cellpopups.h"
#include "views/lists/players.h"
#include "views/look/lineicons.h"
#include "views/look/pagecolours.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace towerwatch {

CellTable::CellTable(QWidget *parent)
    : QTableView(parent)
{
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(DoubleClicked | SelectedClicked | EditKeyPressed | AnyKeyPressed);
    setTabKeyNavigation(false);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(true);
    setFrameShape(NoFrame);
    setItemDelegate(new TablesDelegate(this));
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setResizeContentsPrecision(60);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMaximumSectionSize(320);
    horizontalHeader()->setStretchLastSection(true);
    m_fit.setSingleShot(true);
    m_fit.setInterval(0);
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

void CellTable::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    m_fit.start();
}

bool CellTable::edit(const QModelIndex &index, EditTrigger trigger, QEvent *event)
{
    const bool sheet = index.isValid() && index.data(TablesModel::SheetRole).toBool();
    if (!sheet)
        return QTableView::edit(index, trigger, event);
    if (!(trigger & editTriggers()) || trigger == AnyKeyPressed || trigger == SelectedClicked)
        return false;
    openSheet(index);
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

/// Enter edits the cell, as F2 does.
void CellTable::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && state() != EditingState && currentIndex().flags().testFlag(Qt::ItemIsEditable))
        edit(currentIndex(), EditKeyPressed, event);
    else
        QTableView::keyPressEvent(event);
}

void CellTable::openSheet(const QPersistentModelIndex &index)
{
    const QModelIndex player = index.sibling(index.row(), PlayersModel::ColourColumn);
    const auto rules = static_cast<TowerRules>(index.data(TablesModel::RulesRole).toInt());
    TableSheet *sheet = sheetFor(index.data(Qt::EditRole),
                                 static_cast<Colour>(player.data(Qt::EditRole).toInt()), rules, this);
    if (!sheet)
        return;
    sheet->setAccessibleName(model()->headerData(index.column(), Qt::Horizontal).toString());
    sheet->setKeeper([this, index](const QVariant &kept) {
        return !index.isValid() || model()->setData(index, kept); // whose row is gone has nothing to say
    });
    sheet->openAt(viewport()->mapToGlobal(visualRect(index).topLeft()));
}

TablesPage::TablesPage(TablesModel &model, std::vector<TableStep> steps, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_steps(std::move(steps))
    , m_table(new CellTable(this))
{
    m_table->setModel(&model);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(4);
    if (!m_steps.empty())
        column->addLayout(stepRow());
    column->addWidget(m_table, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) {
                updateSteps();
                if (!m_quiet && now.isValid())
                    emit rowChosen(now.row());
            });
    connect(m_table, &QTableView::clicked, this,
            [this](const QModelIndex &index) { emit rowChosen(index.row()); });
    for (const auto signal : {&TablesModel::rowsInserted, &TablesModel::rowsRemoved})
        connect(&model, signal, this, &TablesPage::updateSteps);
    connect(&model, &TablesModel::dataChanged, this, &TablesPage::updateSteps);
    connect(&model, &TablesModel::rowsMoved, this, &TablesPage::updateSteps);
}

QHBoxLayout *TablesPage::stepRow()
{
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(4, 0, 4, 0);
    buttons->setSpacing(4);
    for (const TableStep &step : m_steps)
        addStep(step, buttons);
    buttons->addStretch();
    return buttons;
}

void TablesPage::addStep(const TableStep &step, QHBoxLayout *buttons)
{
    auto *action = new QAction(themeIcon(QLatin1String(step.icon)), QString(), this);
    action->setObjectName(QLatin1String(step.name));
    action->setShortcuts(QKeySequence::listFromString(QLatin1String(step.keys)));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    connect(action, &QAction::triggered, this, [this, run = step.run] { run(row()); });
    m_actions.push_back(action);
    auto *button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    buttons->addWidget(button);
}

void TablesPage::showRow(int row)
{
    const bool quiet = std::exchange(m_quiet, true);
    if (row < 0)
        m_table->clearSelection();
    else if (row != this->row() || !m_table->selectionModel()->isRowSelected(row))
        m_table->setCurrentIndex(m_model.index(row, std::max(m_table->currentIndex().column(), 0)));
    m_quiet = quiet;
}

void TablesPage::setWideColumn(int column)
{
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
}

void TablesPage::retranslate()
{
    m_model.retranslate();
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const QString text = tr(m_steps[i].text);
        const QString keys = m_actions[i]->shortcut().toString(QKeySequence::NativeText);
        m_actions[i]->setText(text);
        m_actions[i]->setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
    }
}

void TablesPage::updateSteps()
{
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        m_actions[i]->setEnabled(m_steps[i].can(row()));
}

} // namespace towerwatch
