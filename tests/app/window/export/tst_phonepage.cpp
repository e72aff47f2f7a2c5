// SPDX-License-Identifier: MIT
/// The page for phones: it needs nothing else, and it works by touch in a browser.
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "tests/support/program.h"
#include "tests/support/testmain.h"
#include "views/window/export/phonepage.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace towerwatch;

namespace {

const QString scenarios = QStringLiteral(TOWERWATCH_SOURCE_DIR "/scenarios/");
constexpr int largestPage = 500'000;

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void store(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// One line for phone.py.
QJsonObject order(const char *what, const QJsonValue &value, bool phone = false)
{
    QJsonObject line{{QLatin1String(what), value}};
    if (phone)
        line.insert(QStringLiteral("phone"), true);
    return line;
}

/// Has the page do what leads to another address, and waits until it has followed.
QJsonObject afterwards(const QString &deed)
{
    return order(
        "ask",
        QStringLiteral("new Promise(done => { addEventListener('hashchange', () => done(), {once: true}); "
                       "%1; })")
            .arg(deed));
}

} // namespace

class TestPhonePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyScenario_data();
    void everyScenario();
    void hostileWords();
    void byTouch_data();
    void byTouch();
    void bothThemes();
    void addresses();
    void tooLarge();
    void cleanupTestCase();

private:
    QString page(const QString &scenario);
    QJsonArray browse(const QList<QJsonObject> &orders);

    QTemporaryDir m_folder;
    QProcess m_browser; ///< one for all tests: it takes longer to start than they take
    QString m_chromium;
    bool m_canBrowse = false;
};

void TestPhonePage::initTestCase()
{
    QVERIFY(m_folder.isValid());
    for (const char *name : {"chromium", "chromium-browser", "google-chrome"})
        if (m_chromium.isEmpty())
            m_chromium = QStandardPaths::findExecutable(QLatin1String(name));
    m_canBrowse =
        !m_chromium.isEmpty() && !QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty();
}

/// The page of a scenario; empty if it was not made.
QString TestPhonePage::page(const QString &scenario)
{
    const QString path = m_folder.filePath(QStringLiteral("page.html"));
    QFile::remove(path);
    QProcess program;
    program.start(QStringLiteral(TOWERWATCH_PROGRAM), {"render", scenario, "-o", path});
    return program.waitForFinished(patience) && program.exitCode() == 0 ? path : QString();
}

/// What phone.py prints for these orders; what goes wrong on the way fails the test, as does an address that
/// is asked for beside the page.
QJsonArray TestPhonePage::browse(const QList<QJsonObject> &orders)
{
    if (m_browser.state() == QProcess::NotRunning)
        m_browser.start(QStringLiteral("python3"),
                        {QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/support/phone.py"), m_chromium,
                         m_folder.filePath("profile")});
    for (const QJsonObject &each : orders + QList{order("done", true)})
        m_browser.write(QJsonDocument(each).toJson(QJsonDocument::Compact) + '\n');
    QJsonArray told;
    while (m_browser.canReadLine() || m_browser.waitForReadyRead(patience))
        while (m_browser.canReadLine()) {
            const QByteArray line = m_browser.readLine();
            const QJsonValue value = QJsonDocument::fromJson('[' + line + ']').array().at(0);
            if (!value.toObject().contains(QStringLiteral("loads"))) {
                told.append(value);
                continue;
            }
            if (!value["loads"].toArray().isEmpty())
                QTest::qFail(line.constData(), __FILE__, __LINE__);
            return told;
        }
    QTest::qFail(m_browser.readAllStandardError().constData(), __FILE__, __LINE__);
    return told;
}

void TestPhonePage::cleanupTestCase()
{
    m_browser.closeWriteChannel();
    QVERIFY(m_browser.state() == QProcess::NotRunning || m_browser.waitForFinished());
    QCOMPARE(m_browser.exitCode(), 0);
}

void TestPhonePage::everyScenario_data()
{
    QTest::addColumn<QString>("scenario");
    for (const char *name :
         {"editions/one-board-for-all-rule-sets", "watchtower-bonus/five-watchtowers-five-bonuses",
          "watchtower-order/three-watchtowers-one-city", "capture/everything-neutral",
          "capture/outside-the-city-of-carcassonne"})
        QTest::newRow(name) << scenarios + QLatin1String(name) + ".towerwatch.yaml";
}

/// Small, without addresses to load from, with the same things and rulings in every language.
void TestPhonePage::everyScenario()
{
    QFETCH(QString, scenario);
    const QByteArray text = contents(page(scenario));
    QVERIFY(!text.isEmpty());
    QVERIFY(text.size() < largestPage);
    static const QRegularExpression loads(QStringLiteral("(src|href)=\"(?!#)|url\\((?!#)|@import|<link"));
    QVERIFY(!loads.match(QString::fromUtf8(text)).hasMatch());
    static const QRegularExpression data(QStringLiteral("id=\"data\">(.*?)</script>"));
    const auto found = data.match(QString::fromUtf8(text));
    const QJsonObject words = QJsonDocument::fromJson(found.captured(1).toUtf8()).object();
    const QJsonObject english = words["en"].toObject();
    QVERIFY(!english["things"].toObject().isEmpty());
    for (const char *language : {"de", "nl"}) {
        const QJsonObject other = words[QLatin1String(language)].toObject();
        QCOMPARE(other["things"].toObject().keys(), english["things"].toObject().keys());
        QCOMPARE(other["rulings"].toObject().keys(), english["rulings"].toObject().keys());
        QVERIFY(other["rules"] != english["rules"]);
    }
}

