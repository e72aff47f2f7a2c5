// SPDX-License-Identifier: MIT
#include "views/window/editing/sourceedit.h"

#include "model/value/limits.h"
#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"

#include <QFontDatabase>
#include <QHelpEvent>
#include <QMimeData>
#include <QPainter>
#include <QRegularExpression>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <QTextCharFormat>
#include <QToolTip>

namespace towerwatch {

namespace {

/// The strip beside the text.
class Margin : public QWidget
{
public:
    explicit Margin(SourceEdit *edit)
        : QWidget(edit)
        , m_edit(edit)
    {
    }
    QSize sizeHint() const override { return {m_edit->marginWidth(), 0}; }

protected:
    void paintEvent(QPaintEvent *event) override { m_edit->paintMargin(event); }
    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::ToolTip)
            return QWidget::event(event);
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), m_edit->errorsOnLine(m_edit->lineAt(help->pos().y())), this);
        return true;
    }

private:
    SourceEdit *m_edit;
};

constexpr int marginPadding = 4;

} // namespace

/// Colours the text of a scenario: comments, keys, quoted texts, numbers.
class SourceHighlighter : public QSyntaxHighlighter
{
public:
    explicit SourceHighlighter(QTextDocument *document)
        : QSyntaxHighlighter(document)
    {
    }

    /// Takes colours that suit a palette, light or dark.
    void setPalette(const QPalette &palette)
    {
        const bool dark = isDark(palette);
        m_comment.setForeground(quietInk(palette));
        m_comment.setFontItalic(true);
        m_key.setForeground(linkInk(palette));
        m_text.setForeground(QColor(dark ? 0xffcfe3b4 : 0xff2f5a14));
        m_number.setForeground(QColor(dark ? 0xfff3d2a5 : 0xff7a4206));
        rehighlight();
    }

protected:
    void highlightBlock(const QString &text) override
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

private:
    QTextCharFormat m_comment, m_key, m_text, m_number;
};

SourceEdit::SourceEdit(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_margin(new Margin(this))
    , m_highlighter(new SourceHighlighter(document()))
{
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true);
    setUndoRedoEnabled(false); // steps are the document's
    setFrameShape(NoFrame);
    m_highlighter->setPalette(palette());
    connect(this, &QPlainTextEdit::blockCountChanged, this, &SourceEdit::makeRoom);
    connect(this, &QPlainTextEdit::updateRequest, m_margin, [this] { m_margin->update(); });
    connect(this, &QPlainTextEdit::cursorPositionChanged, m_margin, [this] { m_margin->update(); });
    makeRoom();
}

void SourceEdit::replaceText(const QString &text)
{
    const QString now = this->text();
    if (now == text)
        return;
    qsizetype head = 0, tail = 0;
    const qsizetype least = std::min(now.size(), text.size());
    while (head < least && now[head] == text[head])
        ++head;
    while (tail < least - head && now[now.size() - 1 - tail] == text[text.size() - 1 - tail])
        ++tail;
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(head));
    cursor.setPosition(static_cast<int>(now.size() - tail), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(head, text.size() - head - tail));
    if (now.isEmpty())
        moveCursor(QTextCursor::Start);
}

QString SourceEdit::text() const
{
    return document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

int SourceEdit::positionOf(Mark mark) const
{
    const QTextBlock block = document()->findBlockByNumber(std::max(mark.line - 1, 0));
    if (!block.isValid())
        return document()->characterCount() - 1;
    const QString text = block.text();
    qsizetype at = 0;
    for (int column = 1; column < mark.column && at < text.size(); ++column)
        at += text[at].isHighSurrogate() && at + 1 < text.size() ? 2 : 1;
    return block.position() + static_cast<int>(at);
}

void SourceEdit::setErrors(const QList<SourceError> &errors)
{
    m_errors = errors;
    underline();
    m_margin->update();
}

void SourceEdit::setChosenLine(int line)
{
    m_chosenLine = line;
    underline();
}

/// The word that an error stands at, or the last character of its line.
QTextCursor SourceEdit::wordAt(Mark mark) const
{
    QTextCursor cursor(document());
    cursor.setPosition(positionOf(mark));
    const QTextBlock block = cursor.block();
    const QString rest = block.text().mid(cursor.positionInBlock());
    qsizetype length = 0;
    while (length < rest.size() && !QStringLiteral(",]}: ").contains(rest[length]))
        ++length;
    if (rest.isEmpty() && block.length() > 1)
        cursor.movePosition(QTextCursor::PreviousCharacter);
    cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor,
                        static_cast<int>(std::max<qsizetype>(length, 1)));
    return cursor;
}

