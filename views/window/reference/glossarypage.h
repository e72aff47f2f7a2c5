// SPDX-License-Identifier: MIT
/// The glossary: what things are called in each language and edition, side by side.
#pragma once

#include <QWidget>

class QLabel;
class QStandardItemModel;
class QTableView;

namespace towerwatch {

class HitDelegate;
class SearchLine;
class WordFilter;

class GlossaryPage : public QWidget
{
    Q_OBJECT

public:
    explicit GlossaryPage(QWidget *parent = nullptr);

    QTableView *table() const { return m_table; }
    SearchLine *search() const { return m_search; }

private:
    /// Makes the rows as high as their words, once the columns have their widths and the page is visible.
    void measureRowsLater();
    void fill();
    void filter();

    QStandardItemModel *m_model; ///< a term a row, a language a column, the language of the program first
    WordFilter *m_filter;
    HitDelegate *m_delegate;
    SearchLine *m_search;
    QLabel *m_count;
    QTableView *m_table;
};

} // namespace towerwatch
