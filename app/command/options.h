// SPDX-License-Identifier: MIT
/// The arguments of a command: its files and its options.
#pragma once

#include "app/command/console.h"
#include "model/scenario/rules.h"
#include "model/yaml/yamlreader.h"

#include <QCommandLineParser>

#include <string_view>
#include <vector>

namespace towerwatch::cli {

/// What a command takes, beside --lang.
struct Usage
{
    std::string_view command;       ///< empty: the window
    int least, most;                ///< files; `most` -1: any number
    QStringList flags = {};         ///< options without a value
    QStringList values = {};        ///< options with one
    const char *kinds = "yaml|yml"; ///< how its files end, as a pattern of shells; empty: it takes none
};
/// All commands; that of the window is the last.
const std::vector<Usage> &usages();
/// What a command takes; null: there is no such command.
const Usage *usageOf(std::string_view command);
/// The words that an option knows; empty: it takes others.
QStringList wordsOf(const QString &option);

/// Switches the program to the language of --lang, wherever that option stands among the arguments.
void heedLanguage(const QStringList &arguments);

/// The arguments of one command, whose name is the first of them. A wrong one ends the command with a message
/// in the language of --lang, an option of every command.
class Options
{
public:
    explicit Options(const QStringList &arguments);

    QStringList files() const { return m_parser.positionalArguments(); }
    bool has(const char *option) const { return m_parser.isSet(QLatin1String(option)); }
    /// The value of an option; empty without it.
    QString value(const char *option) const { return m_parser.value(QLatin1String(option)); }
    std::optional<Square> square(const char *option) const;
    template <typename Enum> std::optional<Enum> word(const char *option) const
    {
        return has(option) ? std::optional(known<Enum>(option, value(option))) : std::nullopt;
    }
    /// The value of --page-address, the beginning of links; empty without it.
    QString pageAddress() const;
    /// Changes `rules` to what the options --tower, --watchtowers and --house say.
    void overrideRules(TableRules &rules) const;

private:
    template <typename Enum> static Enum known(const char *option, const QString &word)
    {
        const Text given = word.toStdString();
        if (const auto found = fromName<Enum>(given))
            return *found;
        const std::string near = nearest(given.str(), enumNames<Enum>);
        refuse(near.empty()
                   ? Cli::tr("--%1 does not accept “%2”.").arg(option, given)
                   : Cli::tr("--%1 does not accept “%2”. Did you mean “%3”?").arg(option, given, near));
    }

    QCommandLineParser m_parser;
};

} // namespace towerwatch::cli
