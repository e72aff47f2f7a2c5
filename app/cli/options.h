// SPDX-License-Identifier: MIT
/// Options with words of the format as values, and those that override the rules of a file.
#pragma once

#include "app/cli/console.h"
#include "model/format/yamlreader.h"
#include "model/scenario/rules.h"

namespace towerwatch::cli {

/// Options whose words are checked the same way; collects the first complaint.
class OptionWords
{
public:
    explicit OptionWords(const QCommandLineParser &parser)
        : m_parser(parser)
    {
    }

    bool good() const { return m_good; }

    template <typename Enum> std::optional<Enum> word(const char *option)
    {
        const QString key = QLatin1String(option);
        return m_parser.isSet(key) ? known<Enum>(option, m_parser.value(key)) : std::nullopt;
    }

    template <typename Enum> std::optional<Enum> known(const char *option, const QString &value)
    {
        const auto found = fromName<Enum>(value.toStdString());
        if (!found) {
            const std::string near = nearest(value.toStdString(), enumNames<Enum>);
            const Text given = value.toStdString();
            fail(near.empty()
                     ? Cli::tr("--%1 does not accept “%2”.").arg(option, given)
                     : Cli::tr("--%1 does not accept “%2”. Did you mean “%3”?").arg(option, given, near));
        }
        return found;
    }

    std::optional<Square> square(const char *option);
    void fail(const Text &text);

private:
    const QCommandLineParser &m_parser;
    bool m_good = true;
};

/// Plays by what the options --tower, --watchtowers and --house say.
void overrideRules(OptionWords &words, const QCommandLineParser &parser, TableRules &rules);

} // namespace towerwatch::cli
