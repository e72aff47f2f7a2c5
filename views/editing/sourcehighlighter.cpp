// SPDX-License-Identifier: MIT
#include "views/editing/sourcehighlighter.h"

#include "views/look/pagecolours.h"

#include <QRegularExpression>

namespace towerwatch {

SourceHighlighter::SourceHighlighter(QTextDocument *document)
    : QSyntaxHighlighter(document)
{
}

void SourceHighlighter::setPalette(const QPalette &palette)
{
    const bool dark = isDark(palette);
    m_comment.setForeground(quietInk(palette));
    m_comment.setFontItalic(true);
    m_key.setForeground(linkInk(palette));
    m_text.setForeground(QColor(dark ? 0xffcfe3b4 : 0xff2f5a14));
    m_number.setForeground(QColor(dark ? 0xfff3d2a5 : 0xff7a4206));
    rehighlight();
}

void SourceHighlighter::highlightBlock(const QString &text)
{
    // One of: a comment, a quoted text, a key, a number. What stands first wins.
    static const QRegularExpression parts(
        QStringLiteral("(?<comment>(?:^|(?<=\\s))#.*$)"
                       "|(?<text>\"(?:[^\"\\\\]|\\\\.)*\"?|(?<=[\\s,\\[{:])'[^']*'?)"
                       "|(?<key>[A-Za-z][\\w-]*(?=\\s*:(?:\\s|$)))"
                       "|(?<number>(?<![\\w.-])-?\\d+(?![\\w.-]))"));
    for (auto found = parts.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        const auto paint = [&](const char *group, const QTextCharFormat &format) {
            const QString name = QLatin1String(group);
            if (match.capturedStart(name) >= 0)
                setFormat(static_cast<int>(match.capturedStart(name)),
                          static_cast<int>(match.capturedLength(name)), format);
        };
        paint("comment", m_comment);
        paint("text", m_text);
        paint("key", m_key);
        paint("number", m_number);
    }
}

} // namespace towerwatch
