// SPDX-License-Identifier: MIT
/// The shipped scenarios: each opens, is named in every language, asks something and gets the answer it
/// expects; and the browser that offers them.
#include "app/system/language.h"
#include "app/window/frame/mainwindow.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/testmain.h"
#include "tests/support/windowtest.h"
#include "views/window/reference/examples.h"
#include "views/window/reference/librarybrowser.h"
#include "views/window/ruling/rulingpage.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QApplication>
#include <QDirIterator>
#include <QSignalSpy>
#include <QTreeView>

using namespace towerwatch;

class tst_Library : public QObject
{
    Q_OBJECT

private:
    static QStringList shownPaths(const QTreeView *tree)
    {
        QStringList paths;
        const QAbstractItemModel *model = tree->model();
        for (int topic = 0; topic < model->rowCount(); ++topic)
            for (int row = 0; row < model->rowCount(model->index(topic, 0)); ++row)
                paths
                    << model->index(row, 0, model->index(topic, 0)).data(LibraryBrowser::PathRole).toString();
        return paths;
    }

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-library")); }

    void allOfTheFolderAreShipped()
    {
        int files = 0;
        const QString folder = QStringLiteral(TOWERWATCH_SOURCE_DIR "/scenarios");
        QDirIterator it(folder, {"*.towerwatch.yaml"}, QDir::Files, QDirIterator::Subdirectories);
        for (; it.hasNext(); ++files)
            QVERIFY2(findExample(QDir(folder).relativeFilePath(it.next())), qPrintable(it.filePath()));
        QVERIFY(files > 0);
        QCOMPARE(examples().size(), files);
        QCOMPARE(shippedScenarios().size(), static_cast<std::size_t>(files));
    }

    void eachIsNamedAndAsks_data()
    {
        QTest::addColumn<QString>("path");
        for (const Example &example : examples())
            QTest::newRow(qPrintable(example.path)) << example.path;
    }

    void eachIsNamedAndAsks()
    {
        QFETCH(QString, path);
        const Example &example = *findExample(path);
        for (const std::string_view language : completeLanguages()) {
            const auto named = [&](const LocalText &text) {
                return std::any_of(text.byLanguage.begin(), text.byLanguage.end(), [&](const auto &entry) {
                    return entry.first == language && !entry.second.empty();
                });
            };
            QVERIFY2(named(example.scenario.title), language.data());
            QVERIFY2(named(example.scenario.notes), language.data());
        }
        QVERIFY(!example.shipped->question.empty());
        QVERIFY(!example.shipped->question.starts_with('#'));
        QVERIFY(!example.scenario.questions.empty());
        QVERIFY(topicName(example.topic().toStdString()) != example.topic());
    }

    void eachGetsTheAnswerItExpects_data() { eachIsNamedAndAsks_data(); }

    void eachGetsTheAnswerItExpects()
    {
        QFETCH(QString, path);
        const Position position(findExample(path)->scenario, builtInTiles());
        for (const Question &question : position.scenario().questions) {
            QVERIFY(question.expect);
            const auto wrong =
                differences(*question.expect, toValue(position.board(), answer(position.board(), question)));
            QVERIFY2(wrong.empty(), wrong.empty() ? "" : wrong.front().path.c_str());
        }
    }

    void namesOfTopicsAreTranslatable()
    {
        QSet<QString> names;
        for (const Example &example : examples())
            names << topicName(example.topic().toStdString());
        QSet<QString> topics;
        for (const Example &example : examples())
            topics << example.topic();
        QCOMPARE(names.size(), topics.size());
        for (const Ruling &ruling : builtInRulings().rulings)
            QVERIFY(!topicName(ruling.topic).contains("-"));
    }

    void browserShowsAllAndSearches()
    {
        LibraryBrowser browser;
        browser.show();
        QCOMPARE(shownPaths(browser.tree()).size(), examples().size());
        QVERIFY(browser.current().isEmpty());
        browser.search()->setText(QStringLiteral("four-in-reach"));
        QCOMPARE(shownPaths(browser.tree()), QStringList{"capture/four-in-reach.towerwatch.yaml"});
        browser.search()->setText(QStringLiteral("no such board anywhere"));
        QVERIFY(shownPaths(browser.tree()).isEmpty());
        QTest::keyClick(browser.search(), Qt::Key_Escape);
        QCOMPARE(shownPaths(browser.tree()).size(), examples().size());
        QVERIFY(browser.isVisible());
    }

