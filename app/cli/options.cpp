// SPDX-License-Identifier: MIT
#include "app/cli/options.h"

namespace towerwatch::cli {

std::optional<Square> OptionWords::square(const char *option)
{
    const QString key = QLatin1String(option);
    if (!m_parser.isSet(key))
        return std::nullopt;
    const QStringList parts = m_parser.value(key).split(u',');
    bool x = false, y = false;
    const Square square{parts.value(0).toInt(&x), parts.value(1).toInt(&y)};
    if (parts.size() != 2 || !x || !y || !isOnTable(square))
        fail(Cli::tr("--%1 needs a square X,Y.").arg(option));
    return square;
}

void OptionWords::fail(const Text &text)
{
    if (m_good)
        complain(text);
    m_good = false;
}

void overrideRules(OptionWords &words, const QCommandLineParser &parser, TableRules &rules)
{
    rules.tower = words.word<TowerRules>("tower").value_or(rules.tower);
    rules.watchtowers = words.word<WatchtowerRules>("watchtowers").value_or(rules.watchtowers);
    if (!parser.isSet(QStringLiteral("house")))
        return;
    rules.house = {};
    for (const QString &rule : parser.value(QStringLiteral("house")).split(u',', Qt::SkipEmptyParts))
        if (const auto known = words.known<HouseRule>("house", rule.trimmed()))
            rules.house.insert(*known);
}

} // namespace towerwatch::cli
