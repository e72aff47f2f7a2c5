// SPDX-License-Identifier: MIT
/// The sentences that are put together from parts, with every kind of part, in every language: each says the
/// names of its parts and is whole. All of them are written to a file for a reader: the one that the
/// environment names in TOWERWATCH_SENTENCES, or sentences.txt where the test runs.
#include "app/system/language.h"
#include "model/format/scenarioreader.h"
#include "model/inquiry/hinges.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/testmain.h"
#include "views/reports/dangerwords.h"
#include "views/telling/layout.h"
#include "views/words/words.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace towerwatch;

namespace {

constexpr Square tower{0, 0}, other{0, -2}, bare{5, 5}, blocked{7, 5}, closedTower{9, 5};

/// A board on which every kind of figure stands, with a name of its own and without one; the fourth player
/// has no name and no points. Far off lie a bare foundation, one with a meeple on it, a closed tower and a
/// complete road.
Scenario everybody(TowerRules rules, HouseRules house)
{
    QString text =
        QStringLiteral(
            "towerwatch: 1\nrules: {tower: %1, watchtowers: c3, house: []}\nplayers:\n"
            "  red: {name: Eva, points: 7}\n  blue: {}\n"
            "  green: {name: Jo, prisoners: [{figure: mayor, owner: red}, {figure: meeple, owner: red}]}\n"
            "turn: red\ntiles:\n"
            "  - {tile: tower-02-meadow, at: [0, 0], floors: 2}\n"
            "  - {tile: base-V-road-curve, at: [1, 0]}\n"
            "  - {tile: watchtower-04-cap-road-opposite-meeple, at: [0, -2]}\n"
            "  - {tile: tower-02-meadow, at: [5, 5]}\n"
            "  - {tile: tower-02-meadow, at: [7, 5]}\n"
            "  - {tile: tower-02-meadow, at: [9, 5], floors: 1}\n"
            "  - {tile: watchtower-04-cap-road-opposite-meeple, at: [20, 20]}\n"
            "  - {tile: watchtower-04-cap-road-opposite-meeple, at: [20, 21], rotation: 180}\n"
            "figures:\n"
            "  - {id: b, figure: meeple, owner: blue, at: [7, 5], on: tower}\n"
            "  - {id: c, figure: meeple, owner: blue, at: [9, 5], on: tower}\n"
            "  - {id: g, figure: meeple, owner: blue, at: [0, -2], on: road S}\n"
            "  - {id: r, figure: meeple, owner: blue, at: [20, 20], on: road S}\n")
            .arg(utf8(name(rules)));
    for (const bool named : {true, false})
        for (std::size_t i = 0; i < enumNames<FigureKind>.size(); ++i) {
            const auto kind = static_cast<FigureKind>(i);
            const QString id = named ? QStringLiteral("id: \"%1\", ").arg(i + 1) : QString();
            const QString place =
                isNeutral(kind)
                    ? QStringLiteral("at: [1, 0]")
                    : QStringLiteral("owner: %1, at: [1, 0], on: road S").arg(named ? u"green" : u"blue");
            text += QStringLiteral("  - {%1figure: %2, %3}\n").arg(id, utf8(name(kind)), place);
        }
    Scenario scenario = readScenario(text.toStdString(), builtInTiles()).scenario.value();
    scenario.rules.house = house;
    return scenario;
}

/// An answer as it could be, and what its sentences have to name.
struct Case
{
    Answer answer;
    QStringList names;
};

/// A page with what is folded.
QString unfoldedText(Page page)
{
    for (Row &row : page.rows)
        row.folded = false;
    return plainText(page);
}

/// Words one answer after the other and keeps what does not hold.
class SentenceReader
{
public:
    explicit SentenceReader(TowerRules rules, HouseRules house = {})
        : SentenceReader(everybody(rules, house))
    {
    }
    explicit SentenceReader(Scenario scenario)
        : m_scenario(std::move(scenario))
        , m_position(m_scenario, builtInTiles())
    {
    }

