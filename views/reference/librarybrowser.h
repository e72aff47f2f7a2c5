// SPDX-License-Identifier: MIT
/// Lets somebody choose one of the shipped scenarios: by topic or search, with a picture of the board.
#pragma once

#include <QDialog>
#include <QStandardItemModel>

class QDialogButtonBox;
class QLabel;
class QTreeView;

namespace towerwatch {

class BoardPreview;
class HitDelegate;
class SearchLine;
class WordFilter;

/// The shipped scenarios as a tree: topics, and under each its scenarios.
class LibraryModel : public QStandardItemModel
{
    Q_OBJECT

public:
    enum Role { PathRole = Qt::UserRole + 1, SearchRole };

    explicit LibraryModel(QObject *parent = nullptr);

    /// Names all in the language of the program.
    void retranslate();
};

class LibraryBrowser : public QDialog
{
    Q_OBJECT

public:
    explicit LibraryBrowser(QWidget *parent = nullptr);

    /// The path of the scenario that is selected; empty: none.
    QString current() const;
    QTreeView *tree() const { return m_tree; }
    SearchLine *search() const { return m_search; }

signals:
    /// Somebody wants this scenario on the board.
    void chosen(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *buildList();
    QWidget *buildPreview();
    void connectParts();
    void retranslate();
    void filter();
    void showCurrent();
    void choose();
    void goToResults();

    LibraryModel *m_model;
    WordFilter *m_filter;
    HitDelegate *m_delegate;
    SearchLine *m_search;
    QTreeView *m_tree;
    QLabel *m_title, *m_question, *m_notes;
    BoardPreview *m_picture;
    QDialogButtonBox *m_buttons;
};

} // namespace towerwatch
