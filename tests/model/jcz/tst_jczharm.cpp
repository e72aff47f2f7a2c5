// SPDX-License-Identifier: MIT
/// Saved games of JCloisterZone that are broken, huge or made to do harm: an error or a list, never a crash.
#include "app/system/gamefile.h"
#include "model/jcz/replay.h"
#include "tests/support/jczgames.h"
#include "tests/support/roundtrip.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "views/reports/gamewords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <random>

using namespace towerwatch;
using jczgames::bytesOf;

namespace {

constexpr int mutationsToTry = 60; ///< a game; bytes are changed by fuzz_jcz_smoke

const char *const games[] = {"castle-and-bridges", "corn-circle",     "exchange", "fairy-garden-end",
                             "scoring-of-its-own", "tiles-and-roads", "tower",    "undo-and-no-players",
                             "unknown-things",     "watchtowers"};

/// Reads and replays whatever `bytes` are; whether all that comes of it is as promised.
bool isHandled(const QByteArray &bytes, int everyTurns)
{
    JczReadResult read = readJcz(bytes);
    if (read.game.has_value() == !read.errors.empty())
        return false;
    for (const JczNote &error : read.errors)
        if (sentence(error).empty())
            return false;
    if (!read.game)
        return true;
    const JczReplay replay(std::move(*read.game), builtInTiles());
    for (const JczNotes &notes : replay.notes())
        for (const JczNote &note : notes)
            if (sentence(note).empty())
                return false;
    for (int turn = replay.turns(); turn >= 0; turn -= everyTurns)
        if (!survives(replay.after(turn)))
            return false;
    return true;
}

/// Changes JSON in ways that keep it JSON.
class Vandal
{
public:
    explicit Vandal(unsigned seed)
        : m_random(seed)
    {
    }

    int upTo(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

    QJsonValue changed(const QJsonValue &value)
    {
        if (value.isArray() && !value.toArray().isEmpty())
            return changedArray(value.toArray());
        if (value.isObject() && !value.toObject().isEmpty() && upTo(20) > 0) {
            QJsonObject object = value.toObject();
            const QString key = object.keys().at(upTo(static_cast<int>(object.size())));
            if (upTo(15) == 0)
                object.remove(key);
            else
                object[key] = changed(object.value(key));
            return object;
        }
        return replacement();
    }

private:
    QJsonValue changedArray(QJsonArray array)
    {
        const int at = upTo(static_cast<int>(array.size())), other = upTo(static_cast<int>(array.size()));
        switch (upTo(6)) {
        case 0: array.removeAt(at); break;
        case 1: array.insert(at, QJsonValue(array.at(other))); break;
        case 2: array.insert(other, array.takeAt(at)); break;
        default: array[at] = changed(array.at(at));
        }
        return array;
    }

    QJsonValue replacement()
    {
        static const QJsonArray values = QJsonDocument::fromJson(R"([
            null, true, -1, 0, 1, 2, 9, 0.5, 1e300, 10001, "", "R270", "I", "N", "_W", "NL.NR", "City", "Road",
            "Field", "Tower", "TO/F", "WT/CFRF_2M", "AM/A", "BA/C", "0.small.1", "1.small.1", "1.barn.1",
            "0.wagon.1", "7.pig.3", "CASTLE", "BRIDGE", "TOWER_PIECE", "UNDO", "COMMIT", "PLACE_TILE",
            "RETURN_MEEPLE", "fairy.1", "dragon.1", [0, 0], [0, 1], [1, -1], {}])")
                                             .array();
        const int which = upTo(static_cast<int>(values.size()) + 2);
        if (which == values.size())
            return QStringLiteral("\u0007\u2028\"'#\n\\");
        return which < values.size() ? values.at(which) : QJsonValue(QString(300, u'x'));
    }

    std::mt19937 m_random;
};

} // namespace

