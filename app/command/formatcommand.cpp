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
        refuse(Cli::tr("--%1 needs --%2.").arg("page-address", "code"));
    if (options.has("allow-empty") && !options.has("check"))
        refuse(Cli::tr("--%1 needs --%2.").arg("allow-empty", "check"));
    const std::string address = options.address("page-address").toStdString();
    int status = fine;
    const auto format = [&](const QString &file) -> std::size_t {
        const auto loaded = tryToLoad(file);
        const std::string canonical = loaded ? writeScenario(*loaded->result.scenario) : std::string();
        if (!loaded) {
            status = badInput;
        } else if (options.has("code")) {
            print(shareLink(address, shareCode(*loaded->result.scenario)));
        } else if (options.has("check")) {
            if (canonical != loaded->text) {
                print(Cli::tr("%1 is not in canonical form.").arg(loaded->file.toStdString()));
                status = std::max(status, differs);
            }
        } else if (isStream(file) || isCodeArgument(file)) {
            print(canonical.substr(0, canonical.size() - 1));
        } else if (canonical != loaded->text && !save(file, QByteArray::fromStdString(canonical))) {
            status = badInput;
        }
        return 1;
    };
    if (options.has("check"))
        return checkEach(options, format) ? status : badInput;
    for (const QString &file : options.files())
        format(file);
    return status;
}

} // namespace towerwatch::cli
