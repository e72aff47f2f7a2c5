// SPDX-License-Identifier: MIT
/// The guides: whole in every language, and cut to the table they are read at.
#include "tests/support/boards.h"
#include "tests/support/testmain.h"
#include "views/telling/guide.h"
#include "views/words/words.h"

#include <QSet>

using namespace towerwatch;

namespace {

/// A table of these rules and players, with a tower.
Position tableWith(const std::string &rules, const std::string &red)
{
    return positionOf("T1; rules: " + rules + "; players: {red: " + red + ", blue: {}}");
}

GuidePage turnAt(const char *rules, const char *red)
{
    return guidePage(*findGuide("turn"), tableWith(rules, red));
}

QSet<QString> rulingsOf(const GuidePage &page)
{
    QSet<QString> ids;
    for (const GuideSection &section : page.sections)
        for (const Ruling *ruling : section.rulings)
            ids << QString::fromStdString(std::string(ruling->id.value));
    return ids;
}

} // namespace

class TestGuide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whole();
    void needs();
    void whatIsInPlay();
    void houseRules();
    void editions_data();
    void editions();
    void allEditions();
    void boards();
    void search();
    void steps();
};

/// Each text is there in each language, and translated in those that are complete.
void TestGuide::whole()
{
    const std::size_t languages = builtInRulings().languages.size();
    for (const Guide &guide : guides()) {
        QVERIFY(guide.parts.size() > 5);
        for (const GuidePart &part : guide.parts) {
            QCOMPARE(part.texts.size(), 2 * languages);
            for (std::size_t i = 0; i < part.texts.size(); ++i) {
                QVERIFY(part.texts[i].size() > 40 && !part.titles[i].empty());
                const std::string_view language = builtInRulings().languages[i / 2];
                QVERIFY2(i < 2 || std::ranges::count(completeLanguages(), language) == 0 ||
                             part.texts[i] != part.texts[i % 2],
                         part.texts[i].data());
            }
        }
    }
    QVERIFY(findGuide("turn") && findGuide("which-rules") && !findGuide("nonsense"));
}

/// Nothing is needed that no table can have.
void TestGuide::needs()
{
    for (const Guide &guide : guides())
        for (const GuidePart &part : guide.parts)
            QVERIFY2(part.needs.empty() || part.needs == "tower" || part.needs == "watchtowers" ||
                         part.needs == "castles" || part.needs == "ransom" ||
                         fromName<FigureKind>(part.needs) || fromName<HouseRule>(part.needs),
                     part.needs.data());
}

/// Only what is on the table or in a hand is told; what else there is is named.
void TestGuide::whatIsInPlay()
{
    const GuidePage plain = turnAt("{tower: c2}", "{supply: {meeple: 7, phantom: 0}}");
    const GuidePage phantom = turnAt("{tower: c2}", "{supply: {meeple: 7, phantom: 1}}");
    QCOMPARE(phantom.sections.size(), plain.sections.size() + 1);
    QVERIFY(!rulingsOf(plain).contains("phantom-after-floor"));
    QVERIFY(rulingsOf(phantom).contains("phantom-after-floor"));
    QVERIFY(plain.leftOut.contains(word(FigureKind::Phantom)));
    QVERIFY(!phantom.leftOut.contains(word(FigureKind::Phantom)));
    QVERIFY(rulingsOf(plain).contains("turn-after-floor") && !rulingsOf(plain).contains("wt-order"));
    const GuidePage held = turnAt("{tower: c2}", "{prisoners: [{figure: wagon, owner: blue}]}");
    QVERIFY(rulingsOf(held).contains("wagon-not-to-tower"));
}

void TestGuide::houseRules()
{
    const GuidePage without = turnAt("{tower: c2, house: [eye-for-an-eye]}", "{}");
    QVERIFY(!rulingsOf(without).contains("ransom-three"));
    QVERIFY(rulingsOf(without).contains("house-eye-for-eye"));
    const GuidePage with = turnAt("{tower: c2}", "{}");
    QVERIFY(rulingsOf(with).contains("ransom-three"));
    QVERIFY(!rulingsOf(with).contains("house-eye-for-eye"));
}

void TestGuide::editions_data()
{
    QTest::addColumn<bool>("any"); // Qt wants one
    for (const TowerRules set : allTowerRules)
        QTest::newRow(std::string(name(set)).c_str());
}

/// A table sees no ruling of an edition that it does not play by.
void TestGuide::editions()
{
    const QByteArray rules = QByteArray("{tower: ") + QTest::currentDataTag() + ", watchtowers: c2}";
    const GuidePage page = turnAt(rules.constData(), "{supply: {meeple: 5, phantom: 1, builder: 1}}");
    const std::string edition = std::string(QTest::currentDataTag()).substr(0, 2);
    bool any = false;
    for (const QString &id : rulingsOf(page)) {
        const auto editions = builtInRulings().find(id.toStdString())->editions;
        any = true;
        if (!id.startsWith("wt-"))
            QVERIFY2(std::ranges::find(editions, edition) != editions.end(), qPrintable(id));
    }
    QVERIFY(any);
}

/// Whoever asks which rules are theirs sees the rulings of all editions.
void TestGuide::allEditions()
{
    const auto ids = rulingsOf(guidePage(*findGuide("which-rules"), tableWith("{tower: c2}", "{}")));
    QVERIFY(ids.contains("tower-c3-unverified") && ids.contains("capture-builder-pig-old"));
}

/// Every part that has a ruling which some board shows leads to such a board.
void TestGuide::boards()
{
    const GuidePage page = turnAt("{tower: c2}", "{supply: {phantom: 1}}");
    QVERIFY(std::ranges::count_if(page.sections, [](const GuideSection &part) { return part.board; }) >= 4);
}

/// Which rules a box follows is found by the words on it, in any language.
void TestGuide::search()
{
    for (const char *words : {"999 games regels anders", "hans im glück oder devir", "rio grande box rules"})
        QCOMPARE(findGuides(words).front(), findGuide("which-rules"));
    QVERIFY(findGuides("xyzzy").empty());
}

/// Every step of a turn has a part that tells of it, in the same order; without ransom its own.
void TestGuide::steps()
{
    std::vector<StepName> told;
    for (const GuidePart &part : findGuide("turn")->parts)
        if (!part.step.empty()) {
            const auto step = fromName<StepName>(part.step);
            QVERIFY2(step, part.step.data());
            if (told.empty() || told.back() != *step)
                told.push_back(*step);
        }
    QVERIFY(std::ranges::equal(told, allOf<StepName>));
    const auto ransomAt = [](const char *rules) {
        return stepTitle(StepName::Ransom, tableWith(rules, "{}"));
    };
    QVERIFY(ransomAt("{tower: c2}") != ransomAt("{tower: c2, house: [eye-for-an-eye]}"));
}

TOWERWATCH_TEST(TestGuide)
#include "tst_guide.moc"
