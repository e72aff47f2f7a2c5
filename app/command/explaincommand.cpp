// SPDX-License-Identifier: MIT
#include "app/command/commands.h"
#include "model/format/fields.h"
#include "resources/catalogue.h"
#include "views/telling/report.h"
#include "views/words/words.h"

namespace towerwatch::cli {

namespace {

/// The question that --ask and its keys put, as the text of a scenario file, so that the same checks hold.
std::string askedQuestion(const Options &options)
{
    Value question = Value::map();
    const QStringList known = askingOptions();
    eachField<Question>([&]<typename Member>(const Field<Question, Member> &field) {
        const char *key = field.key.data();
        if constexpr (std::is_same_v<Member, std::optional<Square>>)
            question.set(key, options.square(key));
        else if constexpr (std::is_same_v<Member, bool>)
            question.set(key, options.has(key) ? std::optional(true) : std::nullopt);
        else if (known.contains(QLatin1String(key)) && options.has(key))
            question.set(key, options.word(key, wordsFor<Member>));
    });
    return toJson(question);
}

/// Puts the question that is asked in place of those of the scenario.
void ask(const Options &options, Scenario &scenario)
{
    std::vector<Problem> problems;
    scenario.questions = readQuestion(askedQuestion(options), scenario, builtInTiles(), problems);
    for (const Problem &problem : problems)
        complain(sentence(problem));
    if (!problems.empty())
        throw Refused();
}

} // namespace

int explain(const Options &options)
{
    const Loaded loaded = load(options.files().first());
    Scenario scenario = *loaded.result.scenario;
    options.overrideRules(scenario.rules);
    for (const QString &key : askingOptions())
        if (options.has(qPrintable(key)) && !options.has("ask"))
            refuse(Cli::tr("--%1 needs --ask.").arg(key.toStdString()));
    if (options.has("ask"))
        ask(options, scenario);
    const Hinging hinging = options.has("hinges") ? Hinging::Told : Hinging::Left;
    const auto questions = questionsOf(scenario, builtInTiles());
    refuseExcess(loaded, scenario, questions, rulesAnswered(scenario.rules, hinging));
    const Position position(std::move(scenario), builtInTiles());
    const bool json = options.has("json");
    const Cited cited = json || options.has("all-footnotes") ? Cited::All : Cited::Deciding;
    Report report(position, loaded.result.marks, questions, cited, hinging);
    printWarnings(loaded, position, report.warnings());
    if (json)
        report.printJson(printPart);
    else
        report.printText(printPart, options.has("footnotes") ? NoteTexts::Told : NoteTexts::Left);
    return fine;
}

} // namespace towerwatch::cli
