// SPDX-License-Identifier: MIT
/// Short pages of help in the language of the program.
#pragma once

#include <QDialog>

class QListWidget;
class QTextBrowser;

namespace towerwatch {

class HelpWindow : public QDialog
{
    Q_OBJECT

public:
    explicit HelpWindow(QWidget *parent = nullptr);

    /// The names of the pages: "first-steps", "keys", "tables", "format", "command-line", "rule-sets".
    static QStringList pages();
    /// The page that is shown.
    QString page() const;
    /// Shows a page and the window.
    void showPage(const QString &page);

private:
    void load(int row);

    QListWidget *m_list;
    QTextBrowser *m_text;
};

/// The text of a help page in a language, else in English; Markdown.
QString helpPage(const QString &page, const QString &language);
/// The same in the language of the program.
QString helpPage(const QString &page);
/// The first line of a help page without its mark.
QString titleOfHelp(const QString &text);

} // namespace towerwatch
