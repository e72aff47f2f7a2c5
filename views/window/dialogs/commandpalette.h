// SPDX-License-Identifier: MIT
/// Finds any action of the menus by words and runs it; and rulings, boards and help, which it opens.
#pragma once

#include "views/window/reference/examples.h"
#include "views/window/reference/finder.h"
#include "views/window/widgets/widgets.h"

#include <QAction>
#include <QDialog>

#include <functional>

class QLineEdit;
class QListView;
class QMenuBar;
class QPushButton;
class QStandardItem;
class QStandardItemModel;

namespace towerwatch {

class PagePreview;

/// An action with the menus it is in.
struct PaletteEntry
{
    QAction *action;
    QString path; ///< "File › Save"
};

/// All actions of the menus, in their order, each once.
QList<PaletteEntry> paletteEntries(const QMenuBar &bar);
/// How well the words of a query fit a text, the better the smaller; -1: not all of them are in it. Case and
/// accents do not matter.
int paletteScore(const QString &query, const QString &text);

class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    /// Finds the question that shows on the user's board what an example shows, if there is one.
    using Carrier = std::function<std::optional<Question>(const AskedExample &)>;

    /// The actions are looked up now; `bar`'s window is where the palette appears.
    explicit CommandPalette(const QMenuBar &bar, Carrier carry = {}, InPlay inPlay = {});

    /// The rules of the user's table: a verdict under others says so.
    void setRules(const TableRules &rules);

signals:
    /// A ruling, board or help page was chosen.
    void pageAsked(const towerwatch::FoundPage &page);
    /// The question of a ruling or board is to be asked on the user's board.
    void questionAsked(const towerwatch::Question &question);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();
    void fill(const QString &query);
    void addAction(const PaletteEntry &entry);
    void addPage(const FoundPage &page);
    void addRow(QStandardItem *item);
    static QString kindName(PageKind kind);
    void showCurrent();
    void run();
    void askHere();
    void turnPage(int way);

    const QMenuBar &m_bar;
    QList<PaletteEntry> m_entries;
    QList<FoundPage> m_pages; ///< that are offered, below the actions
    QLineEdit *m_line;
    QListView *m_list;
    QStandardItemModel *m_model;
    PagePreview *m_preview;
    QPushButton *m_here;
    Carrier m_carry;
    InPlay m_inPlay;
    std::optional<Question> m_carried; ///< the question of what is shown, for the user's board
};

} // namespace towerwatch
