// SPDX-License-Identifier: MIT
/// A scenario as one HTML page that needs nothing else: no network, no program.
#pragma once

#include "model/position.h"

#include <QByteArray>
#include <QStringList>
#include <functional>

namespace towerwatch {

/// Makes the program speak a language.
using Speak = std::function<void(const QString &language)>;

/// The page: the board, and for each question, tower, watchtower and figure its answer with the footnotes in
/// all `languages`. It opens in the language the program speaks, and the program speaks it again afterwards.
QByteArray htmlPage(const Position &position, const QStringList &languages, const Speak &speak);

} // namespace towerwatch
