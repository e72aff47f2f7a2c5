// SPDX-License-Identifier: MIT
#include "app/desk/sharing.h"

#include "app/document/fileflow.h"
#include "app/system/language.h"
#include "app/system/wholefile.h"
#include "model/format/scenariowriter.h"
#include "model/share/sharecode.h"
#include "views/export/booklet.h"
#include "views/export/codedialog.h"
#include "views/export/forumpost.h"
#include "views/export/phonepage.h"
#include "views/export/sheet.h"
#include "views/look/dialogs.h"
#include "views/wording/words.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>

namespace towerwatch {

Sharing::Sharing(const Workplace &at, FileFlow &files)
    : QObject(&at.window)
    , m_at(at)
    , m_desk(at.desk)
    , m_files(files)
{
    const Actions &actions = at.actions;
    actions.on(Do::CopyYaml, this,
               [this] { copyText(QString::fromStdString(writeScenario(m_desk->shown->scenario()))); });
    actions.on(Do::CopyMarkdown, this, [this] { copyText(forumText(false)); });
    actions.on(Do::CopyBBCode, this, [this] { copyText(forumText(true)); });
    actions.on(Do::CopyCode, this, [this] { copyText(code()); });
    actions.on(Do::CopyPicture, this, &Sharing::copyPicture);
    actions.on(Do::ExportPage, this, &Sharing::exportPage);
    actions.on(Do::ExportReference, this, &Sharing::exportReference);
    actions.on(Do::ShowCode, this, [this] { (new CodeDialog(code(), &m_at.window))->open(); });
    actions.on(Do::PasteCode, this, &Sharing::pasteCode);
}

QString Sharing::code() const
{
    return QString::fromStdString(shareCode(m_desk->shown->scenario()));
}

QString Sharing::forumText(bool bbCode) const
{
    if (!m_desk->answer)
        return {};
    return forumPost(*m_desk->shown, *m_desk->answer, bbCode ? Markup::BBCode : Markup::Markdown, code());
}

void Sharing::copyText(const QString &text)
{
    if (text.isEmpty())
        return m_at.say(tr("There is no answer to copy yet: ask about a tower or a figure."));
    QGuiApplication::clipboard()->setText(text);
    m_at.say(tr("Copied."));
}

void Sharing::copyPicture()
{
    const Sheet sheet{.position = m_desk->shown, .answer = m_desk->answerNow()};
    QGuiApplication::clipboard()->setImage(sheetImage(sheet));
    m_at.say(tr("Copied."));
}

void Sharing::exportPage()
{
    const QByteArray page = phonePage(*m_desk->shown, languages(), useLanguage);
    if (page.isEmpty())
        tellFailure(&m_at.window, tr("No page"), pageTooLarge());
    else
        saveTo(tr("board", "suggested file name") + QStringLiteral(".html"), tr("Web page (*.html)"),
               [page](QIODevice &file) { return file.write(page) > 0; });
}

void Sharing::exportReference()
{
    saveTo(tr("rulings", "suggested file name") + QStringLiteral(".pdf"), tr("PDF document (*.pdf)"),
           [](QIODevice &file) { return writeReference(usualPaper(), file); });
}

void Sharing::saveTo(const QString &name, const QString &filter,
                     const std::function<bool(QIODevice &)> &write)
{
    const FileWish wish{QFileDialog::AcceptSave, tr("Export"), name, filter};
    chooseFile(&m_at.window, wish, [this, write](const QString &path) {
        QBuffer buffer;
        const bool drawn = buffer.open(QIODevice::WriteOnly) && write(buffer);
        const QString failure = drawn ? writeWholeFile(path, buffer.data()) : buffer.errorString();
        if (drawn && failure.isEmpty())
            m_at.say(tr("Saved as %1.").arg(shown(path.toStdString())));
        else
            tellFailure(&m_at.window, tr("Not saved"),
                        tr("%1 could not be written.\n%2").arg(shown(path.toStdString()), failure));
    });
}

void Sharing::pasteCode()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (!m_files.openPasted(text))
        m_at.say(tr("There is no scenario on the clipboard, neither its text nor a "
                    "code, which begins with “TW%1-”.")
                     .arg(shareCodeVersion));
}

} // namespace towerwatch
