// SPDX-License-Identifier: MIT
/// Every shipped answer in every language under all rules: whole, in the right marks, in the words of its
/// edition.
#include "app/system/language.h"
#include "model/format/scenarioreader.h"
#include "model/inquiry/variants.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/testmain.h"
#include "views/telling/page.h"
#include "views/words/words.h"

#include <QRegularExpression>

using namespace towerwatch;

/// A question of a shipped scenario under one set of rules, answered.
struct Answered
{
    const char *path;
    std::shared_ptr<const Position> position;
    Answer answer;

    /// Watchtowers have no first edition and keep their own words.
    bool isOfFirstEdition() const
    {
        return switchesOf(position->scenario().rules.tower).wordsOfFirstEdition &&
               answer.question.ask != Ask::Watchtower && answer.question.ask != Ask::Score;
    }
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

/// The readings of open questions: words of those who hold them.
QStringList readingsOf(const Page &page)
{
    QStringList texts;
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

std::vector<Answered> everyAnswer()
{
    std::vector<Answered> all;
    for (const ShippedScenario &shipped : shippedScenarios()) {
        Scenario scenario =
            withoutNames(readScenario(shipped.text, builtInTiles()).scenario.value_or(Scenario{}));
        for (const TableRules &rules : comparedRules(scenario.rules)) {
            scenario.rules = rules;
            const auto position = std::make_shared<const Position>(scenario, builtInTiles());
            for (const Question &question : questionsOf(scenario, builtInTiles()))
                all.push_back({shipped.path.data(), position, answer(position->board(), question)});
        }
    }
    return all;
}

Page pageOf(const Answered &one)
{
    Footnotes footnotes;
    return tell(*one.position, one.answer, footnotes);
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
        m_answers = everyAnswer();
        QVERIFY(m_answers.size() > 1000);
        for (const Answered &one : m_answers) {
            const Page page = pageOf(one);
            m_english << textsOf(page) + readingsOf(page);
        }
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
        QFETCH(QString, second);
        useLanguage(language);
        static const QRegularExpression broken(
            QStringLiteral("%(L?\\d|n)|  |^\\s|\\s$|[,;:!?][.,;:!?]|(?<!\\.)\\.\\.(?!\\.)|\\(\\)"));
        const QRegularExpression wordOfSecond(second);
        int ofFirst = 0;
        for (std::size_t i = 0; i < m_answers.size(); ++i) {
            const Page page = pageOf(m_answers[i]);
            const QStringList words = textsOf(page), texts = words + readingsOf(page);
            const QStringList &english = m_english[static_cast<qsizetype>(i)];
            QCOMPARE(texts.size(), english.size());
            const bool isOfFirst = m_answers[i].isOfFirstEdition();
            ofFirst += isOfFirst;
            for (qsizetype j = 0; j < texts.size(); ++j) {
                const QString &text = texts[j];
                const QByteArray where = QByteArray(m_answers[i].path) + ": " + text.toUtf8();
                QVERIFY2(!text.isEmpty() && !text.contains(broken), where.data());
                QVERIFY2(wellQuoted(text, language), where.data());
                QVERIFY2(!isOfFirst || j >= words.size() || !text.contains(wordOfSecond), where.data());
                constexpr qsizetype longWord = 12; // what is shorter may be the same by chance
                QVERIFY2(language == u"en" || text.size() < longWord || text != english[j], where.data());
            }
        }
        QVERIFY(ofFirst > 1000);
    }

    void marksAreTold()
    {
        QVERIFY(wellQuoted(QStringLiteral("„Der Turm“"), QStringLiteral("de")));
        QVERIFY(!wellQuoted(QStringLiteral("“Der Turm”"), QStringLiteral("de")));
        QVERIFY(wellQuoted(QStringLiteral("“The Tower”"), QStringLiteral("en")));
        QVERIFY(!wellQuoted(QStringLiteral("“The Tower"), QStringLiteral("en")));
    }

    void sourcesAreInALanguageThatIsNamed()
    {
        for (const Document &document : builtInRulings().documents) // see languageWord() of the wording
            QVERIFY2(document.language == "en" || document.language == "de" || document.language == "nl",
                     document.key.data());
    }

private:
    std::vector<Answered> m_answers;
    QList<QStringList> m_english; ///< what is said in English to each
};

TOWERWATCH_TEST(TestLanguages)
#include "tst_languages.moc"
