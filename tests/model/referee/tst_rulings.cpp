// SPDX-License-Identifier: MIT
/// The catalogue of rulings: complete in every language, cited by the rules, shown by the scenarios.
#include "model/format/scenarioreader.h"
#include "model/referee/citations.h"
#include "model/referee/rulings.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "views/words/words.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <functional>

using namespace towerwatch;

namespace {

/// The constant that the build makes of an id.
QString constantOf(const QString &id)
{
    QString name;
    for (const QString &word : id.split(u'-'))
        name += name.isEmpty() ? word : word.left(1).toUpper() + word.mid(1);
    return name;
}

/// The rulings that the sources of the model cite.
QSet<QString> citedByTheCode()
{
    QHash<QString, QString> idOf;
    for (const Ruling &ruling : builtInRulings().rulings)
        idOf.insert(constantOf(utf8(ruling.id.value)), utf8(ruling.id.value));
    static const QRegularExpression citation(QStringLiteral("\\bcite::(\\w+)"));
    QSet<QString> cited;
    QDirIterator files(QStringLiteral(TOWERWATCH_SOURCE_DIR "/model/"),
                       {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        for (auto found = citation.globalMatch(contentOf(files.next())); found.hasNext();)
            cited.insert(idOf.value(found.next().captured(1)));
    cited.remove(QString()); // what comments only give as an example
    return cited;
}

/// The shortest way to say where a source stands: "S001 footnote 3".
QSet<QString> places()
{
    QSet<QString> found;
    for (const Ruling &ruling : builtInRulings().rulings)
        for (const Source &source : ruling.sources)
            for (const int number : source.numbers)
                found.insert(QStringLiteral("%1 %2 %3")
                                 .arg(inQt(source.document->key), inQt(source.detail))
                                 .arg(number));
    return found;
}

} // namespace

class TestRulings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds()
    {
        const RulingCatalogue &catalogue = builtInRulings();
        QVERIFY(catalogue.rulings.size() >= 180);
        for (const Ruling &ruling : catalogue.rulings)
            QVERIFY2(catalogue.find(ruling.id.value) == &ruling, ruling.id.value.data());
        QVERIFY(!catalogue.find("nonsense"));
        QVERIFY(!catalogue.find(""));
    }

    void constants()
    {
        QVERIFY(citedByTheCode().size() > 100);
        QCOMPARE(utf8(cite::towerReopens.value), QStringLiteral("tower-reopens"));
        QCOMPARE(utf8(cite::captureBarnShepherdC1.value), QStringLiteral("capture-barn-shepherd-c1"));
    }

    /// Others, each once.
    void relatedExist()
    {
        for (const Ruling &ruling : builtInRulings().rulings) {
            QSet<QString> once;
            for (const std::string_view related : ruling.related) {
                QVERIFY2(builtInRulings().find(related) && related != ruling.id.value &&
                             !once.contains(inQt(related)),
                         qPrintable(inQt(ruling.id.value) + u' ' + inQt(related)));
                once.insert(inQt(related));
            }
        }
    }

    void languages()
    {
        const auto languages = builtInRulings().languages;
        QVERIFY(languages.front() == "en" && completeLanguages().size() >= 3);
        for (const Ruling &ruling : builtInRulings().rulings) {
            QCOMPARE(ruling.texts.size(), languages.size());
            for (std::size_t i = 0; i < languages.size(); ++i)
                QVERIFY(&builtInRulings().text(ruling, languages[i]) == &ruling.texts[i]);
            QVERIFY(&builtInRulings().text(ruling, "tlh") == &ruling.texts[0]);
        }
    }

    void texts_data() { languageRows(); }

    /// Every ruling has all its words in every complete language, and no language repeats another's.
    void texts()
    {
        QFETCH(QString, language);
        for (const Ruling &ruling : builtInRulings().rulings) {
            const RulingText &text = builtInRulings().text(ruling, language.toStdString());
            for (const std::string_view part : {text.title, text.brief, text.text}) {
                QVERIFY2(!part.empty(), ruling.id.value.data());
                QVERIFY2(part.front() != ' ' && part.back() != ' ' && part.back() != '\n',
                         ruling.id.value.data());
            }
            QVERIFY2(text.brief.back() == '.' && text.text.back() == '.', ruling.id.value.data());
            QVERIFY2(inQt(text.brief).count(u'%') == 0, ruling.id.value.data());
            const RulingText &first = builtInRulings().text(ruling, language.toStdString(), true);
            QCOMPARE(first.readings.size(), text.readings.size());
            for (const RulingText &words : {text, first})
                for (const std::string_view part : {words.title, words.brief, words.text, words.decide})
                    QVERIFY2(part.find_first_of("<|>") == std::string_view::npos, ruling.id.value.data());
            static const QRegularExpression date(QStringLiteral(
                "^$|^((1[0-2]|[1-9])/)?20\\d\\d(, ((1[0-2]|[1-9])/)?20\\d\\d)*$")); // understood in all
                                                                                    // languages
            QVERIFY2(inQt(ruling.date).contains(date), ruling.date.data());
            if (language != u"en")
                QVERIFY2(text.text != ruling.texts[0].text, ruling.id.value.data());
        }
    }

    void questions_data() { texts_data(); }

    /// Every ruling has a short question in every complete language, which no other ruling has.
    void questions()
    {
        QFETCH(QString, language);
        constexpr qsizetype longest = 55;
        for (const bool first : {false, true}) {
            QSet<QString> once;
            for (const Ruling &ruling : builtInRulings().rulings) {
                const QString question = inQt(questionOf(ruling, language.toStdString(), first));
                QVERIFY2(question.endsWith(u'?') && question == question.simplified() &&
                             question.size() <= longest,
                         qPrintable(inQt(ruling.id.value) + u' ' + question));
                QVERIFY2(question.count(u'?') == 1 &&
                             !question.contains(QRegularExpression(QStringLiteral("[<|>!%]"))),
                         qPrintable(inQt(ruling.id.value) + u' ' + question));
                QVERIFY2(!once.contains(question.toCaseFolded()), qPrintable(question));
                once.insert(question.toCaseFolded());
            }
        }
    }

    void openQuestions()
    {
        int open = 0;
        for (const Ruling &ruling : builtInRulings().rulings) {
            const bool isOpen = ruling.kind == RulingKind::Open;
            open += isOpen ? 1 : 0;
            for (const RulingText &text : ruling.texts) {
                QVERIFY2(isOpen ? text.readings.size() >= 2 : text.readings.empty(), ruling.id.value.data());
                QVERIFY2(text.decide.empty() != isOpen, ruling.id.value.data());
                for (const std::string_view reading : text.readings)
                    QVERIFY(!reading.empty());
            }
        }
        QVERIFY(open >= 9);
        for (const char *id : {"capture-wheel-of-fortune", "capture-acrobat", "tower-top-abbot",
                               "tower-top-guard", "wt-city-of-carcassonne-meeples", "wt-wheel-meeples"})
            QVERIFY2(builtInRulings().find(id)->kind == RulingKind::Open, id);
    }

    void facts()
    {
        static const QRegularExpression id(QStringLiteral("^[a-z0-9]+(-[a-z0-9]+)*$"));
        for (const Ruling &ruling : builtInRulings().rulings) {
            QVERIFY2(id.match(inQt(ruling.id.value)).hasMatch(), ruling.id.value.data());
            QVERIFY2(!ruling.topic.empty() && !ruling.editions.empty(), ruling.id.value.data());
            for (const std::string_view edition : ruling.editions)
                QVERIFY2(edition == "c1" || edition == "c2" || edition == "c3", ruling.id.value.data());
            if (ruling.kind == RulingKind::HouseRule)
                QVERIFY2(inQt(ruling.id.value)
                                 .contains(QRegularExpression("house|tts|jcz|other-counts|variant|fan")) ||
                             !ruling.affectsAnswers,
                         ruling.id.value.data());
        }
    }

    /// Each ruling names where it stands; what nobody wrote down is marked as deduced or open.
    void sources()
    {
        for (const Ruling &ruling : builtInRulings().rulings) {
            if (ruling.kind != RulingKind::Inference && ruling.kind != RulingKind::Open)
                QVERIFY2(!ruling.sources.empty(), ruling.id.value.data());
            for (const Source &source : ruling.sources) {
                QVERIFY2(source.document, ruling.id.value.data());
                QVERIFY(!source.document->key.empty());
                for (const std::string_view language : builtInRulings().languages)
                    QVERIFY2(!builtInRulings().title(*source.document, language).empty(), language.data());
                QVERIFY2(source.numbers.empty() || !source.detail.empty(), ruling.id.value.data());
                for (const int number : source.numbers)
                    QVERIFY(number > 0);
            }
        }
        QSet<QString> keys;
        for (const Document &document : builtInRulings().documents) {
            QVERIFY2(!keys.contains(inQt(document.key)), document.key.data());
            keys.insert(inQt(document.key));
        }
        for (const char *seed : {"S000", "S001", "S002", "S003", "S004"})
            QVERIFY(keys.contains(seed));
    }

    void everyFootnoteOfTheSeeds_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<int>("count");
        const auto row = [](const char *what, int count) { QTest::newRow(what) << QString(what) << count; };
        row("S001 footnote", 24);
        row("S000 footnote", 12);
        row("S003 footnote", 6);
        row("S004 footnote", 5);
        row("S004 box", 2);
        row("S001 house-rule", 4);
        row("S004 house-rule", 4);
    }

