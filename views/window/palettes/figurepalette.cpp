// SPDX-License-Identifier: MIT
#include "views/window/palettes/figurepalette.h"

#include "views/window/look/artimage.h"
#include "views/window/palettes/figurepopup.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QAction>
#include <QButtonGroup>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace towerwatch {

namespace {

constexpr int leastPlayers = 2, leastButton = 28;
constexpr auto playerCount = static_cast<int>(enumNames<Colour>.size());

} // namespace

FigureKind nextCommonFigure(FigureKind kind)
{
    const auto found = std::ranges::find(commonKinds, kind);
    return found == commonKinds.end() || found + 1 == commonKinds.end() ? commonKinds.front() : *(found + 1);
}

FigurePalette::FigurePalette(QWidget *parent)
    : QWidget(parent)
    , m_colours(new QButtonGroup(this))
    , m_otherColours(new QToolButton(this))
    , m_common(new CommonFigures(this))
    , m_others(new QPushButton(this))
    , m_popup(new FigurePopup(this))
    , m_keys(allOf<Colour>.begin(), allOf<Colour>.end())
{
    QHBoxLayout *players = colourRow();
    m_common->installEventFilter(this);
    layColumn(this, {players, m_common, m_others}, {QMargins(8, 4, 8, 8), 4});
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // the tiles have the rest
    setMinimumWidth(240);
    connectParts();
    connectCommon();
    showColours();
    whenTranslated(this, [this] { retranslate(); });
    whenEvent(this, {QEvent::Show, QEvent::PaletteChange}, [this] { draw(); });
}

QHBoxLayout *FigurePalette::colourRow()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    for (int i = 0; i < playerCount; ++i) {
        auto *button = new QToolButton(this);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        button->setMinimumWidth(leastButton); // when everybody plays
        button->setText(QString::number(i + 1));
        m_colours->addButton(button, i);
        row->addWidget(button);
    }
    m_colours->button(0)->setChecked(true);
    m_otherColours->setText(QStringLiteral("+"));
    m_otherColours->setAutoRaise(true);
    m_otherColours->setFocusPolicy(Qt::StrongFocus);
    m_otherColours->setPopupMode(QToolButton::InstantPopup);
    m_otherColours->setMenu(new QMenu(m_otherColours));
    row->addWidget(m_otherColours);
    row->addStretch();
    return row;
}

void FigurePalette::connectParts()
{
    connect(m_colours, &QButtonGroup::idClicked, this, [this](int id) { chooseColour(colourOfKey(id)); });
    connect(m_otherColours->menu(), &QMenu::aboutToShow, this, &FigurePalette::fillColourMenu);
    connect(m_others, &QPushButton::clicked, this,
            [this] { m_popup->popUp(*m_others, m_colour, m_rules, m_inPlay); });
    connect(m_popup, &FigurePopup::picked, this, [this](FigureKind kind, bool byMouse) {
        if (byMouse)
            emit clicked(kind, ownerOf(kind, m_colour));
        else
            take(kind);
    });
}

void FigurePalette::connectCommon()
{
    connect(m_common, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem *item) { emit clicked(CommonFigures::kindOf(*item), m_colour); });
    connect(m_common, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem *item) { take(CommonFigures::kindOf(*item)); });
}

void FigurePalette::fillColourMenu()
{
    QMenu *menu = m_otherColours->menu();
    menu->clear();
    for (int key = 0; key < playerCount; ++key)
        if (const Colour colour = colourOfKey(key); !isShown(key))
            menu->addAction(colourIcon(colour), QString(word(colour)), this,
                            [this, colour] { chooseColour(colour); });
}

/// What is in hand is of the player who was chosen now.
void FigurePalette::chooseColour(Colour colour)
{
    setColour(colour);
    if (m_inHand)
        take(*m_inHand);
}

bool FigurePalette::isShown(int key) const
{
    return key < leastPlayers || key == keyOf(m_colour) ||
           std::ranges::count(m_playing, colourOfKey(key)) > 0;
}