/// Words of a file stay words.
void TestPhonePage::hostileWords()
{
    const QString file = m_folder.filePath(QStringLiteral("hostile.towerwatch.yaml"));
    store(file, "towerwatch: 1\ntitle: \"</script><img src=x onerror=1>@YAML@ \\\"&\"\n"
                "tiles:\n  - {tile: base-D-cap-road-straight, at: [0, 0]}\n"
                "figures:\n  - {id: \"\\\"><b>\", figure: meeple, owner: red, at: [0, 0], on: city N}\n");
    const QByteArray text = contents(page(file));
    QVERIFY(!text.isEmpty());
    QVERIFY(!text.contains("<img"));
    QVERIFY(!text.contains("<b>"));
    QCOMPARE(text.count("</script>"), 2);
}

void TestPhonePage::byTouch_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("thing");
    QTest::addColumn<QStringList>("capturable"); ///< things
    const QString editions = QStringLiteral("editions/one-board-for-all-rule-sets");
    QTest::newRow("four in reach") << "capture/four-in-reach"
                                   << "tower-0-0"
                                   << QStringList{"figure-1", "figure-6", "figure-8", "figure-9"};
    QTest::newRow("figure") << editions << "figure-3" << QStringList();
    QTest::newRow("watchtower") << "watchtower-bonus/five-watchtowers-five-bonuses"
                                << "watchtower-2-0" << QStringList();
}

/// On a phone 360 pixels wide: tap, read who can be captured, tap a footnote, go back, change the language,
/// take the YAML out.
void TestPhonePage::byTouch()
{
    if (!m_canBrowse)
        QSKIP("There is no Chromium or no Python here.");
    QFETCH(QString, scenario);
    QFETCH(QString, thing);
    QFETCH(QStringList, capturable);
    const QString path = page(scenarios + scenario + ".towerwatch.yaml");
    QVERIFY(!path.isEmpty());
    const QString asked = QStringLiteral("document.getElementById('question').dataset.thing");
    const QJsonArray told = browse({
        order("size", QJsonArray{360, 740}, true),
        order("open", QStringLiteral("file://") + path),
        order("ask", QStringLiteral("matchMedia('(pointer: coarse)').matches && innerWidth")),
        order("tap", QStringLiteral("[data-thing=\"%1\"]").arg(thing)),
        order("ask", asked),
        order("ask", QStringLiteral(
                         "[...new Set([...document.querySelectorAll('.marks.on')].map(e => e.dataset.of))]")),
        order("ask", QStringLiteral("[...document.querySelectorAll('#lines .verdict.capturable')]"
                                    ".map(e => e.closest('li').querySelector('a.figure').hash.slice(1))")),
        order("tap", QStringLiteral("#ruling a.note")),
        order("ask",
              QStringLiteral("(box => [document.activeElement.id, document.activeElement.dataset.ruling "
                             "!== undefined, box.top >= 0 && box.top < innerHeight])"
                             "(document.activeElement.getBoundingClientRect())")),
        order("tap", QStringLiteral("#note-1 a.back")),
        order("ask", QStringLiteral("document.activeElement.getAttribute('href')")),
        order("tap", QStringLiteral("#languages [lang=nl]")),
        order("ask", QStringLiteral("document.documentElement.lang")),
        order("ask", asked),
        order("tap", QStringLiteral("#source summary")),
        order("ask", QStringLiteral("document.getElementById('yaml').checkVisibility() && "
                                    "document.getElementById('yaml').textContent")),
        order("ask", QStringLiteral("document.documentElement.scrollWidth")),
    });
    QCOMPARE(told.size(), 10);
    QCOMPARE(told[0].toInt(), 360);
    QCOMPARE(told[1].toString(), thing);
    QCOMPARE(told[2].toArray(), QJsonArray{thing});
    QCOMPARE(told[3].toArray(), QJsonArray::fromStringList(capturable));
    QCOMPARE(told[4].toArray(), (QJsonArray{"note-1", true, true}));
    QCOMPARE(told[5].toString(), QStringLiteral("#note-1"));
    QCOMPARE(told[6].toString(), QStringLiteral("nl"));
    QCOMPARE(told[7].toString(), thing);
    QCOMPARE(told[8].toString().toUtf8(), contents(scenarios + scenario + ".towerwatch.yaml"));
    QCOMPARE(told[9].toInt(), 360); // nothing sticks out
}

