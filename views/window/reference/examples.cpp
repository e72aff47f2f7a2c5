// SPDX-License-Identifier: MIT
#include "views/window/reference/examples.h"

#include "model/format/scenarioreader.h"
#include "model/inquiry/suggestions.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/telling/pagelines.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// What bars a tower itself, whoever asks.
std::vector<FactName> barsOf(const Board &board, const Question &question)
{
    std::vector<FactName> bars;
    const AnswerBody body = answer(board, question).body;
    const auto *floor = std::get_if<PlaceFloorAnswer>(&body);
    const auto *figure = std::get_if<PlaceFigureAnswer>(&body);
    for (const Fact &fact : floor ? floor->facts : figure ? figure->facts : Facts())
        if (fact.at)
            bars.push_back(fact.name);
    return bars;
}

QList<Example> readAll()
{
    QList<Example> list;
    for (const ShippedScenario &shipped : shippedScenarios()) {
        ReadResult read = readScenario(shipped.text, builtInTiles());
        if (read.scenario)
            list << Example{utf8(shipped.path), &shipped, std::move(*read.scenario)};
    }
    return list;
}

} // namespace

const QList<Example> &examples()
{
    static const QList<Example> all = readAll();
    return all;
}

const Example *findExample(const QString &path)
{
    const auto &all = examples();
    const auto found =
        std::ranges::find_if(all, [&](const Example &example) { return example.path == path; });
    return found == all.end() ? nullptr : &*found;
}

AskedExample askedIn(const Example &example, const QString &ruling)
{
    const auto position = std::make_shared<Position>(example.scenario, builtInTiles());
    std::optional<AskedExample> first;
    for (const Question &question : questionsOf(position->scenario(), builtInTiles())) {
        Footnotes notes(ruling.isEmpty() ? Cited::Deciding : Cited::All);
        const Page page = tell(*position, answer(position->board(), question), notes);
        AskedExample asked{position, question, page.question, page.verdict, notes.rulings()};
        if (ruling.isEmpty())
            return asked;
        std::erase_if(asked.shows, [&ruling](RulingId id) { return utf8(id.value) != ruling; });
        if (!asked.shows.empty())
            return asked;
        if (!first)
            first = std::move(asked);
    }
    return first.value_or(AskedExample{position, {}, {}, {}, {}});
}

std::optional<Question> askedOn(const Position &own, const AskedExample &asked, Square near)
{
    Scenario scenario = own.scenario();
    scenario.rules = asked.position->scenario().rules;
    const Position like(std::move(scenario), builtInTiles());
    const auto shows = [&asked](const Position &position, const Question &question) {
        Footnotes notes(Cited::All);
        tell(position, answer(position.board(), question), notes);
        return std::ranges::any_of(asked.shows, [&](RulingId id) { return notes.rulings().contains(id); });
    };
    const std::vector<FactName> bars = barsOf(asked.position->board(), asked.question);
    return carriedOver(
        asked.question, asked.position->board(), own.board(), near, [&](const Question &question) {
            return barsOf(like.board(), question) == bars && (shows(own, question) || shows(like, question));
        });
}

} // namespace towerwatch
