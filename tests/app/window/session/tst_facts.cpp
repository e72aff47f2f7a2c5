// SPDX-License-Identifier: MIT
/// Reasons are facts of the position: what decides an answer on a random board stands in its sentences, with
/// its names, squares and numbers, in every language.
#include "app/system/language.h"
#include "model/format/scenarioreader.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/randomboards.h"
#include "tests/support/testmain.h"
#include "views/telling/explanation.h"
#include "views/words/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

using namespace towerwatch;

namespace {

constexpr std::uint32_t boardsToRead = 300;
constexpr std::size_t mostAsked = 45; ///< of one board; of more, an even sample is asked

/// What a sentence about a fact has to say. Where grammar bends an adjective, its noun is enough.
QStringList namesOf(const Fact &fact, const Position &position)
{
    QStringList names;
    if (fact.at)
        names << phrase(*fact.at);
    if (fact.figure >= 0)
        names << figureName(position, fact.figure);
    if (fact.kind)
        names << QString(word(*fact.kind, position.scenario().rules.tower)).section(u' ', -1);
    if (fact.player)
        names << playerName(position.scenario(), *fact.player);
    if (fact.name == FactName::HouseRule)
        names << word(HouseRule::EyeForAnEye);
    if (fact.name == FactName::TooFewPoints)
        names << points(*fact.number) << points(fact.limit);
    return names;
}

/// The numbers that stand alone, not as part of a square or a name.
QStringList numbersOf(const Fact &fact)
{
    if (!fact.number || fact.name == FactName::TooFewPoints)
        return {};
    return {QString::number(*fact.number), QString::number(fact.limit)};
}

bool says(const QString &text, const Fact &fact, const Position &position)
{
    const QStringList names = namesOf(fact, position), numbers = numbersOf(fact);
    return std::all_of(names.begin(), names.end(),
                       [&](const QString &name) { return text.contains(name, Qt::CaseInsensitive); }) &&
           std::all_of(numbers.begin(), numbers.end(), [&](const QString &number) {
               return text.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(number)));
           });
}

bool isWhole(const QString &text)
{
    static const QRegularExpression leftOver(QStringLiteral("%(L?\\d|n)|  |^\\s|\\s$|\\(\\)"));
    return !text.isEmpty() && !text.contains(leftOver);
}

/// Holds the sentences of one board against its facts; tells what does not fit.
class Reader
{
public:
    explicit Reader(const Scenario &scenario)
        : m_position(scenario, builtInTiles())
    {
    }

    void read(const Question &question)
    {
        const Answer answered = answer(m_position.board(), question);
        Footnotes footnotes;
        const Explanation words = explain(m_position, answered, footnotes);
        std::visit(
            [&](const auto &body) {
                if constexpr (requires { body.legal; })
                    hold(words.answer, body.facts);
            },
            answered.body);
        if (const auto *outlook = std::get_if<OutlookAnswer>(&answered.body)) {
            if (!outlook->facts.empty())
                hold(words.answer, outlook->facts);
            else if (outlook->figure >= 0 && outlook->towers.empty())
                holdUnreached(words.answer, outlook->figure, *answered.question.by);
        }
        if (const auto *floor = std::get_if<PlaceFloorAnswer>(&answered.body))
            for (std::size_t i = 0; i < floor->figures.size(); ++i)
                hold(words.statements[static_cast<qsizetype>(i)].text, floor->figures[i], *floor,
                     *question.at);
    }

    const QStringList &complaints() const { return m_complaints; }
    const std::array<int, enumNames<FactName>.size()> &seen() const { return m_seen; }
    const std::array<int, enumNames<FactName>.size()> &unreached() const { return m_unreached; }

private:
    /// Why no tower reaches a figure: of the towers that take a floor one says how far away it stands, else
    /// all are named that stand out of line, else those that are closed.
    void holdUnreached(const QString &text, int figure, Colour by)
    {
        std::vector<std::pair<Fact, Square>> inLine, others;
        bool isOpen = false;
        for (const int tile : m_position.board().towers()) {
            const Square tower = m_position.board().placed(tile).at;
            const PlaceFloorAnswer floor = placeFloor(m_position.board(), tower, by, figure);
            if (floor.legal == Legality::No) {
                if (!isOpen && floor.facts.front().figure != figure)
                    others.emplace_back(floor.facts.front(), tower);
                continue;
            }
            if (!std::exchange(isOpen, true))
                others.clear();
            const auto verdict = std::ranges::find(floor.figures, figure, &FigureVerdict::figure);
            const Fact &fact = verdict->facts.front();
            (fact.name == FactName::NotInLine ? others : inLine).emplace_back(fact, tower);
        }
        const auto isSaid = [&](const std::pair<Fact, Square> &tower) {
            ++m_unreached[static_cast<std::size_t>(tower.first.name)];
            return tower.first.name == FactName::NoFloorLeft
                       ? says(text, tower.first, m_position)
                       : text.contains(QString(phrase(tower.second))) &&
                             (tower.first.name == FactName::Closed || says(text, tower.first, m_position));
        };
        const auto hasNone = [](const std::pair<Fact, Square> &tower) {
            return tower.first.name == FactName::NoFloorLeft; // then the others do not matter
        };
        if (!inLine.empty() || std::ranges::any_of(others, hasNone))
            std::erase_if(others, std::not_fn(hasNone));
        const bool isTold =
            inLine.empty() ? std::ranges::all_of(others, isSaid) : std::ranges::any_of(inLine, isSaid);
        if (!isTold || !isWhole(text))
            m_complaints << QStringLiteral("why no tower reaches it: ") + text;
    }

