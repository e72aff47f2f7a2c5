// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "model/format/scenariowriter.h"
#include "model/share/sharecode.h"
#include "views/wording/words.h"

namespace towerwatch::cli {

int format(const QStringList &arguments)
{
    QCommandLineParser parser;
    const QString check = QStringLiteral("check"), code = QStringLiteral("code");
    if (!parse(parser, arguments, {1, -1}, {check, code}))
        return badInput;
    int status = fine;
    for (const QString &file : parser.positionalArguments()) {
        const auto loaded = load(file);
        if (!loaded) {
            status = badInput;
            continue;
        }
        if (parser.isSet(code)) {
            print(shareCode(*loaded->result.scenario));
            continue;
        }
        const std::string canonical = writeScenario(*loaded->result.scenario);
        if (parser.isSet(check)) {
            if (canonical != loaded->text) {
                print(Cli::tr("%1 is not in canonical form.").arg(shown(loaded->file.toStdString())));
                status = std::max(status, differs);
            }
        } else if (file == u"-" || isCodeArgument(file)) {
            print(canonical.substr(0, canonical.size() - 1));
        } else if (canonical != loaded->text && !save(file, QByteArray::fromStdString(canonical))) {
            status = badInput;
        }
    }
    return status;
}

} // namespace towerwatch::cli
