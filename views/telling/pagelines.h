// SPDX-License-Identifier: MIT
/// A page as lines from top to bottom, for whatever sets one line below the other: plain text, forum posts,
/// captions, print.
#pragma once

#include "views/telling/page.h"

namespace towerwatch {

struct PageLine
{
    enum class Part : std::uint8_t { Question, Verdict, Row, Folded, Change, Hinges, Decide, Reading };
    Part part = Part::Row;
    Text head = {}; ///< of a row: "Meeple 2 (Red): can be captured"
    Text text = {};
    List<int> footnotes = {};
    std::optional<Verdict> verdict = {}; ///< of a figure's row
    bool hasWord = false;                ///< the head states the result, not only whom it is about
    List<HingePart> hinges = {};         ///< what the text is made of, if it names hinges

    /// The text as it stands behind the head, with what joins the two.
    Text tail() const;
};
/// A row as a line.
PageLine lineOf(const Row &row);
/// The lines of a page; the rows that are folded are one.
List<PageLine> linesOf(const Page &page);

/// Whether footnotes are printed with their texts (Told) or only with their titles (Left).
enum class NoteTexts : std::uint8_t { Left, Told };

/// A footnote.
struct Note
{
    int number = 0;
    Text title = {}; ///< "Range of a tower – rule"; where all are cited, with its id
    Text text = {};  ///< the ruling and, if known, its date
};
List<Note> notesOf(const Footnotes &footnotes, const TableRules &rules);

/// " [1, 5]": footnotes as they stand behind plain text; nothing without any.
Text footnoteMarks(const List<int> &footnotes);
/// A line as plain text: what it is about, what is said of it, its footnotes.
Text plainLine(const PageLine &line);
/// The page as plain text lines, footnote numbers in brackets.
Text plainText(const Page &page);

/// The answer as a value with its `text`: an entry of the JSON, and what `expect:` is compared with.
Value toValue(const Position &position, const Answer &answer, const Page &page);

} // namespace towerwatch
