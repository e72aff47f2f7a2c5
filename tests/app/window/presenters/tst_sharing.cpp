// SPDX-License-Identifier: MIT
/// Copies, codes, QR codes, help and paper, as the window makes them.
#include "app/system/language.h"
#include "app/window/document/fileflow.h"
#include "app/window/frame/mainwindow.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/boards.h"
#include "tests/support/program.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "views/window/board/boardwidget.h"
#include "views/window/editing/sourceview.h"
#include "views/window/export/booklet.h"
#include "views/window/export/codedialog.h"
#include "views/window/export/forumpost.h"
#include "views/window/export/imagedialog.h"
#include "views/window/export/printer.h"
#include "views/window/frame/helppagefor.h"
#include "views/window/reference/helpwindow.h"
#include "views/window/reference/referencepage.h"
#include "views/window/ruling/sentencebutton.h"
#include "views/words/playerwords.h"
#include "views/words/words.h"

#include "model/referee/referee.h"
#include "tests/support/hostilewords.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QXmlStreamReader>

using namespace towerwatch;

namespace {

Scenario shipped(std::string_view path)
{
    for (const ShippedScenario &file : shippedScenarios())
        if (file.path.find(path) != std::string_view::npos)
            return *readScenario(file.text, builtInTiles()).scenario;
    return {};
}

Sheet sheetOf(std::string_view path)
{
    const PositionPtr position = tableOf(shipped(path));
    return {.position = position,
            .answers = {answer(position->board(), position->scenario().questions.front())}};
}

const char *const oneForAll = "one-board-for-all-rule-sets";

} // namespace

