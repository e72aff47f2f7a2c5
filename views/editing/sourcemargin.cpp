// SPDX-License-Identifier: MIT
/// The margin of the source editor, and what it does when keys, fonts or focus change.
#include "views/editing/sourceedit.h"
#include "views/editing/sourcehighlighter.h"
#include "views/look/lineicons.h"
#include "views/look/pagecolours.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QHelpEvent>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>

namespace towerwatch {

namespace {

constexpr int marginPadding = 4;

} // namespace

int SourceEdit::marginWidth() const
{
    const auto digits = std::max<qsizetype>(QString::number(blockCount()).size(), 2);
    return fontMetrics().horizontalAdvance(u'9') * static_cast<int>(digits) + fontMetrics().height() +
           3 * marginPadding;
}

void SourceEdit::follow()
{
    setViewportMargins(marginWidth(), 0, 0, 0);
    const QRect rect = contentsRect();
    m_margin->setGeometry(rect.left(), rect.top(), marginWidth(), rect.height());
    m_margin->update();
}

int SourceEdit::lineAt(int y) const
{
    return cursorForPosition({0, y}).blockNumber() + 1;
}

QString SourceEdit::errorsOnLine(int line) const
{
    QStringList sentences;
    for (const SourceError &error : m_errors)
        if (error.mark.line == line)
            sentences << error.sentence;
    return sentences.join(u'\n');
}

void SourceEdit::paintMargin(QPaintEvent *event)
{
    QPainter painter(m_margin);
    painter.fillRect(event->rect(), palette().color(QPalette::Window));
    const int height = fontMetrics().height();
    const QIcon mark = themeIcon(QStringLiteral("dialog-error"));
    QTextBlock block = firstVisibleBlock();
    for (QRectF rect = blockBoundingGeometry(block).translated(contentOffset());
         block.isValid() && rect.top() <= event->rect().bottom();
         rect = blockBoundingGeometry(block).translated(contentOffset())) {
        const int line = block.blockNumber() + 1, top = static_cast<int>(rect.top());
        painter.setPen(line == cursorLine() ? palette().color(QPalette::WindowText) : quietInk(palette()));
        painter.drawText(0, top, m_margin->width() - marginPadding, height, Qt::AlignRight,
                         QString::number(line));
        if (!errorsOnLine(line).isEmpty())
            mark.paint(&painter, marginPadding, top, height, height);
        block = block.next();
    }
}

void SourceEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    follow();
}

void SourceEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_highlighter->setPalette(palette());
        underline();
    } else if (event->type() == QEvent::FontChange) {
        follow();
    }
}

void SourceEdit::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    if (!m_completer->popup()->isVisible())
        emit focusLeft();
}

/// Undo is the window's, unless the text is ahead of the scenario. The tool tip of a mark is its sentence.
bool SourceEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (!m_undoesText && (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))) {
            event->ignore();
            return false;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QPoint place = viewport()->mapFromGlobal(help->globalPos());
        QToolTip::showText(help->globalPos(), errorsOnLine(cursorForPosition(place).blockNumber() + 1), this);
        return true;
    }
    return QPlainTextEdit::event(event);
}

} // namespace towerwatch
