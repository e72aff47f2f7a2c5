// SPDX-License-Identifier: MIT
#include "model/referee/referee.h"
#include "model/referee/strength.h"
#include "views/telling/squarewords.h"
#include "views/telling/teller.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// Tells what is complete and who scores it.
class ScoreTeller : TellerOf<ScoreAnswer>
{
    TOWERWATCH_PHRASES(ScoreTeller)

public:
    using TellerOf::TellerOf;

    Page tell()
    {
        Page page = Teller::page();
        page.verdict += verdict();
        page.because = because();
        for (const TriggeredWatchtower &tower : m_answer.watchtowers)
            page.rows << rowOf(tower);
        for (const ScoredFeature &feature : m_answer.features)
            if (!feature.receivers.empty())
                page.rows << rowOf(feature);
        if (page.rows.size() == 1)
            page.rows.front().asked = true;
        addIdle(page);
        for (const UnfinishedFeature &feature : m_answer.unfinished)
            page.rows << rowOf(feature);
        addLeftOut(page);
        return page;
    }

private:
    Text verdict() const
    {
        if (!m_answer.totals.empty())
            return tr("%1.", "a list as a sentence").arg(capitalized(pointsOf(scenario(), m_answer.totals)));
        if (!m_answer.features.empty())
            return tr("Nobody scores: no meeple that counts is in a completed feature.");
        return question().at ? tr("Nobody scores: it completes no road, city or monastery.")
                             : tr("Nobody scores: no road, city or monastery is complete.");
    }

    static Because becauseOf(const TriggeredWatchtower &tower)
    {
        return inTurn({{cite::wtTrigger}, tower.because});
    }
    /// The rulings by which players get these points, or nobody any.
    Because because() const
    {
        std::vector<Because> parts;
        for (const TriggeredWatchtower &tower : m_answer.watchtowers)
            if (tower.value > 0)
                parts.push_back(becauseOf(tower));
        for (const ScoredFeature &feature : m_answer.features)
            parts.push_back(feature.because);
        return inTurn(parts);
    }

    Row rowOf(const TriggeredWatchtower &tower) const
    {
        Texts meeples;
        for (const int figure : tower.figures)
            meeples << label(figure);
        return {.key = "watchtower " + toText(tower.at),
                .who = tr("watchtower at %1").arg(phrase(tower.at)),
                .word = earned(tower.value, meeples),
                .clause = tr("%1 at %2", "4 meeples, 2 points")
                              .arg(counted(tower.bonus.per, tower.count), points(tower.bonus.points)),
                .because = becauseOf(tower),
                .figure = tower.figures.front(),
                .squares = {tower.at}};
    }

    Text nameOf(const ScoredFeature &feature) const
    {
        const Text at = phrase(feature.tiles.front());
        if (feature.kind == FeatureKind::Monastery)
            return tr("%1 at %2", "monastery, square")
                .arg(monasteryName(board().designAt(feature.tiles.front())), at);
        const Text size =
            tr("%1 at %2, %n tile(s)", "road or city, square", static_cast<int>(feature.tiles.size()))
                .arg(word(feature.kind), at);
        return feature.coats == 0 ? size
                                  : tr("%1, %2", "road or city, coats of arms")
                                        .arg(size, counted(Bonus::CoatOfArms, feature.coats));
    }

    Row rowOf(const ScoredFeature &feature) const
    {
        Row row{.key = std::string(towerwatch::name(feature.kind)) + ' ' + toText(feature.tiles.front()),
                .who = nameOf(feature),
                .word = earned(feature.points, players(feature.receivers)),
                .because = feature.because};
        row.squares << List<Square>(feature.tiles.begin(), feature.tiles.end());
        Texts strengths;
        for (const auto &[colour, strength] : feature.strength)
            strengths << tr("%1 %2", "player, strength").arg(playerName(scenario(), colour), strength);
        if (strengths.size() > 1)
            row.follows << tr("strength: %1").arg(joined(strengths, ", "));
        if (const Text mayors = mayorsIn(feature); !mayors.empty())
            row.follows << mayors;
        return row;
    }

    /// How much a mayor counts.
    Text mayorsIn(const ScoredFeature &feature) const
    {
        for (const int figure : standingIn(board(), feature))
            if (board().figure(figure).kind == FigureKind::Mayor)
                return tr("%1 has strength %n (1 for each coat of arms)", "mayor",
                          strengthOf(FigureKind::Mayor, feature.kind == FeatureKind::City, feature.coats))
                    .arg(label(figure));
        return {};
    }

    /// What is complete and nobody’s, together.
    void addIdle(Page &page) const
    {
        Texts names, mayors;
        Row row{.key = "nobody", .who = tr("No points")};
        for (const ScoredFeature &feature : m_answer.features)
            if (feature.receivers.empty()) {
                names << nameOf(feature);
                addOnce(row.because, feature.because);
                row.squares << List<Square>(feature.tiles.begin(), feature.tiles.end());
                if (const Text mayor = mayorsIn(feature); !mayor.empty())
                    row.follows << mayor;
            }
        row.clause = joined(names.first(12), "; ");
        if (!names.empty())
            page.rows << row;
    }

    Row rowOf(const UnfinishedFeature &feature) const
    {
        const Square at = *question().at;
        const bool monastery = feature.feature < 0;
        const FeatureKind kind = monastery ? FeatureKind::Monastery : board().feature(feature.feature).kind;
        const Text what = monastery ? featureWords(position(), at, {PlaceKind::Monastery})
                                    : featureWords(position(), feature.feature);
        return {.key = "unfinished " + std::string(towerwatch::name(kind)),
                .clause = tr("%1; missing: %2", "feature, squares").arg(what, list(feature.missing)),
                .squares = {at}};
    }

    void addLeftOut(Page &page) const
    {
        Texts left;
        if (m_answer.fairy)
            left << tr("the fairy’s points");
        if (m_answer.castle)
            left << tr("castle points");
        if (!left.empty())
            page.rows << Row{.who = tr("Not counted here"), .clause = enumerated(left)};
    }
};

Text scoreName(const Position &, const Question &question, int)
{
    return question.at ? Questions::tr("What does the tile at %1 score?").arg(phrase(*question.at))
                       : Questions::tr("What do all completed features score?");
}

} // namespace

const QuestionWords aboutScore{scoreName, tellBy<ScoreTeller>, QuestionGroup::Scoring, "score points"};

} // namespace towerwatch
