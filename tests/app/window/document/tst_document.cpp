// SPDX-License-Identifier: MIT
/// The document: undo and redo of anything, files that cannot be read, drafts.
#include "app/window/document/document.h"
#include "model/edit/edits.h"
#include "model/edit/undo.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/scenario/work.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <random>

using namespace towerwatch;

namespace {

const char *const small = "towerwatch: 1\n"
                          "tiles:\n"
                          "  - {tile: tower-07-road-crossroads, at: [0, 0], floors: 1}\n"
                          "  - {tile: base-U-road-straight, at: [0, -1], rotation: 90}\n"
                          "figures:\n"
                          "  - {figure: meeple, owner: green, at: [0, -1], on: road N}\n";

/// A random edit that changes something.
Scenario randomEdit(const Scenario &scenario, std::mt19937 &random, int side)
{
    const auto upTo = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    const Square at{upTo(side), upTo(side)};
    const auto &all = builtInTiles().tiles();
    switch (upTo(6)) {
    case 0:
        return withTile(scenario, builtInTiles(),
                        {all[static_cast<std::size_t>(upTo(72))].id, at, {}, 0, {}});
    case 1: return withoutTile(scenario, builtInTiles(), at);
    case 2: return withTileTurned(scenario, builtInTiles(), at, Rotation::R90);
    case 3:
        return withFigure(scenario, builtInTiles(),
                          {"", FigureKind::Meeple, static_cast<Colour>(upTo(8)), at, {}});
    case 4: return withoutFigure(scenario, upTo(static_cast<int>(scenario.figures.size()) + 1));
    default: return withRules(scenario, {static_cast<TowerRules>(upTo(5)), {}, {}});
    }
}

QString write(const QTemporaryDir &dir, const QString &name, const QByteArray &text)
{
    const QString path = dir.filePath(name);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    return path;
}

} // namespace

class tst_Document : public QObject
{
    Q_OBJECT

private slots:
    void undoAndRedoAnything()
    {
        ScenarioDocument document;
        std::mt19937 random(7);
        std::vector<Scenario> history{document.scenario()};
        for (int i = 0; i < 400; ++i) {
            const int steps = document.undoStack()->index();
            document.edit(randomEdit(document.scenario(), random, 5), QStringLiteral("step"));
            if (document.undoStack()->index() > steps)
                history.push_back(document.scenario());
        }
        QVERIFY(history.size() > 150);
        const Scenario end = document.scenario();
        for (auto i = history.size(); i-- > 1;) {
            QCOMPARE(document.scenario(), history[i]);
            document.undoStack()->undo();
        }
        QCOMPARE(document.scenario(), Scenario{});
        QVERIFY(!document.isModified());
        while (document.undoStack()->canRedo())
            document.undoStack()->redo();
        QCOMPARE(document.scenario(), end);
    }

    /// A file that could not be opened again is never made.
    void whatNoFileCouldHoldIsRefused()
    {
        ScenarioDocument document;
        Scenario scenario;
        scenario.figures.resize(1000);
        scenario.questions.resize(2000);
        const std::size_t most = Work(scenario).mostOf(scenario.questions, {scenario.rules});
        scenario.questions.resize(most);
        document.edit(scenario, QStringLiteral("as many as there may be"));
        QVERIFY(document.isModified());
        const Scenario before = document.scenario();
        scenario.questions.resize(most + 1);
        QSignalSpy refused(&document, &ScenarioDocument::refused),
            changed(&document, &ScenarioDocument::changed);
        document.edit(scenario, QStringLiteral("one question more"));
        scenario.questions.resize(1);
        scenario.questions[0].expect = Value::list();
        scenario.questions[0].expect->items.resize(2000);
        document.edit(scenario, QStringLiteral("too much expected"));
        QCOMPARE(refused.size(), 2);
        QCOMPARE(changed.size(), 2); // for what shows the step already
        QCOMPARE(document.scenario(), before);
        QCOMPARE(document.undoStack()->count(), 1);
    }

    void whatChangesNothingIsNoStep()
    {
        ScenarioDocument document;
        document.edit(document.scenario(), QStringLiteral("nothing"));
        QCOMPARE(document.undoStack()->count(), 0);
        QVERIFY(!document.isModified());
    }

    /// What a person wrote stays as it was written, but for what was edited; undone to the start, to the
    /// byte.
    void layoutStays()
    {
        const QByteArray written = "\xEF\xBB\xBFtowerwatch:  1\r\n\r\ntitle: 'T' # said\r\ntiles:\r\n"
                                   "- {at: [0,0], tile: \"tower-02-meadow\"}";
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.towerwatch.yaml"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(written) == written.size());
        file.close();
        ScenarioDocument document;
        QVERIFY(document.open(path));
        QCOMPARE(document.text(), written);
        document.edit(withFloors(document.scenario(), builtInTiles(), {0, 0}, 2), QStringLiteral("floors"));
        QByteArray higher = written;
        higher.replace("{at: [0,0], tile: \"tower-02-meadow\"}",
                       "{tile: tower-02-meadow, at: [0, 0], floors: 2}\r\n");
        QCOMPARE(document.text(), higher);
        QCOMPARE(document.save(path), QString());
        QCOMPARE(contentOf(path), higher);
        QString typed = document.shownText();
        typed.replace(QStringLiteral("'T'"), QStringLiteral("\"T\""));
        document.editByText(document.scenario(), typed, QStringLiteral("type")); // it says the same
        QVERIFY(document.isModified());
        QCOMPARE(document.text(), higher.replace("'T'", "\"T\""));
        document.undo();
        document.undo();
        QCOMPARE(document.text(), written);
    }

