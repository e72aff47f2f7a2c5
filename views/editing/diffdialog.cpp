// SPDX-License-Identifier: MIT
#include "views/editing/diffdialog.h"

#include "views/editing/linediff.h"
#include "views/wording/words.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace towerwatch {

namespace {

QStringList linesOf(const QString &text)
{
    return text.isEmpty() ? QStringList() : text.split(QLatin1Char('\n'));
}

/// The mark before a line and its colour on this ground.
QTextCharFormat formatOf(DiffLine::Kind kind, const QPalette &palette)
{
    const bool dark = palette.color(QPalette::Base).lightness() < 128;
    QTextCharFormat format;
    if (kind == DiffLine::Kind::Added)
        format.setBackground(dark ? QColor(0x1d, 0x40, 0x28) : QColor(0xda, 0xf2, 0xdd));
    else if (kind == DiffLine::Kind::Removed)
        format.setBackground(dark ? QColor(0x4d, 0x22, 0x22) : QColor(0xfa, 0xdc, 0xd9));
    return format;
}

QChar markOf(DiffLine::Kind kind)
{
    return kind == DiffLine::Kind::Added ? u'+' : kind == DiffLine::Kind::Removed ? u'-' : u' ';
}

} // namespace

DiffDialog::DiffDialog(const QString &title, const QString &saved, const QString &unsaved, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("diff"));
    setWindowTitle(tr("Compare: %1").arg(title));
    auto *legend =
        new QLabel(tr("Lines with + are only in the unsaved work, lines with - only in the file."), this);
    legend->setWordWrap(true);
    auto *text = new QPlainTextEdit(this);
    text->setReadOnly(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setAccessibleName(tr("Comparison"));
    QTextCursor cursor(text->document());
    for (const DiffLine &line : lineDiff(linesOf(saved), linesOf(unsaved)))
        cursor.insertText(markOf(line.kind) + QLatin1Char(' ') + shown(line.text.toStdString()) +
                              QLatin1Char('\n'),
                          formatOf(line.kind, palette()));
    text->moveCursor(QTextCursor::Start);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(legend);
    column->addWidget(text, 1);
    column->addWidget(buttons);
    resize(760, 520);
}

} // namespace towerwatch
