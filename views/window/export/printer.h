// SPDX-License-Identifier: MIT
/// Lays a text document out on numbered pages of a PDF; pictures stay drawings.
#pragma once

#include <QByteArray>
#include <QPageSize>
#include <QString>
#include <QTextCursor>
#include <QTextDocument>
#include <utility>
#include <vector>

class QIODevice;

namespace towerwatch {

/// Kinds of paragraphs on paper.
enum class Print { Title, Quiet, Question, Answer, Line, Detail, Heading, Note };

class Drawings;

class Printer
{
public:
    Printer(QPageSize::PageSizeId paper, QIODevice &device);

    /// Begins a new page unless nothing was written yet. The next paragraph stands at its top.
    void beginPage() { m_breaks = !m_empty; }
    /// Writes a paragraph, with `bold` before its text. Its block's number.
    int write(Print kind, const QString &text, const QString &bold = {});
    /// Writes a drawing, as wide as the page but no higher than about half of it.
    void draw(const QByteArray &svg);
    /// The room a drawing has, in points.
    QSizeF pictureRoom() const;
    /// Puts the number of the page on which a block begins after the text of another block, once all is
    /// written.
    void refer(int from, int to) { m_references.emplace_back(from, to); }
    /// Paints all pages; false if writing to the device fails.
    bool print(const QString &title);
    /// The page on which a block begins, from 1; final once all is printed.
    int pageOf(int block) const;

private:
    int pageAfter(const QTextBlock &block) const;
    void keepTogether();

    QPageSize m_paper;
    QIODevice &m_device;
    QTextDocument m_document;
    Drawings *m_drawings; ///< owned by the document
    QTextCursor m_cursor;
    std::vector<std::pair<int, int>> m_references; ///< blocks that name a page, and blocks on these pages
    bool m_empty = true, m_breaks = false;
};

} // namespace towerwatch
