// SPDX-License-Identifier: MIT
/// The window and the page for phones keep the same desk: random events on both, compared after each.
#include "app/page/requests.h"
#include "app/window/presenters/livedesk.h"
#include "model/board/places.h"
#include "model/desk/deeds.h"
#include "model/edit/edits.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/inquiry/suggestions.h"
#include "model/referee/answervalue.h"
#include "model/value/value.h"
#include "resources/catalogue.h"
#include "tests/support/dice.h"
#include "tests/support/randomboards.h"
#include "tests/support/testmain.h"
#include "views/words/turnwords.h"

#include <QUndoStack>

using namespace towerwatch;

namespace {

using Fields = std::vector<std::pair<std::string, std::string>>;

std::string written(Square at)
{
    return std::to_string(at.x) + "," + std::to_string(at.y);
}

/// What the page answers to a request.
std::string told(web::Table &page, const Fields &fields)
{
    std::string bytes;
    for (const auto &[key, value] : fields)
        bytes += key + " " + std::to_string(value.size()) + "\n" + value;
    return web::call(page, bytes);
}

/// A page with a tower on which a floor lies, and a road beside it.
void openTower(web::Table &page, const char *rest)
{
    told(page, {{"do", "open"},
                {"text", std::string("towerwatch: 1\nplayers: {red: {}, blue: {}}\nturn: red\ntiles:\n"
                                     "  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\n"
                                     "  - {tile: base-U-road-straight, at: [1, 0]}\n") +
                             rest}});
}

/// A document with its desk, and the page's table, on which the same is done.
class Twins
{
public:
    explicit Twins(std::uint32_t seed)
        : m_dice(seed)
    {
        const Scenario scenario = randomboards::randomScenario(seed, builtInTiles());
        m_document.openCopy(scenario);
        m_window.start();
        m_window.take(ondesk::PutAside{});
        tell({{"do", "open"}, {"text", writeScenario(scenario)}, {"quiet", "true"}});
        tell({{"do", "begin"}});
    }

    /// Does something on both.
    void step()
    {
        switch (m_dice.below(18)) {
        case 0: return build();
        case 1: return people();
        case 2: return leave();
        case 3: return rule();
        case 4: return turn();
        case 5:
        case 6: m_document.undo(); return tell({{"do", "undo"}});
        case 7: m_document.undoStack()->redo(); return tell({{"do", "redo"}});
        case 8: return attempt();
        case 9: m_window.take(ondesk::PutAside{}); return tell({{"do", "putAside"}});
        case 10:
        case 11:
        case 12: return perform();
        default: return ask();
        }
    }

    /// What differs; empty: nothing.
    QString difference() const
    {
        const Desk &window = m_window.now(), &page = m_page.desk();
        const auto sameAnswer = [&] {
            return !window.answer == !page.answer &&
                   (!window.answer || towerwatch::toJson(toValue(window.position->board(), *window.answer)) ==
                                          towerwatch::toJson(toValue(page.position->board(), *page.answer)));
        };
        return window.position->scenario() != page.position->scenario() ? QStringLiteral("scenario")
               : window.question != page.question                       ? QStringLiteral("question")
               : !(window.tried == page.tried)                          ? QStringLiteral("trial")
               : window.selection != page.selection                     ? QStringLiteral("selection")
               : window.current != page.current                 ? QStringLiteral("number of the question")
               : !sameAnswer()                                  ? QStringLiteral("answer")
               : deedsOf(window).size() != deedsOf(page).size() ? QStringLiteral("deeds")
                                                                : QString();
    }
    int performed() const { return m_performed; }

private:
    const Scenario &scenario() const { return m_document.scenario(); }
    const Board &board() const { return m_document.position()->board(); }

    void tell(const Fields &fields) { told(m_page, fields); }
    void edit(const Scenario &after, const Fields &fields)
    {
        m_document.edit(after, QStringLiteral("step"));
        tell(fields);
    }

