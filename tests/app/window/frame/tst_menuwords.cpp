// SPDX-License-Identifier: MIT
/// Menus, their keys and what is said of them, in all languages: no letter opens two things, entries are of
/// one pattern, help names keys and entries that are there, house rules say what they do.
#include "app/system/language.h"
#include "app/window/frame/bottompages.h"
#include "app/window/frame/mainwindow.h"
#include "app/window/presenters/playerpresenter.h"
#include "model/referee/citations.h"
#include "resources/catalogue.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "tests/support/windowtest.h"
#include "views/window/board/boardwidget.h"
#include "views/window/dialogs/commandpalette.h"
#include "views/window/dialogs/recoverydialog.h"
#include "views/window/editing/problemspage.h"
#include "views/window/export/codedialog.h"
#include "views/window/lists/rulelist.h"
#include "views/window/reference/examples.h"
#include "views/window/reference/helpwindow.h"
#include "views/window/ruling/sentencebutton.h"
#include "views/words/words.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

using namespace towerwatch;

namespace {

const qsizetype anyOneOf = std::max(60 / soaked(1), 1); ///< so many examples is looked at, for time

QString keyIn(const QString &text)
{
    return QKeySequence::mnemonic(text).toString(QKeySequence::PortableText);
}

/// The texts of which two have the same key.
QStringList clashesAmong(const QStringList &texts)
{
    QMap<QString, QStringList> byKey;
    for (const QString &text : texts)
        if (const QString key = keyIn(text); !key.isEmpty() && !byKey[key].contains(text))
            byKey[key] << text;
    QStringList clashes;
    for (const QStringList &same : std::as_const(byKey))
        if (same.size() > 1)
            clashes << same.join(QStringLiteral(" / "));
    return clashes;
}

QStringList textsOf(const QList<QAction *> &actions)
{
    QStringList texts;
    for (const QAction *action : actions)
        if (action->isVisible() && !action->isSeparator())
            texts << action->text();
    return texts;
}

bool isOf(const QWidget *widget, const QWidget *ancestor)
{
    return ancestor && (widget == ancestor || ancestor->isAncestorOf(widget));
}

/// What reacts to Alt and a letter in a window: the menus, buttons and labels that are shown now or, on the
/// page of a faulty file, may come up.
QStringList keyedTextsOf(QWidget &window)
{
    QStringList texts;
    const auto *problems = window.findChild<ProblemsPage *>();
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->window() != &window || !(widget->isVisibleTo(&window) || isOf(widget, problems)))
            continue;
        if (const auto *bar = qobject_cast<const QMenuBar *>(widget))
            texts << textsOf(bar->actions());
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            texts << button->text();
        else if (const auto *label = qobject_cast<const QLabel *>(widget); label && label->buddy())
            texts << label->text();
    }
    return texts;
}

QString plain(QString text)
{
    static const QRegularExpression mark(QStringLiteral("&(?!&)"));
    return text.remove(mark).remove(QChar(0x2026));
}

void addPaths(QStringList &paths, const QList<QAction *> &actions, const QString &above)
{
    for (const QAction *action : actions) {
        const QString path = above + plain(action->text());
        paths << path;
        if (action->menu())
            addPaths(paths, action->menu()->actions(), path + QStringLiteral(" › "));
    }
}

} // namespace

