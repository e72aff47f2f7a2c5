// SPDX-License-Identifier: MIT
/// The arguments of a command: its files and its options.
#pragma once

#include "app/command/console.h"
#include "model/scenario/rules.h"

#include <QCommandLineParser>

#include <string_view>
#include <vector>

namespace towerwatch::cli {

class Options;

/// What a command takes, beside --lang.
struct Usage
{
    std::string_view command;           ///< empty: the window
    int (*run)(const Options &options); ///< null: the window
    int least, most;                    ///< files; `most` -1: any number
    QStringList flags = {};             ///< options without a value
    QStringList values = {};            ///< options with one
    const char *kinds = "yaml|yml";     ///< how its files end, as a pattern of shells; empty: it takes none
};
/// All commands; that of the window is the last.
const std::vector<Usage> &usages();
/// What a command takes; null: there is no such command.
const Usage *usageOf(std::string_view command);
/// The option "ask" and those that say what about, as the keys of a question in a scenario file.
QStringList askingOptions();
/// The words that an option knows; empty: it takes others.
QStringList wordsOf(const QString &option);

/// Ends the command: there is no such option.
[[noreturn]] void refuseOption(const std::string &option);

/// Switches the program to the language of --lang, wherever that option stands among the arguments.
void heedLanguage(const QStringList &arguments);

/// The arguments of one command, whose name is the first of them. A wrong one ends the command with a message
/// in the language of --lang, an option of every command.
class Options
{
public:
    explicit Options(const QStringList &arguments);

    /// All of them, as they were given.
    const QStringList &arguments() const { return m_arguments; }
    QStringList files() const { return m_parser.positionalArguments(); }
    bool has(const char *option) const { return m_parser.isSet(QLatin1String(option)); }
    /// The value of an option; empty without it.
    QString value(const char *option) const { return m_parser.value(QLatin1String(option)); }
    std::optional<Square> square(const char *option) const;
    /// The value of an option that is given, one of these words; any, if there are none.
    std::string word(const char *option, std::span<const std::string_view> words) const;
    template <typename Enum> std::optional<Enum> word(const char *option) const
    {
        return has(option) ? fromName<Enum>(word(option, enumNames<Enum>)) : std::nullopt;
    }
    /// The value of an option that is the address of a page or a site, the beginning of links; empty without
    /// it.
    QString address(const char *option) const;
    /// Changes `rules` to what the options --tower, --watchtowers and --house say.
    void overrideRules(TableRules &rules) const;

private:
    QStringList m_arguments;
    QCommandLineParser m_parser;
};

} // namespace towerwatch::cli
