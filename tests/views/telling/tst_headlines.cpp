// SPDX-License-Identifier: MIT
/// The first line of every answer of the library says what decides: who, where, how many, and by which
/// ruling.
#include "model/format/scenarioreader.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/testmain.h"
#include "views/telling/explanation.h"
#include "views/words/words.h"

#include <QSet>

#include <QRegularExpression>

using namespace towerwatch;

namespace {

constexpr std::size_t mostNamed = 3;    ///< figures of a road or city that a headline names
constexpr qsizetype mostListed = 5;     ///< figures that can be captured
constexpr qsizetype mostKinds = 4;      ///< kinds of figures that do not count; of more the first are named
constexpr std::size_t mostMeasured = 3; ///< watchtowers and features whose size is told

/// What the headline of an answer has to name.
class Expected
{
public:
    Expected(const Position &position, const Question &question)
        : m_position(position)
        , m_question(question)
    {
    }

    QStringList operator()(const PlaceFloorAnswer &answer) const
    {
        if (answer.legal == Legality::No)
            return {};
        QStringList names, captured;
        const auto isPlain = [](const FigureVerdict &verdict) {
            return verdict.verdict == Verdict::Capturable;
        };
        const bool isPlainTable = rules().house.empty() && !switchesOf(rules().tower).builderAndPigCapturable;
        if (answer.range > 0 && isPlainTable && std::ranges::all_of(answer.figures, isPlain))
            names << QString::number(answer.range);
        for (const FigureVerdict &verdict : answer.figures)
            if (verdict.verdict == Verdict::Capturable)
                captured << label(verdict.figure);
            else if (verdict.verdict == Verdict::OutOfReach)
                names << label(verdict.figure);
            else
                names << kind(verdict.figure);
        for (const FigureVerdict &verdict : answer.figures) {
            if (const Figure &figure = board().figure(verdict.figure);
                captured.size() > mostListed && verdict.verdict == Verdict::Capturable && figure.owner)
                names << word(*figure.owner);
            for (const Consequence &consequence : verdict.consequences)
                if (consequence.effect == Effect::Exchange && consequence.choice)
                    for (const FigureKind figure : consequence.returns)
                        names << word(figure, rules().tower);
        }
        return captured.size() <= mostListed ? names + captured : names;
    }
    QStringList operator()(const PlaceFigureAnswer &answer) const
    {
        if (answer.because.front() == cite::towerTopBuilderPigOld)
            return {word(FigureKind::Builder), word(FigureKind::Pig)};
        const Ruling *ruling = builtInRulings().find(answer.because.front().value);
        return answer.legal == Legality::Yes ? QStringList{rulingBrief(*ruling, rules().tower)}
                                             : QStringList();
    }
    QStringList operator()(const WatchtowerAnswer &answer) const
    {
        QStringList names{points(answer.value), points(answer.bonus.points)}, others;
        if (answer.count > 0)
            names << counted(answer.bonus.per, answer.count);
        for (const WatchtowerFeature &feature : answer.features)
            for (std::size_t i = 0; i < std::min(feature.figures.size(), mostNamed); ++i)
                names << figureName(m_position, feature.figures[i]);
        for (const Square square : answer.bonus.per == Bonus::Meeple ? answer.area : std::vector<Square>())
            for (const int figure : board().figuresOn(board().tileAt(square)))
                if (isMeeple(board().figure(figure).kind) &&
                    board().figure(figure).kind != FigureKind::Meeple)
                    names << kind(figure);
                else if (!isMeeple(board().figure(figure).kind) && !others.contains(kind(figure)))
                    others << kind(figure);
        return others.size() > mostKinds ? names : names + others;
    }
    QStringList operator()(const ScoreAnswer &answer) const
    {
        if (answer.totals.empty() || answer.features.size() + answer.watchtowers.size() > mostMeasured)
            return {};
        QStringList names;
        for (const TriggeredWatchtower &tower : answer.watchtowers)
            names << counted(tower.bonus.per, tower.count) << points(tower.bonus.points);
        for (const ScoredFeature &feature : answer.features)
            if (!feature.receivers.empty() && feature.kind != FeatureKind::Monastery) {
                names << QString::number(feature.tiles.size());
                for (const auto &[colour, strength] : feature.strength)
                    names << word(colour) + u' ' + QString::number(strength);
                for (const int figure :
                     feature.feature >= 0 ? board().figuresIn(feature.feature) : std::span<const int>())
                    if (board().figure(figure).kind != FigureKind::Meeple)
                        names << kind(figure);
            }
        return names;
    }
    QStringList operator()(const RansomAnswer &answer) const
    {
        const Player *payer = findPlayer(m_position.scenario(), m_question.by.value_or(Colour::Red));
        return answer.legal == Legality::Yes && payer && payer->points ? QStringList{points(*payer->points)}
                                                                       : QStringList();
    }
    QStringList operator()(const ActionsAnswer &answer) const
    {
        QStringList names;
        for (const Square square : answer.floor)
            names << phrase(square);
        for (const TowerTopChoice &choice : answer.figures)
            names << phrase(choice.at);
        for (const int tile : board().towers())
            if (board().figureOnTower(tile) >= 0)
                names << phrase(board().placed(tile).at);
        return names;
    }
    QStringList operator()(const OutlookAnswer &answer) const
    {
        QStringList names;
        if (answer.towers.size() == 1)
            names << phrase(answer.towers.front().at);
        if (answer.onTower)
            names << phrase(*board().figure(answer.figure).at);
        return names;
    }

private:
    const Board &board() const { return m_position.board(); }
    const TableRules &rules() const { return m_position.scenario().rules; }
    QString label(int figure) const { return figureLabel(m_position, figure, m_question.at); }
    QString kind(int figure) const { return word(board().figure(figure).kind, rules().tower); }

