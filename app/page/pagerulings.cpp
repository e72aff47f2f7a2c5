// SPDX-License-Identifier: MIT
#include "app/page/requests.h"
#include "model/referee/answervalue.h"
#include "resources/catalogue.h"
#include "views/search/boardsearch.h"
#include "views/search/rulingsearch.h"
#include "views/telling/deedwords.h"
#include "views/telling/guide.h"
#include "views/telling/page.h"
#include "views/words/playerwords.h"
#include "views/words/turnwords.h"
#include "views/words/words.h"

namespace towerwatch::web {

namespace {

constexpr std::size_t mostRulings = 6, mostGuides = 1, mostBoards = 6;
constexpr std::size_t mostSought = 300; ///< bytes: whoever pastes a whole letter shall not wait for it

Value toValue(const Hinge &hinge)
{
    Value value = Value::map("text", hinge.text);
    Value trial = Value::map("by", hinge.trial.by, "height", hinge.trial.height);
    if (const auto &rules = hinge.trial.rules)
        trial.set("tower", rules->tower, "watchtowers", rules->watchtowers, "house", rules->house);
    value.set("trial", std::move(trial));
    return value;
}

/// The hinges of a page, a list for each cause.
Value hingesOf(const Page &page)
{
    if (!page.hinges)
        return {};
    return Value::listOf(*page.hinges, [](const List<Hinge> &group) {
        return Value::listOf(group, [](const Hinge &hinge) { return toValue(hinge); });
    });
}

Value toValue(const Row &row)
{
    Value value = Value::map("who", capitalized(row.who), "word", row.word, "text", textOf(row), "notes",
                             row.footnotes);
    value.set("verdict", row.verdict, "squares", row.squares, "folded", row.folded);
    if (row.figure >= 0)
        value.set("figure", row.figure);
    return value;
}

Value listOf(const List<Row> &rows)
{
    return Value::listOf(rows, [](const Row &row) { return toValue(row); });
}

Value toValue(const Page &page)
{
    Value value = Value::map("question", page.question, "verdict", page.verdict, "notes", page.footnotes);
    value.set("rows", listOf(page.rows), "warnings", listOf(page.warnings));
    value.set("hinges", hingesOf(page), "hingesTitle", hingesTitle(page), "ofOne", page.ofOne);
    value.set("others", foldedLine(page), "refused", page.legality == Legality::No);
    value.set("decide", Value::listOf(page.decide, [](const Decision &decision) {
                  return Value::map("text", decision.what, "readings", decision.readings, "notes",
                                    decision.footnotes);
              }));
    return value;
}

Value toValue(const Ruling &ruling, const TableRules &rules)
{
    Value value =
        Value::map("id", ruling.id.value, "kind", ruling.kind, "kindLabel", rulingLabel(ruling, rules));
    value.set("title", rulingTitle(ruling, rules.tower));
    value.set("text", rulingText(ruling, rules.tower), "readings", rulingReadings(ruling, rules.tower));
    value.set("decide", rulingDecide(ruling, rules.tower), "asOf", asOf(ruling));
    value.set("editions", editionsOf(ruling), "sources", sourcesOf(ruling));
    return value;
}

/// Who may be asked for instead: a question each.
Value askersOf(const Scenario &scenario, Question question)
{
    Value askers = Value::list();
    for (const Colour colour : possiblePlayers(scenario)) {
        question.by = colour;
        askers.add(Value::map("colour", colour, "label", playerName(scenario, colour), "question",
                              questionText(question)));
    }
    return askers;
}

/// The same question about figures of other kinds.
Value kindsOf(const Scenario &scenario, const InPlay &inPlay, Question question)
{
    Value kinds = Value::list();
    for (const FigureKind kind : inPlay.kinds()) {
        if (isNeutral(kind))
            continue;
        question.figure = kind;
        kinds.add(Value::map("kind", kind, "label", word(kind, scenario.rules.tower), "question",
                             questionText(question)));
    }
    return kinds;
}

/// The sentence about the turn, and what can be stated instead, each with its number.
Value turnValue(const Desk &desk)
{
    Value choices = Value::list();
    int number = -1;
    for (const TurnChoice &choice : turnChoices(desk.position->scenario(), desk.squareInView()))
        if (++number; choice.possible)
            choices.add(Value::map("number", number, "part", static_cast<int>(choice.part), "text",
                                   choice.words, "chosen", choice.chosen));
    Value value = Value::map("text", turnSentence(desk.position->scenario(), desk.answer->question));
    value.set("choices", std::move(choices));
    return value;
}

/// Adds what the page needs beside the words: who asks, what can be carried out.
void addMeans(Value &value, const Desk &desk)
{
    const Scenario &scenario = desk.position->scenario();
    const Question &question = desk.answer->question;
    if (questionKindOf(question.ask).about == Topic::Tower) {
        value.put("askers", askersOf(scenario, question));
        value.put("asker", Value::of(askerOf(scenario, question)));
        if (const auto *floor = std::get_if<PlaceFloorAnswer>(&desk.answer->body))
            value.put("height", Value::of(floor->height));
    }
    if (needs(question.ask, "figure")) {
        value.put("kinds", kindsOf(scenario, {desk.missing, *desk.position}, question));
        value.put("kind", Value::of(question.figure.value_or(FigureKind::Meeple)));
    }
    value.put("deeds", Value::listOf(deedsOf(desk), [&](const Deed &deed) {
                  Value each = Value::map("kind", deed.kind, "name", wholeDeedName(*desk.position, deed));
                  if (deed.captured() >= 0)
                      each.set("figure", deed.captured());
                  return each;
              }));
}

/// The answer of the desk in words, with what can be carried out of it; no value if nothing is asked.
Value answerValue(Table &table)
{
    if (!table.desk().answer)
        return {};
    table.take(ondesk::HingesFound{
        table.desk().answer,
        HingeFinder(table.desk().shown->scenario(), builtInTiles()).of(*table.desk().answer)});
    const Desk &desk = table.desk();
    const WordedRuling worded = wordRuling(*desk.shown, desk.answer.get(), desk.hinges, desk.selectedFigure(),
                                           desk.cited, *desk.warnings);
    Value value = toValue(worded.page);
    value.set("asked", questionText(*desk.question), "just", desk.isJustPlaced(), "tried",
              desk.tried.has_value());
    value.set("turn", turnValue(desk));
    addMeans(value, desk);
    int number = 0;
    value.set("footnotes", Value::listOf(worded.notes, [&](RulingId id) {
                  const Ruling *ruling = builtInRulings().find(id.value);
                  Value note =
                      ruling ? toValue(*ruling, desk.shown->scenario().rules) : Value::map("id", id.value);
                  note.set("number", ++number);
                  return note;
              }));
    return value;
}

/// The question that a field holds as a scenario file writes it; refuses the request and returns nothing if
/// it is wrong.
std::optional<Question> questionOf(const Table &table, Request &request, std::string_view key)
{
    std::vector<Problem> problems;
    auto questions = readQuestion(request.text(key), table.scenario(), builtInTiles(), problems);
    for (const Problem &problem : problems)
        request.fail(sentence(problem));
    if (questions.empty() && problems.empty())
        request.refuse(key);
    return questions.empty() || !problems.empty() ? std::nullopt
                                                  : std::optional(std::move(questions.front()));
}

/// Asks a question.
Value ask(Table &table, Request &request)
{
    const auto question = questionOf(table, request, "question");
    if (!question)
        return {};
    table.take(ondesk::Asked{*question});
    return table.desk().question == question ? answerValue(table) : request.refuse("question");
}

/// Answers under other rules, for another player or height; without any of them as it is.
Value attempt(Table &table, Request &request)
{
    Trial trial;
    if (request.says("tower") || request.says("watchtowers") || request.has("house"))
        trial.rules = rulesFrom(request, table.scenario().rules);
    if (request.says("by"))
        trial.by = request.word<Colour>("by");
    if (request.says("height"))
        trial.height = request.number("height", 0, limits::floors);
    if (!table.desk().question)
        request.refuse("do");
    if (!request.errors().empty())
        return {};
    const bool isTrial = trial.rules || trial.by || trial.height;
    table.take(ondesk::Tried{isTrial ? std::optional(trial) : std::nullopt});
    return answerValue(table);
}

/// The answer as it is after a change of the table.
Value answerNow(Table &table, Request &)
{
    return Value::map("answer", answerValue(table));
}

/// Puts the answer away.
Value putAside(Table &table, Request &)
{
    table.take(ondesk::PutAside{});
    return Value::map();
}

Value boardValue(const ShippedScenario &board)
{
    return Value::map("type", "scenario", "path", board.path, "title", shown(wordsOf(board).title), "excerpt",
                      shown(wordsOf(board).notes));
}

Value ruling(Table &table, Request &request)
{
    const Ruling *found = builtInRulings().find(request.text("id"));
    if (!found)
        return request.refuse("id");
    Value value = toValue(*found, table.scenario().rules);
    value.set("scenarios", Value::listOf(shownBy(found->id).scenarios, [](std::string_view path) {
                  const ShippedScenario *board = findShipped(path);
                  return board ? boardValue(*board) : Value();
              }));
    value.set("related", Value::listOf(found->related, [](std::string_view id) {
                  const Ruling *other = builtInRulings().find(id);
                  return Value::map("id", id, "title", other ? rulingTitle(*other) : Text());
              }));
    return value;
}

/// A guide for this table.
Value guide(Table &table, Request &request)
{
    const Guide *found = findGuide(request.text("id"));
    if (!found)
        return request.refuse("id");
    const GuidePage page = guidePage(*found, table.position());
    Value sections = Value::list();
    for (const GuideSection &section : page.sections) {
        Value value = Value::map("title", section.title, "text", section.text);
        value.set("rulings", Value::listOf(section.rulings, [](const Ruling *ruling) {
                      return Value::map("id", ruling->id.value, "title", rulingTitle(*ruling));
                  }));
        if (section.board)
            value.set("scenarios", Value::list({boardValue(*section.board)}));
        sections.add(std::move(value));
    }
    Value value = Value::map("title", page.title, "leftOut", page.leftOut);
    value.set("sections", std::move(sections));
    return value;
}

/// The guides there are.
Value guideList(Table &, Request &)
{
    Value list = Value::list();
    for (const Guide &each : guides())
        list.add(Value::map("id", each.id, "title", titleOf(each)));
    return Value::map("guides", std::move(list));
}

/// What the desktop finds, too: the best rulings, then a guide, then boards.
Value search(Table &table, Request &request)
{
    Value results = Value::list();
    const std::string_view sought = request.text("text").substr(0, mostSought);
    const InPlay inPlay = table.inPlay();
    const auto rulings = findRulings({.words = sought, .inPlay = inPlay});
    for (const Ruling *found : rulings.first(mostRulings)) {
        Value result = Value::map("type", "ruling", "id", found->id.value, "title", rulingTitle(*found));
        result.set("excerpt", rulingBrief(*found), "other", !inPlay.has(*found));
        results.add(std::move(result));
    }
    for (const Guide *guide : findGuides(sought).first(mostGuides))
        results.add(Value::map("type", "guide", "id", guide->id, "title", titleOf(*guide)));
    for (const ShippedScenario *board : findBoards(sought, rulings).first(mostBoards))
        results.add(boardValue(*board));
    return Value::map("results", request.says("text") ? std::move(results) : Value::list());
}

/// All boards by folder, and the paths of those to begin with.
Value library(Table &, Request &)
{
    Value folders = Value::list();
    std::string_view last;
    for (const ShippedScenario &board : shippedScenarios()) {
        const std::string_view folder = board.path.substr(0, board.path.find('/'));
        if (folder != last)
            folders.add(Value::map("name", topicName(folder), "scenarios", Value::list()));
        last = folder;
        folders.items.back().items.back().add(boardValue(board));
    }
    return Value::map("start", Value::listOf(startBoards(), std::identity()), "folders", std::move(folders));
}

} // namespace

std::span<const Handler> rulings()
{
    static constexpr std::array handlers{
        Handler{"ask", ask},           Handler{"try", attempt},   Handler{"answer", answerNow},
        Handler{"putAside", putAside}, Handler{"ruling", ruling}, Handler{"guide", guide},
        Handler{"guides", guideList},  Handler{"search", search}, Handler{"library", library},
    };
    return handlers;
}

} // namespace towerwatch::web
