// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "model/referee/answervalue.h"
#include "resources/catalogue.h"
#include "views/wording/rulingsearch.h"
#include "views/wording/words.h"

#include <QCoreApplication>

namespace towerwatch::cli {

namespace {

Value textList(std::span<const std::string_view> items)
{
    Value list = Value::list();
    for (const std::string_view item : items)
        list.add(Value::of(item));
    return list;
}

Value toValue(const Ruling &ruling)
{
    Value map = Value::map(), sources = Value::list();
    map.set("id", Value::of(ruling.id.value));
    map.set("kind", Value::of(name(ruling.kind)));
    map.set("editions", textList(ruling.editions));
    if (!ruling.publishers.empty())
        map.set("publishers", textList(ruling.publishers));
    if (!ruling.author.empty())
        map.set("author", Value::of(ruling.author));
    if (!ruling.date.empty())
        map.set("date", Value::of(ruling.date));
    for (const QString &source : sourcesOf(ruling))
        sources.add(Value::of(source.toStdString()));
    map.set("sources", std::move(sources));
    map.set("title", Value::of(rulingTitle(ruling).toStdString()));
    map.set("text", Value::of(rulingText(ruling).toStdString()));
    map.set("related", textList(ruling.related));
    map.set("scenarios", textList(shownBy(ruling.id).scenarios));
    return map;
}

QString toText(const Ruling &ruling)
{
    QStringList lines{QStringLiteral("%1 (%2)").arg(rulingTitle(ruling), QLatin1String(ruling.id.value)),
                      QStringLiteral("  %1; %2").arg(word(ruling.kind), editionsOf(ruling))};
    if (const QString date = asOf(ruling); !date.isEmpty())
        lines.last() += QStringLiteral("; ") + date;
    lines << QStringLiteral("  ") + rulingText(ruling);
    for (const QString &reading : rulingReadings(ruling))
        lines << QStringLiteral("  - ") + reading;
    if (const QString decide = rulingDecide(ruling); !decide.isEmpty())
        lines << QStringLiteral("  ") + decide;
    for (const QString &source : sourcesOf(ruling))
        lines << QStringLiteral("  * ") + source;
    return lines.join(u'\n') + u'\n';
}

/// Ids that are asked for but not there; says so.
bool allKnown(const QStringList &ids)
{
    bool good = true;
    for (const QString &id : ids)
        if (!builtInRulings().find(id.toStdString())) {
            complain(Cli::tr("There is no ruling “%1”.").arg(shown(id.toStdString())));
            good = false;
        }
    return good;
}

} // namespace

int rulings(const QStringList &arguments)
{
    QCommandLineParser parser;
    const QString kind = QStringLiteral("kind"), edition = QStringLiteral("edition"),
                  search = QStringLiteral("search");
    if (!parse(parser, arguments, {0, -1}, {"json"}, {kind, edition, search}) ||
        !allKnown(parser.positionalArguments()))
        return badInput;
    RulingFilter filter{.words = parser.value(search), .ids = parser.positionalArguments()};
    if (parser.isSet(kind)) {
        filter.kind = fromName<RulingKind>(parser.value(kind).toStdString());
        if (!filter.kind) {
            complain(Cli::tr("Unknown kind “%1”.").arg(parser.value(kind)));
            return badInput;
        }
    }
    filter.edition = parser.value(edition).toLower();
    if (!filter.edition.isEmpty() &&
        !QStringList{QStringLiteral("c1"), QStringLiteral("c2"), QStringLiteral("c3")}.contains(
            filter.edition)) {
        complain(Cli::tr("Unknown edition “%1”; choose c1, c2 or c3.").arg(parser.value(edition)));
        return badInput;
    }
    Value list = Value::list();
    QStringList texts;
    for (const Ruling *ruling : findRulings(filter)) {
        list.add(toValue(*ruling));
        texts << toText(*ruling);
    }
    if (parser.isSet(QStringLiteral("json"))) {
        Value report = Value::map();
        report.set("rulings", std::move(list));
        print(toJson(report, 2));
    } else {
        print(texts.isEmpty() ? Cli::tr("No ruling matches.") : texts.join(u'\n'));
    }
    return fine;
}

int tiles(const QStringList &arguments)
{
    QCommandLineParser parser;
    if (!parse(parser, arguments, {0, 0}, {"json"}))
        return badInput;
    if (parser.isSet(QStringLiteral("json"))) {
        Value list = Value::list(), report = Value::map();
        for (const Tile &tile : builtInTiles().tiles())
            list.add(towerwatch::toValue(tile));
        report.set("tiles", std::move(list));
        print(toJson(report, 2));
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
