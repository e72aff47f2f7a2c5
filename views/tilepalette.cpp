// SPDX-License-Identifier: MIT
#include "views/tilepalette.h"

#include "views/pagecolours.h"
#include "views/tilelistmodel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace towerwatch {

namespace {

constexpr int pictureSide = 52;
constexpr int leastColumn = pictureSide + 14;

QListView *tileList(QWidget *parent, QAbstractItemModel *model)
{
    auto *list = new QListView(parent);
    list->setObjectName(QStringLiteral("tiles"));
    list->setModel(model);
    list->setViewMode(QListView::IconMode);
    list->setMovement(QListView::Static);
    list->setResizeMode(QListView::Adjust);
    list->setIconSize({pictureSide, pictureSide});
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
    , m_words(new QLineEdit(this))
    , m_sets(new QComboBox(this))
    , m_editions(new QComboBox(this))
    , m_list(tileList(this, m_filter))
{
    m_filter->setSourceModel(m_model);
    m_words->setClearButtonEnabled(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_words, 1);
    row->addWidget(m_editions, 1);
    row->setSpacing(4);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    column->addWidget(m_sets);
    column->addLayout(row);
    column->addWidget(m_list, 1);
    for (QComboBox *box : {m_sets, m_editions}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(5);
    }
    m_list->viewport()->installEventFilter(this);
    retranslate();
    connect(m_words, &QLineEdit::textChanged, m_filter, &TileFilter::setWords);
    connect(m_sets, &QComboBox::currentIndexChanged, this,
            [this] { m_filter->setSet(m_sets->currentData().toString()); });
    connect(m_editions, &QComboBox::currentIndexChanged, this,
            [this] { m_filter->setEdition(m_editions->currentData().toInt()); });
    connect(m_list, &QListView::clicked, this, &TilePalette::take);
    connect(m_list, &QListView::activated, this, &TilePalette::take);
}

void TilePalette::setPosition(const PositionPtr &position)
{
    m_model->setDesigns(position->scenario().designs);
}

void TilePalette::setInHand(const QString &tile)
{
    const QModelIndex current = m_list->currentIndex();
    if (tile.isEmpty() || current.data(TileListModel::IdRole).toString() != tile)
        m_list->clearSelection();
}

void TilePalette::take(const QModelIndex &index)
{
    if (index.isValid())
        emit taken(index.data(TileListModel::IdRole).toString());
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
    m_words->setPlaceholderText(tr("Find a tile"));
    m_words->setAccessibleName(tr("Find a tile"));
    m_sets->setAccessibleName(tr("Set"));
    m_editions->setAccessibleName(tr("Edition"));
    m_list->setAccessibleName(tr("Tiles"));
    m_model->retranslate();
}

void TilePalette::updateLook()
{
    m_model->setLook(pictureSide, devicePixelRatioF(), schemeFor(palette()));
    const int room = m_list->viewport()->width() - 1;
    const int columns = std::max(room / leastColumn, 1);
    m_list->setGridSize({room / columns, pictureSide + 10 + 2 * m_list->fontMetrics().height()});
}

bool TilePalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        updateLook();
    return QWidget::eventFilter(watched, event);
}

void TilePalette::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    updateLook();
}

void TilePalette::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        updateLook();
}

} // namespace towerwatch
