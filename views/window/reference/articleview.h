// SPDX-License-Identifier: MIT
/// One ruling of the reference as text that can be read, walked through by its links, and copied.
#pragma once

#include "views/window/reference/pagewriter.h"
#include "views/words/text.h"

namespace towerwatch {

struct Ruling;

class ArticleView : public PageView
{
    Q_OBJECT

public:
    explicit ArticleView(QWidget *parent = nullptr);

    /// Shows a ruling; none: an empty page.
    void setRuling(const Ruling *ruling);
    const Ruling *ruling() const { return m_ruling; }
    /// The second language in which the ruling is shown; empty: none.
    void setBeside(const QString &language);
    const QString &beside() const { return m_beside; }
    /// Highlights these words.
    void setWords(const Texts &words);

signals:
    void rulingAsked(const QString &id);
    void exampleAsked(const QString &path);

protected:
    void rewrite() override;
    void paintBehind(QPainter &painter) const override;

private:
    void lightHits();
    void follow(const QUrl &link);

    const Ruling *m_ruling = nullptr;
    QString m_beside;
    Texts m_words;
};

} // namespace towerwatch
