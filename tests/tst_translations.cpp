// SPDX-License-Identifier: MIT
/// The translation files: every message is translated, none is left over, plural forms are complete.
#include <QDir>
#include <QFile>
#include <QTest>
#include <QXmlStreamReader>

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMessageIsTranslated_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(TOWERWATCH_SOURCE_DIR "/translations"));
        const QStringList files = folder.entryList({QStringLiteral("*.ts")});
        QVERIFY(files.size() >= 3);
        for (const QString &file : files)
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
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
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
