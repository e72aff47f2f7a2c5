// SPDX-License-Identifier: MIT
/// The sets of which tiles are offered, those that can occur before the others.
#pragma once

#include "views/search/inplay.h"

#include <QComboBox>

namespace towerwatch {

class TileSetBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    /// The set that is shown, as tiles name it: empty is a scenario's own, null all of them.
    QString set() const { return currentData().toString(); }
    void setSet(const QString &set) { setCurrentIndex(placeOf(set)); }
    /// Says nothing of a change: the same set stays.
    void setInPlay(const InPlay &inPlay);
    void retranslate();

private:
    void fill();
    int placeOf(const QString &set) const;
    bool isInPlay(const QString &set) const;

    InPlay m_inPlay;
};

} // namespace towerwatch
