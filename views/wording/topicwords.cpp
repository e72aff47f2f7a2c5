// SPDX-License-Identifier: MIT
#include "views/wording/words.h"

#include <QCoreApplication>

#include <array>

namespace towerwatch {

namespace {

struct Topics
{
    Q_DECLARE_TR_FUNCTIONS(Topics)
};

struct Row
{
    const char *name, *words;
};

constexpr std::array topics{
    Row{"set-up", QT_TRANSLATE_NOOP("Topics", "Setting up")},
    Row{"action", QT_TRANSLATE_NOOP("Topics", "The tower action")},
    Row{"range", QT_TRANSLATE_NOOP("Topics", "Range of a tower")},
    Row{"capture", QT_TRANSLATE_NOOP("Topics", "Capturing")},
    Row{"prisoners", QT_TRANSLATE_NOOP("Topics", "Prisoners and ransom")},
    Row{"tower-top", QT_TRANSLATE_NOOP("Topics", "Figures on a tower")},
    Row{"house-rules", QT_TRANSLATE_NOOP("Topics", "House rules")},
    Row{"third-edition", QT_TRANSLATE_NOOP("Topics", "The third edition")},
    Row{"watchtowers", QT_TRANSLATE_NOOP("Topics", "Watchtowers")},
    Row{"watchtower-details", QT_TRANSLATE_NOOP("Topics", "Watchtowers in detail")},
};

constexpr std::array folders{
    Row{"after-the-capture", QT_TRANSLATE_NOOP("Topics", "After the capture")},
    Row{"capture", QT_TRANSLATE_NOOP("Topics", "Capturing")},
    Row{"combination-plays", QT_TRANSLATE_NOOP("Topics", "Combination plays")},
    Row{"editions", QT_TRANSLATE_NOOP("Topics", "Where editions differ")},
    Row{"house-rules", QT_TRANSLATE_NOOP("Topics", "House rules")},
    Row{"open-questions", QT_TRANSLATE_NOOP("Topics", "Open questions")},
    Row{"placing-floors", QT_TRANSLATE_NOOP("Topics", "Placing floors")},
    Row{"prisoners", QT_TRANSLATE_NOOP("Topics", "Prisoners and ransom")},
    Row{"range", QT_TRANSLATE_NOOP("Topics", "Range of a tower")},
    Row{"scoring", QT_TRANSLATE_NOOP("Topics", "Scoring")},
    Row{"tower-top", QT_TRANSLATE_NOOP("Topics", "Figures on a tower")},
    Row{"watchtower-bonus", QT_TRANSLATE_NOOP("Topics", "Watchtowers: what they count")},
    Row{"watchtower-combinations", QT_TRANSLATE_NOOP("Topics", "Watchtowers with other expansions")},
    Row{"watchtower-editions", QT_TRANSLATE_NOOP("Topics", "Watchtowers: editions")},
    Row{"watchtower-order", QT_TRANSLATE_NOOP("Topics", "Watchtowers: what comes first")},
    Row{"watchtower-trigger", QT_TRANSLATE_NOOP("Topics", "Watchtowers: what triggers them")},
};

template <std::size_t Count> QString nameIn(const std::array<Row, Count> &rows, const QString &name)
{
    for (const Row &row : rows)
        if (name == QLatin1String(row.name))
            return Topics::tr(row.words);
    QString words = QString(name).replace(u'-', u' ');
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

} // namespace

QString topicName(const QString &topic)
{
    return nameIn(topics, topic);
}

QString folderName(const QString &folder)
{
    return nameIn(folders, folder);
}

} // namespace towerwatch