    /// The numbered notes of the source documents, from the first to the last and no further.
    void everyFootnoteOfTheSeeds()
    {
        QFETCH(QString, what);
        QFETCH(int, count);
        const QSet<QString> found = places();
        for (int number = 1; number <= count; ++number)
            QVERIFY2(found.contains(QStringLiteral("%1 %2").arg(what).arg(number)),
                     qPrintable(QString::number(number)));
        for (const QString &place : found)
            if (place.startsWith(what + u' '))
                QVERIFY2(place.section(u' ', -1).toInt() <= count, qPrintable(place));
    }

    /// Every ruling of the facts is in the catalogue.
    void everyIdOfTheFacts()
    {
        const QString facts = contentOf(QStringLiteral(TOWERWATCH_SOURCE_DIR "/../shared/facts/rulings.md"));
        if (facts.isEmpty())
            QSKIP("the facts are not here");
        static const QRegularExpression entry(QStringLiteral("^\\d+[a-z]?\\. \\*\\*([a-z0-9-]+)\\*\\* \\["),
                                              QRegularExpression::MultilineOption);
        QStringList missing;
        int count = 0;
        for (auto matches = entry.globalMatch(facts); matches.hasNext(); ++count)
            if (const QString id = matches.next().captured(1); !builtInRulings().find(id.toStdString()))
                missing << id;
        QVERIFY(count > 150);
        QCOMPARE(missing, QStringList());
    }

