// SPDX-License-Identifier: MIT
#include "app/window/document/fileflow.h"

#include "app/system/recoverystore.h"
#include "app/window/document/gameimport.h"
#include "model/edit/edits.h"
#include "model/share/pastedtext.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"
#include "views/search/boardsearch.h"
#include "views/window/dialogs/changesdialog.h"
#include "views/window/dialogs/messages.h"
#include "views/window/frame/recentfiles.h"
#include "views/window/reference/librarybrowser.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

namespace towerwatch {

namespace {

/// What file dialogs offer for scenarios.
QString scenarioFileFilter()
{
    return FileFlow::tr("Scenarios (*.towerwatch.yaml);;YAML files (*.yaml *.yml);;All files (*)");
}

} // namespace

FileFlow::FileFlow(ScenarioDocument &document, RecentFiles &recent, QWidget *window)
    : QObject(window)
    , m_document(document)
    , m_recent(recent)
    , m_window(window)
{
    connect(&recent, &RecentFiles::chosen, this, &FileFlow::open);
}

void FileFlow::leave(const Then &then)
{
    m_document.settle();
    if (!m_document.isModified())
        return then();
    auto *box = savingBox(m_window, tr("Save the changes to this scenario?"), QMessageBox::Save);
    box->setInformativeText(tr("What is discarded can be brought back for %n days, from the File menu.",
                               nullptr, RecoveryStore::keptDays));
    ask(box, [this, then](int answer) {
        if (answer == QMessageBox::Save)
            return save(then);
        if (answer != QMessageBox::Discard)
            return;
        discard();
        then();
    });
}

void FileFlow::discard()
{
    emit discarded();
    m_document.undoStack()->setClean();
}

/// Asks something; of two questions over one window the later one counts.
void FileFlow::ask(QMessageBox *box, const std::function<void(int answer)> &answered)
{
    if (m_box)
        m_box->close();
    m_box = box;
    connect(box, &QDialog::finished, this, answered);
    openDialog(box);
}

void FileFlow::startForTwo()
{
    startWith(tableForTwo());
}

void FileFlow::startWith(const Scenario &scenario)
{
    leave([this, scenario] {
        m_document.openCopy(scenario);
        emit opened();
    });
}

void FileFlow::chooseFor(Where where)
{
    chooseFiles(m_window,
                {QFileDialog::ExistingFiles, tr("Open a scenario"), QFileInfo(suggestedPath()).path(),
                 scenarioFileFilter()},
                [this, where](const QStringList &paths) {
                    if (where == Where::Free)
                        return openSeveral(paths);
                    for (const QString &path : paths)
                        openIn(path, where);
                });
}

void FileFlow::chooseFolder()
{
    chooseFiles(m_window,
                {QFileDialog::Directory, tr("Open a folder of scenarios"), QFileInfo(suggestedPath()).path()},
                [this](const QStringList &paths) { open(paths.constFirst()); });
}

void FileFlow::chooseAndCompare()
{
    chooseFiles(m_window,
                {QFileDialog::ExistingFile, tr("Compare with another version"),
                 QFileInfo(suggestedPath()).path(), scenarioFileFilter()},
                [this](const QStringList &paths) { compareWith(paths.constFirst()); });
}

void FileFlow::compareWith(const QString &path)
{
    m_document.settle();
    const ScenarioFile other = readScenarioFile(path);
    const QString name = shownName(QFileInfo(path).fileName().toStdString());
    if (!other.position)
        return tellFailure(m_window, tr("Not compared"), tr("“%1” cannot be read as a scenario.").arg(name),
                           other.problems.empty() ? other.failure
                                                  : QString(sentence(other.problems.front())));
    openDialog(
        new ChangesDialog({name, other.position},
                          {m_document.path().isEmpty()
                               ? tr("The open scenario")
                               : tr("The open scenario: %1")
                                     .arg(shownName(QFileInfo(m_document.path()).fileName().toStdString())),
                           m_document.position()},
                          m_window));
}

void FileFlow::openCode(const QString &code)
{
    const CodeText text = textOfCode(code.toStdString());
    if (text.problem)
        return emit refused(shortened(code.toStdString()), {.failure = sentence(*text.problem)});
    openText(*text.text);
}

bool FileFlow::openPasted(const QString &text)
{
    const std::string pasted = text.toStdString(), code = codeIn(pasted), scenario = scenarioIn(pasted);
    if (!code.empty())
        openCode(QString::fromStdString(code));
    else if (!scenario.empty())
        openText(scenario);
    return !code.empty() || !scenario.empty();
}

template <typename Open> void FileFlow::inRoom(const QString &path, const Open &open, Where where)
{
    FileFlow *room = m_room ? m_room(path, where) : this;
    if (room)
        room->leave([room, open] {
            open(*room);
            emit room->opened();
        });
}

void FileFlow::openText(const std::string &text, Where where)
{
    const auto open = [text](FileFlow &room) {
        const ReadResult read = readScenario(text, builtInTiles());
        room.m_document.openCopy(read.scenario.value_or(Scenario{}));
        if (!read.scenario)
            room.m_document.setDraft(QString::fromStdString(text), tr("Paste"));
    };
    inRoom({}, open, where);
}

void FileFlow::openIn(const QString &path, Where where)
{
    auto file = std::async(std::launch::deferred, readScenarioFile, path);
    openRead(path, file, where);
}

void FileFlow::openHere(const QString &path)
{
    if (QFileInfo(path).absoluteFilePath() == m_document.path())
        return emit opened(); // it stays as it is
    openIn(path, Where::Here);
}

void FileFlow::openSeveral(const QStringList &paths)
{
    constexpr qsizetype mostApart = 20; // a list names what is beyond
    QStringList places, others;
    for (const QString &path : paths) {
        const bool isApart = !QFileInfo::exists(path) || looksLikeGame(path);
        (paths.size() == 1 || (isApart && others.size() < mostApart) ? others : places) << path;
    }
    for (const QString &path : std::as_const(others)) // codes and games, which no list could hold
        open(path);
    if (places.size() == 1)
        open(places.constFirst());
    else if (!places.isEmpty())
        emit collectionAsked(places);
}

void FileFlow::openRead(const QString &path, std::future<ScenarioFile> &file, Where where)
{
    if (const QFileInfo folder(path); folder.isDir()) {
        m_recent.add(folder.absoluteFilePath());
        return emit collectionAsked({path});
    }
    if (looksLikeCode(path.toStdString()) && !QFileInfo::exists(path))
        return openCode(path);
    if (looksLikeGame(path))
        return importGame(path, where);
    const QString absolute = QFileInfo(path).absoluteFilePath();
    ScenarioFile read = file.get();
    if (!read.failure.isEmpty()) // said before the program had its language, perhaps
        read = readScenarioFile(absolute);
    if (read.isOpenable())
        return inRoom(
            absolute,
            [absolute, read](FileFlow &room) {
                const bool isItself = room.m_document.path() == absolute; // perhaps it was saved just now
                room.m_document.open(absolute, isItself ? readScenarioFile(absolute) : read);
                room.m_recent.add(absolute);
            },
            where);
    if (!read.failure.isEmpty())
        m_recent.remove(absolute);
    emit refused(absolute, read);
}

void FileFlow::chooseGame()
{
    chooseFiles(m_window,
                {QFileDialog::ExistingFile, tr("Import a game"), QFileInfo(suggestedPath()).path(),
                 tr("JCloisterZone games (*.jcz *.zip);;All files (*)")},
                [this](const QStringList &paths) { importGame(paths.constFirst(), Where::Free); });
}

void FileFlow::importGame(const QString &path, Where where)
{
    const QString failure = chooseTurn(path, m_window, [this, where](const Scenario &scenario) {
        inRoom(
            {}, [scenario](FileFlow &room) { room.m_document.openCopy(scenario); }, where);
    });
    if (!failure.isEmpty())
        emit refused(QFileInfo(path).absoluteFilePath(), {.failure = failure});
}

void FileFlow::chooseExample()
{
    if (!m_library) {
        m_library = new LibraryBrowser(m_window);
        connect(m_library, &LibraryBrowser::chosen, this, &FileFlow::openExample);
    }
    m_library->open();
}

void FileFlow::openShipped(const QString &path, Where where)
{
    if (const ShippedScenario *shipped = findShipped(path.toStdString()))
        openText(std::string(shipped->text), where);
}

void FileFlow::save(const Then &then)
{
    m_document.settle();
    if (m_document.path().isEmpty())
        saveAs(then);
    else
        saveTo(m_document.path(), then);
}

void FileFlow::saveAs(const Then &then)
{
    m_document.settle();
    chooseFiles(m_window,
                {QFileDialog::AnyFile, tr("Save the scenario"), suggestedPath(), scenarioFileFilter()},
                [this, then](const QStringList &paths) { saveTo(paths.constFirst(), then); });
}

/// Text that cannot be read is saved to the letter, or set aside by a step that can be undone.
void FileFlow::saveTo(const QString &path, const Then &then)
{
    if (!mayOverwrite(path))
        return;
    if (m_document.draft().isEmpty())
        return write(path, then);
    auto *box = new QMessageBox(QMessageBox::Question, tr("Text with errors"),
                                tr("The text in Source cannot be read yet. What do you want to save?"),
                                QMessageBox::Cancel, m_window);
    box->setObjectName(QStringLiteral("textOrScenario"));
    box->setInformativeText(tr("The board shows the last text without errors. Whatever you choose, undo "
                               "brings the other back."));
    QPushButton *text = box->addButton(tr("The &text as it is"), QMessageBox::AcceptRole);
    const QPushButton *scenario = box->addButton(tr("The &last readable scenario"), QMessageBox::AcceptRole);
    box->setDefaultButton(text);
    ask(box, [this, box, text, scenario, path, then](int) {
        if (box->clickedButton() == scenario)
            m_document.edit(m_document.scenario(), tr("Set unreadable text aside"));
        if (box->clickedButton() == scenario || box->clickedButton() == text)
            write(path, then);
    });
}

/// Asks before the layout of a file is replaced by the standard one.
void FileFlow::write(const QString &path, const Then &then)
{
    if (!m_document.losesLayout())
        return writeNow(path, then);
    auto *box = new QMessageBox(QMessageBox::Question, tr("Layout of the file"),
                                tr("The layout of this file cannot be kept. Save it in the standard layout?"),
                                QMessageBox::Cancel, m_window);
    box->setObjectName(QStringLiteral("standardLayout"));
    box->setInformativeText(tr("It says the same, comments included, but spaces, quotes and the order of its "
                               "sections become those of a new file."));
    QPushButton *standard = box->addButton(tr("&Standard layout"), QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    ask(box, [this, box, standard, path, then](int) {
        if (box->clickedButton() == standard)
            writeNow(path, then);
    });
}

void FileFlow::writeNow(const QString &path, const Then &then)
{
    if (!mayOverwrite(path)) // others may have saved while somebody was asked
        return;
    if (const QString failure = m_document.save(path); !failure.isEmpty())
        return tellFailure(
            m_window, tr("Not saved"),
            tr("The scenario could not be saved as %1.")
                .arg(shownName(QDir::toNativeSeparators(path).toStdString())),
            tr("%1\nNothing is lost: the scenario is still open, and any file of that name is unchanged.")
                .arg(failure));
    m_recent.add(m_document.path());
    emit saved(m_document.path());
    if (then)
        then();
}

bool FileFlow::mayOverwrite(const QString &path)
{
    const QByteArray found = path == m_document.path() ? fileHash(path) : QByteArray();
    const bool may = found.isEmpty() || found == m_document.diskHash();
    if (!may)
        emit changedOutside();
    return may;
}

QString FileFlow::suggestedPath() const
{
    if (!m_document.path().isEmpty())
        return m_document.path();
    const QStringList recent = m_recent.paths();
    const QString folder = recent.isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                               : QFileInfo(recent.constFirst()).path();
    return QDir(folder).filePath(tr("scenario", "suggested file name") + QStringLiteral(".towerwatch.yaml"));
}

} // namespace towerwatch

#include "moc_fileflow.cpp"
