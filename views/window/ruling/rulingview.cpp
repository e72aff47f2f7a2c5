// SPDX-License-Identifier: MIT
#include "views/window/ruling/rulingview.h"

#include "views/telling/pagelines.h"
#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"
#include "views/window/widgets/widgets.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QUrl>

namespace towerwatch {

namespace {

/// The rectangle of a block in the document, over the whole width of the text.
QRectF rectOf(const QTextBlock &block)
{
    return block.document()->documentLayout()->blockBoundingRect(block);
}

} // namespace

RulingView::RulingView(QWidget *parent)
    : PageView(parent)
{
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    whenTranslated(this, [this] { setAccessibleName(tr("Ruling")); });
    connect(this, &QTextBrowser::anchorClicked, this, &RulingView::follow);
}

void RulingView::setContents(const RulingContents &contents)
{
    const bool same = contents.page.question == m_contents.page.question &&
                      contents.fateFirst == m_contents.fateFirst &&
                      (!contents.fateFirst || contents.selected == m_contents.selected);
    const bool stays = same && contents.selected == m_contents.selected &&
                       contents.page.rows.size() == m_contents.page.rows.size();
    if (contents.selected != m_contents.selected || !same)
        m_unfolded.rows = false;
    if (contents.notes != m_contents.notes)
        m_unfolded.notes.clear();
    m_contents = contents;
    const int scrolled = verticalScrollBar()->value();
    rewrite();
    verticalScrollBar()->setValue(stays ? scrolled : 0);
}

void RulingView::revealFate()
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QTextBlock::iterator first = block.begin();
        if (first.atEnd() || !first.fragment().charFormat().anchorNames().contains(QStringLiteral("fate")))
            continue;
        const double hidden = rectOf(block).top() - verticalScrollBar()->value() - viewport()->height() + 110;
        if (hidden > 0)
            verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(hidden));
        return;
    }
}

void RulingView::rewrite()
{
    m_writing = true;
    const int before = std::exchange(m_hovered, -1);
    const QString focused = focusedLink();
    document()->setDefaultFont(font());
    m_page = writeRuling(m_contents, m_unfolded, *document(), palette(), devicePixelRatioF());
    if (!focused.isEmpty())
        focusLink(focused);
    m_writing = false;
    viewport()->update();
    const int now = viewport()->underMouse() ? lineAt(viewport()->mapFromGlobal(QCursor::pos())) : -1;
    if (now >= 0)
        hover(now);
    else if (before >= 0)
        emit lineHovered(-1, {});
}

void RulingView::setLitFigure(int figure)
{
    if (m_litFigure == figure)
        return;
    m_litFigure = figure;
    viewport()->update();
}

void RulingView::follow(const QUrl &link)
{
    const QString scheme = link.scheme();
    if (scheme == u"line") {
        select(link.path().toInt());
    } else if (scheme == u"note") {
        unfoldNote(link.path().toInt());
    } else if (scheme == u"rows") {
        m_unfolded.rows = !m_unfolded.rows;
        rewrite();
    } else if (scheme == u"hinges") {
        m_unfolded.hinges = !m_unfolded.hinges.value_or(m_contents.page.ofOne);
        rewrite();
    } else if (scheme == u"ruling") {
        emit rulingAsked(link.path());
    } else if (scheme == u"try") {
        if (const int trial = link.path().toInt(); trial >= 0 && trial < m_page.trials.size())
            emit trialAsked(Trial(m_page.trials[trial])); // a copy: the page is written anew
    } else if (scheme == u"kind") {
        if (const auto kind = fromName<FigureKind>(link.path().toStdString()))
            emit kindAsked(*kind);
    } else if (scheme == u"do") {
        emit actionAsked(link.path());
    } else {
        openOutside(*this, link);
    }
}

void RulingView::showNote(const QString &id)
{
    setFocus();
    const auto &notes = m_contents.notes;
    const auto found =
        std::ranges::find_if(notes, [&id](RulingId note) { return id == QLatin1String(note.value); });
    if (found == notes.end())
        return;
    const auto number = static_cast<int>(found - notes.begin()) + 1;
    m_unfolded.notes.remove(number);
    unfoldNote(number);
    focusLink(QStringLiteral("ruling:") + id);
}

void RulingView::unfoldNote(int number)
{
    if (!m_unfolded.notes.remove(number))
        m_unfolded.notes.insert(number);
    rewrite();
    scrollToAnchor(QStringLiteral("note%1").arg(number));
}

void RulingView::select(int line)
{
    if (line >= 0 && line < m_page.lines.size() && m_page.lines[line].selectable)
        emit figureSelected(m_page.lines[line].selected ? -1 : m_page.lines[line].figure);
}

void RulingView::hover(int line)
{
    if (line == m_hovered || m_writing)
        return;
    m_hovered = line;
    viewport()->update();
    if (line >= 0 && line < m_page.lines.size())
        emit lineHovered(m_page.lines[line].figure, m_page.lines[line].squares);
    else
        emit lineHovered(-1, {});
}

int RulingView::lineOf(const QTextBlock &block) const
{
    const QTextBlockFormat format = block.blockFormat();
    return format.hasProperty(rulingproperty::Line) ? format.intProperty(rulingproperty::Line) : -1;
}

int RulingView::lineAt(QPoint viewportPoint) const
{
    const QTextBlock block = cursorForPosition(viewportPoint).block();
    const QPointF point =
        viewportPoint + QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
    return rectOf(block).adjusted(-12, 0, 12, 0).contains(point) ? lineOf(block) : -1;
}