class tst_JczHarm : public QObject
{
    Q_OBJECT

private slots:
    void errors()
    {
        const auto codeOf = [](const QByteArray &bytes) {
            const JczReadResult read = readJcz(bytes);
            return read.game || read.errors.size() != 1 ? QString()
                                                        : QString(QLatin1String(name(read.errors[0].code)));
        };
        QCOMPARE(codeOf(""), "not-json");
        QCOMPARE(codeOf("towerwatch: 1\n"), "not-json");
        QCOMPARE(codeOf("[]"), "not-a-game");
        QCOMPARE(codeOf("{}"), "not-a-game");
        QCOMPARE(codeOf(R"({"setup": [], "replay": []})"), "not-a-game");
        QCOMPARE(codeOf(R"({"setup": {}, "replay": 5})"), "not-a-game");
        QCOMPARE(codeOf(R"({"setup": {}, "replay": []})"), "");
        QCOMPARE(codeOf(QByteArray(100'000, '[')), "not-json");
        QCOMPARE(codeOf(QByteArray(maximumJczBytes + 1, ' ')), "file-too-large");
        const JczReadResult unclosed = readJcz("{\n \"setup\": {},\n \"replay\": [}\n");
        QCOMPARE(unclosed.errors.at(0).facts.at(1), "3");
        const QByteArray start = R"({"setup": {}, "replay": [)", tile = R"({"type": "PLACE_TILE"})";
        QCOMPARE(codeOf(start + QByteArray("0,").repeated(maximumJczMessages) + "0]}"), "too-many-messages");
        QCOMPARE(codeOf(start + (tile + ',').repeated(maximumJczTiles) + tile + "]}"), "too-many-tiles");
    }

    void everythingHasWords()
    {
        for (std::size_t i = 0; i < enumNames<JczCode>.size(); ++i) {
            QVERIFY(!sentence(JczNote{static_cast<JczCode>(i), {}}).empty());
            QVERIFY(!sentence(JczNote{static_cast<JczCode>(i), {"red", "(0, 0)", "\u202E%1", "4"}})
                         .contains("\u202E"));
        }
    }

    /// The largest game that is read, with everything on one tower.
    void hugeGamesEnd()
    {
        QJsonArray replay;
        for (int i = 0; replay.size() < std::min(maximumJczMessages - 5, soaked(maximumJczMessages / 3));
             ++i) {
            const int tile = std::min(i, maximumJczTiles - 1), x = tile % 50, y = tile / 50;
            const QString meeple = QStringLiteral("%1.small.%2").arg(i % 2).arg(i % 900);
            const QJsonObject pointer{
                {"position", QJsonArray{x, y}}, {"feature", "Monastery"}, {"location", "I"}};
            if (tile == i)
                replay << QJsonObject{
                    {"type", "PLACE_TILE"},
                    {"payload", QJsonObject{{"tileId", "TO/L"}, {"position", pointer["position"]}}}};
            replay << QJsonObject{{"type", "DEPLOY_MEEPLE"},
                                  {"payload", QJsonObject{{"pointer", pointer}, {"meepleId", meeple}}}}
                   << QJsonObject{{"type", "PLACE_TOKEN"},
                                  {"payload", QJsonObject{{"token", "TOWER_PIECE"}, {"pointer", pointer}}}}
                   << QJsonObject{{"type", "CAPTURE_FOLLOWER"},
                                  {"payload", QJsonObject{{"pointer", pointer}, {"meepleId", meeple}}},
                                  {"player", 1}}
                   << QJsonObject{{"type", "COMMIT"}};
        }
        const QByteArray bytes =
            QJsonDocument(QJsonObject{{"setup", QJsonObject{}}, {"replay", replay}}).toJson();
        QVERIFY(isHandled(bytes, 1'000'000));
    }

    void brokenStructure()
    {
        Vandal vandal(2);
        for (const char *const game : games) {
            const QJsonObject whole = QJsonDocument::fromJson(bytesOf(QLatin1String(game))).object();
            for (int i = 0; i < soaked(mutationsToTry); ++i) {
                QJsonObject changed = whole;
                for (int left = 1 + vandal.upTo(12); left > 0; --left) {
                    const QString part =
                        vandal.upTo(5) > 0 ? QStringLiteral("replay")
                                           : changed.keys().at(vandal.upTo(static_cast<int>(changed.size())));
                    changed[part] = vandal.changed(changed.value(part));
                }
                const QByteArray bytes = QJsonDocument(changed).toJson(QJsonDocument::Compact);
                QVERIFY2(isHandled(bytes, 3), bytes.constData());
            }
        }
    }
};

TOWERWATCH_TEST(tst_JczHarm)
#include "tst_jczharm.moc"