    int figures() const { return static_cast<int>(m_scenario.figures.size()); }
    QString label(int figure) const { return figureLabel(m_position, figure, tower); }
    QString player(Colour colour) const { return playerName(m_scenario, colour); }
    QString kind(FigureKind figure) const { return word(figure, m_scenario.rules.tower); }
    const Position &position() const { return m_position; }
    int named(const char *id) const
    {
        return static_cast<int>(std::ranges::find(m_position.ids(), id) - m_position.ids().begin());
    }

    void read(const Case &one)
    {
        Footnotes footnotes;
        const QString text = unfoldedText(tell(m_position, one.answer, footnotes));
        for (const QString &line : text.split(u'\n'))
            add(line.trimmed());
        for (const QString &part : one.names)
            if (!text.contains(part, Qt::CaseInsensitive))
                m_complaints << part + QStringLiteral(" is not named: ") + text;
    }

    void read(const QList<Case> &cases)
    {
        for (const Case &one : cases)
            read(one);
    }

    void join(const SentenceReader &reader)
    {
        for (const QString &line : reader.m_lines)
            add(line);
        m_complaints << reader.m_complaints;
    }

    void add(const QString &line)
    {
        static const QRegularExpression wrong(
            QStringLiteral("%(L?\\d|n)|  |\\(s\\)|\\(\\)|[.,;:]{2}|[(] | [.,;:)]"));
        static const QRegularExpression marks(QStringLiteral(" \\[[\\d, ]+\\]"));
        const QString unmarked = QString(line).remove(marks);
        if (unmarked.contains(wrong) || unmarked.isEmpty() || unmarked.front().isSpace())
            m_complaints << QStringLiteral("not whole: ") + line;
        if (!m_lines.contains(unmarked))
            m_lines << unmarked;
    }