void SourceEdit::underline()
{
    QList<QTextEdit::ExtraSelection> selections;
    if (m_chosenLine > 0) {
        QTextEdit::ExtraSelection line;
        line.cursor = QTextCursor(document()->findBlockByNumber(m_chosenLine - 1));
        line.format.setBackground(selectedGround(palette()));
        line.format.setProperty(QTextFormat::FullWidthSelection, true);
        selections << line;
    }
    for (const SourceError &error : m_errors) {
        QTextEdit::ExtraSelection wave;
        wave.cursor = wordAt(error.mark);
        wave.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        wave.format.setUnderlineColor(QColor(isDark(palette()) ? 0xffff8a80 : 0xffc62828));
        selections << wave;
    }
    setExtraSelections(selections);
}

void SourceEdit::goTo(Mark mark)
{
    QTextCursor cursor = textCursor();
    cursor.setPosition(positionOf(mark));
    setTextCursor(cursor);
    centerCursor();
}

/// A new line is indented like the one before.
void SourceEdit::keyPressEvent(QKeyEvent *event)
{
    const bool newLine = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QString line = textCursor().block().text();
    QPlainTextEdit::keyPressEvent(event);
    if (newLine) {
        const auto first = std::ranges::find_if(line, [](QChar c) { return c != u' '; });
        textCursor().insertText(QString(first - line.begin(), u' '));
    }
}

int SourceEdit::marginWidth() const
{
    const auto digits = std::max<qsizetype>(QString::number(blockCount()).size(), 2);
    return fontMetrics().horizontalAdvance(u'9') * static_cast<int>(digits) + fontMetrics().height() +
           3 * marginPadding;
}

void SourceEdit::makeRoom()
{
    setViewportMargins(marginWidth(), 0, 0, 0);
    placeMargin();
}

void SourceEdit::placeMargin()
{
    const QRect rect = contentsRect();
    m_margin->setGeometry(rect.left(), rect.top(), marginWidth(), rect.height());
    m_margin->update();
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

/// The line that was in sight stays there, also as a page finds its height.
void SourceEdit::resizeEvent(QResizeEvent *event)
{
    const QSize before = event->oldSize();
    const bool wasSeen = !before.isValid() || cursorRect().bottom() < before.height();
    QPlainTextEdit::resizeEvent(event);
    placeMargin();
    if (wasSeen && cursorRect().bottom() >= viewport()->height()) // scrolling now could resize it again
        QMetaObject::invokeMethod(this, &SourceEdit::centerCursor, Qt::QueuedConnection);
}

void SourceEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_highlighter->setPalette(palette());
        underline();
    } else if (event->type() == QEvent::FontChange) {
        makeRoom();
    }
}

void SourceEdit::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    emit left();
}

/// The parser would refuse what is longer, once all of it was laid out.
void SourceEdit::insertFromMimeData(const QMimeData *source)
{
    const auto room = static_cast<qsizetype>(limits::fileBytes) - document()->characterCount();
    if (source->text().size() > room)
        emit overfilled();
    else
        QPlainTextEdit::insertFromMimeData(source);
}

/// Undo is the window's. The tool tip of a mark is its sentence.
bool SourceEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            emit left();
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

#include "moc_sourceedit.cpp"
