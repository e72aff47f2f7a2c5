// SPDX-License-Identifier: MIT
#include "model/format/scenarioreader.h"

#include "model/format/sections.h"

#include <algorithm>

namespace towerwatch {

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

void keepMarks(const DetailedMarks &details, ScenarioMarks &marks)
{
    for (const auto &tile : details.tiles)
        marks.tiles.push_back(tile.entry);
    for (const auto &castle : details.castles)
        marks.castles.push_back(castle.entry);
    for (const auto &figure : details.figures)
        marks.figures.push_back(figure.entry);
    for (const auto &question : details.questions)
        marks.questions.push_back(question.entry);
    marks.prisoners = details.prisoners;
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
    DetailedMarks details;
    readTable(reader, map, scenario, details);
    readPosition(reader, map, scenario, details);
    readQuestions(reader, map["questions"], scenario, details);
    checkScenario(reader, scenario, details, catalogue);
    keepMarks(details, marks);
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
    std::ranges::stable_sort(result.problems,
                             [](const Problem &a, const Problem &b) { return a.mark < b.mark; });
    result.problems.erase(std::unique(result.problems.begin(), result.problems.end()), result.problems.end());
    result.lostComment = tree.firstOtherComment();
    if (result.problems.empty()) {
        scenario.header = tree.header();
        result.scenario = std::move(scenario);
    }
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
    DetailedMarks details;
    const YamlNode root = tree.root();
    readQuestions(reader, {&root, "questions"}, asked, details);
    checkQuestions(reader, asked, details, catalogue);
    return std::move(asked.questions);
}

} // namespace towerwatch
