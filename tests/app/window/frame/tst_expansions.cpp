// SPDX-License-Identifier: MIT
/// Which expansions people have: chosen in a menu, kept with the program and with the page, in no scenario.
#include "app/page/requests.h"
#include "app/window/frame/mainwindow.h"
#include "model/format/scenariowriter.h"
#include "tests/support/testmain.h"
#include "tests/support/tilesets.h"
#include "tests/support/windowtest.h"
#include "views/window/palettes/figurepalette.h"
#include "views/window/palettes/tilelistmodel.h"
#include "views/window/palettes/tilepalette.h"
#include "views/window/reference/referencemodel.h"
#include "views/window/reference/referencepage.h"

#include <QListView>
#include <QMenu>

using namespace towerwatch;

namespace {

const char *const fairyTable = R"(towerwatch: 1
players: {red: {}, blue: {}}
tiles: [{tile: tower-02-meadow, at: [0, 0]}]
figures: [{figure: fairy, at: [0, 0]}]
)";

} // namespace

class tst_Expansions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-expansions")); }

    void init()
    {
        m_window = windowtest::shownWindow();
        QVERIFY(m_window);
        QVERIFY(windowtest::openText(*m_window, fairyTable));
    }

    void cleanup() { windowtest::drop(m_window); }

    /// Unchecked ones stay unchecked in the next window; the scenario knows nothing of it.
    void keptWithTheWindow()
    {
        const std::string text = writeScenario(m_window->document().scenario());
        QVERIFY(isChecked("phantom"));
        action("phantom")->trigger();
        QVERIFY(!isChecked("phantom") && isChecked("the-watchtowers"));
        QVERIFY(!m_window->document().isModified());
        QCOMPARE(writeScenario(m_window->document().scenario()), text);
        windowtest::drop(m_window);
        m_window = windowtest::shownAgain();
        QVERIFY(!isChecked("phantom") && isChecked("the-watchtowers"));
        action("phantom")->trigger();
        QVERIFY(isChecked("phantom"));
    }

    /// What lies on the table cannot be unchecked.
    void whatLiesThere()
    {
        action("expansionsOnTable")->trigger();
        QVERIFY(isChecked("princess-and-dragon") && isChecked("the-tower"));
        QVERIFY(!isChecked("the-watchtowers") && !isChecked("abbot"));
        QVERIFY(!action("princess-and-dragon")->isEnabled());
        QVERIFY(windowtest::openText(*m_window, "towerwatch: 1\ntiles: [{tile: base-E-cap, at: [0, 0]}]"));
        QVERIFY(!isChecked("princess-and-dragon"));
        QVERIFY(action("princess-and-dragon")->isEnabled());
        action("everyExpansion")->trigger();
        QVERIFY(isChecked("princess-and-dragon") && isChecked("abbot"));
    }

    /// Palettes list what can occur first.
    void palettes()
    {
        auto *tiles = m_window->findChild<TilePalette *>();
        const auto first = [tiles] {
            return tiles->list()->model()->index(0, 0).data(TileListModel::IdRole).toString();
        };
        tiles->words()->setText(QStringLiteral("tower"));
        const int found = tiles->list()->model()->rowCount();
        tiles->words()->clear();
        tilesets::choose(*tiles, QStringLiteral("watchtowers"));
        const QString watchtower = first();
        QVERIFY(watchtower.startsWith(QLatin1String("watchtower-")));
        const auto place = tilesets::place(*tiles);
        action("expansionsOnTable")->trigger();
        QCOMPARE(tilesets::chosen(*tiles), QStringLiteral("watchtowers")); // still
        QVERIFY(tilesets::place(*tiles) > place);
        QCOMPARE(first(), watchtower);
        tilesets::choose(*tiles, QString());
        tiles->words()->setText(QStringLiteral("tower"));
        QCOMPARE(tiles->list()->model()->rowCount(), found);
        QVERIFY(m_window->findChild<FigurePalette *>()->common()->item(1)->isHidden()); // large meeples
    }

    void rulings()
    {
        m_window->action(Do::ShowReference)->trigger();
        auto *page = m_window->findChild<ReferencePage *>();
        auto *model = qobject_cast<ReferenceModel *>(page->list()->model());
        const int all = model->rulingCount();
        page->search()->setText(QStringLiteral("phantom"));
        const int rows = model->rowCount();
        QCOMPARE(rows, model->rulingCount());
        action("expansionsOnTable")->trigger();
        QCOMPARE(model->rowCount(), rows + 1); // a heading
        int heading = 0;
        while (model->ruling(heading))
            ++heading;
        QVERIFY(model->rowOf(QStringLiteral("phantom-no-floor")) > heading);
        page->search()->setText(QStringLiteral("lords")); // all that is found is of others
        QVERIFY(!model->ruling(0));
        QVERIFY(model->ruling(page->list()->currentIndex().row()));
        page->search()->clear();
        QCOMPARE(model->rulingCount(), all);
    }

    /// The page for phones is told the same in the same words.
    void page()
    {
        web::Table page;
        const auto told = [&page](const QByteArray &key, const QByteArray &value) {
            const QByteArray fields =
                "do 10\nexpansions" + key + ' ' + QByteArray::number(value.size()) + '\n' + value;
            return QByteArray::fromStdString(web::call(page, fields.toStdString()));
        };
        const QByteArray all = told("language", "en");
        QVERIFY(all.contains("\"abbot\"") && !all.contains("\"inPlay\": false"));
        QVERIFY(told("missing", "abbot").contains("\"inPlay\": false"));
        QVERIFY(!page.inPlay().has(FigureKind::Abbot) && page.inPlay().has(FigureKind::Fairy));
        QVERIFY(page.inPlay().kinds().back() == FigureKind::Abbot);
    }

private:
    QAction *action(const char *name) const
    {
        auto *menu = m_window->findChild<QMenu *>(QStringLiteral("expansions"));
        emit menu->aboutToShow();
        for (QAction *action : menu->actions())
            if (action->data().toString() == QLatin1String(name) ||
                action->objectName() == QLatin1String(name))
                return action;
        return nullptr;
    }
    bool isChecked(const char *id) const { return action(id)->isChecked(); }

    std::unique_ptr<MainWindow> m_window;
};

TOWERWATCH_WINDOW_TEST(tst_Expansions)

#include "tst_expansions.moc"