    const QStringList &lines() const { return m_lines; }
    const QStringList &complaints() const { return m_complaints; }

private:
    Scenario m_scenario;
    Position m_position;
    QStringList m_lines, m_complaints;
};

Question asked(Ask ask, std::optional<Square> at = tower)
{
    return {.ask = ask, .at = at, .by = Colour::Red};
}

/// What a floor means for one figure, with what follows.
Case floorCase(const SentenceReader &reader, FigureVerdict verdict, QStringList names = {})
{
    names << reader.label(verdict.figure);
    verdict.distance = 2;
    Question question = asked(Ask::PlaceFloor);
    question.target = reader.position().ids()[static_cast<std::size_t>(verdict.figure)];
    PlaceFloorAnswer answer{.legal = Legality::Yes, .height = 3, .range = 3, .figures = {std::move(verdict)}};
    return {{question, answer}, names};
}

/// Those that may stand anywhere and be captured: no sentence says of what kind they are.
bool isPlain(FigureKind kind)
{
    return kind == FigureKind::Meeple || kind == FigureKind::LargeMeeple || kind == FigureKind::Phantom ||
           kind == FigureKind::Ringmaster;
}

QList<Case> verdictCases(const SentenceReader &reader)
{
    QList<Case> cases;
    for (int figure = 0; figure < reader.figures(); ++figure) {
        const FigureKind kind = reader.position().board().figure(figure).kind;
        cases << floorCase(reader, {.figure = figure, .verdict = Verdict::Capturable});
        if (!isPlain(kind))
            cases << floorCase(reader, {.figure = figure,
                                        .verdict = Verdict::Safe,
                                        .facts = {{.name = FactName::Kind, .kind = kind}},
                                        .because = {cite::captureNeutralNo}});
        if (kind != FigureKind::LargeMeeple && kind != FigureKind::Phantom && kind != FigureKind::Fairy)
            continue; // one of each gender
        cases << floorCase(reader, {.figure = figure,
                                    .verdict = Verdict::Open,
                                    .facts = {{.name = FactName::Wheel}},
                                    .because = {cite::captureWheelOfFortune}})
              << floorCase(reader, {.figure = figure,
                                    .verdict = Verdict::OutOfReach,
                                    .facts = {{.name = FactName::TooFar, .number = 4, .limit = 3}}});
    }
    return cases;
}

QList<Case> consequenceCases(const SentenceReader &reader)
{
    using Colours = std::vector<Colour>;
    QList<Case> cases;
    const auto follows = [&](const Consequence &consequence, const QStringList &names = {}) {
        cases << floorCase(reader, {.verdict = Verdict::Capturable, .consequences = {consequence}}, names);
    };
    for (const Colour colour : {Colour::Red, Colour::Blue}) {
        const QStringList name{reader.player(colour)};
        follows({.effect = Effect::Prisoner, .player = colour}, name);
        follows({.effect = Effect::ToSupply, .player = colour});
    }
    for (const FigureKind kind : {FigureKind::Meeple, FigureKind::LargeMeeple, FigureKind::Phantom})
        follows({.effect = Effect::Exchange, .player = Colour::Green, .returns = {kind}},
                {reader.kind(kind)});
    follows({.effect = Effect::Exchange,
             .player = Colour::Blue,
             .returns = {FigureKind::LargeMeeple, FigureKind::Mayor},
             .choice = true},
            {reader.kind(FigureKind::LargeMeeple), reader.kind(FigureKind::Mayor)});
    for (int figure = 0; figure < reader.figures(); ++figure)
        if (const FigureKind kind = reader.position().board().figure(figure).kind;
            kind == FigureKind::Builder || kind == FigureKind::Pig)
            follows({.effect = Effect::Orphan, .player = Colour::Blue, .figure = figure},
                    {reader.label(figure)});
    const Colours nobody, blue{Colour::Blue}, red{Colour::Red}, both{Colour::Blue, Colour::Green};
    for (const FeatureKind kind : {FeatureKind::Road, FeatureKind::City, FeatureKind::Field})
        for (const auto &[before, after] :
             std::vector<std::pair<Colours, Colours>>{{nobody, nobody},
                                                      {blue, blue},
                                                      {both, both},
                                                      {blue, nobody},
                                                      {both, nobody},
                                                      {blue, red},
                                                      {both, red},
                                                      {blue, both},
                                                      {{Colour::Red, Colour::Blue, Colour::Green}, both}}) {
            QStringList names; // what stays as it is goes without saying
            if (before != after)
                names << word(kind);
            for (const Colour colour : before == after ? Colours() : after)
                names << reader.player(colour);
            const Consequence majority{
                .effect = Effect::Majority, .kind = kind, .before = before, .after = after};
            follows(majority, names);
            cases << floorCase(
                reader,
                {.figure = reader.named("r"), .verdict = Verdict::Capturable, .consequences = {majority}},
                names); // in a complete road: the headline says who scores
        }
    follows({.effect = Effect::TowerReopens, .at = other}, {phrase(other)});
    for (const int after : {4, 2, 1, 0})
        follows({.effect = Effect::Watchtower,
                 .player = Colour::Green,
                 .at = other,
                 .valueBefore = 4,
                 .valueAfter = after,
                 .lost = after == 1 ? 1 : 4},
                {phrase(other)});
    return cases;
}

/// A refusal that rests on one fact.
QList<Case> refusalCases(const SentenceReader &reader)
{
    QList<Case> cases;
    const auto refused = [&](const Question &question, const Fact &fact, const QStringList &names) {
        if (question.ask == Ask::PlaceFloor)
            cases << Case{{question, PlaceFloorAnswer{.facts = {fact}}}, names};
        else if (question.ask == Ask::PlaceFigure)
            cases << Case{{question, PlaceFigureAnswer{.facts = {fact}}}, names};
        else
            cases << Case{{question, RansomAnswer{.facts = {fact}}}, names};
    };
    const Question floor = asked(Ask::PlaceFloor), ransom = asked(Ask::Ransom, std::nullopt);
    for (const Square square : {Square{1, 0}, Square{9, 9}}) // without a foundation, without a tile
        refused(floor, {.name = FactName::NoFoundation, .at = square}, {phrase(square)});
    refused(floor, {.name = FactName::NoFloorLeft, .player = Colour::Red}, {reader.player(Colour::Red)});
    refused(ransom, {.name = FactName::HouseRule}, {});
    refused(ransom, {.name = FactName::NotOnTurn, .player = Colour::Blue}, {reader.player(Colour::Blue)});
    refused(ransom, {.name = FactName::AlreadyPaid, .player = Colour::Red}, {reader.player(Colour::Red)});
    refused(ransom, {.name = FactName::NoPrisoner}, {reader.player(Colour::Red)});
    for (const int owned : {0, 1, 2})
        refused(ransom,
                {.name = FactName::TooFewPoints, .player = Colour::Red, .number = owned, .limit = ransomCost},
                {points(owned)});
    for (int figure = 0; figure < reader.figures(); ++figure) {
        const FigureKind kind = reader.position().board().figure(figure).kind;
        Question up = asked(Ask::PlaceFigure);
        up.figure = kind;
        refused(floor, {.name = FactName::Closed, .at = tower, .figure = figure},
                {figureName(reader.position(), figure)});
        refused(up, {.name = FactName::NoFloorYet, .at = other}, {phrase(other), reader.kind(kind)});
        if (!isPlain(kind))
            refused(up, {.name = FactName::Kind, .kind = kind}, {reader.kind(kind)});
        refused(up, {.name = FactName::NoneLeft, .kind = kind, .player = Colour::Green},
                {reader.player(Colour::Green)});
        if (kind == FigureKind::Mayor || kind == FigureKind::Meeple) // Jo holds them
            refused(up, {.name = FactName::NoneLeft, .kind = kind, .player = Colour::Red},
                    {reader.player(Colour::Red), reader.player(Colour::Green), reader.kind(kind)});
        for (const std::optional<Colour> holder : {std::optional<Colour>(), std::optional(Colour::Blue)}) {
            Question back = ransom;
            back.figure = kind;
            back.from = holder;
            refused(back, {.name = FactName::NoPrisoner}, {reader.kind(kind)});
        }
    }
    return cases;
}

/// What the first lines say beside a list: of several who are spared, of the way there, of who is behind a
/// gap.
QList<Case> headlineCases(const SentenceReader &reader)
{
    const HouseRules house = reader.position().scenario().rules.house;
    QList<Case> cases;
    for (const int range : {0, 1, 2}) {
        const PlaceFloorAnswer floor{
            .legal = Legality::Yes, .height = range + house.contains(HouseRule::NoSurprises), .range = range};
        cases << Case{{asked(Ask::PlaceFloor), floor}, {}};
    }
    PlaceFloorAnswer spared{.legal = Legality::Yes, .height = 3, .range = 3};
    QStringList names;
    for (int figure = 0; figure < reader.figures(); ++figure)
        if (const FigureKind kind = reader.position().board().figure(figure).kind;
            kind == FigureKind::Builder || kind == FigureKind::Pig || kind == FigureKind::Wagon) {
            const bool wagon = kind == FigureKind::Wagon;
            const Fact fact =
                wagon ? Fact{.name = FactName::Wheel} : Fact{.name = FactName::Kind, .kind = kind};
            spared.figures.push_back(
                {.figure = figure,
                 .verdict = wagon ? Verdict::Open : Verdict::Safe,
                 .facts = {fact},
                 .because = {wagon ? cite::captureWheelOfFortune : cite::captureSpecialFiguresNo}});
            names << reader.kind(kind);
        }
    cases << Case{{asked(Ask::PlaceFloor), spared}, names};
    for (const bool crowded : {false, true}) { // named with where they stand, or only counted
        PlaceFloorAnswer floor{.legal = Legality::Yes, .height = 3, .range = 3};
        for (int figure = reader.named("1"); figure < reader.named("1") + (crowded ? 6 : 3); ++figure)
            floor.figures.push_back({.figure = figure,
                                     .verdict = Verdict::Capturable,
                                     .because = {cite::captureAnyFeature, cite::captureOwnMeeple},
                                     .distance = 1});
        cases << Case{{asked(Ask::PlaceFloor), floor}, {}};
    }
    for (int figure = 0; figure < reader.figures(); ++figure)
        if (const FigureKind kind = reader.position().board().figure(figure).kind;
            kind == FigureKind::Mayor || kind == FigureKind::Wagon)
            cases << Case{
                {asked(Ask::PlaceFloor), PlaceFloorAnswer{.legal = Legality::Yes,
                                                          .height = 3,
                                                          .range = 3,
                                                          .figures = {{.figure = figure,
                                                                       .verdict = Verdict::Capturable,
                                                                       .because = {cite::captureMayorWagon},
                                                                       .distance = 1}}}},
                {reader.label(figure)}};
    return cases;
}

/// Why no tower reaches a figure on top of one: on the whole board, without floors, with all others closed,
/// and without others.
QList<Case> unreachedCases(const SentenceReader &reader)
{
    Question fate{.ask = Ask::Outlook, .by = Colour::Red, .target = "c"};
    return {
        {{fate, OutlookAnswer{.figure = reader.named("c"), .verdict = Verdict::Capturable, .onTower = true}},
         {figureName(reader.position(), reader.named("c"))}}};
}

std::vector<Scenario> unreachedBoards(TowerRules rules)
{
    const Scenario whole = everybody(rules, {});
    std::vector<Scenario> boards(3, whole);
    boards[0].players[0].floors = 0;
    std::erase_if(boards[1].tiles,
                  [](const PlacedTile &tile) { return tile.at != closedTower && tile.at != blocked; });
    std::erase_if(boards[2].tiles, [](const PlacedTile &tile) { return tile.at != closedTower; });
    for (const HouseRule rule : allHouseRules) {
        boards.push_back(whole);
        boards.back().rules.house.insert(rule);
    }
    boards.push_back(whole);
    return boards;
}

/// What a watchtower counts and who triggers it; who is how strong in a road.
QList<Case> scoringCases(const SentenceReader &reader)
{
    const Board &board = reader.position().board();
    const int meeple = reader.named("g"), feature = board.featureOf(meeple);
    const QString label = figureLabel(reader.position(), meeple);
    SideSet south;
    south.insert(Side::S);
    QList<Case> cases;
    for (const FeatureKind kind : {FeatureKind::Road, FeatureKind::City})
        for (const bool complete : {true, false}) {
            WatchtowerAnswer answer{.bonus = {.points = 2, .per = Bonus::Meeple},
                                    .area = {{1, 0}},
                                    .count = 2,
                                    .value = 4,
                                    .features = {{feature, kind, south, complete, {meeple}}},
                                    .triggered = complete};
            for (const int figure : board.figuresOn(board.tileAt({1, 0})))
                if (!isMeeple(board.figure(figure).kind))
                    answer.uncounted.push_back(figure);
            cases << Case{{asked(Ask::Watchtower), answer},
                          {label, word(kind), reader.kind(FigureKind::Pig)}};
            answer.bonus.per = Bonus::RoadTile;
            answer.features.push_back(answer.features.front());
            answer.features.back().figures = {reader.named("2")};
            cases << Case{{asked(Ask::Watchtower), answer}, {label, word(kind)}};
        }
    const int crowd = board.featureOf(reader.named("1")); // a mayor stands there
    for (const int tiles : {1, 2})
        for (const int coats : {0, 1})
            for (const FeatureKind kind : {FeatureKind::Road, FeatureKind::City, FeatureKind::Monastery}) {
                ScoredFeature entry{.kind = kind,
                                    .feature = kind == FeatureKind::Monastery ? -1 : crowd,
                                    .tiles = std::vector<Square>(static_cast<std::size_t>(tiles), tower),
                                    .coats = coats,
                                    .points = 8,
                                    .strength = {{Colour::Red, 3}, {Colour::Blue, 2}},
                                    .receivers = {Colour::Red}};
                cases << Case{
                    {asked(Ask::Score),
                     ScoreAnswer{.watchtowers = {{.at = other, .value = 6, .figures = {meeple, meeple}}},
                                 .features = {entry},
                                 .totals = {{Colour::Red, 8}},
                                 .because = {cite::wtIndependentScoring}}},
                    {reader.player(Colour::Red), word(Colour::Blue), points(6), points(8)}};
                entry.receivers.clear();
                cases << Case{{asked(Ask::Score), ScoreAnswer{.features = {entry}}}, {}};
            }
    return cases;
}

QList<Case> otherCases(const SentenceReader &reader)
{
    QList<Case> cases;
    for (const bool plain : {true, false})
        cases << Case{
            {asked(Ask::Ransom, std::nullopt),
             RansomAnswer{.legal = Legality::Yes,
                          .options = {{plain ? FigureKind::Meeple : FigureKind::Mayor, Colour::Green}},
                          .because = {cite::ransomThree, cite::ransomFlat}}},
            {reader.player(Colour::Green)}};
    cases << Case{
        {asked(Ask::Ransom, std::nullopt),
         RansomAnswer{.legal = Legality::Open,
                      .facts = {{.name = FactName::TooFewPoints, .number = 2, .limit = ransomCost}}}},
        {points(2)}};
    for (int figure = 0; figure < reader.figures(); ++figure) {
        Question up = asked(Ask::PlaceFigure);
        up.figure = reader.position().board().figure(figure).kind;
        const TowerTop top = towerTopFor(*up.figure, reader.position().scenario().rules.tower);
        if (top.legal == Legality::Yes)
            cases << Case{{up, PlaceFigureAnswer{.legal = Legality::Yes, .because = {top.ruling}}}, {}};
    }
    for (const char *id : {"b", "c"}) {
        Question fate{.ask = Ask::Outlook, .by = Colour::Red};
        fate.target = id;
        const int figure = reader.named(id);
        cases << Case{
            {fate, OutlookAnswer{.figure = figure, .verdict = Verdict::Capturable, .onTower = true}},
            {figureName(reader.position(), figure)}};
    }
    for (std::size_t i = 0; i < enumNames<Bonus>.size(); ++i)
        for (const int count : {0, 1, 2}) {
            const Watchtower bonus{.points = 2, .per = static_cast<Bonus>(i)};
            if (bonus.per != Bonus::Meeple && bonus.per != Bonus::Monastery)
                cases << Case{{asked(Ask::Watchtower), WatchtowerAnswer{.bonus = bonus,
                                                                        .count = count,
                                                                        .value = 2 * count,
                                                                        .because = {cite::wtCoatEach}}},
                              {}};
            for (const bool triggered : {true, false})
                cases << Case{{asked(Ask::Watchtower), WatchtowerAnswer{.bonus = bonus,
                                                                        .counted = {{other, 1}},
                                                                        .count = count,
                                                                        .value = 2 * count,
                                                                        .triggered = triggered}},
                              {count > 0 ? counted(bonus.per, count) : points(0), phrase(other)}};
        }
    const std::vector<Colour> nobody, one{Colour::Green}, two{Colour::Red, Colour::Blue};
    for (const FeatureKind kind : {FeatureKind::Road, FeatureKind::City, FeatureKind::Monastery})
        for (const auto &receivers : {nobody, one, two}) {
            ScoreAnswer score{.features = {{.kind = kind,
                                            .tiles = {tower, other},
                                            .coats = kind == FeatureKind::City ? 1 : 0,
                                            .points = 5,
                                            .receivers = receivers}}};
            QStringList names{phrase(tower)};
            if (!receivers.empty())
                names << points(5);
            for (const Colour colour : receivers) {
                score.totals.emplace_back(colour, 5);
                names << reader.player(colour);
            }
            if (receivers.size() > 1)
                score.watchtowers = {{.at = other, .value = 1, .figures = {1}}};
            if (!receivers.empty()) { // so many things that none is measured
                ScoreAnswer many = score;
                many.features.insert(many.features.end(), 3, many.features.front());
                cases << Case{{asked(Ask::Score), many}, {word(kind), points(5)}};
            }
            cases << Case{{asked(Ask::Score), score}, names}
                  << Case{{asked(Ask::Score, std::nullopt), score}, names};
        }
    for (const auto &kinds :
         {std::vector<FigureKind>{}, {FigureKind::Meeple}, {FigureKind::LargeMeeple, FigureKind::Phantom}})
        for (const auto &open : {std::vector<FigureKind>{}, {FigureKind::Abbot, FigureKind::Guard}}) {
            if (kinds.empty() && open.empty())
                continue;
            QStringList names{phrase(other)};
            for (const FigureKind kind : kinds)
                names << reader.kind(kind);
            cases << Case{{asked(Ask::Actions, std::nullopt),
                           ActionsAnswer{.floor = std::vector<Square>(kinds.size(), tower),
                                         .figures = {{other, kinds, open}},
                                         .ransom = Legality::Yes}},
                          names};
        }
    cases << Case{{asked(Ask::Actions, std::nullopt),
                   ActionsAnswer{.closed = {blocked, closedTower}, .bare = {bare}, .ransom = Legality::Yes}},
                  {phrase(bare), phrase(blocked), phrase(closedTower), reader.player(Colour::Red)}};
    for (int figure = 0; figure < reader.figures(); ++figure)
        for (const bool reached : {false, true}) {
            Question fate{.ask = Ask::Outlook, .by = Colour::Red};
            fate.target = reader.position().ids()[static_cast<std::size_t>(figure)];
            OutlookAnswer answer{.figure = figure, .verdict = Verdict::Capturable, .counting = {other}};
            if (reached) {
                answer.towers.assign(
                    figure % 2 + 1U,
                    {.at = tower, .height = 3, .verdict = {.figure = figure, .distance = 1}});
                answer.triggers = {{other, 1, true}, {other, 2, false}};
            }
            cases << Case{{fate, answer}, {figureLabel(reader.position(), figure), phrase(other)}};
        }
    return cases;
}

} // namespace

