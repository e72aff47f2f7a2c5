// SPDX-License-Identifier: MIT
/// A language of two files and no code (see pseudolanguage.cpp): it is offered, it is spoken everywhere, and
/// its long words find room.
#include "app/system/language.h"
#include "app/window/frame/bottompages.h"
#include "app/window/frame/mainwindow.h"
#include "model/format/scenarioreader.h"
#include "model/inquiry/suggestions.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "tests/support/windowtest.h"
#include "views/telling/pagelines.h"
#include "views/window/dialogs/commandpalette.h"
#include "views/window/dialogs/recoverydialog.h"
#include "views/window/export/codedialog.h"
#include "views/window/reference/examples.h"
#include "views/window/reference/librarybrowser.h"
#include "views/window/reference/referencepage.h"
#include "views/window/ruling/comparetable.h"
#include "views/words/words.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabBar>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolButton>

using namespace towerwatch;

namespace {

const QString pseudo = QStringLiteral("eo");

const char *const example = R"(towerwatch: 1
players: {red: {points: 12, floors: 4, supply: {meeple: 3}, prisoners: [{figure: meeple, owner: green}]}, blue: {}, green: {}}
turn: red
tiles:
  - {tile: tower-07-road-crossroads, at: [0, 0], rotation: 90, floors: 1}
  - {tile: base-U-road-straight, at: [0, -1], rotation: 90}
  - {tile: watchtower-04-cap-road-opposite-meeple, at: [0, -2]}
  - {tile: base-U-road-straight, at: [1, 0]}
  - {tile: base-X-road-crossroads, at: [2, 0]}
  - {tile: base-E-cap, at: [0, -3]}
figures:
  - {id: "1", figure: meeple, owner: green, at: [0, -1], on: road N}
  - {id: "2", figure: large-meeple, owner: blue, at: [0, -2], on: road S}
  - {id: "3", figure: builder, owner: blue, at: [0, -1], on: road S}
  - {id: "4", figure: meeple, owner: red, at: [1, 0], on: road E}
  - {id: "5", figure: meeple, owner: blue, at: [2, 0], on: field NNE}
questions:
  - {ask: place-floor, at: [0, 0]}
  - {ask: watchtower, at: [0, -2]}
  - {ask: place-figure, at: [0, 0], figure: meeple}
  - {ask: score}
  - {ask: ransom}
  - {ask: actions}
)";

/// Words that are the same in all languages: names, keys on a keyboard, what stands in files.
QStringList namesOfThings()
{
    QStringList names{
        QStringLiteral("Towerwatch"), QStringLiteral("towerwatch"), QStringLiteral("example"),
        QStringLiteral("Ctrl"),       QStringLiteral("Shift"),      QStringLiteral("Alt"),
        QStringLiteral("Enter"),      QStringLiteral("PgDown"),     QStringLiteral("PgUp"),
        QStringLiteral("Left"),       QStringLiteral("Right"),      QStringLiteral("Return"),
        QStringLiteral("Esc"),        QStringLiteral("Del"),        QStringLiteral("yaml"),
        QStringLiteral("pdf"),        QStringLiteral("html"),       QStringLiteral("Up"),
        QStringLiteral("Down"),       QStringLiteral("Ins"),        QStringLiteral("Backspace")};
    for (const QString &language : languages())
        names << languageName(language.toStdString());
    for (const Document &document : builtInRulings().documents)
        names << QUtf8StringView(builtInRulings().title(document, "en")).toString();
    for (const Ruling &ruling : builtInRulings().rulings) {
        names << QUtf8StringView(ruling.id.value).toString() << QUtf8StringView(ruling.author).toString();
        for (const Source &source : ruling.sources)
            if (source.numbers.empty()) // the heading of a list
                names << QUtf8StringView(source.detail).toString();
        for (const std::string_view publisher : ruling.publishers)
            names << QUtf8StringView(publisher).toString();
    }
    for (const Tile &tile : builtInTiles().tiles())
        names << QString::fromStdString(tile.id);
    for (const GlossaryEntry &entry : glossary())
        for (const Term &term : entry.terms)
            names << QUtf8StringView(term.firstEdition).toString()
                  << QUtf8StringView(term.secondEdition).toString();
    for (const Expansion &expansion : expansions()) // of boxes; in menus with two signs for one
        for (const std::string_view name : expansion.names)
            names << QUtf8StringView(name).toString() << QString(inMenu(name));
    for (const Guide &guide : guides()) // in the languages of their file
        for (const GuidePart &part : guide.parts)
            for (const std::string_view title : part.titles)
                names << QUtf8StringView(title).toString();
    for (const Example &each : examples()) // titles and notes are in the languages of their files
        names << each.title() << each.notes() << each.path;
    std::sort(names.begin(), names.end(),
              [](const QString &a, const QString &b) { return a.size() > b.size(); });
    names.removeAll(QString());
    return names;
}

