// SPDX-License-Identifier: MIT
/// The tabs below the board: comparison, reference, glossary, tables and source. Each page is closed at
/// first, and follows board and ruling while it is open.
#pragma once

#include "app/document/document.h"
#include "views/look/latedock.h"

#include <QAction>
#include <QMainWindow>

namespace towerwatch {

class Actions;
class BoardWidget;
class CompareTable;
class GlossaryPage;
class LiveDesk;
struct Desk;
class ReferencePage;
class RulingView;
class SourceView;
class Lists;

class BottomPages : public QObject
{
    Q_OBJECT

public:
    /// What the pages work with. All of it outlives them.
    struct Parts
    {
        QMainWindow &window;
        ScenarioDocument &document;
        const Actions &actions;
        LiveDesk &desk;
        BoardWidget &board;
        RulingView &ruling;
    };

    explicit BottomPages(const Parts &parts);

    /// Names the pages in the language of the program.
    void retranslate();

    CompareTable *compare() const;
    ReferencePage *reference() const;
    GlossaryPage *glossary() const;
    Lists *tables() const;
    SourceView *source() const;

signals:
    /// A scenario of the library is asked for in the reference.
    void exampleAsked(const QString &name);

public slots:
    /// Brings the reference up, ready for a search.
    void showReference();
    /// Shows the entry of a ruling.
    void openRuling(const QString &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Page
    {
        LateDock *dock;
        QAction *toggle;
        int leastHeight; ///< of its dock when it comes up
    };

    Page addPage(const char *dock, QAction *toggle, int leastHeight, const LateDock::Make &make);
    QWidget *makeCompare();
    QWidget *makeReference();
    QWidget *makeTables();
    QWidget *makeSource();
    void connectDesk();
    /// Names the tab bars, which the window makes as it needs them, and keeps the keyboard out of empty ones.
    void tendTabs();
    void bringUp(const Page &page);
    void toggle(const Page &page);
    void updateCompare();
    /// Whether the tables or the source are open.
    bool editing() const { return !m_tables.dock->isHidden() || !m_source.dock->isHidden(); }
    void show(const Desk &before);
    void showPosition();
    void showAnswer();
    void select(std::optional<Square> square, int figure);

    Parts m_parts;
    Page m_compare, m_reference, m_glossary, m_tables, m_source;
};

} // namespace towerwatch
