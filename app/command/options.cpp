// SPDX-License-Identifier: MIT
#include "app/command/options.h"

#include "app/command/commands.h"
#include "app/system/language.h"
#include "model/format/fields.h"
#include "model/share/sharecode.h"
#include "model/yaml/yamlreader.h"
#include "resources/catalogue.h"
#include "views/words/words.h"

#include <algorithm>

namespace towerwatch::cli {

void heedLanguage(const QStringList &arguments)
{
    const QString option = QStringLiteral("--lang"), joined = QStringLiteral("--lang=");
    QString wanted;
    for (qsizetype i = 0; i < arguments.size() && arguments[i] != u"--"; ++i) {
        if (arguments[i] == option)
            wanted = arguments.value(++i);
        else if (arguments[i].startsWith(joined))
            wanted = arguments[i].mid(joined.size());
    }
    if (languages().contains(wanted))
        useLanguage(wanted);
    else if (!wanted.isEmpty())
        refuse(Cli::tr("Unknown language “%1”; choose one of %2.")
                   .arg(wanted.toStdString(), languages().join(u", ").toStdString()));
}

namespace {

template <typename Names> QStringList listed(const Names &names)
{
    QStringList words;
    for (const std::string_view name : names)
        words << QString::fromUtf8(name);
    return words;
}

/// The words of an option that is a key of an entry, too.
template <typename Entry> QStringList wordsIn(const QString &option)
{
    QStringList words;
    eachField<Entry>([&]<typename Member>(const Field<Entry, Member> &field) {
        if (option == QString::fromUtf8(field.key))
            words = listed(wordsFor<Member>);
    });
    return words;
}

std::string known(const char *option, const QString &word, std::span<const std::string_view> words)
{
    std::string given = word.toStdString();
    if (words.empty() || std::ranges::find(words, given) != words.end())
        return given;
    const std::string near = nearest(given, words);
    refuse(near.empty() ? Cli::tr("--%1 does not accept “%2”. Possible: %3.")
                              .arg(option, given, listed(words).join(u", ").toStdString())
                        : Cli::tr("--%1 does not accept “%2”. Did you mean “%3”?").arg(option, given, near));
}

} // namespace

QStringList askingOptions()
{
    QStringList keys = listed(keysIn<Question>());
    keys.removeOne(QStringLiteral("expect"));
    return keys;
}

const std::vector<Usage> &usages()
{
    const QStringList rules = listed(keysIn<TableRules>());
    QStringList flags{"json", "hinges", "all-footnotes", "footnotes"}, asking = rules;
    eachField<Question>([&]<typename Member>(const Field<Question, Member> &field) {
        if (field.key != "expect")
            (std::is_same_v<Member, bool> ? flags : asking) << QString::fromUtf8(field.key);
    });
    static const std::vector<Usage> all{
        {"explain", explain, 1, 1, flags, asking},
        {"dangers", dangers, 1, 1, {"json"}, rules},
        {"compare", compare, 1, 1, {"json"}},
        {"diff", diff, 1, 2},
        {"check", check, 1, -1, {"allow-empty"}, {"junit"}},
        {"render",
         render,
         1,
         -1,
         {"transparent", "footnotes", "dangers"},
         {"o", "question", "paper", "width"}},
        {"rulings", rulings, 0, -1, {"json"}, {"kind", "edition", "search"}, ""},
        {"tiles", tiles, 0, 0, {"json"}, {}, ""},
        {"site", site, 0, 0, {"without-page"}, {"o", "address"}, ""},
        {"format", format, 1, -1, {"check", "code", "allow-empty"}, {"page-address"}},
        {"import", importGame, 1, 1, {"partial"}, {"turn", "o"}, "jcz|zip"},
        {"", nullptr, 0, -1, {}, {"page-address"}, "yaml|yml|jcz"}};
    return all;
}

const Usage *usageOf(std::string_view command)
{
    const auto found = std::ranges::find(usages(), command, &Usage::command);
    return found == usages().end() ? nullptr : &*found;
}

QStringList wordsOf(const QString &option)
{
    static const QHash<QString, QStringList> others{{"kind", listed(enumNames<RulingKind>)},
                                                    {"edition", {"c1", "c2", "c3"}},
                                                    {"paper", {"a4", "letter"}},
                                                    {"lang", languages()}};
    return others.value(option) + wordsIn<TableRules>(option) + wordsIn<Question>(option);
}

void refuseOption(const std::string &option)
{
    refuse(Cli::tr("The option %1 is not known; see towerwatch --help.").arg(shownName(option)));
}

Options::Options(const QStringList &arguments)
    : m_arguments(arguments)
{
    const Usage &usage = *usageOf(arguments.value(0).toStdString());
    heedLanguage(arguments);
    for (const QString &flag : usage.flags)
        m_parser.addOption(QCommandLineOption(flag));
    for (const QString &value : usage.values + QStringList{QStringLiteral("lang")})
        m_parser.addOption({value, {}, QStringLiteral("VALUE")});
    const bool isParsed = m_parser.parse(arguments);
    for (const QString &option : m_parser.unknownOptionNames())
        refuseOption((option.size() == 1 ? "-" : "--") + option.toStdString());
    if (!isParsed)
        refuse(shownName(m_parser.errorText().toStdString()));
    if (files().size() < usage.least)
        refuse(Cli::tr("No file was named; see towerwatch --help."));
    if (usage.most >= 0 && files().size() > usage.most)
        refuse(Cli::tr("Too many files; see towerwatch --help."));
}

std::string Options::word(const char *option, std::span<const std::string_view> words) const
{
    return known(option, value(option), words);
}

std::optional<Square> Options::square(const char *option) const
{
    if (!has(option))
        return std::nullopt;
    const QStringList parts = value(option).split(u',');
    bool x = false, y = false;
    const Square square{parts.value(0).toInt(&x), parts.value(1).toInt(&y)};
    if (parts.size() != 2 || !x || !y || !isOnTable(square))
        refuse(Cli::tr("--%1 needs a square X,Y.").arg(option));
    return square;
}

QString Options::address(const char *option) const
{
    if (has(option) && !isPageAddress(value(option).toStdString()))
        refuse(Cli::tr("--%1 needs a web address that begins with https:// or http://.").arg(option));
    return value(option);
}

void Options::overrideRules(TableRules &rules) const
{
    rules.tower = word<TowerRules>("tower").value_or(rules.tower);
    rules.watchtowers = word<WatchtowerRules>("watchtowers").value_or(rules.watchtowers);
    if (!has("house"))
        return;
    rules.house = {};
    for (const QString &rule : value("house").split(u',', Qt::SkipEmptyParts))
        rules.house.insert(*fromName<HouseRule>(known("house", rule.trimmed(), enumNames<HouseRule>)));
}

} // namespace towerwatch::cli
