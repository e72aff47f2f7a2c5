// SPDX-License-Identifier: MIT
#include "views/window/editing/diffdialog.h"

#include "views/window/kit/widgets.h"
#include "views/words/words.h"

#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>

#include <algorithm>

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

using Kind = DiffLine::Kind;

/// More pairs of lines than this are not compared one with another.
constexpr qsizetype mostPairs = 4'000'000;

/// The length of the longest common part from each pair of lines on.
class CommonLengths
{
public:
    CommonLengths(const QStringList &a, const QStringList &b)
        : m_columns(static_cast<std::size_t>(b.size()) + 1)
        , m_lengths((static_cast<std::size_t>(a.size()) + 1) * m_columns)
    {
        for (qsizetype i = a.size(); i-- > 0;)
            for (qsizetype j = b.size(); j-- > 0;)
                cell(i, j) = a[i] == b[j] ? cell(i + 1, j + 1) + 1 : std::max(cell(i + 1, j), cell(i, j + 1));
    }

    int &cell(qsizetype i, qsizetype j)
    {
        return m_lengths[static_cast<std::size_t>(i) * m_columns + static_cast<std::size_t>(j)];
    }

private:
    std::size_t m_columns;
    std::vector<int> m_lengths;
};

void append(std::vector<DiffLine> &out, Kind kind, const QStringList &lines)
{
    for (const QString &line : lines)
        out.push_back({kind, line});
}

void compareMiddles(std::vector<DiffLine> &out, const QStringList &a, const QStringList &b)
{
    if (a.size() * b.size() > mostPairs) {
        append(out, Kind::Removed, a);
        append(out, Kind::Added, b);
        return;
    }
    CommonLengths common(a, b);
    qsizetype i = 0, j = 0;
    while (i < a.size() || j < b.size()) {
        if (i < a.size() && j < b.size() && a[i] == b[j]) {
            out.push_back({Kind::Same, a[i]});
            ++i, ++j;
        } else if (j == b.size() || (i < a.size() && common.cell(i + 1, j) >= common.cell(i, j + 1))) {
            out.push_back({Kind::Removed, a[i++]});
        } else {
            out.push_back({Kind::Added, b[j++]});
        }
    }
}

} // namespace

DiffDialog::DiffDialog(const QString &title, const QString &saved, const QString &unsaved, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("diff"));
    setWindowTitle(tr("Compare: %1").arg(title));
    QLabel *legend = wrappedLabel(this);
    legend->setText(tr("Lines with + are only in the unsaved work, lines with - only in the file."));
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
    layColumn(this, {legend, {text, 1}, buttonsOf(this, QDialogButtonBox::Close)});
    resize(760, 520);
}

std::vector<DiffLine> lineDiff(const QStringList &before, const QStringList &after)
{
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype head = 0, tail = 0;
    while (head < shorter && before[head] == after[head])
        ++head;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    std::vector<DiffLine> out;
    append(out, Kind::Same, before.mid(0, head));
    compareMiddles(out, before.mid(head, before.size() - head - tail),
                   after.mid(head, after.size() - head - tail));
    append(out, Kind::Same, before.mid(before.size() - tail));
    return out;
}

} // namespace towerwatch

#include "moc_diffdialog.cpp"
