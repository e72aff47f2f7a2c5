// SPDX-License-Identifier: MIT
#include "views/palettes/figurepalette.h"

#include "views/board/ghost.h"
#include "views/look/artimage.h"
#include "views/look/pagecolours.h"
#include "views/look/widgets.h"
#include "views/picture/parallel.h"
#include "views/wording/words.h"

#include <QAction>
#include <QButtonGroup>
#include <QHeaderView>
#include <QKeyEvent>
#include <QListWidget>
#include <QMimeData>
#include <QPainter>
#include <QPixmap>
#include <QTableWidget>
#include <QToolButton>

namespace towerwatch {

namespace {

constexpr int figureSide = 32, commonSide = 24, swatchSide = 16, digitWidth = 7;
constexpr std::array commonFigures{FigureKind::Meeple, FigureKind::LargeMeeple, FigureKind::Builder,
                                   FigureKind::Pig};
constexpr auto playerCount = static_cast<int>(enumNames<Colour>.size());

bool isCommon(FigureKind kind)
{
    return std::ranges::find(commonFigures, kind) != commonFigures.end();
}

std::optional<Colour> ownerOf(FigureKind kind, Colour colour)
{
    return isNeutral(kind) ? std::nullopt : std::optional(colour);
}

FigureKind kindOf(const QListWidgetItem &item)
{
    return static_cast<FigureKind>(item.data(Qt::UserRole).toInt());
}

FigureKind kindOf(const QTableWidgetItem &item)
{
    return commonFigures[static_cast<std::size_t>(item.row())];
}

Colour colourOf(const QTableWidgetItem &item)
{
    return static_cast<Colour>(item.data(Qt::UserRole).toInt());
}

QMimeData *mimeOf(FigureKind kind, std::optional<Colour> owner)
{
    return Hand{.figure = kind, .owner = owner}.toMime().release();
}

/// A list whose items are carried as figures.
class FigureList : public QListWidget
{
public:
    explicit FigureList(FigurePalette *palette)
        : QListWidget(palette)
        , m_palette(palette)
    {
    }

protected:
    QStringList mimeTypes() const override { return {Hand::mimeType()}; }
    QMimeData *mimeData(const QList<QListWidgetItem *> &items) const override
    {
        if (items.isEmpty())
            return Hand().toMime().release();
        const FigureKind kind = kindOf(*items.first());
        return mimeOf(kind, ownerOf(kind, m_palette->colour()));
    }

private:
    FigurePalette *m_palette;
};

/// A table whose cells are carried as figures.
class FigureTable : public QTableWidget
{
public:
    using QTableWidget::QTableWidget;

protected:
    QStringList mimeTypes() const override { return {Hand::mimeType()}; }
    QMimeData *mimeData(const QList<QTableWidgetItem *> &items) const override
    {
        return items.isEmpty() ? Hand().toMime().release()
                               : mimeOf(kindOf(*items.first()), colourOf(*items.first()));
    }
};

/// Draws a picture in the middle of its cell.
class CellPicture : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->decorationPosition = QStyleOptionViewItem::Top;
        option->decorationAlignment = Qt::AlignCenter;
    }
};

/// A disc in the colour of a player with his mark, and his digit beside it.
QPixmap swatch(Colour colour, int digit, const QWidget &button)
{
    const drawing::PlayerColours inks = drawing::playerColours(colour);
    const std::string rim = isDark(button.palette()) ? "#fff" : "#000"; // a black disc is seen on black
    const std::string art = "<circle r=\"7.5\" fill=\"" + inks.fill + "\" stroke=\"" + rim +
                            "\" stroke-opacity=\"0.5\"/>" + drawing::playerMark(colour, inks.ink);
    const qreal ratio = button.devicePixelRatioF();
    QPixmap picture(QSize(swatchSide + digitWidth, swatchSide) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.drawImage(QPointF(), artImage(art, {-8, -8, 16, 16}, {swatchSide, swatchSide}, ratio));
    QFont font = button.font();
    font.setPixelSize(swatchSide * 2 / 3);
    painter.setFont(font);
    painter.setPen(button.palette().color(QPalette::WindowText));
    painter.drawText(QRectF(swatchSide, 0, digitWidth, swatchSide), Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(digit));
    return picture;
}

} // namespace

FigureKind nextCommonFigure(FigureKind kind)
{
    const auto found = std::ranges::find(commonFigures, kind);
    return found == commonFigures.end() || found + 1 == commonFigures.end() ? commonFigures.front()
                                                                            : *(found + 1);
}

