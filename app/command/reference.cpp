// SPDX-License-Identifier: MIT
#include "app/command/commands.h"
#include "model/format/sectionvalues.h"
#include "model/referee/answervalue.h"
#include "resources/catalogue.h"
#include "views/search/rulingsearch.h"
#include "views/words/words.h"

namespace towerwatch::cli {

namespace {

template <typename Items> Value listOf(const Items &items)
{
    return Value::listOf(items, [](const auto &item) -> std::string_view { return item; });
}

/// What is empty is left out.
std::optional<Value> unlessEmpty(Value value)
{
    return value.text.empty() && value.items.empty() ? std::nullopt : std::optional(std::move(value));
}

Value toValue(const Ruling &ruling)
{
    return Value::map("id", ruling.id.value, "kind", ruling.kind, "editions", listOf(ruling.editions),
                      "publishers", unlessEmpty(listOf(ruling.publishers)), "author",
                      unlessEmpty(Value::of(ruling.author)), "date", unlessEmpty(Value::of(ruling.date)),
                      "sources", listOf(sourcesOf(ruling)), "title", rulingTitle(ruling), "text",
                      rulingText(ruling), "related", listOf(ruling.related), "scenarios",
                      listOf(shownBy(ruling.id).scenarios));
}

Text toText(const Ruling &ruling)
{
    const Text date = asOf(ruling), decide = rulingDecide(ruling);
    Text text = Text("%1 (%2)\n  %3; %4")
                    .arg(rulingTitle(ruling), ruling.id.value, editionsOf(ruling), word(ruling.kind));
    text += date.empty() ? "" : "; " + date;
    text += "\n  " + rulingText(ruling) + "\n";
    for (const Text &reading : rulingReadings(ruling))
        text += "  - " + reading + "\n";
    text += decide.empty() ? "" : "  " + decide + "\n";
    for (const Text &source : sourcesOf(ruling))
        text += "  * " + source + "\n";
    return text;
}

/// Which rulings are asked for.
RulingFilter wanted(const Options &options)
{
    RulingFilter filter{.words = options.value("search").toStdString(),
                        .edition = options.value("edition").toLower().toStdString()};
    bool allKnown = true;
    for (const QString &id : options.files()) {
        filter.ids << id.toStdString();
        if (builtInRulings().find(id.toStdString()))
            continue;
        complain(Cli::tr("There is no ruling “%1”.").arg(shownName(id.toStdString())));
        allKnown = false;
    }
    if (!allKnown)
        throw Refused();
    const std::string kind = options.value("kind").toStdString();
    filter.kind = fromName<RulingKind>(kind);
    if (options.has("kind") && !filter.kind)
        refuse(Cli::tr("Unknown kind “%1”.").arg(kind));
    const QString edition = options.value("edition");
    if (!edition.isEmpty() && !wordsOf("edition").contains(edition, Qt::CaseInsensitive))
        refuse(Cli::tr("Unknown edition “%1”; choose c1, c2 or c3.").arg(edition.toStdString()));
    return filter;
}

} // namespace

int rulings(const Options &options)
{
    Value list = Value::list();
    Texts texts;
    for (const Ruling *ruling : findRulings(wanted(options))) {
        list.add(toValue(*ruling));
        texts << toText(*ruling);
    }
    if (options.has("json"))
        print(toJson(Value::map("rulings", list), 2));
    else
        print(texts.empty() ? Cli::tr("No ruling matches.") : joined(texts, "\n"));
    return fine;
}

int tiles(const Options &options)
{
    if (options.has("json")) {
        const Value list =
            Value::listOf(builtInTiles().tiles(), [](const Tile &tile) { return towerwatch::toValue(tile); });
        print(toJson(Value::map("tiles", list), 2));
        return fine;
    }
    QStringList lines;
    for (const Tile &tile : builtInTiles().tiles()) {
        QString edges;
        for (const Edge edge : tile.edges)
            edges += QLatin1Char(edgeLetters[static_cast<std::size_t>(edge)]);
        lines << QStringLiteral("%1  %2  %3")
                     .arg(QString::fromStdString(tile.id), -46)
                     .arg(edges, tileName(tile));
    }
    print(lines.join(u'\n'));
    return fine;
}

} // namespace towerwatch::cli
