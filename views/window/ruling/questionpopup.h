// SPDX-License-Identifier: MIT
/// Everything that can be asked about a board, grouped by what it is about and found by typing.
#pragma once

#include "model/scenario/scenario.h"
#include "views/search/wordindex.h"
#include "views/telling/questionwords.h"

#include <QFrame>
#include <QPersistentModelIndex>

class QLabel;
class QStandardItemModel;
class QTreeView;

namespace towerwatch {

class FoundQuestions;
class HitDelegate;
class SearchLine;

struct QuestionEntry
{
    QuestionGroup group;
    QString name;
    QString words = {};   ///< further words that find it, as do their synonyms
    bool current = false; ///< it is the one that is answered
};

class QuestionPopup : public QFrame
{
    Q_OBJECT

public:
    explicit QuestionPopup(QWidget *parent);

    /// Offers questions; picked() gives the index in this list.
    void setEntries(const QList<QuestionEntry> &entries);
    /// Opens below a widget, with the search line focused.
    void popUp(const QWidget &below);
    SearchLine *search() const { return m_search; }
    QTreeView *tree() const { return m_tree; }

signals:
    void picked(int entry);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    List<int> found(const QString &typed);
    void openGroups(bool all);
    void filter(const QString &typed);
    /// The first question that is found, below its heading; invalid: none is.
    QModelIndex first() const;
    void leaveSearch(bool entered);
    void enterTree();
    void pick(const QModelIndex &index);

    SearchLine *m_search;
    QTreeView *m_tree;
    QLabel *m_nothing; ///< says that nothing is found
    QStandardItemModel *m_model;
    FoundQuestions *m_found;
    QPersistentModelIndex m_answered; ///< of the question that is answered, in `m_model`
    HitDelegate *m_delegate;
    Texts m_texts;                    ///< by which each entry is found
    std::optional<WordIndex> m_index; ///< of them, once words are typed that none of them has
};

} // namespace towerwatch
