// SPDX-License-Identifier: MIT
/// The phone page: a scenario as one HTML page that needs nothing else, no network and no program.
#pragma once

#include "views/telling/explanation.h"

#include <QByteArray>
#include <QStringList>
#include <functional>

namespace towerwatch {

/// Makes the program speak a language.
using Speak = std::function<void(const QString &language)>;

/// Largest page that is made: phones with a slow connection open it, and messengers carry it.
inline constexpr int mostPageBytes = 500'000;

/// The page: the board, and for each question, tower, watchtower and figure its answer with the footnotes in
/// all `languages`. It opens in the language the program speaks, and the program speaks it again afterwards.
/// Empty where that would be more than `mostPageBytes`.
QByteArray phonePage(const Position &position, const QStringList &languages, const Speak &speak,
                     Cited cited = Cited::Deciding);

/// The page with the whole referee, as tools/web makes it, so that it opens this scenario; empty where `page`
/// is none.
QByteArray refereePage(QByteArray page, const Scenario &scenario);

/// Why there is no page, as a sentence.
QString pageTooLarge();

} // namespace towerwatch
