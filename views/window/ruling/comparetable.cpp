// SPDX-License-Identifier: MIT
#include "views/window/ruling/comparetable.h"

#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableWidget>

namespace towerwatch {

namespace {

constexpr int kindSide = 14, leastColumn = 110;

/// As many words as find room in some lines of a width.
QString shortened(const QString &text, const QFontMetrics &letters, int width, int lines)
{
    const auto fits = [&](const QString &part) {
        return letters.boundingRect({0, 0, width, 1000}, Qt::TextWordWrap, part).height() <=
               lines * letters.height();
    };
    QString part = text;
    while (!fits(part) && part.contains(u' '))
        part = part.left(part.lastIndexOf(u' ', part.size() - 1)).trimmed() + u'…';
    return part;
}

} // namespace

CompareTable::CompareTable(QWidget *parent)
    : QWidget(parent)
    , m_headline(wrappedLabel(this))
    , m_all(new QCheckBox(this))
    , m_table(new QTableWidget(this))
{
    setObjectName(QStringLiteral("compare"));
    setMinimumHeight(fontMetrics().height() * 27 / 4); // names of columns, a row and the next one
    enlarge(*m_headline, 1.1);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    plainTable(*m_table);
    m_table->setMouseTracking(true);
    m_table->setItemDelegate(new RowDelegate(m_table, 0));
    m_table->setIconSize({kindSide, kindSide});
    for (QHeaderView *header : {m_table->horizontalHeader(), m_table->verticalHeader()})
        header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter |
                                    static_cast<Qt::Alignment>(Qt::TextWordWrap));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setMinimumSectionSize(leastColumn);
    m_table->horizontalHeader()->setSectionsClickable(true);
    m_table->verticalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->setMinimumSectionSize(20);
    m_top = layRow(nullptr, {{m_headline, 1}, m_all});
    layColumn(this, {m_top, {m_table, 1}}, {QMargins(8, 4, 8, 4)});
    connect(m_all, &QCheckBox::toggled, this, &CompareTable::fill);
    connect(m_table, &QTableWidget::cellClicked, this, [this](int, int at) { tryColumn(at); });
    connect(m_table, &QTableWidget::cellActivated, this, [this](int, int at) { tryColumn(at); });
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, &CompareTable::tryColumn);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
        showWords();
        light(row);
    });
    connect(m_table, &QTableWidget::cellEntered, this, [this](int row) { light(row); });
    whenTranslated(this, [this] { compare(); });
    whenEvent(this, {QEvent::PaletteChange}, [this] { fill(); });
    whenEvent(this, {QEvent::Leave}, [this] { emit rowLit(-1, {}); });
    whenEvent(this, {QEvent::Resize}, [this] {
        saveHeight();
        fitHeaderLater();
    });
}

void CompareTable::setQuestion(const PositionPtr &position, const TileCatalogue &catalogue,
                               const std::optional<Question> &question)
{
    if (m_position == position && m_question == question)
        return;
    m_position = position;
    m_catalogue = &catalogue;
    m_question = question;
    compare();
}

void CompareTable::setTried(const std::optional<TableRules> &rules)
{
    if (m_tried == rules)
        return;
    m_tried = rules;
    fill();
}

void CompareTable::compare()
{
    m_comparison = m_question && m_position
                       ? compared(Variants(m_position->scenario(), *m_catalogue), *m_question)
                       : Comparison();
    m_table->setCurrentItem(nullptr);
    fill();
    const auto alike =
        static_cast<int>(std::ranges::count(m_comparison.columns, 0, &ComparedColumn::group)) - 1;
    m_all->setText(tr("&All rules (%n more)", nullptr, std::max(alike, 0)));
    m_all->setToolTip(plainly(alikeSentence()));
    m_table->setAccessibleName(tr("Comparison of the rules"));
    m_table->setAccessibleDescription(
        tr("Arrow keys choose rules and figure, Enter shows the board under these rules"));
}

