// SPDX-License-Identifier: MIT
/// Every fact has words, no sentence keeps a placeholder, and what comes from files is shown safely.
#include "model/format/scenarioreader.h"
#include "model/inquiry/compare.h"
#include "model/referee/citations.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/testmain.h"
#include "views/telling/deedwords.h"
#include "views/telling/layout.h"
#include "views/words/words.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <set>

using namespace towerwatch;

namespace {

/// Nothing left to fill in, nothing doubled or hanging in the air.
bool isWhole(const QString &text)
{
    static const QRegularExpression leftOver(QStringLiteral("%(L?\\d|n)|  |^\\s|\\s$|\\(\\)|“”"));
    return !text.isEmpty() && !text.contains(leftOver);
}

bool isSentence(const QString &text)
{
    static const QRegularExpression end(QStringLiteral("[.?!)]$"));
    return isWhole(text) && text.contains(end);
}

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

List<int> footnotesOf(const Page &page)
{
    List<int> numbers = page.footnotes;
    for (const Row &row : page.rows)
        numbers << row.footnotes;
    for (const Decision &decision : page.decide)
        numbers << decision.footnotes;
    return numbers;
}

/// What the page about a question says.
Page told(const Position &position, const Question &question)
{
    Footnotes footnotes;
    return tell(position, answer(position.board(), question), footnotes);
}

Scenario readText(std::string_view text)
{
    return readScenario(text, builtInTiles()).scenario.value_or(Scenario{});
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

/// A problem with facts that are words, as the reader makes it.
Problem problemOf(std::size_t id)
{
    return {static_cast<ProblemId>(id), {1, 1}, {"first", "second", "third", "fourth"}};
}

} // namespace

class TestWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void problems();
    void problemsWithoutSuggestion();
    void syntaxErrors();
    void longFactsAreCut();
    void warnings();
    void enumerators();
    void kindsOfBothEditions();
    void places();
    void bonuses();
    void numbersAndLists();
    void players();
    void figures();
    void buildingsAreNamed();
    void capturesTellWhatGoesWithThem();
    void scoresTellWhatIsLeftOut();
    void tileNames();
    void showsSafely_data();
    void showsSafely();
    void translationsKeepPlaceholders_data();
    void translationsKeepPlaceholders();
    void footnotesAreNumbered();
    void footnotesAreFew();
    void theFigureAskedAboutComesFirst();
    void everyFootnoteIsUsed();
    void openIsNotCarried();
    void hostileNames();
    void questionsAboutNothing();
    void doubtsComeLast();
    void dragonsKeepAwayFromTheFairy();
    void whatIsUnfinishedNamesTheGaps();
    void whatIsUnfinishedNamesItsHolder();
};

void TestWording::init()
{
    setCurrentLanguage("en");
}

void TestWording::problems()
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
void TestWording::problemsWithoutSuggestion()
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

void TestWording::syntaxErrors()
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

void TestWording::longFactsAreCut()
{
    const QString text = sentence(Problem{ProblemId::UnknownTile, {1, 1}, {std::string(5000, 'x'), ""}});
    QVERIFY(text.size() < 300);
}

