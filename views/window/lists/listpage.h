// SPDX-License-Identifier: MIT
/// One table beside the board with its buttons: rows are edited in place, by mouse or keyboard.
#pragma once

#include "views/window/lists/listmodel.h"
#include "views/window/widgets/widgets.h"

#include <QTableView>
#include <QTimer>

#include <functional>

class QAction;

namespace towerwatch {

class WordOrder;

/// A table whose cells may open a popup instead of an editor.
class CellTable : public QTableView
{
    Q_OBJECT

public:
    explicit CellTable(QWidget *parent = nullptr);

    /// What stands in its middle while it has no rows.
    void setNothing(const QString &text);

    /// Fits the columns to their words, also to rows that come while the table has no size.
    void setModel(QAbstractItemModel *model) override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool edit(const QModelIndex &index, EditTrigger trigger, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void openPopup(const QPersistentModelIndex &index);

    QTimer m_fit; ///< until all signals of a change have come
    QString m_nothing;
};

/// What a button beside a table does.
struct ListStep
{
    const char *name; ///< of the object, for tests
    const char *text; ///< to be translated in the context ListPage
    const char *icon;
    const char *keys;
    std::function<void(int row)> run;
    std::function<bool(int row)> can;
};

class ListPage : public QWidget
{
    Q_OBJECT

public:
    /// Whether a click on a heading sorts the rows by that column; the third click brings back their own
    /// order.
    enum class Order { Given, Sortable };

    ListPage(ListModel &model, std::vector<ListStep> steps, Order order = Order::Given,
             QWidget *parent = nullptr);

    ListModel &model() const { return m_model; }
    CellTable *table() const { return m_table; }
    /// The current row of the model; -1: none.
    int row() const { return rowOf(m_table->currentIndex()); }
    /// Makes a row the current one without rowChosen(); -1: none.
    void showRow(int row);
    /// While it is quiet, rowChosen() is not emitted.
    void setQuiet(bool quiet) { m_quiet = quiet; }
    /// The column that takes the room that is left; else the last one does.
    void setWideColumn(int column);
    /// Names everything in the language of the program.
    void retranslate();
    /// Shows which steps can be taken now.
    void updateSteps();

signals:
    /// The user chose a row, with the mouse or keys.
    void rowChosen(int row);

private:
    void sortRows();
    /// The row of the model that an index of the table shows, and the other way round.
    int rowOf(const QModelIndex &shown) const;
    QModelIndex shownAt(int row, int column) const;
    QAction *actionFor(const ListStep &step);
    /// Says at a cell why it cannot hold what was entered.
    void refuse(const QModelIndex &index, const QString &why);

    ListModel &m_model;
    std::vector<ListStep> m_steps;
    std::vector<QAction *> m_actions;
    CellTable *m_table;
    WordOrder *m_sorted = nullptr; ///< between model and table; null: they are as given
    bool m_quiet = false;
};

} // namespace towerwatch
