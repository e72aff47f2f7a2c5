// SPDX-License-Identifier: MIT
#include "views/window/palettes/figurepalette.h"

#include "views/window/kit/widgets.h"
#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"
#include "views/words/words.h"

#include <QAction>
#include <QButtonGroup>
#include <QKeyEvent>
#include <QPainter>
#include <QPixmap>
#include <QToolButton>

namespace towerwatch {

namespace {

constexpr int swatchSide = 16, digitWidth = 7;
constexpr auto playerCount = static_cast<int>(enumNames<Colour>.size());

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
    const auto found = std::ranges::find(commonKinds, kind);
    return found == commonKinds.end() || found + 1 == commonKinds.end() ? commonKinds.front() : *(found + 1);
}

FigurePalette::FigurePalette(QWidget *parent)
    : QWidget(parent)
    , m_colours(new QButtonGroup(this))
    , m_common(new CommonFigures(this))
    , m_list(new OtherFigures(this))
    , m_tools(new QHBoxLayout)
    , m_keys(allOf<Colour>.begin(), allOf<Colour>.end())
{
    m_tools->setSpacing(0);
    QHBoxLayout *players = colourRow();
    m_common->installEventFilter(this);
    m_list->installEventFilter(this);
    layColumn(this, {players, m_common, {m_list, 1}, m_tools}, {QMargins(4, 4, 4, 4), 2});
    connectParts();
    whenTranslated(this, [this] { retranslate(); });
    whenEvent(this, {QEvent::Show, QEvent::PaletteChange}, [this] {
        if (!isVisible())
            return;
        drawColours();
        m_common->draw(m_keys);
        m_list->draw(m_colour);
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

void FigurePalette::connectParts()
{
    connect(m_colours, &QButtonGroup::idClicked, this, [this](int id) {
        setColour(colourOfKey(id));
        if (const auto chosen = m_list->selectedItems(); !chosen.isEmpty())
            take(OtherFigures::kindOf(*chosen.first()));
        else if (const auto cells = m_common->selectedItems(); !cells.isEmpty())
            take(CommonFigures::kindOf(*cells.first()));
    });
    const auto click = [this](FigureKind kind) { emit clicked(kind, ownerOf(kind, m_colour)); };
    connect(m_list, &QListWidget::itemClicked, this,
            [click](const QListWidgetItem *item) { click(OtherFigures::kindOf(*item)); });
    connect(m_list, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem *item) { take(OtherFigures::kindOf(*item)); });
    connect(m_common, &QTableWidget::itemPressed, this, [this](const QTableWidgetItem *item) {
        setColour(CommonFigures::colourOf(*item));
    }); // it may be dragged
    connect(m_common, &QTableWidget::itemClicked, this, [this, click](const QTableWidgetItem *item) {
        setColour(CommonFigures::colourOf(*item));
        click(CommonFigures::kindOf(*item));
    });
    connect(m_common, &QTableWidget::itemActivated, this, [this](const QTableWidgetItem *item) {
        setColour(CommonFigures::colourOf(*item));
        take(CommonFigures::kindOf(*item));
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
        m_common->draw(m_keys);
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
    m_list->draw(m_colour);
}

void FigurePalette::setInHand(std::optional<FigureKind> kind, std::optional<Colour> owner)
{
    if (owner)
        setColour(*owner);
    m_list->clearSelection();
    m_common->clearSelection();
    if (!kind)
        return;
    m_list->choose(*kind);
    if (owner)
        m_common->choose(*kind, keyOf(*owner));
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
            item->setToolTip(
                tr("%1, %2", "figure, colour").arg(word(CommonFigures::kindOf(*item), m_rules), player));
            item->setData(Qt::AccessibleTextRole, item->toolTip());
        }
    }
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        item->setToolTip(word(OtherFigures::kindOf(*item), m_rules));
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
