// SPDX-License-Identifier: MIT
/// The tabs below the board: comparison, reference, glossary, tables, source and collection. Each page is
/// closed at first; while open it follows the board and the ruling.
#pragma once

#include "app/window/presenters/workplace.h"
#include "views/window/collection/collectionpage.h"
#include "views/window/editing/sourceview.h"
#include "views/window/lists/lists.h"
#include "views/window/reference/glossarypage.h"
#include "views/window/reference/referencepage.h"
#include "views/window/ruling/comparetable.h"

#include <QDockWidget>

#include <functional>

namespace towerwatch {

class RulingView;

class BottomPages : public QObject
{
    Q_OBJECT

public:
    BottomPages(const Workplace &at, RulingView &ruling);

    CompareTable *compare() const { return static_cast<CompareTable *>(m_compare.widget()); }
    ReferencePage *reference() const { return static_cast<ReferencePage *>(m_reference.widget()); }
    GlossaryPage *glossary() const { return static_cast<GlossaryPage *>(m_glossary.widget()); }
    Lists *tables() const { return static_cast<Lists *>(m_tables.widget()); }
    SourceView *source() const { return static_cast<SourceView *>(m_source.widget()); }
    CollectionPage *collection() const { return static_cast<CollectionPage *>(m_collection.widget()); }

signals:
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
    /// Hides them, as long as none is open.
    void hideCollection() { m_collection.dock->hide(); }

private:
    using Make = std::function<QWidget *()>;
    struct Page
    {
        QDockWidget *dock;
        QAction *toggle;
        Make make;

        /// What is in the dock; made when it is first shown or asked for, so that a window opens soon.
        QWidget *widget() const;
    };

    Page addPage(const char *dock, const char *title, Do what, const Make &make);
    QWidget *makeCompare();
    QWidget *makeReference();
    QWidget *makeTables();
    QWidget *makeSource();
    void connectDesk();
    void bringUp(const Page &page);
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
