// SPDX-License-Identifier: MIT
/// The first line of every answer of the library says what decides: who, where, how many, and by which
/// ruling.
#include "model/format/scenarioreader.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/testmain.h"
#include "views/wording/explanation.h"
#include "views/wording/words.h"

#include <QSet>

using namespace towerwatch;

namespace {

constexpr std::size_t mostNamed = 3; ///< figures of a road or city that a headline names
constexpr qsizetype mostListed = 5;  ///< figures that can be captured

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
        if (answer.range > 0)
            names << QString::number(answer.range);
        for (const FigureVerdict &verdict : answer.figures)
            if (verdict.verdict == Verdict::Capturable)
                captured << label(verdict.figure);
            else if (verdict.verdict == Verdict::OutOfReach)
                names << label(verdict.figure);
            else
                names << kind(verdict.figure);
        return captured.size() <= mostListed ? names + captured : names;
    }
    QStringList operator()(const PlaceFigureAnswer &answer) const
    {
        const Ruling *ruling = builtInRulings().find(answer.because.front().value);
        return answer.legal == Legality::Yes ? QStringList{rulingBrief(*ruling, rules())} : QStringList();
    }
    QStringList operator()(const WatchtowerAnswer &answer) const
    {
        QStringList names{points(answer.value), counted(answer.bonus.per, answer.count),
                          points(answer.bonus.points)};
        for (const WatchtowerFeature &feature : answer.features)
            for (std::size_t i = 0; i < std::min(feature.figures.size(), mostNamed); ++i)
                names << figureLabel(m_position, feature.figures[i]);
        for (const Square square : answer.bonus.per == Bonus::Meeple ? answer.area : std::vector<Square>())
            for (const int figure : board().figuresOn(board().tileAt(square)))
                if (board().figure(figure).kind != FigureKind::Meeple)
                    names << kind(figure);
        return names;
    }
    QStringList operator()(const ScoreAnswer &answer) const
    {
        constexpr std::size_t most = 4; // of more things only the sums are told
        if (answer.totals.empty() || answer.features.size() + answer.watchtowers.size() > most)
            return {};
        QStringList names;
        for (const TriggeredWatchtower &tower : answer.watchtowers)
            names << counted(tower.bonus.per, tower.count) << points(tower.bonus.points);
        for (const ScoredFeature &feature : answer.features)
            if (!feature.receivers.empty() && feature.kind != FeatureKind::Monastery) {
                names << QString::number(feature.tiles.size());
                for (const auto &[colour, strength] : feature.strength)
                    names << word(colour) + u' ' + QString::number(strength);
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
    TowerRules rules() const { return m_position.scenario().rules.tower; }
    QString label(int figure) const { return figureLabel(m_position, figure, m_question.at); }
    QString kind(int figure) const { return word(board().figure(figure).kind, rules()); }

    const Position &m_position;
    const Question &m_question;
};

QString headline(const Position &position, const Question &question)
{
    Footnotes footnotes;
    return explain(position, answer(position.board(), question), footnotes).answer;
}

} // namespace

class TestHeadlines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nameWhatDecides();
    void tellWhoIsBehindAGap();
    void tellABareFoundation();
};

void TestHeadlines::nameWhatDecides()
{
    for (const ShippedScenario &shipped : shippedScenarios()) {
        const Position position(readScenario(shipped.text, builtInTiles()).scenario.value(), builtInTiles());
        for (const Question &question : questionsOf(position.scenario(), builtInTiles())) {
            const Answer given = answer(position.board(), question);
            const QString said = headline(position, question);
            for (const QString &name : std::visit(Expected(position, given.question), given.body))
                QVERIFY2(
                    said.contains(name, Qt::CaseInsensitive),
                    qPrintable(QStringLiteral("%1: %2 is not in: %3").arg(utf8(shipped.path), name, said)));
        }
    }
}

/// Under No Gaps the figure behind the gap and the empty square are named unasked; without it neither is.
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

TOWERWATCH_TEST(TestHeadlines)
#include "tst_headlines.moc"
