// SPDX-License-Identifier: MIT
/// What a player has in his supply: how many figures of each kind, if that is known.
#pragma once

#include "model/scenario/scenario.h"

#include <QWidget>

class QCheckBox;
class QSpinBox;

namespace towerwatch {

class SupplyBox : public QWidget
{
    Q_OBJECT

public:
    /// The figures are named in the words of `rules`.
    SupplyBox(const std::optional<Supply> &supply, TowerRules rules, QWidget *parent);

    /// What was entered; what was not touched stays as it was written.
    std::optional<Supply> supply() const;

private:
    std::optional<Supply> entered() const;

    std::optional<Supply> m_before, m_shown; ///< as it was, and as the box says it
    QCheckBox *m_stated;
    std::vector<std::pair<FigureKind, QSpinBox *>> m_counts;
};

} // namespace towerwatch
