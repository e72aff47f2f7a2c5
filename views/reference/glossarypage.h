// SPDX-License-Identifier: MIT
/// The glossary: what things are called in each language and edition, side by side.
#pragma once

#include <QStandardItemModel>
#include <QWidget>

class QLabel;
class QTableView;

namespace towerwatch {

class HitDelegate;
class SearchLine;
class WordFilter;
struct Term;

/// The terms of the games as a table: a term a row, a language a column, the language of the program first.
class GlossaryModel : public QStandardItemModel
{
    Q_OBJECT

public:
    explicit GlossaryModel(QObject *parent = nullptr);

    /// Puts the language of the program first.
    void retranslate();

private:
    static QString wordsOf(const Term &term);
};

class GlossaryPage : public QWidget
{
    Q_OBJECT

public:
    explicit GlossaryPage(QWidget *parent = nullptr);

    QTableView *table() const { return m_table; }
    SearchLine *search() const { return m_search; }

public slots:
    /// Readies the page for typing what to look for.
    void startSearch();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Makes the rows as high as their words, once the columns have their widths and somebody sees them.
    void measureRowsLater();
    void retranslate();
    void filter();

    GlossaryModel *m_model;
    WordFilter *m_filter;
    HitDelegate *m_delegate;
    SearchLine *m_search;
    QLabel *m_count;
    QTableView *m_table;
};

} // namespace towerwatch
