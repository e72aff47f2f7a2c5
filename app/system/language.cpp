// SPDX-License-Identifier: MIT
#include "app/system/language.h"

#include "app/system/translators.h"

#include <QCoreApplication>
#include <QEvent>
#include <QSettings>

namespace towerwatch {

namespace {

const QString languageKey = QStringLiteral("language");

} // namespace

QString preferredLanguage()
{
    const QString chosen = QSettings().value(languageKey).toString();
    return languages().contains(chosen) ? chosen : systemLanguage();
}

void chooseLanguage(const QString &language)
{
    QSettings().setValue(languageKey, language);
    useLanguage(language);
    QEvent changed(QEvent::LanguageChange); // also where no translator came or went
    QCoreApplication::sendEvent(QCoreApplication::instance(), &changed);
}

} // namespace towerwatch