/// The part of a text that is in no pseudo-language: two letters without an accent in a row.
QString untranslated(QString text)
{
    static const QStringList names = namesOfThings();
    static const QRegularExpression tag(QStringLiteral("<[^>]*>|&(?=\\w)|\\*\\.[a-z.]+")),
        letters(QStringLiteral("[A-Za-z]{2,}"));
    text.remove(tag);
    if (!text.contains(letters))
        return {};
    for (const QString &name : names)
        text.remove(name);
    const QRegularExpressionMatch found = letters.match(text);
    constexpr qsizetype around = 12;
    return found.hasMatch() ? text.mid(std::max<qsizetype>(found.capturedStart() - around, 0),
                                       found.capturedLength() + 2 * around)
                            : QString();
}

/// Collects what is wrong in the widgets of a window.
class Inspector
{
public:
    explicit Inspector(const QWidget &window) { inspect(window); }
    const QStringList &english() const { return m_english; }
    const QStringList &cut() const { return m_cut; }

private:
    static bool isQts(const QWidget &widget)
    {
        if (widget.objectName().startsWith(u"qt_") || qobject_cast<const QTabBar *>(widget.parentWidget()))
            return true;
        const auto *box = qobject_cast<const QDialogButtonBox *>(widget.parentWidget());
        auto *button = qobject_cast<QAbstractButton *>(const_cast<QWidget *>(&widget));
        return box && button && box->standardButton(button) != QDialogButtonBox::NoButton;
    }

    void text(const QObject &owner, const QString &what)
    {
        if (const QString found = untranslated(what); !found.isEmpty())
            m_english << describe(owner) + found.simplified();
    }

    static QString describe(const QObject &owner)
    {
        QString where;
        for (const QObject *o = &owner; o; o = o->parent())
            if (!o->objectName().isEmpty() || o == &owner)
                where.prepend(QLatin1String(o->metaObject()->className()) + u'#' + o->objectName() + u' ');
        return where + QStringLiteral(": ");
    }

    void room(const QWidget &widget, const QString &what, int needed, int given)
    {
        if (needed > given + 1)
            m_cut << QStringLiteral("%1“%2” needs %3, has %4")
                         .arg(describe(widget), what)
                         .arg(needed)
                         .arg(given);
    }

    void inspect(const QWidget &window)
    {
        one(window);
        for (const QWidget *widget : window.findChildren<QWidget *>())
            if (!isQts(*widget))
                one(*widget);
        for (const QAction *action : window.findChildren<QAction *>())
            if (!action->objectName().startsWith(u"qt_") && !action->objectName().startsWith(u'_'))
                this->action(*action);
    }

    void action(const QAction &action)
    {
        if (qobject_cast<QLineEdit *>(action.parent()) || qobject_cast<QPlainTextEdit *>(action.parent()))
            return;
        text(action, action.text());
        text(action, action.toolTip());
        text(action, action.statusTip());
        text(action, action.whatsThis());
    }

