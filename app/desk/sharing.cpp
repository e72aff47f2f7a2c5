// SPDX-License-Identifier: MIT
#include "app/desk/sharing.h"

#include "app/desk/inquiry.h"
#include "app/document/fileflow.h"
#include "app/system/language.h"
#include "app/system/wholefile.h"
#include "model/format/scenariowriter.h"
#include "model/share/sharecode.h"
#include "views/export/booklet.h"
#include "views/export/codedialog.h"
#include "views/export/forumtext.h"
#include "views/export/htmlpage.h"
#include "views/export/sheet.h"
#include "views/wording/words.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLocale>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QStatusBar>

namespace towerwatch {

namespace {

struct Entry
{
    const char *name, *text, *hint;
};
constexpr Entry entries[]{
    {"copyYaml", QT_TRANSLATE_NOOP("towerwatch::Sharing", "&YAML"),
     QT_TRANSLATE_NOOP("towerwatch::Sharing", "Copy the scenario as its file would be")},
    {"copyMarkdown", QT_TRANSLATE_NOOP("towerwatch::Sharing", "Forum text (&Markdown)"),
     QT_TRANSLATE_NOOP("towerwatch::Sharing",
                       "Copy the answer with its sources for GitHub, Reddit, Discord")},
    {"copyBBCode", QT_TRANSLATE_NOOP("towerwatch::Sharing", "Forum text (&BBCode)"),
     QT_TRANSLATE_NOOP("towerwatch::Sharing", "Copy the answer with its sources for a bulletin board")},
    {"copyPicture", QT_TRANSLATE_NOOP("towerwatch::Sharing", "&Picture"),
     QT_TRANSLATE_NOOP("towerwatch::Sharing", "Copy the board with the answer as a picture")},
    {"copyCode", QT_TRANSLATE_NOOP("towerwatch::Sharing", "Scenario &code"),
     QT_TRANSLATE_NOOP("towerwatch::Sharing", "Copy the scenario as a short text that Towerwatch opens")},
    {"showCode", QT_TRANSLATE_NOOP("towerwatch::Sharing", "S&how as QR code…"),
     QT_TRANSLATE_NOOP("towerwatch::Sharing",
                       "Show the scenario as a code that another device can photograph")},
    {"exportPage", QT_TRANSLATE_NOOP("towerwatch::Sharing", "Export page for &phones…"),
     QT_TRANSLATE_NOOP("towerwatch::Sharing", "Save the board with all answers as a page for any browser")},
    {"exportReference", QT_TRANSLATE_NOOP("towerwatch::Sharing", "Export re&ference…"),
     QT_TRANSLATE_NOOP("towerwatch::Sharing", "Save all rulings with their sources for printing")},
    {"pasteCode", QT_TRANSLATE_NOOP("towerwatch::Sharing", "Open co&de from the clipboard"),
     QT_TRANSLATE_NOOP("towerwatch::Sharing", "Open the scenario code that was copied")},
};

} // namespace

Sharing::Sharing(QMainWindow &window, Inquiry &inquiry, FileFlow &files)
    : QObject(&window)
    , m_window(window)
    , m_inquiry(inquiry)
    , m_files(files)
    , m_copies(new QMenu(&window))
{
    m_copies->addAction(add("copyYaml", &Sharing::copyYaml));
    m_copies->addAction(add("copyMarkdown", &Sharing::copyMarkdown));
    m_copies->addAction(add("copyBBCode", &Sharing::copyBBCode));
    m_copies->addAction(add("copyPicture", &Sharing::copyPicture));
    m_copies->addAction(add("copyCode", &Sharing::copyCode));
    add("exportPage", &Sharing::exportPage);
    add("exportReference", &Sharing::exportReference);
    add("showCode", &Sharing::showCode);
    add("pasteCode", &Sharing::pasteCode)->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_V);
    window.installEventFilter(this);
    retranslate();
}

QAction *Sharing::add(const char *name, void (Sharing::*what)())
{
    auto *action = new QAction(&m_window);
    action->setObjectName(QLatin1String(name));
    m_window.addAction(action);
    connect(action, &QAction::triggered, this, what);
    return action;
}

