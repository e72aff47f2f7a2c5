// SPDX-License-Identifier: MIT
#include "views/palettes/tilepalette.h"

#include "views/look/pagecolours.h"
#include "views/look/widgets.h"
#include "views/palettes/tilelistmodel.h"
#include "views/wording/words.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QListView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>

namespace towerwatch {

namespace {

constexpr int tileSide = 52;
constexpr int leastColumn = tileSide + 14;

QListView *tileList(QWidget *parent, QAbstractItemModel *model)
{
    auto *list = new QListView(parent);
    list->setObjectName(QStringLiteral("tiles"));
    list->setModel(model);
    list->setItemDelegate(new RowDelegate(list, 0));
    list->setViewMode(QListView::IconMode);
    list->setMovement(QListView::Static);
    list->setResizeMode(QListView::Adjust);
    list->setIconSize({tileSide, tileSide});
    list->setWordWrap(true);
    list->setUniformItemSizes(true);
    list->setDragEnabled(true);
    list->setFrameShape(QFrame::NoFrame);
    list->setVerticalScrollMode(QListView::ScrollPerPixel);
    QFont caption = list->font();
    caption.setPointSizeF(caption.pointSizeF() * 0.85);
    list->setFont(caption);
    return list;
}

} // namespace

TilePalette::TilePalette(QWidget *parent)
    : QWidget(parent)
    , m_model(new TileListModel(this))
    , m_filter(new TileFilter(this))
    , m_words(new SearchLine(this))
    , m_sets(new QComboBox(this))
    , m_editions(new QComboBox(this))
    , m_list(tileList(this, m_filter))
    , m_here(new QToolButton(this))
{
    m_filter->setSourceModel(m_model);
    layColumn(this, {m_sets, layRow(nullptr, {{m_words, 1}, m_editions}), m_here, {m_list, 1}},
              {QMargins(4, 4, 4, 4), 4});
    m_here->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_here->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_here->hide();
    m_sets->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_sets->setMinimumContentsLength(5);
    m_editions->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    // The least size of a box stays that of its first words; the wished one follows them.
    m_editions->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    m_editions->setObjectName(QStringLiteral("tileEditions"));
    m_words->setObjectName(QStringLiteral("tileWords"));
    m_words->installEventFilter(this);
    m_list->installEventFilter(this);
    whenTranslated(this, [this] { retranslate(); });
    whenEvent(this, {QEvent::Show, QEvent::PaletteChange, QEvent::FontChange}, [this] { updateLook(); });
    whenEvent(m_list->viewport(), {QEvent::Resize}, [this] { updateLook(); });
    connect(m_words, &QLineEdit::textChanged, m_filter, &TileFilter::setWords);
    connect(m_sets, &QComboBox::currentIndexChanged, this,
            [this] { m_filter->setSet(m_sets->currentData().toString()); });
    connect(m_editions, &QComboBox::currentIndexChanged, this, [this] {
        m_filter->setEdition(m_editions->currentData().toInt());
        m_model->setEdition(m_editions->currentData().toInt());
    });
    connect(m_here, &QToolButton::clicked, this, [this] { setTarget({}); });
    connect(m_list, &QListView::clicked, this, &TilePalette::take);
    connect(m_list, &QListView::activated, this, &TilePalette::take);
}

void TilePalette::setPosition(const PositionPtr &position)
{
    m_position = position;
    if (m_target && position->board().tileAt(*m_target) >= 0)
        setTarget({});
    m_model->setPosition(position);
}

void TilePalette::setTarget(std::optional<Square> target)
{
    if (target && m_position && m_position->board().tileAt(*target) >= 0)
        target.reset();
    if (target == m_target)
        return;
    m_target = target;
    m_model->setTarget(target);
    showTarget();
    QMetaObject::invokeMethod(m_list, &QListView::scrollToTop, Qt::QueuedConnection); // once it is laid out
}

void TilePalette::showTarget()
{
    m_here->setVisible(m_target.has_value());
    if (!m_target)
        return;
    const int count = m_model->rowCount();
    m_here->setText(tr("%n way(s) to fit %1 ✕", nullptr, count).arg(phrase(*m_target)));
    m_here->setToolTip(
        tr("Only tiles that fit at %1 are shown; click to see all tiles").arg(phrase(*m_target)));
    m_here->setAccessibleName(m_here->toolTip());
}

void TilePalette::startTyping()
{
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
}

bool TilePalette::wordsKey(int key)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter: take(m_filter->index(0, 0)); return true;
    case Qt::Key_Down:
        m_list->setFocus(Qt::TabFocusReason);
        m_list->setCurrentIndex(m_filter->index(0, 0));
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

void TilePalette::take(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const QString tile = index.data(TileListModel::IdRole).toString();
    const Rotation rotation = rotationOfQuarters(index.data(TileListModel::RotationRole).toInt() / 90);
    const std::optional<Square> target = m_target;
    m_words->clear();
    if (target)
        emit layAsked(tile, *target, rotation);
    else
        emit taken(tile);
}

void TilePalette::fillSets()
{
    const QSignalBlocker quietSets(m_sets), quietEditions(m_editions);
    const int set = m_sets->currentIndex(), edition = m_editions->currentIndex();
    m_sets->clear();
    m_sets->addItem(tr("All sets"), QString());
    m_sets->addItem(tr("Base game"), QStringLiteral("base"));
    m_sets->addItem(tr("The Tower"), QStringLiteral("tower"));
    m_sets->addItem(tr("The Watchtowers"), QStringLiteral("watchtowers"));
    m_sets->addItem(tr("Crop circles"), QStringLiteral("corn-circles-1"));
    m_sets->addItem(tr("Guests"), QStringLiteral("guest"));
    m_sets->addItem(tr("This scenario’s own"), QStringLiteral(""));
    m_editions->clear();
    m_editions->addItem(tr("Any edition"), 0);
    m_editions->addItem(tr("First"), 1);
    m_editions->addItem(tr("Second"), 2);
    m_editions->addItem(tr("Third"), 3);
    m_sets->setCurrentIndex(std::max(set, 0));
    m_editions->setCurrentIndex(std::max(edition, 0));
}

void TilePalette::retranslate()
{
    fillSets();
    m_words->setPurpose(tr("Find…"));
    m_words->setAccessibleName(tr("Find a tile"));
    m_sets->setAccessibleName(tr("Set"));
    m_editions->setAccessibleName(tr("Edition"));
    m_list->setAccessibleName(tr("Tiles"));
    m_model->retranslate();
    showTarget();
}

void TilePalette::updateLook()
{
    m_model->setLook(tileSide, devicePixelRatioF(), schemeFor(palette()));
    const int room = m_list->viewport()->width() - 1;
    const int columns = std::max(room / leastColumn, 1);
    m_list->setGridSize({room / columns, tileSide + 10 + 2 * m_list->fontMetrics().height()});
}

bool TilePalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape)
            setTarget({});
        if (watched == m_words && wordsKey(key))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace towerwatch
