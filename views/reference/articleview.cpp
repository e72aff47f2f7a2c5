// SPDX-License-Identifier: MIT
#include "views/reference/articleview.h"

#include "views/look/pagecolours.h"
#include "views/reference/articlewriter.h"
#include "views/wording/searchhits.h"

#include <QDesktopServices>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

namespace towerwatch {

ArticleView::ArticleView(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("article"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    document()->setDocumentMargin(12);
    setAccessibleName(tr("Entry of the reference"));
    connect(this, &QTextBrowser::anchorClicked, this, &ArticleView::follow);
}

void ArticleView::setRuling(const Ruling *ruling)
{
    m_ruling = ruling;
    rewrite();
    verticalScrollBar()->setValue(0);
}

void ArticleView::setBeside(const QString &language)
{
    m_beside = language;
    rewrite();
}

void ArticleView::setWords(const QStringList &words)
{
    m_words = words;
    lightHits();
}

void ArticleView::rewrite()
{
    document()->setDefaultFont(font());
    if (m_ruling)
        ArticleWriter(*document(), palette()).write(*m_ruling, m_beside);
    else
        document()->clear();
    lightHits();
}

void ArticleView::lightHits()
{
    QList<QTextEdit::ExtraSelection> selections;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (const Hit &hit : hitsIn(block.text(), m_words)) {
            QTextEdit::ExtraSelection selection;
            selection.cursor = QTextCursor(block);
            selection.cursor.setPosition(block.position() + hit.start);
            selection.cursor.setPosition(block.position() + hit.start + hit.length, QTextCursor::KeepAnchor);
            selection.format.setBackground(hitGround(palette()));
            selections << selection;
        }
    setExtraSelections(selections);
}

void ArticleView::follow(const QUrl &link)
{
    if (link.scheme() == u"ruling")
        emit rulingAsked(link.path());
    else if (link.scheme() == u"example")
        emit exampleAsked(link.path());
    else
        QDesktopServices::openUrl(link);
}

void ArticleView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.translate(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        paintTags(painter, block);
    painter.end();
    QTextBrowser::paintEvent(event);
}

void ArticleView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    const auto type = event->type();
    if (type == QEvent::LanguageChange)
        setAccessibleName(tr("Entry of the reference"));
    if (type == QEvent::PaletteChange || type == QEvent::FontChange || type == QEvent::StyleChange ||
        type == QEvent::LanguageChange)
        rewrite();
}

} // namespace towerwatch
