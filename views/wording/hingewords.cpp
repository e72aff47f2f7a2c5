// SPDX-License-Identifier: MIT
#include "views/wording/hingewords.h"

#include "views/wording/words.h"

#include <QCoreApplication>

namespace towerwatch {

namespace {

struct HingeWords
{
    Q_DECLARE_TR_FUNCTIONS(HingeWords)
};

QString outcomeWord(Verdict verdict)
{
    return word(verdict);
}

QString outcomeWord(Legality legal)
{
    return legal == Legality::Yes  ? HingeWords::tr("allowed")
           : legal == Legality::No ? HingeWords::tr("not allowed")
                                   : word(Verdict::Open);
}

QString floorsMore(int floors)
{
    return floors > 0 ? HingeWords::tr("%n floor(s) more", nullptr, floors)
                      : HingeWords::tr("%n floor(s) fewer", nullptr, -floors);
}

template <typename Outcome>
QString hingeSentence(const Hinges<Outcome> &hinges, const Scenario &scenario, int height)
{
    if (hinges.empty())
        return HingeWords::tr("The same under every edition and house rule.");
    QStringList parts;
    const auto add = [&](const QString &change, Outcome outcome) {
        parts << HingeWords::tr("%1 (%2)", "change, verdict").arg(change, outcomeWord(outcome));
    };
    for (const auto &[rules, outcome] : hinges.tower)
        add(word(rules), outcome);
    for (const auto &[rule, outcome] : hinges.house)
        add(scenario.rules.house.contains(rule) ? HingeWords::tr("without “%1”", "house rule").arg(word(rule))
                                                : word(rule),
            outcome);
    for (const auto &[colour, outcome] : hinges.by)
        add(HingeWords::tr("%1 places it", "player").arg(playerName(scenario, colour)), outcome);
    if (hinges.height)
        add(floorsMore(hinges.height->first - height), hinges.height->second);
    return HingeWords::tr("Hinges on: %1.").arg(parts.join(QStringLiteral(" · ")));
}

QString labels(const std::vector<int> &figures, const Position &position)
{
    QStringList list;
    for (const int figure : figures)
        list << figureLabel(position, figure);
    return list.join(QStringLiteral(", "));
}

} // namespace

QString sentence(const FigureHinges &hinges, const Scenario &scenario, int height)
{
    return hingeSentence(hinges, scenario, height);
}

QString sentence(const LegalityHinges &hinges, const Scenario &scenario)
{
    return hingeSentence(hinges, scenario, 0);
}

void addHinges(Explanation &explanation, const Position &position, const Answer &answer,
               const HingeFinder &finder)
{
    const Question &question = answer.question;
    if (question.ask == Ask::PlaceFigure || question.ask == Ask::Ransom)
        explanation.statements << Statement{.text =
                                                sentence(finder.ofQuestion(question), position.scenario())};
    const auto *floor = std::get_if<PlaceFloorAnswer>(&answer.body);
    if (!floor || floor->legal == Legality::No)
        return;
    for (Statement &statement : explanation.statements)
        if (statement.verdict)
            statement.details << Statement{
                .text = sentence(finder.ofFigure(statement.figure, *question.at, floor->height, *question.by),
                                 position.scenario(), floor->height),
                .figure = statement.figure};
}

QStringList sentences(const std::vector<Danger> &dangers, const Position &position)
{
    QStringList lines;
    for (const Danger &danger : dangers) {
        lines << HingeWords::tr("The next floor at %1, placed by %2, reaches %n square(s).", nullptr,
                                danger.range)
                     .arg(phrase(danger.at), playerName(position.scenario(), danger.by));
        if (!danger.capturable.empty())
            lines << QStringLiteral("  ") +
                         HingeWords::tr("It can capture: %1.").arg(labels(danger.capturable, position));
        if (!danger.open.empty())
            lines << QStringLiteral("  ") +
                         HingeWords::tr("Open: %1.", "figures").arg(labels(danger.open, position));
    }
    return lines.isEmpty() ? QStringList{HingeWords::tr("The next floor of no tower can take a figure.")}
                           : lines;
}

} // namespace towerwatch
