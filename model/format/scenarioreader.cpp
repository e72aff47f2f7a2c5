// SPDX-License-Identifier: MIT
#include "model/format/scenarioreader.h"

#include "model/format/comments.h"
#include "model/format/fields.h"
#include "model/format/sections.h"
#include "model/scenario/work.h"
#include "model/value/limits.h"
#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

Mark EntryMarks::of(std::string_view key) const
{
    const auto found = ranges::find(values, key, &std::pair<std::string_view, Mark>::first);
    return found == values.end() ? entry : found->second;
}

Mark ScenarioMarks::of(Subject subject, int index, int prisoner) const
{
    const auto at = static_cast<std::size_t>(index), held = static_cast<std::size_t>(prisoner);
    const auto entryOf = [at](const std::vector<EntryMarks> &list) {
        return at < list.size() ? list[at].entry : Mark{};
    };
    switch (subject) {
    case Subject::Tile: return entryOf(tiles);
    case Subject::Castle: return entryOf(castles);
    case Subject::Figure: return entryOf(figures);
    case Subject::Turn: return turnDone;
    case Subject::Prisoner:
        return at < prisoners.size() && held < prisoners[at].size() ? prisoners[at][held] : Mark{};
    }
    return {};
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
    std::vector<std::string_view> keys = keysIn<Scenario>();
    keys.insert(keys.begin(), "towerwatch");
    const YamlMap map = reader.map({&root, ""}, keys);
    readSections(reader, map, scenario, marks);
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

std::optional<Problem> excessOf(const Scenario &scenario, const std::vector<Question> &questions,
                                const std::vector<TableRules> &rules, const ScenarioMarks &marks)
{
    const std::size_t most = Work(scenario).mostOf(questions, rules);
    if (most == questions.size())
        return std::nullopt;
    Problem problem{.id = ProblemId::TooMuchToAnswer, .mark = {1, 1}};
    if (most < marks.questions.size())
        problem.mark = marks.questions[most].entry;
    else if (!marks.tiles.empty())
        problem.mark = marks.tiles.front().entry;
    for (const Effort fact :
         {static_cast<Effort>(questions.size() * rules.size()), static_cast<Effort>(scenario.tiles.size()),
          static_cast<Effort>(scenario.figures.size()), limits::work})
        problem.facts.push_back(std::to_string(fact));
    return problem;
}

} // namespace towerwatch
