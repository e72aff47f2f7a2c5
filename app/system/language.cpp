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
#include <algorithm>
#include <array>

namespace towerwatch {

namespace {

const QString languageKey = QStringLiteral("language");

/// English plural forms, the words of Qt's dialogs, and our own, which are asked first.
std::array<QTranslator, 3> &translators()
{
    static std::array<QTranslator, 3> all;
    return all;
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
    auto &[english, qts, ours] = translators();
    for (QTranslator &each : translators())
        QCoreApplication::removeTranslator(&each);
    setCurrentLanguage(language.toStdString());
    const auto isComplete = std::ranges::count(completeLanguages(), language.toStdString()) > 0;
    if (!isComplete && english.load(QStringLiteral(":/i18n/towerwatch_en")))
        QCoreApplication::installTranslator(&english);
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
