// SPDX-License-Identifier: MIT
/// A ruling as text to read, to walk through by keyboard and to copy. Its lines and the figures on the board
/// highlight each other.
#pragma once

#include "views/window/reference/pagewriter.h"
#include "views/window/ruling/rulingwriter.h"

namespace towerwatch {

class RulingView : public PageView
{
    Q_OBJECT

public:
    explicit RulingView(QWidget *parent = nullptr);

    /// Shows a ruling; another question starts at its top, the same one stays where it is scrolled to.
    void setContents(const RulingContents &contents);
    const RulingContents &contents() const { return m_contents; }
    /// Highlights the lines about a figure; -1: none.
    void setLitFigure(int figure);
    /// Scrolls down just enough to show what can happen to the selected figure.
    void revealFate();
    /// Goes to the footnote of a ruling, if there is one, and takes the keyboard.
    void showNote(const QString &id);
    int litFigure() const { return m_litFigure; }
    const WrittenRuling &page() const { return m_page; }

signals:
    /// What the line under the mouse or the keyboard is about; -1 and no squares: nothing.
    void lineHovered(int figure, const List<Square> &squares);
    void figureSelected(int figure);
    /// The user wants to see a footnote's entry in the reference.
    void rulingAsked(const QString &id);
    /// The user wants to see the answer with a change.
    void trialAsked(const Trial &trial);
    /// The user wants to run the action of this name.
    void actionAsked(const QString &name);
    /// The user asks the same about a figure of another kind.
    void kindAsked(FigureKind kind);

protected:
    void rewrite() override;
    void paintBehind(QPainter &painter) const override;
    void paintFigure(QPainter &painter, QPointF corner, int figure) const;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    QString focusedLink() const;
    void focusLink(const QString &href);
    /// Focuses the line of the next (1) or previous (-1) figure, without a focused one the first; whether
    /// there is one.
    bool walkFigures(int by);
    void follow(const QUrl &link);
    void hover(int line);
    void select(int line);
    int lineAt(QPoint viewportPoint) const;
    int lineOf(const QTextBlock &block) const;
    bool isLit(int line) const;

    /// Shows the text of a footnote, or folds it again.
    void unfoldNote(int number);

    RulingContents m_contents;
    Unfolded m_unfolded;
    WrittenRuling m_page;
    int m_litFigure = -1;
    int m_hovered = -1;
    bool m_writing = false;
};

} // namespace towerwatch
