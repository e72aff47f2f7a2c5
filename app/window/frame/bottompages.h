// SPDX-License-Identifier: MIT
/// The tabs below the board: comparison, reference, glossary, tables, source and collection. Each page is
/// closed at first; while open it follows the board and the ruling.
#pragma once

#include "app/window/presenters/workplace.h"
#include "views/window/collection/collectionpage.h"
#include "views/window/editing/sourceview.h"
#include "views/window/kit/latedock.h"
#include "views/window/lists/lists.h"
#include "views/window/reference/glossarypage.h"
#include "views/window/reference/referencepage.h"
#include "views/window/ruling/comparetable.h"

namespace towerwatch {

class RulingView;

class BottomPages : public QObject
{
    Q_OBJECT

public:
    BottomPages(const Workplace &at, RulingView &ruling);

    CompareTable *compare() const { return static_cast<CompareTable *>(m_compare.dock->page()); }
    ReferencePage *reference() const { return static_cast<ReferencePage *>(m_reference.dock->page()); }
    GlossaryPage *glossary() const { return static_cast<GlossaryPage *>(m_glossary.dock->page()); }
    Lists *tables() const { return static_cast<Lists *>(m_tables.dock->page()); }
    SourceView *source() const { return static_cast<SourceView *>(m_source.dock->page()); }
    CollectionPage *collection() const { return static_cast<CollectionPage *>(m_collection.dock->page()); }

signals:
    /// The first page is about to be shown.
    void aboutToOpen();
    /// The last page was closed.
    void closed();
    /// The user wants to open a shipped scenario that the reference names.
    void exampleAsked(const QString &name);
    /// The text in Source was read, with these problems.
    void textRead(const std::vector<Problem> &problems);

public slots:
    /// Shows the reference with its search line focused.
    void showReference();
    /// Shows the entry of a ruling.
    void openRuling(const QString &id);
    /// Shows the source text with the cursor at a place.
    void showText(Mark mark);
    /// Shows the table of problems.
    void showProblems();
    /// Shows the scenarios of the collection.
    void showCollection();

private:
    struct Page
    {
        LateDock *dock;
        QAction *toggle;
        QTimer *folding; ///< delays makeUseful() until the dock is laid out
    };
    static constexpr int leastHeight = 200, usefulHeight = 280; ///< of a page, in pixels

    Page addPage(const char *dock, const char *title, Do what, const LateDock::Make &make);
    QWidget *makeCompare();
    QWidget *makeReference();
    QWidget *makeTables();
    QWidget *makeSource();
    void connectDesk();
    bool isOpen() const;
    void bringUp(const Page &page);
    void makeUseful(const Page &page);
    void toggle(const Page &page);
    void updateCompare();
    /// Whether the tables or the source are open.
    bool editing() const { return !m_tables.dock->isHidden() || !m_source.dock->isHidden(); }
    void show(const Desk &before);
    void showPosition();
    void showAnswer();
    void select(std::optional<Square> square, int figure);

    Workplace m_at;
    RulingView &m_ruling;
    Page m_compare, m_reference, m_glossary, m_tables, m_source, m_collection;
};

} // namespace towerwatch
