// SPDX-License-Identifier: MIT
/// Sets an explanation as a page of text: question, answer, a line a figure, what follows, what to decide,
/// notes.
#pragma once

#include "model/board/position.h"
#include "views/telling/explanation.h"

#include <QPalette>
#include <QTextDocument>

namespace towerwatch {

/// How far a figure's line stands from the left: the view draws the figure there.
inline constexpr int figureIndent = 32;

/// What a line of the page speaks of.
struct RulingLine
{
    int figure = -1;
    List<Square> squares = {};
    bool selectable = false; ///< it is a figure's verdict, and what can happen to it can be shown
    bool selected = false;
};

/// What a page shows.
struct RulingContents
{
    PositionPtr position = {};
    Explanation explanation = {};
    List<RulingId> notes = {}; ///< what the explanations cite, by their numbers: number 1 first
    int selected = -1;         ///< the figure of which is shown what follows
    Explanation fate = {};     ///< what can happen to that figure; without a question nothing is said of it
    std::optional<FigureKind> onTower = {}; ///< the kind that is asked about, where that is what is asked
    std::optional<bool> justPlaced = {};    ///< whether it is about the floor on top; nothing: it cannot be
    bool fateFirst = false;                 ///< what can happen to the figure is what was asked for
};

/// What a page that was written says, besides its text.
struct WrittenRuling
{
    QList<RulingLine> lines = {};
    List<RulingId> notes = {}; ///< what the page cites; footnote 1 first
    QList<Trial> trials = {};  ///< the changes that `try:N` leads to
};

/// Writes one ruling into a document. Footnotes are numbered anew, as one reads down the page; what only
/// lines cite that are not shown has none. Links are `line:N`, `note:N` (to footnote N), `cite:N` (back to
/// where footnote N is first cited), `ruling:ID` (to the reference), `try:N` (a change to look at),
/// `kind:NAME` (another kind of figure to ask about) and the addresses of sources; the anchors `noteN` and
/// `citeN` are where they lead, `fate` is where it is said what can happen to a figure. Without a position
/// nothing is written.
WrittenRuling writeRuling(const RulingContents &contents, QTextDocument &document, const QPalette &palette,
                          qreal ratio);

} // namespace towerwatch