class tst_MenuWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-menuwords")); }

    void init()
    {
        m_window = windowtest::shownWindow();
        QVERIFY(m_window);
    }

    void cleanup()
    {
        windowtest::drop(m_window);
        chooseLanguage(QStringLiteral("en"));
    }

    void clashesAreFound()
    {
        QCOMPARE(clashesAmong({QStringLiteral("&One"), QStringLiteral("N&o"), QStringLiteral("Tw&o")}).size(),
                 1);
        QVERIFY(clashesAmong({QStringLiteral("&One"), QStringLiteral("No && o"), QStringLiteral("&One")})
                    .isEmpty());
    }

    void menusHaveNoKeyTwice_data() { languageRows(); }
    void menusHaveNoKeyTwice()
    {
        speak();
        int menus = 0;
        for (QMenu *menu : m_window->menuBar()->findChildren<QMenu *>() + m_window->findChildren<QMenu *>()) {
            const QStringList clashes = clashesAmong(textsOf(menu->actions()));
            QVERIFY2(clashes.isEmpty(),
                     qPrintable(menu->title() + QStringLiteral(": ") + clashes.join(u'\n')));
            menus += menu->actions().size() > 1 ? 1 : 0;
        }
        QVERIFY(menus >= 5);
    }

    void theWindowHasNoKeyTwice_data() { languageRows(); }
    void theWindowHasNoKeyTwice()
    {
        speak();
        for (qsizetype each = 0; each < examples().size(); each += anyOneOf) {
            const Example &example = examples()[each];
            open(example);
            for (int i = 0; i < static_cast<int>(m_window->desk()->questions->size()); ++i) {
                m_window->desk().take(ondesk::Chosen{i});
                checkWindow(example.path);
                if (!example.scenario.figures.empty())
                    m_window->desk().take(ondesk::Selected{{{}, m_window->desk()->idOf(0)}});
                checkWindow(example.path);
            }
            m_window->desk().take(ondesk::Tried{Trial{.rules = TableRules{.tower = TowerRules::C1Rgg}}});
            checkWindow(example.path);
        }
    }

    void menusOfPlacesHaveNoKeyTwice_data() { languageRows(); }
    /// And their entries are of one pattern: a capital first, and no colon.
    void menusOfPlacesHaveNoKeyTwice()
    {
        speak();
        int entries = 0;
        for (qsizetype i = 0; i < examples().size(); i += anyOneOf) {
            open(examples()[i]);
            const Scenario &scenario = m_window->document().scenario();
            for (int figure = 0; figure < static_cast<int>(scenario.figures.size()); ++figure)
                if (const auto at = scenario.figures[static_cast<std::size_t>(figure)].at)
                    withMenuAt(*at, figure, [&](const QMenu &menu) { entries += check(menu); });
            for (const PlacedTile &tile : scenario.tiles)
                withMenuAt(tile.at, -1, [&](const QMenu &menu) { entries += check(menu); });
        }
        withMenuAt({77, 77}, -1, [&](const QMenu &menu) { entries += check(menu); });
        QVERIFY(entries > 100);
    }

    void menusOfPlayersHaveNoKeyTwice_data() { languageRows(); }
    void menusOfPlayersHaveNoKeyTwice()
    {
        speak();
        QVERIFY(windowtest::openText(*m_window, "towerwatch: 1\nturn: red\nplayers:\n  red: {}\n"
                                                "  blue: {prisoners: [{figure: meeple, owner: red}]}\n"));
        auto *link = m_window->players()->findChild<PlayerPresenter *>();
        const Prisoner held{FigureKind::Meeple, Colour::Red};
        int entries = 0;
        for (const StripPlace &place :
             {StripPlace{Colour::Red}, StripPlace{Colour::Blue}, StripPlace{Colour::Blue, held}}) {
            QMenu menu;
            link->fill(menu, place);
            entries += check(menu);
        }
        QVERIFY(entries > 15);
    }

    /// Those that tst_keys does not open.
    void dialogsHaveNoKeyTwice_data() { languageRows(); }
    void dialogsHaveNoKeyTwice()
    {
        speak();
        std::vector<std::unique_ptr<QWidget>> dialogs;
        dialogs.push_back(std::make_unique<CodeDialog>(QStringLiteral("https://example.org/#1-2-3")));
        for (const auto kind : {RecoveryDialog::Kind::Left, RecoveryDialog::Kind::Discarded})
            dialogs.push_back(std::make_unique<RecoveryDialog>(
                QList<FoundWork>{{QStringLiteral("2"), QStringLiteral("/2"), QDateTime(), false}}, kind));
        for (const auto &dialog : dialogs) {
            dialog->show();
            const QStringList clashes = clashesAmong(keyedTextsOf(*dialog));
            QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u'\n')));
        }
    }

    void helpNamesKeysOfCommands_data() { helpRows(); }
    void helpNamesKeysOfCommands()
    {
        QFETCH(QString, page);
        speak();
        QStringList keys{QStringLiteral("Esc")};
        for (const QAction *action : m_window->findChildren<QAction *>())
            for (const QKeySequence &key : action->shortcuts())
                keys << key.toString(QKeySequence::NativeText);
        static const QRegularExpression bold(QStringLiteral("\\*\\*([^*]+)\\*\\*"));
        static const QRegularExpression looksLikeKey(
            QStringLiteral("^(\\S|F\\d+|Esc|.*\\S\\+\\S.*)$")); // one character, or several joined
        for (auto it = bold.globalMatch(helpPage(page)); it.hasNext();)
            if (const QString word = it.next().captured(1); looksLikeKey.match(word).hasMatch())
                QVERIFY2(keys.contains(word), qPrintable(word));
    }

    void helpHasTheKeysOfAllCommands_data() { languageRows(); }
    void helpHasTheKeysOfAllCommands()
    {
        speak();
        const QString help = helpPage(QStringLiteral("keys")) + helpPage(QStringLiteral("first-steps"));
        for (const PaletteEntry &entry : paletteEntries(*m_window->menuBar())) {
            const QString key = entry.action->shortcut().toString(QKeySequence::NativeText);
            const bool isNamed = help.contains(u'*' + key + u'*') || help.contains(u'`' + key + u'`');
            QVERIFY2(key.isEmpty() || isNamed, qPrintable(entry.path + u' ' + key));
        }
    }

    void helpNamesEntriesOfMenus_data() { helpRows(); }
    void helpNamesEntriesOfMenus()
    {
        QFETCH(QString, page);
        speak();
        QStringList paths;
        addPaths(paths, m_window->menuBar()->actions(), {});
        static const QRegularExpression path(QStringLiteral("\\*([^*\\n]+ › [^*\\n]+)\\*"));
        for (auto it = path.globalMatch(helpPage(page)); it.hasNext();) {
            const QString named = it.next().captured(1);
            QVERIFY2(paths.contains(named), qPrintable(named));
        }
    }

    void houseRulesSayWhatTheyDo_data() { languageRows(); }
    void houseRulesSayWhatTheyDo()
    {
        speak();
        auto *button = m_window->findChild<RulesButton *>();
        button->click();
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QStringList hints;
        for (const QAction *action : menu->actions())
            hints << action->statusTip();
        menu->close();
        RulesModel table;
        table.setPosition(m_window->document().position());
        for (int row = 0; row < table.rowCount(); ++row)
            hints << table.index(row, 0).data(Qt::ToolTipRole).toString();
        const QString rules = helpPage(QStringLiteral("rule-sets"));
        for (const TowerRules set : allTowerRules)
            QVERIFY2(
                rules.contains(QStringLiteral("**") + word(set) + QStringLiteral("**"), Qt::CaseInsensitive),
                qPrintable(word(set)));
        for (const HouseRule house : allHouseRules) {
            const QString said = brief(house, TowerRules::C2);
            QVERIFY2(said.contains(word(house)), qPrintable(said));
            QCOMPARE(hints.count(said), 2);
            QVERIFY2(rules.contains(QStringLiteral("**") + word(house) + QStringLiteral("**")),
                     qPrintable(word(house)));
            QVERIFY(
                rulingTitle(*builtInRulings().find(rowOf(house).ruling.value)).str().ends_with(word(house)));
        }
    }

    /// The menu stays while house rules are ticked, each on top of the others, and closes with an edition.
    void houseRulesAreTickedOneAfterTheOther()
    {
        m_window->findChild<RulesButton *>()->click();
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        const auto entry = [menu](const QString &text) {
            const auto all = menu->actions();
            return *std::ranges::find(all, text, &QAction::text);
        };
        const auto take = [&](const QString &text) {
            menu->setActiveAction(entry(text));
            QTest::keyClick(menu, Qt::Key_Return);
        };
        QTest::mouseRelease(menu, Qt::LeftButton, {},
                            menu->actionGeometry(entry(word(HouseRule::NoGaps))).center());
        QVERIFY(menu->isVisible());
        take(word(HouseRule::Diagonal));
        QVERIFY(menu->isVisible());
        const HouseRules house = m_window->document().scenario().rules.house;
        QVERIFY(house.contains(HouseRule::NoGaps) && house.contains(HouseRule::Diagonal));
        take(word(WatchtowerRules::C2));
        QVERIFY(!menu->isVisible());
        QCOMPARE(m_window->document().scenario().rules.watchtowers, WatchtowerRules::C2);
        QCOMPARE(m_window->document().scenario().rules.house, house);
    }

