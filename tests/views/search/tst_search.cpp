// SPDX-License-Identifier: MIT
/// Whether people find the rulings by their own words.
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "views/search/rulingsearch.h"
#include "views/words/words.h"

#include <QFile>

using namespace towerwatch;

namespace {

struct Asked
{
    QString language, words;
    QStringList rulings; ///< any of these is a right answer
};

/// The questions of a file in tests/data/search.
QList<Asked> questionsOf(const char *name)
{
    QFile file(QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/data/search/") + name);
    if (!file.open(QIODevice::ReadOnly))
        QTest::qFail(qPrintable(file.fileName()), __FILE__, __LINE__);
    QList<Asked> questions;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts))
        if (!line.startsWith(u'#'))
            questions << Asked{line.section(u' ', 0, 0),
                               line.section(u' ', 1).section(QStringLiteral(" = "), 0, 0),
                               line.section(QStringLiteral(" = "), 1).split(u' ')};
    return questions;
}

QStringList found(const QString &words)
{
    QStringList ids;
    for (const Ruling *ruling : findRulings({.words = words.toStdString()}))
        ids << utf8(ruling->id.value);
    return ids;
}

/// The place of the first right answer, from 0; -1: it is not found.
qsizetype placeOf(const Asked &asked)
{
    const QStringList ids = found(asked.words);
    const auto right =
        std::ranges::find_if(ids, [&](const QString &id) { return asked.rulings.contains(id); });
    return right == ids.end() ? -1 : right - ids.begin();
}

