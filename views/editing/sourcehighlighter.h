// SPDX-License-Identifier: MIT
/// Colours the text of a scenario: comments, keys, quoted texts, numbers.
#pragma once

#include <QSyntaxHighlighter>
#include <QTextCharFormat>

class QPalette;

namespace towerwatch {

class SourceHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    explicit SourceHighlighter(QTextDocument *document);

    /// Takes colours that suit a palette, light or dark.
    void setPalette(const QPalette &palette);

protected:
    void highlightBlock(const QString &text) override;

private:
    QTextCharFormat m_comment, m_key, m_text, m_number;
};

} // namespace towerwatch