void TestWording::warnings()
{
    const Position position(
        readText("towerwatch: 1\nplayers: {red: {name: Ann, prisoners: [{figure: meeple, owner: blue}]},"
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

void TestWording::enumerators()
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

void TestWording::kindsOfBothEditions()
{
    for (const TowerRules tower : allTowerRules)
        allDiffer(enumNames<FigureKind>,
                  [&](std::size_t i) { return word(static_cast<FigureKind>(i), tower); });
    QVERIFY(word(FigureKind::Meeple, TowerRules::C1) != word(FigureKind::Meeple, TowerRules::C2));
}

void TestWording::places()
{
    QSet<QString> seen;
    QList<Place> all;
    for (const Side side : allSides)
        all << Place{PlaceKind::Road, side} << Place{PlaceKind::City, side} << Place{PlaceKind::Castle, side};
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

void TestWording::bonuses()
{
    for (std::size_t i = 0; i < enumNames<Bonus>.size(); ++i)
        for (const int count : {0, 1, 2, 17}) {
            const QString text = counted(static_cast<Bonus>(i), count);
            QVERIFY2(isWhole(text) && text.contains(QString::number(count)), enumNames<Bonus>[i].data());
        }
}

void TestWording::numbersAndLists()
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

void TestWording::players()
{
    const Scenario scenario =
        readText("towerwatch: 1\nplayers: {red: {name: \"A\\u202Enn\"}, blue: {name: \"\"}, green: }\n");
    QVERIFY(!playerName(scenario, Colour::Red).contains("\u202E"));
    QVERIFY(playerName(scenario, Colour::Red).contains("A"));
    for (const Colour colour : {Colour::Red, Colour::Blue, Colour::Green, Colour::Purple})
        QVERIFY(isWhole(playerName(scenario, colour)));
}

void TestWording::figures()
{
    const Position position(
        readText("towerwatch: 1\ntiles: [{tile: base-B-monastery, at: [0, 0]}]\nfigures:\n"
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
void TestWording::buildingsAreNamed()
{
    QSet<QString> labels, places;
    const QStringList buildings{QStringLiteral("base-B-monastery"), QStringLiteral("abbey"),
                                QStringLiteral("shrine"), QStringLiteral("japanese-building"),
                                QStringLiteral("darmstadt-church")};
    for (const QString &building : buildings) {
        const Position position(
            readText("towerwatch: 1\ntiles: [{tile: " + building.toStdString() +
                     ", at: [0, 0]}]\nfigures: [{figure: meeple, owner: red, at: [0, 0], on: monastery}]\n"),
            builtInTiles());
        labels << figureLabel(position, 0);
        places << placeName({PlaceKind::Monastery}, position.board().design(0));
    }
    QCOMPARE(labels.size(), buildings.size());
    QCOMPARE(places.size(), buildings.size());
}

/// Who comes home in exchange and whose it is, and the builder that is left alone.
void TestWording::capturesTellWhatGoesWithThem()
{
    const auto shared = std::make_shared<Position>(
        readText("towerwatch: 1\n"
                 "players: {red: {}, blue: {prisoners: [{figure: mayor, owner: red}]}}\n"
                 "tiles: [{tile: tower-02-meadow, at: [0, 0], floors: 1},\n"
                 "        {tile: base-U-road-straight, at: [1, 0]}]\n"
                 "figures: [{figure: meeple, owner: blue, at: [1, 0], on: road E},\n"
                 "          {figure: builder, owner: blue, at: [1, 0], on: road E}]\n"),
        builtInTiles());
    const Position &position = *shared;
    Desk desk = after({}, ondesk::Shown{shared, true});
    desk = after(desk, ondesk::Asked{{.ask = Ask::PlaceFloor, .at = Square{0, 0}, .by = Colour::Red}});
    const auto deeds = deedsOf(desk);
    const auto meeple = std::ranges::find(deeds, 0, [](const Deed &deed) { return deed.capture.figure; });
    QVERIFY(meeple != deeds.end());
    const QString told = doneWords(position, *meeple);
    QVERIFY2(isSentence(told), qPrintable(told));
    for (const Text &part : {figureLabel(position, 0), word(FigureKind::Mayor, TowerRules::C2),
                             playerName(position.scenario(), Colour::Red), figureLabel(position, 1)})
        QVERIFY2(told.contains(QString(part)), qPrintable(told));
}

/// A score says what it does not count: the fairy's points and those of castles.
void TestWording::scoresTellWhatIsLeftOut()
{
    const auto rows = [](const std::string &more) {
        const Position position(
            readText(
                "towerwatch: 1\nplayers: {red: {}, green: {}}\ntiles:\n"
                "  - {tile: base-A-monastery-road, at: [0, 0]}\n"
                "  - {tile: base-A-monastery-road, at: [0, 1], rotation: 180}\n"
                "  - {tile: base-E-cap, at: [5, 0]}\n  - {tile: base-E-cap, at: [5, -1], rotation: 180}\n"
                "castles: [{at: [5, 0], city: N}]\nfigures:\n"
                "  - {id: a, figure: meeple, owner: red, at: [0, 0], on: road S}\n" +
                more),
            builtInTiles());
        return told(position, {.ask = Ask::Score, .at = Square{0, 1}}).rows.size();
    };
    const auto plain = rows({});
    QCOMPARE(rows("  - {figure: fairy, at: [0, 0]}\n"), plain + 1);
    QCOMPARE(rows("  - {id: b, figure: meeple, owner: green, at: [5, 0], on: castle N}\n"), plain + 1);
    QCOMPARE(rows("  - {figure: fairy, at: [0, 1]}\n"), plain);
    QCOMPARE(rows("  - {figure: fairy, at: [5, 0]}\n"), plain);
}

void TestWording::tileNames()
{
    for (const Tile &tile : builtInTiles().tiles())
        QVERIFY2(isWhole(tileName(tile)), tile.id.c_str());
    QVERIFY(isWhole(tileName(Tile{.id = "mine"})));
}

void TestWording::showsSafely_data()
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
    for (const int bidi :
         {0x200E, 0x200F, 0x061C, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069}) {
        const QByteArray tag = "bidi " + QByteArray::number(bidi, 16);
        QTest::newRow(tag.constData()) << ("a" + QString(QChar(bidi)).toUtf8() + "b") << QString(QChar(bidi));
    }
}

void TestWording::showsSafely()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, hidden);
    const QString safe = shown(text.toStdString());
    QVERIFY2(!safe.contains(hidden), qPrintable(safe));
    QVERIFY(safe.startsWith(u'a') && safe.endsWith(u'b'));
    QVERIFY(safe.size() > 2); // something stands for it
    QCOMPARE(shown("plain äöü 漢字 🏰"), QString("plain äöü 漢字 🏰"));
}

void TestWording::translationsKeepPlaceholders_data()
{
    QTest::addColumn<QString>("language");
    for (const std::string_view language : builtInRulings().languages)
        QTest::newRow(language.data()) << QString(utf8(language));
}

void TestWording::translationsKeepPlaceholders()
{
    const auto message = [](const char *source, const char *translation) {
        return misfits(QByteArray("<TS><context><message><source>") + source + "</source>" + translation +
                       "</message></context></TS>");
    };
    QCOMPARE(message("a %1 b %2", "<translation>%2 x %1</translation>").size(), 0);
    QCOMPARE(message("a %1 b %2", "<translation>x %1</translation>").size(), 1);
    QCOMPARE(message("a", "<translation>x %1</translation>").size(), 1);
    QCOMPARE(message("a %1", "<translation type=\"unfinished\"></translation>").size(), 0);
    QCOMPARE(message("%n of %1", "<translation><numerusform>one of %1</numerusform><numerusform>%n of "
                                 "%1</numerusform></translation>")
                 .size(),
             0);
    QCOMPARE(
        message(
            "%n of %1",
            "<translation><numerusform>one</numerusform><numerusform>%n of %1</numerusform></translation>")
            .size(),
        1);
    QCOMPARE(misfits("<TS>").size(), 1);
    QFETCH(QString, language);
    QFile file(QStringLiteral(TOWERWATCH_SOURCE_DIR "/translations/towerwatch_%1.ts").arg(language));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(misfits(file.readAll()), QStringList());
}

void TestWording::footnotesAreNumbered()
{
    Footnotes footnotes;
    QCOMPARE(footnotes.numberOf({"a"}), 1);
    QCOMPARE(footnotes.numberOf({"b"}), 2);
    QCOMPARE(footnotes.numberOf({"a"}), 1);
    QCOMPARE(footnotes.numbersOf({{"c"}, {"b"}}), (List<int>{3, 2})); // what decides comes first
    QCOMPARE(footnotes.rulings().size(), 3);
    QVERIFY(footnotes.rulings()[2] == RulingId{"c"});
}

/// Few rulings stand beside a sentence; with all of them numbered the sentences are the same.
void TestWording::footnotesAreFew()
{
    int left = 0;
    for (const ShippedScenario &shipped : shippedScenarios()) {
        const Position position(readText(shipped.text), builtInTiles());
        for (const Question &question : questionsOf(position.scenario(), builtInTiles())) {
            const Answer given = answer(position.board(), question);
            Footnotes few, all(Cited::All);
            const Page page = tell(position, given, few), same = tell(position, given, all);
            QCOMPARE(page.verdict, same.verdict);
            QVERIFY(page.rows.size() <= same.rows.size()); // one more where rulings stand at no sentence
            for (std::size_t i = 0; i < page.rows.size(); ++i) {
                QCOMPARE(page.rows[i].who, same.rows[i].who);
                QCOMPARE(textOf(page.rows[i]), textOf(same.rows[i]));
            }
            QVERIFY(all.rulings().size() >= few.rulings().size());
            left += all.rulings().size() > few.rulings().size();
        }
    }
    QVERIFY(left > 50);
}

/// Whoever asks about a figure hears about it: the verdict names it, its row is first, the others are folded.
void TestWording::theFigureAskedAboutComesFirst()
{
    std::set<Verdict> met;
    for (const ShippedScenario &shipped : shippedScenarios()) {
        const Position position(readText(shipped.text), builtInTiles());
        for (Question question : questionsOf(position.scenario(), builtInTiles()))
            for (std::size_t i = 0; question.ask == Ask::PlaceFloor && i < position.ids().size(); ++i) {
                question.target = position.ids()[i];
                const Page page = told(position, question);
                const Row *row = rowOf(page, static_cast<int>(i));
                if (!row)
                    continue;
                const QString label = figureLabel(position, static_cast<int>(i), question.at);
                QVERIFY2(QString(page.verdict).contains(label, Qt::CaseInsensitive),
                         page.verdict.str().c_str());
                for (const Row &other : page.rows)
                    if (other.verdict)
                        QCOMPARE(other.folded, &other != row);
                met.insert(*row->verdict);
            }
    }
    QCOMPARE(met.size(), enumNames<Verdict>.size());
}

/// Every shipped scenario under every rule set and house rule: known rulings, each footnote used.
void TestWording::everyFootnoteIsUsed()
{
    for (const ShippedScenario &shipped : shippedScenarios()) {
        const Scenario base = readText(shipped.text);
        for (const TableRules &tableRules : comparedRules(base.rules)) {
            Scenario scenario = base;
            scenario.rules = tableRules;
            const auto questions = questionsOf(scenario, builtInTiles());
            const Position position(std::move(scenario), builtInTiles());
            Footnotes footnotes;
            QSet<int> used;
            for (const Question &question : questions) {
                const Page page = tell(position, answer(position.board(), question), footnotes);
                for (const int number : footnotesOf(page)) {
                    QVERIFY(number >= 1 && number <= std::ssize(footnotes.rulings()));
                    used.insert(number);
                }
            }
            for (const RulingId id : footnotes.rulings()) {
                const Ruling *ruling = builtInRulings().find(id.value);
                QVERIFY2(ruling, id.value.data());
                QCOMPARE(carriedWord(*ruling, tableRules).empty(), !isCarried(*ruling, tableRules));
                QVERIFY(rulingLabel(*ruling, tableRules).str().ends_with(carriedWord(*ruling, tableRules)));
                QCOMPARE(deducedWord(*ruling, tableRules).empty(), !isDeduced(*ruling, tableRules));
                QVERIFY(rulingLabel(*ruling, tableRules).contains(deducedWord(*ruling, tableRules)));
            }
            QCOMPARE(used.size(), std::ssize(footnotes.rulings()));
        }
    }
}

/// Where a number is printed for the other edition alone and the answer stays open, nobody carries it over.
void TestWording::openIsNotCarried()
{
    const Ruling &number = *builtInRulings().find(cite::ransomMinScore.value);
    const Ruling &carried = *builtInRulings().find(cite::towerSeparateFeature.value);
    for (const TowerRules tower : allTowerRules) {
        const TableRules rules{.tower = tower};
        QCOMPARE(carriedWord(number, rules).empty(), tower == TowerRules::C2);
        QCOMPARE(carriedWord(number, rules) == carriedWord(carried, rules), tower == TowerRules::C2);
    }
}

/// Names that look like placeholders or hide control characters come through as what they are.
void TestWording::hostileNames()
{
    const Position position(
        readText(
            "towerwatch: 1\nplayers: {red: {name: \"%1 %2 %3\"}, blue: {name: \"\\u202E\\e[2J%n\"}}\n"
            "tiles: [{tile: tower-02-meadow, at: [0, 0], floors: 1}, {tile: base-B-monastery, at: [0, 1]}]\n"
            "figures: [{id: \"%4\\a\", figure: meeple, owner: blue, at: [0, 1], on: monastery}]\n"),
        builtInTiles());
    QCOMPARE(position.ids().size(), std::size_t(1));
    QString all;
    Footnotes footnotes;
    for (const Question &question : questionsOf(position.scenario(), builtInTiles()))
        all += plainText(tell(position, answer(position.board(), question), footnotes));
    QVERIFY(all.contains("%1 %2 %3"));
    for (const int hidden : {0x202E, 0x1b, 0x07})
        QVERIFY(!all.contains(QChar(hidden)));
}

/// Questions about empty squares and empty tables have an explanation, too.
void TestWording::questionsAboutNothing()
{
    const Position position(Scenario{}, builtInTiles());
    for (const Ask ask : {Ask::PlaceFloor, Ask::PlaceFigure, Ask::Watchtower, Ask::Score, Ask::Ransom,
                          Ask::Actions, Ask::Outlook}) {
        Question question{.ask = ask, .at = Square{3, 4}};
        if (ask == Ask::PlaceFigure)
            question.figure = FigureKind::Meeple;
        const Page page = told(position, question);
        QVERIFY2(isWhole(page.verdict), name(ask).data());
        QVERIFY2(isWhole(page.question), name(ask).data());
    }
}

/// What refuses any figure is the verdict; what no rule settles about this kind is told besides.
void TestWording::doubtsComeLast()
{
    const Position position(
        readText("towerwatch: 1\nplayers: {red: {}}\ntiles:\n  - {tile: tower-02-meadow, at: [0, 0]}\n"),
        builtInTiles());
    const auto refusal = [&](FigureKind kind) {
        Question question{.ask = Ask::PlaceFigure, .at = Square{}, .by = Colour::Red};
        question.figure = kind;
        return told(position, question);
    };
    const Page noFloor = refusal(FigureKind::Meeple), doubtful = refusal(FigureKind::Abbot);
    QCOMPARE(doubtful.verdict, noFloor.verdict);
    QCOMPARE(doubtful.rows.size(), noFloor.rows.size() + 1);
}

/// The dragon does not come to the fairy's tile: of a figure on a tower beside her nothing is said of it.
void TestWording::dragonsKeepAwayFromTheFairy()
{
    const auto fateBeside = [](const std::string &neighbour) {
        const Position position(
            readText("towerwatch: 1\nplayers: {red: {}, green: {}}\ntiles:\n"
                     "  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\nfigures:\n"
                     "  - {id: g, figure: meeple, owner: green, at: [0, 0], on: tower}\n  - {figure: " +
                     neighbour + ", at: [0, 0]}\n"),
            builtInTiles());
        Footnotes footnotes;
        QStringList events;
        for (const Row &row : tellFate(position, 0, Colour::Red, footnotes).rows)
            if (row.key == "event dragon")
                events << textOf(row);
            else if (row.key.starts_with("event ") && row.footnotes.size() != 1)
                QTest::qFail("not with its own ruling", __FILE__, __LINE__);
        return events;
    };
    QVERIFY(fateBeside("dragon") != fateBeside("fairy"));
}

/// Of a road, city or monastery that is not complete every empty square is named that keeps it so, no other.
void TestWording::whatIsUnfinishedNamesTheGaps()
{
    const auto gaps = [](const std::string &tiles) {
        const Position position(readText("towerwatch: 1\ntiles:\n" + tiles), builtInTiles());
        QStringList squares;
        const QRegularExpression square(QStringLiteral("\\(-?\\d, -?\\d\\)"));
        for (const Row &row : told(position, {.ask = Ask::Score, .at = Square{0, 0}}).rows)
            for (auto match = square.globalMatch(QString(row.who + textOf(row))); match.hasNext();)
                squares << match.next().captured();
        return squares;
    };
    const std::string road = "  - {tile: base-D-cap-road-straight, at: [0, 0]}\n",
                      cap = "  - {tile: base-E-cap, at: [0, -1], rotation: 180}\n",
                      monastery = "  - {tile: base-B-monastery, at: [0, 0]}\n";
    QCOMPARE(gaps(road), QStringList({"(-1, 0)", "(1, 0)", "(0, -1)"}));
    const QStringList city{"(0, -1)"}; // complete, and told with its first tile
    QCOMPARE(gaps(road + cap), city + QStringList({"(-1, 0)", "(1, 0)"}));
    QCOMPARE(gaps(monastery).size(), 8);
    QCOMPARE(gaps(monastery + "  - {tile: base-B-monastery, at: [1, 1]}\n").size(), 7);
}

void TestWording::whatIsUnfinishedNamesItsHolder()
{
    for (const auto &[tile, place] : {std::pair("base-E-cap", Place{PlaceKind::City, Side::N}),
                                      std::pair("base-B-monastery", Place{PlaceKind::Monastery})}) {
        Scenario scenario{.tiles = {{tile, {0, 0}}}};
        scenario.players = {{.colour = Colour::Green, .name = "Ilse"}};
        for (const bool held : {false, true}) {
            if (held)
                scenario.figures = {{.owner = Colour::Green, .at = Square{0, 0}, .on = place}};
            const Position position(scenario, builtInTiles());
            const Page page = told(position, {.ask = Ask::Score, .at = Square{0, 0}});
            QCOMPARE(page.rows.size(), 1);
            QCOMPARE(page.rows.front().clause.contains("Ilse"), held);
        }
    }
}

TOWERWATCH_TEST(TestWording)
#include "tst_wording.moc"