bool isAmongFirst(const Asked &asked)
{
    const qsizetype place = placeOf(asked);
    return place >= 0 && place < 3;
}

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A title before a text, all words before some, the ruling that is named before all others.
    void order()
    {
        setCurrentLanguage("en");
        const auto inTitle = [](const QString &id, std::string_view word) {
            const Ruling *ruling = builtInRulings().find(id.toStdString());
            return std::ranges::any_of(
                ruling->texts, [&](const RulingText &text) { return folded(text.title).contains(word); });
        };
        const QStringList festival = found("festival"), plague = found("festival plague");
        QVERIFY(inTitle(festival.first(), "festival") && !inTitle(festival.last(), "festival"));
        const auto text =
            std::ranges::find_if(festival, [&](const QString &id) { return !inTitle(id, "festival"); });
        QVERIFY(
            std::none_of(text, festival.end(), [&](const QString &id) { return inTitle(id, "festival"); }));
        QVERIFY(plague.contains("tower-meeple-festival") && plague.contains("tower-meeple-plague"));
        const QStringList both = found("fairy tower");
        QVERIFY(inTitle(both.first(), "fairy") && inTitle(both.first(), "tower"));
        QCOMPARE(found("wt-area").first(), "wt-area");
        QCOMPARE(found(" ransom-timing ").first(), "ransom-timing");
        QVERIFY(found("xyzzy").isEmpty());
    }

    void languages_data() { keptApart_data(); }

    void languages()
    {
        QFETCH(QString, language);
        setCurrentLanguage(language.toStdString());
        for (const char *words :
             {"ransom", "Lösegeld", "Losegeld", "Loesegeld", "LÖSEGELDES", "losprijs", "losgekochte"})
            QVERIFY2(found(words).mid(0, 6).filter("ransom-").size() >= 4, words);
        setCurrentLanguage("en");
    }

    void slips()
    {
        QCOMPARE(found("phantmo"), found("phantom"));                // two in the wrong order
        QCOMPARE(found("vulcano"), found("volcano"));                // another
        QVERIFY(found("acrobbat").contains("capture-acrobat"));      // one too many
        QVERIFY(found("festval").contains("tower-meeple-festival")); // one too few
        QVERIFY(
            found("watchtwoer").contains("wt-trigger")); // two in the wrong order that look like an umlaut
        QVERIFY(found("farie").mid(0, 6).filter("fairy").size() > 1); // in the wrong order, and another
        QVERIFY(found("phaxyom").isEmpty());                          // two
        QVERIFY(found("prnc").isEmpty());                             // too short to tell
    }

    void fillers()
    {
        QCOMPARE(found("can I do the ransom?"), found("ransom"));
        QVERIFY(!found("kann man").isEmpty()); // when nothing else is typed yet
        QVERIFY(found(" ,; ").isEmpty());
    }

    /// What somebody must do is asked for in two words, too.
    void pairs()
    {
        for (const char *words :
             {"do I have to take a prisoner", "must I take a prisoner", "had to take a prisoner"})
            QCOMPARE(found(words).first(), QStringLiteral("capture-optional"));
        WordIndex index;
        index.add(0, TextPlace::Asked, "you have to go");
        index.add(1, TextPlace::Asked, "to have it all");
        QCOMPARE(index.find("must"), (List<int>{0}));
        QCOMPARE(index.find("has to"), (List<int>{0}));
    }

    /// One sentence that holds most of a long search comes before texts over which all of it is strewn; of
    /// short ones the title does.
    void oneText()
    {
        const Text text = "An abbot once sold %1 to monks from Narbonne who kept %2 near the river and %3 by "
                          "the gate, where pilgrims left %4 for those that came after them";
        WordIndex index;
        index.add(0, TextPlace::Text, text.arg("apples", "cider", "lanterns", "boots"));
        index.add(0, TextPlace::Text, text.arg("candles", "honey", "wool", "salt"));
        index.add(1, TextPlace::Asked, "apples and honey, cider, lanterns");
        index.add(2, TextPlace::Title, "Wool");
        index.add(3, TextPlace::Asked, "wool");
        QCOMPARE(index.find("apples honey cider lanterns salt"), (List<int>{1, 0}));
        QCOMPARE(index.find("wool"), (List<int>{2, 3, 0}));
    }

    /// What is written down as asked for a ruling finds it.
    void asked()
    {
        const std::span<const Ruling> rulings = builtInRulings().rulings;
        QCOMPARE(askedPhrases().size(), rulings.size());
        int lost = 0, phrases = 0;
        for (std::size_t i = 0; i < rulings.size(); ++i) {
            const QStringList asked = QString(utf8(askedPhrases()[i])).split(u'\n', Qt::SkipEmptyParts);
            for (auto phrase = static_cast<qsizetype>(i % 10); phrase < asked.size(); phrase += 10, ++phrases)
                if (!isAmongFirst({{}, asked[phrase], {utf8(rulings[i].id.value)}})) {
                    qInfo("%s: %s", rulings[i].id.value.data(), qPrintable(asked[phrase]));
                    ++lost;
                }
        }
        QVERIFY(phrases > 500);
        QVERIFY(lost * 100 <= phrases);
    }

    /// What is found can be shown in the texts.
    void meant()
    {
        QVERIFY(wordsMeant("  ").empty());
        QVERIFY(wordsMeant("Loesegeld").contains("losegeld"));
        QVERIFY(wordsMeant("the guy").contains("meeple"));
        QVERIFY(!wordsMeant("the guy").contains("the"));
        QCOMPARE(hitsIn("Wie hoch das Lösegeld ist", wordsMeant("loesegeld")), (List<Hit>{{13, 8}}));
    }

    void tuning()
    {
        const QList<Asked> questions = questionsOf("tuning.txt");
        int right = 0;
        for (const Asked &asked : questions)
            if (isAmongFirst(asked))
                ++right;
            else
                qInfo("%s: %s", qPrintable(asked.words), qPrintable(found(asked.words).mid(0, 6).join(u' ')));
        QVERIFY(right * 100 >= questions.size() * 98);
    }

    void keptApart_data() { languageRows(); }

    /// Tells how many, not which, so that nobody tunes with these. The goal is 95 in a hundred of all; no
    /// language may fall behind what it has reached.
    void keptApart()
    {
        QFETCH(QString, language);
        QList<Asked> questions = questionsOf("kept-apart.txt");
        questions.removeIf([&](const Asked &asked) { return asked.language != language; });
        QVERIFY(questions.size() >= 85);
        const auto right = std::ranges::count_if(questions, isAmongFirst);
        qInfo("%s: %d of %d", qPrintable(language), static_cast<int>(right),
              static_cast<int>(questions.size()));
        QVERIFY(right * 100 >= questions.size() * 93);
    }

    /// No question that is kept apart is one of the phrasings, which would find itself.
    void neverAsked()
    {
        QFile file(QStringLiteral(TOWERWATCH_SOURCE_DIR "/resources/rulings/asked.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList phrasings = QString::fromUtf8(file.readAll()).toLower().split(u'\n');
        QVERIFY(phrasings.contains(QStringLiteral("    - what comes in the tower box")));
        for (const Asked &asked : questionsOf("kept-apart.txt") + questionsOf("kinds.txt") +
                                      questionsOf("strangers.txt") + questionsOf("wordings.txt"))
            QVERIFY2(!phrasings.contains(QStringLiteral("    - ") + asked.words.toLower()),
                     qPrintable(asked.words));
    }

    void kinds_data()
    {
        QTest::addColumn<QStringList>("languages");
        QTest::newRow("en") << QStringList{QStringLiteral("en")};
        QTest::newRow("de") << QStringList{QStringLiteral("de")};
        QTest::newRow("nl") << QStringList{QStringLiteral("nl")};
        QTest::newRow("others") << QStringList{"es", "fr", "pl", "it", "pt", "cs", "ru", "ja"};
    }

    /// What is asked again and again in public, by kind, in words that nobody chose the search for.
    void kinds()
    {
        QFETCH(QStringList, languages);
        QList<Asked> questions = questionsOf("kinds.txt");
        questions.removeIf([&](const Asked &asked) { return !languages.contains(asked.language); });
        QVERIFY(questions.size() >= 25);
        qsizetype right = 0;
        for (const Asked &asked : questions)
            if (isAmongFirst(asked))
                ++right;
            else
                qInfo("%s: %d: %s", qPrintable(asked.words), static_cast<int>(placeOf(asked)) + 1,
                      qPrintable(found(asked.words).mid(0, 4).join(u' ')));
        QVERIFY2(right * 100 >= questions.size() * 90, qPrintable(QString::number(right)));
    }

    void wordings_data() { keptApart_data(); }

    /// What the kinds of wordings are of which many were not found once; see the file.
    void wordings()
    {
        QFETCH(QString, language);
        QList<Asked> questions = questionsOf("wordings.txt");
        questions.removeIf([&](const Asked &asked) { return asked.language != language; });
        qsizetype right = 0;
        for (const Asked &asked : questions)
            if (isAmongFirst(asked))
                ++right;
            else
                qInfo("%s: %d: %s", qPrintable(asked.words), static_cast<int>(placeOf(asked)) + 1,
                      qPrintable(found(asked.words).mid(0, 4).join(u' ')));
        QVERIFY(questions.size() >= 160);
        QVERIFY2(right >= 150, qPrintable(QString::number(right)));
    }

    /// What is printed comes before the house rule that changes it, unless house rules are sought.
    void housesBehindPrinted()
    {
        for (const char *words : {"does the tower shoot diagonally", "kan de toren ook schuin pakken",
                                  "schlägt der turm auch schräg"}) {
            const QStringList ids = found(QString::fromUtf8(words));
            QVERIFY2(ids.indexOf("tower-range-no-diagonal") < ids.indexOf("house-diagonal"), words);
        }
        for (const char *words : {"house rule diagonal", "Hausregel schräg", "house-diagonal"})
            QCOMPARE(found(QString::fromUtf8(words)).first(), QStringLiteral("house-diagonal"));
    }

    /// What somebody typed who had never seen the program nor how it searches.
    void strangers()
    {
        const QList<Asked> questions = questionsOf("strangers.txt");
        QVERIFY(questions.size() >= 95);
        const auto right = std::ranges::count_if(questions, isAmongFirst);
        qInfo("%d of %d", static_cast<int>(right), static_cast<int>(questions.size()));
        QVERIFY(right * 100 >= questions.size() * 94);
    }
};

TOWERWATCH_TEST(TestSearch)
#include "tst_search.moc"
