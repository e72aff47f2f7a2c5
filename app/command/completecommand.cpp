// SPDX-License-Identifier: MIT
#include "app/command/commands.h"
#include "resources/catalogue.h"

#include <algorithm>

namespace towerwatch::cli {

namespace {

/// What is offered for a word; `files` as complete() prints them.
struct Offer
{
    QStringList words = {};
    QString files = {};
};

QStringList prefixed(const QString &before, QStringList words)
{
    for (QString &word : words)
        word.prepend(before);
    return words;
}

QString dashed(const QString &option)
{
    return QLatin1String(option.size() == 1 ? "-" : "--") + option;
}

/// The words of an option; of house rules the last of several between commas.
Offer valuesOf(const Usage &usage, const QString &option, const QString &typed)
{
    if (option == u"o")
        return {{},
                usage.command == "render" ? ":svg|png|pdf|html"
                : usage.command == "site" ? ":/"
                                          : ":yaml"};
    if (option == u"junit")
        return {{}, ":xml"};
    const QString before = option == u"house" ? typed.left(typed.lastIndexOf(u',') + 1) : QString();
    return {prefixed(before, wordsOf(option))};
}

Offer firstWords(const QString &typed)
{
    if (typed.startsWith(u'-'))
        return {{"--help", "--version", "--page-address"}};
    Offer offer{{}, ":yaml|yml|jcz"};
    for (const Usage &each : usages())
        if (!each.command.empty())
            offer.words << QString::fromUtf8(each.command);
    return offer;
}

Offer argumentsOf(const Usage &usage, const QString &typed)
{
    Offer offer{{}, *usage.kinds ? u':' + QLatin1String(usage.kinds) : QString()};
    if (typed.startsWith(u'-')) {
        for (const QString &option : usage.flags + usage.values + QStringList{"lang"})
            offer.words << dashed(option);
        offer.files.clear();
    } else if (usage.command == "rulings") {
        for (const Ruling &ruling : builtInRulings().rulings)
            offer.words << QString::fromUtf8(ruling.id.value);
    }
    return offer;
}

} // namespace

int complete(const QStringList &words)
{
    const Usage *usage = usageOf(words.value(0).toStdString());
    const QString before = words.value(1), typed = words.value(2);
    const qsizetype equals = typed.startsWith(u"--") ? typed.indexOf(u'=') : -1;
    const QString named =
        equals > 0 ? typed.left(equals) : before; // --house=diagonal is one word to some shells
    Offer offer;
    if (words.value(0).isEmpty()) {
        offer = firstWords(typed);
    } else if (usage) {
        const QStringList valued = usage->values + QStringList{"lang"};
        const auto option =
            std::ranges::find_if(valued, [&](const QString &each) { return dashed(each) == named; });
        const QString begun = typed.mid(equals + 1);
        offer = option == valued.end() ? argumentsOf(*usage, typed) : valuesOf(*usage, *option, begun);
        if (equals > 0)
            offer.words = prefixed(typed.left(equals + 1), offer.words);
    } else {
        offer.files = QStringLiteral(":yaml|yml|jcz");
    }
    for (const QString &word : std::as_const(offer.words))
        if (word.startsWith(typed))
            print(word);
    if (!offer.files.isEmpty())
        print(offer.files);
    return fine;
}

} // namespace towerwatch::cli
