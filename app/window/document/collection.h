// SPDX-License-Identifier: MIT
/// The scenarios of a folder, or several that were opened at once: listed, checked against what they expect
/// and drawn small, a little at a time while the window has nothing else to do.
#pragma once

#include "app/system/listing.h"
#include "views/window/collection/collectionpage.h"

#include <QTimer>

namespace towerwatch {

class Collection : public QObject
{
    Q_OBJECT

public:
    explicit Collection(QObject *parent = nullptr);

    /// Files are listed up to so many.
    static constexpr qsizetype mostFiles = 10'000;

    /// Opens files, and folders with what lies below them, in place of what was open; listed() follows.
    void open(const QStringList &places);
    /// The folder that all of it lies in; empty: nothing was opened.
    const QString &folder() const { return m_folder; }
    const QStringList &files() const { return m_listing.files; }
    bool isCut() const { return m_listing.isCut; }

    /// Lists the files again and checks them all.
    void checkAll();
    /// Checks one of the files again.
    void check(const QString &path);
    /// Has a picture drawn; of many the one that was wanted last comes first.
    void draw(const PictureWish &wish);

signals:
    /// files() are known.
    void listed();
    void checked(const QList<CollectedScenario> &found);
    void drawn(const QString &path, const QImage &picture);

private:
    void work();
    void list();
    void drawNext();

    QStringList m_places; ///< absolute; folders end with a slash, also when they are gone
    QString m_folder;
    FolderListing m_listing;
    bool m_isListed = true;
    QStringList m_unchecked; ///< files that are to be checked
    QList<PictureWish> m_wishes;
    QTimer m_timer{this}; ///< active while there is something to do
};

} // namespace towerwatch
