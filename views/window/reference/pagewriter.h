// SPDX-License-Identifier: MIT
/// Sets text into a document in the look of the pages: paragraphs, headings, tags, quiet facts and links.
#pragma once

#include "model/referee/answers.h"
#include "model/referee/rulings.h"

#include <QPalette>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextDocument>

class QTextTable;

namespace towerwatch {

/// What the blocks and characters of a page carry besides their look.
namespace rulingproperty {
enum : int {
    Line = QTextFormat::UserProperty + 1, ///< of blocks: the number of the line they belong to
    Tag,                                  ///< of characters: the colour of the tag behind them
    Badge                                 ///< of a character: the verdict whose badge stands in its room
};
}

/// Paints what lies behind the characters of a block that are a tag. The painter is in document coordinates.
void paintTags(QPainter &painter, const QTextBlock &block);
/// Paints the badges of verdicts in the block, with `ratio` device pixels for each pixel.
void paintBadges(QPainter &painter, const QTextBlock &block, const QPalette &palette, qreal ratio);

/// A page to be read and copied, written anew when its look or the language changes; the page handles its
/// links itself.
class PageView : public QTextBrowser
{
public:
    explicit PageView(QWidget *parent);

protected:
    /// Sets the page into the document.
    virtual void rewrite() = 0;
    /// Paints what lies behind the text, in document coordinates.
    virtual void paintBehind(QPainter &painter) const = 0;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
};

/// Base class of the writers of pages. The document is empty at first.
class PageWriter
{
public:
    PageWriter(QTextDocument &document, const QPalette &palette);

protected:
    /// Starts a paragraph with these margins in pixels; `line` is the line it belongs to, or -1.
    void paragraph(double above, double below, double left = 0, int line = -1, double firstLine = 0);
    void heading(const QString &text);
    /// The kind of a ruling as a coloured tag with a word.
    void tag(RulingKind kind);
    /// Editions and date in quiet letters; whether there was anything to say.
    bool facts(const Ruling &ruling);
    /// The sources as a person would cite them, with links where they have an address; `between` stands
    /// between them.
    void sources(const Ruling &ruling, const QString &between);
    void link(const QString &text, const QString &address, QTextCharFormat format);
    /// A table without lines as wide as the page, its columns alike.
    QTextTable *columns(int rows, int columns, double padding);
    /// Room for the badge of a verdict: a letter, not a picture, as only that stays with the word behind it.
    void badge(Verdict verdict);

    QTextCharFormat plain(double size = 1.0, bool bold = false) const;
    QTextCharFormat quiet(double size = 1.0, bool bold = false) const;
    QTextCharFormat coloured(const QColor &colour, double size = 1.0, bool bold = false) const;

    QTextDocument &m_document;
    QTextCursor m_cursor;
    QPalette m_palette;
    bool m_blockIsFresh = true; ///< the paragraph the cursor is in has not been started yet
};

} // namespace towerwatch