    void rulingsThatDecideAreCited()
    {
        const QSet<QString> cited = citedByTheCode();
        QStringList missing;
        for (const Ruling &ruling : builtInRulings().rulings)
            if (const QString id = inQt(ruling.id.value); ruling.affectsAnswers && !cited.contains(id))
                missing << id;
        QCOMPARE(missing, QStringList());
    }

    /// What the rules cite decides something, or is told beside an answer.
    void citedRulingsDecide()
    {
        const QSet<QString> beside{
            "tower-capture-before-scoring",  "wt-repeatable",    "wt-c3-fields",
            "wt-special-monastery-position", "prisoner-visible", "capture-fairy-left-behind",
            "capture-castle-dissent",        "prisoners-at-end", "tower-action-with-princess",
            "double-turn-extra-from-builder"};
        for (const QString &id : citedByTheCode())
            QVERIFY2(builtInRulings().find(id.toStdString())->affectsAnswers != beside.contains(id),
                     qPrintable(id));
    }

    /// Every ruling that decides answers is shown by a scenario of the library.
    void rulingsThatDecideAreShown()
    {
        QSet<QString> shown;
        for (const ShownRuling &ruling : shownRulings())
            shown.insert(inQt(ruling.ruling));
        QStringList missing;
        for (const Ruling &ruling : builtInRulings().rulings)
            if (ruling.affectsAnswers && !shown.contains(inQt(ruling.id.value)))
                missing << inQt(ruling.id.value);
        QVERIFY2(missing.isEmpty(), qPrintable(QString::number(missing.size()) + u' ' + missing.join(u' ')));
    }

    /// What some scenario expects to decide: a ruling that no expectation names could go unnoticed.
    void rulingsThatDecideAreExpected()
    {
        QSet<QString> expected;
        const std::function<void(const Value &)> collect = [&](const Value &value) {
            for (std::size_t i = 0; i < value.items.size(); ++i) {
                if (i < value.keys.size() && value.keys[i] == "because")
                    for (const Value &ruling : value.items[i].items)
                        expected.insert(inQt(ruling.text));
                collect(value.items[i]);
            }
        };
        for (const ShippedScenario &shipped : shippedScenarios()) {
            const ReadResult read = readScenario(shipped.text, builtInTiles());
            for (const Question &question : read.scenario->questions)
                if (question.expect)
                    collect(*question.expect);
        }
        QStringList missing;
        for (const QString &id : citedByTheCode())
            if (!expected.contains(id))
                missing << id;
        QCOMPARE(missing, QStringList());
    }

    void shownRulingsExist()
    {
        QSet<QString> paths;
        for (const ShippedScenario &scenario : shippedScenarios())
            paths.insert(inQt(scenario.path));
        QVERIFY(paths.size() == static_cast<qsizetype>(shippedScenarios().size()) && !paths.isEmpty());
        for (const ShownRuling &ruling : shownRulings()) {
            QVERIFY2(builtInRulings().find(ruling.ruling), ruling.ruling.data());
            QVERIFY(!ruling.scenarios.empty());
            for (const std::string_view path : ruling.scenarios)
                QVERIFY2(paths.contains(inQt(path)), path.data());
        }
    }