class TestSentences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sayTheirParts()
    {
        QFile file(qEnvironmentVariable("TOWERWATCH_SENTENCES", QStringLiteral("sentences.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QStringList complaints;
        for (const char *language : completeLanguages()) {
            useLanguage(QString::fromLatin1(language));
            QStringList written;
            for (const TowerRules rules : {TowerRules::C2, TowerRules::C1, TowerRules::C1Original}) {
                SentenceReader reader(rules);
                for (const auto &cases :
                     {verdictCases(reader), consequenceCases(reader), refusalCases(reader),
                      headlineCases(reader), scoringCases(reader), otherCases(reader)})
                    reader.read(cases);
                for (int figure = 0; figure < reader.figures(); ++figure)
                    for (const Text &line : sentences({{.at = tower,
                                            .by = Colour::Green,
                                            .range = 3,
                                            .capturable = {figure},
                                            .open = {0}}},
                                                      reader.position()))
                        reader.add(QString(line).trimmed());
                for (const Scenario &board : unreachedBoards(rules)) {
                    SentenceReader table(board);
                    table.read(unreachedCases(table));
                    reader.join(table);
                }
                for (const HouseRule rule : allHouseRules) {
                    HouseRules house;
                    house.insert(rule);
                    SentenceReader table(rules, house);
                    table.read(headlineCases(table));
                    reader.join(table);
                }
                complaints << reader.complaints();
                QStringList fresh;
                for (const QString &line : reader.lines())
                    if (!written.contains(line))
                        fresh << line;
                written << fresh;
                file.write((QStringLiteral("\n== %1, %2\n").arg(QLatin1String(language), word(rules)) +
                            fresh.join(u'\n') + u'\n')
                               .toUtf8());
            }
            QVERIFY(written.size() > 300);
        }
        useLanguage(QStringLiteral("en"));
        complaints.removeDuplicates();
        QVERIFY2(complaints.isEmpty(),
                 qPrintable(QString::number(complaints.size()) + u'\n' + complaints.mid(0, 400).join(u'\n')));
    }
};

TOWERWATCH_TEST(TestSentences)
#include "tst_sentences.moc"