    void one(const QWidget &widget)
    {
        const bool inTitle = qobject_cast<QDockWidget *>(widget.parentWidget()) &&
                             qobject_cast<const QAbstractButton *>(&widget);
        for (const QString &each : {widget.windowTitle(), widget.accessibleName(),
                                    widget.accessibleDescription(), widget.statusTip(), widget.whatsThis()})
            if (!inTitle)
                text(widget, each);
        if (!inTitle)
            text(widget, widget.toolTip());
        if (auto *label = qobject_cast<const QLabel *>(&widget))
            inspectLabel(*label);
        else if (auto *button = qobject_cast<const QAbstractButton *>(&widget))
            inspectButton(*button);
        else if (auto *line = qobject_cast<const QLineEdit *>(&widget))
            inspectLine(*line);
        else if (auto *box = qobject_cast<const QComboBox *>(&widget))
            inspectCombo(*box);
        else if (auto *view = qobject_cast<const QAbstractItemView *>(&widget))
            inspectItems(*view);
        else if (auto *bar = qobject_cast<const QTabBar *>(&widget))
            inspectTabs(*bar);
        else if (auto *page = qobject_cast<const QTextBrowser *>(&widget))
            text(*page, page->toPlainText());
        else if (auto *group = qobject_cast<const QGroupBox *>(&widget))
            text(*group, group->title());
        else if (auto *menu = qobject_cast<const QMenu *>(&widget))
            text(*menu, menu->title());
        else if (auto *edit = qobject_cast<const QPlainTextEdit *>(&widget))
            text(*edit, edit->placeholderText());
    }

    void inspectLabel(const QLabel &label)
    {
        text(label, label.text());
        if (!label.isVisible() || label.text().isEmpty() || label.visibleRegion().isEmpty())
            return;
        if (label.wordWrap())
            room(label, label.text(), label.heightForWidth(label.width()), label.height());
        else
            room(label, label.text(), label.minimumSizeHint().width(), label.width());
    }

    void inspectButton(const QAbstractButton &button)
    {
        text(button, button.text());
        const auto *tool = qobject_cast<const QToolButton *>(&button);
        if (button.isVisible() && !button.text().isEmpty() &&
            (!tool || tool->toolButtonStyle() != Qt::ToolButtonIconOnly))
            room(button, button.text(), button.minimumSizeHint().width(), button.width());
    }

    void inspectLine(const QLineEdit &line)
    {
        text(line, line.placeholderText());
        if (line.isVisible() && !line.placeholderText().isEmpty())
            room(line, line.placeholderText(),
                 line.fontMetrics().horizontalAdvance(line.placeholderText()) + 8, line.width());
    }

    void inspectCombo(const QComboBox &box)
    {
        for (int i = 0; i < box.count(); ++i) {
            text(box, box.itemText(i));
            text(box, box.itemData(i, Qt::ToolTipRole).toString());
        }
        if (box.isVisible())
            room(box, box.currentText(), box.fontMetrics().horizontalAdvance(box.currentText()) + 24,
                 box.width());
    }

    void inspectItems(const QAbstractItemView &view)
    {
        const QAbstractItemModel *model = view.model();
        if (!model ||
            qobject_cast<QComboBox *>(view.parentWidget() ? view.parentWidget()->parentWidget() : nullptr))
            return;
        inspectRows(view, *model, {});
        for (const Qt::Orientation way : {Qt::Horizontal, Qt::Vertical})
            for (int i = 0; i < (way == Qt::Horizontal ? model->columnCount() : model->rowCount()); ++i)
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                    if (model->headerData(i, way, role).typeId() == QMetaType::QString)
                        text(view, model->headerData(i, way, role).toString());
        const auto *header = view.findChild<const QHeaderView *>();
        if (header && header->isVisible() && header->orientation() == Qt::Horizontal)
            for (int i = 0; i < header->count(); ++i)
                if (!header->isSectionHidden(i))
                    room(*header, model->headerData(i, Qt::Horizontal).toString(),
                         header->fontMetrics().horizontalAdvance(
                             model->headerData(i, Qt::Horizontal).toString()) +
                             4,
                         header->sectionSize(i));
    }