    void everyScenarioShowsSomething()
    {
        QSet<QString> showing;
        for (const ShownRuling &ruling : shownRulings())
            for (const std::string_view path : ruling.scenarios)
                showing.insert(inQt(path));
        QStringList idle;
        for (const ShippedScenario &scenario : shippedScenarios())
            if (!showing.contains(inQt(scenario.path)))
                idle << inQt(scenario.path);
        QVERIFY2(idle.isEmpty(), qPrintable(idle.join(u' ')));
    }

    /// What we deduce for a rule set is a ruling of its edition, else it would be carried over; and the rule
    /// sets of which a source says so stay as they are.
    void deductionsStayInTheirEdition()
    {
        int deductions = 0;
        for (const Ruling &ruling : builtInRulings().rulings) {
            for (const std::string_view named : ruling.deduced)
                QVERIFY2(std::find(enumNames<TowerRules>.begin(), enumNames<TowerRules>.end(), named) !=
                             enumNames<TowerRules>.end(),
                         ruling.id.value.data());
            std::size_t found = 0;
            for (const TowerRules tower : allTowerRules)
                if (const TableRules rules{.tower = tower}; isDeduced(ruling, rules)) {
                    QVERIFY2(!isCarried(ruling, rules), ruling.id.value.data());
                    QVERIFY2(tower != TowerRules::C2 && tower != TowerRules::C1, ruling.id.value.data());
                    ++found;
                }
            QCOMPARE(found, ruling.deduced.size());
            deductions += static_cast<int>(found);
        }
        QVERIFY(deductions > 0);
        const auto deduced = [](RulingId id, TowerRules tower) {
            return isDeduced(*builtInRulings().find(id.value), {.tower = tower});
        };
        for (const RulingId id : {cite::captureBuilderPigOld, cite::towerTopBuilderPigOld})
            QVERIFY(deduced(id, TowerRules::C1Rgg) && !deduced(id, TowerRules::C1Original));
        for (const RulingId id :
             {cite::exchangeOwnerChooses, cite::exchangeNoNegotiation, cite::orphanBuilderPig})
            QVERIFY(deduced(id, TowerRules::C1Original) && deduced(id, TowerRules::C1Rgg) &&
                    deduced(id, TowerRules::C1Zmg));
        for (const RulingId id :
             {cite::captureOwnMeeple, cite::captureOwnToSupply, cite::captureSpecialFiguresNo})
            QVERIFY(deduced(id, TowerRules::C1Zmg) && !deduced(id, TowerRules::C1Rgg));
    }

    /// What only a program does is labelled so, and no publisher answers for it.
    void programsAreNoPublishers()
    {
        static const QSet<QString> programs{"JCZ", "JCZC", "FCZ", "TTS"};
        int engines = 0;
        for (const Ruling &ruling : builtInRulings().rulings) {
            const auto program = [](const Source &source) {
                return programs.contains(inQt(source.document->key));
            };
            if (ruling.sources.empty() || !std::all_of(ruling.sources.begin(), ruling.sources.end(), program))
                continue;
            QVERIFY2(ruling.publishers.empty(), ruling.id.value.data());
            const bool quoted =
                ruling.id.value == "double-turn-extra-from-builder"; // a report quotes the wiki
            QVERIFY2(quoted || ruling.kind == RulingKind::Engine || ruling.kind == RulingKind::HouseRule ||
                         ruling.kind == RulingKind::Inference,
                     ruling.id.value.data());
            engines += ruling.kind == RulingKind::Engine ? 1 : 0;
        }
        QVERIFY(engines >= 5);
    }

    void glossaryTerms()
    {
        QVERIFY(glossary().size() > 10);
        for (const GlossaryEntry &entry : glossary()) {
            QVERIFY(!entry.id.empty());
            QCOMPARE(entry.terms.size(), glossaryLanguages().size());
            for (const char *language : completeLanguages()) {
                const auto found = std::ranges::find(glossaryLanguages(), std::string_view(language));
                QVERIFY(found != glossaryLanguages().end());
                const Term &term = entry.terms[static_cast<std::size_t>(found - glossaryLanguages().begin())];
                QVERIFY2(!term.firstEdition.empty() || !term.secondEdition.empty(), entry.id.data());
            }
        }
    }
};

TOWERWATCH_TEST(TestRulings)
#include "tst_rulings.moc"
