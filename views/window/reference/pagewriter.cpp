// SPDX-License-Identifier: MIT
#include "views/window/reference/pagewriter.h"

#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"
#include "views/words/words.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QPixmapCache>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

namespace towerwatch {

namespace {

constexpr int badgeSide = 14, badgeGap = 4;

/// Where a run of characters of a block stands on one of its lines, in the document.
QRectF rectOf(const QTextBlock &block, const QTextFragment &fragment)
{
    const int from = fragment.position() - block.position();
    const QTextLine line = block.layout()->lineForTextPosition(from);
    const qreal left = line.cursorToX(from);
    const qreal right =
        line.cursorToX(std::min(from + fragment.length(), line.textStart() + line.textLength()));
    const QPointF corner = block.document()->documentLayout()->blockBoundingRect(block).topLeft();
    return QRectF(left, line.y(), right - left, line.height()).translated(corner);
}

QPixmap badgeOf(Verdict verdict, qreal ratio, drawing::Scheme scheme)
{
    const QString key = QStringLiteral("verdict:%1:%2:%3")
                            .arg(static_cast<int>(verdict))
                            .arg(ratio)
                            .arg(static_cast<int>(scheme));
    QPixmap badge;
    if (!QPixmapCache::find(key, &badge)) {
        badge = QPixmap::fromImage(verdictImage(verdict, badgeSide, ratio, scheme));
        QPixmapCache::insert(key, badge);
    }
    return badge;
}

} // namespace

void paintTags(QPainter &painter, const QTextBlock &block)
{
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextFragment fragment = it.fragment();
        if (!fragment.charFormat().hasProperty(rulingproperty::Tag))
            continue;
        painter.setBrush(fragment.charFormat().colorProperty(rulingproperty::Tag));
        painter.drawRoundedRect(rectOf(block, fragment).adjusted(-1, 1, 1, -1), 4, 4);
    }
}

void paintBadges(QPainter &painter, const QTextBlock &block, const QPalette &palette, qreal ratio)
{
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextFragment fragment = it.fragment();
        const QTextCharFormat format = fragment.charFormat();
        if (!format.hasProperty(rulingproperty::Badge))
            continue;
        const auto verdict = static_cast<Verdict>(format.intProperty(rulingproperty::Badge));
        const QRectF room = rectOf(block, fragment);
        painter.drawPixmap(QPointF(room.left(), room.center().y() - badgeSide / 2.0),
                           badgeOf(verdict, ratio, schemeFor(palette)));
    }
}

PageView::PageView(QWidget *parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    document()->setDocumentMargin(12);
}

void PageView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.translate(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
    paintBehind(painter);
    painter.end();
    QTextBrowser::paintEvent(event);
}

void PageView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    const auto type = event->type();
    if (type == QEvent::PaletteChange || type == QEvent::FontChange || type == QEvent::StyleChange)
        rewrite();
}

PageWriter::PageWriter(QTextDocument &document, const QPalette &palette)
    : m_document(document)
    , m_cursor(&document)
    , m_palette(palette)
{
    m_palette.setCurrentColorGroup(
        QPalette::Active); // the page is written once, whichever window is in front
}

void PageWriter::paragraph(double above, double below, double left, int line, double firstLine)
{
    QTextBlockFormat format;
    format.setTopMargin(above);
    format.setBottomMargin(below);
    format.setLeftMargin(left);
    format.setTextIndent(firstLine);
    if (line >= 0)
        format.setProperty(rulingproperty::Line, line);
    if (m_blockIsFresh)
        m_cursor.setBlockFormat(format);
    else
        m_cursor.insertBlock(format, plain());
    m_blockIsFresh = false;
}

void PageWriter::heading(const QString &text)
{
    paragraph(16, 4);
    m_cursor.insertText(text, quiet(1.0, true));
}

void PageWriter::tag(RulingKind kind)
{
    const TagColours colours = tagColours(kind, m_palette);
    QTextCharFormat format = coloured(colours.ink, 0.88);
    format.setProperty(rulingproperty::Tag, colours.ground);
    const QString pad(2, QChar(0x202f)); // no line ends in it
    m_cursor.insertText(pad + QString(word(kind)).replace(u' ', QChar::Nbsp) + pad, format);
}

bool PageWriter::facts(const Ruling &ruling)
{
    QStringList list{editionsOf(ruling), asOf(ruling)};
    list.removeAll(QString());
    m_cursor.insertText(list.join(QStringLiteral(" · ")), quiet(0.9));
    return !list.isEmpty();
}

void PageWriter::sources(const Ruling &ruling, const QString &between)
{
    const QStringList texts = sourcesOf(ruling);
    for (int i = 0; i < texts.size(); ++i) {
        if (i > 0)
            m_cursor.insertText(between, quiet(0.9));
        const Document *document = ruling.sources[static_cast<std::size_t>(i)].document;
        if (document && !document->url.empty())
            link(texts[i], utf8(document->url), quiet(0.9));
        else
            m_cursor.insertText(texts[i], quiet(0.9));
    }
}

void PageWriter::link(const QString &text, const QString &address, QTextCharFormat format)
{
    format.setAnchor(true);
    format.setAnchorHref(address);
    format.setFontUnderline(true);
    m_cursor.insertText(text, format);
}

QTextTable *PageWriter::columns(int rows, int columns, double padding)
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellPadding(padding);
    format.setCellSpacing(0);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setColumnWidthConstraints(
        QList<QTextLength>(columns, QTextLength(QTextLength::PercentageLength, 100.0 / columns)));
    return m_cursor.insertTable(rows, columns, format);
}

void PageWriter::badge(Verdict verdict)
{
    QTextCharFormat format = plain();
    format.setProperty(rulingproperty::Badge, static_cast<int>(verdict));
    const double letter = QFontMetricsF(m_document.defaultFont()).horizontalAdvance(QChar::Nbsp);
    format.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    format.setFontLetterSpacing(badgeSide + badgeGap - letter);
    m_cursor.insertText(QString(QChar::Nbsp), format);
}

QTextCharFormat PageWriter::plain(double size, bool bold) const
{
    return coloured(m_palette.color(QPalette::Text), size, bold);
}

QTextCharFormat PageWriter::quiet(double size, bool bold) const
{
    return coloured(quietInk(m_palette), size, bold);
}

QTextCharFormat PageWriter::coloured(const QColor &colour, double size, bool bold) const
{
    QTextCharFormat format;
    format.setForeground(colour);
    format.setFontPointSize(m_document.defaultFont().pointSizeF() * size);
    if (bold)
        format.setFontWeight(QFont::DemiBold);
    return format;
}

} // namespace towerwatch
