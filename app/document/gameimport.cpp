// SPDX-License-Identifier: MIT
#include "app/document/gameimport.h"

#include "app/jcz/reader.h"
#include "app/jcz/words.h"
#include "app/system/wholefile.h"
#include "model/jcz/replay.h"
#include "resources/catalogue.h"
#include "views/shell/gamedialog.h"
#include "views/wording/words.h"

namespace towerwatch {

namespace {

QStringList sentences(const JczNotes &notes)
{
    QStringList list;
    for (const JczNote &note : notes)
        list << sentence(note);
    return list;
}

PlayedGame shownGame(const JczReplay &replay)
{
    PlayedGame game{
        .after =
            [&](int turn) { return std::make_shared<const Position>(replay.after(turn), builtInTiles()); },
        .points = replay.points()};
    game.name = shown(replay.after(0).title.in(currentLanguage().toStdString()));
    for (const JczNotes &notes : replay.notes())
        game.leftOut << sentences(notes);
    return game;
}

} // namespace

bool looksLikeGame(const QString &path)
{
    return path.endsWith(u".jcz", Qt::CaseInsensitive);
}

std::optional<Scenario> scenarioOfGame(const QString &path, QWidget *window, QString &failure)
{
    const WholeFile file = readWholeFile(path, maximumJczBytes + 1);
    if (!file.failure.isEmpty()) {
        failure = file.failure;
        return std::nullopt;
    }
    JczReadResult read = readJcz(file.bytes);
    failure = sentences(read.errors).join(u'\n');
    if (!read.game)
        return std::nullopt;
    const JczReplay replay(std::move(*read.game), builtInTiles());
    GameDialog dialog(shownGame(replay), window);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.position()->scenario()) : std::nullopt;
}

} // namespace towerwatch
