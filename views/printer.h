// SPDX-License-Identifier: MIT
/// Lays a text document out on numbered pages of a PDF; pictures stay drawings.
#pragma once

#include <QByteArray>
#include <QPageSize>
#include <QString>
#include <QTextCursor>
#include <QTextDocument>

class QIODevice;

namespace towerwatch {

/// Kinds of paragraphs on paper.
enum class Print : std::uint8_t { Title, Quiet, Question, Answer, Line, Detail, Heading, Note };

class Printer
{
public:
    Printer(QPageSize::PageSizeId paper, QIODevice &device);

    /// Begins a new page unless nothing was written yet. The next paragraph stands at its top.
    void beginPage();
    /// A paragraph; `bold` and a blank stand before its text if there is one. Gives its block's number.
    int write(Print kind, const QString &text, const QString &bold = {});
    /// A drawing, as wide as the page but no higher than about half of it.
    void draw(const QByteArray &svg);
    /// Puts the number of the page on which a block begins after the text of another block.
    void refer(int from, int to);
    /// Paints all pages; false if the device does not take them.
    bool print(const QString &title);

private:
    int pageOf(int block) const;

    QPageSize m_paper;
    QIODevice &m_device;
    QTextDocument m_document;
    QTextCursor m_cursor;
    bool m_empty = true, m_breaks = false;
};

} // namespace towerwatch
