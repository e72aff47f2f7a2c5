// SPDX-License-Identifier: MIT
/// The scenarios of a collection as a list: what each decides, whether it answers as it expects, and a small
/// picture, which is asked for when it is about to be seen.
#pragma once

#include <QAbstractListModel>
#include <QCache>
#include <QHash>
#include <QImage>

namespace towerwatch {

/// How the answers of a scenario stand to what it expects.
enum class Standing { Waiting, Met, Differs, ExpectsNothing, Unreadable };

/// A scenario of a collection.
struct CollectedScenario
{
    QString path; ///< absolute
    Standing standing = Standing::Waiting;
    int expected = 0, differing = 0; ///< questions that expect something, and of these those not met
    QString title = {};              ///< empty: it has none
    QString decides = {};            ///< its first question and the verdict
    QString trouble = {};            ///< what differs, or why it cannot be read
};

class CollectionModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// What an item has besides its title or, without one, the name of its file.
    enum Role {
        PathRole = Qt::UserRole + 1,
        StandingRole, ///< a Standing
        StateRole,    ///< the same in words
        DecidesRole,
        OpenRole, ///< bool: it is open in the window
        SearchRole
    };

    using QAbstractListModel::QAbstractListModel;

    /// Lists files, of which nothing is known yet. Their names are told from `folder` on.
    void setFiles(const QString &folder, const QStringList &paths);
    /// Takes over what was found out; files that are not listed are left out.
    void setChecked(const QList<CollectedScenario> &found);
    void setPicture(const QString &path, const QImage &picture);
    /// Has all pictures asked for again.
    void forgetPictures();
    /// Marks the scenario that is open in the window; an empty path: none.
    void setOpen(const QString &path);
    /// The words of the program are in another language.
    void reword();

    /// How many scenarios stand like this.
    int count(Standing standing) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

signals:
    /// A picture that is not known is about to be seen.
    void pictureWanted(const QString &path) const;

private:
    QString stateOf(const CollectedScenario &scenario) const;
    QString nameOf(const CollectedScenario &scenario) const;
    void changed(const QString &path);

    QString m_folder, m_open;
    QList<CollectedScenario> m_scenarios;
    QHash<QString, int> m_rows;                   ///< by path
    QCache<QString, QImage> m_pictures{32 << 10}; ///< by path; costs in kilobytes
};

} // namespace towerwatch
