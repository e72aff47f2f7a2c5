// SPDX-License-Identifier: MIT
#include "app/program/leftovers.h"

#include "app/document/document.h"
#include "model/format/scenarioreader.h"
#include "views/shell/recoverydialog.h"
#include "views/wording/words.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace towerwatch {

namespace {

struct Leftovers
{
    Q_DECLARE_TR_FUNCTIONS(Leftovers)
};

QString titleOf(const Snapshot &snapshot, const TileCatalogue &catalogue)
{
    const QByteArray &text = snapshot.text;
    const ReadResult read =
        readScenario({text.constData(), static_cast<std::size_t>(text.size())}, catalogue);
    if (read.scenario && !read.scenario->title.empty())
        return shown(read.scenario->title.in(currentLanguage().toStdString()));
    return snapshot.path.isEmpty() ? Leftovers::tr("New scenario")
                                   : shown(QFileInfo(snapshot.path).fileName().toStdString());
}

} // namespace

QList<Leftover> askAboutLeftovers(const QList<Leftover> &found, const TileCatalogue &catalogue,
                                  QWidget *parent)
{
    if (found.isEmpty())
        return {};
    QList<FoundWork> works;
    for (const Leftover &left : found) {
        const Snapshot &snapshot = left.snapshot;
        works.append({titleOf(snapshot, catalogue), snapshot.path, snapshot.time,
                      !snapshot.path.isEmpty() && fileHash(snapshot.path) != snapshot.diskHash,
                      QString::fromUtf8(snapshot.text)});
    }
    RecoveryDialog dialog(works, parent);
    dialog.exec();
    QList<Leftover> wanted;
    const auto choices = dialog.choices();
    for (qsizetype i = 0; i < found.size(); ++i) {
        if (choices.at(i) == RecoveryDialog::Choice::Recover)
            wanted << found.at(i);
        else if (choices.at(i) == RecoveryDialog::Choice::Discard)
            QFile::remove(found.at(i).file);
    }
    return wanted;
}

} // namespace towerwatch
