// SPDX-License-Identifier: MIT
#include "views/reports/gamewords.h"

#include "views/words/words.h"

namespace towerwatch {

namespace {

struct Jcz
{
    TOWERWATCH_PHRASES(Jcz)
};

std::string_view fact(const JczNote &note, std::size_t index)
{
    return index < note.facts.size() ? std::string_view(note.facts[index]) : std::string_view();
}

Text text(const JczNote &note, std::size_t index)
{
    return shown(fact(note, index));
}

int numberIn(const JczNote &note, std::size_t index)
{
    return leadingNumber(fact(note, index));
}

Text player(const JczNote &note, std::size_t index)
{
    const auto colour = fromName<Colour>(fact(note, index));
    return colour ? word(*colour) : text(note, index);
}

/// "meeple (Blue)", "fairy".
Text figure(const JczNote &note)
{
    const auto kind = fromName<FigureKind>(fact(note, 0));
    const Text what = kind ? word(*kind) : text(note, 0);
    return fact(note, 1).empty() ? what : Jcz::tr("%1 (%2)", "figure and colour").arg(what, player(note, 1));
}

/// "7 points".
Text pointsFact(const JczNote &note, std::size_t index)
{
    return points(numberIn(note, index));
}

Text fileSentence(const JczNote &n)
{
    switch (n.code) {
    case JczCode::FileTooLarge: return Jcz::tr("The file is larger than %1 MiB.").arg(text(n, 0));
    case JczCode::NotJson: return Jcz::tr("This is not JSON (%1).").arg(text(n, 0));
    case JczCode::NotAGame:
        return Jcz::tr("This is not a saved game of JCloisterZone: it has no “setup” and “replay”.");
    case JczCode::OldXml:
        return Jcz::tr(
            "This is XML, as JCloisterZone saved games up to version 3; only games of version 4 and later "
            "can be opened.");
    case JczCode::BrokenZip: return Jcz::tr("The zip archive cannot be read (%1).").arg(text(n, 0));
    case JczCode::ZipOfOthers:
        return Jcz::tr("A zip archive must hold one saved game; %n file(s) in this one may be meant.",
                       nullptr, numberIn(n, 0));
    case JczCode::MostLost:
        return Jcz::
            tr("Most of the game cannot be carried over: %1 of %2 tiles and %3 of %4 figures are missing.")
                .arg(text(n, 0), text(n, 1), text(n, 2), text(n, 3));
    case JczCode::StartUnknown:
        return Jcz::tr("The game does not say which tiles it begins with; they are left out.");
    case JczCode::TooManyMessages: return Jcz::tr("The game has more than %1 messages.").arg(text(n, 0));
    case JczCode::TooManyTiles: return Jcz::tr("The game has more than %1 tiles.").arg(text(n, 0));
    case JczCode::PlayersUnknown:
        return Jcz::tr("The game does not say who plays; %n player(s) assumed.", nullptr, numberIn(n, 0));
    case JczCode::TooManyPlayers:
        return Jcz::tr("The game has %1 players; only the first %2 are carried over.")
            .arg(text(n, 0), text(n, 1));
    case JczCode::ElementNotCarried:
        return Jcz::tr("The game is played with “%1”; nothing it adds or scores is carried over.")
            .arg(text(n, 0));
    case JczCode::UnknownMessage:
        return Jcz::tr("The message “%1” is unknown and is left out.").arg(text(n, 0));
    case JczCode::BrokenMessage:
        return Jcz::tr("Message %2 (%1) lacks what it needs and is left out.").arg(text(n, 0), text(n, 1));
    case JczCode::NothingToUndo:
        return Jcz::tr("Message %1 takes back something, but nothing comes before it.").arg(text(n, 0));
    case JczCode::NotCommitted:
        return Jcz::tr("The turn was not confirmed; it is scored before the next tile.");
    case JczCode::TooManyNotes:
        return Jcz::tr("More than %1 things could not be carried over; the others are not listed.")
            .arg(text(n, 0));
    default: return {};
    }
}

Text tableSentence(const JczNote &n)
{
    switch (n.code) {
    case JczCode::UnknownTile:
        return Jcz::tr("The tile “%1” at %2 is unknown; the square stays empty.").arg(text(n, 0), text(n, 1));
    case JczCode::SquareTaken:
        return Jcz::tr("The tile “%1” is left out: another tile lies at %2 already.")
            .arg(text(n, 0), text(n, 1));
    case JczCode::NoFoundation:
        return Jcz::tr("A tower floor at %1 is left out: there is no foundation.").arg(text(n, 0));
    case JczCode::NoFloorsLeft:
        return Jcz::tr("%1 places more tower floors than anybody gets in a game with this many players.")
            .arg(player(n, 0));
    case JczCode::NoCastle:
        return Jcz::tr("A castle at %1 is left out: there is no such city.").arg(text(n, 0));
    case JczCode::NoBridge:
        return Jcz::tr("A bridge at %1 is left out: it cannot lie there.").arg(text(n, 0));
    case JczCode::TokenNotCarried:
        return Jcz::tr("The token “%1” is left out; scenarios have none like it.").arg(text(n, 0));
    case JczCode::UnknownFigure:
        return Jcz::tr("The figure “%1” is unknown and is left out.").arg(text(n, 0));
    case JczCode::NoSuchPlace:
        if (fact(n, 2).empty())
            return Jcz::tr("The figure %1 is left out: there is no tile at %2.").arg(figure(n), text(n, 3));
        return Jcz::tr("The figure %1 is left out: there is no free place “%2” at %3.")
            .arg(figure(n), text(n, 2), text(n, 3));
    case JczCode::FigureElsewhere:
        return Jcz::tr("The figure %1 is used again though it had not come home; it is moved.")
            .arg(figure(n));
    case JczCode::FigureNotThere:
        return Jcz::tr("The figure %1 is taken from the board, but does not stand there.").arg(figure(n));
    case JczCode::NotAPrisoner:
        return Jcz::tr("The figure %1 is freed, but is not a prisoner there.").arg(figure(n));
    case JczCode::ExchangeNotChosen:
        return Jcz::
            tr("The game does not say which prisoner %1 got back from %2; the one taken first is exchanged.")
                .arg(player(n, 0), player(n, 1));
    default: return {};
    }
}

Text scoringSentence(const JczNote &n)
{
    switch (n.code) {
    case JczCode::CastleScores:
        return Jcz::tr("Not counted: the castle at %2 scores for %1 (%3).")
            .arg(player(n, 0), text(n, 1), pointsFact(n, 2));
    case JczCode::GardenScores:
        return Jcz::tr("Not counted: the garden at %2 scores for %1.").arg(player(n, 0), text(n, 1));
    case JczCode::AbbotScores:
        return Jcz::tr("Not counted: %1 takes back the abbot, which scores.").arg(player(n, 0));
    case JczCode::BarnScores:
        return Jcz::tr("Not counted: a barn makes a field score for %1.").arg(player(n, 0));
    case JczCode::FairyScores:
        return Jcz::tr("Not counted: the fairy scores for %1 (%2).").arg(player(n, 0), pointsFact(n, 1));
    case JczCode::BuilderAtWatchtower:
        return Jcz::
            tr("Not counted: JCloisterZone may give %1 the bonus of the watchtower at %2 for a builder (%3).")
                .arg(player(n, 0), text(n, 1), pointsFact(n, 2));
    case JczCode::SmallCityScores:
        return Jcz::
            tr("The city of two tiles at %1 scored 2 points in JCloisterZone; here it scores like any other.")
                .arg(text(n, 0));
    case JczCode::OtherScoring: return Jcz::tr("Not counted: “%1” may affect the points.").arg(text(n, 0));
    case JczCode::PointsBelowZero:
        return Jcz::tr("%1 pays a ransom with points not scored under these rules; 0 is shown.")
            .arg(player(n, 0));
    case JczCode::FinalScoring:
        return Jcz::tr("Not counted: the scoring at the end of the game (unfinished features and fields).");
    default: return {};
    }
}

} // namespace

Text sentence(const JczNote &note)
{
    Text words = fileSentence(note);
    if (words.empty())
        words = tableSentence(note);
    return words.empty() ? scoringSentence(note) : words;
}

} // namespace towerwatch
