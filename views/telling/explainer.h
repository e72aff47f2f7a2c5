// SPDX-License-Identifier: MIT
/// The pieces of explain(): one function for each kind of answer. Only for the files of this folder.
#pragma once

#include "views/telling/explanation.h"
#include "views/words/words.h"

#include "model/referee/referee.h"
#include "model/value/ranges.h"
#include "resources/catalogue.h"

#include <map>
#include <span>

namespace towerwatch {

/// A sentence of a first line, or two that belong together, and the rulings behind it: those that it tells,
/// and those that it applies without telling them.
struct Saying
{
    Text text;
    Because because = {};
    Because applied = {};
};
using Said = List<Saying>;

/// Those of the rulings that are among `because`.
inline Because among(const Because &because, std::initializer_list<RulingId> rulings)
{
    Because found;
    for (const RulingId id : rulings)
        if (ranges::find(because, id) != because.end())
            found.push_back(id);
    return found;
}

/// The ruling that decides most, if there is one.
inline Because frontOf(const Because &because)
{
    return because.empty() ? Because() : Because{because.front()};
}

/// Whether nothing is in the way of a ransom but that somebody else is on turn.
inline bool onlyWaits(const RansomAnswer &answer)
{
    return answer.facts.size() == 1 && answer.facts.front().name == FactName::NotOnTurn;
}

/// Words one answer about one position; numbers what it cites.
class Explainer
{
    TOWERWATCH_PHRASES(Explainer)

public:
    Explainer(const Position &position, const Question &question, Footnotes &footnotes)
        : m_position(position)
        , m_question(question)
        , m_footnotes(footnotes)
    {
    }

    Explanation explain(const PlaceFloorAnswer &answer);
    Explanation explain(const PlaceFigureAnswer &answer);
    Explanation explain(const WatchtowerAnswer &answer);
    Explanation explain(const ScoreAnswer &answer);
    Explanation explain(const RansomAnswer &answer);
    Explanation explain(const ActionsAnswer &answer);
    Explanation explain(const OutlookAnswer &answer);

    /// How many rulings are left out, in words; nothing where all are cited. Without footnotes of the answer
    /// these words follow a sentence.
    Text more(const List<int> &footnotes) const;

    static Texts onceEach(const Texts &names); ///< equal ones once, with their number

private:
    const Board &board() const { return m_position.board(); }
    const Scenario &scenario() const { return m_position.scenario(); }
    Text player(Colour colour) const { return playerName(scenario(), colour); }
    bool firstEdition() const { return inFirstEdition(scenario()); }
    Text asker() const { return player(m_question.by.value_or(Colour::Red)); }
    Text at() const { return phrase(m_question.at.value_or(Square{})); }
    Text names(const std::vector<Colour> &colours) const;
    Text label(int figure) const
    {
        return figureLabel(m_position, figure,
                           m_question.ask == Ask::PlaceFloor ? m_question.at : std::nullopt);
    }
    Text kind(FigureKind figure) const { return word(figure, scenario().rules.tower); }
    Texts kinds(const std::vector<FigureKind> &figures) const;

    static Text whole(const std::vector<Square> &squares); ///< the squares, of many the first

    int numberOf(RulingId id);
    /// Those of the rulings that are cited beside what they decide, and their numbers.
    Because cited(const Because &because);
    List<int> numbersOf(const Because &because) { return m_footnotes.numbersOf(cited(because)); }

    /// The sentence that stands for a ruling beside an answer.
    Text brief(RulingId id) const;
    /// Whether we alone apply a ruling to the rules in force.
    bool deduced(RulingId id) const;
    /// A sentence that rests on a ruling and, where we alone apply that one here, says so.
    Text withDeduction(RulingId id, const Text &sentence) const;
    /// How a ruling bears on a figure: where editions differ, what holds under the rules in force; else its
    /// sentence.
    Text bearing(RulingId id, bool capturable) const;
    /// What the few most telling of the rulings say; `telling` has those in question, in this order.
    Said tellingOf(const Because &because, std::span<const RulingId> telling) const;
    static constexpr std::size_t mostSaid = 4; ///< sentences of a first line, where no more are needed
    /// Makes these sentences the first line. Only what stands behind them is cited there; the rest of
    /// `because` follows where all rulings are.
    void say(Explanation &explanation, const Said &said, const Because &because);
    /// A statement that is a ruling's sentence, with its footnote.
    Statement ruled(RulingId id);
    /// A refusal: the facts of this position beside the answer, one statement for each ruling that decides.
    void refuse(Explanation &explanation, const Facts &facts, const Because &because);
    /// One statement for each ruling that decides; of those that the answer says, only the footnote.
    void addRulings(Explanation &explanation, const Because &because);
    /// The readings and what to decide, for each open question among the rulings.
    void addOpen(Explanation &explanation, const Because &because);