    /// A layout that cannot be kept is lost by saving, and not before.
    void aLayoutMayBeLost()
    {
        const QByteArray written = "{towerwatch: 1, # here\n players: {red: {name: R, # she\n points: 3}}}\n";
        const QTemporaryDir folder;
        const QString path = write(folder, "t.towerwatch.yaml", written);
        ScenarioDocument document;
        QVERIFY(document.open(path));
        document.edit(withTurn(document.scenario(), Turn{Colour::Red}), QStringLiteral("turn"));
        QVERIFY(!document.losesLayout());
        Scenario richer = document.scenario();
        richer.players[0].points = 4;
        document.edit(richer, QStringLiteral("points"));
        QVERIFY(document.losesLayout());
        document.editByText(richer, document.shownText() + QStringLiteral("# typed\n"),
                            QStringLiteral("type"));
        QVERIFY(document.losesLayout()); // the file has it still
        document.undo();
        QVERIFY(document.losesLayout());
        ScenarioDocument recovered;
        recovered.recover(richer, document.text(), {}, path, document.diskHash());
        QVERIFY(recovered.losesLayout());
        QCOMPARE(document.save(path), QString());
        QVERIFY(!document.losesLayout());
        document.undo();
        document.undo();
        QVERIFY(!document.losesLayout());
        QCOMPARE(document.text(), written);
    }

    /// A draft is a step like any other; an edit is the end of it.
    void draftsAreSteps()
    {
        ScenarioDocument document;
        const QString draft = QStringLiteral("towerwatch: 1\ntitle: [");
        document.setDraft(draft, QStringLiteral("type"));
        QVERIFY(document.isModified());
        QCOMPARE(document.text(), draft.toUtf8());
        document.edit(withTitle(document.scenario(), {{{"", "T"}}}), QStringLiteral("title"));
        QCOMPARE(document.draft(), QString());
        document.undo();
        QCOMPARE(document.draft(), draft);
        document.undo();
        QCOMPARE(document.draft(), QString());
        QVERIFY(!document.isModified());
    }

    /// Whoever made the edit: what is expected of a numbered figure goes on meaning that figure.
    void referencesFollowEveryEdit()
    {
        Scenario scenario = readScenario(small, builtInTiles()).scenario.value();
        scenario.questions.push_back({.ask = Ask::PlaceFloor, .at = Square{0, 0}, .target = "f1"});
        ScenarioDocument document;
        document.openCopy(scenario);
        scenario.figures.insert(scenario.figures.begin(),
                                Figure{.kind = FigureKind::Fairy, .at = Square{0, 0}});
        document.edit(scenario, QStringLiteral("type a line"));
        QCOMPARE(figureIds(document.scenario())[1], std::string("f1"));
        scenario = document.scenario();
        scenario.figures[1].id = "hero";
        document.edit(scenario, QStringLiteral("type an id"));
        QCOMPARE(document.scenario().questions[0].target, std::optional<std::string>("hero"));
    }

    void saveAndReopen()
    {
        const QTemporaryDir dir;
        ScenarioDocument document;
        QVERIFY(document.open(write(dir, "a.towerwatch.yaml", small)));
        document.edit(withFloors(document.scenario(), builtInTiles(), {0, 0}, 3), QStringLiteral("floors"));
        QVERIFY(document.isModified());
        QSignalSpy state(&document, &ScenarioDocument::stateChanged);
        const QString path = dir.filePath("b.towerwatch.yaml");
        QCOMPARE(document.save(path), QString());
        QVERIFY(!document.isModified());
        QVERIFY(state.count() > 0);
        QCOMPARE(document.path(), path);
        ScenarioDocument again;
        QVERIFY(again.open(path));
        QCOMPARE(again.scenario(), document.scenario());
    }

    void textThatIsNoScenarioIsADraft()
    {
        const QTemporaryDir dir;
        ScenarioDocument document;
        const QByteArray text = "towerwatch: 1\ncolor: red\ntiles:\n  - {tile: x}\n";
        const QString path = write(dir, "bad", text);
        const ScenarioFile bad = readScenarioFile(path);
        QVERIFY(document.open(path, bad));
        QVERIFY(bad.problems.size() >= 2);
        QCOMPARE(bad.problems.front().mark, (Mark{2, 1}));
        QCOMPARE(document.draft(), QString::fromUtf8(text));
        QVERIFY(!document.isModified());
        QVERIFY(document.scenario().tiles.empty());
    }

    void whatIsNoTextIsRefused()
    {
        const QTemporaryDir dir;
        ScenarioDocument document;
        QVERIFY(document.open(write(dir, "good", small)));
        for (const char *bytes : {"towerwatch: 1\ntitle: \xFC\n", "towerwatch: 1\ntitle: [\xE2\x80\xA9\n"}) {
            const QString path = write(dir, "bad", bytes);
            QVERIFY(!document.open(path));
            QVERIFY(!readScenarioFile(path).problems.empty());
        }
        for (const QString &path : {dir.filePath("missing"), dir.path(), QStringLiteral("/dev/zero")}) {
            QVERIFY(!document.open(path));
            QVERIFY(!readScenarioFile(path).failure.isEmpty());
        }
        QCOMPARE(document.path(), dir.filePath("good"));
        QCOMPARE(document.scenario().tiles.size(), 2u);
    }
};

TOWERWATCH_TEST(tst_Document)
#include "tst_document.moc"
