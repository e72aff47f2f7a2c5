// SPDX-License-Identifier: MIT
#include "views/window/export/forumpost.h"

#include "resources/catalogue.h"
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
    void write(const Explanation &explanation)
    {
        paragraph(plain(explanation.question));
        paragraph(
            (bold(explanation.answer) + numbers(explanation.footnotes) + u' ' + explanation.more).trimmed());
        list(explanation.statements);
        if (!explanation.toDecide.empty())
            paragraph(bold(tr("For the table to decide")));
        list(explanation.toDecide);
    }

    void write(const Ruling &ruling, const TableRules &rules, std::size_t number)
    {
        QStringList sources{asOf(ruling)};
        sources << sourcesOf(ruling);
        sources.removeAll(QString());
        const QString start =
            isMarkdown() ? QStringLiteral("%1. ").arg(number) : QStringLiteral("[sup]%1[/sup] ").arg(number);
        m_text += start + bold(rulingTitle(ruling, rules.tower)) + " (" + plain(rulingLabel(ruling, rules)) +
                  "). " + plain(rulingText(ruling, rules.tower));
        if (!sources.isEmpty())
            m_text += ' ' + italic(sources.join(QStringLiteral("; ")) + '.');
        m_text += '\n';
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
    void list(const List<Statement> &statements)
    {
        if (statements.empty())
            return;
        m_text += isMarkdown() ? "" : "[list]\n";
        for (const Statement &statement : statements)
            item(statement, 0);
        m_text += isMarkdown() ? "\n" : "[/list]\n\n";
    }

    void item(const Statement &statement, int level)
    {
        m_text += isMarkdown() ? QString(qsizetype{2} * level, u' ') + "- " : QStringLiteral("[*]");
        if (!statement.label.empty())
            m_text += bold(capitalized(statement.label) + ": " + statement.verdictWord) + ". ";
        m_text += plain(statement.text) + numbers(statement.footnotes) + '\n';
        if (!statement.details.empty() && !isMarkdown())
            m_text += "[list]\n";
        for (const Statement &detail : statement.details)
            item(detail, level + 1);
        if (!statement.details.empty() && !isMarkdown())
            m_text += "[/list]\n";
    }

    QString numbers(const List<int> &footnotes) const
    {
        QStringList list;
        for (const int number : footnotes)
            list << QString::number(number);
        if (list.isEmpty())
            return {};
        const QString text = list.join(QStringLiteral(", "));
        return isMarkdown() ? QStringLiteral(" \\[%1\\]").arg(text)
                            : QStringLiteral(" [sup]%1[/sup]").arg(text);
    }

    Markup m_markup;
    QString m_text;
};

} // namespace

QString forumPost(const Position &position, const Answer &answer, Markup markup, const QString &code)
{
    Footnotes footnotes;
    const Explanation explanation = explain(position, answer, footnotes);
    const Scenario &scenario = position.scenario();
    ForumPost text(markup);
    if (const QString title = shown(scenario.title.in(currentLanguage())); !title.isEmpty())
        text.heading(title);
    text.paragraph(text.italic(sentence(scenario.rules)));
    text.write(explanation);
    for (std::size_t i = 0; i < footnotes.rulings().size(); ++i)
        if (const Ruling *ruling = builtInRulings().find(footnotes.rulings()[i].value))
            text.write(*ruling, scenario.rules, i + 1);
    if (!code.isEmpty())
        text.code(code);
    return text.take();
}

} // namespace towerwatch