/// Ids are any words, and so is what stands behind the # of an address.
void TestPhonePage::addresses()
{
    if (!m_canBrowse)
        QSKIP("There is no Chromium or no Python here.");
    const QStringList ids{"100%", "a/de", "constructor", "%1 %2 %3", "__proto__", "<b>&\"'", "#", "ä%41"};
    QByteArray text = "towerwatch: 1\nplayers: {red: {}, blue: {}}\ntiles:\n"
                      "  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\n  - {tile: base-B-monastery, at: "
                      "[1, 0]}\nfigures:\n";
    for (const QString &id : ids)
        text += "  - {id: '" + QString(id).replace(u'\'', "''").toUtf8() +
                "', figure: meeple, owner: blue, at: [1, 0], on: monastery}\n";
    store(m_folder.filePath("ids.yaml"), text + "questions:\n  - {ask: place-floor, at: [0, 0]}\n");
    const QString path = page(m_folder.filePath("ids.yaml"));
    QVERIFY(!path.isEmpty());
    const QString state =
        QStringLiteral("[document.getElementById('question').dataset.thing, document.documentElement.lang]");
    QList<QJsonObject> orders{order("size", QJsonArray{1200, 800}),
                              order("open", QStringLiteral("file://") + path)};
    const QStringList wild{
        "%", "%E0%A4%A",         "constructor", "__proto__", "figure-constructor%", "toString/de/nl",
        "/", "hasOwnProperty/xx"};
    for (const QString &hash : wild) {
        orders << afterwards(
            QStringLiteral("location.hash = %1")
                .arg(QString::fromUtf8(QJsonDocument(QJsonArray{hash}).toJson(QJsonDocument::Compact))
                         .mid(1)
                         .chopped(1)));
        orders << order("ask", state);
    }
    orders << order("ask", QStringLiteral("document.querySelectorAll('#lines a.figure').length"));
    for (int i = 0; i < ids.size(); ++i) {
        orders << afterwards(QStringLiteral("location.hash = '#q1'"));
        orders << afterwards(
            QStringLiteral("document.querySelectorAll('#lines a.figure')[%1].click()").arg(i));
        orders << order("ask", state);
    }
    const QJsonArray told = browse(orders);
    QCOMPARE(told.size(), 2 * wild.size() + 1 + 3 * ids.size());
    qsizetype next = 0;
    for (const QString &hash : wild) {
        const QJsonArray seen = told[next + 1].toArray();
        QCOMPARE(seen[0].toString(), QStringLiteral("q1"));
        QVERIFY2(seen[1] == (hash == u"toString/de/nl" ? "nl" : seen[1].toString()), qPrintable(hash));
        next += 2;
    }
    QCOMPARE(told[next++].toInt(), ids.size());
    const QString language = told[next + 2].toArray()[1].toString();
    for (const QString &id : ids) {
        QCOMPARE(told[next + 2].toArray()[0].toString(), "figure-" + id);
        QCOMPARE(told[next + 2].toArray()[1].toString(), language); // "a/de" switches nothing
        next += 3;
    }
}

/// The page is light on light desktops and dark on dark ones, on a phone and on a desk.
void TestPhonePage::bothThemes()
{
    if (!m_canBrowse)
        QSKIP("There is no Chromium or no Python here.");
    const QString path = page(scenarios + "editions/one-board-for-all-rule-sets.towerwatch.yaml");
    QVERIFY(!path.isEmpty());
    for (const int width : {360, 1280})
        for (const QString &scheme : {QStringLiteral("light"), QStringLiteral("dark")}) {
            const QString picture = m_folder.filePath("picture.png");
            QFile::remove(picture);
            browse({order("size", QJsonArray{width, 740}), order("scheme", scheme),
                    order("open", QStringLiteral("file://%1#tower-0-0/en").arg(path)),
                    order("shot", picture)});
            const QImage image(picture);
            QCOMPARE(image.width(), width);
            QCOMPARE(image.pixelColor(2, 2).lightness() > 128, scheme == u"light");
        }
}

/// A board that would make too large a page is refused, and nothing is written.
void TestPhonePage::tooLarge()
{
    QByteArray text = "towerwatch: 1\nplayers: {red: {}}\ntiles:\n";
    for (int i = 0; i < 900; ++i)
        text +=
            QStringLiteral("  - {tile: tower-02-meadow, at: [%1, %2]}\n").arg(i % 30).arg(i / 30).toUtf8();
    const QString file = m_folder.filePath(QStringLiteral("large.towerwatch.yaml"));
    store(file, text);
    QCOMPARE(page(file), QString());
    int spoken = 0; // nothing is told in any language before it is refused
    const Position position(*readScenario(text.toStdString(), builtInTiles()).scenario, builtInTiles());
    QVERIFY(phonePage(position, {"en", "de", "nl"}, [&](const QString &) { ++spoken; }).isEmpty());
    QCOMPARE(spoken, 0);
    QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("page.html"))));
}

TOWERWATCH_TEST(TestPhonePage)
#include "tst_phonepage.moc"
