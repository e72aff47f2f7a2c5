// SPDX-License-Identifier: MIT
#include "views/window/editing/sourcecompletion.h"

#include "model/board/places.h"
#include "resources/catalogue.h"
#include "views/words/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace towerwatch {

/// The schema of scenario files, which is made from the tables that they are read with.
std::string_view schemaFile(std::string_view name);

namespace {

/// Where the cursor is: the keys that lead there, outermost first, and whether a key or a value comes next.
struct Context
{
    QStringList path = {};
    QString word = {};
    bool isKey = true;
};

/// One level of brackets of a line.
struct Level
{
    QChar bracket;
    QString key = {};
    QString word = {};
};

/// Follows the brackets of one line.
Context contextOfLine(const QString &line)
{
    QList<Level> levels{{u'{'}};
    QChar quote;
    for (const QChar c : line) {
        Level &top = levels.last();
        if (!quote.isNull()) {
            quote = c == quote ? QChar() : quote;
        } else if (c == u'"' || c == u'\'') {
            quote = c;
        } else if (c == u'{' || c == u'[') {
            levels.append({c, c == u'[' ? top.key : QString()});
        } else if ((c == u'}' || c == u']') && levels.size() > 1) {
            levels.removeLast();
            levels.last().word.clear();
        } else if (c == u',' && levels.size() > 1) {
            top.key = top.bracket == u'{' ? QString() : top.key;
            top.word.clear();
        } else if (c == u':') {
            top.key = top.word.trimmed();
            top.word.clear();
        } else {
            top.word += c;
        }
    }
    Context context;
    for (qsizetype i = 0; i < levels.size(); ++i)
        if (!levels[i].key.isEmpty() && (i + 1 == levels.size() || levels[i + 1].bracket == u'{'))
            context.path << levels[i].key;
    const Level &last = levels.last();
    context.isKey = last.bracket == u'{' && last.key.isEmpty();
    context.word = quote.isNull() ? last.word : QString();
    while (context.word.startsWith(u' '))
        context.word.remove(0, 1);
    return context;
}

QString withoutDash(QString line)
{
    static const QRegularExpression dash(QStringLiteral("^\\s*-\\s+|^\\s+"));
    return line.remove(dash);
}

/// The line of the cursor, with the key of its section before it.
Context contextOf(const QString &before)
{
    const QStringList lines = before.split(u'\n');
    Context context = contextOfLine(withoutDash(lines.last()));
    if (lines.last().isEmpty() || !(lines.last().front().isSpace() || lines.last().front() == u'-'))
        return context;
    static const QRegularExpression section(QStringLiteral("^([A-Za-z-]+)\\s*:"));
    for (qsizetype i = lines.size() - 1; i-- > 0;)
        if (const auto match = section.match(lines[i]); match.hasMatch()) {
            context.path.prepend(match.captured(1));
            break;
        }
    return context;
}

const QJsonObject &schema()
{
    static const QJsonObject whole = [] {
        const std::string_view text = schemaFile("towerwatch-1.schema");
        return QJsonDocument::fromJson(QByteArray::fromRawData(text.data(), std::ssize(text))).object();
    }();
    return whole;
}

/// A part of the schema and all that it refers to.
QList<QJsonObject> wholeOf(const QJsonObject &part)
{
    if (part.isEmpty())
        return {};
    QList<QJsonObject> whole{part};
    const QString name = part.value("$ref").toString().section(u'/', -1);
    QJsonArray parts{name.isEmpty() ? QJsonValue() : schema()["definitions"][name], part.value("items"),
                     part.value("then")};
    for (const char *alternatives : {"allOf", "anyOf"})
        for (const QJsonValue &each : part.value(QLatin1String(alternatives)).toArray())
            parts.append(each);
    for (const QJsonValue &each : std::as_const(parts))
        whole += wholeOf(each.toObject());
    return whole;
}

/// The parts of the schema that keys lead to.
QList<QJsonObject> partsAt(const QStringList &path)
{
    QList<QJsonObject> parts = wholeOf(schema());
    for (const QString &key : path) {
        QList<QJsonObject> inner;
        for (const QJsonObject &part : std::as_const(parts))
            inner += wholeOf(part["properties"][key].toObject());
        parts = inner;
    }
    return parts;
}

QStringList keysIn(const QStringList &path)
{
    QStringList keys;
    for (const QJsonObject &part : partsAt(path))
        keys += part["properties"].toObject().keys();
    keys.removeDuplicates();
    return keys;
}

/// The words that may stand for a value.
QStringList wordsOf(const QStringList &path)
{
    QStringList words;
    for (const QJsonObject &part : partsAt(path)) {
        const QJsonArray listed =
            part["type"].toString() == u"boolean" ? QJsonArray{true, false} : part["enum"].toArray();
        for (const QJsonValue &word : listed)
            words << word.toVariant().toString();
    }
    words.removeDuplicates();
    return words;
}

QStringList tileIds(const Position &position)
{
    QStringList words;
    for (const Tile &tile : position.scenario().designs)
        words << utf8(tile.id);
    for (const Tile &tile : builtInTiles().tiles())
        words << utf8(tile.id);
    return words;
}

/// The places of the tile that the entry names, or of any tile.
QStringList placesFor(const QString &before, const Position &position)
{
    static const QRegularExpression square(
        QStringLiteral("\\bat:\\s*\\[\\s*(-?\\d{1,5})\\s*,\\s*(-?\\d{1,5})\\s*\\]"));
    const auto match = square.match(before.section(u'\n', -1));
    const int tile = match.hasMatch()
                         ? position.board().tileAt({match.captured(1).toInt(), match.captured(2).toInt()})
                         : -1;
    QStringList words;
    if (tile >= 0)
        for (const Place &place : placesOf(position.board(), tile))
            words << utf8(toText(place));
    for (const Place &place : allPlaces())
        if (tile < 0 || !hasSquare(place.kind))
            words << utf8(toText(place));
    return words;
}

QStringList figureIdWords(const Position &position)
{
    QStringList words;
    for (const std::string &id : position.ids())
        words << utf8(id);
    return words;
}

} // namespace

Completion completionAt(const QString &before, const Position &position)
{
    const Context context = contextOf(before);
    Completion completion{{}, context.word, context.isKey};
    const QString key = context.path.isEmpty() ? QString() : context.path.last();
    const bool ids = key == u"target" || key == u"capturable" || key == u"id";
    if (context.isKey)
        completion.words = keysIn(context.path);
    else if (key == u"tile" && context.path.first() == u"tiles")
        completion.words = tileIds(position);
    else if (key == u"on")
        completion.words = placesFor(before, position);
    else if (ids && context.path.first() == u"questions")
        completion.words = figureIdWords(position);
    else
        completion.words = wordsOf(context.path);
    return completion;
}

} // namespace towerwatch
