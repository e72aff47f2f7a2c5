// SPDX-License-Identifier: MIT
/// The desk as a value: random events without any widget, and after each of them what must always hold.
#include "model/desk/desk.h"
#include "model/edit/edits.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/dice.h"
#include "tests/support/randomboards.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "views/drawing/scene.h"

using namespace towerwatch;

namespace {

/// Somebody who does one thing after the other at a desk, and the steps that can be undone.
class Walk
{
public:
    explicit Walk(std::uint32_t seed)
        : m_dice(seed)
    {
        const Scenario scenario = randomboards::randomScenario(seed, builtInTiles());
        m_all = randomboards::allQuestions(scenario, builtInTiles());
        show(tableOf(scenario), true);
    }

    const Desk &desk() const { return m_desk; }

    /// Does something; whether what was selected, and what was asked about, is the figure it was.
    bool step()
    {
        const int what = m_dice.below(19);
        m_follows = true;
        if (what < 4)
            edit();
        else if (what < 6 && !m_past.empty())
            undo();
        else if (what == 16)
            rename();
        else
            m_desk = after(m_desk, event(what));
        return m_follows;
    }

    int renamed() const { return m_renamed; } ///< how often the selected figure was

    /// Takes the last step back; whether the position is the one before it.
    bool undo()
    {
        const PositionPtr before = m_past.back();
        m_past.pop_back();
        // As the document does: the scenario is equal, the position is made anew.
        show(tableOf(Scenario(before->scenario())), false);
        m_desk = after(m_desk, ondesk::Stepped{static_cast<int>(m_past.size())});
        return m_desk.position->scenario() == before->scenario();
    }
    void edit() { goOn(edited(m_desk.position->scenario())); }

private:
    void show(const PositionPtr &position, bool fresh)
    {
        const Desk before = m_desk;
        m_desk = after(m_desk, ondesk::Shown{position, fresh});
        if (fresh)
            return;
        const bool fewer =
            position->scenario().questions.size() < before.position->scenario().questions.size();
        m_follows = isSame(before, before.selectedFigure(), m_desk.selectedFigure()) &&
                    (fewer || isSame(before, asked(before), asked(m_desk)));
    }

    static int asked(const Desk &desk)
    {
        return desk.question ? desk.figure(desk.question->target.value_or("")) : -1;
    }

    /// Whether a figure then and one now, if there is one, may be the same.
    bool isSame(const Desk &before, int was, int is) const
    {
        if (was < 0 || is < 0)
            return true;
        const Figure &then = before.position->board().figure(was), &now = m_desk.position->board().figure(is);
        return then.kind == now.kind && then.owner == now.owner;
    }

    void goOn(const Scenario &after)
    {
        m_past.push_back(m_desk.position);
        show(tableOf(after), false);
        m_desk = towerwatch::after(m_desk, ondesk::Stepped{static_cast<int>(m_past.size())});
    }

    /// Names a figure or takes its name away; it stays selected, or another one does.
    void rename()
    {
        const Scenario &scenario = m_desk.position->scenario();
        const int selected = m_desk.selectedFigure(), count = static_cast<int>(scenario.figures.size());
        if (count == 0)
            return;
        const int figure = selected >= 0 && m_dice.chance(50) ? selected : m_dice.below(count);
        const std::string name = m_dice.chance(70) ? "w" + std::to_string(m_dice.below(99)) : "";
        goOn(withFigureNamed(scenario, figure, name));
        m_renamed += figure == selected;
        m_follows = m_desk.selectedFigure() == selected;
    }

    Square square()
    {
        const auto &tiles = m_desk.position->scenario().tiles;
        return tiles.empty() || m_dice.chance(20) ? Square{m_dice.between(-3, 3), m_dice.between(-3, 3)}
                                                  : m_dice.pick(tiles).at;
    }
    int index(std::size_t count) { return m_dice.between(-1, static_cast<int>(count)); }
    std::string figure()
    {
        const auto &ids = m_desk.position->ids();
        return ids.empty() || m_dice.chance(10) ? "nobody" : m_dice.pick(ids);
    }
    TableRules rules() { return {.tower = m_dice.pick(allTowerRules)}; }

