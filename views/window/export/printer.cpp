// SPDX-License-Identifier: MIT
#include "views/window/export/printer.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextLayout>

namespace towerwatch {

namespace {

constexpr int drawingObject = QTextFormat::UserObject + 1;
constexpr int numberProperty = QTextFormat::UserProperty + 1;
constexpr int dotsPerInch = 72; ///< the document is laid out in points
constexpr double pageMargin = 50, foot = 24;
constexpr double pageGap = 3;  ///< below the last line of a page, so that no next one shines through
constexpr double whole = 0.25; ///< of a page: paragraphs up to this height are not torn

struct BlockStyle
{
    double size, above, below, indent;
    bool bold;
    QRgb ink;
};

BlockStyle styleOf(Print kind)
{
    constexpr QRgb black = 0xff1f1b16, quiet = 0xff5c5345;
    switch (kind) {
    case Print::Title: return {17, 0, 2, 0, true, black};
    case Print::Quiet: return {9, 0, 6, 0, false, quiet};
    case Print::Question: return {12, 8, 2, 0, false, black};
    case Print::Answer: return {13, 0, 6, 0, true, black};
    case Print::Line: return {10.5, 0, 3, 0, false, black};
    case Print::Detail: return {10, 0, 2, 14, false, black};
    case Print::Heading: return {11, 10, 3, 0, true, quiet};
    case Print::Note: return {9, 0, 4, 16, false, black};
    }
    return {};
}

} // namespace

/// Draws pictures in a document as drawings. Each is parsed once.
class Drawings : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    using QObject::QObject;

    /// The number of a drawing, to be called for with the format.
    int add(const QByteArray &svg)
    {
        m_drawings.push_back(std::make_unique<QSvgRenderer>(svg));
        return static_cast<int>(m_drawings.size()) - 1;
    }

    QSizeF intrinsicSize(QTextDocument *document, int, const QTextFormat &format) override
    {
        return drawingOf(format).viewBoxF().size().scaled(roomIn(*document), Qt::KeepAspectRatio);
    }
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int,
                    const QTextFormat &format) override
    {
        drawingOf(format).render(painter, rect);
    }
    static QSizeF roomIn(const QTextDocument &document)
    {
        return {document.pageSize().width() - 1, document.pageSize().height() * 0.48};
    }

private:
    QSvgRenderer &drawingOf(const QTextFormat &format) const
    {
        return *m_drawings[static_cast<std::size_t>(format.intProperty(numberProperty))];
    }

    std::vector<std::unique_ptr<QSvgRenderer>> m_drawings;
};

Printer::Printer(QPageSize::PageSizeId paper, QIODevice &device)
    : m_paper(paper)
    , m_device(device)
    , m_cursor(&m_document)
{
    const QSizeF page = m_paper.size(QPageSize::Point);
    m_document.setUseDesignMetrics(true);
    m_document.setDocumentMargin(0);
    m_document.setDefaultFont(QFont(QStringLiteral("DejaVu Sans")));
    m_document.setPageSize(page - QSizeF(2 * pageMargin, 2 * pageMargin + foot));
    QTextFrameFormat frame = m_document.rootFrame()->frameFormat();
    frame.setBottomMargin(pageGap);
    m_document.rootFrame()->setFrameFormat(frame);
    m_drawings = new Drawings(&m_document);
    m_document.documentLayout()->registerHandler(drawingObject, m_drawings);
}

int Printer::write(Print kind, const QString &text, const QString &bold)
{
    const BlockStyle style = styleOf(kind);
    QTextBlockFormat block;
    block.setTopMargin(style.above);
    block.setBottomMargin(style.below);
    block.setLeftMargin(style.indent);
    if (kind == Print::Note)
        block.setTextIndent(-style.indent);
    if (m_breaks)
        block.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCharFormat letters;
    letters.setProperty(QTextFormat::FontPixelSize, qRound(style.size));
    letters.setFontWeight(style.bold ? QFont::Bold : QFont::Normal);
    letters.setForeground(QColor(style.ink));
    if (m_empty)
        m_cursor.setBlockFormat(block);
    else
        m_cursor.insertBlock(block);
    m_cursor.block().setUserState(static_cast<int>(kind));
    m_empty = m_breaks = false;
    if (!bold.isEmpty()) {
        QTextCharFormat strong = letters;
        strong.setFontWeight(QFont::Bold);
        m_cursor.insertText(bold, strong);
    }
    m_cursor.insertText(text, letters);
    return m_cursor.blockNumber();
}

