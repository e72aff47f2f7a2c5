// SPDX-License-Identifier: MIT
/// Short pages of help in the language of the program.
#pragma once

#include "model/board/position.h"
#include "views/words/text.h"

#include <QDialog>

class QListWidget;
class QTextBrowser;

namespace towerwatch {

class HelpWindow : public QDialog
{
    Q_OBJECT

public:
    explicit HelpWindow(QWidget *parent = nullptr);

    /// The names of the pages: "first-steps", "keys", "tables", "rule-sets", ... and of the guides.
    static QStringList pages();
    /// The guides say what holds for this table.
    void setPosition(const PositionPtr &position);
    /// The page that is shown.
    QString page() const;
    /// Shows a page and the window.
    void showPage(const QString &page);

signals:
    /// The user follows a link to a ruling, by its id, or to a board, by its path.
    void rulingAsked(const QString &id);
    void boardAsked(const QString &path);

private:
    void load(int row);
    void follow(const QUrl &link);

    PositionPtr m_position;
    QListWidget *m_list;
    QTextBrowser *m_text;
};

/// The text of a help page in a language, else in English; Markdown.
QString helpPage(const QString &page, const QString &language = currentLanguage());
/// The first line of a help page without its mark.
QString titleOfHelp(const QString &text);

} // namespace towerwatch
