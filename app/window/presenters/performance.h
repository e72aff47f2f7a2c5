// SPDX-License-Identifier: MIT
/// Carrying out what a ruling allows, as one undo step.
#pragma once

#include "app/window/presenters/steps.h"

#include <QCoreApplication>

namespace towerwatch {

struct Performance
{
    Q_DECLARE_TR_FUNCTIONS(Performance)

public:
    /// For the answer on a desk and the selected figure.
    explicit Performance(const Desk &desk);

    QString name = {};               ///< for a button; empty: there is nothing to carry out
    QString title = {}, asking = {}; ///< of a choice that has to be made first
    QStringList choices = {};        ///< empty: no choice
    std::function<Step(std::size_t chosen)> step = {};
    std::function<QString(std::size_t chosen)> done = {}; ///< what it did, as a sentence
    bool aboutFloor = false;                              ///< the step places the floor that is asked about
    bool captures = false;
    /// The tower that gets the floor.
    Square tower() const { return m_at; }

private:
    void of(const PlaceFloorAnswer &floor, const Desk &desk);
    void of(const PlaceFigureAnswer &figure, const Desk &desk);
    void of(const RansomAnswer &ransom, const Desk &desk);
    void of(const OutlookAnswer &outlook, const Desk &desk);
    void of(const auto &, const Desk &) {}
    void capture(const FigureVerdict &verdict, const Desk &desk);
    QString floorWords() const;

    PositionPtr m_position;
    Colour m_by = Colour::Red;
    Square m_at{};
};

} // namespace towerwatch
