// SPDX-License-Identifier: MIT
#include "model/format/scenarioreader.h"

#include "model/format/comments.h"
#include "model/format/sections.h"
#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

QuestionKeys keysOf(Ask ask)
{
    switch (ask) {
    case Ask::PlaceFloor: return {{"at"}, {"target", "by"}};
    case Ask::PlaceFigure: return {{"at", "figure"}, {"by"}};
    case Ask::Watchtower: return {{"at"}, {}};
    case Ask::Score: return {{}, {"tile"}};
    case Ask::Ransom: return {{}, {"from", "figure", "by"}};
    case Ask::Actions: return {{}, {"by"}};
    case Ask::Outlook: return {{"target"}, {"by"}};
    }
    return {};
}

namespace {

/// What a question expects, as written: plain numbers and booleans as such, all else as text.
Value readValue(const YamlNode &node)
{
    const auto children = node.children();
    switch (node.kind()) {
    case YamlNode::Kind::Null: return {};
    case YamlNode::Kind::List: {
        Value list = Value::list();
        for (const YamlNode &child : children)
            list.add(readValue(child));
        return list;
    }
    case YamlNode::Kind::Map: {
        Value map = Value::map();
        for (std::size_t i = 0; i + 1 < children.size(); i += 2)
            map.set(children[i].text(), readValue(children[i + 1]));
        return map;
    }
    case YamlNode::Kind::Scalar: break;
    }
    const std::string text(node.text());
    if (node.isPlain()) {
        if (const auto number = wholeNumber(text))
            return {Value::Kind::Number, *number, text};
        if (text == "true" || text == "True" || text == "TRUE")
            return {Value::Kind::Boolean, 1, text};
        if (text == "false" || text == "False" || text == "FALSE")
            return {Value::Kind::Boolean, 0, text};
    }
    return Value::of(text);
}

void checkKeys(YamlReader &reader, const YamlMap &map, Ask ask)
{
    const QuestionKeys keys = keysOf(ask);
    for (const std::string_view key : keys.required)
        if (!map.find(key))
            reader.report(ProblemId::MissingKey, map.mark(), {std::string(key)});
    for (const std::string_view key : {"at", "tile", "figure", "from", "by", "target"}) {
        const bool known = ranges::find(keys.required, key) != keys.required.end() ||
                           ranges::find(keys.optional, key) != keys.optional.end();
        std::vector<std::string> all(keys.required.begin(), keys.required.end());
        all.insert(all.end(), keys.optional.begin(), keys.optional.end());
        if (!known && map.has(key))
            reader.report(ProblemId::KeyNotForQuestion, map.keyMark(key),
                          {std::string(key), std::string(name(ask))}, all);
    }
}

void readQuestion(YamlReader &reader, const YamlNode &node, Scenario &scenario, ScenarioMarks &marks)
{
    const YamlMap map = reader.map(
        {&node, "questions"}, {"ask", "at", "tile", "figure", "from", "by", "target", "expect"}, {"ask"});
    const auto ask = reader.word<Ask>(map["ask"]);
    if (!ask)
        return;
    checkKeys(reader, map, *ask);
    const YamlValue at = map[*ask == Ask::Score ? "tile" : "at"], expect = map["expect"];
    const YamlValue target{map.findWritten("target"), "target"};
    Question question{.ask = *ask,
                      .at = reader.square(at),
                      .figure = reader.word<FigureKind>(map["figure"]),
                      .from = reader.word<Colour>(map["from"]),
                      .by = reader.word<Colour>(map["by"]),
                      .target = reader.text(target, limits::id)};
    if (expect.node) {
        reader.map(expect);
        question.expect = readValue(*expect.node);
        if (sizeOf(*question.expect) > limits::expectedValues)
            reader.report(ProblemId::ExpectsTooMuch, expect.node->mark(),
                          {std::to_string(limits::expectedValues)});
    }
    marks.questions.push_back({map.mark(), map.markOf(at.key), map.markOf("from"), map.markOf("by"),
                               target.node ? target.node->mark() : map.mark()});
    scenario.questions.push_back(std::move(question));
}

} // namespace

void readQuestions(YamlReader &reader, YamlValue list, Scenario &scenario, ScenarioMarks &marks)
{
    for (const YamlNode &item : reader.list(list))
        readQuestion(reader, item, scenario, marks);
}

namespace {

/// Whether the file says which version it is and the version is one we read.
bool readVersion(YamlReader &reader, const YamlMap &map)
{
    const YamlValue version = map["towerwatch"];
    if (!version.node)
        reader.report(ProblemId::MissingKey, map.mark(), {"towerwatch"});
    if (reader.number(version, 1, INT32_MAX).value_or(formatVersion) <= formatVersion)
        return true;
    reader.report(ProblemId::NewerVersion, version.node->mark(),
                  {std::string(version.node->text()), std::to_string(formatVersion)});
    return false;
}

void readRoot(YamlReader &reader, const YamlTree &tree, const TileCatalogue &catalogue, Scenario &scenario,
              ScenarioMarks &marks)
{
    const YamlNode root = tree.root();
    if (root.kind() != YamlNode::Kind::Map) {
        reader.report(ProblemId::NotAScenario, {1, 1});
        return;
    }
    if (!readVersion(reader, reader.map({&root, ""})))
        return;
    const YamlMap map = reader.map({&root, ""}, {"towerwatch", "title", "notes", "rules", "players", "turn",
                                                 "designs", "tiles", "castles", "figures", "questions"});
    readTable(reader, map, scenario, marks);
    readPosition(reader, map, scenario, marks);
    readQuestions(reader, map["questions"], scenario, marks);
    checkScenario(reader, scenario, marks, catalogue);
    scenario.header = tree.header();
    attachComments(tree, map, marks, scenario);
}

} // namespace

ReadResult readScenario(std::string_view text, const TileCatalogue &catalogue)
{
    std::vector<Problem> problems;
    const YamlTree tree(text, problems);
    return readTree(tree, std::move(problems), catalogue);
}

ReadResult readTree(const YamlTree &tree, std::vector<Problem> problems, const TileCatalogue &catalogue)
{
    ReadResult result;
    result.problems = std::move(problems);
    Scenario scenario;
    YamlReader reader(result.problems);
    if (result.problems.empty())
        readRoot(reader, tree, catalogue, scenario, result.marks);
    ranges::stable_sort(result.problems, [](const Problem &a, const Problem &b) { return a.mark < b.mark; });
    result.problems.erase(std::unique(result.problems.begin(), result.problems.end()), result.problems.end());
    if (result.problems.empty())
        result.scenario = std::move(scenario);
    return result;
}

std::vector<Question> readQuestion(std::string_view text, const Scenario &scenario,
                                   const TileCatalogue &catalogue, std::vector<Problem> &problems)
{
    const YamlTree tree("- " + std::string(text), problems);
    if (!problems.empty())
        return {};
    YamlReader reader(problems);
    Scenario asked = scenario;
    asked.questions.clear();
    ScenarioMarks details;
    const YamlNode root = tree.root();
    readQuestions(reader, {&root, "questions"}, asked, details);
    checkQuestions(reader, asked, details, catalogue);
    return std::move(asked.questions);
}

} // namespace towerwatch