    void build()
    {
        const Square at = m_dice.pick(scenario().tiles).at;
        const int floors = m_dice.below(5);
        edit(withFloors(scenario(), builtInTiles(), at, floors),
             {{"do", "floors"}, {"at", written(at)}, {"count", std::to_string(floors)}});
    }
    void people()
    {
        const int tile = m_dice.below(static_cast<int>(scenario().tiles.size()));
        const auto places = placesOf(board(), tile);
        if (places.empty())
            return;
        const Square at = board().placed(tile).at;
        const Place place = m_dice.pick(places);
        const Colour owner = m_dice.chance(50) ? Colour::Red : Colour::Blue;
        edit(withFigure(scenario(), builtInTiles(),
                        {.kind = FigureKind::Meeple, .owner = owner, .at = at, .on = place}),
             {{"do", "figure"},
              {"kind", "meeple"},
              {"owner", std::string(name(owner))},
              {"at", written(at)},
              {"on", std::string(toText(place))}});
    }
    void leave()
    {
        if (board().figureCount() == 0)
            return;
        const int figure = m_dice.below(board().figureCount());
        edit(withoutFigure(scenario(), figure), {{"do", "remove"}, {"figure", std::to_string(figure)}});
    }
    void rule()
    {
        TableRules rules = scenario().rules;
        rules.tower = m_dice.chance(50) ? TowerRules::C1 : TowerRules::C2;
        edit(withRules(scenario(), rules), {{"do", "rules"}, {"tower", std::string(name(rules.tower))}});
    }
    void turn()
    {
        if (m_dice.chance(50))
            return stateTurn();
        const Colour colour = m_dice.chance(50) ? Colour::Red : Colour::Blue;
        edit(withTurn(scenario(), Turn{colour}), {{"do", "turnOf"}, {"colour", std::string(name(colour))}});
    }
    void stateTurn()
    {
        const auto choices = turnChoices(scenario(), m_window->squareInView());
        const int chosen = m_dice.below(static_cast<int>(choices.size()));
        edit(withTurn(scenario(), choices[static_cast<std::size_t>(chosen)].turn),
             {{"do", "turnTo"}, {"choice", std::to_string(chosen)}});
    }
    void attempt()
    {
        if (!m_window->question)
            return;
        Trial trial;
        Fields fields{{"do", "try"}};
        if (m_dice.chance(40)) {
            trial.rules = scenario().rules;
            trial.rules->tower = TowerRules::C1;
            fields.emplace_back("tower", name(TowerRules::C1));
        }
        if (m_dice.chance(40))
            fields.emplace_back("height", std::to_string(*(trial.height = m_dice.below(4))));
        const bool isTrial = trial.rules || trial.height;
        m_window.take(ondesk::Tried{isTrial ? std::optional(trial) : std::nullopt});
        tell(fields);
    }
    void perform()
    {
        const auto deeds = deedsOf(m_window.now());
        if (deeds.empty())
            return tell({{"do", "perform"}, {"deed", "0"}});
        const int chosen = m_dice.below(static_cast<int>(deeds.size()));
        const Deed &deed = deeds[static_cast<std::size_t>(chosen)];
        edit(afterDeed(m_window.now(), deed), {{"do", "perform"}, {"deed", std::to_string(chosen)}});
        if (const auto event = eventOf(deed))
            m_window.take(*event);
        ++m_performed;
    }
    void ask()
    {
        std::vector<Question> all = everyQuestion(board());
        for (const int tower : board().towers())
            all.push_back(
                {.ask = Ask::PlaceFigure, .at = board().placed(tower).at, .figure = FigureKind::Meeple});
        const Question question = m_dice.pick(all);
        m_window.take(ondesk::Asked{question});
        tell({{"do", "ask"}, {"question", writeQuestion(question)}});
    }

    randomboards::Dice m_dice;
    ScenarioDocument m_document;
    LiveDesk m_window{m_document};
    web::Table m_page;
    int m_performed = 0;
};

} // namespace

