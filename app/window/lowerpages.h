// SPDX-License-Identifier: MIT
/// The tabs below the board: comparison, reference and glossary, and how they go together with board and
/// ruling.
#pragma once

#include "model/scenario/geometry.h"
#include "views/look/latedock.h"

#include <QAction>
#include <QMainWindow>
#include <array>

namespace towerwatch {

class CompareTable;
class GlossaryPage;
class Inquiry;
class PreviewBanner;
class ReferencePage;
class RulingPage;
class RulingView;
class ScenarioDocument;

class LowerPages : public QObject
{
    Q_OBJECT

public:
    LowerPages(QMainWindow &window, ScenarioDocument &document, Inquiry &inquiry);

    /// Connects footnotes with the reference.
    void connectRuling(RulingPage &page);
    /// Connects the banner that says which rules are tried.
    void connectBanner(PreviewBanner &banner);
    /// What shows and hides the pages; the first one the comparison.
    QList<QAction *> toggles() const { return {m_pages[0].toggle, m_pages[1].toggle, m_pages[2].toggle}; }
    /// Names the pages in the language of the program.
    void retranslate();

    CompareTable *compare() const;
    ReferencePage *reference() const;
    GlossaryPage *glossary() const;

signals:
    /// A scenario of the library is asked for in the reference.
    void exampleAsked(const QString &name);
    /// The row of the comparison under the mouse or the keyboard speaks of this; -1 and nothing: of nothing.
    void rowLit(int figure, const QList<Square> &squares);

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
    };

    Page addPage(const QString &name, const LateDock::Make &make);
    QWidget *makeCompare();
    QWidget *makeReference();
    /// Names the tab bars, which the window makes as it needs them, and keeps the keyboard out of empty ones.
    void tendTabs();
    void bringUp(const Page &page);
    void toggle(const Page &page);
    void takeFocus(const Page &page);
    void updateCompare();

    QMainWindow &m_window;
    ScenarioDocument &m_document;
    Inquiry &m_inquiry;
    RulingView *m_view = nullptr; ///< where footnotes are
    std::array<Page, 3> m_pages;
};

} // namespace towerwatch
