// SPDX-License-Identifier: MIT
#include "views/window/palettes/tilepalette.h"

#include "resources/catalogue.h"
#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"
#include "views/window/palettes/tilefilter.h"
#include "views/window/palettes/tilelistmodel.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QAccessible>
#include <QActionGroup>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStyleHints>
#include <QToolButton>

namespace towerwatch {

namespace {

void addChoice(QMenu &menu, QActionGroup *group, const QString &text, const QVariant &data, bool chosen)
{
    QAction *action = group->addAction(menu.addAction(text));
    action->setData(data);
    action->setCheckable(true);
    action->setChecked(chosen);
}

} // namespace

TilePalette::TilePalette(QWidget *parent)
    : QWidget(parent)
    , m_model(new TileListModel(this))
    , m_filter(new TileFilter(this))
    , m_words(new SearchLine(this))
    , m_choose(new QToolButton(this))
    , m_only(new QToolButton(this))
    , m_here(new QToolButton(this))
    , m_nothing(wrappedLabel(this))
    , m_all(new QPushButton(this))
    , m_list(new TileList(m_filter, this))
    , m_sets(new QActionGroup(this))
    , m_editions(new QActionGroup(this))
{
    setFocusProxy(m_words);
    m_filter->setSourceModel(m_model);
    layColumn(
        this,
        {layRow(nullptr, {{m_words, 1}, m_choose}, {{}, 4}), m_only, m_here, m_nothing, m_all, {m_list, 1}},
        {QMargins(8, 8, 4, 4), 4});
    for (QToolButton *line : {m_only, m_here}) {
        line->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        line->hide();
    }
    m_all->setObjectName(QStringLiteral("showAnyway"));
    m_sets->setObjectName(QStringLiteral("tileSets"));
    m_only->setObjectName(QStringLiteral("onlyThese"));
    m_choose->setObjectName(QStringLiteral("tileFilter"));
    m_choose->setIcon(themeIcon(QStringLiteral("view-filter")));
    m_choose->setAutoRaise(true);
    m_choose->setCheckable(true);           // while not all tiles are offered
    m_choose->setFocusPolicy(Qt::TabFocus); // after a click letters still find a tile for the square
    m_choose->setPopupMode(QToolButton::InstantPopup);
    m_choose->setMenu(new QMenu(m_choose));
    m_words->setObjectName(QStringLiteral("tileWords"));
    m_words->installEventFilter(this);
    m_list->installEventFilter(this);
    whenTranslated(this, [this] { retranslate(); });
    whenEvent(this, {QEvent::Show, QEvent::PaletteChange, QEvent::FontChange}, [this] {
        m_model->setLook(TileList::tileSide, devicePixelRatioF(), schemeFor(palette()));
        m_list->fillWidth();
    });
    connectParts();
    showFound();
}

void TilePalette::connectParts()
{
    connect(m_words, &QLineEdit::textChanged, this, &TilePalette::search);
    connect(m_sets, &QActionGroup::triggered, this, [this](const QAction *set) {
        m_set = set->data().toString();
        choose();
    });
    connect(m_editions, &QActionGroup::triggered, this, &TilePalette::choose);
    connect(m_only, &QToolButton::clicked, this, [this] {
        for (QActionGroup *group : {m_sets, m_editions})
            group->actions().constFirst()->setChecked(true);
        m_set = QString();
        choose();
    });
    connect(m_here, &QToolButton::clicked, this, [this] { setTarget({}); });
    connect(m_all, &QPushButton::clicked, this, [this] {
        aim(m_target, true);
        m_refused = m_words->text();
        m_refusal.invalidate();
        m_words->setFocus(Qt::OtherFocusReason);
        m_words->selectAll(); // what is typed next is something else
        m_list->setCurrentIndex(m_filter->index(0, 0));
    });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) { take(index, false); });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) { take(index, true); });
    connect(m_list, &QListView::entered, this, &TilePalette::offer);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &TilePalette::offer);
    whenEvent(m_list->viewport(), {QEvent::Leave}, [this] { offer(m_list->currentIndex()); });
}

