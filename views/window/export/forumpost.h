// SPDX-License-Identifier: MIT
/// An answer as text for forums and chats, with its sources.
#pragma once

#include "views/telling/page.h"

#include <QString>

namespace towerwatch {

/// The markup a forum reads.
enum class Markup { Markdown, BBCode };

/// Title, rules, question, verdict, rows and the titles of the rulings; `code`, unless empty, is added so
/// that readers can open the board.
QString forumPost(const Position &position, const Answer &answer, Markup markup, const QString &code = {});

} // namespace towerwatch
