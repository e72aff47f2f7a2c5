// SPDX-License-Identifier: MIT
#include "views/wording/languagenames.h"

#include <QLocale>

namespace towerwatch {

QString languageName(const QString &language)
{
    if (language == u"en")
        return QStringLiteral("English"); // not "American English"
    QString name = QLocale(language).nativeLanguageName();
    if (name.isEmpty())
        return language;
    name[0] = name[0].toUpper();
    return name;
}

} // namespace towerwatch
