// SPDX-License-Identifier: MIT
/// Every shipped answer in every language under all rules: whole, in the right marks, in the words of its
/// edition.
#include "app/system/language.h"
#include "model/format/scenarioreader.h"
#include "model/inquiry/compare.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/testmain.h"
#include "views/telling/page.h"
#include "views/words/words.h"

#include <QRegularExpression>

using namespace towerwatch;

/// What an answer says about one question of one scenario under one set of rules.
struct Spoken
{
    const char *path;
    TableRules rules;
    QStringList texts;
};

namespace {

QStringList textsOf(const Page &page)
{
    QStringList texts{page.question, page.verdict};
    for (const Row &row : page.rows) {
        texts << (row.who.empty() ? QString(textOf(row)) : QString(row.who));
        for (const QString &text : QStringList{row.word, row.clause} + QStringList(row.follows))
            if (!text.isEmpty())
                texts << text;
    }
    return texts;
}

/// The readings of open questions, too.
QStringList allTextsOf(const Page &page)
{
    QStringList texts = textsOf(page);
    for (const Decision &decision : page.decide)
        texts << QString(decision.what) << QStringList(decision.readings);
    return texts;
}

/// Words that people chose are out of the way: names and ids say nothing about the language.
Scenario withoutNames(Scenario scenario)
{
    for (Player &player : scenario.players)
        player.name = {};
    return scenario;
}

QList<Spoken> everyAnswer()
{
    QList<Spoken> all;
    for (const ShippedScenario &shipped : shippedScenarios()) {
        Scenario scenario =
            withoutNames(readScenario(shipped.text, builtInTiles()).scenario.value_or(Scenario{}));
        for (const TableRules &rules : comparedRules(scenario.rules)) {
            scenario.rules = rules;
            const Position position(scenario, builtInTiles());
            for (const Question &question : questionsOf(scenario, builtInTiles())) {
                Footnotes footnotes;
                all << Spoken{shipped.path.data(), rules,
                              allTextsOf(tell(position, answer(position.board(), question), footnotes))};
            }
        }
    }
    return all;
}

/// Whether the marks of a text are those of a language, opened and closed in turn.
bool wellQuoted(const QString &text, const QString &language)
{
    const QChar open(language == u"de" ? 0x201E : 0x201C), close(language == u"de" ? 0x201C : 0x201D);
    int depth = 0;
    for (const QChar c : text) {
        if (c == u'"' || (c == QChar(0x201E) && open != c) || (c == QChar(0x201D) && close != c))
            return false;
        depth += c == open ? 1 : c == close ? -1 : 0;
        if (depth < 0 || depth > 1)
            return false;
    }
    return depth == 0;
}

} // namespace

class TestLanguages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage(QStringLiteral("en"));
        m_english = everyAnswer();
        QVERIFY(m_english.size() > 1000);
    }

    void answers_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("second"); ///< words of the second edition alone
        QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("[Mm]eeple");
        QTest::newRow("de") << QStringLiteral("de") << QStringLiteral("Meeple");
        QTest::newRow("nl") << QStringLiteral("nl") << QStringLiteral("[Mm]eeple");
    }

    void answers()
    {
        QFETCH(QString, language);
        useLanguage(language);
        static const QRegularExpression broken(
            QStringLiteral("%(L?\\d|n)|  |^\\s|\\s$|[,;:!?][.,;:!?]|(?<!\\.)\\.\\.(?!\\.)|\\(\\)"));
        const QList<Spoken> spoken = everyAnswer();
        QCOMPARE(spoken.size(), m_english.size());
        for (qsizetype i = 0; i < spoken.size(); ++i) {
            QCOMPARE(spoken[i].texts.size(), m_english[i].texts.size());
            for (qsizetype j = 0; j < spoken[i].texts.size(); ++j) {
                const QString &text = spoken[i].texts[j];
                const QByteArray where = QByteArray(spoken[i].path) + ": " + text.toUtf8();
                QVERIFY2(!text.isEmpty() && !text.contains(broken), where.data());
                QVERIFY2(wellQuoted(text, language), where.data());
                constexpr qsizetype longWord = 12; // what is shorter may be the same by chance
                QVERIFY2(language == u"en" || text.size() < longWord || text != m_english[i].texts[j],
                         where.data());
            }
        }
    }

    void marksAreTold()
    {
        QVERIFY(wellQuoted(QStringLiteral("„Der Turm“"), QStringLiteral("de")));
        QVERIFY(!wellQuoted(QStringLiteral("“Der Turm”"), QStringLiteral("de")));
        QVERIFY(wellQuoted(QStringLiteral("“The Tower”"), QStringLiteral("en")));
        QVERIFY(!wellQuoted(QStringLiteral("“The Tower"), QStringLiteral("en")));
    }

    void wordsOfTheEdition_data() { answers_data(); }
    /// Watchtowers have no first edition and keep their own words; readings of open questions are the words
    /// of those who hold them.
    void wordsOfTheEdition()
    {
        QFETCH(QString, language);
        QFETCH(QString, second);
        useLanguage(language);
        const QRegularExpression word(second);
        QStringList found;
        int checked = 0;
        for (const ShippedScenario &shipped : shippedScenarios()) {
            Scenario scenario =
                withoutNames(readScenario(shipped.text, builtInTiles()).scenario.value_or(Scenario{}));
            for (const TowerRules rules : allTowerRules) {
                if (!switchesOf(rules).wordsOfFirstEdition)
                    continue;
                scenario.rules.tower = rules;
                const Position position(scenario, builtInTiles());
                for (const Question &question : questionsOf(scenario, builtInTiles())) {
                    if (question.ask == Ask::Watchtower || question.ask == Ask::Score)
                        continue;
                    Footnotes footnotes;
                    for (const QString &text :
                         textsOf(tell(position, answer(position.board(), question), footnotes))) {
                        ++checked;
                        if (text.contains(word))
                            found << text;
                    }
                }
            }
        }
        found.removeDuplicates();
        QVERIFY(checked > 1000);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void sourcesAreInALanguageThatIsNamed()
    {
        for (const Document &document : builtInRulings().documents) // see languageWord() of the wording
            QVERIFY2(document.language == "en" || document.language == "de" || document.language == "nl",
                     document.key.data());
    }

private:
    QList<Spoken> m_english;
};

TOWERWATCH_TEST(TestLanguages)
#include "tst_languages.moc"
