// SPDX-License-Identifier: MIT
/// What the page can ask: one function a request. Each reads its fields and answers with a value; a request
/// that refuses one of them changes nothing.
#pragma once

#include "app/page/request.h"
#include "app/page/table.h"
#include "model/referee/answers.h"

#include <span>

namespace towerwatch::web {

struct Handler
{
    std::string_view name;
    Value (*handle)(Table &table, Request &request);
};

/// Requests that change the table; the answer is the table as it is then.
std::span<const Handler> changes();
/// Requests that open a scenario or hand it on.
std::span<const Handler> sharing();
/// What could be laid, put or asked.
std::span<const Handler> choices();
/// Pictures of the board and of what lies on it.
std::span<const Handler> pictures();
/// Answers, rulings and boards in words.
std::span<const Handler> rulings();
/// The language and all words that do not depend on the board.
std::span<const Handler> languages();
/// The JSON of the command line.
std::span<const Handler> explaining();

/// Does what a request asks and gives the answer as JSON; a refused request is {"errors": [...]}. Total: any
/// bytes may be given.
std::string call(Table &table, std::string_view request);

/// The figure that a field names by its place in the list; -1 where it is none, which is refused.
int figureOf(const Table &table, Request &request, std::string_view key);
/// The question that a field holds in the words of a scenario file; nothing where it is refused.
std::optional<Question> questionOf(const Table &table, Request &request, std::string_view key);
/// A question as requests name it: in the words of a scenario file, without what it expects.
std::string questionText(Question question);
/// The rules with those that a request names.
TableRules rulesFrom(Request &request, TableRules rules);

/// A question that was answered, on the table or under what is tried: other rules, another player or height.
struct Asked
{
    PositionPtr position;
    Answer answer;
};
/// Answers the question that a field holds; nothing where it is refused.
std::optional<Asked> askedOf(const Table &table, Request &request, std::string_view key);

} // namespace towerwatch::web
