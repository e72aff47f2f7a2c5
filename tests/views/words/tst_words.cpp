// SPDX-License-Identifier: MIT
/// Every fact has words, no sentence keeps a placeholder, and what comes from files is shown safely.
#include "model/format/scenarioreader.h"
#include "model/referee/warnings.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "views/words/words.h"

#include <QSet>

using namespace towerwatch;

namespace {

template <typename Names, typename Word> void allDiffer(const Names &names, Word word)
{
    QSet<QString> seen;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const QString text = word(i);
        QVERIFY2(isWhole(text), names[i].data());
        QVERIFY2(!seen.contains(text), names[i].data());
        seen.insert(text);
    }
}

/// A problem with facts that are words, as the reader makes it.
Problem problemOf(std::size_t id)
{
    return {static_cast<ProblemId>(id), {1, 1}, {"first", "second", "third", "fourth"}};
}

} // namespace

class TestWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setCurrentLanguage("en"); }

    void problems()
    {
        QSet<QString> seen;
        for (std::size_t id = 0; id < enumNames<ProblemId>.size(); ++id) {
            const QString text = sentence(problemOf(id));
            QVERIFY2(isSentence(text), enumNames<ProblemId>[id].data());
            QVERIFY2(!seen.contains(text), enumNames<ProblemId>[id].data());
            seen.insert(text);
        }
    }

    /// Sentences stay whole where a fact is empty, as keys and suggestions may be.
    void problemsWithoutSuggestion()
    {
        const auto with = [](ProblemId id, std::vector<std::string> facts) {
            return sentence(Problem{id, {1, 1}, std::move(facts)});
        };
        QVERIFY(with(ProblemId::UnknownKey, {"a", "b"}) != with(ProblemId::UnknownKey, {"a", ""}));
        for (const ProblemId id : {ProblemId::UnknownKey, ProblemId::UnknownTile, ProblemId::NoSuchFigure})
            QVERIFY2(isSentence(with(id, {"a", ""})), name(id).data());
        QVERIFY(isSentence(with(ProblemId::UnknownWord, {"tower", "c9", ""})));
        for (const ProblemId id : {ProblemId::NeedsMap, ProblemId::NeedsList, ProblemId::NeedsText})
            QVERIFY2(isSentence(with(id, {""})), name(id).data());
        // facts that look like placeholders stay what they are
        QVERIFY(with(ProblemId::UnknownTile, {"%1 %2", ""}).contains("%1 %2"));
        QVERIFY(with(ProblemId::OutOfRange, {"%2", "0", "9"}).contains("%2"));
    }

    void syntaxErrors()
    {
        const char *const broken[] = {"a: {b",
                                      "a: [b",
                                      "a: \"b",
                                      "a:\n\t- b\n",
                                      "a: b: c",
                                      "]",
                                      "a: \"\\q\"",
                                      "a:\n    b: 1\n  c: 2\n",
                                      "%YAML 3.0\n---\n",
                                      "a: |x\n",
                                      "@a"};
        for (const char *text : broken) {
            const auto found = readScenario(text, builtInTiles()).problems;
            QVERIFY2(!found.empty() && found[0].id == ProblemId::Syntax, text);
            QVERIFY2(isSentence(sentence(found[0])), text);
        }
    }

    void longFactsAreCut()
    {
        const QString text = sentence(Problem{ProblemId::UnknownTile, {1, 1}, {std::string(5000, 'x'), ""}});
        QVERIFY(text.size() < 300);
    }

    void warnings()
    {
        const Position position(
            scenarioOf(
                "towerwatch: 1\nplayers: {red: {name: Ann, prisoners: [{figure: meeple, owner: blue}]},"
                " blue: {prisoners: [{figure: meeple, owner: red}]}}\n"
                "tiles: [{tile: base-E-cap, at: [0, 0]}, {tile: base-B-monastery, at: [0, -1]}]\n"
                "castles: [{at: [0, 0], city: N}]\n"
                "figures: [{figure: pig, owner: red, at: [0, 0], on: castle N}]\n"),
            builtInTiles());
        QCOMPARE(position.ids().size(), std::size_t(1));
        QSet<QString> seen;
        for (std::size_t code = 0; code < enumNames<WarningCode>.size(); ++code) {
            const auto id = static_cast<WarningCode>(code);
            Warning warning{.code = id, .index = 0, .at = Square{0, 0}, .other = Square{0, -1}};
            if (id == WarningCode::MutualPrisoners)
                warning = {.code = id, .subject = Subject::Prisoner, .index = 1, .prisoner = 0};
            if (id == WarningCode::IrregularCastle)
                warning.subject = Subject::Castle;
            if (id == WarningCode::BareFoundation || id == WarningCode::UnsuitablePlace)
                warning.subject = Subject::Figure;
            const QString text = sentence(warning, position);
            QVERIFY2(isSentence(text), enumNames<WarningCode>[code].data());
            QVERIFY2(!seen.contains(text), enumNames<WarningCode>[code].data());
            seen.insert(text);
        }
    }

    void enumerators()
    {
        allDiffer(enumNames<Colour>, [](std::size_t i) { return word(static_cast<Colour>(i)); });
        allDiffer(enumNames<FigureKind>, [](std::size_t i) { return word(static_cast<FigureKind>(i)); });
        allDiffer(enumNames<Verdict>, [](std::size_t i) { return word(static_cast<Verdict>(i)); });
        allDiffer(enumNames<RulingKind>, [](std::size_t i) { return word(static_cast<RulingKind>(i)); });
        allDiffer(enumNames<HouseRule>, [](std::size_t i) { return word(static_cast<HouseRule>(i)); });
        allDiffer(enumNames<TowerRules>, [](std::size_t i) { return word(static_cast<TowerRules>(i)); });
        allDiffer(enumNames<WatchtowerRules>,
                  [](std::size_t i) { return word(static_cast<WatchtowerRules>(i)); });
        allDiffer(enumNames<FeatureKind>, [](std::size_t i) { return word(static_cast<FeatureKind>(i)); });
    }

    void kindsOfBothEditions()
    {
        for (const TowerRules tower : allTowerRules)
            allDiffer(enumNames<FigureKind>,
                      [&](std::size_t i) { return word(static_cast<FigureKind>(i), tower); });
        QVERIFY(word(FigureKind::Meeple, TowerRules::C1) != word(FigureKind::Meeple, TowerRules::C2));
    }

    void places()
    {
        QSet<QString> seen;
        QList<Place> all;
        for (const Side side : allSides)
            all << Place{PlaceKind::Road, side} << Place{PlaceKind::City, side}
                << Place{PlaceKind::Castle, side};
        for (const HalfEdge half : allHalfEdges)
            all << Place{PlaceKind::Field, Side::N, half};
        for (const PlaceKind kind :
             {PlaceKind::Field, PlaceKind::Monastery, PlaceKind::Garden, PlaceKind::Tower, PlaceKind::Bridge,
              PlaceKind::Acrobat, PlaceKind::Carcassonne, PlaceKind::Wheel})
            all << Place{kind};
        for (const Place &place : all) {
            QVERIFY2(isWhole(phrase(place)), toText(place).c_str());
            QVERIFY2(!seen.contains(phrase(place)), toText(place).c_str());
            seen.insert(phrase(place));
        }
    }

    void bonuses()
    {
        for (std::size_t i = 0; i < enumNames<Bonus>.size(); ++i)
            for (const int count : {0, 1, 2, 17}) {
                const QString text = counted(static_cast<Bonus>(i), count);
                QVERIFY2(isWhole(text) && text.contains(QString::number(count)), enumNames<Bonus>[i].data());
            }
    }

    void numbersAndLists()
    {
        for (const int count : {0, 1, 2, 10000, -1}) // below 0: what a ransom would cost under an open rule
            QVERIFY(isWhole(points(count)) && points(count).contains(std::to_string(std::abs(count))));
        QVERIFY(points(-1) != points(1));
        const QString square = phrase(Square{-3, 12});
        QVERIFY(square.contains("12") && square.contains("3") && isWhole(square));
        QCOMPARE(enumerated({}), QString());
        QCOMPARE(enumerated({"a"}), QString("a"));
        const QString three = enumerated({"x1", "x2", "x3"});
        QVERIFY(three.indexOf("x1") < three.indexOf("x2") && three.indexOf("x2") < three.indexOf("x3") &&
                three.startsWith("x1"));
        QVERIFY(enumerated({"%1", "%2"}).contains("%2"));
    }

    void players()
    {
        const Scenario scenario = scenarioOf(
            "towerwatch: 1\nplayers: {red: {name: \"A\\u202Enn\"}, blue: {name: \"\"}, green: }\n");
        QVERIFY(!playerName(scenario, Colour::Red).contains("\u202E"));
        QVERIFY(playerName(scenario, Colour::Red).contains("A"));
        for (const Colour colour : {Colour::Red, Colour::Blue, Colour::Green, Colour::Purple})
            QVERIFY(isWhole(playerName(scenario, colour)));
    }

    void figures()
    {
        const Position position(
            scenarioOf("towerwatch: 1\ntiles: [{tile: base-B-monastery, at: [0, 0]}]\nfigures:\n"
                       "  - {figure: meeple, owner: red, at: [0, 0], on: monastery}\n"
                       "  - {id: \"x\\e[1m\", figure: count, at: [0, 0]}\n"
                       "  - {figure: count, at: [0, 0]}\n"
                       "  - {id: only, figure: fairy, at: [0, 0]}\n"),
            builtInTiles());
        QVERIFY(!figureLabel(position, 0).contains("f1"));
        for (const Text &part : {word(Colour::Red), word(FigureKind::Meeple), phrase(Square{0, 0})})
            QVERIFY(figureLabel(position, 0).contains(part));
        QVERIFY(figureLabel(position, 0, Square{0, 3}) != figureLabel(position, 0, Square{3, 0}));
        QVERIFY(figureLabel(position, 1).contains("x") && !figureLabel(position, 1).contains("\x1b"));
        QVERIFY(!figureLabel(position, 3).contains("only")); // there is no other fairy
    }

    /// Who stands in an abbey or at a shrine stands in no monastery.
    void buildingsAreNamed()
    {
        QSet<QString> labels, places;
        const QStringList buildings{QStringLiteral("base-B-monastery"), QStringLiteral("abbey"),
                                    QStringLiteral("shrine"), QStringLiteral("japanese-building"),
                                    QStringLiteral("darmstadt-church")};
        for (const QString &building : buildings) {
            const Position position(
                scenarioOf(
                    "towerwatch: 1\ntiles: [{tile: " + building.toStdString() +
                    ", at: [0, 0]}]\nfigures: [{figure: meeple, owner: red, at: [0, 0], on: monastery}]\n"),
                builtInTiles());
            labels << figureLabel(position, 0);
            places << placeName({PlaceKind::Monastery}, position.board().design(0));
        }
        QCOMPARE(labels.size(), buildings.size());
        QCOMPARE(places.size(), buildings.size());
    }

    void tileNames()
    {
        for (const Tile &tile : builtInTiles().tiles())
            QVERIFY2(isWhole(tileName(tile)), tile.id.c_str());
        QVERIFY(isWhole(tileName(Tile{.id = "mine"})));
    }

    void showsSafely_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("hidden"); ///< characters that must not come through
        const auto row = [](const char *tag, const QByteArray &text, const QString &hidden) {
            QTest::newRow(tag) << text << hidden;
        };
        row("escape", "a\x1b[31mb", QChar(0x1b));
        row("NUL", QByteArray("a\0b", 3), QChar(0));
        row("bell", "a\ab", QChar(7));
        row("delete",
            "a\x7f"
            "b",
            QChar(0x7f));
        row("C1", "a\u009Bb", QChar(0x9b));
        row("carriage return", "a\rb", QChar('\r'));
        for (const int bidi : {0x200E, 0x200F, 0x061C, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067,
                               0x2068, 0x2069}) {
            const QByteArray tag = "bidi " + QByteArray::number(bidi, 16);
            QTest::newRow(tag.constData())
                << ("a" + QString(QChar(bidi)).toUtf8() + "b") << QString(QChar(bidi));
        }
    }

    void showsSafely()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, hidden);
        const QString safe = shown(text.toStdString());
        QVERIFY2(!safe.contains(hidden), qPrintable(safe));
        QVERIFY(safe.startsWith(u'a') && safe.endsWith(u'b'));
        QVERIFY(safe.size() > 2); // something stands for it
        QCOMPARE(shown("plain äöü 漢字 🏰"), QString("plain äöü 漢字 🏰"));
    }
};

TOWERWATCH_TEST(TestWords)
#include "tst_words.moc"
