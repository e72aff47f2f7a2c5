// SPDX-License-Identifier: MIT
/// What can be carried out of the ruling in the window: the deeds of the selected figure or of the whole
/// answer, as one button.
#pragma once

#include "app/window/presenters/steps.h"
#include "model/desk/deeds.h"

#include <QCoreApplication>

namespace towerwatch {

class Performance
{
    Q_DECLARE_TR_FUNCTIONS(Performance)

public:
    /// Of the answer on a desk, which must outlive it, and the figure that is selected.
    explicit Performance(const Desk &desk);

    const std::vector<Deed> &deeds() const { return m_deeds; } ///< more than one: the player chooses
    /// For the button; empty: there is nothing to carry out.
    QString name() const;
    QString title() const;  ///< of the choice
    QString asking() const; ///< what is to be chosen
    QStringList choices() const;
    Step step(const Deed &deed) const;

private:
    const Desk &m_desk;
    std::vector<Deed> m_deeds;
};

} // namespace towerwatch