    const Position &m_position;
    const Question &m_question;
};

QString headline(const Position &position, const Question &question)
{
    Footnotes footnotes;
    return explain(position, answer(position.board(), question), footnotes).answer;
}

/// Calls back with every question of the library, its position and the name of its file.
template <typename Callback> void forEachQuestion(const Callback &callback)
{
    for (const ShippedScenario &shipped : shippedScenarios()) {
        const Position position(readScenario(shipped.text, builtInTiles()).scenario.value(), builtInTiles());
        for (const Question &question : questionsOf(position.scenario(), builtInTiles()))
            callback(position, question, utf8(shipped.path));
    }
}

} // namespace

class TestHeadlines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nameWhatDecides();
    void citeWhatTheySay();
    void citeOnlyWhatTheyTell();
    void sayWhereTheOwnStands();
    void tellWhoStays();
    void nameEqualPrisonersTogether();
    void nameFiguresByTheirPlaceNotByANumber();
    void promiseNothingThatHangsOnAPrint();
    void tellWhoIsBehindAGap();
    void tellABareFoundation();
    void blameNoSurprisesForTheDistanceAlone();
    void countThePathRoundAGap();
    void countWhoseTheyAre();
    void nameEqualFiguresOnce();
    void nameAFewTowers();
    void leaveOutATowerElsewhere();
};

