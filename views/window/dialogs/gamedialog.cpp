// SPDX-License-Identifier: MIT
#include "views/window/dialogs/gamedialog.h"

#include "views/window/look/artimage.h"
#include "views/window/painting/boardpreview.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSplitter>
#include <QTableWidget>

namespace towerwatch {

namespace {

constexpr int pageOfTurns = 10; ///< turns that Page Up and Page Down go

QTableWidgetItem *pointsItem(int now, int before)
{
    const QString sign = now < before ? QStringLiteral("\u2212") : QStringLiteral("+");
    const QString text = now == before
                             ? QString::number(now)
                             : QStringLiteral("%1 (%2%3)").arg(now).arg(sign).arg(std::abs(now - before));
    auto *item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QFont font = item->font();
    font.setBold(now != before);
    item->setFont(font);
    return item;
}

} // namespace

GameDialog::GameDialog(PlayedGame game, QWidget *parent)
    : QDialog(parent)
    , m_game(std::move(game))
    , m_picture(new BoardPreview(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_place(new QLabel(this))
    , m_leftOutTitle(new QLabel(this))
    , m_points(new QTableWidget(this))
    , m_leftOut(new QListWidget(this))
{
    setObjectName(QStringLiteral("game"));
    setWindowTitle(m_game.name.isEmpty() ? tr("Import a game") : tr("Import a game: %1").arg(m_game.name));
    auto *splitter = new QSplitter(this);
    splitter->addWidget(buildBoard());
    splitter->addWidget(buildLists());
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({560, 340});
    QDialogButtonBox *buttons = buttonsOf(this, QDialogButtonBox::Open | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Open)->setText(tr("&Open this turn"));
    buttons->button(QDialogButtonBox::Open)->setDefault(true);
    layColumn(this, {{splitter, 1}, buttons});
    resizeWithin(*this, {940, 600});
    fillPoints();
    connect(m_slider, &QSlider::valueChanged, this, &GameDialog::show);
    connect(m_points, &QTableWidget::currentCellChanged, this, [this](int row) { setTurn(row); });
    connect(m_points, &QTableWidget::cellActivated, this, &QDialog::accept);
    m_slider->setRange(0, m_game.turns());
    m_slider->setValue(m_game.turns());
    show(m_slider->value());
    m_slider->setFocus();
}

QWidget *GameDialog::buildBoard()
{
    m_picture->setAccessibleName(tr("Board"));
    m_place->setAlignment(Qt::AlignHCenter);
    m_slider->setPageStep(pageOfTurns);
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setAccessibleName(tr("Turn"));
    auto *board = new QWidget(this);
    layColumn(board, {{m_picture, 1}, m_place, m_slider}, {QMargins()});
    return board;
}

QWidget *GameDialog::buildLists()
{
    auto *title = new QLabel(tr("&Points by our rules"), this);
    title->setBuddy(m_points);
    m_leftOutTitle->setBuddy(m_leftOut);
    m_points->setAccessibleName(tr("Points after each turn"));
    m_points->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_points->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_points->setSelectionMode(QAbstractItemView::SingleSelection);
    m_points->setTabKeyNavigation(false);
    m_points->setItemDelegate(new RowDelegate(m_points, 0));
    m_leftOut->setItemDelegate(new RowDelegate(m_leftOut, 4));
    m_leftOut->setWordWrap(true);
    m_leftOut->setAlternatingRowColors(true);
    m_leftOut->setSelectionMode(QAbstractItemView::NoSelection);
    auto *lists = new QWidget(this);
    layColumn(lists, {title, {m_points, 3}, m_leftOutTitle, {m_leftOut, 2}}, {QMargins(8, 0, 0, 0)});
    return lists;
}

void GameDialog::fillPoints()
{
    const PositionPtr start = m_game.after(0);
    const std::vector<Player> &players = start->scenario().players;
    m_points->setColumnCount(static_cast<int>(players.size()));
    m_points->setRowCount(m_game.turns() + 1);
    for (int column = 0; column < m_points->columnCount(); ++column) {
        const Colour colour = players[static_cast<std::size_t>(column)].colour;
        m_points->setHorizontalHeaderItem(
            column, new QTableWidgetItem(colourIcon(colour), listedName(start->scenario(), colour)));
        for (int turn = 0; turn <= m_game.turns(); ++turn) {
            const auto at = [&](int of) {
                return m_game.points[static_cast<std::size_t>(of)][static_cast<std::size_t>(column)];
            };
            m_points->setItem(turn, column, pointsItem(at(turn), at(std::max(turn - 1, 0))));
        }
    }
    for (int turn = 0; turn <= m_game.turns(); ++turn)
        m_points->setVerticalHeaderItem(
            turn, new QTableWidgetItem(turn == 0 ? tr("Start") : QString::number(turn)));
    m_points->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_points->horizontalHeader()->setHighlightSections(false);
    m_points->verticalHeader()->setHighlightSections(false);
}

void GameDialog::setTurn(int turn)
{
    m_slider->setValue(turn);
}

void GameDialog::show(int turn)
{
    m_position = m_game.after(turn);
    m_picture->setPosition(m_position);
    m_place->setText(turn == 0 ? tr("The start of the game; it has %n turn(s)", nullptr, m_game.turns())
                               : tr("After turn %1 of %2").arg(turn).arg(m_game.turns()));
    m_slider->setAccessibleDescription(m_place->text());
    showLeftOut(turn);
    const QSignalBlocker quiet(m_points);
    m_points->selectRow(turn);
    m_points->scrollToItem(m_points->item(turn, 0));
}

/// What is missing on the board that is shown: what was left out up to this turn, the latest first.
void GameDialog::showLeftOut(int turn)
{
    m_leftOut->clear();
    for (int of = turn; of >= 0; --of)
        for (const QString &sentence : m_game.leftOut.value(of))
            m_leftOut->addItem(of == 0 ? sentence : tr("Turn %1: %2").arg(of).arg(sentence));
    m_leftOutTitle->setText(m_leftOut->count() == 0 ? tr("Nothing was left out up to here.")
                                                    : tr("&Left out up to here"));
    m_leftOut->setVisible(m_leftOut->count() > 0);
}

} // namespace towerwatch

#include "moc_gamedialog.cpp"