    Scenario edited(const Scenario &now)
    {
        const TileCatalogue &tiles = builtInTiles();
        const int one = now.figures.empty() ? -1 : m_dice.below(static_cast<int>(now.figures.size()));
        switch (m_dice.below(10)) {
        case 0: return withTile(now, tiles, {"tower-02-meadow", square(), Rotation::R90, 1, {}});
        case 1: return withoutTile(now, tiles, square());
        case 2: return withFloors(now, tiles, square(), m_dice.below(5));
        case 3: return withFigure(now, tiles, {"", FigureKind::Meeple, Colour::Red, square(), {}});
        case 4: return one < 0 ? now : withoutFigure(now, one);
        case 5: return one < 0 ? now : withFigureMoved(now, tiles, one, square(), {});
        case 6: return withTileTurned(now, tiles, square(), Rotation::R90);
        case 7: return withRules(now, rules());
        case 8: return withQuestion(now, tiles, m_dice.pick(m_all));
        default: return withoutQuestion(now, m_dice.below(3));
        }
    }

    DeskEvent event(int what)
    {
        switch (what) {
        case 6: return ondesk::Asked{m_dice.pick(m_all)};
        case 7: return ondesk::Chosen{index(m_desk.questions->size())};
        case 8: return ondesk::SquareAsked{square()};
        case 9: return ondesk::FigureAsked{figure()};
        case 10: return ondesk::Selected{{square(), m_dice.chance(50) ? figure() : std::string()}};
        case 11: return ondesk::Tried{trial()};
        case 12: return ondesk::JustPlaced{m_dice.chance(50)};
        case 13: return ondesk::CitedAll{m_dice.chance(50)};
        case 14: return ondesk::Lit{{{figure(), figure()}, {square(), {90, 90}}}};
        case 15: return ondesk::FloorPlaced{square()};
        case 17: return ondesk::Laid{square()};
        default: return ondesk::DangersWished{{m_dice.chance(50), {}}};
        }
    }

    std::optional<Trial> trial()
    {
        switch (m_dice.below(4)) {
        case 0: return Trial{.rules = rules()};
        case 1: return Trial{.by = m_dice.pick(allOf<Colour>)};
        case 2: return Trial{.height = m_dice.between(1, 6)};
        default: return {};
        }
    }

    randomboards::Dice m_dice;
    std::vector<Question> m_all;
    std::vector<PositionPtr> m_past;
    Desk m_desk;
    bool m_follows = true;
    int m_renamed = 0;
};

/// What is wrong with a desk; empty: nothing.
QString wrongWith(const Desk &desk)
{
    const Board &board = desk.position->board();
    const Scenario &scenario = desk.position->scenario();
    const int figure = desk.selectedFigure();
    if (!desk.selection.figure.empty() && (figure < 0 || board.figure(figure).at != desk.selection.square))
        return "the selected figure is not there";
    const bool aboutPlayer =
        desk.question && (desk.question->ask == Ask::Ransom || desk.question->ask == Ask::Actions);
    const bool needsTiles = desk.question && !aboutPlayer;
    if (desk.question.has_value() != (desk.answer != nullptr) || (needsTiles && scenario.tiles.empty()))
        return "question and answer do not belong together";
    if (desk.current >= static_cast<int>(desk.questions->size()) ||
        (desk.current >= 0 && desk.questions->at(static_cast<std::size_t>(desk.current)) != desk.question))
        return "another question is the current one";
    Scenario tried = scenario;
    if (desk.tried && desk.tried->rules)
        tried.rules = *desk.tried->rules;
    if (desk.shown->scenario() != tried)
        return "another position is shown";
    const Extent extent = extentOf(scenario);
    for (const std::string &id : desk.lit.figures)
        if (desk.figure(id) < 0)
            return "a figure is lit that is not there";
    for (const Square square : desk.lit.squares)
        if (extent.with(square) != extent)
            return "a square is lit that is not there";
    for (const auto &[endangered, towers] : desk.dangerMarks.figures)
        if (endangered >= board.figureCount())
            return "a figure is marked that is not there";
    return {};
}

/// Whether the answer is that of the position, found by nothing that happened before.
bool answersThePosition(const Desk &desk)
{
    if (!desk.answer)
        return true;
    Desk fresh = after({}, ondesk::Shown{desk.position, true});
    fresh = after(fresh, ondesk::Asked{*desk.question});
    fresh = after(fresh, ondesk::Tried{desk.tried});
    fresh = after(fresh, ondesk::JustPlaced{desk.isJustPlaced()});
    const Board board(desk.shown->scenario(), builtInTiles());
    const Value said = toValue(board, *desk.answer);
    bool same = fresh.answer->question == desk.answer->question && toValue(board, *fresh.answer) == said;
    if (!desk.isJustPlaced() && !(desk.tried && (desk.tried->height || desk.tried->by)))
        same = same && toValue(board, answer(board, *desk.question)) == said;
    return same;
}

} // namespace

class TestDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsEmpty()
    {
        const Desk desk;
        QCOMPARE(wrongWith(desk), QString());
        QVERIFY(!desk.question && !desk.answer && desk.selection == Selection());
        QVERIFY(!after(desk, ondesk::Asked{{.ask = Ask::Score}}).answer); // there is nothing to ask about
    }

    /// Players can be asked about before there is a tile; only the first tile brings another question.
    void anEmptyTableKeepsItsQuestion()
    {
        Scenario scenario;
        scenario.players = {{.colour = Colour::Red}, {.colour = Colour::Blue}};
        scenario.figures = {{.owner = Colour::Red, .on = Place{PlaceKind::Carcassonne}}};
        const Question ransom{.ask = Ask::Ransom, .by = Colour::Red};
        Desk desk = after({}, ondesk::Shown{tableOf(scenario), true});
        desk = after(after(desk, ondesk::Asked{ransom}), ondesk::Selected{{{}, desk.idOf(0)}});
        desk = after(desk, ondesk::Shown{tableOf(withFigureNamed(scenario, 0, "hero")), false});
        QCOMPARE(desk.question, std::optional(ransom));
        QCOMPARE(desk.selectedFigure(), 0);
        scenario.tiles = {{"tower-02-meadow", {0, 0}}};
        desk = after(desk, ondesk::Shown{tableOf(scenario), false});
        QCOMPARE(desk.question, std::optional(ransom)); // also while tiles are laid
        scenario.tiles.push_back({"tower-02-meadow", {1, 0}});
        desk = after({}, ondesk::Shown{tableOf(scenario), false}); // a whole board, typed or pasted
        QCOMPARE(desk.question, std::optional(desk.questions->front()));
    }

    /// On a large board an answer takes its time: who points, selects or unfolds footnotes gets no new one.
    void onlyWhatChangesIsAnsweredAgain()
    {
        const Walk walk(1);
        Desk desk = after(walk.desk(), ondesk::Asked{{.ask = Ask::Score}});
        const Desk before = desk;
        QVERIFY(before.answer && before.position == before.shown);
        const Square square = before.position->scenario().tiles.back().at;
        for (const DeskEvent &event :
             {DeskEvent(ondesk::Lit{{{before.idOf(0)}, {square}}}), DeskEvent(ondesk::Selected{{square}}),
              DeskEvent(ondesk::CitedAll{true}), DeskEvent(ondesk::HingesFound{before.answer, {}}),
              DeskEvent(ondesk::DangersWished{{true, {}}}), DeskEvent(ondesk::Chosen{-1}),
              DeskEvent(ondesk::Shown{before.position, false}), DeskEvent(ondesk::Stepped{0})})
            desk = after(std::move(desk), event);
        QCOMPARE(desk.answer.get(), before.answer.get());
        QCOMPARE(desk.shown.get(), before.shown.get());
        QCOMPARE(desk.questions.get(), before.questions.get());
        AnswerHinges other;
        other.legality.emplace();
        desk = after(std::move(desk), ondesk::HingesFound{std::make_shared<Answer>(*before.answer), other});
        QVERIFY(desk.hinges == AnswerHinges()); // those of another answer
    }

    /// Who lays the table of a dispute has asked nothing yet.
    void layingTilesAsksNothing()
    {
        Desk desk = withLaid({}, {"base-D-cap-road-straight", {0, 0}});
        QVERIFY(!desk.question && !desk.answer && !desk.questions->empty());
        desk = withLaid(desk, {"tower-02-meadow", {1, 0}});
        QVERIFY(!desk.question && !desk.answer);
        desk = after(desk, ondesk::Asked{{.ask = Ask::Actions}});
        desk = withLaid(desk, {"tower-02-meadow", {2, 0}});
        QCOMPARE(desk.question->ask, Ask::Actions); // what was asked stays
    }

    /// The answer beside the board is always about the tile that was clicked; what is laid after it takes
    /// over.
    void aClickAsksWhatATileCompletes()
    {
        Desk desk = withLaid({}, {"base-D-cap-road-straight", {0, 0}});
        desk = withLaid(desk, {"tower-02-meadow", {1, 0}});
        desk = after(desk, ondesk::SquareAsked{{1, 0}});
        QCOMPARE(desk.question->ask, Ask::PlaceFloor);
        desk = after(desk, ondesk::SquareAsked{{0, 0}});
        QVERIFY(desk.question == (Question{.ask = Ask::Score, .at = Square{0, 0}}) && desk.answer);
        desk = after(desk, ondesk::SquareAsked{{1, 0}});
        desk = after(desk, ondesk::SquareAsked{{1, 0}, true}); // beside its tower
        QVERIFY(desk.question == (Question{.ask = Ask::Score, .at = Square{1, 0}}));
        desk = after(desk, ondesk::SquareAsked{{0, 0}});
        desk = after(desk, ondesk::SquareAsked{{5, 5}}); // where nothing can be asked
        QVERIFY(desk.question->at == (Square{0, 0}));
        desk = withLaid(desk, {"tower-02-meadow", {2, 0}});
        QVERIFY(!desk.question);
    }

    /// After a capture the tower is asked about its next floor, whatever was asked about it before.
    void aFloorTakesItsFigureOnce()
    {
        Scenario scenario{
            .tiles = {{"tower-02-meadow", {0, 0}, Rotation::R0, 1}, {"tower-02-meadow", {1, 0}}}};
        Desk desk = after({}, ondesk::Shown{tableOf(scenario), true});
        desk = after(desk, ondesk::SquareAsked{{0, 0}});
        desk = after(desk, ondesk::FloorPlaced{{0, 0}});
        QVERIFY(desk.isJustPlaced());
        desk = after(desk, ondesk::FloorPlaced{{0, 0}, true});
        QVERIFY(!desk.question);
        desk = after(desk, ondesk::SquareAsked{{0, 0}});
        QCOMPARE(desk.question->ask, Ask::PlaceFloor);
        QVERIFY(!desk.isJustPlaced());

        desk = after(desk, ondesk::FloorPlaced{{0, 0}});
        desk = after(desk, ondesk::SquareAsked{{1, 0}});
        scenario.tiles[0].floors = 0; // taken away
        desk = after(desk, ondesk::Shown{tableOf(scenario)});
        scenario.tiles[0].floors = 2;
        desk = after(desk, ondesk::Shown{tableOf(scenario)});
        desk = after(desk, ondesk::SquareAsked{{0, 0}});
        QVERIFY(!desk.isJustPlaced());
    }

    /// Not that nothing is asked about the position before it; and not what another step brought about.
    void aStepMadeAgainShowsWhatWasAskedAfterIt()
    {
        const Scenario scenario{
            .tiles = {{"tower-02-meadow", {0, 0}, Rotation::R0, 1}, {"tower-02-meadow", {1, 0}}}};
        const auto shown = [&](const Desk &desk, int floors, int step) {
            const auto position = std::make_shared<Position>(
                withFloors(scenario, builtInTiles(), {0, 0}, floors), builtInTiles());
            return after(after(desk, ondesk::Shown{position}), ondesk::Stepped{step});
        };
        Desk desk = after({}, ondesk::Shown{tableOf(scenario), true});
        desk = after(desk, ondesk::SquareAsked{{0, 0}});
        const Question before = *desk.question;
        desk = after(shown(desk, 2, 1), ondesk::FloorPlaced{{0, 0}, true});
        QVERIFY(!desk.question);
        desk = shown(desk, 1, 0);
        QCOMPARE(desk.question, std::optional(before));
        QVERIFY(!shown(desk, 2, 1).question);
        QVERIFY(!shown(shown(shown(desk, 2, 1), 1, 0), 2, 1).question);
        QCOMPARE(shown(desk, 3, 1).question, std::optional(before));
    }

    void aTileThatScoresIsSpokenOf()
    {
        Desk desk = withLaid({}, {"base-E-cap", {0, 0}});
        const Scenario occupied =
            withFigure(desk.position->scenario(), builtInTiles(),
                       {"", FigureKind::Meeple, Colour::Red, Square{0, 0}, Place{PlaceKind::City, Side::N}});
        desk = after(desk, ondesk::Shown{tableOf(occupied)});
        desk = after(desk, ondesk::Stepped{desk.step + 1});
        desk = withLaid(desk, {"base-E-cap", {1, 0}});
        QVERIFY(!desk.question);
        const Desk before = desk;
        desk = withLaid(desk, {"base-E-cap", {0, -1}, Rotation::R180}); // closes the city
        QVERIFY(desk.question == (Question{.ask = Ask::Score, .at = Square{0, -1}}));
        Desk back = after(desk, ondesk::Shown{before.position});
        back = after(back, ondesk::Stepped{before.step});
        QVERIFY(!back.question); // taken back with the tile
        desk = withLaid(desk, {"base-E-cap", {2, 0}});
        QVERIFY(!desk.question); // nothing more to say
    }

    /// Also what was asked about it since; never another question of the list in its place.
    void aTileThatIsTakenBackAsksNothing()
    {
        Desk before = withLaid({}, {"tower-02-meadow", {0, 0}, Rotation::R0, 1});
        before = withLaid(before, {"tower-02-meadow", {1, 0}, Rotation::R0, 1});
        before = after(before, ondesk::Selected{});
        Desk desk = after(withLaid(before, {"tower-02-meadow", {2, 0}}), ondesk::SquareAsked{{2, 0}});
        QCOMPARE(desk.question->at, std::optional(Square{2, 0}));
        desk = after(desk, ondesk::Shown{before.position});
        desk = after(desk, ondesk::Stepped{before.step});
        QVERIFY(!desk.question && !desk.answer);
        QCOMPARE(desk.current, -1);
    }

    /// What a table has no question of its own about begins with a tower that takes a floor, or with the
    /// score.
    void noTableOpensWithARefusal()
    {
        Scenario scenario;
        scenario.tiles = {{"tower-02-meadow", {0, 0}, Rotation::R0, 1}};
        scenario.figures = {{.owner = Colour::Red, .at = Square{0, 0}, .on = Place{PlaceKind::Tower}}};
        const auto opened = [&] { return after({}, ondesk::Shown{tableOf(scenario), true}); };
        QCOMPARE(opened().question, std::optional(Question{.ask = Ask::Score}));
        scenario.tiles.push_back({"tower-02-meadow", {1, 0}});
        QCOMPARE(opened().question, std::optional(Question{.ask = Ask::PlaceFloor, .at = Square{1, 0}}));
        const Question own{.ask = Ask::PlaceFloor, .at = Square{0, 0}};
        scenario.questions = {own};
        QCOMPARE(opened().question, std::optional(own));
    }

    void randomWalks()
    {
        const int walks = soaked(140);
        int answers = 0, selected = 0, lit = 0, undone = 0, renamed = 0;
        for (int seed = 0; seed < walks; ++seed) {
            Walk walk(static_cast<std::uint32_t>(seed));
            for (int i = 0; i < 100; ++i) {
                const QString wrong =
                    walk.step() ? wrongWith(walk.desk()) : QStringLiteral("another figure is selected");
                QVERIFY2(wrong.isEmpty(),
                         qPrintable(QStringLiteral("%1/%2: %3").arg(seed).arg(i).arg(wrong)));
                if (i % 10 == seed % 10)
                    QVERIFY2(answersThePosition(walk.desk()),
                             qPrintable(QStringLiteral("%1/%2").arg(seed).arg(i)));
                answers += walk.desk().answer != nullptr;
                selected += !walk.desk().selection.figure.empty();
                lit += !walk.desk().lit.figures.empty();
            }
            renamed += walk.renamed();
            const Desk before = walk.desk();
            walk.edit();
            undone += walk.undo();
            QVERIFY(walk.desk().position->scenario() == before.position->scenario());
            QVERIFY(static_cast<const Focus &>(walk.desk()) == before);
            QVERIFY(walk.desk().shown->scenario() == before.shown->scenario());
            QCOMPARE(walk.desk().answer != nullptr, before.answer != nullptr);
            if (before.answer)
                QVERIFY(toValue(walk.desk().shown->board(), *walk.desk().answer) ==
                        toValue(before.shown->board(), *before.answer));
            QCOMPARE(wrongWith(walk.desk()), QString());
        }
        QVERIFY(undone > walks / 2);
        QVERIFY(answers > walks * 50 && selected > walks * 10 && lit > walks);
        QVERIFY(renamed > walks / 2);
    }

private:
    /// The desk after a tile was laid on it.
    static Desk withLaid(const Desk &desk, const PlacedTile &tile)
    {
        const Scenario scenario = withTile(desk.position->scenario(), builtInTiles(), tile);
        const Desk shown =
            after(after(desk, ondesk::Shown{tableOf(scenario)}), ondesk::Stepped{desk.step + 1});
        return after(shown, ondesk::Laid{tile.at});
    }
};

TOWERWATCH_TEST(TestDesk)

#include "tst_desk.moc"