void TilePalette::setPosition(const PositionPtr &position, const InPlay &inPlay)
{
    m_position = position;
    if (std::exchange(m_inPlay, inPlay) != inPlay) {
        m_filter->setInPlay(inPlay);
        fillChoices();
    }
    if (m_target && position->board().tileAt(*m_target) >= 0)
        setTarget({});
    m_model->setPosition(position);
    showFound();
}

int TilePalette::edition() const
{
    return m_editions->checkedAction()->data().toInt();
}

/// Offers the tiles of the chosen set and edition.
void TilePalette::choose()
{
    m_filter->setSet(m_set);
    m_filter->setEdition(edition());
    m_model->setEdition(edition());
    showFound();
    m_list->scrollUp();
}

void TilePalette::setTarget(std::optional<Square> target)
{
    if (target && m_position && m_position->board().tileAt(*target) >= 0)
        target.reset();
    if (target == m_target)
        return;
    aim(target, false);
    m_list->scrollUp();
}

void TilePalette::aim(std::optional<Square> target, bool anyway)
{
    m_target = target;
    m_anyway = anyway;
    offer({});
    m_model->setTarget(target, anyway);
    showFound();
}

void TilePalette::showFound()
{
    showOnly();
    showTarget();
    const bool nothing = m_filter->rowCount() == 0;
    const bool lacks = nothing || (m_target && m_filter->lacksLetter());
    m_nothing->setVisible(lacks);
    m_all->setVisible(nothing && m_target && !m_anyway);
    if (lacks)
        m_nothing->setText(nothingWords());
}

void TilePalette::showOnly()
{
    QStringList chosen;
    for (const QActionGroup *group : {m_sets, m_editions})
        if (const QAction *action = group->checkedAction(); action != group->actions().constFirst())
            chosen << action->text();
    m_choose->setChecked(!chosen.isEmpty());
    m_only->setVisible(!chosen.isEmpty());
    m_only->setText(tr("Only: %1 ✕", "set and edition").arg(chosen.join(QStringLiteral(", "))));
    m_only->setToolTip(tr("Only these tiles are shown; click to see all tiles"));
}

QString TilePalette::nothingWords() const
{
    if (!m_target || m_anyway)
        return tr("No tile found.");
    const QString square = phrase(*m_target);
    return m_filter->lacksLetter() ? tr("%1 does not fit at %2.", "letter of a tile, square")
                                         .arg(m_words->text().trimmed().toUpper(), square)
                                   : tr("Nothing of the kind fits at %1.").arg(square);
}

void TilePalette::showTarget()
{
    m_here->setVisible(m_target.has_value());
    if (!m_target)
        return;
    const QString square = phrase(*m_target);
    constexpr int room = 80; // of the line, which says the square, too
    const QString typed = fontMetrics().elidedText(m_words->text().trimmed(), Qt::ElideRight, room);
    const int ways = m_filter->rowCount();
    m_here->setText(m_anyway ? tr("All tiles, fitting at %1 or not ✕").arg(square)
                    : typed.isEmpty()
                        ? tr("%n way(s) to lay a tile at %1 ✕", nullptr, ways).arg(square)
                        : tr("%n way(s) to lay “%2” at %1 ✕", nullptr, ways).arg(square, typed));
    m_here->setToolTip(
        m_anyway ? tr("Tiles that do not fit at %1 are shown too; click to let go of this square").arg(square)
                 : tr("Only tiles that fit at %1 are shown; click to see all tiles").arg(square));
    m_here->setAccessibleName(m_here->toolTip());
}

/// Words that mean one tile exactly find it for a square in any set, and so do words of which the chosen set
/// has nothing; the box says so while they stand there.
void TilePalette::searchSets()
{
    const auto lookIn = [this](const QString &set) {
        showSet(set);
        m_filter->setSet(set);
        return m_filter->findsWhatIsMeant();
    };
    const bool isMeant = lookIn(m_set),
               finds = m_filter->rowCount() > 0 || m_words->text().trimmed().isEmpty();
    if (!(m_target ? isMeant : finds) && !lookIn(QString()) && (finds || m_filter->rowCount() == 0))
        lookIn(m_set);
}