private:
    static void helpRows()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("page");
        for (const char *language : completeLanguages())
            for (const QString &page : HelpWindow::pages())
                QTest::addRow("%s %s", language, qPrintable(page)) << QString::fromLatin1(language) << page;
    }

    void speak() const
    {
        QFETCH(QString, language);
        chooseLanguage(language);
        QCoreApplication::processEvents();
        QCOMPARE(currentLanguage(), language);
        const QString file = m_window->menuBar()->actions().first()->text();
        QCOMPARE(file == QStringLiteral("&File"), language == QStringLiteral("en"));
    }

    void open(const Example &example) { m_window->document().openCopy(example.scenario); }

    void checkWindow(const QString &where)
    {
        const QStringList clashes = clashesAmong(keyedTextsOf(*m_window));
        QVERIFY2(clashes.isEmpty(), qPrintable(where + QStringLiteral(": ") + clashes.join(u'\n')));
    }

    static int check(const QMenu &menu)
    {
        const QStringList texts = textsOf(menu.actions()), clashes = clashesAmong(texts);
        if (!clashes.isEmpty())
            QTest::qFail(qPrintable(clashes.join(u'\n')), __FILE__, __LINE__);
        int entries = 0;
        for (const QString &text : texts) {
            const QString read = plain(text);
            if (read.isEmpty() || !read[0].isUpper() || read.endsWith(u':'))
                QTest::qFail(qPrintable(read), __FILE__, __LINE__);
            ++entries;
        }
        for (const QAction *action : menu.actions())
            entries += action->menu() ? check(*action->menu()) : 0;
        return entries;
    }

    void withMenuAt(Square square, int figure, const std::function<void(const QMenu &)> &use)
    {
        emit m_window->board()->contextMenuAsked(square, figure, QPoint(100, 100));
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        use(*menu);
        menu->close();
    }

    std::unique_ptr<MainWindow> m_window;
};

TOWERWATCH_WINDOW_TEST(tst_MenuWords)
#include "tst_menuwords.moc"
