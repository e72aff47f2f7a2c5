// SPDX-License-Identifier: MIT
#include "app/window/presenters/deskactions.h"

#include "app/system/phonepage.h"
#include "app/system/saving.h"
#include "model/edit/edits.h"
#include "model/format/scenariowriter.h"
#include "model/referee/referee.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"
#include "views/window/dialogs/messages.h"
#include "views/window/export/booklet.h"
#include "views/window/export/codedialog.h"
#include "views/window/export/forumpost.h"
#include "views/window/export/imagedialog.h"
#include "views/window/export/sheet.h"
#include "views/words/words.h"

#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QPushButton>
#include <QStandardPaths>

namespace towerwatch {

namespace {

struct Sharing
{
    Q_DECLARE_TR_FUNCTIONS(towerwatch::Sharing)
};

/// Asks the question on show first.
std::string shownCode(const Workplace &at)
{
    const Scenario &scenario = at.desk->shown->scenario();
    return shareCode(at.desk->question && at.desk->current != 0
                         ? withQuestionFirst(scenario, builtInTiles(), *at.desk->question)
                         : scenario);
}

QString code(const Workplace &at)
{
    return QString::fromStdString(shownCode(at));
}

/// The code, or the link that opens it where a page for phones is known: from the start, else from the build.
QString link(const Workplace &at)
{
    const QString started = qEnvironmentVariable(pageAddressVariable);
    const std::string page = started.isEmpty() ? TOWERWATCH_PAGE_ADDRESS : started.toStdString();
    return QString::fromStdString(shareLink(page, code(at).toStdString()));
}

QString forumText(const Workplace &at, Markup markup)
{
    if (!at.desk->answer)
        return {};
    return forumPost(*at.desk->shown, *at.desk->answer, markup, code(at));
}

void copyText(const Workplace &at, const QString &text)
{
    if (text.isEmpty())
        return at.say(Sharing::tr("There is no answer to copy yet: ask about a tower or a figure."));
    QGuiApplication::clipboard()->setText(text);
    at.say(Sharing::tr("Copied."));
}

Sheet sheet(const Workplace &at)
{
    Sheet sheet{.position = at.desk->shown};
    if (const auto answer = at.desk->answerNow())
        sheet.answers.push_back(*answer);
    return sheet;
}

/// The same with all questions of the table, that on show first.
Sheet wholeSheet(const Workplace &at)
{
    Sheet whole = sheet(at);
    const Scenario &scenario = whole.position->scenario();
    for (const Question &question : *at.desk->questions)
        if (whole.answers.empty() || !asksTheSame(scenario, question, whole.answers.front().question))
            whole.answers.push_back(answer(whole.position->board(), question));
    return whole;
}

void copyPicture(const Workplace &at)
{
    QGuiApplication::clipboard()->setImage(sheetImage(sheet(at)));
    at.say(Sharing::tr("Copied."));
}

/// Asks for a file called `name` or otherwise; `chosen` gets its path.
void chooseName(const Workplace &at, const QString &name, const QString &filter,
                const std::function<void(const QString &path)> &chosen)
{
    chooseFiles(&at.window, {QFileDialog::AnyFile, Sharing::tr("Export"), name, filter},
                [chosen](const QStringList &paths) { chosen(paths.constFirst()); });
}

/// Writes a file, empty if it could not be drawn; says what became of it.
void save(const Workplace &at, const QString &path, const QByteArray &content)
{
    const QString name = shownName(path.toStdString());
    const QString failure =
        content.isEmpty() ? Sharing::tr("The picture could not be drawn.") : writeWholeFile(path, content);
    if (failure.isEmpty())
        at.say(Sharing::tr("Saved as %1.").arg(name));
    else
        tellFailure(&at.window, Sharing::tr("Not saved"),
                    Sharing::tr("%1 could not be written.\n%2").arg(name, failure));
}

/// Writes a picture as the ending of its name says.
void savePicture(const Workplace &at, const QString &path, const Sheet &sheet, std::optional<int> width)
{
    save(at, path, pictureOf(QFileInfo(path).suffix().toLower(), {sheet}, usualPaper(), width));
}

void exportPicture(const Workplace &at)
{
    const QFileInfo scenario(at.document.path());
    const bool named = !at.document.path().isEmpty();
    const QDir folder(named ? scenario.path()
                            : QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
    const QString name = named ? scenario.baseName() : Sharing::tr("board", "suggested file name");
    const QString filter = Sharing::tr("PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)");
    chooseName(at, folder.filePath(name + QStringLiteral(".png")), filter, [at](const QString &path) {
        if (!path.endsWith(u".png", Qt::CaseInsensitive))
            return savePicture(at, path,
                               path.endsWith(u".pdf", Qt::CaseInsensitive) ? wholeSheet(at) : sheet(at), {});
        auto *look = new ImageDialog(sheetImage(sheet(at)).size(), mostPixels, &at.window);
        openDialog(look, [at, look, path] {
            Sheet wished = sheet(at);
            wished.ground = look->isTransparent() ? drawing::Ground::Nothing : drawing::Ground::Paper;
            savePicture(at, path, wished, look->imageSize().width());
        });
    });
}

/// Says that there is no page to export, and offers what there is.
void exportInstead(const Workplace &at)
{
    auto *box = new QMessageBox(QMessageBox::Information, Sharing::tr("No page"),
                                Sharing::tr("This copy of Towerwatch comes without the page for phones; a "
                                            "PDF or a picture can be exported instead."),
                                QMessageBox::Cancel, &at.window);
    box->setDefaultButton(box->addButton(Sharing::tr("&Export PDF or picture…"), QMessageBox::AcceptRole));
    openDialog(box, [at] { exportPicture(at); });
}

void exportPage(const Workplace &at)
{
    const QByteArray page = phonePage(shownCode(at));
    if (page.isEmpty())
        return exportInstead(at);
    chooseName(at, Sharing::tr("board", "suggested file name") + QStringLiteral(".html"),
               Sharing::tr("Web page (*.html)"), [at, page](const QString &path) { save(at, path, page); });
}

/// Shows the code or link, and offers the page that has the board in it.
void showCode(const Workplace &at)
{
    auto *dialog = new CodeDialog(link(at), &at.window);
    QObject::connect(dialog, &CodeDialog::pageAsked, &at.window, [at] { exportPage(at); });
    dialog->open();
}

void exportReference(const Workplace &at)
{
    chooseName(at, Sharing::tr("rulings", "suggested file name") + QStringLiteral(".pdf"),
               Sharing::tr("PDF document (*.pdf)"), [at](const QString &path) {
                   QBuffer buffer;
                   buffer.open(QIODevice::WriteOnly);
                   const bool drawn = writeReference(usualPaper(), buffer);
                   save(at, path, drawn ? buffer.data() : QByteArray());
               });
}

} // namespace

void connectSharing(const Workplace &at)
{
    const auto on = [&at](Do what, auto share) { at.actions.on(what, &at.window, share); };
    on(Do::CopyYaml,
       [at] { copyText(at, QString::fromStdString(writeScenario(at.desk->shown->scenario()))); });
    on(Do::CopyMarkdown, [at] { copyText(at, forumText(at, Markup::Markdown)); });
    on(Do::CopyBBCode, [at] { copyText(at, forumText(at, Markup::BBCode)); });
    on(Do::CopyCode, [at] { copyText(at, code(at)); });
    on(Do::CopyLink, [at] {
        const QString known = link(at);
        if (isPageAddress(known.toStdString()))
            copyText(at, known);
        else
            showCode(at);
    });
    on(Do::CopyPicture, [at] { copyPicture(at); });
    on(Do::Export, [at] { exportPicture(at); });
    on(Do::ExportPage, [at] { exportPage(at); });
    on(Do::ExportReference, [at] { exportReference(at); });
    on(Do::ShowCode, [at] { showCode(at); });
}

} // namespace towerwatch
