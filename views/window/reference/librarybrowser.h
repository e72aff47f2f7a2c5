// SPDX-License-Identifier: MIT
/// Lets the user choose one of the shipped scenarios: by topic or search, with a picture of the board.
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QStandardItemModel;
class QTreeView;

namespace towerwatch {

class HitDelegate;
class PagePreview;
class SearchLine;
class WordFilter;

class LibraryBrowser : public QDialog
{
    Q_OBJECT

public:
    /// What a scenario's item has besides its title.
    enum Role { PathRole = Qt::UserRole + 1, SearchRole };

    explicit LibraryBrowser(QWidget *parent = nullptr);

    /// The path of the scenario that is selected; empty: none.
    QString current() const;
    QTreeView *tree() const { return m_tree; }
    SearchLine *search() const { return m_search; }

signals:
    /// The user wants to open this scenario.
    void chosen(const QString &path);

private:
    QWidget *buildList();
    void connectParts();
    void retranslate();
    void fill();
    void filter();
    void showCurrent();
    void preview(const QString &path);
    void choose();
    void goToResults();

    QStandardItemModel *m_model; ///< topics, and under each its scenarios
    WordFilter *m_filter;
    HitDelegate *m_delegate;
    SearchLine *m_search;
    QTreeView *m_tree;
    PagePreview *m_preview;
    QDialogButtonBox *m_buttons;
};

} // namespace towerwatch
