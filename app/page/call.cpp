// SPDX-License-Identifier: MIT
#include "app/page/requests.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"
#include "views/words/words.h"

namespace towerwatch::web {

std::string call(Table &table, std::string_view bytes)
{
    Request request(bytes);
    const Handler *known = nullptr;
    for (const auto handlers : {changes(), sharing(), choices(), pictures(), rulings(), programs()})
        for (const Handler &handler : handlers)
            if (handler.name == request.text("do"))
                known = &handler;
    if (!known)
        request.refuse("do");
    Value value = known && request.errors().empty() ? known->handle(table, request) : Value();
    return toJson(request.errors().empty() ? value : Value::map("errors", request.errors()));
}

int figureOf(const Table &table, Request &request, std::string_view key)
{
    const int count = table.board().figureCount();
    if (count > 0)
        return request.number(key, 0, count - 1);
    request.refuse(key);
    return -1;
}

TableRules rulesFrom(Request &request, TableRules rules)
{
    if (request.says("tower"))
        rules.tower = request.word<TowerRules>("tower");
    if (request.says("watchtowers"))
        rules.watchtowers = request.word<WatchtowerRules>("watchtowers");
    if (!request.has("house"))
        return rules;
    rules.house = {};
    for (const std::string_view word : request.list("house"))
        rules.house.insert(request.wordOf<HouseRule>("house", word));
    return rules;
}

std::string questionText(Question question)
{
    question.expect.reset();
    return writeQuestion(question);
}

} // namespace towerwatch::web