    void inspectRows(const QAbstractItemView &view, const QAbstractItemModel &model,
                     const QModelIndex &parent)
    {
        for (int row = 0; row < model.rowCount(parent); ++row)
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole,
                                       Qt::AccessibleDescriptionRole, Qt::StatusTipRole})
                    text(view, index.data(role).toString());
                if (column == 0)
                    inspectRows(view, model, index);
            }
    }

    void inspectTabs(const QTabBar &bar)
    {
        for (int i = 0; i < bar.count(); ++i) {
            text(bar, bar.tabText(i));
            text(bar, bar.tabToolTip(i));
            if (bar.isVisible())
                room(bar, bar.tabText(i),
                     bar.fontMetrics().horizontalAdvance(QString(bar.tabText(i)).remove(u'&')) + 8,
                     bar.tabRect(i).width());
        }
    }

    QStringList m_english, m_cut;
};

/// Lets what was posted happen; laying out and going over to a language post events of their own.
void settle()
{
    for (int i = 0; i < 4; ++i)
        QCoreApplication::processEvents();
}

void report(const QStringList &found)
{
    QStringList once = found;
    once.removeDuplicates();
    if (!once.isEmpty())
        QFAIL(qPrintable(QStringLiteral("%1:\n").arg(once.size()) + once.mid(0, 80).join(u'\n')));
}

} // namespace

class tst_PseudoLanguage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-pseudo")); }

    void init()
    {
        chooseLanguage(
            QStringLiteral("en")); // most of the tests go over to the pseudo-language with all open
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 720);
        m_window->document().openCopy(readScenario(example, builtInTiles()).scenario.value_or(Scenario{}));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get(), windowPatience));
    }

    void cleanup() { windowtest::drop(m_window); }

    void twoFilesMakeALanguage()
    {
        chooseLanguage(pseudo);
        QVERIFY(languages().contains(pseudo));
        QStringList offered;
        for (const QMenu *menu : m_window->findChildren<QMenu *>())
            for (const QAction *action : menu->actions())
                offered << action->text();
        QVERIFY(offered.contains(languageName(pseudo.toStdString())));
        QCOMPARE(currentLanguage(), pseudo);
        for (const Ruling &ruling : builtInRulings().rulings)
            QVERIFY2(untranslated(rulingText(ruling)).isEmpty(), ruling.id.value.data());
    }

    void englishWouldBeFound()
    {
        QLabel label(QStringLiteral("A text in English"));
        QCOMPARE(Inspector(label).english().size(), 1);
        label.setText(QStringLiteral("A text that is longer than its place"));
        label.setFixedSize(20, 20);
        label.show();
        QCOMPARE(Inspector(label).cut().size(), 1);
    }

    void theWindowSpeaksIt()
    {
        const auto count = static_cast<int>(m_window->desk()->questions->size());
        QCOMPARE(count, 6);
        QVERIFY(!Inspector(*m_window).english().isEmpty());
        chooseLanguage(pseudo);
        settle();
        for (QMenu *menu : m_window->findChildren<QMenu *>())
            emit menu->aboutToShow();
        QStringList english;
        for (int i = 0; i < count; ++i) {
            english << Inspector(*m_window).english();
            m_window->findChild<QAction *>(QStringLiteral("nextQuestion"))->trigger();
        }
        report(english);
    }

    void everyDockSpeaksIt_data() { docks(); }
    void everyDockSpeaksIt()
    {
        QFETCH(QString, name);
        auto *dock = m_window->findChild<QDockWidget *>(name);
        bringUp(dock);
        m_window->bottom()->openRuling(QStringLiteral("capture-wheel-of-fortune"));
        bringUp(dock);
        chooseLanguage(pseudo);
        settle();
        report(Inspector(*dock).english());
    }

    void everyDockHasRoom_data() { docks(); }
    void everyDockHasRoom()
    {
        QFETCH(QString, name);
        auto *dock = m_window->findChild<QDockWidget *>(name);
        chooseLanguage(pseudo);
        if (name == u"rulingDock")
            m_window->resizeDocks({dock}, {400}, Qt::Horizontal); // as on a screen larger than that of tests
        bringUp(dock);
        report(Inspector(*dock).cut());
        if (auto *tabs = dock->findChild<QTabWidget *>())
            for (int i = 0; i < tabs->count(); ++i) {
                tabs->setCurrentIndex(i);
                settle();
                report(Inspector(*dock).cut());
            }
    }

    void everyDialogSpeaksIt_data() { dialogs(); }
    void everyDialogSpeaksIt()
    {
        QFETCH(Maker, make);
        chooseLanguage(pseudo);
        settle();
        const std::unique_ptr<QWidget> dialog(make(m_window.get()));
        dialog->show();
        settle();
        const Inspector found(*dialog);
        report(found.english() + found.cut());
    }

    void everyOpenDialogGoesOverToIt_data() { dialogs(false); }
    void everyOpenDialogGoesOverToIt()
    {
        QFETCH(Maker, make);
        const std::unique_ptr<QWidget> dialog(make(m_window.get()));
        dialog->show();
        QVERIFY(!Inspector(*dialog).english().isEmpty());
        chooseLanguage(pseudo);
        settle();
        report(Inspector(*dialog).english());
    }

    void everyAnswerSpeaksIt()
    {
        chooseLanguage(pseudo);
        QStringList found;
        for (const Example &each : examples())
            for (const TowerRules rules : allTowerRules) {
                Scenario scenario = each.scenario;
                scenario.rules.tower = rules;
                for (Player &player : scenario.players)
                    player.name = {};
                for (Figure &figure : scenario.figures)
                    figure.id = {};
                for (Question &question : scenario.questions)
                    question.target.reset();
                const Position position(scenario, builtInTiles());
                for (const Question &question : questionsOf(scenario, builtInTiles())) {
                    Footnotes footnotes;
                    const Page page = tell(position, answer(position.board(), question), footnotes);
                    if (const QString rest = untranslated(plainText(page)); !rest.isEmpty())
                        found << each.path + QStringLiteral(": ") + rest.simplified();
                }
            }
        report(found);
    }

