// SPDX-License-Identifier: MIT
/// A language of some twenty sentences and three rulings (see french/): it is offered with its share, what it
/// has is spoken, and all else is English.
#include "app/command/options.h"
#include "app/page/requests.h"
#include "app/system/language.h"
#include "app/window/frame/mainwindow.h"
#include "model/inquiry/suggestions.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "resources/phrases.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "tests/support/windowtest.h"
#include "views/telling/pagelines.h"
#include "views/window/reference/examples.h"
#include "views/window/reference/helpwindow.h"
#include "views/words/words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace towerwatch;

namespace {

const QString french = QStringLiteral("fr"), english = QStringLiteral("en");

/// A message with a number.
struct Counted
{
    QByteArray context, source, comment;

    Text said(int n) const { return translated(context, source, comment, n); }
    QString saidByQt(int n) const { return QCoreApplication::translate(context, source, comment, n); }
};

/// Those of translations/towerwatch_en.ts, which has all of them.
QList<Counted> countedMessages()
{
    QFile file(QStringLiteral(TOWERWATCH_SOURCE_DIR "/translations/towerwatch_en.ts"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader reader(&file);
    QList<Counted> messages;
    QByteArray context;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == u"name")
            context = reader.readElementText().toUtf8();
        else if (reader.name() == u"message")
            messages << Counted{context, {}, {}};
        else if (reader.name() == u"source")
            messages.last().source = reader.readElementText().toUtf8();
        else if (reader.name() == u"comment")
            messages.last().comment = reader.readElementText().toUtf8();
    }
    return messages;
}

} // namespace

class tst_FewWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-fewwords")); }
    void cleanup() { useLanguage(english); }

    void isOfferedWithItsShare()
    {
        static const QRegularExpression share(QStringLiteral("^Français \\([1-9]\\d?\\x{A0}%\\)$"));
        QVERIFY(QString(languageOffer("fr")).contains(share));
        QCOMPARE(languageName("fr"), "Français");
        for (const char *complete : {"en", "eo"})
            QCOMPARE(languageOffer(complete), languageName(complete));
        const auto window = windowtest::shownWindow();
        QStringList offered;
        for (const QMenu *menu : window->findChildren<QMenu *>())
            for (const QAction *action : menu->actions())
                offered << action->text();
        QVERIFY(offered.contains(QString(languageOffer("fr"))));
    }

    void isOfferedToPhones()
    {
        web::Table page;
        const std::string told = web::call(page, "do 8\nlanguagewished 2\nfr");
        const QJsonObject answer = QJsonDocument::fromJson(QByteArray::fromStdString(told)).object();
        QCOMPARE(answer["language"].toString(), french);
        QStringList names;
        for (const QJsonValue &each : answer["languages"].toArray())
            names << each["name"].toString();
        QVERIFY(names.contains(QString(languageOffer("fr"))));
    }

    void isOfferedToTheCommandLine()
    {
        QVERIFY(cli::wordsOf(QStringLiteral("lang")).contains(french));
        cli::heedLanguage({QStringLiteral("explain"), QStringLiteral("--lang"), french});
        QCOMPARE(currentLanguage(), french);
    }

    /// What it has is said in it, by its own plural rule: French has one for 0.
    void speaks()
    {
        useLanguage(french);
        QCOMPARE(translated("Words", "north"), "nord");
        QCOMPARE(translated("Words", "%n point(s)", nullptr, 0), "0 point");
        QCOMPARE(translated("Words", "%n point(s)", nullptr, 2), "2 points");
        QCOMPARE(QCoreApplication::translate("towerwatch::ProblemCounter", "%n problem(s)", nullptr, 0),
                 QStringLiteral("0 problème"));
    }

    void plainSentencesFallBack()
    {
        useLanguage(french);
        QCOMPARE(translated("Words", "undecided"), "undecided");
        QCOMPARE(QCoreApplication::translate("towerwatch::WindowMenus", "&View"), QStringLiteral("&View"));
    }

    /// What counts things has no form for one in its source: "2 square(s) away".
    void pluralsFallBack()
    {
        int same = 0, own = 0;
        for (const Counted &message : countedMessages())
            for (const int n : {0, 1, 2, 5}) {
                useLanguage(english);
                const Text said = message.said(n);
                const QString byQt = message.saidByQt(n);
                useLanguage(french);
                const bool isSame = message.said(n) == said && message.saidByQt(n) == byQt;
                (isSame ? same : own) += 1;
                QVERIFY2(!message.saidByQt(n).contains(u"(s)"), message.source);
            }
        QVERIFY(same > 200);
        QVERIFY2(own > 0 && own <= 8, QByteArray::number(own)); // two that it has
    }

    void answersHaveNoHoles()
    {
        useLanguage(french);
        for (const Example &each : examples()) {
            const Position position(each.scenario, builtInTiles());
            for (const Question &question : questionsOf(each.scenario, builtInTiles())) {
                Footnotes footnotes;
                const Text text = plainText(tell(position, answer(position.board(), question), footnotes));
                QVERIFY2(!text.empty() && !text.contains("(s)"), qPrintable(each.path));
            }
        }
    }

    void rulingsFallBack()
    {
        int own = 0;
        for (const Ruling &ruling : builtInRulings().rulings)
            for (const bool first : {false, true}) {
                const RulingText &text = builtInRulings().text(ruling, "fr", first);
                const RulingText &inEnglish = builtInRulings().text(ruling, "en", first);
                const bool isOwn = text.title != inEnglish.title;
                QCOMPARE(text.text != inEnglish.text, isOwn);
                QVERIFY(!text.title.empty() && !text.brief.empty() && !text.text.empty());
                own += isOwn ? 1 : 0;
            }
        QCOMPARE(own, 2 * 3);
        const Ruling &ruling = *builtInRulings().find("tower-reopens");
        QVERIFY(inQt(builtInRulings().text(ruling, "fr", true).brief).contains(u"partisan"));
    }

    void helpAndTermsFallBack()
    {
        useLanguage(french);
        for (const QString &page : HelpWindow::pages())
            QCOMPARE(helpPage(page), helpPage(page, english));
        QVERIFY(std::ranges::count(glossaryLanguages(), "fr") == 0); // no column without a word
        QVERIFY(std::ranges::count(glossaryLanguages(), "nl") == 1);
    }
};

TOWERWATCH_WINDOW_TEST(tst_FewWords)
#include "tst_fewwords.moc"
