// SPDX-License-Identifier: MIT
#include "app/command/commands.h"
#include "model/format/scenariowriter.h"
#include "model/share/sharecode.h"
#include "views/words/words.h"

namespace towerwatch::cli {

int format(const Options &options)
{
    if (options.has("check") && options.has("code"))
        refuse(Cli::tr("Either --check or --code."));
    if (options.has("page-address") && !options.has("code"))
        refuse(Cli::tr("--%1 needs --code.").arg("page-address"));
    const std::string address = options.address("page-address").toStdString();
    int status = fine;
    const QStringList files = options.has("check") ? scenarioFiles(options.files()) : options.files();
    for (const QString &file : files) {
        const auto loaded = tryToLoad(file);
        if (!loaded) {
            status = badInput;
            continue;
        }
        if (options.has("code")) {
            print(shareLink(address, shareCode(*loaded->result.scenario)));
            continue;
        }
        const std::string canonical = writeScenario(*loaded->result.scenario);
        if (options.has("check")) {
            if (canonical != loaded->text) {
                print(Cli::tr("%1 is not in canonical form.").arg(shown(loaded->file.toStdString())));
                status = std::max(status, differs);
            }
        } else if (isStream(file) || isCodeArgument(file)) {
            print(canonical.substr(0, canonical.size() - 1));
        } else if (canonical != loaded->text && !save(file, QByteArray::fromStdString(canonical))) {
            status = badInput;
        }
    }
    return status;
}

} // namespace towerwatch::cli