bool RulingView::isLit(int line) const
{
    return line == m_hovered || (m_litFigure >= 0 && m_page.lines[line].figure == m_litFigure);
}

/// Beside the first line and not in it: a picture higher than its line would push the next one down.
void RulingView::paintFigure(QPainter &painter, QPointF corner, int figure) const
{
    constexpr int high = 25;
    const Figure &stands = m_contents.position->board().figure(figure);
    const QImage image =
        artImage(drawing::figureArt(stands.kind, stands.owner, false, schemeFor(palette())),
                 {-15.7, -28.7, 33.0 * figureIndent / high, 33}, {figureIndent, high}, devicePixelRatioF());
    const double above = (high - fontMetrics().lineSpacing()) / 2.0;
    painter.drawImage(QPointF(document()->documentMargin(), corner.y() - above), image);
}

void RulingView::paintBehind(QPainter &painter) const
{
    const double bottom = verticalScrollBar()->value() + viewport()->height();
    for (QTextBlock block = cursorForPosition({0, 0}).block(); block.isValid(); block = block.next()) {
        const QRectF rect = rectOf(block);
        if (rect.top() > bottom)
            break;
        const int line = lineOf(block);
        if (line < 0 || line >= m_page.lines.size())
            continue;
        const bool speaks = m_page.lines[line].figure >= 0 || !m_page.lines[line].squares.empty();
        const QRectF row(4, rect.top() - 3, viewport()->width() - 8, rect.height() + 6);
        if (m_page.lines[line].selected || (isLit(line) && speaks)) {
            painter.setBrush(isLit(line) ? litGround(palette()) : selectedGround(palette()));
            painter.drawRoundedRect(row, 4, 4);
        }
        if (m_page.lines[line].selected) {
            painter.setBrush(palette().color(QPalette::Highlight));
            painter.drawRoundedRect(QRectF(row.left(), row.top(), 3, row.height()), 1.5, 1.5);
        }
        if (m_page.lines[line].selectable)
            paintFigure(painter, rect.topLeft(), m_page.lines[line].figure);
        paintTags(painter, block);
        paintBadges(painter, block, palette(), devicePixelRatioF());
    }
}

void RulingView::mouseMoveEvent(QMouseEvent *event)
{
    QTextBrowser::mouseMoveEvent(event);
    const int line = lineAt(event->position().toPoint());
    hover(line);
    if (line >= 0 && m_page.lines[line].selectable && anchorAt(event->position().toPoint()).isEmpty())
        viewport()->setCursor(Qt::PointingHandCursor);
}

void RulingView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool onLink = !anchorAt(event->position().toPoint()).isEmpty();
    QTextBrowser::mouseReleaseEvent(event);
    if (focusedLink().startsWith(u"line:"))
        setTextCursor(QTextCursor(document())); // the line is marked: its name need not be
    if (event->button() == Qt::LeftButton && !onLink && !textCursor().hasSelection())
        select(lineAt(event->position().toPoint()));
}

void RulingView::leaveEvent(QEvent *event)
{
    QTextBrowser::leaveEvent(event);
    hover(-1);
}

QString RulingView::focusedLink() const
{
    return hasFocus() && textCursor().hasSelection() ? textCursor().charFormat().anchorHref() : QString();
}

void RulingView::focusLink(const QString &href)
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (it.fragment().charFormat().anchorHref() == href) {
                QTextCursor cursor(document());
                cursor.setPosition(it.fragment().position());
                cursor.setPosition(it.fragment().position() + it.fragment().length(),
                                   QTextCursor::KeepAnchor);
                setTextCursor(cursor);
                return;
            }
}

bool RulingView::walkFigures(int by)
{
    const QString focused = focusedLink();
    const auto count = static_cast<int>(m_page.lines.size());
    int line = focused.startsWith(u"line:") ? focused.mid(5).toInt() + by : by > 0 ? 0 : -1;
    while (line >= 0 && line < count && !m_page.lines[line].selectable)
        line += by;
    if (line < 0 || line >= count)
        return false;
    focusLink(QStringLiteral("line:%1").arg(line));
    ensureCursorVisible();
    hover(line);
    return true;
}

/// From figure to figure the arrow keys go as down a list; elsewhere they scroll.
void RulingView::keyPressEvent(QKeyEvent *event)
{
    const int by = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (by == 0 || event->modifiers() != Qt::NoModifier || !focusedLink().startsWith(u"line:") ||
        !walkFigures(by))
        PageView::keyPressEvent(event);
}

/// The first that Tab comes to is a figure: what to do with it is what one is here for.
bool RulingView::focusNextPrevChild(bool next)
{
    if (next && focusedLink().isEmpty() && walkFigures(1))
        return true;
    const bool stays = QTextBrowser::focusNextPrevChild(next);
    hover(stays && textCursor().hasSelection() ? lineOf(textCursor().block()) : -1);
    return stays;
}

void RulingView::focusOutEvent(QFocusEvent *event)
{
    QTextBrowser::focusOutEvent(event);
    if (!viewport()->underMouse())
        hover(-1);
}

void RulingView::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu(event->pos());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copyAll = new QAction(tr("Copy the whole &ruling"), menu);
    copyAll->setEnabled(m_contents.position != nullptr);
    connect(copyAll, &QAction::triggered, this,
            [this] { QApplication::clipboard()->setText(plainText(m_contents.page)); });
    menu->insertAction(menu->actions().value(0), copyAll);
    menu->popup(event->globalPos());
}

} // namespace towerwatch

#include "moc_rulingview.cpp"