private:
    using Maker = QWidget *(*)(MainWindow *);

    static void bringUp(QDockWidget *dock)
    {
        dock->show();
        dock->raise();
        settle();
    }

    static void docks()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"tileDock", "figureDock", "rulingDock", "compareDock", "referenceDock",
                                 "glossaryDock", "tablesDock", "sourceDock", "collectionDock", "historyDock"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    /// The dialogs; while one of those that are `modal` to the program is open, nobody can choose a language.
    static void dialogs(bool modal = true)
    {
        QTest::addColumn<Maker>("make");
        const auto row = [](const char *name, Maker make) { QTest::newRow(name) << make; };
        row("library", [](MainWindow *) -> QWidget * { return new LibraryBrowser; });
        row("palette",
            [](MainWindow *window) -> QWidget * { return new CommandPalette(*window->menuBar()); });
        row("code", [](MainWindow *) -> QWidget * { return new CodeDialog(QStringLiteral("1-2-3")); });
        row("link", [](MainWindow *) -> QWidget * {
            return new CodeDialog(QStringLiteral("https://example.org/#1-2-3"));
        });
        if (!modal)
            return;
        row("recovery", [](MainWindow *) -> QWidget * {
            return new RecoveryDialog({{QStringLiteral("1"), {}, QDateTime(), true},
                                       {QStringLiteral("2"), QStringLiteral("/2"), QDateTime(), false}});
        });
    }

    std::unique_ptr<MainWindow> m_window;
};

TOWERWATCH_WINDOW_TEST(tst_PseudoLanguage)
#include "tst_pseudolanguage.moc"
