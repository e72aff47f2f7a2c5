// SPDX-License-Identifier: MIT
/// The scenarios of a folder, or several that were opened at once: listed, checked against what they expect,
/// and drawn small, all on threads of its own; what changes on disk is checked again.
#pragma once

#include "views/window/collection/collectionpage.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QSet>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <memory>

namespace towerwatch {

class Collection : public QObject
{
    Q_OBJECT

public:
    explicit Collection(QObject *parent = nullptr);
    ~Collection() override;

    /// Files are listed up to so many.
    static constexpr qsizetype mostFiles = 10'000;

    /// Opens files, and folders with what lies below them, in place of what was open; listed() follows.
    void open(const QStringList &places);
    /// The folder that all of it lies in; empty: nothing was opened.
    const QString &folder() const { return m_folder; }
    const QStringList &files() const { return m_files; }
    bool isCut() const { return m_isCut; }

    /// Lists the files again and checks those that changed.
    void look();
    /// Checks all again: words are in another language.
    void checkAll();
    /// Has a picture drawn; of many the one that was wanted last comes first.
    void draw(const PictureWish &wish);

signals:
    /// files() are known, or are others.
    void listed();
    void checked(const QList<CollectedScenario> &found);
    /// All files were checked.
    void finished();
    void drawn(const QString &path, const QImage &picture);

private:
    /// What tells that a file changed.
    struct Stamp
    {
        QDateTime time;
        qint64 size = -1;
        friend bool operator==(const Stamp &, const Stamp &) = default;
    };
    using Stamps = QHash<QString, Stamp>;
    using Stop = std::shared_ptr<std::atomic_bool>;
    struct Job;

    static void work(const Job &job);
    static Stamp stampOf(const QString &path);
    void take(const QStringList &files, const QStringList &folders, bool isCut);
    void watch(const QStringList &paths);
    void drawNext();

    QStringList m_places; ///< absolute; folders end with a slash, also when they are gone
    QStringList m_files;
    QString m_folder;
    bool m_isCut = false;
    Stamps m_stamps;         ///< of the files as they were checked last
    QSet<QString> m_changed; ///< since, as the system says
    Stop m_stop;             ///< set: the work that is under way is not wanted any more; null: none is
    bool m_again = false;
    QFileSystemWatcher m_watcher;
    QTimer m_timer{this};
    QList<PictureWish> m_wishes;
    bool m_drawing = false;
    QThreadPool m_checkers, m_painters; ///< last members: their destructors wait for what runs
};

} // namespace towerwatch
