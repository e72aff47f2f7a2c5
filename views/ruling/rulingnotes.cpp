// SPDX-License-Identifier: MIT
#include "views/ruling/rulingwriter.h"

#include "resources/catalogue.h"
#include "views/look/pagecolours.h"
#include "views/wording/words.h"

#include <algorithm>

namespace towerwatch {

int RulingWriter::noteOf(RulingId id)
{
    if (!m_notes.contains(id))
        m_notes << id;
    return static_cast<int>(m_notes.indexOf(id)) + 1;
}

void RulingWriter::writeCitations(const QList<int> &numbers)
{
    const auto before = static_cast<int>(m_notes.size());
    QList<int> notes;
    for (const int number : numbers)
        notes << noteOf(m_given.value(number - 1));
    std::sort(notes.begin(), notes.end());
    for (const int number : notes) {
        QTextCharFormat format = coloured(linkInk(m_palette), 1.2);
        format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
        format.setAnchor(true);
        format.setAnchorHref(QStringLiteral("note:%1").arg(number));
        if (number > before)
            format.setAnchorNames({QStringLiteral("cite%1").arg(number)});
        m_cursor.insertText(QString(QChar(0x2009)), plain());
        m_cursor.insertText(QString::number(number), format);
    }
}

void RulingWriter::writeNote(int number, RulingId id)
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
    link(rulingTitle(*ruling), QStringLiteral("ruling:") + QLatin1String(id.value), plain(1.0, true));
    paragraph(1, 2, indent, line);
    tag(ruling->kind);
    if (const QString carried = carriedWord(*ruling, m_rules); !carried.isEmpty())
        m_cursor.insertText(QStringLiteral("  ") + capitalized(carried) + u'.', quiet(0.9, true));
    m_cursor.insertText(QStringLiteral("  ") + rulingText(*ruling), plain());
    paragraph(0, 6, indent, line);
    if (facts(*ruling) && !ruling->sources.empty())
        m_cursor.insertText(QStringLiteral(" · "), quiet(0.9));
    sources(*ruling, QStringLiteral(" · "));
}

} // namespace towerwatch
