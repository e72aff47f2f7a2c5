// SPDX-License-Identifier: MIT
/// The arguments of a command: its files and its options.
#pragma once

#include "app/command/console.h"
#include "model/scenario/rules.h"
#include "model/yaml/yamlreader.h"

#include <QCommandLineParser>

namespace towerwatch::cli {

/// How many files a command takes; `most` -1: any number.
struct FileCount
{
    int least, most;
};

/// Switches the program to the language of --lang, wherever that option stands among the arguments.
void heedLanguage(const QStringList &arguments);

/// The arguments of one command. A wrong one ends the command with a message in the language of --lang, an
/// option of every command.
class Options
{
public:
    /// `flags` are options without a value, `values` those with one.
    Options(const QStringList &arguments, FileCount files, const QStringList &flags = {},
            const QStringList &values = {});

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
