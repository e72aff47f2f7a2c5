// SPDX-License-Identifier: MIT
#include "views/window/export/forumpost.h"

#include "views/telling/pagelines.h"
#include "views/words/words.h"

#include <QCoreApplication>

namespace towerwatch {

namespace {

/// Writes one text in one markup.
class ForumPost
{
    Q_DECLARE_TR_FUNCTIONS(ForumPost)

public:
    explicit ForumPost(Markup markup)
        : m_markup(markup)
    {
    }

    void heading(const QString &text)
    {
        m_text += isMarkdown() ? "### " + plain(text) + "\n\n" : bold(text) + "\n\n";
    }
    void paragraph(const QString &text) { m_text += text + "\n\n"; }
    void write(const PageLine &line)
    {
        using Part = PageLine::Part;
        const bool isTop = line.part == Part::Question || line.part == Part::Verdict;
        if (!isTop && !std::exchange(m_inList, true))
            m_text += isMarkdown() ? "" : "[list]\n";
        const QString marks = plain(footnoteMarks(line.footnotes));
        if (isTop)
            paragraph((line.part == Part::Verdict ? bold(line.text) : plain(line.text)) + marks);
        else
            m_text += (isMarkdown() ? QStringLiteral("- ") : QStringLiteral("[*]")) +
                      (line.head.empty() ? QString() : bold(line.head)) + plain(line.tail()) + marks + '\n';
    }
    void write(const Note &note)
    {
        if (std::exchange(m_inList, false))
            m_text += isMarkdown() ? "\n" : "[/list]\n\n";
        m_text += plain(QStringLiteral("[%1] ").arg(note.number) + QString(note.title)) +
                  (isMarkdown() ? "  \n" : "\n");
    }

    void code(const QString &code)
    {
        m_text += '\n' + tr("To open this board in Towerwatch:") + '\n';
        m_text += isMarkdown() ? "\n```\n" + code + "\n```\n" : "[code]" + code + "[/code]\n";
    }

    QString take() { return m_text.trimmed() + '\n'; }

    /// Text in which nothing is taken for markup.
    QString plain(const QString &text) const
    {
        QString result;
        for (const QChar c : text) {
            if (isMarkdown() && QStringLiteral("\\`*_[]<>#|~").contains(c))
                result += '\\';
            result += c;
            if (!isMarkdown() && c == '[')
                result += QChar(0x2060); // a word joiner: no tag begins here
        }
        return result;
    }

    QString bold(const QString &text) const
    {
        return isMarkdown() ? "**" + plain(text) + "**" : "[b]" + plain(text) + "[/b]";
    }
    QString italic(const QString &text) const
    {
        return isMarkdown() ? "*" + plain(text) + "*" : "[i]" + plain(text) + "[/i]";
    }

private:
    bool isMarkdown() const { return m_markup == Markup::Markdown; }
    Markup m_markup;
    QString m_text;
    bool m_inList = false;
};

} // namespace

QString forumPost(const Position &position, const Answer &answer, Markup markup, const QString &code)
{
    const std::vector<Warning> warnings = warningsOf(position.board());
    Footnotes footnotes;
    const Scenario &scenario = position.scenario();
    ForumPost text(markup);
    if (const QString title = shown(scenario.title.in(currentLanguage())); !title.isEmpty())
        text.heading(title);
    text.paragraph(text.italic(sentence(scenario.rules, {&answer.question, 1})));
    for (const PageLine &line : linesOf(tell(position, answer, footnotes, {.warnings = &warnings})))
        text.write(line);
    for (const Note &note : notesOf(footnotes, scenario.rules))
        text.write(note);
    if (!code.isEmpty())
        text.code(code);
    return text.take();
}

} // namespace towerwatch
