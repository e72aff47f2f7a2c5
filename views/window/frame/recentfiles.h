// SPDX-License-Identifier: MIT
/// The files that were open last, kept in the settings, and the menu that offers them.
#pragma once

#include <QMenu>

namespace towerwatch {

class RecentFiles : public QObject
{
    Q_OBJECT

public:
    /// Fills `menu` whenever it is about to be shown.
    explicit RecentFiles(QMenu *menu);

    QStringList paths() const;
    void add(const QString &path);
    void remove(const QString &path);

    static constexpr int most = 10;

signals:
    void chosen(const QString &path);

private:
    void fill();
    QMenu *m_menu;
};

} // namespace towerwatch
