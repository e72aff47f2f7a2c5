// SPDX-License-Identifier: MIT
#include "app/system/language.h"

#include "resources/catalogue.h"
#include "views/words/words.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>
#include <array>

namespace towerwatch {

namespace {

const QString languageKey = QStringLiteral("language");

/// Our own words and those of Qt's dialogs.
std::array<QTranslator, 2> &translators()
{
    static std::array<QTranslator, 2> both;
    return both;
}

} // namespace

QStringList languages()
{
    QStringList list;
    for (const std::string_view language : builtInRulings().languages)
        list << QString::fromUtf8(language.data(), static_cast<qsizetype>(language.size()));
    return list;
}

QString systemLanguage()
{
    const QStringList known = languages();
    for (const QString &name : QLocale().uiLanguages())
        if (QString language = name.section(u'-', 0, 0); known.contains(language))
            return language;
    return known.first();
}

void useLanguage(const QString &language)
{
    auto &[ours, qts] = translators();
    QCoreApplication::removeTranslator(&ours);
    QCoreApplication::removeTranslator(&qts);
    setCurrentLanguage(language.toStdString());
    if (qts.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qts);
    if (ours.load(QStringLiteral(":/i18n/towerwatch_") + language))
        QCoreApplication::installTranslator(&ours);
}

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
