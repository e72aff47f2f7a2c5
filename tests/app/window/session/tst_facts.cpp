// SPDX-License-Identifier: MIT
/// Reasons are facts of the position: what decides an answer on a random board stands in its sentences, with
/// its names, squares and numbers, in every language.
#include "app/system/language.h"
#include "model/format/scenarioreader.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/randomboards.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "views/telling/page.h"
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
    if (fact.name == FactName::TooFar) // the range has a row of its own
        return {QString::number(*fact.number)};
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

/// All that a page says of the board, and of whom.
QString wholeText(const Page &page)
{
    QStringList texts{page.question, page.verdict};
    for (const Row &row : page.rows)
        texts << row.who << row.word << textOf(row);
    texts.removeAll(QString());
    return texts.join(u'\n');
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
        const Page page = tell(m_position, answered, footnotes);
        const QString text = wholeText(page);
        std::visit(
            [&](const auto &body) {
                if constexpr (requires { body.legal; })
                    hold(text, body.facts);
            },
            answered.body);
        if (const auto *outlook = std::get_if<OutlookAnswer>(&answered.body)) {
            if (!outlook->facts.empty())
                hold(text, outlook->facts);
            else if (outlook->figure >= 0 && outlook->towers.empty())
                holdUnreached(text, outlook->figure, *answered.question.by);
        }
        if (const auto *floor = std::get_if<PlaceFloorAnswer>(&answered.body))
            for (const FigureVerdict &verdict : floor->figures) {
                const Row *row = rowOf(page, verdict.figure);
                hold(row ? QString((row->asked ? page.verdict : row->who) + " " + textOf(*row)).trimmed()
                         : QString(),
                     verdict.facts);
            }
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
        const Scenario anyTime = atNoMoment(m_position.scenario());
        const Board board(anyTime, m_position.catalogue());
        for (const int tile : board.towers()) {
            const Square tower = board.placed(tile).at;
            const PlaceFloorAnswer floor = placeFloor(board, tower, by, figure);
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
        const bool noFloor = std::ranges::any_of(others, hasNone);
        if (noFloor)
            std::erase_if(others, std::not_fn(hasNone));
        const bool isTold = inLine.empty() || noFloor ? std::ranges::all_of(others, isSaid)
                                                      : std::ranges::any_of(inLine, isSaid);
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

    Position m_position;
    QStringList m_complaints;
    std::array<int, enumNames<FactName>.size()> m_seen{}, m_unreached{};
};

} // namespace

class TestFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standInTheSentences_data() { languageRows(); }

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
};

TOWERWATCH_TEST(TestFacts)
#include "tst_facts.moc"