    /// The facts as sentences, doubts last; those about distance are `distanceSentence`.
    Text told(const Facts &facts) const;
    bool isDoubt(const Fact &fact) const; ///< it would only make the answer open
    Text sentence(const Fact &fact) const;
    Text noFoundationSentence() const;
    /// That a figure may stand on the tower, and by which ruling.
    Said openSentences(const PlaceFigureAnswer &answer) const;
    Text kindSentence(FigureKind kind) const;
    Text noneLeftSentence(const Fact &fact) const; ///< and who holds one prisoner
    Text noPrisonerSentence() const;
    Text distanceSentence(const Fact &fact, Square figure, Square tower) const;
    Text gapSentence(Square gap, Square tower) const;
    Text rangeEndSentence() const; ///< that the range ends at the empty square just named
    Text either(Texts list) const; ///< "a, b or c"
    /// Who may stand on top of a tower.
    Text topSentence(const TowerTopChoice &choice) const;
    /// Where a floor may be placed or a figure put.
    Text choicesSentence(const ActionsAnswer &answer) const;
    /// What bars the other towers, and a ransom of those who are prisoners.
    Said bars(const ActionsAnswer &answer) const;
    /// "(0, 0), (1, 0) or (2, 1)"; of many the first few and how many more.
    Text oneOf(const std::vector<Square> &squares) const;
    /// How far a tower reaches with a floor that may be placed on it.
    Statement floorChoice(Square at);
    /// The prisoners that can be bought back, with who holds them; how many they are.
    Texts prisonersFor(const RansomAnswer &answer) const;
    int heldFor(const RansomAnswer &answer) const;
    Text several(const RansomOption &option) const; ///< "3 × meeple"
    /// Whether the asker may buy back a prisoner, beside other actions.
    Text laterSentence() const;
    Text noMinimumSentence() const; ///< that a low score is not known to bar a ransom
    /// Whom the asker may buy back and why; of an answer that is not a refusal.
    Said ransomHeadline(const RansomAnswer &answer, const Player *payer) const;
    /// Whose turn it is and how many points the buyer has, as far as that is known.
    Said payerSentences(const RansomAnswer &answer, const Player *payer) const;
    Text ransomSentence(Legality legal) const;
    Text oneOf(FigureKind figure) const; ///< "a builder"
    Text none(FigureKind figure) const;  ///< "no builder"

