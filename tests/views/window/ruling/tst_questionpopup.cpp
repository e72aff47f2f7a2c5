// SPDX-License-Identifier: MIT
/// The list of questions that opens: grouped, found by typing, picked by keys.
#include "tests/support/testmain.h"
#include "views/window/ruling/questionpopup.h"
#include "views/window/widgets/widgets.h"

#include <QSignalSpy>
#include <QTreeView>

using namespace towerwatch;

namespace {

/// Many towers, two figures; the third question is the one that is answered.
QList<QuestionEntry> manyEntries()
{
    QList<QuestionEntry> entries;
    for (int i = 0; i < 70; ++i)
        entries.append({QuestionGroup::Towers, QStringLiteral("Floor number%1 here").arg(i), {}, i == 2});
    entries.append({QuestionGroup::Figures, QStringLiteral("Fate of Ann")});
    entries.append({QuestionGroup::Figures, QStringLiteral("Fate of Bob"), QStringLiteral("Robert")});
    return entries;
}

int shownRows(const QTreeView &tree)
{
    int rows = 0;
    for (QModelIndex at = tree.model()->index(0, 0); at.isValid(); at = tree.indexBelow(at))
        ++rows;
    return rows;
}

} // namespace

class TestQuestionPopup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_parent = std::make_unique<QWidget>();
        m_parent->resize(300, 40);
        m_parent->show();
        m_popup = new QuestionPopup(m_parent.get());
        m_popup->setEntries(manyEntries());
        m_popup->popUp(*m_parent);
        QVERIFY(QTest::qWaitForWindowExposed(m_popup, windowPatience));
    }

    void cleanup() { m_parent.reset(); }

    void groupsAreThereForWhatIsAsked()
    {
        const QAbstractItemModel *model = m_popup->tree()->model();
        QCOMPARE(model->rowCount(), 2);
        QCOMPARE(model->rowCount(model->index(0, 0)), 70);
        QCOMPARE(model->rowCount(model->index(1, 0)), 2);
        QVERIFY(m_popup->tree()->isExpanded(model->index(0, 0))); // the current one is in it
        QCOMPARE(m_popup->tree()->currentIndex().row(), 2);
        QVERIFY(!m_popup->tree()->isExpanded(model->index(1, 0)));
    }

    void fewQuestionsAreAllSeen()
    {
        m_popup->setEntries(manyEntries().mid(66));
        QCOMPARE(shownRows(*m_popup->tree()), 2 + 6);
    }

    /// What a question ends with tells it from others.
    void longQuestionsAreSeenWhole()
    {
        m_popup->setEntries({{QuestionGroup::Figures, QStringLiteral("Fate of Ann")},
                             {QuestionGroup::Figures, QStringLiteral("word ").repeated(30)}});
        const QTreeView &tree = *m_popup->tree();
        const QModelIndex group = tree.model()->index(0, 0);
        QVERIFY(tree.visualRect(tree.model()->index(1, 0, group)).height() >=
                2 * tree.fontMetrics().height() + tree.visualRect(tree.model()->index(0, 0, group)).height());
    }

    void typingFinds()
    {
        QTest::keyClicks(m_popup->search(), QStringLiteral("robert fate"));
        QCOMPARE(shownRows(*m_popup->tree()), 2);
        const QString group = m_popup->tree()->model()->index(0, 0).data().toString();
        QVERIFY2(group.contains(u'1') && !group.contains(u'2'), qPrintable(group)); // how many are found
        QSignalSpy picked(m_popup, &QuestionPopup::picked);
        QTest::keyClick(m_popup->search(), Qt::Key_Down);
        QVERIFY(m_popup->tree()->hasFocus());
        QTest::keyClick(m_popup->tree(), Qt::Key_Return);
        QCOMPARE(picked.size(), 1);
        QCOMPARE(picked[0][0].toInt(), 71);
        QVERIFY(!m_popup->isVisible());
        m_popup->popUp(*m_parent);
        QVERIFY(m_popup->search()->text().isEmpty());
    }

    /// The only one, and of several the first, which is marked while one types.
    void enterTakesWhatIsFound_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("entry");
        QTest::newRow("one") << QStringLiteral("robert fate") << 71;
        QTest::newRow("several") << QStringLiteral("fate") << 70;
        QTest::newRow("several with the answered one") << QStringLiteral("floor") << 0;
    }
    void enterTakesWhatIsFound()
    {
        QFETCH(QString, typed);
        QFETCH(int, entry);
        QSignalSpy picked(m_popup, &QuestionPopup::picked);
        QTest::keyClicks(m_popup->search(), typed);
        const QString marked = m_popup->tree()->currentIndex().data().toString();
        QCOMPARE(marked, manyEntries().at(entry).name);
        QTest::keyClick(m_popup->search(), Qt::Key_Return);
        QCOMPARE(picked.size(), 1);
        QCOMPARE(picked[0][0].toInt(), entry);
        QVERIFY(!m_popup->isVisible());
    }

    /// Before anything is typed nothing is meant yet.
    void enterAloneGoesToTheList()
    {
        QSignalSpy picked(m_popup, &QuestionPopup::picked);
        QTest::keyClicks(m_popup->search(), QStringLiteral("fate"));
        m_popup->search()->clear();
        QCOMPARE(m_popup->tree()->currentIndex().row(), 2);
        QTest::keyClick(m_popup->search(), Qt::Key_Return);
        QVERIFY(m_popup->tree()->hasFocus());
        QCOMPARE(m_popup->tree()->currentIndex().row(), 2);
        QCOMPARE(picked.size(), 0);
    }

    /// No heading, whether its group is open, and also after another list.
    void downGoesToTheFirstQuestion_data()
    {
        QTest::addColumn<int>("from");
        QTest::newRow("all are seen") << 66;
        QTest::newRow("groups are closed") << 3;
    }
    void downGoesToTheFirstQuestion()
    {
        QFETCH(int, from);
        for (int time = 0; time < 2; ++time) {
            QSignalSpy picked(m_popup, &QuestionPopup::picked);
            m_popup->hide();
            m_popup->setEntries(manyEntries().mid(from));
            m_popup->popUp(*m_parent);
            QVERIFY(m_popup->search()->hasFocus());
            QTest::keyClick(m_popup->focusWidget(), Qt::Key_Down);
            QTest::keyClick(m_popup->focusWidget(), Qt::Key_Return);
            QCOMPARE(picked.size(), 1);
            QCOMPARE(picked[0][0].toInt(), 0);
        }
    }

    void lettersOnTheListAreSearchedFor()
    {
        QTest::keyClick(m_popup->search(), Qt::Key_Down);
        QVERIFY(m_popup->tree()->hasFocus());
        for (const char letter : {'b', 'o', 'b'})
            QTest::keyClick(m_popup->focusWidget(), letter);
        QVERIFY(m_popup->search()->hasFocus());
        QCOMPARE(m_popup->search()->text(), QStringLiteral("bob"));
        QTest::keyClick(m_popup->search(), Qt::Key_Down);
        QTest::keyClick(m_popup->focusWidget(), Qt::Key_Backspace);
        QCOMPARE(m_popup->search()->text(), QStringLiteral("bo"));
    }

    /// A heading, a synonym in any language, a question as one would ask it: what each finds.
    void itIsFoundByOtherWords_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("rows");
        QTest::newRow("heading") << QStringLiteral("figures") << 1 + 2;
        QTest::newRow("heading and name") << QStringLiteral("ann figures") << 2;
        for (const char *word : {"buy back", "ransom", "freikaufen", "losgeld", "who may Bob buy back?"})
            QTest::newRow(word) << QString::fromUtf8(word) << 2;
        QTest::newRow("one of many") << QStringLiteral("number7 ") << 1 + 1;
    }
    void itIsFoundByOtherWords()
    {
        QFETCH(QString, typed);
        QFETCH(int, rows);
        QList<QuestionEntry> entries = manyEntries();
        entries.append({QuestionGroup::Players, QStringLiteral("Deal with Bob"), QStringLiteral("ransom")});
        m_popup->setEntries(entries);
        QTest::keyClicks(m_popup->search(), typed);
        QCOMPARE(shownRows(*m_popup->tree()), rows);
    }

    void whatWasOpenIsOpenAgain()
    {
        m_popup->setEntries(manyEntries().mid(66));
        QTest::keyClicks(m_popup->search(), QStringLiteral("zebra"));
        m_popup->search()->clear();
        QCOMPARE(shownRows(*m_popup->tree()), 2 + 6);
    }

    void nothingIsFound()
    {
        QTest::keyClicks(m_popup->search(), QStringLiteral("zebra"));
        QCOMPARE(m_popup->tree()->model()->rowCount(), 0);
        QTest::keyClick(m_popup->search(), Qt::Key_Return);
        QVERIFY(m_popup->isVisible() && m_popup->search()->hasFocus());
    }

    void aClickPicksAndAGroupOpens()
    {
        QSignalSpy picked(m_popup, &QuestionPopup::picked);
        QTreeView *tree = m_popup->tree();
        const QModelIndex figures = tree->model()->index(1, 0);
        tree->scrollTo(figures);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(figures).center());
        QVERIFY(tree->isExpanded(figures));
        QCOMPARE(picked.size(), 0);
        const QModelIndex ann = tree->model()->index(0, 0, figures);
        tree->scrollTo(ann);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(ann).center());
        QCOMPARE(picked.size(), 1);
        QCOMPARE(picked[0][0].toInt(), 70);
    }

private:
    std::unique_ptr<QWidget> m_parent;
    QuestionPopup *m_popup = nullptr;
};

TOWERWATCH_WINDOW_TEST(TestQuestionPopup)
#include "tst_questionpopup.moc"
