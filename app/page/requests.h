// SPDX-License-Identifier: MIT
/// The requests of the page, one function for each. It reads its fields and returns a value; a request with a
/// wrong field changes nothing.
#pragma once

#include "app/page/pagetable.h"
#include "app/page/request.h"
#include "model/format/scenarioreader.h"
#include "model/referee/answers.h"

#include <span>

namespace towerwatch::web {

struct Handler
{
    std::string_view name;
    Value (*handle)(Table &table, Request &request);
};

/// Requests that change the table; each returns the changed table.
std::span<const Handler> changes();
/// Requests that open or share a scenario.
std::span<const Handler> sharing();
/// Requests for what can be laid, put on the board or asked.
std::span<const Handler> choices();
/// Requests for pictures of the board and of what lies on it.
std::span<const Handler> pictures();
/// Requests for answers, rulings and boards in words.
std::span<const Handler> rulings();
/// Goes over to a language, if one is named, or to the first known one of those that are wished for; tells
/// the languages and all words that do not depend on the board.
Value language(Table &table, Request &request);
/// Requests about a scenario that a program brings along, and for the language.
std::span<const Handler> programs();

/// Carries out a request and returns its answer as JSON, or {"errors": [...]} if it is refused. Any bytes may
/// be given.
std::string call(Table &table, std::string_view request);

/// The figure whose index a field holds; if there is none, refuses the request and returns -1.
int figureOf(const Table &table, Request &request, std::string_view key);
/// A question as requests hold it: written as in a scenario file, without what it expects.
std::string questionText(Question question);
/// The scenario whose "text" or code a request brings, or the one of the library at its "path". Refuses the
/// request with the lines of the command line where something is wrong.
ReadResult scenarioOf(Request &request);
/// `rules`, replaced where the request names others.
TableRules rulesFrom(Request &request, TableRules rules);

} // namespace towerwatch::web
