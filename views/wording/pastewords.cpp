// SPDX-License-Identifier: MIT
#include "views/wording/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace towerwatch {

QString leftOutWords(const Scenario &block, const Scenario &table)
{
    QStringList words;
    const auto add = [&](bool isLeftOut, const char *word) {
        if (isLeftOut)
            words << QCoreApplication::translate("Paste", word);
    };
    add(!block.title.empty() && block.title != table.title, QT_TRANSLATE_NOOP("Paste", "title"));
    add(!block.notes.empty() && block.notes != table.notes, QT_TRANSLATE_NOOP("Paste", "notes"));
    add(!block.players.empty() && block.players != table.players, QT_TRANSLATE_NOOP("Paste", "players"));
    add(block.turn && block.turn->player != askerOf(table, {}),
        QT_TRANSLATE_NOOP("Paste", "whose turn it is"));
    add(block.rules != table.rules, QT_TRANSLATE_NOOP("Paste", "rules"));
    add(!block.header.empty() || !block.comments.empty(), QT_TRANSLATE_NOOP("Paste", "comments"));
    return QLocale(currentLanguage()).createSeparatedList(words);
}

} // namespace towerwatch
