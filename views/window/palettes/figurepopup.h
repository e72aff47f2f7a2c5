// SPDX-License-Identifier: MIT
/// The kinds of figures that few tables have, by name and found by typing.
#pragma once

#include "model/scenario/scenario.h"

#include <QFrame>

class QListWidget;
class QListWidgetItem;

namespace towerwatch {

class SearchLine;

class FigurePopup : public QFrame
{
    Q_OBJECT

public:
    explicit FigurePopup(QWidget *parent);

    /// Opens below a widget with the figures of a player, named as his rules do, and the search line focused.
    void popUp(const QWidget &below, Colour player, TowerRules rules);
    SearchLine *search() const { return m_search; }
    QListWidget *list() const { return m_list; }

signals:
    void picked(FigureKind kind);

private:
    void fill(Colour player, TowerRules rules);
    void filter(const QString &typed);
    void leaveSearch(bool entered);
    void pick(const QListWidgetItem *item);

    SearchLine *m_search;
    QListWidget *m_list;
};

} // namespace towerwatch