void Sharing::addTo(QMenu *file, QAction *before, QMenu *edit)
{
    for (const char *name : {"exportPage", "exportReference", "showCode", "pasteCode"})
        file->insertAction(before, m_window.findChild<QAction *>(QLatin1String(name)));
    file->insertSeparator(before);
    edit->addSeparator();
    edit->addMenu(m_copies);
}

QString Sharing::yaml() const
{
    return QString::fromStdString(writeScenario(m_inquiry.position()->scenario()));
}

QString Sharing::code() const
{
    return QString::fromStdString(shareCode(m_inquiry.position()->scenario()));
}

QString Sharing::forumText(bool bbCode) const
{
    if (!m_inquiry.answer())
        return {};
    return towerwatch::forumText(*m_inquiry.position(), *m_inquiry.answer(),
                                 bbCode ? Markup::BBCode : Markup::Markdown, code());
}

void Sharing::copyText(const QString &text)
{
    if (text.isEmpty()) {
        m_window.statusBar()->showMessage(
            tr("There is no answer to copy yet: ask about a tower or a figure."));
        return;
    }
    QGuiApplication::clipboard()->setText(text);
    m_window.statusBar()->showMessage(tr("Copied."));
}

void Sharing::copyPicture()
{
    const Sheet sheet{.position = m_inquiry.position(), .answer = m_inquiry.answer()};
    QGuiApplication::clipboard()->setImage(sheetImage(sheet));
    m_window.statusBar()->showMessage(tr("Copied."));
}

void Sharing::showCode()
{
    (new CodeDialog(code(), &m_window))->open();
}

void Sharing::exportPage()
{
    const QByteArray page = htmlPage(*m_inquiry.position(), languages(), useLanguage);
    if (page.isEmpty())
        QMessageBox::warning(&m_window, tr("No page"), pageTooLarge());
    else
        saveTo(tr("board", "suggested file name") + QStringLiteral(".html"), tr("Web page (*.html)"),
               [&page](QIODevice &file) { return file.write(page) > 0; });
}

void Sharing::exportReference()
{
    const bool inches = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    saveTo(tr("rulings", "suggested file name") + QStringLiteral(".pdf"), tr("PDF document (*.pdf)"),
           [inches](QIODevice &file) {
               return writeReference(inches ? QPageSize::Letter : QPageSize::A4, file);
           });
}

void Sharing::saveTo(const QString &name, const QString &filter,
                     const std::function<bool(QIODevice &)> &write)
{
    const QString path = QFileDialog::getSaveFileName(&m_window, tr("Export"), name, filter);
    if (path.isEmpty())
        return;
    QBuffer buffer;
    const bool drawn = buffer.open(QIODevice::WriteOnly) && write(buffer);
    const QString failure = drawn ? writeWholeFile(path, buffer.data()) : buffer.errorString();
    if (drawn && failure.isEmpty())
        m_window.statusBar()->showMessage(tr("Saved as %1.").arg(shown(path.toStdString())));
    else
        QMessageBox::critical(&m_window, tr("Not saved"),
                              tr("%1 could not be written.\n%2").arg(shown(path.toStdString()), failure));
}

void Sharing::pasteCode()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (looksLikeCode(text.toStdString()))
        m_files.openCode(text);
    else
        m_window.statusBar()->showMessage(
            tr("There is no scenario code on the clipboard; one begins with “TW%1-”.").arg(shareCodeVersion));
}

bool Sharing::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event);
    const QString text = drop->mimeData()->text();
    if (drop->mimeData()->hasUrls() || !looksLikeCode(text.toStdString()))
        return QObject::eventFilter(watched, event);
    drop->acceptProposedAction();
    if (event->type() == QEvent::Drop)
        m_files.openCode(text);
    return true;
}

void Sharing::retranslate()
{
    m_copies->setTitle(tr("Cop&y as"));
    for (const Entry &entry : entries)
        if (auto *action = m_window.findChild<QAction *>(QLatin1String(entry.name))) {
            action->setText(tr(entry.text));
            action->setStatusTip(tr(entry.hint));
        }
}

} // namespace towerwatch
