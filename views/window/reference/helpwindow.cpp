// SPDX-License-Identifier: MIT
#include "views/window/reference/helpwindow.h"

#include "views/search/boardsearch.h"
#include "views/telling/guide.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QFile>
#include <QListWidget>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextList>
#include <QUrl>

namespace towerwatch {

QString helpPage(const QString &page, const QString &language)
{
    if (const Guide *guide = findGuide(page.toStdString()))
        return guideText(*guide, language.toStdString());
    for (const QString &each : {language, QStringLiteral("en")}) {
        QFile file(QStringLiteral(":/help/%1/%2.md").arg(each, page));
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

QString titleOfHelp(const QString &text)
{
    return text.section(u'\n', 0, 0).mid(2);
}

namespace {

/// A guide as Markdown, with links to its rulings and boards.
QString markdownOf(const GuidePage &page)
{
    Text text = "# " + page.title + "\n";
    for (const GuideSection &section : page.sections) {
        text += "\n## " + section.title + "\n\n" + section.text + "\n";
        for (const Ruling *ruling : section.rulings)
            text += "* [" + rulingTitle(*ruling) + "](ruling:" + ruling->id.value + ")\n";
        if (section.board) {
            const QString board = HelpWindow::tr("Board: %1").arg(shown(wordsOf(*section.board).title));
            text += "* [" + Text(board.toStdString()) + "](board:" + section.board->path + ")\n";
        }
    }
    return text + (page.leftOut.empty() ? Text() : "\n*" + page.leftOut + "*\n");
}

/// Lists with plain dots, and lines of code that break rather than run out of the window.
void tidy(QTextDocument &document)
{
    constexpr double hang = 32, gap = 8;
    const auto isCode = [](const QTextBlock &block) {
        return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
    };
    document.setIndentWidth(24);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (QTextList *list = block.textList();
            list && list->format().style() == QTextListFormat::ListCircle) {
            QTextListFormat format = list->format();
            format.setStyle(QTextListFormat::ListDisc);
            list->setFormat(format);
        }
        if (!isCode(block))
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setNonBreakableLines(false);
        format.setLeftMargin(hang);
        format.setTextIndent(-hang);
        format.setTopMargin(isCode(block.previous()) ? 0 : gap);
        format.setBottomMargin(isCode(block.next()) ? 0 : gap);
        QTextCursor(block).setBlockFormat(format);
    }
}

} // namespace

HelpWindow::HelpWindow(QWidget *parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
    , m_text(new QTextBrowser(this))
{
    auto *splitter = new QSplitter(this);
    splitter->addWidget(m_list);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({180, 560});
    splitter->setChildrenCollapsible(false);
    m_list->setItemDelegate(new RowDelegate(m_list));
    layColumn(this, {{splitter, 1}, buttonsOf(this, QDialogButtonBox::Close)});
    m_text->setOpenLinks(false);
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    m_text->document()->setDocumentMargin(16);
    for (qsizetype i = 0; i < pages().size(); ++i)
        m_list->addItem(QString());
    connect(m_list, &QListWidget::currentRowChanged, this, &HelpWindow::load);
    resizeWithin(*this, {1000, 620});
    m_list->setCurrentRow(0);
    whenTranslated(this, [this] {
        setWindowTitle(tr("Help"));
        m_list->setAccessibleName(tr("Pages"));
        m_text->setAccessibleName(tr("Page"));
        for (int row = 0; row < m_list->count(); ++row) // the first line of a page is its title
            m_list->item(row)->setText(titleOfHelp(helpPage(pages()[row])));
        load(m_list->currentRow());
    });
}

QStringList HelpWindow::pages()
{
    return {QStringLiteral("first-steps"), QStringLiteral("keys"),        QStringLiteral("tables"),
            QStringLiteral("turn"),        QStringLiteral("rule-sets"),   QStringLiteral("which-rules"),
            QStringLiteral("format"),      QStringLiteral("command-line")};
}

QString HelpWindow::page() const
{
    return pages().value(m_list->currentRow());
}

void HelpWindow::showPage(const QString &page)
{
    m_list->setCurrentRow(static_cast<int>(std::max<qsizetype>(0, pages().indexOf(page))));
    show();
    raise();
    activateWindow();
    m_text->setFocus();
}

void HelpWindow::setPosition(const PositionPtr &position)
{
    m_position = position;
    if (findGuide(page().toStdString()))
        load(m_list->currentRow());
}

void HelpWindow::load(int row)
{
    const QString page = pages().value(row);
    const Guide *guide = findGuide(page.toStdString());
    m_text->setMarkdown(guide && m_position ? markdownOf(guidePage(*guide, *m_position)) : helpPage(page));
    tidy(*m_text->document());
}

void HelpWindow::follow(const QUrl &link)
{
    if (link.scheme() == u"ruling")
        emit rulingAsked(link.path());
    else if (link.scheme() == u"board")
        emit boardAsked(link.path());
    else
        openOutside(*this, link);
}

} // namespace towerwatch

#include "moc_helpwindow.cpp"