QSizeF Printer::pictureRoom() const
{
    return Drawings::roomIn(m_document);
}

void Printer::draw(const QByteArray &svg)
{
    write(Print::Line, {});
    QTextCharFormat format;
    format.setObjectType(drawingObject);
    format.setProperty(numberProperty, m_drawings->add(svg));
    m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
}

int Printer::pageOf(int block) const
{
    const QTextBlock found = m_document.findBlockByNumber(block);
    const double top = m_document.documentLayout()->blockBoundingRect(found).top();
    const double line = found.layout()->lineCount() > 0 ? found.layout()->lineAt(0).y() : 0;
    return static_cast<int>((top + line + 1) / m_document.pageSize().height()) + 1;
}

/// The page on which a block ends.
int Printer::pageAfter(const QTextBlock &block) const
{
    const double bottom = m_document.documentLayout()->blockBoundingRect(block).bottom();
    return static_cast<int>((bottom - 1) / m_document.pageSize().height()) + 1;
}

/// Moves short paragraphs that a page would tear, and headings that would stand alone, to the next page.
void Printer::keepTogether()
{
    const auto isHead = [](const QTextBlock &block) {
        const auto kind = static_cast<Print>(block.userState());
        return kind == Print::Heading || kind == Print::Question;
    };
    m_document.documentLayout()->documentSize(); // lays everything out
    for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
        const QTextBlock head = block.previous();
        const bool torn = pageOf(block.blockNumber()) != pageAfter(block) &&
                          m_document.documentLayout()->blockBoundingRect(block).height() <
                              whole * m_document.pageSize().height();
        const bool parted =
            head.isValid() && isHead(head) && pageOf(head.blockNumber()) != pageOf(block.blockNumber());
        if (!torn && !parted)
            continue;
        QTextCursor cursor(head.isValid() && isHead(head) ? head : block);
        QTextBlockFormat format = cursor.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        cursor.setBlockFormat(format);
    }
}

bool Printer::print(const QString &title)
{
    keepTogether();
    for (const auto &[from, to] : m_references) {
        QTextCursor cursor(m_document.findBlockByNumber(from));
        const int page = pageOf(to);
        cursor.movePosition(QTextCursor::EndOfBlock);
        cursor.insertText(QStringLiteral(" \u2002%1").arg(page));
    }
    QPdfWriter writer(&m_device);
    writer.setResolution(1200);
    writer.setPageSize(m_paper);
    writer.setPageMargins({});
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Towerwatch"));
    QPainter painter;
    if (!painter.begin(&writer))
        return false;
    painter.scale(writer.resolution() / double(dotsPerInch), writer.resolution() / double(dotsPerInch));
    const QSizeF page = m_document.pageSize();
    for (int number = 0; number < m_document.pageCount(); ++number) {
        if (number > 0)
            writer.newPage();
        painter.save();
        painter.translate(pageMargin, pageMargin - number * page.height());
        m_document.drawContents(&painter,
                                QRectF(0, number * page.height(), page.width(), page.height() - pageGap + 1));
        painter.restore();
        QFont font = m_document.defaultFont();
        font.setPixelSize(9);
        painter.setFont(font);
        painter.drawText(QRectF(pageMargin, pageMargin + page.height() + 8, page.width(), foot),
                         Qt::AlignHCenter, QString::number(number + 1));
    }
    return painter.end();
}

} // namespace towerwatch

#include "printer.moc"
