// SPDX-License-Identifier: MIT
#include "app/desk/sharing.h"

#include "app/document/fileflow.h"
#include "app/export/picture.h"
#include "app/system/language.h"
#include "app/system/wholefile.h"
#include "model/edit/edits.h"
#include "model/format/scenariowriter.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"
#include "views/export/codedialog.h"
#include "views/export/forumpost.h"
#include "views/export/imagedialog.h"
#include "views/export/phonepage.h"
#include "views/look/dialogs.h"
#include "views/wording/words.h"

#include <QBuffer>
#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QStandardPaths>

namespace towerwatch {

namespace {

/// The page with the whole referee where there is one: installed, or beside the build of this program.
QByteArray builtPage()
{
    for (const QString &path :
         {QStandardPaths::locate(QStandardPaths::GenericDataLocation,
                                 QStringLiteral("towerwatch/towerwatch.html")),
          QCoreApplication::applicationDirPath() + QStringLiteral("/../web/towerwatch.html")}) {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly))
            return file.readAll();
    }
    return {};
}

} // namespace

Sharing::Sharing(const Workplace &at, FileFlow &files)
    : QObject(&at.window)
    , m_at(at)
    , m_desk(at.desk)
    , m_files(files)
{
    const Actions &actions = at.actions;
    actions.on(Do::Save, this, [this] { m_files.save([this] { sayWhatIsNotSaved(); }); });
    actions.on(Do::SaveAs, this, [this] { m_files.saveAs([this] { sayWhatIsNotSaved(); }); });
    actions.on(Do::CopyYaml, this,
               [this] { copyText(QString::fromStdString(writeScenario(m_desk->shown->scenario()))); });
    actions.on(Do::CopyMarkdown, this, [this] { copyText(forumText(false)); });
    actions.on(Do::CopyBBCode, this, [this] { copyText(forumText(true)); });
    actions.on(Do::CopyCode, this, [this] { copyText(code()); });
    actions.on(Do::CopyPicture, this, &Sharing::copyPicture);
    actions.on(Do::Export, this, &Sharing::exportPicture);
    actions.on(Do::ExportPage, this, &Sharing::exportPage);
    actions.on(Do::ExportReference, this, &Sharing::exportReference);
    actions.on(Do::ShowCode, this, [this] { (new CodeDialog(code(), &m_at.window))->open(); });
    actions.on(Do::PasteCode, this, &Sharing::pasteCode);
}

QString Sharing::code() const
{
    const Scenario &scenario = m_desk->shown->scenario();
    return QString::fromStdString(
        shareCode(m_desk->question && m_desk->current != 0
                      ? withQuestionFirst(scenario, builtInTiles(), *m_desk->question)
                      : scenario));
}

void Sharing::sayWhatIsNotSaved()
{
    if (m_desk->question && m_desk->current != 0 && !m_desk->isKept())
        m_at.say(tr("Saved, but not the question on show: %1 adds it to the scenario")
                     .arg(m_at.actions[Do::KeepQuestion]->shortcut().toString(QKeySequence::NativeText)));
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

Sheet Sharing::sheet() const
{
    return {m_desk->shown, m_desk->answerNow()};
}

void Sharing::copyPicture()
{
    QGuiApplication::clipboard()->setImage(sheetImage(sheet()));
    m_at.say(tr("Copied."));
}

void Sharing::exportPicture()
{
    const QFileInfo scenario(m_at.document.path());
    const bool named = !m_at.document.path().isEmpty();
    const QDir folder(named ? scenario.path()
                            : QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
    const QString name = named ? scenario.baseName() : tr("board", "suggested file name");
    const QString filter = tr("PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)");
    chooseName(folder.filePath(name + QStringLiteral(".png")), filter, [this](const QString &path) {
        if (!path.endsWith(u".png", Qt::CaseInsensitive))
            return savePicture(path, sheet());
        auto *look = new ImageDialog(sheetImage(sheet()).size(), mostPixels, &m_at.window);
        openDialog(look, [this, look, path] {
            Sheet wished = sheet();
            wished.ground = look->isTransparent() ? drawing::Ground::Nothing : drawing::Ground::Paper;
            savePicture(path, wished, look->imageSize().width());
        });
    });
}

void Sharing::exportPage()
{
    QByteArray page = refereePage(builtPage(), m_desk->shown->scenario());
    if (page.isEmpty())
        page = phonePage(*m_desk->shown, languages(), useLanguage);
    if (page.isEmpty())
        return tellFailure(&m_at.window, tr("No page"), pageTooLarge());
    chooseName(tr("board", "suggested file name") + QStringLiteral(".html"), tr("Web page (*.html)"),
               [this, page](const QString &path) { save(path, page); });
}

void Sharing::exportReference()
{
    chooseName(tr("rulings", "suggested file name") + QStringLiteral(".pdf"), tr("PDF document (*.pdf)"),
               [this](const QString &path) {
                   QBuffer buffer;
                   buffer.open(QIODevice::WriteOnly);
                   const bool drawn = writeReference(usualPaper(), buffer);
                   save(path, drawn ? buffer.data() : QByteArray());
               });
}

void Sharing::chooseName(const QString &name, const QString &filter,
                         const std::function<void(const QString &path)> &chosen)
{
    chooseFile(&m_at.window, {QFileDialog::AcceptSave, tr("Export"), name, filter}, chosen);
}

void Sharing::savePicture(const QString &path, const Sheet &sheet, std::optional<int> width)
{
    save(path, pictureOf(QFileInfo(path).suffix().toLower(), {sheet}, usualPaper(), width));
}

void Sharing::save(const QString &path, const QByteArray &content)
{
    const QString name = shown(path.toStdString());
    const QString failure =
        content.isEmpty() ? tr("The picture could not be drawn.") : writeWholeFile(path, content);
    if (failure.isEmpty())
        m_at.say(tr("Saved as %1.").arg(name));
    else
        tellFailure(&m_at.window, tr("Not saved"), tr("%1 could not be written.\n%2").arg(name, failure));
}

void Sharing::pasteCode()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (!m_files.openPasted(text))
        m_at.say(tr("There is no scenario on the clipboard, neither as text nor as a code that "
                    "begins with “TW%1-”.")
                     .arg(shareCodeVersion));
}

} // namespace towerwatch