void CompareTable::fill()
{
    const int row = m_table->currentRow(), column = m_table->currentColumn();
    const QSignalBlocker blocker(m_table);
    m_columns.clear();
    for (int i = 0; i < std::ssize(m_comparison.columns); ++i) {
        const ComparedColumn &each = m_comparison.columns[i];
        if (i == 0 || each.group != 0 || m_all->isChecked() || each.rules == m_tried)
            m_columns << i;
    }
    m_table->setRowCount(static_cast<int>(m_comparison.rows.size()));
    m_table->setColumnCount(static_cast<int>(m_columns.size()));
    for (int i = 0; i < m_columns.size(); ++i) {
        const ComparedColumn &each = m_comparison.columns[m_columns[i]];
        auto *header = new QTableWidgetItem(m_columns[i] == 0 ? tr("The table: %1").arg(each.name)
                                                              : capitalized(each.name));
        const bool isTried = m_tried ? each.rules == *m_tried : m_columns[i] == 0;
        header->setData(Qt::UserRole, header->text());
        header->setData(Qt::AccessibleTextRole, header->text());
        header->setToolTip(
            plainly(header->text() + u'\n' +
                    (isTried ? tr("Shown on the board now") : tr("Shows the board under these rules"))));
        QFont font = m_table->font();
        font.setBold(isTried);
        header->setFont(font);
        m_table->setHorizontalHeaderItem(i, header);
    }
    for (int i = 0; i < std::ssize(m_comparison.rows); ++i) {
        auto *name = new QTableWidgetItem(capitalized(m_comparison.rows[i].name));
        name->setToolTip(plainly(name->text()));
        m_table->setVerticalHeaderItem(i, name);
        for (int j = 0; j < m_columns.size(); ++j)
            fillCell(i, j);
    }
    m_table->horizontalHeader()->setMinimumSectionSize(std::max(leastColumn, widthOfWords()));
    m_table->setVisible(!m_comparison.allAlike());
    m_all->setVisible(!alikeSentence().isEmpty());
    m_table->setCurrentCell(row, column);
    fitHeaderLater();
    showWords();
}

void CompareTable::fillCell(int row, int column)
{
    const ComparedCell &cell = m_comparison.rows[row].cells[m_columns[column]];
    const QString said = m_comparison.sentence(row, m_columns[column]);
    auto *item = new QTableWidgetItem(cell.text);
    item->setToolTip(plainly(said));
    item->setData(Qt::AccessibleTextRole, said);
    if (cell.verdict) {
        item->setForeground(verdictInk(*cell.verdict, palette()));
        if (*cell.verdict != Verdict::OutOfReach)
            item->setIcon(QIcon(QPixmap::fromImage(
                verdictImage(*cell.verdict, kindSide, devicePixelRatioF(), schemeFor(palette())))));
    }
    QFont font = m_table->font();
    font.setWeight(cell.differs ? QFont::DemiBold : QFont::Normal);
    item->setFont(font);
    m_table->setItem(row, column, item);
}

/// On a low page the rows are worth more than the headline, and the choice goes into the corner of the table.
void CompareTable::saveHeight()
{
    const bool low = height() <= 14 * fontMetrics().height();
    m_headline->setHidden(low);
    if (low == (m_all->parentWidget() == m_table))
        return;
    if (low) {
        m_top->removeWidget(m_all);
        m_all->setParent(m_table);
    } else {
        m_top->addWidget(m_all);
    }
    m_all->setVisible(!alikeSentence().isEmpty());
}

/// Once the columns are laid out.
void CompareTable::fitHeaderLater()
{
    QMetaObject::invokeMethod(this, &CompareTable::fitHeader, Qt::QueuedConnection);
}

/// How wide the widest of the texts that `partsOf` makes of a cell is there.
template <typename PartsOf> int CompareTable::widest(PartsOf partsOf) const
{
    constexpr int frame = 16; // of a cell
    int widest = 0;
    for (int row = 0; row < m_table->rowCount(); ++row)
        for (int column = 0; column < m_table->columnCount(); ++column) {
            const QTableWidgetItem *item = m_table->item(row, column);
            for (const QString &part : partsOf(item->text()))
                widest = std::max(widest, QFontMetrics(item->font()).horizontalAdvance(part) + frame +
                                              (item->icon().isNull() ? 0 : kindSide + 4));
        }
    return widest;
}

/// The width at which no verdict is broken into lines.
int CompareTable::widthOfCells() const
{
    constexpr int most = 240; // of a column
    return m_table->columnCount() *
           std::min(widest([](const QString &text) { return QStringList{text}; }), most);
}