    void hold(const QString &text, const Facts &facts)
    {
        for (const Fact &fact : facts) {
            ++m_seen[static_cast<std::size_t>(fact.name)];
            if (!isWhole(text) || !says(text, fact, m_position))
                m_complaints << QString::fromUtf8(name(fact.name)) + QStringLiteral(": ") + text;
        }
    }

    void hold(const QString &text, const FigureVerdict &verdict, const PlaceFloorAnswer &floor, Square tower)
    {
        hold(text, verdict.facts);
        if (verdict.verdict != Verdict::OutOfReach)
            return;
        const int distance = stepsBetween(*m_position.board().figure(verdict.figure).at, tower);
        const QString measured = QCoreApplication::translate(
            "Explainer", "It is %n square(s) away; the tower reaches %1.", nullptr, distance);
        if (distance <= floor.range && text.contains(measured.arg(floor.range)))
            m_complaints << QStringLiteral("within the range, yet out of reach: ") + text;
    }

    Position m_position;
    QStringList m_complaints;
    std::array<int, enumNames<FactName>.size()> m_seen{}, m_unreached{};
};

} // namespace

class TestFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standInTheSentences_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "de", "nl"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    void standInTheSentences()
    {
        QFETCH(QString, language);
        useLanguage(language);
        std::array<int, enumNames<FactName>.size()> seen{}, unreached{};
        for (std::uint32_t seed = 0; seed < boardsToRead; ++seed) {
            const Scenario scenario = randomboards::randomScenario(seed, builtInTiles());
            Reader reader(scenario);
            const auto questions = randomboards::allQuestions(scenario, builtInTiles());
            const std::size_t step = questions.size() / mostAsked + 1;
            for (std::size_t i = seed % step; i < questions.size(); i += step)
                reader.read(questions[i]);
            QVERIFY2(reader.complaints().isEmpty(),
                     qPrintable(QStringLiteral("seed %1: ").arg(seed) + reader.complaints().join(u'\n')));
            for (std::size_t i = 0; i < seen.size(); ++i)
                seen[i] += reader.seen()[i], unreached[i] += reader.unreached()[i];
        }
        for (const FactName fact :
             {FactName::Closed, FactName::NoFloorLeft, FactName::NotInLine, FactName::TooFar})
            QVERIFY2(unreached[static_cast<std::size_t>(fact)] > 0, name(fact).data());
        for (std::size_t i = 0; i < seen.size(); ++i)
            QVERIFY2(seen[i] > 0, enumNames<FactName>[i].data());
    }

    void headlines_data() { standInTheSentences_data(); }

    /// What a watchtower is worth is not all where nobody earns it; a ransom is told with holder and price.
    void headlines()
    {
        QFETCH(QString, language);
        useLanguage(language);
        const Position position(
            readScenario(
                "towerwatch: 1\nplayers: {red: {name: Anna}, blue: {prisoners: [{figure: mayor, owner: "
                "red}]}}\nturn: {player: red}\ntiles:\n  - {tile: tower-02-meadow, at: [0, 0]}\n"
                "  - {tile: watchtower-04-cap-road-opposite-meeple, at: [1, 0]}\nfigures:\n"
                "  - {figure: meeple, owner: blue, at: [1, 0], on: road S}\n",
                builtInTiles())
                .scenario.value(),
            builtInTiles());
        const auto told = [&](const Question &question) {
            Footnotes footnotes;
            return explain(position, answer(position.board(), question), footnotes);
        };
        Answer worth = answer(position.board(), {.ask = Ask::Watchtower, .at = Square{1, 0}});
        Footnotes footnotes;
        const QString idle = explain(position, worth, footnotes).answer;
        std::get<WatchtowerAnswer>(worth.body).triggered = true;
        const QString earned = explain(position, worth, footnotes).answer;
        QVERIFY2(isWhole(idle) && idle.startsWith(points(2)) && idle.size() > earned.size(),
                 qPrintable(idle));
        const QString ransom = told({.ask = Ask::Actions}).statements.back().text;
        for (const QString &part :
             QStringList{QStringLiteral("Anna"), word(Colour::Blue), word(FigureKind::Mayor), points(3)})
            QVERIFY2(ransom.contains(part), qPrintable(ransom));
        const Colour onTurn = position.scenario().turn->player;
        const QString other = told({.ask = Ask::Actions, .by = Colour::Blue}).answer;
        QVERIFY2(other.indexOf(QString(playerName(position.scenario(), onTurn))) <
                     other.indexOf(QString(phrase(Square{0, 0}))),
                 qPrintable(other)); // whose turn it is comes first
        QCOMPARE(other.count(QString(phrase(Square{0, 0}))), 1);
        const Question back{
            .ask = Ask::Ransom, .figure = FigureKind::Mayor, .from = Colour::Blue, .by = Colour::Red};
        QVERIFY(QString(told(back).answer).contains(QString(points(3)))); // yes, and what it costs
        Scenario later = position.scenario();
        later.turn = Turn{Colour::Blue};
        const Position waiting(later, builtInTiles());
        Footnotes none;
        const QString price = explain(waiting, answer(waiting.board(), back), none).answer;
        QVERIFY2(price.contains(QString(points(3))) &&
                     price.contains(QString(playerName(later, Colour::Blue))),
                 qPrintable(price));
    }
};

TOWERWATCH_TEST(TestFacts)
#include "tst_facts.moc"
