// SPDX-License-Identifier: MIT
#include "views/window/ruling/notewriter.h"

#include "resources/catalogue.h"
#include "views/window/look/pagecolours.h"
#include "views/words/words.h"

#include <algorithm>

namespace towerwatch {

namespace {

constexpr QChar noBreakThinSpace(0x202f);

} // namespace

NoteWriter::NoteWriter(QTextDocument &document, const QPalette &palette)
    : PageWriter(document, palette)
{
}

void NoteWriter::startPage(const List<RulingId> &given, const TableRules &rules)
{
    m_given = given;
    m_rules = rules;
}

void NoteWriter::writeNotes()
{
    for (int i = 0; i < std::ssize(m_page.notes); ++i)
        writeNote(i + 1, m_page.notes[i]);
}

void NoteWriter::writeNote(int number, RulingId id)
{
    const Ruling *ruling = builtInRulings().find(id.value);
    if (!ruling)
        return;
    constexpr int indent = 24;
    const int line = addLine({}, false, false);
    paragraph(8, 0, indent, line, -indent);
    QTextCharFormat back = coloured(linkInk(m_palette), 1.0, true);
    back.setAnchor(true);
    back.setAnchorHref(QStringLiteral("cite:%1").arg(number));
    back.setAnchorNames({QStringLiteral("note%1").arg(number)});
    m_cursor.insertText(QString::number(number), back);
    m_cursor.insertText(QStringLiteral("  "), plain());
    link(rulingTitle(*ruling, m_rules.tower), QStringLiteral("ruling:") + QLatin1String(id.value),
         plain(1.0, true));
    paragraph(1, 2, indent, line);
    tag(ruling->kind);
    for (const Text &ours : {deducedWord(*ruling, m_rules), carriedWord(*ruling, m_rules)})
        if (!ours.empty())
            m_cursor.insertText("  " + capitalized(ours) + ".", quiet(0.9, true));
    m_cursor.insertText(QStringLiteral("  ") + rulingText(*ruling, m_rules.tower), plain());
    paragraph(0, 6, indent, line);
    if (facts(*ruling) && !ruling->sources.empty())
        m_cursor.insertText(QStringLiteral(" · "), quiet(0.9));
    sources(*ruling, QStringLiteral(" · "));
}

void NoteWriter::writeCitations(const List<int> &numbers)
{
    const auto before = static_cast<int>(m_page.notes.size());
    QList<int> notes;
    for (const int number : numbers)
        notes << noteOf(m_given.at(static_cast<std::size_t>(number - 1)));
    std::ranges::sort(notes);
    for (const int number : notes) {
        QTextCharFormat format = coloured(linkInk(m_palette), 1.2);
        format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
        format.setAnchor(true);
        format.setAnchorHref(QStringLiteral("note:%1").arg(number));
        if (number > before)
            format.setAnchorNames({QStringLiteral("cite%1").arg(number)});
        m_cursor.insertText(QString(noBreakThinSpace), plain());
        m_cursor.insertText(QString::number(number), format);
    }
}

void NoteWriter::writeMore(const Explanation &explanation)
{
    if (explanation.more.empty())
        return;
    m_cursor.insertText(QStringLiteral(" "), plain());
    const QString together = QString(explanation.more).replace(u' ', QChar(QChar::Nbsp));
    link(together, QStringLiteral("do:allFootnotes"), quiet(0.9));
}

/// The number of a ruling on the page; a new one where it is cited for the first time.
int NoteWriter::noteOf(RulingId id)
{
    if (!m_page.notes.contains(id))
        m_page.notes << id;
    return static_cast<int>(std::ranges::find(m_page.notes, id) - m_page.notes.begin()) + 1;
}

int NoteWriter::addLine(const Statement &statement, bool selectable, bool selected)
{
    m_page.lines << RulingLine{statement.figure, statement.squares, selectable, selected};
    return static_cast<int>(m_page.lines.size()) - 1;
}

} // namespace towerwatch