    void browserOpensByKeys()
    {
        LibraryBrowser browser;
        browser.show();
        QSignalSpy chosen(&browser, &LibraryBrowser::chosen);
        QTest::keyClicks(browser.search(), QStringLiteral("FOUR-in-reach"));
        QTest::keyClick(browser.search(), Qt::Key_Down);
        QCOMPARE(browser.current(), QStringLiteral("capture/four-in-reach.towerwatch.yaml"));
        QTest::keyClick(browser.tree(), Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.at(0).at(0).toString(), QStringLiteral("capture/four-in-reach.towerwatch.yaml"));
        QVERIFY(!browser.isVisible());
    }

    /// Under the mouse an example is shown, and one click opens it; one on a topic opens nothing.
    void oneClickOpensAnExample()
    {
        LibraryBrowser browser;
        browser.show();
        QSignalSpy chosen(&browser, &LibraryBrowser::chosen);
        browser.search()->setText(QStringLiteral("four-in-reach"));
        const QModelIndex topic = browser.tree()->model()->index(0, 0),
                          example = topic.model()->index(0, 0, topic);
        const auto click = [&](const QModelIndex &index) {
            QTest::mouseClick(browser.tree()->viewport(), Qt::LeftButton, {},
                              browser.tree()->visualRect(index).center());
        };
        click(topic);
        QVERIFY(chosen.isEmpty() && browser.isVisible());
        click(example);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.at(0).at(0).toString(), example.data(LibraryBrowser::PathRole).toString());
        QVERIFY(!browser.isVisible());
    }

    void opensAsANewScenario()
    {
        MainWindow window;
        window.show();
        window.findChild<QAction *>(QStringLiteral("openExample"))->trigger();
        auto *browser = window.findChild<LibraryBrowser *>();
        QVERIFY(browser && browser->isVisible());
        emit browser->chosen(examples().first().path);
        QCOMPARE(window.document().scenario(), examples().first().scenario);
        QVERIFY(window.document().path().isEmpty());
        QVERIFY(!window.document().isModified());
        QCOMPARE(window.desk()->current, 0);
    }

    void everyFigureSaysWhatCanHappenToIt()
    {
        MainWindow window;
        for (const Example &example : examples()) {
            window.document().openCopy(example.scenario);
            for (int figure = 0; figure < static_cast<int>(example.scenario.figures.size()); ++figure) {
                window.desk().take(ondesk::FigureAsked{window.desk()->idOf(figure)});
                QCOMPARE(window.desk()->selectedFigure(), figure);
                const RulingContents &contents = window.page()->view()->contents();
                QCOMPARE(contents.selected, figure);
                const auto &question = window.desk()->question;
                const bool isQuestion = question && question->ask == Ask::Outlook;
                QVERIFY2((question && question->placed) ||
                             isQuestion != (contents.fateFirst && !contents.fate.question.empty()),
                         qPrintable(example.path));
                QCOMPARE(contents.notes.size(), window.desk().words().notes.size());
                for (const int number : window.desk().words().fate.footnotes)
                    QVERIFY(number >= 1 && number <= std::ssize(contents.notes));
            }
            window.desk().take(ondesk::Selected{});
            QVERIFY(window.page()->view()->contents().fate.question.empty());
        }
    }

    void speaksTheLanguageOfTheProgram()
    {
        LibraryBrowser browser;
        browser.search()->setText(QStringLiteral("four-in-reach"));
        QTest::keyClick(browser.search(), Qt::Key_Down);
        const Example &example = *findExample(browser.current());
        for (const std::string_view language : builtInRulings().languages) {
            chooseLanguage(QUtf8StringView(language).toString());
            QCoreApplication::processEvents();
            QCOMPARE(example.title().toStdString(), std::string(example.scenario.title.in(language)));
            QCOMPARE(browser.tree()->currentIndex().data().toString(), example.title());
        }
        chooseLanguage(QStringLiteral("en"));
    }
};

TOWERWATCH_WINDOW_TEST(tst_Library)
#include "tst_library.moc"
