// SPDX-License-Identifier: MIT

#include "views/window/dialogs/commandpalette.h"

#include "views/search/rulingsearch.h"
#include "views/window/look/appearance.h"
#include "views/window/look/pagecolours.h"
#include "views/window/reference/pagepreview.h"

#include <QApplication>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTimer>

#include <algorithm>

namespace towerwatch {

namespace {

constexpr int actionRole = Qt::UserRole + 1, pageRole = Qt::UserRole + 2;
constexpr int iconSide = 16;

/// The icon, or as much room, so that all names begin in one column.
QIcon orRoom(const QIcon &icon)
{
    if (!icon.isNull())
        return icon;
    QPixmap room(iconSide, iconSide);
    room.fill(Qt::transparent);
    return room;
}

/// Without the marks of keys.
QString unmarked(QString text)
{
    static const QRegularExpression mark(QStringLiteral("&(.)"));
    return text.replace(mark, QStringLiteral("\\1"));
}

/// Draws the key of a command at the end of its line.
class KeyDelegate : public RowDelegate
{
public:
    /// The key, as text for people.
    static constexpr int keyRole = Qt::UserRole;
    using RowDelegate::RowDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        constexpr int margin = 8;
        const QString key = index.data(keyRole).toString();
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        const int taken = key.isEmpty() ? margin : row.fontMetrics.horizontalAdvance(key) + 3 * margin;
        row.text = row.fontMetrics.elidedText(
            row.text, Qt::ElideRight, row.rect.width() - taken - row.decorationSize.width() - 2 * margin);
        const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
        if (key.isEmpty())
            return;
        const bool selected = row.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setPen(selected ? row.palette.color(QPalette::HighlightedText) : quietInk(row.palette));
        painter->drawText(row.rect.adjusted(margin, 0, -margin, 0),
                          static_cast<int>(Qt::AlignTrailing | Qt::AlignVCenter), key);
        painter->restore();
    }
};

void collect(const QList<QAction *> &actions, const QString &path, QSet<QAction *> &seen,
             QList<PaletteEntry> &out)
{
    for (QAction *action : actions) {
        const QString name = unmarked(action->text());
        const QString full = path.isEmpty() ? name : path + QStringLiteral(" › ") + name;
        if (QMenu *menu = action->menu()) {
            emit menu->aboutToShow(); // some fill themselves only then
            collect(menu->actions(), full, seen, out);
        } else if (!action->isSeparator() && !name.isEmpty() && !seen.contains(action)) {
            seen.insert(action);
            out.append({action, full});
        }
    }
}

} // namespace

QList<PaletteEntry> paletteEntries(const QMenuBar &bar)
{
    QSet<QAction *> seen;
    QList<PaletteEntry> entries;
    collect(bar.actions(), {}, seen, entries);
    return entries;
}

int paletteScore(const QString &query, const QString &text)
{
    const QString where = folded(unmarked(text).toStdString());
    int score = 0;
    for (const QString &word :
         QString(folded(unmarked(query).toStdString())).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto at = where.indexOf(word);
        if (at < 0)
            return -1;
        const bool startsWord = where.indexOf(QLatin1Char(' ') + word) >= 0 || at == 0;
        score += startsWord ? 0 : 100;
    }
    return score + static_cast<int>(std::min<qsizetype>(where.size(), 99));
}

CommandPalette::CommandPalette(const QMenuBar &bar, Carrier carry, InPlay inPlay)
    : QDialog(bar.window())
    , m_bar(bar)
    , m_line(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_model(new QStandardItemModel(this))
    , m_preview(new PagePreview(this))
    , m_here(new QPushButton(this))
    , m_carry(std::move(carry))
    , m_inPlay(std::move(inPlay))
{
    setObjectName(QStringLiteral("commandPaletteDialog"));
    m_line->setClearButtonEnabled(true);
    m_line->installEventFilter(this);
    m_list->installEventFilter(this);
    m_list->setModel(m_model);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setItemDelegate(new KeyDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({iconSide, iconSide});
    auto *found = new QSplitter(this);
    found->addWidget(m_list);
    auto *glance = new QWidget(found);
    layColumn(glance, {{m_preview, 1}, layRow(nullptr, {Part(), m_here})}, {QMargins()});
    found->setChildrenCollapsible(false);
    found->setStretchFactor(0, 1);
    layColumn(this, {m_line, {found, 1}}, {QMargins(8, 8, 8, 8)});
    m_here->setAutoDefault(false);
    connect(m_here, &QPushButton::clicked, this, &CommandPalette::askHere);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CommandPalette::showCurrent);
    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_line, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListView::clicked, this, &CommandPalette::run);
    whenTranslated(this, [this] {
        if (m_entries.isEmpty())
            retranslate();
        else
            QTimer::singleShot(0, this,
                               &CommandPalette::retranslate); // when the actions have their new names
    });
    resizeWithin(*this, {780, 440});
    found->setSizes({440, 320});
}

