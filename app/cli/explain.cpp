// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/options.h"
#include "app/report/report.h"
#include "model/format/yamlreader.h"
#include "resources/catalogue.h"
#include "views/wording/words.h"

namespace towerwatch::cli {

namespace {

/// The question that --ask and its keys put, in the words of a scenario file, so that the same checks hold.
std::string askedQuestion(OptionWords &words, const QCommandLineParser &parser)
{
    Question question{.ask = words.word<Ask>("ask").value_or(Ask::Score)};
    std::string yaml = "{ask: " + std::string(name(question.ask));
    for (const char *key : {"at", "tile"})
        if (const auto square = words.square(key))
            yaml += ", " + std::string(key) + ": [" + std::to_string(square->x) + ", " +
                    std::to_string(square->y) + "]";
    if (const auto kind = words.word<FigureKind>("figure"))
        yaml += ", figure: " + std::string(name(*kind));
    for (const char *key : {"by", "from"})
        if (const auto colour = words.word<Colour>(key))
            yaml += ", " + std::string(key) + ": " + std::string(name(*colour));
    if (parser.isSet(QStringLiteral("target")))
        yaml += ", target: " + toJson(Value::of(parser.value(QStringLiteral("target")).toStdString()));
    return yaml + "}";
}

/// Keys of a question mean nothing without --ask.
void refuseStrayKeys(OptionWords &words, const QCommandLineParser &parser)
{
    for (const char *key : {"at", "tile", "figure", "by", "from", "target"})
        if (parser.isSet(QLatin1String(key)) && !parser.isSet(QStringLiteral("ask")))
            words.fail(Cli::tr("--%1 needs --ask.").arg(key));
}

} // namespace

int explain(const QStringList &arguments)
{
    QCommandLineParser parser;
    if (!parse(parser, arguments, {1, 1}, {"json", "hinges", "all-footnotes"},
               {"tower", "watchtowers", "house", "ask", "at", "tile", "figure", "by", "from", "target"}))
        return badInput;
    auto loaded = load(parser.positionalArguments().first());
    if (!loaded)
        return badInput;
    Scenario scenario = *loaded->result.scenario;
    OptionWords words(parser);
    overrideRules(words, parser, scenario.rules);
    if (parser.isSet(QStringLiteral("ask"))) {
        const std::string question = askedQuestion(words, parser);
        if (!words.good())
            return badInput;
        std::vector<Problem> problems;
        scenario.questions = readQuestion(question, scenario, builtInTiles(), problems);
        for (const Problem &problem : problems)
            complain(sentence(problem));
        if (!problems.empty())
            return badInput;
    }
    refuseStrayKeys(words, parser);
    if (!words.good())
        return badInput;
    const auto questions = questionsOf(scenario, builtInTiles());
    const Position position(std::move(scenario), builtInTiles());
    const Hinging hinging = parser.isSet(QStringLiteral("hinges")) ? Hinging::Told : Hinging::Left;
    const bool json = parser.isSet(QStringLiteral("json"));
    const Cited cited = json || parser.isSet(QStringLiteral("all-footnotes")) ? Cited::All : Cited::Deciding;
    Report report(position, loaded->result.marks, questions, cited, hinging);
    printWarnings(*loaded, position, report.warnings());
    if (json)
        report.printJson(printPart);
    else
        report.printText(printPart);
    return fine;
}

} // namespace towerwatch::cli
