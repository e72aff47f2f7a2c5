// SPDX-License-Identifier: MIT
/// The arguments of a command: its files, its options, and those whose values are words of the format.
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

/// Makes the program speak the language of --lang, wherever among the arguments it stands.
void heedLanguage(const QStringList &arguments);

/// What is wrong with an argument ends the command, and is told in the language of --lang, which every
/// command understands.
class Options
{
public:
    /// Options that stand alone (`flags`) or take a value.
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
    /// The value of --page-address, which a link can begin with; empty without it.
    QString pageAddress() const;
    /// Plays by what the options --tower, --watchtowers and --house say.
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