FigurePalette::FigurePalette(QWidget *parent)
    : QWidget(parent)
    , m_colours(new QButtonGroup(this))
    , m_common(new FigureTable(static_cast<int>(commonFigures.size()), playerCount, this))
    , m_list(new FigureList(this))
    , m_tools(new QHBoxLayout)
    , m_keys(allOf<Colour>.begin(), allOf<Colour>.end())
{
    m_tools->setSpacing(0);
    QHBoxLayout *players = colourRow();
    fillCommon();
    fillList();
    layColumn(this, {players, m_common, {m_list, 1}, m_tools}, {QMargins(4, 4, 4, 4), 2});
    connectParts();
    whenTranslated(this, [this] { retranslate(); });
    whenEvent(this, {QEvent::Show, QEvent::PaletteChange}, [this] {
        if (!isVisible())
            return;
        drawColours();
        drawCommon();
        drawOthers();
    });
}

QHBoxLayout *FigurePalette::colourRow()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    for (int i = 0; i < playerCount; ++i) {
        auto *button = new QToolButton(this);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setIconSize({swatchSide + digitWidth, swatchSide});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_colours->addButton(button, i);
        row->addWidget(button);
    }
    m_colours->button(0)->setChecked(true);
    return row;
}

void FigurePalette::fillCommon()
{
    m_common->setObjectName(QStringLiteral("commonFigures"));
    plainTable(*m_common);
    m_common->installEventFilter(this);
    m_common->setItemDelegate(new CellPicture(m_common));
    m_common->horizontalHeader()->hide();
    m_common->verticalHeader()->hide();
    m_common->horizontalHeader()->setMinimumSectionSize(commonSide);
    m_common->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_common->verticalHeader()->setMinimumSectionSize(commonSide);
    m_common->verticalHeader()->setDefaultSectionSize(commonSide + 2);
    m_common->setIconSize({commonSide, commonSide});
    m_common->setShowGrid(false);
    m_common->setSelectionMode(QAbstractItemView::SingleSelection);
    m_common->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_common->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_common->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_common->setDragEnabled(true);
    m_common->setFixedHeight(m_common->rowCount() * (commonSide + 2));
    for (int row = 0; row < m_common->rowCount(); ++row)
        for (int column = 0; column < playerCount; ++column)
            m_common->setItem(row, column, new QTableWidgetItem);
}

void FigurePalette::fillList()
{
    m_list->setObjectName(QStringLiteral("figures"));
    m_list->installEventFilter(this);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({figureSide, figureSide});
    m_list->setGridSize({figureSide + 8, figureSide + 8});
    m_list->setDragEnabled(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMinimumHeight(figureSide + 8); // one row: a page below needs the room more
    for (const FigureKind kind : allOf<FigureKind>) {
        if (isCommon(kind))
            continue;
        auto *item = new QListWidgetItem(m_list);
        item->setData(Qt::UserRole, static_cast<int>(kind));
        item->setSizeHint(m_list->gridSize()); // the list may be laid out before there is a picture
    }
}

void FigurePalette::connectParts()
{
    connect(m_colours, &QButtonGroup::idClicked, this, [this](int id) {
        setColour(colourOfKey(id));
        if (const auto chosen = m_list->selectedItems(); !chosen.isEmpty())
            take(kindOf(*chosen.first()));
        else if (const auto cells = m_common->selectedItems(); !cells.isEmpty())
            take(kindOf(*cells.first()));
    });
    const auto click = [this](FigureKind kind) { emit clicked(kind, ownerOf(kind, m_colour)); };
    connect(m_list, &QListWidget::itemClicked, this,
            [click](const QListWidgetItem *item) { click(kindOf(*item)); });
    connect(m_list, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem *item) { take(kindOf(*item)); });
    connect(m_common, &QTableWidget::itemPressed, this,
            [this](const QTableWidgetItem *item) { setColour(colourOf(*item)); }); // it may be dragged
    connect(m_common, &QTableWidget::itemClicked, this, [this, click](const QTableWidgetItem *item) {
        setColour(colourOf(*item));
        click(kindOf(*item));
    });
    connect(m_common, &QTableWidget::itemActivated, this, [this](const QTableWidgetItem *item) {
        setColour(colourOf(*item));
        take(kindOf(*item));
    });
}

void FigurePalette::setTable(const Scenario &scenario)
{
    m_rules = scenario.rules.tower;
    const std::vector<Colour> before = std::exchange(m_keys, {});
    for (const Player &player : scenario.players)
        m_keys.push_back(player.colour);
    for (const Colour colour : allOf<Colour>)
        if (!findPlayer(scenario, colour))
            m_keys.push_back(colour);
    m_colours->button(keyOf(m_colour))->setChecked(true);
    if (!m_common->selectedItems().isEmpty())
        m_common->setCurrentCell(m_common->currentRow(), keyOf(m_colour));
    if (isVisible() && m_keys != before) {
        drawColours();
        drawCommon();
    }
    retranslate();
}