void TilePalette::search(const QString &words)
{
    const QString refused = std::exchange(m_refused, {});
    if (m_anyway && !words.isEmpty() && !words.startsWith(refused))
        aim(m_target, false);
    m_filter->setWords(words);
    searchSets();
    const bool isQuick =
        m_refusal.isValid() && m_refusal.elapsed() < QGuiApplication::styleHints()->keyboardInputInterval();
    const bool mayBeEdges = isQuick && refused.size() == 1; // typed in one go, they begin like a letter
    const bool isNews =
        !refused.isEmpty() && words.size() > refused.size() && words.startsWith(refused) && !mayBeEdges;
    if (isNews && isRefused() && !m_anyway)
        return m_words->setText(words.mid(refused.size()));
    if (m_anyway || (isRefused() && m_filter->isMeant())) {
        m_refused = words;
        m_refusal.start();
    } else if (isNews) {
        m_refused = refused; // what is found may be the beginning of something else
        m_refusal.invalidate();
    }
    m_list->setCurrentIndex({});
    m_list->scrollToTop();
    showFound();
    if (!words.trimmed().isEmpty())
        m_list->setCurrentIndex(m_filter->index(0, 0));
    offer(m_list->currentIndex());
}

/// Goes to a tile before or behind the one that is shown; the letters stay where they are typed.
void TilePalette::step(int by)
{
    const int row = m_list->currentIndex().row() + by;
    if (row < 0 || row >= m_filter->rowCount())
        return;
    m_list->setCurrentIndex(m_filter->index(row, 0));
    if (QAccessible::isActive()) {
        QAccessibleEvent event(m_list, QAccessible::Focus);
        event.setChild(row);
        QAccessible::updateAccessibility(&event);
    }
}

void TilePalette::offer(const QModelIndex &index)
{
    if (!m_target || !index.isValid())
        emit offered({}, Rotation::R0);
    else
        emit offered(index.data(TileListModel::IdRole).toString(), rotationOf(index));
}

Rotation TilePalette::rotationOf(const QModelIndex &index) const
{
    return index == m_turned ? m_turnedTo
                             : rotationOfQuarters(index.data(TileListModel::RotationRole).toInt() / 90);
}

void TilePalette::turn()
{
    const QModelIndex index = m_list->currentIndex();
    if (!m_target || !index.isValid())
        return;
    const Board &board = m_position->board();
    Fit fit = m_model->fit(m_filter->mapToSource(index).row());
    const std::optional<int> typed = m_filter->rank(fit);
    fit.rotation = rotationOf(index);
    for (int tries = 0; tries < 4; ++tries) { // to what fits and is what was typed
        const auto by = turnToNextWay(board, *fit.tile, *m_target, fit.rotation);
        fit.rotation = rotationOfQuarters(quarterTurns(fit.rotation) +
                                          quarterTurns(by.value_or(m_anyway ? Rotation::R90 : Rotation::R0)));
        fit.joints = jointsOf(board, *fit.tile, *m_target, fit.rotation);
        if (const std::optional<int> rank = m_filter->rank(fit); rank && rank <= typed)
            break;
    }
    m_turned = index;
    m_turnedTo = fit.rotation;
    offer(index);
}

void TilePalette::startTyping(const QString &letters)
{
    m_words->setFocus(Qt::ShortcutFocusReason);
    if (letters.isEmpty())
        m_words->selectAll();
    else
        m_words->setText(letters);
}

bool TilePalette::isRefused() const
{
    return m_target && !m_words->text().trimmed().isEmpty() && m_filter->rowCount() == 0;
}

bool TilePalette::isForBoard(const QKeyEvent &key) const
{
    if (!m_target || (key.modifiers() & ~Qt::KeypadModifier))
        return false;
    const bool empty = m_words->text().isEmpty();
    return key.key() >= Qt::Key_1 && key.key() <= Qt::Key_8
               ? empty || m_words->selectedText() == m_words->text()
               : empty && (key.key() == Qt::Key_Left || key.key() == Qt::Key_Right);
}

