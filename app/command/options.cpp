// SPDX-License-Identifier: MIT
#include "app/command/options.h"

#include "app/system/language.h"
#include "model/share/sharelink.h"

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

Options::Options(const QStringList &arguments, FileCount files, const QStringList &flags,
                 const QStringList &values)
{
    heedLanguage(arguments);
    for (const QString &flag : flags)
        m_parser.addOption(QCommandLineOption(flag));
    for (const QString &value : values + QStringList{QStringLiteral("lang")})
        m_parser.addOption({value, {}, QStringLiteral("VALUE")});
    if (!m_parser.parse(arguments))
        refuse(m_parser.errorText());
    if (this->files().size() < files.least)
        refuse(Cli::tr("No file was named; see towerwatch --help."));
    if (files.most >= 0 && this->files().size() > files.most)
        refuse(Cli::tr("Too many files; see towerwatch --help."));
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

QString Options::pageAddress() const
{
    const QString address = value("page-address");
    if (has("page-address") && !isPageAddress(address.toStdString()))
        refuse(Cli::tr("--page-address needs a web address that begins with https:// or http://."));
    return address;
}

void Options::overrideRules(TableRules &rules) const
{
    rules.tower = word<TowerRules>("tower").value_or(rules.tower);
    rules.watchtowers = word<WatchtowerRules>("watchtowers").value_or(rules.watchtowers);
    if (!has("house"))
        return;
    rules.house = {};
    for (const QString &rule : value("house").split(u',', Qt::SkipEmptyParts))
        rules.house.insert(known<HouseRule>("house", rule.trimmed()));
}

} // namespace towerwatch::cli
