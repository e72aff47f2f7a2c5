// SPDX-License-Identifier: MIT
/// The kinds of figures that few tables have, by name and found by typing.
#pragma once

#include "views/search/inplay.h"

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
    void popUp(const QWidget &below, Colour player, TowerRules rules, const InPlay &inPlay = {});
    /// What it offers: the kinds that are not always at hand, those that can occur before the others.
    static std::vector<FigureKind> kindsFor(const InPlay &inPlay);
    SearchLine *search() const { return m_search; }
    QListWidget *list() const { return m_list; }

signals:
    void picked(FigureKind kind, bool byMouse);

private:
    void fill(Colour player, TowerRules rules, const InPlay &inPlay);
    void filter(const QString &typed);
    void leaveSearch(bool entered);
    void pick(const QListWidgetItem *item, bool byMouse);

    SearchLine *m_search;
    QListWidget *m_list;
};

} // namespace towerwatch