class TestTwinDesks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Ten thousand events, on forty boards.
    void randomEvents()
    {
        constexpr int boards = 40, events = 250;
        int performed = 0;
        for (std::uint32_t seed = 0; seed < boards; ++seed) {
            Twins twins(seed);
            for (int event = 0; event < events; ++event) {
                twins.step();
                if (const QString found = twins.difference(); !found.isEmpty())
                    QFAIL(
                        qPrintable(QStringLiteral("board %1, event %2: %3").arg(seed).arg(event).arg(found)));
            }
            performed += twins.performed();
        }
        QVERIFY2(performed > 100, qPrintable(QString::number(performed)));
    }

    /// Undo leaves an open question with the figure that it is about, whatever its number is.
    void undoKeepsWhomAQuestionIsAbout()
    {
        web::Table page;
        openTower(page, "figures:\n  - {figure: meeple, owner: red, at: [1, 0], on: road E}\n"
                        "  - {figure: wagon, owner: blue, at: [1, 0], on: road W}\n");
        told(page, {{"do", "remove"}, {"figure", "0"}});
        QCOMPARE(page.board().figure(0).kind, FigureKind::Wagon);
        told(page, {{"do", "ask"}, {"question", "{ask: outlook, target: " + page.desk().idOf(0) + "}"}});
        QVERIFY(page.desk().answer);
        told(page, {{"do", "undo"}});
        const int about = page.desk().figure(page.desk().question->target.value());
        QCOMPARE(page.board().figure(about).kind, FigureKind::Wagon);
    }

    /// A question of the scenario stays with the figure that it is about when another one goes.
    void questionsFollowTheirFigures()
    {
        web::Table page;
        openTower(page, "figures:\n  - {figure: meeple, owner: red, at: [1, 0], on: road E}\n"
                        "  - {figure: wagon, owner: blue, at: [1, 0], on: road W}\n"
                        "questions: [{ask: outlook, target: f2}]\n");
        QCOMPARE(page.scenario().questions.size(), std::size_t(1));
        told(page, {{"do", "remove"}, {"figure", "0"}});
        const int about = page.desk().figure(page.scenario().questions.front().target.value());
        QVERIFY(about >= 0);
        QCOMPARE(page.board().figure(about).kind, FigureKind::Wagon);
    }

    /// What is only tried changes nothing, and nothing of it can be carried out.
    void whatIsTriedIsNotCarriedOut()
    {
        web::Table page;
        openTower(page, "figures:\n  - {figure: meeple, owner: blue, at: [1, 0], on: road E}\n");
        told(page, {{"do", "ask"}, {"question", "{ask: place-floor, at: [0, 0]}"}});
        const Scenario before = page.scenario();
        QVERIFY(!deedsOf(page.desk()).empty());
        told(page, {{"do", "try"}, {"tower", "c1"}});
        QVERIFY(page.desk().tried && page.scenario() == before);
        QVERIFY(told(page, {{"do", "perform"}, {"deed", "0"}}).find("errors") != std::string::npos);
        QVERIFY(page.scenario() == before);
        told(page, {{"do", "try"}});
        told(page, {{"do", "perform"}, {"deed", "0"}});
        QVERIFY(page.scenario() != before);
        QCOMPARE(page.scenario().rules, before.rules);
    }

    /// On a tower the page asks whether a figure may go onto it, and says of each question what kind it is.
    void aFigureOntoATower()
    {
        web::Table page;
        openTower(page, "");
        const std::string asks = told(page, {{"do", "asks"}, {"at", "0,0"}});
        for (const Ask ask : {Ask::PlaceFloor, Ask::PlaceFigure, Ask::Score})
            QVERIFY(asks.find('"' + std::string(name(ask)) + '"') != std::string::npos);
        told(page, {{"do", "ask"}, {"question", "{ask: place-figure, at: [0, 0], figure: meeple}"}});
        QVERIFY(page.desk().answer);
        QCOMPARE(deedsOf(page.desk()).front().kind, Deed::Kind::PutOnTower);
    }
};

TOWERWATCH_TEST(TestTwinDesks)
#include "tst_twindesks.moc"
