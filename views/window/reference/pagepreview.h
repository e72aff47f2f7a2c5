// SPDX-License-Identifier: MIT
/// A glance at what a search found: what it is about, the picture of its board, and the verdict there.
#pragma once

#include "views/window/reference/examples.h"
#include "views/window/reference/finder.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace towerwatch {

class BoardPreview;

class PagePreview : public QWidget
{
    Q_OBJECT

public:
    explicit PagePreview(QWidget *parent = nullptr);

    /// The rules of the user's table: a verdict under others says so.
    void setRules(const TableRules &rules) { m_rules = rules; }
    /// A shipped scenario, with its notes.
    void showExample(const Example &example);
    /// A ruling with the board that shows it best, a board, or the name of a help page.
    void showPage(const FoundPage &page);
    /// A title, and words below it; no board.
    void showText(const QString &title, const QString &text = {});

    /// The question that is shown with its verdict, or null.
    const AskedExample *asked() const { return m_asked ? &*m_asked : nullptr; }

private:
    void showAsked(AskedExample asked);

    QLabel *m_title, *m_question, *m_verdict, *m_notes;
    BoardPreview *m_picture;
    std::optional<AskedExample> m_asked;
    std::optional<TableRules> m_rules;
};

} // namespace towerwatch
