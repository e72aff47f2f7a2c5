// SPDX-License-Identifier: MIT
/// The reference: all rulings, to be searched, picked by topic, kind and edition, and read one at a time.
#pragma once

#include "views/search/inplay.h"

#include <QWidget>

class QAction;
class QBoxLayout;
class QComboBox;
class QLabel;
class QListView;
class QModelIndex;
class QStackedWidget;

namespace towerwatch {

class ArticleView;
class HitDelegate;
class ReferenceModel;
class SearchLine;

class ReferencePage : public QWidget
{
    Q_OBJECT

public:
    explicit ReferencePage(QWidget *parent = nullptr);

    /// The ruling that is shown; empty: none.
    QString current() const;
    ArticleView *article() const { return m_article; }
    QListView *list() const { return m_list; }
    SearchLine *search() const { return m_search; }
    /// The steps back and forward, for other places from which entries are opened.
    QList<QAction *> steps() const { return {m_back, m_forward}; }

public slots:
    /// Shows a ruling that something outside the page mentions; back() from it emits leftFor().
    void open(const QString &id);
    /// Shows the previous entry, or emits leftFor() where open() was called.
    void back();
    void forward();
    /// What can occur comes before what only other expansions have.
    void setInPlay(const towerwatch::InPlay &inPlay);

signals:
    /// The user wants to open a shipped scenario.
    void exampleAsked(const QString &path);
    void rulingShown(const QString &id);
    /// The user went back from an entry to the place outside that opened it.
    void leftFor(const QString &id);

private:
    /// A step of the history.
    struct Visit
    {
        QString id;           ///< the entry that was shown
        bool outside = false; ///< or rather the place outside that opened it
        bool browsed = false; ///< the keyboard was moving through the list
    };

    QWidget *buildTop();
    /// Puts the choices below the search where one row would cut their words.
    void arrangeTop();
    void connectParts();
    void retranslate();
    void fillChoices();
    void filter();
    void visit(const Visit &next);
    void showEntry(const QString &id);
    void browseTo(const QModelIndex &index);
    void goTo(int visit);

    ReferenceModel *m_model;
    HitDelegate *m_delegate;
    QBoxLayout *m_top = nullptr;
    SearchLine *m_search;
    QComboBox *m_topics, *m_kinds, *m_editions, *m_languages;
    QAction *m_back, *m_forward;
    InPlay m_inPlay;
    QStackedWidget *m_lists;
    QListView *m_list;
    QLabel *m_nothing;
    ArticleView *m_article;
    QList<Visit> m_visits;
    int m_visit = -1;
    bool m_selecting = false; ///< the program itself changes the selection of the list
};

} // namespace towerwatch
