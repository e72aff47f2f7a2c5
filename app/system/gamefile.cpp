// SPDX-License-Identifier: MIT
#include "app/system/gamefile.h"

#include "app/system/archive.h"
#include "model/value/utf8.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace towerwatch {

namespace {

constexpr qsizetype longestWord = 100;

/// A text without control characters, cut where it is too long to be meant.
std::string text(const QJsonValue &value)
{
    const auto isControl = [](QChar each) { return each.category() == QChar::Other_Control; };
    return value.toString().left(longestWord).removeIf(isControl).toStdString();
}

std::optional<int> wholeNumber(const QJsonValue &value, int least, int greatest)
{
    const double number = value.isDouble() ? value.toDouble() : std::nan("");
    if (!(number >= least && number <= greatest) || number != std::floor(number))
        return std::nullopt;
    return static_cast<int>(number);
}

std::optional<int> coordinate(const QJsonValue &value)
{
    return wholeNumber(value, -limits::coordinate, limits::coordinate);
}

std::optional<Square> square(const QJsonValue &value)
{
    const QJsonArray pair = value.toArray();
    const auto x = coordinate(pair.at(0)), y = coordinate(pair.at(1));
    return pair.size() == 2 && x && y ? std::optional(Square{*x, *y}) : std::nullopt;
}

/// "R90", 90 or 1.
Rotation rotation(const QJsonValue &value)
{
    const QString word = value.toString();
    const int number = word.startsWith(u'R') ? word.mid(1).toInt() : wholeNumber(value, 0, 270).value_or(0);
    return rotationOfQuarters(number >= 90 ? number / 90 : number);
}

JczAct actOf(const QString &type)
{
    static constexpr std::pair<const char *, JczAct> known[] = {
        {"PLACE_TILE", JczAct::PlaceTile},
        {"DEPLOY_MEEPLE", JczAct::DeployMeeple},
        {"PLACE_TOKEN", JczAct::PlaceToken},
        {"CAPTURE_FOLLOWER", JczAct::CaptureFollower},
        {"PAY_RANSOM", JczAct::PayRansom},
        {"EXCHANGE_FOLLOWER", JczAct::ExchangeFollower},
        {"RETURN_MEEPLE", JczAct::ReturnMeeple},
        {"MOVE_NEUTRAL_FIGURE", JczAct::MoveNeutralFigure},
        {"COMMIT", JczAct::Commit},
        {"UNDO", JczAct::Undo},
        {"GAME_OVER", JczAct::GameOver},
        {"PASS", JczAct::Nothing},
        {"CIRCLE_REMOVE_OR_DEPLOY", JczAct::Nothing},
        {"TILE_CONFIRM", JczAct::Nothing},
        {"SHEPHERD_CONFIRM", JczAct::Nothing},
        {"FLOCK_EXPAND_OR_SCORE", JczAct::Scoring},
        {"BAZAAR_BID", JczAct::Scoring},
        {"BAZAAR_BUY_OR_SELL", JczAct::Scoring},
        {"SCORE_ACROBATS", JczAct::Scoring},
    };
    for (const auto &[name, act] : known)
        if (type == QLatin1String(name))
            return act;
    return JczAct::Unknown;
}

/// The pointer of a message: a square, a feature on it and perhaps a figure there. Newer files put the
/// feature one level deeper than older ones.
void readPointer(const QJsonValue &value, JczMessage &message)
{
    if (value.isArray()) {
        message.at = square(value);
        return;
    }
    const QJsonObject pointer = value.toObject();
    const QJsonValue inner = pointer.value(u"featurePointer");
    const QJsonObject place = inner.isObject() ? inner.toObject() : pointer;
    message.at = square(place.value(u"position"));
    message.feature = text(place.value(u"feature"));
    message.location = text(place.value(u"location"));
    message.meeple = text(pointer.value(u"meepleId"));
}

JczMessage readMessage(const QJsonObject &object, int number)
{
    const QString type = object.value(u"type").toString();
    const QJsonObject payload = object.value(u"payload").toObject();
    JczMessage message{.act = actOf(type), .type = text(object.value(u"type")), .number = number};
    message.player = wholeNumber(object.value(u"player"), 0, 1000);
    for (const auto key : {u"pointer", u"to"})
        if (payload.contains(QStringView(key)))
            readPointer(payload.value(QStringView(key)), message);
    if (payload.contains(u"position"))
        message.at = square(payload.value(u"position"));
    for (const auto key : {u"token", u"figureId", u"source"})
        if (const std::string word = text(payload.value(QStringView(key))); !word.empty())
            message.word = word;
    if (const std::string meeple = text(payload.value(u"meepleId")); !meeple.empty())
        message.meeple = meeple;
    message.tile = text(payload.value(u"tileId"));
    message.rotation = rotation(payload.value(u"rotation"));
    return message;
}

void readSetup(const QJsonObject &setup, JczGame &game)
{
    const auto readCounts = [](const QJsonValue &value, auto &counts) {
        const QJsonObject map = value.toObject();
        for (auto entry = map.begin(); entry != map.end() && counts.size() < 200; ++entry)
            if (const int count =
                    entry->isBool() ? entry->toBool() : wholeNumber(*entry, 0, 1000).value_or(0))
                counts.emplace_back(text(entry.key()), count);
    };
    game.hasElements = setup.value(u"elements").isObject();
    readCounts(setup.value(u"elements"), game.elements);
    readCounts(setup.value(u"sets"), game.sets);
    const QJsonObject rules = setup.value(u"rules").toObject();
    game.smallCitiesScoreTwo = rules.value(u"tiny-city-scoring").toString() == u"2";
    if (rules.value(u"fairy-placement").toString() == u"on-tile") // she is with all who stand there
        game.elements.emplace_back("fairy-on-tile", 1);
    const QJsonArray start = setup.value(u"start").toArray();
    for (const auto &item : start) {
        const QJsonObject tile = item.toObject();
        const auto x = coordinate(tile.value(u"x")), y = coordinate(tile.value(u"y"));
        if (x && y && game.start.size() < static_cast<std::size_t>(maximumJczTiles))
            game.start.push_back({text(tile.value(u"tile")), {*x, *y}, rotation(tile.value(u"rotation"))});
    }
}

/// Version 4 tells expansions instead of elements, sets and the tiles that a game begins with.
void readExpansions(const QJsonObject &expansions, JczGame &game)
{
    static constexpr std::pair<const char *, std::array<const char *, 2>> brought[] = {
        {"basic", {}},
        {"bridges-castles-and-bazaars", {"bridge", "castle"}},
        {"corn-circles-ii", {"corn-circles"}}};
    static const QStringList beginning{QStringLiteral("river"), QStringLiteral("river-ii"),
                                       QStringLiteral("count"), QStringLiteral("wind-rose"),
                                       QStringLiteral("gq11"),  QStringLiteral("winter")};
    game.startKnown = expansions.contains(QStringLiteral("BASIC"));
    for (auto entry = expansions.begin(); entry != expansions.end() && game.sets.size() < 200; ++entry) {
        const QString name = entry.key().toLower().replace(u'_', u'-');
        game.sets.emplace_back(text(name), 1);
        game.startKnown = game.startKnown && !beginning.contains(name);
        const auto found = std::ranges::find_if(
            brought, [&](const auto &each) { return name == QLatin1String(each.first); });
        if (found == std::end(brought))
            game.elements.emplace_back(text(name), 1);
        else
            for (const char *element : found->second)
                if (element)
                    game.elements.emplace_back(element, 1);
    }
    if (game.startKnown)
        game.start.push_back({"BA/RCr", {0, 0}, Rotation::R0});
}

/// In turn order. Version 4 has slots, which tell when each was taken.
void readPlayers(const QJsonObject &root, JczGame &game)
{
    const QJsonArray players = root.value(u"players").toArray(), seats = root.value(u"slots").toArray();
    for (qsizetype i = 0; i < std::min<qsizetype>(players.size(), 1000); ++i) {
        const QJsonObject player = players.at(i).toObject();
        game.players.push_back({text(player.value(u"name")), wholeNumber(player.value(u"slot"), 0, 1000)});
    }
    if (!players.isEmpty())
        return;
    std::multimap<int, JczPlayer> taken;
    for (qsizetype i = 0; i < std::min<qsizetype>(seats.size(), 1000); ++i) {
        const QJsonObject slot = seats.at(i).toObject();
        taken.emplace(wholeNumber(slot.value(u"serial"), 0, 1000).value_or(1000),
                      JczPlayer{text(slot.value(u"nickname")), wholeNumber(slot.value(u"number"), 0, 1000)});
    }
    for (const auto &[serial, player] : taken)
        game.players.push_back(player);
}

JczNote syntaxError(const QByteArray &bytes, const QJsonParseError &error)
{
    const auto before = std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size()))
                            .substr(0, static_cast<std::size_t>(std::max(error.offset, 0)));
    const auto line = std::ranges::count(before, '\n') + 1;
    const auto start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    return {JczCode::NotJson,
            {error.errorString().toStdString(), std::to_string(line),
             std::to_string(characterCount(before.substr(start)) + 1)}};
}

