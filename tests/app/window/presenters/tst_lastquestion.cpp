// SPDX-License-Identifier: MIT
/// A file that is opened shows the question it was left with.
#include "model/format/scenariowriter.h"
#include "tests/support/testmain.h"
#include "tests/support/windowtest.h"

#include <QFile>
#include <QTemporaryDir>

using namespace towerwatch;

class tst_LastQuestion : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-last-question")); }

    void init()
    {
        Scenario scenario;
        scenario.tiles = {{"tower-02-meadow", {0, 0}, Rotation::R0, 1}, {"tower-02-meadow", {1, 0}}};
        scenario.questions = {m_first, m_second};
        QVERIFY(write("one.yaml", scenario) && write("other.yaml", scenario));
        m_window = windowtest::shownWindow();
        QVERIFY(m_window);
    }

    void cleanup() { windowtest::drop(m_window); }

    void asItWasLeft()
    {
        open("one.yaml");
        QCOMPARE(asked(), std::optional(m_first));
        m_window->desk().take(ondesk::Chosen{1});
        open("other.yaml");
        QCOMPARE(asked(), std::optional(m_first));
        open("one.yaml");
        QCOMPARE(asked(), std::optional(m_second));
    }

    /// Also when the window is closed, and for a question that is not the scenario's own.
    void acrossWindows()
    {
        const Question own{.ask = Ask::Score, .at = Square{1, 0}};
        open("one.yaml");
        m_window->desk().take(ondesk::Asked{own});
        QVERIFY(m_window->close());
        m_window = windowtest::shownAgain();
        open("one.yaml");
        QCOMPARE(asked(), std::optional(own));
    }

    /// What cannot be asked any more is forgotten.
    void ofAFileThatChanged()
    {
        open("one.yaml");
        m_window->desk().take(ondesk::Chosen{1});
        open("other.yaml");
        Scenario small;
        small.tiles = {{"tower-02-meadow", {0, 0}}};
        QVERIFY(write("one.yaml", small));
        open("one.yaml");
        QCOMPARE(asked(), std::optional(m_window->desk()->questions->front()));
    }

private:
    bool write(const char *name, const Scenario &scenario)
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) &&
               file.write(QByteArray::fromStdString(writeScenario(scenario))) > 0;
    }
    void open(const char *name)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        m_window->open(path);
        QTRY_COMPARE(m_window->document().path(), path);
    }
    std::optional<Question> asked() const { return m_window->desk()->question; }

    const Question m_first{.ask = Ask::PlaceFloor, .at = Square{0, 0}},
        m_second{.ask = Ask::PlaceFloor, .at = Square{1, 0}};
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

TOWERWATCH_WINDOW_TEST(tst_LastQuestion)
#include "tst_lastquestion.moc"
