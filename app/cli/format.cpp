// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "model/format/scenariowriter.h"
#include "views/wording/words.h"

#include <QCoreApplication>
#include <QTextStream>
#include <unistd.h>

namespace towerwatch::cli {

namespace {

/// Whether comments below the top of the file may go. Asks the person at the terminal, if there is one.
bool mayDropComments(const Loaded &loaded, bool allowed)
{
    const Mark comment = loaded.result.lostComment;
    if (comment.line == 0 || allowed)
        return true;
    const QString where = placeIn(loaded.file, comment);
    if (isatty(STDIN_FILENO) == 0 || loaded.file == u"<stdin>") {
        complain(Cli::tr("%1: the comments below the top of the file would be lost. "
                         "Move them to the top or to “notes:”, or use --drop-comments.")
                     .arg(where));
        return false;
    }
    print(Cli::tr("%1: the comments below the top of the file will be lost. Go on? [y/N]").arg(where));
    return QTextStream(stdin).readLine().trimmed().compare(Cli::tr("y", "yes, one letter"),
                                                           Qt::CaseInsensitive) == 0;
}

} // namespace

int format(const QStringList &arguments)
{
    QCommandLineParser parser;
    const QString check = QStringLiteral("check"), drop = QStringLiteral("drop-comments");
    if (!parse(parser, arguments, {1, -1}, {check, drop}))
        return badInput;
    int status = fine;
    for (const QString &file : parser.positionalArguments()) {
        const auto loaded = load(file);
        if (!loaded) {
            status = badInput;
            continue;
        }
        const std::string canonical = writeScenario(*loaded->result.scenario);
        if (parser.isSet(check)) {
            if (canonical != loaded->text) {
                print(Cli::tr("%1 is not in canonical form.").arg(shown(loaded->file.toStdString())));
                status = std::max(status, differs);
            }
        } else if (!mayDropComments(*loaded, parser.isSet(drop))) {
            status = badInput;
        } else if (file == u"-" || isCodeArgument(file)) {
            print(canonical.substr(0, canonical.size() - 1));
        } else if (canonical != loaded->text && !save(file, QByteArray::fromStdString(canonical))) {
            status = badInput;
        }
    }
    return status;
}

} // namespace towerwatch::cli
