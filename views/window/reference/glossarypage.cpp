// SPDX-License-Identifier: MIT
#include "views/window/reference/glossarypage.h"

#include "resources/catalogue.h"
#include "views/search/rulingsearch.h"
#include "views/window/reference/hitdelegate.h"
#include "views/window/widgets/widgets.h"
#include "views/window/widgets/wordfilter.h"
#include "views/words/words.h"

#include <QHeaderView>
#include <QLabel>
#include <QStandardItemModel>
#include <QTableView>

namespace towerwatch {

namespace {

QString wordsOf(const Term &term)
{
    const QString first = utf8(term.firstEdition), second = utf8(term.secondEdition);
    if (first == second)
        return first.isEmpty() ? QStringLiteral("–") : first;
    QStringList lines;
    if (!second.isEmpty())
        lines << GlossaryPage::tr("%1 (second edition)").arg(second);
    if (!first.isEmpty())
        lines << GlossaryPage::tr("%1 (first edition)").arg(first);
    return lines.join(u'\n');
}

} // namespace

GlossaryPage::GlossaryPage(QWidget *parent)
    : QWidget(parent)
    , m_model(new QStandardItemModel(this))
    , m_filter(new WordFilter(this))
    , m_delegate(new HitDelegate(this))
    , m_search(new SearchLine(this))
    , m_count(new QLabel(this))
    , m_table(new QTableView(this))
{
    setObjectName(QStringLiteral("glossary"));
    m_filter->setSourceModel(m_model);
    m_search->setMaximumWidth(320);
    m_table->setModel(m_filter);
    m_table->setItemDelegate(m_delegate);
    plainTable(*m_table);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(0, Qt::AscendingOrder);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    auto *row = layRow(nullptr, {{m_search, 1}, m_count, {}}, {QMargins(8, 4, 8, 4), 8});
    layColumn(this, {row, {m_table, 1}}, noAir);
    connect(m_search, &SearchLine::textChanged, this, &GlossaryPage::filter);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            &GlossaryPage::measureRowsLater);
    connect(m_search, &SearchLine::leftForResults, this, [this] {
        m_table->setFocus();
        if (!m_table->currentIndex().isValid())
            m_table->setCurrentIndex(m_filter->index(0, 0));
    });
    whenTranslated(this, [this] {
        fill();
        m_search->setPurpose(tr("Search the glossary"));
        m_table->setAccessibleName(tr("Glossary"));
        filter();
    });
    whenEvent(this, {QEvent::Show, QEvent::Resize, QEvent::FontChange}, [this] { measureRowsLater(); });
}

void GlossaryPage::filter()
{
    const Texts words = searchWords(m_search->text().toStdString());
    m_delegate->setWords(words);
    m_filter->setWords(words);
    if (isVisible())
        m_table->resizeRowsToContents();
    m_table->viewport()->update();
    const int count = m_filter->rowCount();
    m_count->setText(count > 0 ? tr("%n term(s)", nullptr, count)
                               : tr("No term matches. Escape clears the search."));
}

void GlossaryPage::measureRowsLater()
{
    const auto measure = [this] {
        if (isVisible())
            m_table->resizeRowsToContents();
    };
    QMetaObject::invokeMethod(this, measure, Qt::QueuedConnection);
}

void GlossaryPage::fill()
{
    const auto languages = glossaryLanguages();
    QList<std::size_t> columns;
    for (std::size_t i = 0; i < languages.size(); ++i)
        columns.insert(currentLanguage() == utf8(languages[i]) ? 0 : columns.size(), i);
    m_model->clear();
    for (const GlossaryEntry &entry : glossary()) {
        QList<QStandardItem *> row;
        for (const std::size_t i : columns) {
            row << new QStandardItem(wordsOf(entry.terms[i]));
            row.last()->setEditable(false);
        }
        m_model->appendRow(row);
    }
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_model->setHorizontalHeaderItem(column,
                                         new QStandardItem(languageName(utf8(languages[columns[column]]))));
}

} // namespace towerwatch

#include "moc_glossarypage.cpp"