class TestSharing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_home.path()); }

    void copies()
    {
        MainWindow window;
        window.open(QString::fromStdString(shareCode(shipped(oneForAll))));
        QClipboard *clipboard = QGuiApplication::clipboard();
        trigger(window, "copyYaml");
        QCOMPARE(clipboard->text().toStdString(), writeScenario(shipped(oneForAll)));
        trigger(window, "copyCode");
        QCOMPARE(clipboard->text().toStdString(), shareCode(shipped(oneForAll)));
        trigger(window, "copyMarkdown");
        const QString markdown = clipboard->text();
        trigger(window, "copyBBCode");
        QVERIFY(clipboard->text().contains("[b]") && !markdown.contains("[b]"));
        trigger(window, "copyPicture");
        QVERIFY(!clipboard->image().isNull());
    }

    /// Under a picture stands who holds whom; its lines end before the frame, bold ones too.
    void thePictureHoldsItsWords()
    {
        Scenario scenario = shipped(oneForAll);
        scenario.players = {
            {.colour = Colour::Red, .name = "Wilhelmina", .prisoners = {{FigureKind::Mayor, Colour::Blue}}},
            {.colour = Colour::Blue}};
        std::string title;
        for (int i = 0; i < 60; ++i)
            title += "Meeple number " + std::to_string(i) + ' ';
        scenario.title.byLanguage = {{"", title}};
        Sheet sheet{.position = tableOf(scenario)};
        sheet.answers = {answer(sheet.position->board(), scenario.questions.front())};
        QXmlStreamReader svg(sheetSvg(sheet));
        double inner = 0, widest = 0;
        QString words;
        while (!svg.atEnd()) {
            if (svg.readNext() != QXmlStreamReader::StartElement)
                continue;
            const auto of = [attributes = svg.attributes()](const char *name) {
                return attributes.value(QLatin1String(name)).toDouble();
            };
            if (svg.name() == u"svg")
                inner = of("width") - 2 * drawing::paperMargin;
            if (svg.name() != u"text" || of("font-size") < 9 ||
                svg.attributes().hasAttribute(QStringLiteral("text-anchor")))
                continue;
            QFont font(QStringLiteral("DejaVu Sans"));
            font.setPixelSize(100);
            font.setBold(svg.attributes().hasAttribute(QStringLiteral("font-weight")));
            const double x = of("x"), size = of("font-size");
            const QString line = svg.readElementText();
            words += line + u' ';
            widest = std::max(widest, x + QFontMetricsF(font).horizontalAdvance(line) * size / 100);
        }
        QVERIFY(widest > inner / 2 && widest <= inner);
        QVERIFY(words.contains(playerWords(scenario, Colour::Red)));
    }

    /// Who opens the code sees the ruling that its sender saw.
    void theCodeAsksTheQuestionOnShow()
    {
        MainWindow window;
        window.document().openCopy(shipped(oneForAll));
        const auto opened = [&] {
            trigger(window, "copyCode");
            MainWindow friendly;
            friendly.open(QGuiApplication::clipboard()->text());
            return *friendly.desk()->question;
        };
        QVERIFY(opened() == *window.desk()->question);
        for (const Question &question : *window.desk()->questions) {
            window.desk().take(ondesk::Asked{question});
            QVERIFY(opened() == question);
        }
        const Question other{.ask = Ask::Actions, .by = Colour::Blue};
        window.desk().take(ondesk::Asked{other});
        QVERIFY(opened() == other);
        QVERIFY(window.document().scenario() == shipped(oneForAll)); // the file stays as it was
    }

    void theFileSaysThatTheQuestionIsNotSaved()
    {
        MainWindow window;
        window.document().openCopy(shipped(oneForAll));
        const QTemporaryDir folder;
        QVERIFY(window.document().save(folder.filePath("board.towerwatch.yaml")).isEmpty());
        window.statusBar()->clearMessage();
        trigger(window, "save");
        const QString saved = window.statusBar()->currentMessage();
        QVERIFY(saved.contains(QStringLiteral("board.towerwatch.yaml")));
        window.desk().take(ondesk::Asked{{.ask = Ask::Actions, .by = Colour::Blue}});
        window.statusBar()->clearMessage();
        trigger(window, "save");
        QVERIFY(!window.statusBar()->currentMessage().isEmpty());
        QVERIFY(window.statusBar()->currentMessage() != saved);
    }

    /// Every shipped scenario goes out and comes back unchanged, as text and as code, over the clipboard.
    void everyScenarioThere()
    {
        MainWindow here, there;
        QClipboard *clipboard = QGuiApplication::clipboard();
        QVERIFY(shippedScenarios().size() > 200);
        const int oneOf = std::max(20 / soaked(1), 1); // so many goes over the clipboard, for time
        int each = 0;
        for (const ShippedScenario &file : shippedScenarios()) {
            const Scenario scenario = *readScenario(file.text, builtInTiles()).scenario;
            QCOMPARE(writeScenario(scenario), std::string(file.text));
            if (each++ % oneOf != 0)
                continue;
            here.document().openCopy(scenario);
            trigger(here, "copyYaml");
            QCOMPARE(clipboard->text().toStdString(), std::string(file.text));
            trigger(here, "copyCode");
            trigger(there, "pasteCode");
            QVERIFY2(there.document().scenario() == scenario, std::string(file.path).c_str());
        }
    }

    void pictureOnTheClipboard()
    {
        MainWindow window;
        window.open(QString::fromStdString(shareCode(shipped(oneForAll))));
        trigger(window, "copyPicture");
        const QImage image = QGuiApplication::clipboard()->image();
        const Sheet sheet{.position = window.desk()->shown, .answers = {*window.desk()->answerNow()}};
        QCOMPARE(image.convertToFormat(QImage::Format_RGB32),
                 sheetImage(sheet).convertToFormat(QImage::Format_RGB32));
    }

    void exports_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QByteArray>("holds");
        QTest::newRow("svg") << "export" << QByteArray("<svg");
        QTest::newRow("png") << "export" << QByteArray("PNG");
        QTest::newRow("pdf") << "export" << QByteArray("%PDF");
        QTest::newRow("html") << "exportPage"
                              << "content=\"" + QByteArray(shareCode(shipped(oneForAll)).c_str()) + '"';
    }

    /// A name without an ending gets that of the kind that is chosen, and the file is of that kind.
    void exports()
    {
        QFETCH(QString, action);
        QFETCH(QByteArray, holds);
        const QString ending = QString::fromLatin1(QTest::currentDataTag());
        QFile built(m_home.filePath(QStringLiteral("built.html")));
        QVERIFY(built.open(QIODevice::WriteOnly));
        built.write("<html><meta name=\"towerwatch:code\" content=\"\">");
        built.close();
        qputenv("TOWERWATCH_PAGE", QFile::encodeName(built.fileName()));
        MainWindow window;
        window.open(QString::fromStdString(shareCode(shipped(oneForAll))));
        trigger(window, qPrintable(action));
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        const QStringList filters = dialog->nameFilters().filter(ending);
        QCOMPARE(filters.size(), 1);
        dialog->selectNameFilter(filters.constFirst());
        emit dialog->filterSelected(filters.constFirst());
        auto *line = dialog->findChild<QLineEdit *>();
        line->setText(m_home.filePath(QStringLiteral("exported")));
        QTest::keyClick(line, Qt::Key_Return);
        if (auto *look = qobject_cast<ImageDialog *>(QApplication::activeModalWidget()))
            look->accept();
        QVERIFY(!QApplication::activeModalWidget());
        QVERIFY(contentOf(m_home.filePath(QStringLiteral("exported.") + ending)).contains(holds));
    }

    /// Where there is no page to export, a PDF or a picture is offered in its place.
    void exportsNoPage()
    {
        qputenv("TOWERWATCH_PAGE", QFile::encodeName(m_home.filePath(QStringLiteral("not there.html"))));
        MainWindow window;
        window.open(QString::fromStdString(shareCode(shipped(oneForAll))));
        trigger(window, "exportPage");
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box && box->defaultButton());
        box->defaultButton()->click();
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        for (const char *ending : {"*.pdf", "*.png"})
            QCOMPARE(dialog->nameFilters().filter(QLatin1String(ending)).size(), 1);
        dialog->reject();
        trigger(window, "exportPage");
        box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box);
        box->button(QMessageBox::Cancel)->click();
        QVERIFY(!QApplication::activeModalWidget());
    }

    void pastedCode()
    {
        MainWindow window;
        QGuiApplication::clipboard()->setText("  " + QString::fromStdString(shareCode(shipped(oneForAll))) +
                                              "\n");
        trigger(window, "pasteCode");
        QVERIFY(window.document().scenario() == shipped(oneForAll));
        QVERIFY(window.document().path().isEmpty());
        QGuiApplication::clipboard()->setText("no code");
        trigger(window, "pasteCode");
        QVERIFY(window.document().scenario() == shipped(oneForAll));
    }

    void droppedCode()
    {
        MainWindow window;
        QMimeData data;
        data.setText(QString::fromStdString(shareCode(shipped(oneForAll))));
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &drop);
        QVERIFY(window.document().scenario() == shipped(oneForAll));
    }

    void damagedCode()
    {
        MainWindow window;
        QString code = QString::fromStdString(shareCode(shipped(oneForAll)));
        code[40] = code[40] == u'7' ? u'8' : u'7';
        window.open(code);
        QVERIFY(window.document().scenario().tiles.empty());
        QVERIFY(!window.board()->isVisibleTo(&window));
    }

    /// Every ruling that is cited stands below with its title and what kind it is; the code leads back.
    void forum()
    {
        const Sheet sheet = sheetOf(oneForAll);
        for (const Markup markup : {Markup::Markdown, Markup::BBCode}) {
            const QString text = forumPost(*sheet.position, sheet.answers.front(), markup, "TW1-ABC");
            Footnotes footnotes;
            tell(*sheet.position, sheet.answers.front(), footnotes);
            QVERIFY(text.contains("TW1-ABC") && !footnotes.rulings().empty());
            for (const RulingId id : footnotes.rulings()) {
                const Ruling &ruling = *builtInRulings().find(id.value);
                QVERIFY(text.contains(rulingTitle(ruling, sheet.position->scenario().rules.tower)));
                QVERIFY(text.contains(rulingLabel(ruling, sheet.position->scenario().rules)));
            }
            QCOMPARE(text.count("[b]"), text.count("[/b]"));
            QCOMPARE(text.count("[list]"), text.count("[/list]"));
        }
    }

    void forumEscapes()
    {
        Scenario scenario = shipped(oneForAll);
        scenario.title.byLanguage = {{"", "*bold* [url=x]y[/url] <b>"}};
        const Position position(scenario, builtInTiles());
        const Answer about = answer(position.board(), scenario.questions.front());
        QVERIFY(forumPost(position, about, Markup::Markdown)
                    .startsWith("### \\*bold\\* \\[url=x\\]y\\[/url\\] \\<b\\>"));
        QVERIFY(!forumPost(position, about, Markup::BBCode).contains("[url"));
    }

    void nothingSteersTheForum()
    {
        const auto read = readScenario(hostilewords::scenario.toStdString(), builtInTiles());
        QVERIFY(read.scenario);
        const Position position(*read.scenario, builtInTiles());
        const Answer about = answer(position.board(), read.scenario->questions.front());
        for (const Markup markup : {Markup::Markdown, Markup::BBCode}) {
            const QString text = forumPost(position, about, markup, QStringLiteral("TW1-A"));
            QVERIFY(text.contains(QStringLiteral("U+202E")));
            QVERIFY2(!hostilewords::steers(text), qPrintable(text));
        }
    }

    /// Where a start was told of a published page, there is a link, as QR code and copied; elsewhere what can
    /// be sent instead is offered.
    void linksLeadToAPage()
    {
        MainWindow window;
        const auto copied = [&window](Do what) {
            window.action(what)->trigger();
            return QGuiApplication::clipboard()->text();
        };
        const QString code = copied(Do::CopyCode),
                      page = QStringLiteral("https://example.org/towerwatch.html");
        QVERIFY(looksLikeCode(code.toStdString()));
        QCOMPARE(copied(Do::CopyLink), code); // no link
        QPointer<CodeDialog> offer = window.findChild<CodeDialog *>();
        QVERIFY(offer);
        QCOMPARE(offer->findChild<QPlainTextEdit *>()->toPlainText(), code);
        const QSignalSpy asked(offer, &CodeDialog::pageAsked);
        offer->disconnect(&window); // of which the rest is a dialog of the desktop
        for (auto *button : offer->findChildren<QPushButton *>())
            if (!button->text().isEmpty() && !button->toolTip().isEmpty())
                button->click();
        QCOMPARE(asked.size(), 1);
        offer->close();
        QTRY_VERIFY(!offer);
        qputenv(pageAddressVariable, page.toUtf8());
        QCOMPARE(copied(Do::CopyLink), page + u'#' + code);
        QVERIFY(!window.findChild<CodeDialog *>());
        QCOMPARE(copied(Do::CopyCode), code);
        window.action(Do::ShowCode)->trigger();
        auto *dialog = window.findChild<CodeDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QPlainTextEdit *>()->toPlainText(), page + u'#' + code);
        dialog->close();
        qunsetenv(pageAddressVariable);
    }

    /// Dark on light with a quiet zone of four modules, and every shipped scenario fits.
    void qrCodes()
    {
        for (const ShippedScenario &file : shippedScenarios()) {
            const auto code = shareCode(*readScenario(file.text, builtInTiles()).scenario);
            QVERIFY2(!qrImage(QByteArray::fromStdString(code)).isNull(), std::string(file.path).c_str());
        }
        const QImage image = qrImage("TW1-ABC");
        for (int i = 0; i < image.width(); ++i)
            for (int quiet = 0; quiet < 4; ++quiet)
                QVERIFY(image.pixel(i, quiet) == qRgb(255, 255, 255) &&
                        image.pixel(quiet, i) == qRgb(255, 255, 255));
        QCOMPARE(image.pixel(4, 4), qRgb(0, 0, 0));
        QVERIFY(qrImage(QByteArray(5000, 'A')).isNull());
        QVERIFY(qrImage({}).isNull());
    }

    void qrCodesRead_data()
    {
        QTest::addColumn<QByteArray>("code");
        std::size_t least = std::string::npos, most = 0;
        for (const ShippedScenario &file : shippedScenarios()) {
            const std::string code = shareCode(*readScenario(file.text, builtInTiles()).scenario);
            if (code.size() < least || code.size() > most ||
                file.path.find(oneForAll) != std::string_view::npos)
                QTest::newRow(std::string(file.path).c_str()) << QByteArray::fromStdString(code);
            least = std::min(least, code.size());
            most = std::max(most, code.size());
        }
    }

    /// A reader that is not ours takes the code from the picture.
    void qrCodesRead()
    {
        const QString reader = QStandardPaths::findExecutable(QStringLiteral("zbarimg"));
        if (reader.isEmpty())
            QSKIP("zbar-tools is not installed");
        QFETCH(QByteArray, code);
        const QImage modules = qrImage(code);
        const QString picture = m_home.filePath(QStringLiteral("code.png"));
        QVERIFY(modules.scaled(modules.size() * 3).save(picture));
        QProcess process;
        process.start(reader, {QStringLiteral("--quiet"), QStringLiteral("--raw"), picture});
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.readAllStandardOutput().trimmed(), code);
    }

    /// Width and height keep their ratio and stay below the limit.
    void imageSizes()
    {
        ImageDialog dialog({400, 800}, 4000);
        QCOMPARE(dialog.imageSize(), QSize(400, 800));
        QVERIFY(!dialog.isTransparent());
        const QList<QSpinBox *> boxes = dialog.findChildren<QSpinBox *>();
        boxes[0]->setValue(600);
        QCOMPARE(dialog.imageSize(), QSize(600, 1200));
        boxes[1]->setValue(300);
        QCOMPARE(dialog.imageSize(), QSize(150, 300));
        boxes[0]->setValue(100'000);
        QCOMPARE(dialog.imageSize(), QSize(2000, 4000));
        const QImage image = sheetImage(sheetOf(oneForAll), 777);
        QCOMPARE(image.width(), 777);
    }

    void paper()
    {
        const auto pdf = [](auto &&write) {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            return write(buffer) ? buffer.data() : QByteArray();
        };
        const std::vector<Sheet> both{sheetOf(oneForAll), sheetOf("five-watchtowers")};
        const QByteArray one = pdf([&](QIODevice &to) { return writeBooklet({both[0]}, QPageSize::A4, to); });
        const QByteArray two = pdf([&](QIODevice &to) { return writeBooklet(both, QPageSize::Letter, to); });
        const QByteArray rules = pdf([&](QIODevice &to) { return writeReference(QPageSize::A4, to); });
        QVERIFY(one.startsWith("%PDF") && two.startsWith("%PDF") && rules.startsWith("%PDF"));
        QVERIFY(one.contains("/MediaBox [0 0 595") && two.contains("/MediaBox [0 0 612"));
        QVERIFY(two.count("/Type /Page\n") > one.count("/Type /Page\n"));
        QVERIFY(rules.count("/Type /Page\n") > 10);
    }

    /// Wherever on a page a heading falls, what it heads is on the same page; references name the right one.
    void headingsStayWithTheirText()
    {
        int moved = 0;
        for (int lines = 30; lines < 60; ++lines) {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            Printer printer(QPageSize::A4, buffer);
            for (int i = 0; i < lines; ++i)
                printer.write(Print::Line, QStringLiteral("line"));
            const int heading = printer.write(Print::Heading, QStringLiteral("heading"));
            const int note = printer.write(Print::Note, QStringLiteral("some words of a note ").repeated(20));
            QVERIFY(printer.print(QStringLiteral("title")));
            QCOMPARE(printer.pageOf(heading), printer.pageOf(note));
            moved += printer.pageOf(heading) > 1 ? 1 : 0;
        }
        QVERIFY(moved > 0 && moved < 30);
    }

    void help_data() { languageRows(); }

    /// Each page is there in each complete language, and no two are alike.
    void help()
    {
        QFETCH(QString, language);
        useLanguage(language);
        QStringList texts;
        for (const QString &page : HelpWindow::pages()) {
            const QString text = helpPage(page);
            QVERIFY2(text.startsWith("# ") && text.size() > 400, qPrintable(page));
            texts << text;
        }
        useLanguage(language == u"en" ? QStringLiteral("de") : QStringLiteral("en"));
        for (const QString &page : HelpWindow::pages())
            QVERIFY(!texts.contains(helpPage(page)));
        useLanguage(QStringLiteral("en"));
        QCOMPARE(helpPageFor(nullptr), QStringLiteral("first-steps"));
        const SourceView source;
        QCOMPARE(helpPageFor(&source), QStringLiteral("format"));
    }

    /// F1 shows the page about the part of the window that has the focus.
    void helpInContext()
    {
        MainWindow window;
        window.open(QString::fromStdString(shareCode(shipped(oneForAll))));
        window.show();
        for (const auto &[action, page] : {std::pair("", "first-steps"),
                                           {"tablesPage", "tables"},
                                           {"sourcePage", "format"},
                                           {"comparePage", "rule-sets"},
                                           {"showReference", "rule-sets"}}) {
            window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&window, windowPatience));
            window.board()->setFocus();
            if (*action)
                trigger(window, action); // it takes the focus, too
            trigger(window, "help");
            auto *help = window.findChild<HelpWindow *>();
            QVERIFY2(help && help->isVisible(), action);
            QCOMPARE(help->page(), QLatin1String(page));
            help->close();
        }
    }

    /// The menu of the rules leads to the guide that tells which they are, and the guides lead to rulings and
    /// boards.
    void guides()
    {
        MainWindow window;
        window.open(QString::fromStdString(shareCode(shipped(oneForAll))));
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window, windowPatience));
        window.findChild<RulesButton *>()->click();
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QAction *ask = menu->actions().constLast();
        menu->close();
        ask->trigger();
        auto *help = window.findChild<HelpWindow *>();
        QVERIFY(help && help->isVisible());
        QCOMPARE(help->page(), QStringLiteral("which-rules"));
        help->showPage(QStringLiteral("turn"));
        auto *text = help->findChild<QTextBrowser *>();
        QVERIFY(text->toHtml().contains(QStringLiteral("ruling:turn-after-floor")));
        QVERIFY(text->toHtml().contains(QStringLiteral("board:")));
        emit text->anchorClicked(QUrl(QStringLiteral("ruling:ransom-three")));
        auto *reference = window.findChild<ReferencePage *>();
        QVERIFY(reference);
        QCOMPARE(reference->current(), QStringLiteral("ransom-three"));
    }

private:
    void trigger(MainWindow &window, const char *action);
    QTemporaryDir m_home;
};

void TestSharing::trigger(MainWindow &window, const char *name)
{
    auto *action = window.findChild<QAction *>(QLatin1String(name));
    QVERIFY(action);
    action->trigger();
}

TOWERWATCH_WINDOW_TEST(TestSharing)
#include "tst_sharing.moc"
