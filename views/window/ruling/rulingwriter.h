// SPDX-License-Identifier: MIT
/// Writes an answer as a page of text, below its question and verdict: a row a figure, what to decide, notes.
#pragma once

#include "model/board/position.h"
#include "views/telling/page.h"

#include <QPalette>
#include <QSet>
#include <QTextDocument>

namespace towerwatch {

/// How far a figure's row stands from the left: the view draws the figure there.
inline constexpr int figureIndent = 32;

/// What a line of the page is about.
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
    Page page = {};
    List<RulingId> notes = {}; ///< what is cited, by their numbers: number 1 first
    int selected = -1;         ///< the figure that the page is about
    Page fate = {};            ///< what can happen to that figure; without a question nothing is said of it
    std::optional<FigureKind> onTower = {}; ///< the kind that a place-figure question is about
    std::optional<bool> justPlaced = {};    ///< whether it is about the floor on top; nothing: it cannot be
    bool fateFirst = false;                 ///< the user asked what can happen to the figure

    /// The page that is read first, whose question and verdict stand above all.
    const Page &first() const { return fateFirst && !fate.question.empty() ? fate : page; }
};

/// What is unfolded on a page.
struct Unfolded
{
    bool rows = false;               ///< those that one line stands for
    std::optional<bool> hinges = {}; ///< nothing: as they are at first, those of a page about one figure
    QSet<int> notes = {};            ///< the numbers of the footnotes whose text is shown
};

/// What is known of a written page besides its text.
struct WrittenRuling
{
    QList<RulingLine> lines = {};
    QList<Trial> trials = {}; ///< the changes that `try:N` leads to
};

/// Writes one ruling into a document. Links are `line:N`, `note:N` (unfolds footnote N), `rows:` (unfolds the
/// rows), `hinges:` (unfolds or folds them), `ruling:ID` (to the reference), `try:N` (a change to look at),
/// `kind:NAME` (another kind of figure to ask about), `do:ACTION` and the addresses of sources; the anchors
/// `noteN` are where footnotes stand, `fate` is where it is said what can happen to a figure. Without a
/// position nothing is written.
WrittenRuling writeRuling(const RulingContents &contents, const Unfolded &unfolded, QTextDocument &document,
                          const QPalette &palette, qreal ratio);

} // namespace towerwatch
