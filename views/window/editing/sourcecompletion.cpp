// SPDX-License-Identifier: MIT
#include "views/window/editing/sourcecompletion.h"

#include "model/board/places.h"
#include "model/referee/answers.h"
#include "resources/catalogue.h"
#include "views/words/words.h"

#include <QRegularExpression>
#include <span>

namespace towerwatch {

namespace {

QStringList names(std::span<const std::string_view> list)
{
    QStringList words;
    for (const std::string_view name : list)
        words << utf8(name);
    return words;
}

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

QStringList languageIds()
{
    QStringList ids;
    for (const std::string_view language : builtInRulings().languages)
        ids << utf8(language);
    return ids;
}

QStringList keysIn(const QStringList &path)
{
    static const QHash<QString, QStringList> known{
        {"",
         {"towerwatch", "title", "notes", "rules", "players", "turn", "designs", "tiles", "castles",
          "figures", "questions"}},
        {"rules", {"tower", "watchtowers", "house"}},
        {"player", {"name", "points", "floors", "supply", "prisoners"}},
        {"prisoners", {"figure", "owner"}},
        {"turn", {"player", "ransom-paid"}},
        {"tiles", {"tile", "at", "rotation", "floors", "bridge"}},
        {"castles", {"at", "city"}},
        {"figures", {"id", "figure", "owner", "at", "on"}},
        {"questions", {"ask", "at", "tile", "figure", "from", "by", "target", "expect"}},
        {"expect",
         {"legal",  "height",  "range",     "reach",       "capturable", "open",   "figures", "because",
          "count",  "value",   "triggered", "watchtowers", "features",   "totals", "options", "floor",
          "ransom", "verdict", "towers",    "counting",    "triggers",   "events", "facts"}},
        {"facts",
         {"fact", "at", "figure", "by", "distance", "range", "steps", "house", "turn", "points", "needs"}},
        {"triggers", {"at", "points", "complete"}},
        {"events", {"dragon", "princess", "fairy", "festival", "plague"}},
        {"consequences",
         {"effect", "holder", "owner", "home", "returns", "choice", "figure", "kind", "before", "after",
          "lost", "at"}}};
    if (path.isEmpty())
        return known.value(QString());
    if (path.last() == u"title" || path.last() == u"notes")
        return languageIds();
    if (path.first() == u"players")
        return path.size() == 1 ? names(enumNames<Colour>)
               : path.last() == u"supply"
                   ? names(std::span(enumNames<FigureKind>).first(12))
                   : known.value(path.last() == u"prisoners" ? path.last() : QStringLiteral("player"));
    if (path.contains(QStringLiteral("expect")) && path.last() == u"figures")
        return {"id", "figure", "owner", "at", "on", "verdict", "facts", "because", "consequences"};
    return known.value(path.last());
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

QStringList rulingIds()
{
    QStringList words;
    for (const Ruling &ruling : builtInRulings().rulings)
        words << utf8(ruling.id.value);
    return words;
}

/// Words that are the same wherever their key stands.
QStringList wordsOf(const QString &key)
{
    const std::pair<const char *, QStringList> known[]{
        {"rotation", {"0", "90", "180", "270"}},
        {"bridge", names(enumNames<Bridge>)},
        {"city", names(enumNames<Side>)},
        {"figure returns", names(enumNames<FigureKind>)},
        {"owner from by player turn holder home receivers before after", names(enumNames<Colour>)},
        {"ask", names(enumNames<Ask>)},
        {"tower", names(enumNames<TowerRules>)},
        {"watchtowers", names(enumNames<WatchtowerRules>)},
        {"house", names(enumNames<HouseRule>)},
        {"verdict", names(enumNames<Verdict>)},
        {"effect", names(enumNames<Effect>)},
        {"kind", names(enumNames<FeatureKind>)},
        {"legal ransom", {"true", "false", "open"}},
        {"ransom-paid triggered choice", {"true", "false"}}};
    for (const auto &[keys, words] : known)
        if (QString::fromLatin1(keys).split(u' ').contains(key))
            return words;
    return {};
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
    else if (key == u"because")
        completion.words = rulingIds();
    else if (ids && context.path.first() == u"questions")
        completion.words = figureIdWords(position);
    else
        completion.words = wordsOf(key);
    return completion;
}

} // namespace towerwatch
