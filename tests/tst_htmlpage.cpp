// SPDX-License-Identifier: MIT
/// The page for phones: it needs nothing else, and it works by touch in a browser.
#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

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

/// What somebody with a finger does: a tap where an element is seen, whatever lies on top there.
const char *const finger = R"(<script>
const tap = element => {
  element.scrollIntoView({block: 'center', behavior: 'instant'});
  const box = element.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
  document.elementFromPoint(x, y).dispatchEvent(
    new MouseEvent('click', {bubbles: true, cancelable: true, clientX: x, clientY: y}));
};
const say = (key, value) => document.body.setAttribute('data-' + key, value);
tap(document.querySelector('[data-thing="@THING@"]'));
say('asked', document.getElementById('question').dataset.thing);
say('marks', [...document.querySelectorAll('.marks.on')].map(marks => marks.dataset.of).join());
say('verdicts', document.querySelectorAll('#lines .verdict').length);
const cited = document.querySelector('#ruling a.note');
tap(cited);
say('note', document.activeElement.id === cited.getAttribute('href').slice(1));
tap(document.querySelector('#languages [lang=nl]'));
say('language', document.documentElement.lang);
say('kept', document.getElementById('question').dataset.thing);
say('width', document.documentElement.scrollWidth <= innerWidth);
</script></body>)";

} // namespace

class TestHtmlPage : public QObject
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

private:
    QString page(const QString &scenario);
    QByteArray browse(const QStringList &arguments);
    static QString value(const QByteArray &dom, const QString &key);

    QTemporaryDir m_folder;
    QString m_chromium;
};

void TestHtmlPage::initTestCase()
{
    QVERIFY(m_folder.isValid());
    for (const char *name : {"chromium", "chromium-browser", "google-chrome"})
        if (m_chromium.isEmpty())
            m_chromium = QStandardPaths::findExecutable(QLatin1String(name));
}

/// The page of a scenario; empty if it was not made.
QString TestHtmlPage::page(const QString &scenario)
{
    const QString path = m_folder.filePath(QStringLiteral("page.html"));
    QFile::remove(path);
    QProcess program;
    program.start(QStringLiteral(TOWERWATCH_PROGRAM), {"render", scenario, "-o", path});
    return program.waitForFinished(60'000) && program.exitCode() == 0 ? path : QString();
}

QByteArray TestHtmlPage::browse(const QStringList &arguments)
{
    QProcess browser;
    browser.start(m_chromium, QStringList{"--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
                                          "--user-data-dir=" + m_folder.filePath("profile"),
                                          "--virtual-time-budget=3000"} +
                                  arguments);
    return browser.waitForFinished(120'000) ? browser.readAllStandardOutput() : QByteArray();
}

/// What the finger noted on the body.
QString TestHtmlPage::value(const QByteArray &dom, const QString &key)
{
    const QRegularExpression attribute(QStringLiteral("data-%1=(?:\"|&quot;)([^\"&]*)").arg(key));
    return attribute.match(QString::fromUtf8(dom)).captured(1);
}

void TestHtmlPage::everyScenario_data()
{
    QTest::addColumn<QString>("scenario");
    for (const char *name :
         {"editions/one-board-for-all-rule-sets", "watchtower-bonus/five-watchtowers-five-bonuses",
          "watchtower-order/three-watchtowers-one-city", "capture/everything-neutral",
          "capture/outside-the-city-of-carcassonne"})
        QTest::newRow(name) << scenarios + QLatin1String(name) + ".towerwatch.yaml";
}

/// Small, without addresses to load from, with the same things and rulings in every language.
void TestHtmlPage::everyScenario()
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
void TestHtmlPage::hostileWords()
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

void TestHtmlPage::byTouch_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("thing");
    QTest::addColumn<bool>("judges");
    QTest::newRow("tower") << "editions/one-board-for-all-rule-sets"
                           << "tower-0-0" << true;
    QTest::newRow("figure") << "editions/one-board-for-all-rule-sets"
                            << "figure-3" << false;
    QTest::newRow("watchtower") << "watchtower-bonus/five-watchtowers-five-bonuses"
                                << "watchtower-2-0" << false;
}

/// In a frame 360 pixels wide: tap, read, tap a footnote, change the language.
void TestHtmlPage::byTouch()
{
    if (m_chromium.isEmpty())
        QSKIP("There is no Chromium here.");
    QFETCH(QString, scenario);
    QFETCH(QString, thing);
    QFETCH(bool, judges);
    QByteArray text = contents(page(scenarios + scenario + ".towerwatch.yaml"));
    QVERIFY(!text.isEmpty());
    text.replace("</body>", QByteArray(finger).replace("@THING@", thing.toUtf8()));
    store(m_folder.filePath("touched.html"), text);
    const QString quoted = QString::fromUtf8(text).toHtmlEscaped();
    store(m_folder.filePath("frame.html"),
          QStringLiteral(
              "<!DOCTYPE html><meta charset=utf-8><body><iframe width=360 height=740 srcdoc=\"%1\"></iframe>"
              "<script>onload = () => Object.assign(document.body.dataset, "
              "document.querySelector('iframe').contentDocument.body.dataset)</script></body>")
              .arg(quoted)
              .toUtf8());
    const QByteArray dom = browse({"--dump-dom", "file://" + m_folder.filePath("frame.html")});
    const QByteArray body = dom.mid(dom.indexOf("<body"), 600);
    QCOMPARE(value(body, "asked"), thing);
    QCOMPARE(value(body, "kept"), thing);
    QVERIFY(value(body, "marks").contains(thing));
    QCOMPARE(value(body, "verdicts") != u"0", judges);
    QCOMPARE(value(body, "note"), QStringLiteral("true"));
    QCOMPARE(value(body, "language"), QStringLiteral("nl"));
    QCOMPARE(value(body, "width"), QStringLiteral("true"));
}

/// The page is light on light desktops and dark on dark ones, on a phone and on a desk.
void TestHtmlPage::bothThemes()
{
    if (m_chromium.isEmpty())
        QSKIP("There is no Chromium here.");
    const QString path = page(scenarios + "editions/one-board-for-all-rule-sets.towerwatch.yaml");
    QVERIFY(!path.isEmpty());
    for (const char *size : {"500,740", "1280,800"})
        for (const int scheme : {0, 1}) {
            const QString picture = m_folder.filePath("picture.png");
            QFile::remove(picture);
            browse({QStringLiteral("--window-size=%1").arg(QLatin1String(size)), "--hide-scrollbars",
                    QStringLiteral("--blink-settings=preferredColorScheme=%1").arg(scheme),
                    "--screenshot=" + picture, "file://" + path + "#tower-0-0/en"});
            const QImage image(picture);
            QVERIFY(!image.isNull());
            QCOMPARE(image.pixelColor(2, 2).lightness() > 128, scheme == 1);
        }
}

QTEST_GUILESS_MAIN(TestHtmlPage)
#include "tst_htmlpage.moc"