int FigurePalette::keyOf(Colour colour) const
{
    return static_cast<int>(std::ranges::find(m_keys, colour) - m_keys.begin());
}

void FigurePalette::setColour(Colour colour)
{
    if (colour == m_colour)
        return;
    m_colour = colour;
    m_colours->button(keyOf(colour))->setChecked(true);
    drawOthers();
}

void FigurePalette::setInHand(std::optional<FigureKind> kind, std::optional<Colour> owner)
{
    if (owner)
        setColour(*owner);
    m_list->clearSelection();
    m_common->clearSelection();
    if (!kind)
        return;
    for (int i = 0; i < m_list->count(); ++i)
        if (kindOf(*m_list->item(i)) == *kind)
            m_list->setCurrentRow(i);
    if (const auto found = std::ranges::find(commonFigures, *kind); found != commonFigures.end() && owner)
        m_common->setCurrentCell(static_cast<int>(found - commonFigures.begin()), keyOf(*owner));
}

void FigurePalette::addTools(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = new QToolButton(this);
        button->setAutoRaise(true);
        button->setDefaultAction(action);
        m_tools->addWidget(button);
    }
    m_tools->addStretch();
}

void FigurePalette::take(FigureKind kind)
{
    emit taken(kind, ownerOf(kind, m_colour));
}

void FigurePalette::drawColours()
{
    for (int i = 0; i < playerCount; ++i)
        m_colours->button(i)->setIcon(swatch(colourOfKey(i), i + 1, *this));
}

void FigurePalette::drawCommon()
{
    std::vector<QImage> images(commonFigures.size() * playerCount);
    inParallel(images.size(), [&, ratio = devicePixelRatioF(), scheme = schemeFor(palette())](std::size_t i) {
        images[i] =
            figureImage(commonFigures[i / playerCount], m_keys[i % playerCount], commonSide, ratio, scheme);
    });
    for (int i = 0; i < static_cast<int>(images.size()); ++i)
        m_common->item(i / playerCount, i % playerCount)
            ->setIcon(QPixmap::fromImage(images[static_cast<std::size_t>(i)]));
}

void FigurePalette::drawOthers()
{
    std::vector<QImage> images(static_cast<std::size_t>(m_list->count()));
    inParallel(images.size(), [&, ratio = devicePixelRatioF(), scheme = schemeFor(palette())](std::size_t i) {
        const FigureKind kind = kindOf(*m_list->item(static_cast<int>(i)));
        images[i] = figureImage(kind, ownerOf(kind, m_colour), figureSide, ratio, scheme);
    });
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setIcon(QPixmap::fromImage(images[static_cast<std::size_t>(i)]));
}

void FigurePalette::retranslate()
{
    for (int i = 0; i < playerCount; ++i) {
        const QString player = word(colourOfKey(i));
        m_colours->button(i)->setToolTip(
            tr("%1 (key %2)", "colour of a player, digit").arg(player).arg(i + 1));
        m_colours->button(i)->setAccessibleName(player);
        for (int row = 0; row < m_common->rowCount(); ++row) {
            QTableWidgetItem *item = m_common->item(row, i);
            item->setData(Qt::UserRole, static_cast<int>(colourOfKey(i)));
            item->setToolTip(tr("%1, %2", "figure, colour").arg(word(kindOf(*item), m_rules), player));
            item->setData(Qt::AccessibleTextRole, item->toolTip());
        }
    }
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        item->setToolTip(word(kindOf(*item), m_rules));
        item->setData(Qt::AccessibleTextRole, item->toolTip());
    }
    m_common->setAccessibleName(tr("Figures of all players"));
    m_list->setAccessibleName(tr("Other figures"));
    for (QWidget *figures : {static_cast<QWidget *>(m_common), static_cast<QWidget *>(m_list)})
        figures->setAccessibleDescription(keyWords());
}

QString FigurePalette::keyWords()
{
    return tr("Arrow keys choose the figure, 1 to 8 its player, Enter takes it, Escape goes back");
}

void FigurePalette::startChoosing()
{
    if (!m_common->currentItem())
        m_common->setCurrentCell(0, keyOf(m_colour));
    m_common->setFocus(Qt::ShortcutFocusReason);
}

bool FigurePalette::eventFilter(QObject *watched, QEvent *event)
{
    const int key =
        event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() - Qt::Key_1 : -1;
    if (key < 0 || key >= playerCount)
        return QWidget::eventFilter(watched, event);
    setColour(colourOfKey(key));
    if (watched == m_common)
        m_common->setCurrentCell(std::max(m_common->currentRow(), 0), key);
    return true;
}

} // namespace towerwatch

#include "moc_figurepalette.cpp"
