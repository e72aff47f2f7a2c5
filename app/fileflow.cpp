// SPDX-License-Identifier: MIT
#include "app/fileflow.h"

#include "app/recentfiles.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

namespace towerwatch {

namespace {

const QString suffix = QStringLiteral(".towerwatch.yaml");

} // namespace

QString scenarioFileFilter()
{
    return FileFlow::tr("Scenarios (*.towerwatch.yaml);;YAML files (*.yaml *.yml);;All files (*)");
}

FileFlow::FileFlow(ScenarioDocument &document, RecentFiles &recent, QWidget *window)
    : QObject(window), m_document(document), m_recent(recent), m_window(window)
{
    connect(&recent, &RecentFiles::chosen, this, &FileFlow::open);
}

bool FileFlow::mayLeave()
{
    if (!m_document.isModified())
        return true;
    QMessageBox box(QMessageBox::Warning, tr("Unsaved changes"), tr("Save the changes to this scenario?"),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box.setInformativeText(tr("What is not saved is lost."));
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void FileFlow::startNew()
{
    if (!mayLeave())
        return;
    m_document.clear();
    emit opened();
}

void FileFlow::chooseAndOpen()
{
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Open a scenario"),
                                                      QFileInfo(suggestedPath()).path(), scenarioFileFilter());
    if (!path.isEmpty())
        open(path);
}

void FileFlow::open(const QString &path)
{
    if (!mayLeave())
        return;
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const OpenResult result = m_document.open(absolute);
    if (result.opened) {
        m_recent.add(absolute);
        emit opened();
    } else {
        if (!result.failure.isEmpty())
            m_recent.remove(absolute);
        emit refused(absolute, result);
    }
}

bool FileFlow::save()
{
    return m_document.path().isEmpty() ? saveAs() : writeTo(m_document.path());
}

bool FileFlow::saveAs()
{
    QFileDialog dialog(m_window, tr("Save the scenario"), suggestedPath(), scenarioFileFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix.mid(1));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return false;
    return writeTo(dialog.selectedFiles().constFirst());
}

bool FileFlow::writeTo(const QString &path)
{
    if (!mayLoseComments())
        return false;
    const QString failure = m_document.save(path);
    if (!failure.isEmpty()) {
        QMessageBox box(QMessageBox::Critical, tr("Not saved"),
                        tr("The scenario could not be saved as %1.").arg(QDir::toNativeSeparators(path)),
                        QMessageBox::Ok, m_window);
        box.setInformativeText(tr("%1\nNothing is lost: the scenario is still open, and a file of that name is as it was.")
                                   .arg(failure));
        box.exec();
        return false;
    }
    m_recent.add(m_document.path());
    return true;
}

bool FileFlow::mayLoseComments()
{
    const Mark comment = m_document.lostComment();
    if (comment.line == 0)
        return true;
    QMessageBox box(QMessageBox::Warning, tr("Comments"), tr("Saving would lose comments of the file."),
                    QMessageBox::NoButton, m_window);
    box.setInformativeText(
        tr("Only the comments at the top of a file are kept. There is another one in line %1. Words that are to stay can "
           "be written into the scenario’s notes.")
            .arg(comment.line));
    const QPushButton *lose = box.addButton(tr("&Save without them"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == lose;
}

QString FileFlow::suggestedPath() const
{
    if (!m_document.path().isEmpty())
        return m_document.path();
    const QStringList recent = m_recent.paths();
    const QString folder = recent.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                                            : QFileInfo(recent.constFirst()).path();
    return QDir(folder).filePath(tr("scenario", "suggested file name") + suffix);
}

} // namespace towerwatch
