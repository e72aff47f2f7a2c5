// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/report.h"
#include "model/format/yamlreader.h"
#include "resources/catalogue.h"
#include "views/wording/words.h"

#include <QCoreApplication>

namespace towerwatch::cli {

namespace {

/// Options whose words are checked the same way; collects the first complaint.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)

public:
    explicit Words(const QCommandLineParser &parser)
        : m_parser(parser)
    {
    }

    bool good() const { return m_good; }

    template <typename Enum, std::size_t Count>
    std::optional<Enum> word(const char *option, const std::array<std::string_view, Count> &names)
    {
        const QString key = QLatin1String(option);
        return m_parser.isSet(key) ? known<Enum>(option, m_parser.value(key), names) : std::nullopt;
    }

    template <typename Enum, std::size_t Count>
    std::optional<Enum> known(const char *option, const QString &value,
                              const std::array<std::string_view, Count> &names)
    {
        const auto found = fromName<Enum>(names, value.toStdString());
        if (!found) {
            const std::string near = nearest(value.toStdString(), names);
            fail(near.empty() ? tr("--%1 does not know “%2”.").arg(QLatin1String(option), value)
                              : tr("--%1 does not know “%2”. Did you mean “%3”?")
                                    .arg(QLatin1String(option), value, QString::fromStdString(near)));
        }
        return found;
    }

    std::optional<Square> square(const char *option)
    {
        const QString key = QLatin1String(option);
        if (!m_parser.isSet(key))
            return std::nullopt;
        const QStringList parts = m_parser.value(key).split(u',');
        bool x = false, y = false;
        const Square square{parts.value(0).toInt(&x), parts.value(1).toInt(&y)};
        if (parts.size() != 2 || !x || !y || !isOnTable(square))
            fail(tr("--%1 needs a square X,Y.").arg(key));
        return square;
    }

    void fail(const QString &text)
    {
        if (m_good)
            complain(text);
        m_good = false;
    }

private:
    const QCommandLineParser &m_parser;
    bool m_good = true;
};

void overrideRules(Words &words, const QCommandLineParser &parser, TableRules &rules)
{
    rules.tower = words.word<TowerRules>("tower", enumNames<TowerRules>).value_or(rules.tower);
    rules.watchtowers =
        words.word<WatchtowerRules>("watchtowers", enumNames<WatchtowerRules>).value_or(rules.watchtowers);
    if (!parser.isSet(QStringLiteral("house")))
        return;
    rules.house = {};
    for (const QString &rule : parser.value(QStringLiteral("house")).split(u',', Qt::SkipEmptyParts))
        if (const auto known = words.known<HouseRule>("house", rule.trimmed(), enumNames<HouseRule>))
            rules.house.insert(*known);
}

/// The question that --ask and its keys put, in the words of a scenario file, so that the same checks hold.
std::string askedQuestion(Words &words, const QCommandLineParser &parser)
{
    Question question{.ask = words.word<Ask>("ask", enumNames<Ask>).value_or(Ask::Score)};
    std::string yaml = "{ask: " + std::string(name(question.ask));
    for (const char *key : {"at", "tile"})
        if (const auto square = words.square(key))
            yaml += ", " + std::string(key) + ": [" + std::to_string(square->x) + ", " +
                    std::to_string(square->y) + "]";
    if (const auto kind = words.word<FigureKind>("figure", enumNames<FigureKind>))
        yaml += ", figure: " + std::string(name(*kind));
    for (const char *key : {"by", "from"})
        if (const auto colour = words.word<Colour>(key, enumNames<Colour>))
            yaml += ", " + std::string(key) + ": " + std::string(name(*colour));
    if (parser.isSet(QStringLiteral("target")))
        yaml += ", target: " + toJson(Value::of(parser.value(QStringLiteral("target")).toStdString()));
    return yaml + "}";
}

/// Keys of a question mean nothing without --ask.
void refuseStrayKeys(Words &words, const QCommandLineParser &parser)
{
    for (const char *key : {"at", "tile", "figure", "by", "from", "target"})
        if (parser.isSet(QLatin1String(key)) && !parser.isSet(QStringLiteral("ask")))
            words.fail(Words::tr("--%1 needs --ask.").arg(QLatin1String(key)));
}

} // namespace

int explain(const QStringList &arguments)
{
    QCommandLineParser parser;
    if (!parse(parser, arguments, {1, 1}, {"json"},
               {"tower", "watchtowers", "house", "ask", "at", "tile", "figure", "by", "from", "target"}))
        return badInput;
    auto loaded = load(parser.positionalArguments().first());
    if (!loaded)
        return badInput;
    Scenario scenario = *loaded->result.scenario;
    Words words(parser);
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
    Report report(*loaded, position, questions);
    printWarnings(*loaded, position, report.warnings());
    if (parser.isSet(QStringLiteral("json")))
        report.printJson();
    else
        report.printText();
    return fine;
}

} // namespace towerwatch::cli
