// SPDX-License-Identifier: MIT
#include "views/window/palettes/figurepopup.h"

#include "views/search/rulingsearch.h"
#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"
#include "views/window/palettes/figurelists.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QListWidget>
#include <QScreen>

namespace towerwatch {

namespace {

constexpr int pictureSide = 28;

} // namespace

FigurePopup::FigurePopup(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_search(new SearchLine(this))
    , m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("figurePopup"));
    setFrameShape(QFrame::StyledPanel);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setIconSize({pictureSide, pictureSide});
    layColumn(this, {m_search, {m_list, 1}}, {QMargins(4, 4, 4, 4), 4});
    whenTranslated(this, [this] {
        m_search->setPurpose(tr("Find a figure"));
        m_list->setAccessibleName(tr("Other figures"));
    });
    connect(m_search, &QLineEdit::textChanged, this, &FigurePopup::filter);
    connect(m_search, &SearchLine::leftForResults, this, &FigurePopup::leaveSearch);
    connect(m_list, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem *item) { pick(item, true); });
    connect(m_list, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem *item) { pick(item, false); });
}

void FigurePopup::popUp(const QWidget &below, Colour player, TowerRules rules, const InPlay &inPlay)
{
    fill(player, rules, inPlay);
    m_search->clear();
    const QRect room = below.screen()->availableGeometry();
    const QPoint under = below.mapToGlobal(QPoint(0, below.height()));
    const int wide = std::max(below.width(), 240), high = std::min(420, room.height());
    setGeometry(std::clamp(under.x(), room.left(), std::max(room.left(), room.right() + 1 - wide)),
                std::clamp(under.y(), room.top(), room.bottom() + 1 - high), wide, high);
    show();
    m_search->start();
}

std::vector<FigureKind> FigurePopup::kindsFor(const InPlay &inPlay)
{
    std::vector<FigureKind> kinds = inPlay.kinds();
    std::erase_if(kinds, [&](FigureKind kind) { return isCommon(kind) && inPlay.has(kind); });
    return kinds;
}

/// What can occur, in the order of the alphabet, then under a heading the rest.
void FigurePopup::fill(Colour player, TowerRules rules, const InPlay &inPlay)
{
    m_list->clear();
    std::vector<FigureKind> kinds = kindsFor(inPlay);
    std::ranges::sort(kinds, [&](FigureKind a, FigureKind b) {
        const bool aOccurs = inPlay.has(a), bOccurs = inPlay.has(b);
        return aOccurs != bOccurs ? aOccurs : QString::localeAwareCompare(word(a, rules), word(b, rules)) < 0;
    });
    const auto firstOther =
        std::ranges::find_if_not(kinds, [&](FigureKind kind) { return inPlay.has(kind); });
    for (const FigureKind kind : kinds) {
        if (firstOther != kinds.end() && kind == *firstOther)
            (new QListWidgetItem(tr("Other expansions"), m_list))->setFlags(Qt::NoItemFlags);
        const QImage picture =
            figureImage(kind, ownerOf(kind, player), pictureSide, devicePixelRatioF(), schemeFor(palette()));
        auto *item =
            new QListWidgetItem(QPixmap::fromImage(picture), QString(capitalized(word(kind, rules))), m_list);
        item->setData(Qt::UserRole, static_cast<int>(kind));
    }
    m_list->setCurrentRow(0);
}

void FigurePopup::filter(const QString &typed)
{
    const Texts words = searchWords(typed.toStdString());
    int first = -1;
    for (int row = m_list->count() - 1; row >= 0; --row) {
        const QListWidgetItem &item = *m_list->item(row);
        const bool isHeading = !(item.flags() & Qt::ItemIsEnabled);
        const bool found = isHeading ? words.empty() : matches(item.text().toStdString(), words);
        m_list->setRowHidden(row, !found);
        if (found && !isHeading)
            first = row;
    }
    m_list->setCurrentRow(first);
}

/// Enter takes the first that is found; the arrow keys go to the list.
void FigurePopup::leaveSearch(bool entered)
{
    if (entered)
        pick(m_list->currentItem(), false);
    else
        m_list->setFocus();
}

/// Some styles report a click as an activation as well.
void FigurePopup::pick(const QListWidgetItem *item, bool byMouse)
{
    if (!item || !isVisible())
        return;
    const auto kind = static_cast<FigureKind>(item->data(Qt::UserRole).toInt());
    hide();
    emit picked(kind, byMouse);
}

} // namespace towerwatch

#include "moc_figurepopup.cpp"
