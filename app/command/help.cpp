// SPDX-License-Identifier: MIT
#include "app/command/commands.h"
#include "app/command/console.h"
#include "app/system/filename.h"
#include "app/system/language.h"

#include <new>

namespace towerwatch::cli {

int guarded(int argc, char *argv[], const std::function<int(const QStringList &)> &run)
{
    try {
        QStringList arguments;
        for (int i = 1; i < argc; ++i)
            arguments << nameFromBytes(argv[i]);
        return run(arguments);
    } catch (const Refused &) {
        return badInput;
    } catch (const std::bad_alloc &) {
        complain(Cli::tr("There is not enough memory for this."));
        return badInput;
    }
}

QString version()
{
    return QStringLiteral(TOWERWATCH_VERSION);
}

Text helpText()
{
    const Text text = Cli::tr(
        "Towerwatch settles disputes about two Carcassonne expansions, The Tower and The Watchtowers.\n"
        "\n"
        "towerwatch [FILE|FOLDER...]             opens the window\n"
        "towerwatch explain FILE [--json]        answers the questions of a scenario\n"
        "    --tower RULES --watchtowers RULES --house A,B\n"
        "    --hinges                            and what would change each verdict\n"
        "    --footnotes --all-footnotes         the texts of the rulings, also in render; every ruling\n"
        "    --ask QUESTION --at X,Y --figure KIND --by COLOUR --from COLOUR --target ID --tile X,Y\n"
        "    --placed                            about the floor that was just placed, with place-floor\n"
        "towerwatch dangers FILE [--json]        what the next floor of every tower could take\n"
        "    --tower RULES --watchtowers RULES --house A,B\n"
        "towerwatch compare FILE [--json]        the answers under every rule set and house rule\n"
        "towerwatch diff FILE FILE               what was laid, moved or captured, and which answers "
        "changed\n"
        "towerwatch check FILE|FOLDER...         checks every expectation [--junit FILE]\n"
        "    --allow-empty                       a FOLDER may hold nothing to check, also for format "
        "--check\n"
        "towerwatch render FILE... -o OUT        the board as .svg, .png, .pdf or .html [--question N]\n"
        "    --paper a4|letter                   the pages of a .pdf, which can hold several scenarios\n"
        "    --width PIXELS --transparent        the size of a .png, and no paper around the board\n"
        "    --dangers                           marks what the next floor of every tower could take\n"
        "towerwatch rulings [ID...] [--json]     the reference [--kind K] [--edition E] [--search WORDS]\n"
        "towerwatch tiles [--json]               the tile catalogue\n"
        "towerwatch site -o FOLDER               the reference and every shipped scenario as pages for a web "
        "server\n"
        "    --address URL                       where they will be, for links to all languages and a site "
        "map\n"
        "    --without-page                      without the page for phones, on which boards are tried\n"
        "towerwatch format FILE...               rewrites in canonical form [--check], or prints the code "
        "[--code]\n"
        "    --page-address URL                  as a link to the page for phones; also before FILE of the "
        "window\n"
        "towerwatch import GAME.jcz [--turn N]   a scenario from a game saved by JCloisterZone [-o FILE]\n"
        "    --partial                           even if most of its tiles or figures are lost\n"
        "towerwatch --help, towerwatch --version\n"
        "\n"
        "Every command takes --lang LANGUAGE: %1. FILE may be - for standard input, or a scenario code "
        "(TW1-...).\n"
        "Exit status: 0 fine, 1 an expectation is not met or a file is not canonical, 2 bad input or usage.");
    return text.arg(languages().join(u", ").toStdString());
}

} // namespace towerwatch::cli