JczReadResult failed(JczCode code, std::vector<std::string> facts = {})
{
    return {std::nullopt, {{code, std::move(facts)}}};
}

/// Reads a saved game that is not packed.
JczReadResult readSave(const QByteArray &bytes)
{
    if (bytes.trimmed().startsWith('<'))
        return failed(JczCode::OldXml);
    QJsonParseError error;
    const QJsonObject root = QJsonDocument::fromJson(bytes, &error).object();
    if (error.error != QJsonParseError::NoError)
        return {std::nullopt, {syntaxError(bytes, error)}};
    if (!root.value(u"setup").isObject() || !root.value(u"replay").isArray())
        return failed(JczCode::NotAGame);
    const QJsonArray replay = root.value(u"replay").toArray();
    if (replay.size() > maximumJczMessages)
        return failed(JczCode::TooManyMessages, {std::to_string(maximumJczMessages)});

    JczGame game;
    game.name = text(root.value(u"name"));
    readSetup(root.value(u"setup").toObject(), game);
    if (const QJsonValue expansions = root.value(u"setup").toObject().value(u"expansions");
        expansions.isObject())
        readExpansions(expansions.toObject(), game);
    readPlayers(root, game);
    for (qsizetype i = 0; i < replay.size(); ++i)
        game.messages.push_back(readMessage(replay.at(i).toObject(), static_cast<int>(i) + 1));
    game.endTurn = wholeNumber(root.value(u"gameAnnotations").toObject().value(u"endTurn"), 1, 1'000'000);
    const auto tiles = std::ranges::count_if(
        game.messages, [](const JczMessage &message) { return message.act == JczAct::PlaceTile; });
    if (tiles + static_cast<std::ptrdiff_t>(game.start.size()) > maximumJczTiles)
        return failed(JczCode::TooManyTiles, {std::to_string(maximumJczTiles)});
    return {std::move(game), {}};
}

} // namespace

JczReadResult readJcz(const QByteArray &bytes)
{
    if (bytes.size() > maximumJczBytes)
        return failed(JczCode::FileTooLarge, {std::to_string(maximumJczBytes >> 20)});
    if (!isZip(bytes))
        return readSave(bytes);
    const JczArchive archive = unpacked(bytes);
    return archive.error ? JczReadResult{std::nullopt, {*archive.error}} : readSave(archive.save);
}

} // namespace towerwatch
