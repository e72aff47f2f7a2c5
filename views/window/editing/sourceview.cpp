// SPDX-License-Identifier: MIT
#include "views/window/editing/sourceview.h"

#include "model/value/limits.h"
#include "resources/catalogue.h"
#include "views/window/editing/sourceedit.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QLabel>
#include <QScopedValueRollback>
#include <QToolButton>

namespace towerwatch {

namespace {

constexpr int pauseMilliseconds = 500;

} // namespace

SourceView::SourceView(QWidget *parent)
    : QWidget(parent)
    , m_edit(new SourceEdit(this))
    , m_state(wrappedLabel(this))
    , m_restore(new QToolButton(this))
{
    setObjectName(QStringLiteral("source"));
    setFocusProxy(m_edit);
    m_restore->hide();
    layColumn(this, {{m_edit, 1}, layRow(nullptr, {{m_state, 1}, m_restore}, {QMargins(8, 4, 8, 4)})}, noAir);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &SourceView::read);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_quiet)
            m_pause.start();
    });
    connect(m_edit, &SourceEdit::left, this, &SourceView::settle);
    connect(m_edit, &SourceEdit::overfilled, this, [this] {
        m_state->setText(
            tr("Nothing was pasted: no file may be larger than %1 MiB.").arg(limits::fileBytes >> 20));
    });
    connect(m_edit, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (!m_quiet && std::exchange(m_line, m_edit->cursorLine()) != m_edit->cursorLine())
            settle(); // what is typed in another line is another step
        chooseLine();
    });
    connect(m_restore, &QToolButton::clicked, this, &SourceView::bringDraftBack);
    whenTranslated(this, [this] { retranslate(); });
}

SourceView::~SourceView()
{
    m_edit->disconnect(this); // it still loses the focus while it goes
}

void SourceView::setPosition(const PositionPtr &position, const QString &text, const QString &draft)
{
    const bool same = text == m_edit->text() && (m_read || !draft.isEmpty());
    const bool overtakes = draft.isEmpty() && !m_read && m_position && m_position != position;
    m_position = position;
    m_draft = draft;
    m_text = text;
    if (!draft.isEmpty())
        m_overtaken.clear();
    if (same)
        return;
    const QScopedValueRollback quiet(m_quiet, true);
    if (overtakes || m_pause.isActive())
        m_overtaken = m_edit->text();
    m_edit->replaceText(text);
    read();
}

void SourceView::forget()
{
    m_pause.stop();
    m_overtaken.clear();
    m_position.reset();
}

void SourceView::settle()
{
    if (m_pause.isActive())
        read();
}

/// Reads the text; if it is another one than the document's, that is an edit.
void SourceView::read()
{
    m_pause.stop();
    const QString text = m_edit->text();
    ReadResult result = readScenario(text.toStdString(), builtInTiles());
    m_problems = std::move(result.problems);
    m_read = std::move(result.scenario);
    if (m_read)
        m_marks = std::move(result.marks);
    if (!m_quiet)
        m_overtaken.clear();
    showErrors();
    emit sourceChanged();
    if (m_quiet || !m_position)
        return;
    if (!m_read)
        emit drafted(text.isEmpty() ? QStringLiteral("\n") : text, tr("Edit the text"));
    else if (!m_draft.isEmpty() || text != m_text)
        emit edited(*m_read, text, tr("Edit the text"));
}

void SourceView::showErrors()
{
    QList<SourceError> errors;
    for (const Problem &problem : m_problems)
        errors.append({problem.mark, sentence(problem)});
    m_edit->setErrors(errors);
    const QString here = m_edit->errorsOnLine(m_edit->cursorLine());
    if (!here.isEmpty())
        m_state->setText(here);
    else if (!errors.isEmpty())
        m_state->setText(tr("Line %1: %2 The board shows the last text without errors.")
                             .arg(errors.first().mark.line)
                             .arg(errors.first().sentence));
    else
        m_state->setText(tr("What you type is shown on the board as soon as it can be read."));
    m_restore->setVisible(!m_overtaken.isEmpty());
}

/// Text that was overtaken by an edit on the board is not lost.
void SourceView::bringDraftBack()
{
    m_edit->replaceText(std::exchange(m_overtaken, QString()));
    m_edit->setFocus();
    read();
}

int SourceView::lineOf(std::optional<Square> square, int figure) const
{
    if (!m_read)
        return 0;
    if (figure >= 0 && figure < static_cast<int>(m_marks.figures.size()))
        return m_marks.figures[static_cast<std::size_t>(figure)].entry.line;
    for (std::size_t i = 0; square && i < m_read->tiles.size() && i < m_marks.tiles.size(); ++i)
        if (m_read->tiles[i].at == *square)
            return m_marks.tiles[i].entry.line;
    return 0;
}

void SourceView::showChosen(std::optional<Square> square, int figure)
{
    const int line = lineOf(square, figure);
    m_edit->setChosenLine(line);
    const bool isNew = std::exchange(m_shown, {square, figure}) != std::pair(square, figure);
    if (line == 0 || !isNew || m_edit->hasFocus() || m_edit->cursorLine() == line)
        return;
    const QScopedValueRollback quiet(m_quiet, true);
    m_edit->goTo({line, 1});
}

void SourceView::goTo(Mark mark)
{
    const QScopedValueRollback quiet(m_quiet, true);
    m_edit->goTo(mark);
    showErrors();
}

void SourceView::chooseLine()
{
    if (m_quiet || m_pause.isActive() || !m_read || !m_edit->hasFocus())
        return;
    showErrors();
    const int line = m_edit->cursorLine();
    for (std::size_t i = 0; i < m_marks.figures.size(); ++i)
        if (m_marks.figures[i].entry.line == line) {
            m_edit->setChosenLine(line);
            emit lineChosen(m_read->figures[i].at, static_cast<int>(i));
            return;
        }
    for (std::size_t i = 0; i < m_marks.tiles.size(); ++i)
        if (m_marks.tiles[i].entry.line == line) {
            m_edit->setChosenLine(line);
            emit lineChosen(m_read->tiles[i].at, -1);
            return;
        }
}

void SourceView::retranslate()
{
    m_edit->setAccessibleName(tr("Source text of the scenario"));
    m_state->setAccessibleName(tr("State of the source text"));
    m_restore->setText(tr("Bring my text back"));
    m_restore->setToolTip(tr("The board was changed while the text could not be read"));
    showErrors();
}

} // namespace towerwatch

#include "moc_sourceview.cpp"