void FigurePalette::showColours()
{
    bool all = true;
    for (int key = 0; key < playerCount; ++key) {
        m_colours->button(key)->setVisible(isShown(key));
        all = all && isShown(key);
    }
    m_otherColours->setVisible(!all);
    m_colours->button(keyOf(m_colour))->setChecked(true);
    draw();
}

void FigurePalette::showFigures()
{
    for (int row = 0; row < m_common->count(); ++row)
        m_common->item(row)->setHidden(!m_inPlay.has(CommonFigures::kindOf(*m_common->item(row))));
    m_common->layOut();
}

void FigurePalette::draw()
{
    if (!isVisible())
        return;
    for (int key = 0; key < playerCount; ++key)
        m_colours->button(key)->setIcon(colourIcon(colourOfKey(key)));
    m_common->draw(m_colour);
}

void FigurePalette::setTable(const Scenario &scenario, const InPlay &inPlay)
{
    if (std::exchange(m_inPlay, inPlay) != inPlay)
        showFigures();
    m_rules = scenario.rules.tower;
    const auto before = std::pair(std::exchange(m_keys, {}), std::exchange(m_playing, playerOrder(scenario)));
    for (const Player &player : scenario.players)
        m_keys.push_back(player.colour);
    for (const Colour colour : allOf<Colour>)
        if (!findPlayer(scenario, colour))
            m_keys.push_back(colour);
    if (std::pair(m_keys, m_playing) != before)
        showColours();
    retranslate();
}

int FigurePalette::keyOf(Colour colour) const
{
    return static_cast<int>(std::ranges::find(m_keys, colour) - m_keys.begin());
}

void FigurePalette::setColour(Colour colour)
{
    if (std::exchange(m_colour, colour) == colour)
        return;
    showColours();
    retranslate();
}

void FigurePalette::setInHand(std::optional<FigureKind> kind, std::optional<Colour> owner)
{
    m_inHand = kind;
    if (owner)
        setColour(*owner);
    m_common->clearSelection();
    if (kind && owner)
        m_common->choose(*kind);
}

void FigurePalette::take(FigureKind kind)
{
    emit taken(kind, ownerOf(kind, m_colour));
}

void FigurePalette::retranslate()
{
    for (int i = 0; i < playerCount; ++i) {
        const QString player = word(colourOfKey(i));
        m_colours->button(i)->setToolTip(
            tr("%1 (key %2)", "colour of a player, digit").arg(player, QString::number(i + 1)));
        m_colours->button(i)->setAccessibleName(player);
    }
    const QString player = word(m_colour);
    for (int row = 0; row < m_common->count(); ++row) {
        QListWidgetItem *item = m_common->item(row);
        const Text kind = word(CommonFigures::kindOf(*item), m_rules);
        item->setText(capitalized(kind));
        item->setToolTip(tr("%1, %2", "figure, colour").arg(kind, player));
        item->setData(Qt::AccessibleTextRole, item->toolTip());
    }
    m_common->layOut();
    m_others->setText(tr("More figures…"));
    m_otherColours->setToolTip(tr("Another colour"));
    m_otherColours->setAccessibleName(m_otherColours->toolTip());
    m_common->setAccessibleName(tr("Figures of the players"));
    m_common->setAccessibleDescription(keyWords());
}

QString FigurePalette::keyWords()
{
    return tr("Arrow keys choose the figure, 1 to 8 its player, Enter takes it, Escape goes back");
}

void FigurePalette::startChoosing()
{
    if (!m_common->currentItem() || m_common->currentItem()->isHidden())
        m_common->setCurrentRow(0);
    m_common->setFocus(Qt::ShortcutFocusReason);
}

bool FigurePalette::eventFilter(QObject *watched, QEvent *event)
{
    const int key =
        event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() - Qt::Key_1 : -1;
    if (key < 0 || key >= playerCount)
        return QWidget::eventFilter(watched, event);
    setColour(colourOfKey(key));
    return true;
}

} // namespace towerwatch

#include "moc_figurepalette.cpp"