void CommandPalette::setRules(const TableRules &rules)
{
    m_preview->setRules(rules);
}

/// It lies on a window that may be as dark.
void CommandPalette::paintEvent(QPaintEvent *)
{
    paintEdge(*this);
}

void CommandPalette::retranslate()
{
    setWindowTitle(tr("Find"));
    m_line->setPlaceholderText(tr("A command, or what the dispute is about"));
    m_line->setAccessibleName(tr("Find a command, ruling, board or help page"));
    m_here->setText(tr("&Ask this on my board"));
    m_list->setAccessibleName(tr("Found"));
    m_entries = paletteEntries(m_bar);
    fill(m_line->text());
}

void CommandPalette::fill(const QString &query)
{
    std::vector<std::pair<int, const PaletteEntry *>> found;
    for (const PaletteEntry &entry : std::as_const(m_entries))
        if (const int score =
                query.isEmpty() ? 0 : paletteScore(query, entry.path + u' ' + entry.action->statusTip());
            score >= 0)
            found.emplace_back(score + (entry.action->isEnabled() ? 0 : 1000), &entry);
    std::ranges::stable_sort(found, [](const auto &a, const auto &b) { return a.first < b.first; });
    m_model->clear();
    const auto firstIdle =
        std::ranges::find_if(found, [](const auto &each) { return !each.second->action->isEnabled(); });
    for (auto each = found.begin(); each != firstIdle; ++each)
        addAction(*each->second);
    m_pages = findPages(query, m_inPlay);
    for (const FoundPage &page : std::as_const(m_pages))
        addPage(page);
    for (auto each = firstIdle; each != found.end(); ++each)
        addAction(*each->second);
    m_list->setCurrentIndex(m_model->index(0, 0));
    showCurrent();
}

void CommandPalette::addAction(const PaletteEntry &entry)
{
    auto *item = new QStandardItem(orRoom(entry.action->icon()), entry.path);
    item->setData(entry.action->shortcut().toString(QKeySequence::NativeText), KeyDelegate::keyRole);
    item->setData(QVariant::fromValue(entry.action), actionRole);
    item->setToolTip(entry.action->statusTip());
    item->setEnabled(entry.action->isEnabled());
    addRow(item);
}

void CommandPalette::addPage(const FoundPage &page)
{
    auto *item = new QStandardItem(orRoom({}), page.title);
    item->setData(kindName(page.kind), KeyDelegate::keyRole);
    item->setData(m_pages.indexOf(page), pageRole);
    addRow(item);
}

/// What stands at the end of a row is said with it.
void CommandPalette::addRow(QStandardItem *item)
{
    const QString end = item->data(KeyDelegate::keyRole).toString();
    item->setAccessibleText(end.isEmpty() ? item->text() : item->text() + QStringLiteral(", ") + end);
    m_model->appendRow(item);
}

QString CommandPalette::kindName(PageKind kind)
{
    switch (kind) {
    case PageKind::Ruling: return tr("Ruling");
    case PageKind::Board: return tr("Example");
    case PageKind::Help: return tr("Help");
    }
    return {};
}

void CommandPalette::showCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    if (const QVariant number = current.data(pageRole); number.isValid())
        m_preview->showPage(m_pages[number.toInt()]);
    else
        m_preview->showText(current.data().toString(), current.data(Qt::ToolTipRole).toString());
    const AskedExample *asked = m_preview->asked();
    m_carried = asked && m_carry ? m_carry(*asked) : std::nullopt;
    m_here->setVisible(m_carried.has_value());
}

void CommandPalette::askHere()
{
    if (!m_carried)
        return;
    accept();
    emit questionAsked(*m_carried);
}

void CommandPalette::run()
{
    if (const QVariant number = m_list->currentIndex().data(pageRole); number.isValid()) {
        const FoundPage page = m_pages[number.toInt()];
        accept();
        emit pageAsked(page);
        return;
    }
    auto *action = m_list->currentIndex().data(actionRole).value<QAction *>();
    if (!action || !action->isEnabled())
        return;
    accept();
    QTimer::singleShot(0, action, &QAction::trigger); // when this dialog is no longer in front of it
}

/// A list’s own key would stay where the page ends on what cannot be chosen now; that all stands at the end.
void CommandPalette::turnPage(int way)
{
    const int page = std::max(1, m_list->viewport()->height() / std::max(1, m_list->sizeHintForRow(0)) - 1);
    const int last = std::max(0, m_model->rowCount() - 1);
    int row = std::clamp(m_list->currentIndex().row() + way * page, 0, last);
    while (row > 0 && !m_model->item(row)->isEnabled())
        --row;
    m_list->setCurrentIndex(m_model->index(row, 0));
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (watched == m_line && (key == Qt::Key_Up || key == Qt::Key_Down)) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
        if (key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            turnPage(key == Qt::Key_PageDown ? 1 : -1);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace towerwatch

#include "moc_commandpalette.cpp"