void TestHeadlines::nameWhatDecides()
{
    QStringList missing;
    forEachQuestion([&](const Position &position, const Question &question, const QString &path) {
        const Answer given = answer(position.board(), question);
        const QString said = headline(position, question);
        for (const QString &name : std::visit(Expected(position, given.question), given.body))
            if (!said.contains(name, Qt::CaseInsensitive))
                missing << QStringLiteral("%1: %2 is not in: %3").arg(path, name, said);
    });
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

/// A ruling whose sentence stands in the first line is one of those listed behind it.
void TestHeadlines::citeWhatTheySay()
{
    QStringList missing;
    forEachQuestion([&](const Position &position, const Question &question, const QString &path) {
        const TowerRules rules = position.scenario().rules.tower;
        Footnotes footnotes;
        const Explanation words = explain(position, answer(position.board(), question), footnotes);
        if (words.legality == Legality::No)
            return; // the rulings of a refusal stand below it, each with its sentence
        QSet<QString> cited;
        for (const int number : words.footnotes)
            cited << rulingBrief(*builtInRulings().find(footnotes.rulings()[number - 1].value), rules);
        for (const Ruling &ruling : builtInRulings().rulings)
            if (const Text brief = rulingBrief(ruling, rules);
                words.answer.contains(brief) && !cited.contains(brief))
                missing << path + QStringLiteral(": not cited: ") + brief;
    });
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

/// Rulings that first lines tell in words of their own.
constexpr std::array toldOtherwise{cite::captureOwnMeeple,      cite::captureMeepleOnTower,
                                   cite::captureBuilderPigOld,  cite::towerRangeOverTowers,
                                   cite::wtMonasticBuildings,   cite::wtLargeIsOne,
                                   cite::wtTwoFeaturesSameTile, cite::wtCoatEach,
                                   cite::wtMeepleKinds,         cite::ransomFlat,
                                   cite::ransomFlatC1,          cite::phantomAfterFloor,
                                   cite::houseNoGaps,           cite::towerClose,
                                   cite::ransomOncePerTurn};

/// What a first line says for a ruling that it applies without repeating it; nothing for another ruling.
std::optional<QStringList> saidFor(RulingId id, const Position &position, const Answer &given)
{
    const auto *floor = std::get_if<PlaceFloorAnswer>(&given.body);
    const auto *worth = std::get_if<WatchtowerAnswer>(&given.body);
    const auto *score = std::get_if<ScoreAnswer>(&given.body);
    const Colour by = given.question.by.value_or(Colour::Red);
    const auto captured = [&](const auto &matches) {
        QStringList names;
        for (const FigureVerdict &verdict : floor ? floor->figures : std::vector<FigureVerdict>())
            if (verdict.verdict == Verdict::Capturable && matches(verdict))
                names << word(position.board().figure(verdict.figure).kind, position.scenario().rules.tower);
        return names;
    };
    if (floor &&
        (id == cite::towerRangePerFloor || id == cite::houseNoSurprises || id == cite::houseDiagonal))
        return QStringList{QString::number(floor->range)};
    if (std::ranges::find(toldOtherwise, id) != toldOtherwise.end())
        return QStringList();
    const auto isSpared = [&](const FigureVerdict &verdict) {
        return verdict.verdict != Verdict::Capturable && verdict.because.front() == id;
    };
    if (floor && std::ranges::any_of(floor->figures, isSpared))
        return QStringList();
    if (std::holds_alternative<PlaceFigureAnswer>(given.body) && id != cite::towerClose)
        return QStringList{word(*given.question.figure, position.scenario().rules.tower)};
    for (const auto &[ruling, effect] : {std::pair{cite::orphanBuilderPig, Effect::Orphan},
                                         {cite::exchangeAutomatic, Effect::Exchange},
                                         {cite::exchangeOwnerChooses, Effect::Exchange},
                                         {cite::exchangeJustCapturedGoesHome, Effect::Exchange}})
        if (id == ruling)
            return captured([&, wanted = effect](const FigureVerdict &verdict) {
                return std::ranges::count(verdict.consequences, wanted, &Consequence::effect) > 0;
            });
    if (id == cite::captureMayorWagon)
        return captured([&](const FigureVerdict &verdict) {
            const FigureKind kind = position.board().figure(verdict.figure).kind;
            return kind == FigureKind::Mayor || kind == FigureKind::Wagon;
        });
    if (floor && (id == cite::captureOneOnly || id == cite::captureAnyFeature)) {
        const QStringList kinds = captured([&](const FigureVerdict &) { return true; });
        QStringList owners; // of many
        for (const FigureVerdict &verdict : floor->figures)
            if (verdict.verdict == Verdict::Capturable)
                owners << word(*position.board().figure(verdict.figure).owner);
        return kinds.size() > mostListed ? owners : kinds;
    }
    if (id == cite::towerCaptureBeforeScoring && floor) {
        const QStringList names = captured([](const FigureVerdict &verdict) {
            return std::ranges::any_of(verdict.consequences, [](const Consequence &consequence) {
                return consequence.effect == Effect::Watchtower || consequence.before != consequence.after;
            });
        });
        return names.isEmpty() ? std::nullopt : std::optional(names.first(1));
    }
    if (worth && (id == cite::wtTypeCoat || id == cite::wtTypeCity || id == cite::wtTypeRoad ||
                  id == cite::wtTypeMeeple || id == cite::wtTypeMonastery))
        return QStringList{points(worth->bonus.points)};
    if (worth && (id == cite::wtTrigger || id == cite::wtArea))
        return QStringList{points(worth->value)};
    if (score && id == cite::wtTrigger)
        return score->watchtowers.empty()
                   ? QStringList()
                   : QStringList{figureLabel(position, score->watchtowers.front().figures.front())};
    if (id == cite::ransomThree)
        return QStringList{points(ransomCost)};
    if (id == cite::ransomOwnTurn || id == cite::towerActionChoice)
        return QStringList{playerName(position.scenario(), by)};
    if (id == cite::ransomMinScore)
        return QStringList{points(findPlayer(position.scenario(), by)->points.value_or(-1))};
    return std::nullopt;
}

/// No ruling is listed behind a first line that says nothing of it.
void TestHeadlines::citeOnlyWhatTheyTell()
{
    QStringList untold;
    forEachQuestion([&](const Position &position, const Question &question, const QString &path) {
        const TowerRules rules = position.scenario().rules.tower;
        Footnotes footnotes;
        const Answer given = answer(position.board(), question);
        const Explanation words = explain(position, given, footnotes);
        for (const int number : words.footnotes) {
            const RulingId id = footnotes.rulings()[number - 1];
            if (words.answer.contains(rulingBrief(*builtInRulings().find(id.value), rules)))
                continue;
            const auto parts = saidFor(id, position, given);
            const auto isSaid = [&](const QString &part) {
                return QString(words.answer).contains(part, Qt::CaseInsensitive);
            };
            if (!parts || !std::ranges::all_of(*parts, isSaid))
                untold << path + QStringLiteral(": %1 is not in: ").arg(id.value.data()) + words.answer;
        }
    });
    QVERIFY2(untold.isEmpty(), qPrintable(untold.join(u'\n')));
}

/// Of three that can be captured each is told with its place, the asker’s own first.
void TestHeadlines::sayWhereTheOwnStands()
{
    const std::string text = "towerwatch: 1\ntiles: [{tile: tower-02-meadow, at: [0, 0], floors: 1}, "
                             "{tile: base-U-road-straight, at: [1, 0]}, "
                             "{tile: base-U-road-straight, at: [0, 1]}]\n"
                             "figures: [{id: a, figure: meeple, owner: blue, at: [1, 0], on: road E}, "
                             "{id: z, figure: meeple, owner: red, at: [0, 1], on: road E}]\n";
    const Position position(readScenario(text, builtInTiles()).scenario.value(), builtInTiles());
    const QString said = headline(position, {.ask = Ask::PlaceFloor, .at = Square{0, 0}, .by = Colour::Red});
    const auto place = [&](int figure) {
        return QString(standingAt(position.board(), position.board().figure(figure), Square{0, 0}));
    };
    QVERIFY2(said.contains(place(0)) && said.contains(place(1)), qPrintable(said));
    QVERIFY2(said.indexOf(place(1)) < said.indexOf(place(0)), qPrintable(said));
}

/// A builder that another meeple keeps in its city is named with what keeps it; alone it goes home.
void TestHeadlines::tellWhoStays()
{
    for (const bool isKept : {true, false}) {
        const std::string text =
            std::string("towerwatch: 1\ntiles: [{tile: tower-02-meadow, at: [0, 0]}, "
                        "{tile: base-U-road-straight, at: [0, 1]}]\n"
                        "figures: [{id: m, figure: meeple, owner: blue, at: [0, 1], on: road E}, "
                        "{id: b, figure: builder, owner: blue, at: [0, 1], on: road E}") +
            (isKept ? ", {id: o, figure: meeple, owner: blue, at: [0, 1], on: road W}" : "") + "]\n";
        const Position position(readScenario(text, builtInTiles()).scenario.value(), builtInTiles());
        const QString said =
            headline(position, {.ask = Ask::PlaceFloor, .at = Square{0, 0}, .by = Colour::Red});
        const QString builder = figureLabel(position, 1, Square{0, 0});
        QVERIFY2(said.count(builder, Qt::CaseInsensitive) == 2, qPrintable(said));
        QCOMPARE(said.contains(QStringLiteral("stays")), isKept);
    }
}

void TestHeadlines::nameEqualPrisonersTogether()
{
    const std::string text = "towerwatch: 1\nplayers: {red: {points: 9}, blue: {prisoners: [{figure: meeple, "
                             "owner: red}, {figure: meeple, owner: red}, {figure: meeple, owner: red}]}}\n"
                             "turn: {player: red}\ntiles: [{tile: tower-02-meadow, at: [0, 0]}]\n";
    const Position position(readScenario(text, builtInTiles()).scenario.value(), builtInTiles());
    const QString said = headline(position, {.ask = Ask::Ransom, .by = Colour::Red}),
                  kind = word(FigureKind::Meeple, position.scenario().rules.tower);
    QCOMPARE(said.count(kind), 1);
    QCOMPARE(said.count(QStringLiteral("3 × ") + kind), 1);
}

void TestHeadlines::nameFiguresByTheirPlaceNotByANumber()
{
    const auto labelOf = [](const std::string &id) {
        const std::string text =
            "towerwatch: 1\ntiles: [{tile: base-U-road-straight, at: [0, 1]}]\nfigures: [{" + id +
            "figure: meeple, owner: blue, at: [0, 1], on: road E}]\n";
        const Position position(readScenario(text, builtInTiles()).scenario.value(), builtInTiles());
        return QString(figureLabel(position, 0));
    };
    QCOMPARE(labelOf("id: f7, "), labelOf({}));
    for (const std::string_view id : {"f", "f7a", "7", "fee"})
        QVERIFY(labelOf("id: \"" + std::string(id) + "\", ").contains(QString(utf8(id))));
}

/// Under No Gaps the figure behind the gap and the empty square are named unasked; without it neither is.
/// Whether a pig is left alone may hang on fields that the third edition changed: then no first line says so.
void TestHeadlines::promiseNothingThatHangsOnAPrint()
{
    int seen = 0;
    forEachQuestion([&](const Position &position, const Question &question, const QString &path) {
        const Answer given = answer(position.board(), question);
        const auto *floor = std::get_if<PlaceFloorAnswer>(&given.body);
        for (const FigureVerdict &verdict : floor ? floor->figures : std::vector<FigureVerdict>())
            for (const Consequence &consequence : verdict.consequences)
                if (consequence.effect == Effect::Orphan &&
                    std::ranges::count(verdict.because, cite::wtC3Fields) > 0) {
                    ++seen;
                    const QString pig = figureLabel(position, consequence.figure, question.at);
                    const auto inReach =
                        std::ranges::count(floor->figures, consequence.figure, &FigureVerdict::figure);
                    QVERIFY2(headline(position, question).count(pig, Qt::CaseInsensitive) <= inReach,
                             qPrintable(path));
                }
    });
    QVERIFY(seen > 0);
}

void TestHeadlines::tellWhoIsBehindAGap()
{
    const std::string text = "towerwatch: 1\ntiles: [{tile: tower-02-meadow, at: [0, 0], floors: 2}, "
                             "{tile: base-U-road-straight, at: [2, 0]}, "
                             "{tile: base-U-road-straight, at: [0, 1]}]\n"
                             "figures: [{id: far, figure: meeple, owner: blue, at: [2, 0], on: road E}, "
                             "{id: near, figure: meeple, owner: blue, at: [0, 1], on: road E}, "
                             "{figure: builder, owner: blue, at: [2, 0], on: road W}]\n";
    for (const bool gapsStop : {true, false}) {
        Scenario scenario = readScenario(text, builtInTiles()).scenario.value();
        if (gapsStop)
            scenario.rules.house.insert(HouseRule::NoGaps);
        const Position position(scenario, builtInTiles());
        const QString said =
            headline(position, {.ask = Ask::PlaceFloor, .at = Square{0, 0}, .by = Colour::Red});
        QVERIFY2(said.contains("far") && said.contains("near"), qPrintable(said));
        QCOMPARE(said.contains(phrase(Square{1, 0})), gapsStop);
        QCOMPARE(said.contains(word(HouseRule::NoGaps)), gapsStop);
    }
}

/// Who stands on a foundation without a floor does not stand on a tower.
void TestHeadlines::tellABareFoundation()
{
    QSet<QString> said;
    for (const char *floors : {"0", "1"}) {
        const std::string text =
            std::string("towerwatch: 1\ntiles: [{tile: tower-02-meadow, at: [0, 0], floors: ") + floors +
            "}]\nfigures: [{id: f, figure: meeple, owner: blue, at: [0, 0], on: tower}]\n";
        const Position position(readScenario(text, builtInTiles()).scenario.value(), builtInTiles());
        said << headline(position, {.ask = Ask::Outlook, .by = Colour::Red, .target = "f"})
                    .section(u'.', 0, 0);
    }
    QCOMPARE(said.size(), 2);
}

/// Who stands askew is out of reach under any rules; how far a tower sees says nothing of it.
void TestHeadlines::blameNoSurprisesForTheDistanceAlone()
{
    const std::string text = "towerwatch: 1\nrules: {house: [no-surprises]}\n"
                             "tiles: [{tile: tower-02-meadow, at: [0, 0], floors: 1}, "
                             "{tile: base-U-road-straight, at: [1, 1]}, "
                             "{tile: base-U-road-straight, at: [0, 2]}]\n"
                             "figures: [{id: askew, figure: meeple, owner: blue, at: [1, 1], on: road E}, "
                             "{id: far, figure: meeple, owner: blue, at: [0, 2], on: road E}]\n";
    const Position position(readScenario(text, builtInTiles()).scenario.value(), builtInTiles());
    for (const char *target : {"askew", "far"}) {
        const QString said = headline(
            position, {.ask = Ask::PlaceFloor, .at = Square{0, 0}, .by = Colour::Red, .target = target});
        const QString name = word(HouseRule::NoSurprises), reach = said.section(u'.', 0, -3);
        QVERIFY2(reach.contains(name) == (std::string(target) == "far"), qPrintable(said));
    }
}

/// Of a tile it is told what its own features and its own tower bring.
void TestHeadlines::leaveOutATowerElsewhere()
{
    const auto said = [](const char *where, Square asked) {
        const std::string text =
            std::string("towerwatch: 1\ntiles: [{tile: tower-02-meadow, at: [0, 0], floors: 1}, "
                        "{tile: base-B-monastery, at: [1, 0]}]\n"
                        "figures: [{figure: meeple, owner: blue, ") +
            where + "}]\n";
        const Position position(readScenario(text, builtInTiles()).scenario.value(), builtInTiles());
        return headline(position, {.ask = Ask::Score, .at = asked});
    };
    const char *onTower = "at: [0, 0], on: tower", *besideIt = "at: [0, 0], on: field NNW";
    QCOMPARE(said(onTower, {1, 0}), said(besideIt, {1, 0}));
    QVERIFY(said(onTower, {0, 0}) != said(besideIt, {0, 0}));
}

/// No Gaps and Diagonal together: steps are counted along the path round a gap, and nothing else reaches over
/// it.
void TestHeadlines::countThePathRoundAGap()
{
    const std::string text = "towerwatch: 1\nrules: {house: [no-gaps, diagonal]}\n"
                             "tiles: [{tile: tower-02-meadow, at: [0, 0], floors: 3}, "
                             "{tile: base-B-monastery, at: [0, 1]}, {tile: base-B-monastery, at: [1, 1]}, "
                             "{tile: base-B-monastery, at: [2, 1]}, {tile: base-B-monastery, at: [2, 0]}]\n"
                             "figures: [{figure: meeple, owner: blue, at: [2, 0], on: monastery}]\n";
    const Position position(readScenario(text, builtInTiles()).scenario.value(), builtInTiles());
    const Answer judged =
        answer(position.board(), {.ask = Ask::PlaceFloor, .at = Square{0, 0}, .by = Colour::Red});
    const FigureVerdict &verdict = std::get<PlaceFloorAnswer>(judged.body).figures.at(0);
    QCOMPARE(verdict.verdict, Verdict::Capturable);
    QVERIFY(std::ranges::find(verdict.because, cite::towerRangeOverGaps) == verdict.because.end());
    QVERIFY(std::ranges::find(verdict.because, cite::houseNoGaps) != verdict.because.end());
    Footnotes footnotes;
    const Explanation explanation = explain(position, judged, footnotes);
    const QString told = explanation.statements.front().text;
    QVERIFY2(told.contains(u'4') && !told.contains(u'2'), qPrintable(told));
}

namespace {

/// A tower beside a road with so many meeples of each.
Position crowded(int red, int blue)
{
    std::string text =
        "towerwatch: 1\nturn: red\nplayers: {red: {}, blue: {}}\n"
        "tiles: [{tile: tower-02-meadow, at: [0, 0]}, {tile: base-U-road-straight, at: [1, 0]}]\n"
        "figures:\n";
    for (int i = 0; i < red + blue; ++i)
        text += std::string("  - {figure: meeple, owner: ") + (i < red ? "red" : "blue") +
                ", at: [1, 0], on: road E}\n";
    return {readScenario(text, builtInTiles()).scenario.value(), builtInTiles()};
}

} // namespace

void TestHeadlines::countWhoseTheyAre()
{
    const QString said = headline(crowded(2, 5), {.ask = Ask::PlaceFloor, .at = Square{0, 0}});
    const auto number = [&](const char *digit, Colour owner) {
        const QString name = word(owner);
        return said.contains(QRegularExpression(QLatin1String(digit) + "\\D*" + name));
    };
    QVERIFY2(number("2", Colour::Red) && number("5", Colour::Blue), qPrintable(said));
}

void TestHeadlines::nameEqualFiguresOnce()
{
    const Position position = crowded(0, 4);
    const QString said = headline(position, {.ask = Ask::PlaceFloor, .at = Square{0, 0}});
    QCOMPARE(said.count(QString(figureLabel(position, 0, Square{0, 0})), Qt::CaseInsensitive), 1);
    QVERIFY2(said.contains(u'4'), qPrintable(said));
}

/// Of many towers the first line names five; each has a line with its own reach.
void TestHeadlines::nameAFewTowers()
{
    std::string text = "towerwatch: 1\nturn: red\ntiles:\n";
    for (int i = 0; i < 11; ++i)
        text += "  - {tile: tower-02-meadow, at: [" + std::to_string(i) +
                ", 0], floors: " + std::to_string(i % 2) + "}\n";
    const Position position(readScenario(text, builtInTiles()).scenario.value(), builtInTiles());
    Footnotes footnotes;
    const Explanation words = explain(position, answer(position.board(), {.ask = Ask::Actions}), footnotes);
    for (int i = 0; i < 11; ++i) {
        const Square at{i, 0};
        QVERIFY(words.answer.str().find(phrase(at).str()) == words.answer.str().rfind(phrase(at).str()) ||
                i % 2);
        QVERIFY(std::ranges::any_of(words.statements,
                                    [&](const Statement &line) { return line.squares == List<Square>{at}; }));
    }
    QVERIFY2(words.answer.str().size() <= 420, words.answer.str().c_str());
    QVERIFY(QString(words.answer).contains(u'6')); // more of them
}

TOWERWATCH_TEST(TestHeadlines)
#include "tst_headlines.moc"
