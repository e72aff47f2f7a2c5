// SPDX-License-Identifier: MIT
#include "views/window/board/boardaccessible.h"

#include "views/window/board/boardwidget.h"

#include <QAccessibleWidget>
#include <QPointer>

#include <algorithm>
#include <unordered_map>

namespace towerwatch {

using namespace drawing;

namespace {

/// The part of the board that is a table with rows and columns: where tiles lie and where the cursor is.
Extent extentOf(const BoardWidget &board)
{
    const Extent &extent = board.scene().extent();
    return board.cursor() ? extent.with(*board.cursor()) : extent;
}

/// One square of the table.
class SquareCell : public QAccessibleInterface,
                   public QAccessibleActionInterface,
                   public QAccessibleTableCellInterface
{
public:
    SquareCell(BoardWidget *board, Square square)
        : m_board(board)
        , m_square(square)
    {
    }

    Square square() const { return m_square; }
    bool isValid() const override { return m_board; }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return m_board ? m_board->window()->windowHandle() : nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_board); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    void setText(QAccessible::Text, const QString &) override {}
    QString text(QAccessible::Text what) const override
    {
        return m_board && what == QAccessible::Name ? m_board->describe(m_square) : QString();
    }
    QRect rect() const override
    {
        if (!m_board)
            return {};
        const QRect local = m_board->squareRect(m_square).toAlignedRect();
        return {m_board->mapToGlobal(local.topLeft()), local.size()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!m_board) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.selectable = true;
        state.focused = m_board->hasFocus() && m_board->cursor() == m_square;
        state.offscreen = !m_board->squareRect(m_square).intersects(m_board->rect());
        state.invisible = !m_board->isVisible();
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface *>(this);
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                    : nullptr;
    }
    bool isSelected() const override { return m_board && m_board->cursor() == m_square; }
    QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_board ? m_square.x - extentOf(*m_board).first.x : -1; }
    int rowIndex() const override { return m_board ? m_square.y - extentOf(*m_board).first.y : -1; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface *table() const override { return parent(); }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString &action) override
    {
        if (!m_board)
            return;
        if (action == setFocusAction()) {
            m_board->setFocus(Qt::OtherFocusReason);
            m_board->setCursorSquare(m_square);
        } else if (action == pressAction()) {
            m_board->activate(m_square, -1);
        }
    }

    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<BoardWidget> m_board;
    Square m_square;
};

/// A table of which cells are pressed but neither rows nor columns are selected.
class PlainTable : public QAccessibleTableInterface
{
public:
    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    int selectedCellCount() const override { return 0; }
    QList<QAccessibleInterface *> selectedCells() const override { return {}; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *) override {}
};

/// The table: its children are the squares with tiles by row, and the cursor's square if it is empty. Its
/// rows and columns also have the empty squares between them.
class BoardTable : public QAccessibleWidget, public PlainTable
{
public:
    explicit BoardTable(BoardWidget *board)
        : QAccessibleWidget(board, QAccessible::Table)
        , m_board(board)
    {
    }
    ~BoardTable() override
    {
        for (const auto &[square, id] : m_cells)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(squares().size()) + (emptyCursor() ? 1 : 0); }
    QAccessibleInterface *child(int index) const override
    {
        const auto &known = squares();
        if (index >= 0 && index < static_cast<int>(known.size()))
            return cell(known[static_cast<std::size_t>(index)]);
        return index == static_cast<int>(known.size()) && emptyCursor() ? cell(*m_board->cursor()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto *it = dynamic_cast<const SquareCell *>(child);
        return it ? indexOf(it->square()) : -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint local = m_board->mapFromGlobal(QPoint(x, y));
        if (!m_board->rect().contains(local))
            return nullptr;
        return child(indexOf(m_board->squareAtPosition(local)));
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface *>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QAccessibleInterface *cellAt(int row, int column) const override
    {
        const bool there = row >= 0 && row < rowCount() && column >= 0 && column < columnCount();
        return there ? cell(extentOf(*m_board).first + Square{column, row}) : nullptr;
    }
    int columnCount() const override { return extentOf(*m_board).columns(); }
    int rowCount() const override { return extentOf(*m_board).rows(); }
    QString columnDescription(int column) const override
    {
        return QString::number(extentOf(*m_board).first.x + column);
    }
    QString rowDescription(int row) const override
    {
        return QString::number(extentOf(*m_board).first.y + row);
    }
    QAccessibleInterface *focusChild() const override
    {
        if (!m_board->hasFocus())
            return nullptr;
        return m_board->cursor() ? child(indexOf(*m_board->cursor())) : const_cast<BoardTable *>(this);
    }
    int indexOf(Square square) const
    {
        const auto &known = squares();
        const auto found = std::ranges::lower_bound(known, square);
        if (found != known.end() && *found == square)
            return static_cast<int>(found - known.begin());
        return emptyCursor() && square == *m_board->cursor() ? static_cast<int>(known.size()) : -1;
    }

private:
    bool emptyCursor() const
    {
        return m_board->cursor() && m_board->scene().board().tileAt(*m_board->cursor()) < 0;
    }

    const std::vector<Square> &squares() const
    {
        if (m_of == m_board->position())
            return m_squares;
        m_of = m_board->position();
        m_squares.clear();
        for (const PlacedTile &tile : m_of->scenario().tiles)
            m_squares.push_back(tile.at);
        std::ranges::sort(m_squares);
        m_squares.erase(std::unique(m_squares.begin(), m_squares.end()), m_squares.end());
        return m_squares;
    }

    QAccessibleInterface *cell(Square square) const
    {
        const auto found = m_cells.find(square);
        if (found != m_cells.end())
            return QAccessible::accessibleInterface(found->second);
        auto *made = new SquareCell(m_board, square);
        m_cells.emplace(square, QAccessible::registerAccessibleInterface(made));
        return made;
    }

    BoardWidget *m_board;
    mutable PositionPtr m_of;
    mutable std::vector<Square> m_squares;
    mutable std::unordered_map<Square, QAccessible::Id> m_cells;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *board = qobject_cast<BoardWidget *>(object);
    return board ? new BoardTable(board) : nullptr;
}

} // namespace

void installBoardAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
}

void announceSquare(BoardWidget &board, Square square)
{
    auto *table = dynamic_cast<BoardTable *>(QAccessible::queryAccessibleInterface(&board));
    if (!table)
        return;
    QAccessibleEvent event(&board, QAccessible::Focus);
    event.setChild(table->indexOf(square));
    QAccessible::updateAccessibility(&event);
}

} // namespace towerwatch