/// The width at which no word of a verdict is cut.
int CompareTable::widthOfWords() const
{
    return widest([](const QString &text) { return text.split(u' '); });
}

/// Makes the names of the rows as wide as they need, but no wider than half of the table and what the columns
/// leave; on a low page a quarter, or more where a line of them is short: the columns share the rest.
void CompareTable::fitNames()
{
    constexpr int padding = 14, least = 110, wide = 210;
    const bool low = m_all->parentWidget() == m_table; // and rows worth more than columns
    const QFontMetrics letters(m_table->verticalHeader()->font());
    int wished = least;
    for (int row = 0; row < m_table->rowCount(); ++row)
        wished = std::max(wished, letters.horizontalAdvance(QString(m_comparison.rows[row].name)) + padding);
    const int share = std::max(m_table->width() / 4, std::min(m_table->width() * 2 / 5, wide));
    const int left = std::min(m_table->width() - widthOfCells(), m_table->width() / 2);
    const int most = std::max(low ? share : left, least);
    const int corner = low ? m_all->sizeHint().width() + padding : 0;
    m_table->verticalHeader()->setFixedWidth(std::max(std::clamp(most, least, wished), corner));
    m_table->doItemsLayout();
}

/// Makes the header as high as its names need, broken into lines, where enough is left for the rows.
void CompareTable::fitHeader()
{
    constexpr int padding = 10;
    fitNames();
    QHeaderView *header = m_table->horizontalHeader();
    const int line = QFontMetrics(m_table->font()).height();
    const int most = std::max((m_table->height() / 2 - padding) / line, 1);
    int height = 0;
    for (int i = 0; i < m_table->columnCount(); ++i) {
        QTableWidgetItem *item = m_table->horizontalHeaderItem(i);
        const QFontMetrics letters(item->font());
        const int width = header->sectionSize(i) - padding;
        item->setText(shortened(item->data(Qt::UserRole).toString(), letters, width, most));
        height = std::max(height,
                          letters.boundingRect({0, 0, width, 1000}, Qt::TextWordWrap, item->text()).height());
    }
    header->setFixedHeight(height + padding);
    if (m_all->parentWidget() == m_table)
        m_all->setGeometry(4, 2, m_table->verticalHeader()->width() - 4, height + padding - 2);
    fitRows();
}

/// Makes each row as high as its name and its words need.
void CompareTable::fitRows()
{
    constexpr int padding = 10, air = 4;
    m_table->resizeRowsToContents();
    const QFontMetrics letters(m_table->verticalHeader()->font());
    const QRect room(0, 0, m_table->verticalHeader()->width() - padding, 1000);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const int name =
            letters.boundingRect(room, Qt::TextWordWrap, m_comparison.rows[row].name).height() + air;
        m_table->setRowHeight(row, std::max(name, m_table->rowHeight(row)));
    }
}

void CompareTable::showWords()
{
    if (!m_question) {
        m_headline->setText(
            tr("Click a tower on the board, and this table shows where the rules disagree about it."));
        return;
    }
    const int row = m_table->currentRow(), column = m_table->currentColumn();
    const bool chosen =
        row >= 0 && row < std::ssize(m_comparison.rows) && column >= 0 && column < m_columns.size();
    m_headline->setText(chosen ? m_comparison.sentence(row, m_columns[column]) : m_comparison.headline());
}

QString CompareTable::alikeSentence() const
{
    QStringList names;
    for (int i = 1; i < std::ssize(m_comparison.columns); ++i)
        if (m_comparison.columns[i].group == 0)
            names << m_comparison.columns[i].name;
    if (m_comparison.allAlike() || names.isEmpty())
        return {};
    return tr("Same answer as under the table’s own rules: %1.", "list of rules")
        .arg(names.join(QStringLiteral("; ")));
}

void CompareTable::tryColumn(int column)
{
    if (column >= 0 && column < m_columns.size())
        emit rulesTried(m_comparison.columns[m_columns[column]].rules);
}

void CompareTable::light(int row)
{
    if (row >= 0 && row < std::ssize(m_comparison.rows))
        emit rowLit(m_comparison.rows[row].figure, m_comparison.rows[row].squares);
}

} // namespace towerwatch

#include "moc_comparetable.cpp"