bool TilePalette::wordsKey(int key)
{
    const bool empty = m_words->text().trimmed().isEmpty();
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_all->isVisible())
            m_all->click();
        else if (!empty)
            take(m_list->currentIndex(), true);
        return true;
    case Qt::Key_Up: step(-1); return true;
    case Qt::Key_Down:
        if (!empty) {
            step(1);
        } else {
            m_list->setFocus(Qt::TabFocusReason);
            m_list->setCurrentIndex(m_filter->index(0, 0));
        }
        return true;
    default: return false;
    }
}

void TilePalette::setInHand(const QString &tile)
{
    const QModelIndex current = m_list->currentIndex();
    if (tile.isEmpty() || current.data(TileListModel::IdRole).toString() != tile)
        m_list->clearSelection();
}

void TilePalette::take(const QModelIndex &index, bool byKey)
{
    if (!index.isValid())
        return;
    const QString tile = index.data(TileListModel::IdRole).toString();
    const Rotation rotation = rotationOf(index);
    const std::optional<Square> target = m_target;
    m_words->clear();
    if (target)
        emit layAsked(tile, *target, rotation, byKey);
    else
        emit taken(tile);
}

void TilePalette::fillChoices()
{
    std::vector<std::pair<QString, QString>> sets{{tr("Base game"), QStringLiteral("base")},
                                                  {tr("The Tower"), QStringLiteral("tower")},
                                                  {tr("The Watchtowers"), QStringLiteral("watchtowers")},
                                                  {tr("Crop circles"), QStringLiteral("corn-circles-1")},
                                                  {tr("Other expansions"), QStringLiteral("guest")},
                                                  {tr("This scenario’s own"), QStringLiteral("")}};
    std::ranges::stable_sort(sets, {}, [this](const auto &each) {
        return !each.second.isEmpty() && std::ranges::none_of(builtInTiles().tiles(), [&](const Tile &tile) {
            return utf8(tile.set) == each.second && m_inPlay.has(tile);
        });
    });
    sets.insert(sets.begin(), {tr("All sets"), QString()});
    const QAction *shown = m_sets->checkedAction(), *edition = m_editions->checkedAction();
    const QString set = shown ? shown->data().toString() : QString();
    const int chosen = edition ? edition->data().toInt() : 0;
    QMenu &menu = *m_choose->menu();
    menu.clear();
    for (const auto &[text, id] : sets)
        addChoice(menu, m_sets, text, id, false);
    showSet(set);
    menu.addSeparator();
    const QStringList editions{tr("Any edition"), tr("First"), tr("Second"), tr("Third")};
    for (int i = 0; i < editions.size(); ++i)
        addChoice(menu, m_editions, editions[i], i, i == chosen);
}

void TilePalette::showSet(const QString &set)
{
    m_sets->actions().constFirst()->setChecked(true);
    for (QAction *action : m_sets->actions())
        if (!set.isNull() && !action->data().toString().isNull() && action->data().toString() == set)
            action->setChecked(true);
}

void TilePalette::retranslate()
{
    fillChoices();
    m_choose->setToolTip(tr("Choose a set and an edition"));
    m_choose->setAccessibleName(m_choose->toolTip());
    m_words->setPurpose(tr("Find tile…"));
    m_words->setAccessibleName(tr("Find a tile"));
    m_words->setToolTip(tr("The printed letter, a word, or the edges clockwise from north: c city, r road, f "
                           "field, ? any; after them t for a tower, w for a watchtower, g for a garden"));
    m_words->setAccessibleDescription(
        tr("Type a letter, a word or edges; then Enter takes the first tile, Down goes to the next ones"));
    m_list->setAccessibleName(tr("Tiles"));
    m_list->setAccessibleDescription(tr("Arrow keys choose the tile, Enter takes it, Escape goes back"));
    m_all->setText(tr("Show anyway"));
    m_model->retranslate();
    showFound();
}

bool TilePalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto &typed = *static_cast<QKeyEvent *>(event);
        const int key = typed.key();
        if (watched == m_words && isForBoard(typed)) {
            m_words->clear();
            setTarget({});
            emit leftWith(typed);
            return true;
        }
        if (watched == m_words && wordsKey(key))
            return true;
        if (key == Qt::Key_Slash && m_target) {
            turn();
            return true;
        }
        if (key == Qt::Key_Escape) {
            m_words->clear();
            setTarget({});
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace towerwatch

#include "moc_tilepalette.cpp"
