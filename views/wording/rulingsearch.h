// SPDX-License-Identifier: MIT
/// Finding rulings, and the shipped scenarios that show them.
#pragma once

#include "model/referee/rulings.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>
#include <span>

namespace towerwatch {

/// What rulings must have; what is empty does not matter.
struct RulingFilter
{
    QString words = {}; ///< all of them, in title, text or id, whatever case and accents
    QStringList ids = {};
    std::optional<RulingKind> kind = {};
    QString edition = {}; ///< c1, c2, c3
    QString topic = {};
};

/// The rulings that pass a filter, in catalogue order, with the words of the program's language.
QList<const Ruling *> findRulings(const RulingFilter &filter);

/// `text` without case and accents, as searching compares it.
QString folded(const QString &text);

/// The shipped scenarios that show a ruling, as paths inside the scenario library.
std::span<const std::string_view> scenariosOf(RulingId id);

} // namespace towerwatch
