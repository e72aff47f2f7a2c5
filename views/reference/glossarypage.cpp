// SPDX-License-Identifier: MIT
#include "views/reference/glossarypage.h"

#include "views/look/searchline.h"
#include "views/reference/glossarymodel.h"
#include "views/reference/hitdelegate.h"
#include "views/wording/searchhits.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>

namespace towerwatch {

GlossaryPage::GlossaryPage(QWidget *parent)
    : QWidget(parent)
    , m_model(new GlossaryModel(this))
    , m_filter(new GlossaryFilter(this))
    , m_delegate(new HitDelegate(this))
    , m_search(new SearchLine(this))
    , m_count(new QLabel(this))
    , m_table(new QTableView(this))
{
    setObjectName(QStringLiteral("glossary"));
    m_filter->setSourceModel(m_model);
    m_filter->sort(0);
    m_search->setMaximumWidth(320);
    m_table->setModel(m_filter);
    m_table->setItemDelegate(m_delegate);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(8);
    row->addWidget(m_search, 1);
    row->addWidget(m_count);
    row->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_table, 1);
    connect(m_search, &SearchLine::textChanged, this, &GlossaryPage::filter);
    connect(m_search, &SearchLine::leftForResults, this, [this] {
        m_table->setFocus();
        if (!m_table->currentIndex().isValid())
            m_table->setCurrentIndex(m_filter->index(0, 0));
    });
    retranslate();
}

void GlossaryPage::startSearch()
{
    m_search->start();
}

void GlossaryPage::filter()
{
    const QStringList words = searchWords(m_search->text());
    m_delegate->setWords(words);
    m_filter->setWords(words);
    if (isVisible())
        m_table->resizeRowsToContents();
    m_table->viewport()->update();
    const int count = m_filter->rowCount();
    m_count->setText(count > 0 ? tr("%n term(s)", nullptr, count)
                               : tr("No term fits. Escape clears the search."));
}

void GlossaryPage::retranslate()
{
    m_model->retranslate();
    m_search->setPurpose(tr("Search the glossary"));
    m_table->setAccessibleName(tr("Glossary"));
    filter();
}

void GlossaryPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        m_table->resizeRowsToContents();
}

void GlossaryPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    measureRowsLater();
}

void GlossaryPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    measureRowsLater();
}

void GlossaryPage::measureRowsLater()
{
    const auto measure = [this] {
        if (isVisible())
            m_table->resizeRowsToContents();
    };
    QMetaObject::invokeMethod(this, measure, Qt::QueuedConnection);
}

} // namespace towerwatch
