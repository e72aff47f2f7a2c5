// SPDX-License-Identifier: MIT
/// The translation files of the languages that are complete: every message is translated, none is left over,
/// plural forms are complete.
#include "resources/catalogue.h"
#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <utility>

namespace {

/// Context, source and comment of every message of a translation file.
QStringList messagesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        QTest::qFail(qPrintable(path), __FILE__, __LINE__);
    QXmlStreamReader xml(&file);
    QString context, source, comment;
    QStringList messages;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::EndElement && xml.name() == u"message")
            messages << QStringList{context, source, std::exchange(comment, {})}.join(QStringLiteral(" | "));
        if (token != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"source")
            source = xml.readElementText();
        else if (xml.name() == u"comment")
            comment = xml.readElementText();
    }
    messages.sort();
    return messages;
}

/// The placeholders of a text, sorted: "%1 %2 %n".
QString placeholders(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%(L?\\d|n)"));
    QStringList found;
    for (auto it = place.globalMatch(text); it.hasNext();)
        found << it.next().captured();
    found.removeDuplicates();
    found.sort();
    return found.join(u' ');
}

/// Translations in a .ts file whose placeholders are not those of their source. A plural form may leave %n
/// out.
QStringList misfits(const QByteArray &ts)
{
    QXmlStreamReader xml(ts);
    QString source;
    QStringList found;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const bool form = xml.name() == u"numerusform";
        const bool plain = xml.name() == u"translation" && !source.contains(QStringLiteral("%n"));
        if (xml.name() == u"source") {
            source = xml.readElementText();
        } else if (form || plain) {
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            const QString without = QString(placeholders(source)).remove(QStringLiteral("%n")).trimmed();
            const bool fits =
                placeholders(text) == placeholders(source) || (form && placeholders(text) == without);
            if (!text.isEmpty() && !fits)
                found << source;
        }
    }
    if (xml.hasError())
        found << xml.errorString();
    return found;
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMessageIsTranslated_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *language : towerwatch::completeLanguages())
            QTest::newRow(language)
                << QStringLiteral(TOWERWATCH_SOURCE_DIR "/translations/towerwatch_%1.ts").arg(language);
    }

    void everyMessageIsTranslated()
    {
        QFETCH(QString, file);
        QFile input(file);
        QVERIFY(input.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&input);
        QString source;
        int messages = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"source") {
                source = xml.readElementText();
            } else if (xml.name() == u"translation") {
                ++messages;
                QVERIFY2(!xml.attributes().hasAttribute(QStringLiteral("type")), qPrintable(source));
                const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
                QVERIFY2(!text.trimmed().isEmpty(), qPrintable(source));
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(messages > 20);
    }

    void placeholdersAreKept_data() { everyMessageIsTranslated_data(); }

    /// Each translation has the placeholders of its source.
    void placeholdersAreKept()
    {
        const auto message = [](const char *source, const char *translation) {
            return misfits(QByteArray("<TS><context><message><source>") + source + "</source>" + translation +
                           "</message></context></TS>");
        };
        QCOMPARE(message("a %1 b %2", "<translation>%2 x %1</translation>").size(), 0);
        QCOMPARE(message("a %1 b %2", "<translation>x %1</translation>").size(), 1);
        QCOMPARE(message("%n of %1", "<translation><numerusform>one of %1</numerusform><numerusform>%n of "
                                     "%1</numerusform></translation>")
                     .size(),
                 0);
        QCOMPARE(misfits("<TS>").size(), 1);
        QFETCH(QString, file);
        QFile input(file);
        QVERIFY(input.open(QIODevice::ReadOnly));
        QCOMPARE(misfits(input.readAll()), QStringList());
    }

    void messagesAreThoseOfTheSources_data() { everyMessageIsTranslated_data(); }

    /// Against what lupdate finds in the sources now: nothing is missing and nothing left over.
    void messagesAreThoseOfTheSources()
    {
        QFETCH(QString, file);
        if (file.endsWith(u"_en.ts"))
            QSKIP("English has plural forms only");
        const QStringList wanted = messagesOf(QStringLiteral(TOWERWATCH_MESSAGES)), there = messagesOf(file);
        QVERIFY(wanted.size() > 500);
        for (const QString &message : wanted)
            QVERIFY2(there.contains(message), qPrintable("missing: " + message));
        QCOMPARE(there, wanted);
    }

    /// lupdate of Qt 6.8 takes the end of `enum class A : B {}` for that of the namespace around it, and the
    /// messages of the classes behind it for others than lupdate of Qt 6.4 does.
    void enumerationsOfWindowsNameNoType()
    {
        const QRegularExpression typed(QStringLiteral("enum class \\w+ :"));
        int headers = 0;
        for (const char *folder : {"app/window", "views/window"}) {
            QDirIterator files(QStringLiteral(TOWERWATCH_SOURCE_DIR "/") + QLatin1String(folder),
                               {QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                QVERIFY2(!typed.match(QString::fromUtf8(file.readAll())).hasMatch(),
                         qPrintable(file.fileName()));
                ++headers;
            }
        }
        QVERIFY(headers > 50);
    }
};

TOWERWATCH_TEST(TestTranslations)
#include "tst_translations.moc"
