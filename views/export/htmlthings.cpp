// SPDX-License-Identifier: MIT
#include "views/export/htmlthings.h"

#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/wording/questionwords.h"
#include "views/wording/words.h"

#include <QJsonArray>

namespace towerwatch {

namespace {

constexpr double towerRadius = 22, watchtowerRadius = 46, figureRadius = 15, figureMiddle = 9;

QString inAddress(Square square)
{
    return QStringLiteral("-%1-%2").arg(square.x).arg(square.y);
}

QJsonArray array(const QList<int> &numbers)
{
    QJsonArray result;
    for (const int number : numbers)
        result.append(number);
    return result;
}

QString latin(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonObject wordsOf(const Ruling &ruling, const TableRules &rules)
{
    QJsonObject words{{QStringLiteral("title"), rulingTitle(ruling)},
                      {QStringLiteral("text"), rulingText(ruling)},
                      {QStringLiteral("kind"), latin(name(ruling.kind))},
                      {QStringLiteral("word"), rulingLabel(ruling, rules)},
                      {QStringLiteral("editions"), editionsOf(ruling)},
                      {QStringLiteral("sources"), QJsonArray::fromStringList(sourcesOf(ruling))}};
    if (const QString date = asOf(ruling); !date.isEmpty())
        words.insert(QStringLiteral("date"), date);
    return words;
}

/// How much a statement says.
qsizetype lengthOf(const Statement &statement)
{
    qsizetype length = statement.text.size() + statement.label.size();
    for (const Statement &detail : statement.details)
        length += lengthOf(detail);
    return length;
}

} // namespace

PageThings::PageThings(const drawing::Scene &scene)
    : m_scene(scene)
    , m_feet(scene)
    , m_position(scene.position())
{
    addQuestions();
    for (int tile = 0; tile < static_cast<int>(m_position.scenario().tiles.size()); ++tile)
        addSquare(tile);
    for (int figure = 0; figure < m_scene.board().figureCount(); ++figure)
        addFigure(figure);
}

void PageThings::addQuestions()
{
    for (const Question &question : m_position.scenario().questions) {
        PageThing thing{.id = QStringLiteral("q%1").arg(m_things.size() + 1),
                        .answer = answer(m_scene.board(), question)};
        thing.marks = drawing::marksOf(*thing.answer);
        m_things.push_back(std::move(thing));
    }
}

void PageThings::addSquare(int tile)
{
    const PlacedTile &placed = m_scene.board().placed(tile);
    const Tile *design = m_scene.board().design(tile);
    if (!design || m_scene.board().tileAt(placed.at) != tile)
        return;
    const drawing::Point corner = drawing::cornerOf(placed.at);
    const auto add = [&](Ask ask, const char *kind, drawing::Point middle, double radius) {
        PageThing thing{.id = QLatin1String(kind) + inAddress(placed.at),
                        .answer = answer(m_scene.board(), {.ask = ask, .at = placed.at}),
                        .middle = drawing::Point{corner.x + middle.x, corner.y + middle.y},
                        .radius = radius};
        thing.marks = drawing::marksOf(*thing.answer);
        m_things.push_back(std::move(thing));
    };
    if (design->towerFoundation)
        add(Ask::PlaceFloor, "tower", drawing::foundationSpot(*design, placed.rotation), towerRadius);
    if (design->watchtower)
        add(Ask::Watchtower, "watchtower", {drawing::tileSize / 2, drawing::tileSize / 2}, watchtowerRadius);
}

void PageThings::addFigure(int figure)
{
    const drawing::Point foot = m_feet.of(figure);
    QString id = QStringLiteral("figure-") + shown(m_position.ids()[static_cast<std::size_t>(figure)]);
    while (!m_ids.insert(id).second)
        id += u'~'; // two ids can be shown alike
    const Colour by = askerOf(m_position.scenario(), {});
    PageThing thing{.id = id,
                    .figure = figure,
                    .outlook = outlook(m_scene.board(), figure, by),
                    .middle = drawing::Point{foot.x, foot.y - figureMiddle},
                    .radius = figureRadius};
    thing.marks.selectedFigure = figure;
    for (const ReachingTower &tower : thing.outlook.towers)
        thing.marks.litSquares.push_back(tower.at);
    m_things.push_back(std::move(thing));
}

QString PageThings::label(const PageThing &thing) const
{
    return thing.figure >= 0 ? figureLabel(m_position, thing.figure)
                             : questionName(m_position, thing.answer->question);
}

Explanation PageThings::explained(const PageThing &thing, Footnotes &footnotes) const
{
    if (thing.answer)
        return explain(m_position, *thing.answer, footnotes);
    return explainFate(m_position, thing.figure, askerOf(m_position.scenario(), {}), thing.outlook,
                       footnotes);
}

QJsonObject PageThings::statement(const Statement &statement) const
{
    QJsonObject line{{QStringLiteral("t"), statement.text}};
    if (!statement.footnotes.isEmpty())
        line.insert(QStringLiteral("f"), array(statement.footnotes));
    if (!statement.label.isEmpty()) {
        line.insert(QStringLiteral("l"), statement.label);
        line.insert(QStringLiteral("w"), statement.verdictWord);
    }
    if (statement.verdict)
        line.insert(QStringLiteral("v"), latin(name(*statement.verdict)));
    if (statement.figure >= 0)
        line.insert(QStringLiteral("g"), statement.figure);
    QJsonArray details;
    for (const Statement &detail : statement.details)
        details.append(this->statement(detail));
    if (!details.isEmpty())
        line.insert(QStringLiteral("d"), details);
    return line;
}

qsizetype PageThings::countOn(const Position &position)
{
    const Board &board = position.board();
    return static_cast<qsizetype>(position.scenario().questions.size() + board.towers().size()) +
           board.figureCount();
}

QJsonObject PageThings::words(qsizetype most) const
{
    qsizetype length = 0;
    QJsonObject all, rulings;
    for (const PageThing &thing : m_things) {
        Footnotes footnotes;
        const Explanation explanation = explained(thing, footnotes);
        QJsonArray lines, decide, notes;
        for (const Statement &line : explanation.statements) {
            lines.append(statement(line));
            length += lengthOf(line);
        }
        if (length > most)
            return {};
        for (const Statement &line : explanation.toDecide)
            decide.append(statement(line));
        for (const RulingId id : footnotes.rulings()) {
            notes.append(latin(id.value));
            if (const Ruling *ruling = builtInRulings().find(id.value);
                ruling && !rulings.contains(latin(id.value)))
                rulings.insert(latin(id.value), wordsOf(*ruling, m_position.scenario().rules));
        }
        all.insert(thing.id, QJsonObject{{QStringLiteral("label"), label(thing)},
                                         {QStringLiteral("question"), explanation.question},
                                         {QStringLiteral("answer"), explanation.answer},
                                         {QStringLiteral("f"), array(explanation.footnotes)},
                                         {QStringLiteral("lines"), lines},
                                         {QStringLiteral("decide"), decide},
                                         {QStringLiteral("notes"), notes}});
    }
    return {{QStringLiteral("things"), all}, {QStringLiteral("rulings"), rulings}};
}

} // namespace towerwatch
