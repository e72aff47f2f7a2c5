// SPDX-License-Identifier: MIT
/// Sets an explanation as a page of text: question, answer, a line a figure, what follows, what to decide,
/// notes.
#pragma once

#include "model/board/position.h"
#include "views/look/pagewriter.h"
#include "views/wording/explanation.h"

#include <QCoreApplication>

namespace towerwatch {

/// What a line of the page speaks of.
struct RulingLine
{
    int figure = -1;
    QList<Square> squares = {};
    bool selectable = false; ///< it is a figure's verdict, and what can happen to it can be shown
    bool selected = false;
};

/// What a page shows.
struct RulingContents
{
    PositionPtr position = {};
    Explanation explanation = {};
    QList<RulingId> notes = {}; ///< what the explanations cite, by their numbers: number 1 first
    int selected = -1;          ///< the figure of which is shown what follows
    Explanation fate = {};      ///< what can happen to that figure; without a question nothing is said of it
    std::optional<bool> justPlaced = {}; ///< whether it is about the floor on top; nothing: it cannot be
};

/// Writes one ruling into a document. Footnotes are numbered anew, as one reads down the page; what only
/// lines cite that are not shown has none. Links are `line:N`, `note:N` (to footnote N), `cite:N` (back to
/// where footnote N is first cited), `ruling:ID` (to the reference), `try:N` (a change
/// to look at) and the addresses of sources; the anchors
/// `noteN` and `citeN` are where they lead, `fate` is where it is said what can happen to a figure.
class RulingWriter : private PageWriter
{
    Q_DECLARE_TR_FUNCTIONS(RulingWriter)

public:
    RulingWriter(QTextDocument &document, const QPalette &palette, qreal ratio);

    void write(const RulingContents &contents);
    const QList<RulingLine> &lines() const { return m_lines; }
    /// What the page cites; footnote 1 first.
    const QList<RulingId> &notes() const { return m_notes; }
    /// The changes that `try:N` leads to.
    const QList<Trial> &trials() const { return m_trials; }

private:
    void writeQuestion(const Explanation &explanation);
    /// Which floor is meant, and the other as a link.
    void writeFloorChoice(bool justPlaced);
    void writeStatement(const RulingContents &contents, const Statement &statement);
    void writeVerdictLine(const RulingContents &contents, const Statement &statement);
    void writeDetail(const Statement &statement, int indent);
    /// What would change a verdict, each change as a link.
    void writeHinges(const Statement &statement, int indent);
    void writeConsequences(const RulingContents &contents);
    void writeFate(const RulingContents &contents);
    void writeDecision(const Statement &statement);
    void writeReadings(const QList<Statement> &readings);
    void writeNote(int number, RulingId id);
    /// Marks what stands before by the footnotes of these numbers of the explanation.
    void writeCitations(const QList<int> &numbers);
    /// How many rulings more there are, as a link to all of them.
    void writeMore(const Explanation &explanation);
    /// The number of a ruling on the page; a new one where it is cited for the first time.
    int noteOf(RulingId id);

    int addLine(const Statement &statement, bool selectable, bool selected);
    void picture(const QString &name, const QImage &image);
    qreal m_ratio;
    QList<RulingLine> m_lines;
    TableRules m_rules;      ///< of the table whose ruling is written
    QList<RulingId> m_given; ///< the notes of what is written, by the explanation's numbers
    QList<RulingId> m_notes;
    QList<Trial> m_trials;
};

} // namespace towerwatch
