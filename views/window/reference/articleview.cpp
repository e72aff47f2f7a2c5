// SPDX-License-Identifier: MIT
#include "views/window/reference/articleview.h"

#include "resources/catalogue.h"
#include "views/search/rulingsearch.h"
#include "views/window/look/pagecolours.h"
#include "views/window/reference/examples.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QCoreApplication>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

namespace towerwatch {

/// Writes rulings into a document. Links are `ruling:ID`, `example:PATH` and the addresses of sources.
class ArticleWriter : private PageWriter
{
    Q_DECLARE_TR_FUNCTIONS(ArticleWriter)

public:
    using PageWriter::PageWriter;

    /// Writes a ruling in the language of the program and, unless `beside` is empty, in that one next to it.
    void write(const Ruling &ruling, const QString &beside)
    {
        m_document.clear();
        m_cursor = QTextCursor(&m_document);
        const QString language = currentLanguage();
        const RulingText &text = textIn(ruling, language);
        if (beside.isEmpty()) {
            paragraph(0, 4);
            writeTitle(text.title);
        }
        paragraph(0, 8);
        tag(ruling.kind);
        m_cursor.insertText(QStringLiteral("  "), plain());
        facts(ruling);
        if (beside.isEmpty()) {
            paragraph(0, 4);
            writeText(text);
            writeReadings(text);
        } else {
            writeBeside(ruling, beside);
        }
        writeSources(ruling);
        writeRelated(ruling);
        writeExamples(ruling);
    }

private:
    static const RulingText &textIn(const Ruling &ruling, const QString &language)
    {
        return builtInRulings().text(ruling, language.toStdString());
    }

    void writeTitle(std::string_view title) { m_cursor.insertText(utf8(title), plain(1.3, true)); }

    void writeText(const RulingText &text) { m_cursor.insertText(utf8(text.text), plain()); }

    void writeReadings(const RulingText &text)
    {
        constexpr int indent = 20;
        QChar letter = u'A';
        for (const std::string_view reading : text.readings) {
            paragraph(4, 2, indent, -1, -indent);
            m_cursor.insertText(letter + QString(QChar(0x2002)), quiet(1.0, true));
            m_cursor.insertText(utf8(reading), plain());
            letter = QChar(letter.unicode() + 1);
        }
        if (text.decide.empty())
            return;
        paragraph(6, 4);
        m_cursor.insertText(utf8(text.decide), coloured(verdictInk(Verdict::Open, m_palette), 1.0, true));
    }

    void writeBeside(const Ruling &ruling, const QString &beside)
    {
        const QTextTable *table = columns(3, 2, 6);
        const QStringList languages{currentLanguage(), beside};
        for (int column = 0; column < languages.size(); ++column) {
            const RulingText &text = textIn(ruling, languages[column]);
            m_cursor = table->cellAt(0, column).firstCursorPosition();
            m_cursor.insertText(languageName(languages[column].toStdString()), quiet(0.9, true));
            m_cursor = table->cellAt(1, column).firstCursorPosition();
            writeTitle(text.title);
            m_cursor = table->cellAt(2, column).firstCursorPosition();
            m_blockIsFresh = false;
            writeText(text);
            writeReadings(text);
        }
        m_cursor = QTextCursor(&m_document);
        m_cursor.movePosition(QTextCursor::End);
        m_blockIsFresh = true;
    }

    void writeSources(const Ruling &ruling)
    {
        if (ruling.sources.empty())
            return;
        heading(tr("Sources"));
        paragraph(0, 0);
        sources(ruling, QString(QChar(QChar::LineSeparator)));
    }

    void writeRelated(const Ruling &ruling)
    {
        if (ruling.related.empty())
            return;
        heading(tr("See also"));
        for (const std::string_view id : ruling.related) {
            const Ruling *related = builtInRulings().find(id);
            if (!related)
                continue;
            paragraph(1, 3);
            link(rulingTitle(*related), QStringLiteral("ruling:") + utf8(id), coloured(linkInk(m_palette)));
            m_cursor.insertText(QStringLiteral("  "), plain());
            tag(related->kind);
        }
    }

    void writeExamples(const Ruling &ruling)
    {
        const auto [id, paths, deciding] = shownBy(ruling.id);
        writeBoards(tr("Boards it decides"), paths.first(deciding));
        writeBoards(deciding > 0 ? tr("Other boards that show it") : tr("Boards that show it"),
                    paths.subspan(deciding));
    }

    void writeBoards(const QString &title, std::span<const std::string_view> paths)
    {
        if (paths.empty())
            return;
        heading(title);
        for (const std::string_view path : paths) {
            const Example *example = findExample(utf8(path));
            if (!example)
                continue;
            paragraph(1, 3);
            link(example->title(), QStringLiteral("example:") + example->path, coloured(linkInk(m_palette)));
            m_cursor.insertText(QStringLiteral("  ") + tr("opens this board"), quiet(0.9));
        }
    }
};

ArticleView::ArticleView(QWidget *parent)
    : PageView(parent)
{
    setObjectName(QStringLiteral("article"));
    whenTranslated(this, [this] {
        setAccessibleName(tr("Reference entry"));
        setPlaceholderText(tr("Choose a ruling from the list, or search for the words of your dispute."));
        rewrite();
    });
    connect(this, &QTextBrowser::anchorClicked, this, &ArticleView::follow);
}

void ArticleView::setRuling(const Ruling *ruling)
{
    m_ruling = ruling;
    rewrite();
    verticalScrollBar()->setValue(0);
}

void ArticleView::setBeside(const QString &language)
{
    m_beside = language;
    rewrite();
}

void ArticleView::setWords(const Texts &words)
{
    m_words = words;
    lightHits();
}

void ArticleView::rewrite()
{
    document()->setDefaultFont(font());
    if (m_ruling)
        ArticleWriter(*document(), palette()).write(*m_ruling, m_beside);
    else
        document()->clear();
    lightHits();
}

void ArticleView::lightHits()
{
    QList<QTextEdit::ExtraSelection> selections;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (const Hit &hit : hitsIn(block.text().toStdString(), m_words)) {
            QTextEdit::ExtraSelection selection;
            selection.cursor = QTextCursor(block);
            selection.cursor.setPosition(block.position() + hit.start);
            selection.cursor.setPosition(block.position() + hit.start + hit.length, QTextCursor::KeepAnchor);
            selection.format.setBackground(hitGround(palette()));
            selections << selection;
        }
    setExtraSelections(selections);
}

void ArticleView::follow(const QUrl &link)
{
    if (link.scheme() == u"ruling")
        emit rulingAsked(link.path());
    else if (link.scheme() == u"example")
        emit exampleAsked(link.path());
    else
        openOutside(*this, link);
}

void ArticleView::paintBehind(QPainter &painter) const
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        paintTags(painter, block);
}

} // namespace towerwatch

#include "moc_articleview.cpp"
