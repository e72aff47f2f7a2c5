// SPDX-License-Identifier: MIT
/// The page of a collection: its scenarios as cards, searched by typing.
#pragma once

#include "views/drawing/art.h"
#include "views/window/collection/collectionmodel.h"

#include <QWidget>

class QLabel;
class QListView;
class QPushButton;

namespace towerwatch {

class SearchLine;
class WordFilter;

/// A picture of the board in a file.
struct PictureWish
{
    QString path;
    QSize pixels; ///< at most
    drawing::Scheme scheme = drawing::Scheme::Light;
};

class CollectionPage : public QWidget
{
    Q_OBJECT

public:
    explicit CollectionPage(QWidget *parent = nullptr);

    /// Shows the scenarios of a folder; `isCut`: there are more than these.
    void setFiles(const QString &folder, const QStringList &paths, bool isCut);
    void setChecked(const QList<CollectedScenario> &found);
    void setPicture(const QString &path, const QImage &picture) { m_model->setPicture(path, picture); }
    /// Marks the scenario that is open in the window and goes to it.
    void showOpen(const QString &path);

    /// The path of the scenario that stands `by` after the open one in what the search leaves; without an
    /// open one the first or last; empty: there is none.
    QString beside(int by) const;

    CollectionModel *model() const { return m_model; }
    QListView *list() const { return m_list; }
    SearchLine *search() const { return m_search; }

signals:
    /// The user wants to open this scenario.
    void chosen(const QString &path);
    void pictureWanted(const PictureWish &wish);
    /// The user wants all to be checked again.
    void checkAsked();

private:
    void connectParts();
    void retranslate();
    void summarize();
    void goToResults(bool entered);
    QModelIndex shownIndex(const QString &path) const;

    CollectionModel *m_model;
    WordFilter *m_filter;
    SearchLine *m_search;
    QLabel *m_summary, *m_nothing;
    QPushButton *m_again;
    QListView *m_list;
    QString m_folder; ///< empty: no collection was opened
    QString m_open;
    bool m_isCut = false;
};

} // namespace towerwatch
