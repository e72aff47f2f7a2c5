// SPDX-License-Identifier: MIT
/// What sentences are made of: words in their places, the phrases of every language, letters as Qt knows
/// them.
#include "resources/catalogue.h"
#include "resources/phrases.h"
#include "tests/support/testmain.h"
#include "views/search/wordindex.h"
#include "views/words/text.h"

#include <QLocale>

using namespace towerwatch;

namespace {

struct Phrases
{
    TOWERWATCH_PHRASES(Words)
};

} // namespace

class TestText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setCurrentLanguage("en"); }

    void fillsPlaces()
    {
        QCOMPARE(Text("%2, %1, %2").arg("a", 3), Text("3, a, 3"));
        QCOMPARE(Text("%1 %2").arg("%2", "%1"), Text("%2 %1")); // what is filled in stays as it is
        QCOMPARE(Text("100 % of %1%").arg("x"), Text("100 % of x%"));
        QCOMPARE(Text("%1 %3 %n %").arg("x", "y"), Text("x %3 %n %"));
        QCOMPARE(replaced("a-b-", "-", "--"), Text("a--b--"));
        QCOMPARE(joined({"a", "", "b"}, ", "), Text("a, , b"));
        QCOMPARE(joined({}, ", "), Text());
    }

    void becomesForeign()
    {
        const Text text = "Türme 🏰";
        const QString foreign = text;
        QCOMPARE(foreign, QStringLiteral("Türme 🏰"));
        QCOMPARE(QString(text) + text, QStringLiteral("Türme 🏰Türme 🏰"));
        const QStringList list = Texts{"a", "ß"};
        QCOMPARE(list, QStringList({"a", "ß"}));
    }

    void everyLanguageHasPhrases()
    {
        for (const std::string_view language : builtInRulings().languages) {
            const auto found = std::ranges::find(phraseLanguages(), language, &PhraseLanguage::id);
            QVERIFY2(found != phraseLanguages().end(), language.data());
            QCOMPARE(found->phrases.size(), phraseKeys().size());
            QVERIFY(!found->name.empty());
        }
        for (std::size_t i = 1; i < phraseKeys().size(); ++i)
            QVERIFY(phraseKeys()[i - 1] < phraseKeys()[i]); // they are searched by halves
    }

    void pluralsAreThoseOfTheLanguage()
    {
        for (const char *language : {"en", "de", "nl"}) {
            setCurrentLanguage(language);
            const auto worded = [](int count) {
                return replaced(Phrases::tr("%n point(s)", nullptr, count), std::to_string(count), "#");
            };
            QVERIFY2(worded(1) != worded(2), language);
            for (const int many : {0, 3, 11, 21, 99, 100, 101, 201, 1001})
                QCOMPARE(worded(many), worded(2)); // they have one and many
        }
    }

    void unknownIsTheSource()
    {
        setCurrentLanguage("de");
        QCOMPARE(translated("Words", "no such sentence %n", nullptr, 3), Text("no such sentence 3"));
        setCurrentLanguage("tlh");
        QCOMPARE(translated("Words", "north"), Text("north"));
        QCOMPARE(currentLanguage(), "tlh");
    }

    void months()
    {
        for (const PhraseLanguage &language : phraseLanguages()) {
            setCurrentLanguage(language.id);
            const QLocale locale(QString(Text(language.id)));
            for (int month = 1; month <= 12; ++month)
                QCOMPARE(QString(monthName(month)), locale.standaloneMonthName(month));
        }
        QCOMPARE(monthName(13), "13");
    }

    void foldsAsUnicodeSays()
    {
        for (char16_t c = 1; c < 0x2190; ++c) {
            QString plain;
            for (const QChar part : QString(QChar(c)).normalized(QString::NormalizationForm_KD))
                if (!part.isMark())
                    plain += part.toCaseFolded();
            plain.replace(QChar(0xDF), QStringLiteral("ss"));
            QCOMPARE(QString(folded(QString(QChar(c)).toStdString())), plain);
        }
        QCOMPARE(folded("塔 🏰 \xff"), Text("塔 🏰 \xff")); // also what is no text
    }

    void capitals()
    {
        for (char16_t c = 1; c < 0x2190; ++c) {
            const QString word = QString(QChar(c)) + u'x';
            QCOMPARE(QString(capitalized(word.toStdString())), QString(QChar(c).toUpper()) + u'x');
        }
        QCOMPARE(capitalized(""), "");
        QCOMPARE(capitalized("“a”"), "“a”");
    }
};

TOWERWATCH_TEST(TestText)
#include "tst_text.moc"
