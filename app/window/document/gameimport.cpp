// SPDX-License-Identifier: MIT
#include "app/window/document/gameimport.h"

#include "app/system/gamefile.h"
#include "app/system/machine.h"
#include "model/jcz/replay.h"
#include "resources/catalogue.h"
#include "views/reports/gamewords.h"
#include "views/window/dialogs/gamedialog.h"
#include "views/window/dialogs/messages.h"
#include "views/words/words.h"

namespace towerwatch {

namespace {

QStringList sentences(const JczNotes &notes)
{
    QStringList list;
    for (const JczNote &note : notes)
        list << sentence(note);
    return list;
}

PlayedGame shownGame(const std::shared_ptr<const JczReplay> &replay)
{
    PlayedGame game{.after =
                        [replay](int turn) {
                            return std::make_shared<const Position>(replay->after(turn), builtInTiles());
                        },
                    .points = replay->points()};
    game.name = shown(replay->after(0).title.in(currentLanguage()));
    for (const JczNotes &notes : replay->notes())
        game.leftOut << sentences(notes);
    if (const JczLoss &loss = replay->losses().back(); loss.most())
        game.leftOut.front().prepend(sentence(noteOf(loss)));
    return game;
}

} // namespace

bool looksLikeGame(const QString &path)
{
    return path.endsWith(u".jcz", Qt::CaseInsensitive) || path.endsWith(u".zip", Qt::CaseInsensitive);
}

QString chooseTurn(const QString &path, QWidget *window, const std::function<void(const Scenario &)> &chosen)
{
    const WholeFile file = readWholeFile(path, maximumJczBytes + 1);
    if (!file.failure.isEmpty())
        return file.failure;
    JczReadResult read = readJcz(file.bytes);
    if (!read.game)
        return sentences(read.errors).join(u'\n');
    const auto replay = std::make_shared<const JczReplay>(std::move(*read.game), builtInTiles(), &outlines());
    auto *dialog = new GameDialog(shownGame(replay), window);
    openDialog(dialog, [dialog, chosen] { chosen(dialog->position()->scenario()); });
    return {};
}

} // namespace towerwatch
