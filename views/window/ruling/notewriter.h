// SPDX-License-Identifier: MIT
/// A page of text with footnotes, which are numbered as one reads down.
#pragma once

#include "views/window/kit/pagewriter.h"
#include "views/window/ruling/rulingwriter.h"

namespace towerwatch {

class NoteWriter : protected PageWriter
{
protected:
    NoteWriter(QTextDocument &document, const QPalette &palette);

    /// Begins a page that cites these rulings by their numbers, 1 first, under these rules.
    void startPage(const List<RulingId> &given, const TableRules &rules);
    /// Marks what stands before by the footnotes of these numbers of the explanation.
    void writeCitations(const List<int> &numbers);
    /// How many rulings more there are, as a link to all of them.
    void writeMore(const Explanation &explanation);
    /// All footnotes that were cited.
    void writeNotes();
    /// A new line of the page; its number.
    int addLine(const Statement &statement, bool selectable, bool selected);

    TableRules m_rules; ///< of the table whose ruling is written
    WrittenRuling m_page;

private:
    int noteOf(RulingId id);
    void writeNote(int number, RulingId id);

    List<RulingId> m_given; ///< the notes of what is written, by the explanation's numbers
};

} // namespace towerwatch
