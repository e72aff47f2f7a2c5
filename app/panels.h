// SPDX-License-Identifier: MIT
/// The tables and the source text below the board: closed at first, and connected to the document while open.
#pragma once

#include "app/document.h"

#include <QList>

class QAction;
class QDockWidget;
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
    Tables *tables() const { return m_tables; }
    SourceView *source() const { return m_source; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Panel
    {
        QDockWidget *dock;
        QAction *toggle;
    };

    Panel addPanel(QMainWindow &window, const QString &name, QWidget *widget, const QString &key);
    void toggle(const Panel &panel, bool shown);
    void connectTables();
    void connectSource();
    void connectBoard();
    bool isOpen() const;
    void showPosition();
    void showAnswer();
    void select(std::optional<Square> square, int figure);
    void retranslate();

    ScenarioDocument &m_document;
    Inquiry &m_inquiry;
    BoardWidget &m_board;
    BoardLink &m_link;
    Tables *m_tables;
    SourceView *m_source;
    Panel m_tablesPanel, m_sourcePanel;
};

} // namespace towerwatch