    /// Whether the question names this figure.
    bool isTarget(int figure) const
    {
        return m_position.ids()[static_cast<std::size_t>(figure)] == m_question.target;
    }
    /// Who can be captured and what decides that, a few sentences.
    Said floorHeadline(const PlaceFloorAnswer &answer) const;
    /// Why nothing shelters the figures that can be captured: the most telling; `own` names the asker’s.
    Said tellingOfCapture(Because because, const std::vector<int> &figures, const Texts &own = {}) const;
    /// That mayors or wagons can be captured; nothing where both are among the figures, or neither.
    Text mayorOrWagonSentence(const std::vector<int> &figures) const;
    /// The asker’s own figures that can be captured; none where they are many or the file does not name them.
    Texts ownCaptured(const PlaceFloorAnswer &answer) const;
    Text kindsCounted(const std::vector<int> &figures) const; ///< "2 × meeple and wagon"
    /// Whose the figures are: "3 of Green’s and 1 of Red’s own".
    Text ownersCounted(const std::vector<int> &figures) const;
    static Texts firstOf(const Texts &names); ///< of many the first, and that there are others
    Saying capturableSentence(const PlaceFloorAnswer &answer) const;
    /// Who is in reach and safe, or open, and why; not the figure that was asked about.
    Said sparedSentences(const PlaceFloorAnswer &answer, Verdict verdict) const;
    /// Under No Gaps: who is within the range, but behind an empty square, and which.
    Said gapSentences(const PlaceFloorAnswer &answer) const;
    /// The first few things that a capture would lead to, beside the prisoner itself.
    Said outcomeSentences(const PlaceFloorAnswer &answer) const;
    Text outcomeSentence(int figure, const Consequence &consequence) const;
    /// Who would be exchanged, one sentence for each player who holds somebody for it.
    Said exchangeSentences(const PlaceFloorAnswer &answer) const;
    /// The builder or pig that does not go home with a captured figure; -1 without one.
    int stayingWithout(const FigureVerdict &verdict) const;
    Text stayingSentence(int captured, int staying) const;    ///< that another meeple keeps it there
    Text choosingSentence(const Consequence &exchange) const; ///< who chooses among which prisoners
    /// A figure and where it stands, seen from the tower.
    Text located(int figure) const;
    Text rangeSentence(const PlaceFloorAnswer &answer) const;
    Because rangeRulings(const PlaceFloorAnswer &answer) const; ///< those that rangeSentence() applies
    Text overTilesSentence() const;                             ///< how the house rule No Gaps ends the range
    Text turningSentence() const;                               ///< what the house rule Diagonal allows
    Text outlookSentence(const OutlookAnswer &answer) const;
    /// That no tower reaches a figure that nothing protects, and why.
    Text unreachedSentence(int figure) const;
    /// The same where some tower is open: of these the one that is the least too far.
    Text tooFarSentence(Square figure, const std::vector<Square> &open) const;
    /// How far away a tower is and how far it reaches with its next floor.
    Text nextReachSentence(Square figure, Square tower, int range) const;
    Text towerTopSentence(int figure) const; ///< that a figure stands on a tower
    /// On which towers figures stand already, those of a single one left out.
    Texts takenSentences(int except = -1) const;
    /// What else befalls a figure on a tower, and what does not. Where the fairy is already, the dragon does
    /// not come.
    Text eventsSentence(int figure) const;
    /// What a floor means for a figure that was asked about: the verdict and the facts behind it.
    /// Without the reason where another figure’s sentences have told it.
    Said verdictSentences(const FigureVerdict &verdict, bool reasoned = true) const;
    Statement line(const FigureVerdict &verdict, Square tower, int range);
    Text reason(const FigureVerdict &verdict, Square tower, int range) const;
    Text reachSentence(Square figure, Square tower, int range) const;
    /// How many steps a tower's range needs to get to a figure that it can reach: round gaps where it must.
    int stepsOfPath(Square figure, Square tower) const;
    Text watchtowerSentence(const Consequence &consequence) const;
    Text majoritySentence(const Consequence &consequence) const;
    Text nextSentence(int towers) const; ///< how many towers can capture the figure next
    Statement detail(const Consequence &consequence, int captured);
    Said watchtowerHeadline(const WatchtowerAnswer &answer) const;
    Text severalSentence(Bonus bonus) const; ///< what a tile counts that has several of them
    Text noneSentence(Bonus bonus) const;    ///< that there is nothing to count
    Text worthSentence(const WatchtowerAnswer &answer) const;
    /// Which meeples a watchtower counts beside normal ones, and what not.
    Said countedSentences(const WatchtowerAnswer &answer) const;
    Texts kindsOf(const std::vector<int> &figures) const; ///< each once, without normal meeples
    /// The roads and cities whose meeples trigger it, or would.
    Texts triggerSentences(const WatchtowerAnswer &answer) const;
    /// The same of those that are of one kind and all complete, or all not.
    /// `another`: one of the same kind has been told.
    Text triggerSentence(const std::vector<const WatchtowerFeature *> &alike, bool another) const;
    Statement feature(const WatchtowerFeature &feature, int value, Square at);
    Text nobodySentence(const ScoreAnswer &answer) const;
    /// What decides a score, without what changes nothing here: that watchtower and feature may pay different
    /// players.
    Because tellingIn(const ScoreAnswer &answer) const;
    /// Who is how strong, and with which figures where some are special.
    Text strengthOfEach(const ScoredFeature &feature) const;
    Text specialKinds(const std::vector<int> &figures) const; ///< nothing where all are normal meeples
    /// "3 points for Red and 2 × 3 points for Blue (wagon)".
    Text earned(const ColourPoints &earners, int sum, const std::map<Colour, Text> &by) const;
    /// How much mayors count, and that builders do not.
    Texts strengthSentences(const ScoreAnswer &answer) const;
    Text scoredName(const ScoredFeature &feature) const;    ///< "road", of a monastery what it is
    Text scoredThing(const ScoredFeature &feature) const;   ///< "road (3 tiles, 1 point for each)"
    Text mayorSentence(const ScoredFeature &feature) const; ///< how much a mayor in it counts
    /// What brings whom the points of a score, as a sentence; nothing where it would become a list.
    Text scoredThings(const ScoreAnswer &answer) const;
    /// Whether the meeples that trigger a watchtower are named: not where there is much else to tell.
    bool namesTriggers(const ScoreAnswer &answer) const;
    /// The figures in a meeple watchtower's area that are no meeples.
    Statement feature(const ScoredFeature &feature);
    List<Statement> unfinishedOn(int tile);

    const Position &m_position;
    const Question &m_question;
    Footnotes &m_footnotes;
    Because m_known, m_shown; ///< rulings that decide something here, and those of them that are cited
};

} // namespace towerwatch
