// SPDX-License-Identifier: MIT
/// The tables and the source text below the board: closed at first, and connected to the document while open.
#pragma once

#include "app/document/document.h"
#include "views/look/latedock.h"

#include <QList>

class QAction;
class QMainWindow;

namespace towerwatch {

class BoardLink;
class BoardWidget;
class Inquiry;
class SourceView;
class Tables;

class Panels : public QObject
{
    Q_OBJECT

public:
    Panels(QMainWindow &window, ScenarioDocument &document, Inquiry &inquiry, BoardWidget &board,
           BoardLink &link);

    /// What shows and hides them.
    QList<QAction *> views() const;
    Tables *tables() const;
    SourceView *source() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Panel
    {
        LateDock *dock;
        QAction *toggle;
    };

    Panel addPanel(QMainWindow &window, const QString &name, const LateDock::Make &make);
    QWidget *makeTables();
    QWidget *makeSource();
    void toggle(const Panel &panel, bool shown);
    void connectBoard();
    bool isOpen() const;
    void showPosition();
    void showAnswer();
    void select(std::optional<Square> square, int figure);
    void showChosen(std::optional<Square> square, int figure);
    void retranslate();

    ScenarioDocument &m_document;
    Inquiry &m_inquiry;
    BoardWidget &m_board;
    BoardLink &m_link;
    Panel m_tablesPanel, m_sourcePanel;
};

} // namespace towerwatch
