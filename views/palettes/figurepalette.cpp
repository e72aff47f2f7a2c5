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
#include <QKeyEvent>
#include <QListWidget>
#include <QMimeData>
#include <QPixmap>
#include <QToolButton>

namespace towerwatch {

namespace {

constexpr int figureSide = 32, swatchSide = 16;

std::optional<Colour> ownerOf(FigureKind kind, Colour colour)
{
    return isNeutral(kind) ? std::nullopt : std::optional(colour);
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
        Hand hand;
        if (!items.isEmpty()) {
            hand.figure = static_cast<FigureKind>(items.first()->data(Qt::UserRole).toInt());
            hand.owner = ownerOf(*hand.figure, m_palette->colour());
        }
        return hand.toMime().release();
    }

private:
    FigurePalette *m_palette;
};

/// A disc in the colour of a player with his mark.
QImage swatch(Colour colour, qreal ratio)
{
    const drawing::PlayerColours colours = drawing::playerColours(colour);
    const std::string art = "<circle r=\"7.5\" fill=\"" + colours.fill + "\" stroke=\"#00000060\"/>" +
                            drawing::playerMark(colour, colours.ink);
    return artImage(art, {-8, -8, 16, 16}, {swatchSide, swatchSide}, ratio);
}

} // namespace

FigurePalette::FigurePalette(QWidget *parent)
    : QWidget(parent)
    , m_colours(new QButtonGroup(this))
    , m_list(new FigureList(this))
    , m_tools(new QHBoxLayout)
{
    auto *colours = new QHBoxLayout;
    colours->setSpacing(0);
    for (std::size_t i = 0; i < enumNames<Colour>.size(); ++i) {
        auto *button = new QToolButton(this);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setIconSize({swatchSide, swatchSide});
        m_colours->addButton(button, static_cast<int>(i));
        colours->addWidget(button);
    }
    colours->addStretch();
    m_colours->button(0)->setChecked(true);
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
    for (int kind = 0; kind < figureKindCount; ++kind)
        (new QListWidgetItem(m_list))->setData(Qt::UserRole, kind);
    m_tools->setSpacing(0);
    layColumn(this, {colours, {m_list, 1}, m_tools}, {QMargins(4, 4, 4, 4), 4});
    whenTranslated(this, [this] { retranslate(); });
    whenEvent(this, {QEvent::Show, QEvent::PaletteChange}, [this] {
        if (!isVisible())
            return;
        drawColours();
        drawFigures();
    });
    connect(m_colours, &QButtonGroup::idClicked, this, [this](int id) {
        setColour(static_cast<Colour>(id));
        if (!m_list->selectedItems().isEmpty())
            take();
    });
    connect(m_list, &QListWidget::itemClicked, this, &FigurePalette::take);
    connect(m_list, &QListWidget::itemActivated, this, &FigurePalette::take);
}

void FigurePalette::setRules(TowerRules rules)
{
    m_rules = rules;
    retranslate();
}

void FigurePalette::setColour(Colour colour)
{
    m_colour = colour;
    m_colours->button(static_cast<int>(colour))->setChecked(true);
    drawFigures();
}

void FigurePalette::clearInHand()
{
    m_list->clearSelection();
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

void FigurePalette::take()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    const auto kind = static_cast<FigureKind>(item->data(Qt::UserRole).toInt());
    emit taken(kind, ownerOf(kind, m_colour));
}

void FigurePalette::drawColours()
{
    for (std::size_t i = 0; i < enumNames<Colour>.size(); ++i)
        m_colours->button(static_cast<int>(i))
            ->setIcon(QPixmap::fromImage(swatch(static_cast<Colour>(i), devicePixelRatioF())));
}

void FigurePalette::drawFigures()
{
    std::array<QImage, figureKindCount> images;
    inParallel(images.size(), [&, ratio = devicePixelRatioF(), scheme = schemeFor(palette())](std::size_t i) {
        const auto kind = static_cast<FigureKind>(i);
        images[i] = figureImage(kind, ownerOf(kind, m_colour), figureSide, ratio, scheme);
    });
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setIcon(QPixmap::fromImage(images[static_cast<std::size_t>(i)]));
}

void FigurePalette::retranslate()
{
    for (std::size_t i = 0; i < enumNames<Colour>.size(); ++i) {
        QAbstractButton *button = m_colours->button(static_cast<int>(i));
        button->setToolTip(word(static_cast<Colour>(i)));
        button->setAccessibleName(button->toolTip());
    }
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        item->setToolTip(word(static_cast<FigureKind>(i), m_rules));
        item->setData(Qt::AccessibleTextRole, item->toolTip());
    }
    m_list->setAccessibleName(tr("Figures"));
}

void FigurePalette::startChoosing()
{
    if (!m_list->currentItem())
        m_list->setCurrentRow(0);
    m_list->setFocus(Qt::ShortcutFocusReason);
}

bool FigurePalette::eventFilter(QObject *watched, QEvent *event)
{
    const int colour =
        event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() - Qt::Key_1 : -1;
    if (watched != m_list || colour < 0 || colour >= static_cast<int>(enumNames<Colour>.size()))
        return QWidget::eventFilter(watched, event);
    setColour(static_cast<Colour>(colour));
    return true;
}

} // namespace towerwatch
