// SPDX-License-Identifier: MIT
/// Values: their JSON, and how expectations are compared with answers.
#include "model/format/scenarioreader.h"
#include "model/value/value.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace towerwatch;

namespace {

/// The value that a scenario file's `expect: {v: TEXT}` gives.
Value written(const QString &text)
{
    const QString file =
        QStringLiteral("towerwatch: 1\nquestions: [{ask: score, expect: {v: %1}}]").arg(text);
    const ReadResult read = readScenario(file.toStdString(), builtInTiles());
    if (!read.scenario)
        QTest::qFail(qPrintable(text), __FILE__, __LINE__);
    return read.scenario ? *read.scenario->questions[0].expect->find("v") : Value{};
}

/// An answer's value: all that looks like a number is one, as answers have it.
Value made(const QJsonValue &json)
{
    if (json.isBool())
        return Value::boolean(json.toBool());
    if (json.isDouble())
        return Value::of(static_cast<std::int64_t>(json.toInteger()));
    if (json.isString())
        return Value::of(json.toString().toStdString());
    Value value;
    if (json.isArray()) {
        value = Value::list();
        for (const QJsonValue item : json.toArray())
            value.add(made(item));
    } else if (json.isObject()) {
        value = Value::map();
        const QJsonObject object = json.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            value.set(it.key().toStdString(), made(it.value()));
    }
    return value;
}

Value answered(const QByteArray &json)
{
    const QJsonArray list = QJsonDocument::fromJson('[' + json + ']').array();
    if (list.size() != 1)
        QTest::qFail(json, __FILE__, __LINE__);
    return made(list.isEmpty() ? QJsonValue() : list[0]);
}

/// The paths at which an expectation and an answer differ.
QStringList paths(const QString &expected, const QByteArray &actual)
{
    QStringList list;
    for (const Difference &difference : differences(written(expected), answered(actual)))
        list << QString::fromStdString(difference.path);
    return list;
}

QJsonValue parsed(const Value &value, int indent = 0)
{
    QJsonParseError error;
    const auto document =
        QJsonDocument::fromJson("[" + QByteArray::fromStdString(toJson(value, indent)) + "]", &error);
    if (error.error != QJsonParseError::NoError)
        QTest::qFail(qPrintable(error.errorString()), __FILE__, __LINE__);
    return document.array().isEmpty() ? QJsonValue() : document.array()[0];
}

} // namespace

class TestValue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makes();
    void findsKeys();
    void writesJson();
    void escapesText_data();
    void escapesText();
    void everyByteSurvives();
    void indents();
    void emptyContainers();
    void compares_data();
    void compares();
    void findsAPartnerForEveryItem();
    void reportsWhatDiffers();
    void manyItems();
};

void TestValue::makes()
{
    using Kind = Value::Kind;
    QVERIFY(Value::boolean(true) == (Value{Kind::Boolean, 1, "true"}));
    QVERIFY(Value::boolean(false) == (Value{Kind::Boolean, 0, "false"}));
    QVERIFY(Value::of(-7) == (Value{Kind::Number, -7, "-7"}));
    QVERIFY(Value::of("a") == (Value{Kind::Text, 0, "a"}));
    QVERIFY(Value::list() != Value::map());
    QVERIFY(Value{} == (Value{Kind::Null}));
}

void TestValue::findsKeys()
{
    Value map = Value::map();
    map.set("b", Value::of(1));
    map.set("a", Value::of(2));
    QVERIFY(*map.find("a") == Value::of(2));
    QVERIFY(!map.find("c"));
    QVERIFY(!Value::of("a").find("a"));
    QVERIFY(map.keys == (std::vector<std::string>{"b", "a"}));
}

void TestValue::writesJson()
{
    Value map = Value::map(), list = Value::list();
    list.add(Value::of(0));
    list.add(Value::boolean(false));
    list.add({});
    map.set("z", std::move(list));
    map.set("a \"key\"", Value::of("text"));
    QCOMPARE(toJson(map), std::string(R"({"z": [0, false, null], "a \"key\"": "text"})"));
    QCOMPARE(toJson(written("007")), std::string("7")); // a number as written need not be JSON
    QCOMPARE(toJson(written("0x10")), std::string("16"));
    QCOMPARE(toJson(written("TRUE")), std::string("true"));
}

void TestValue::escapesText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *tag, const QByteArray &text, const char *json) {
        QTest::newRow(tag) << text << QByteArray(json);
    };
    row("plain", "abc", R"("abc")");
    row("quotes", R"(a"b)", R"("a\"b")");
    row("backslash", R"(a\b)", R"("a\\b")");
    row("newline", "a\nb", R"("a\nb")");
    row("tab", "a\tb", R"("a\tb")");
    row("escape", "\x1b", R"("\u001b")");
    row("NUL", QByteArray("\0", 1), R"("\u0000")");
    row("delete", "\x7f", R"("\u007f")");
    row("C1", "\u009b", R"("\u009b")");
    row("bidirectional", "a\u202eb\u2066", R"("a\u202eb\u2066")");
    row("slash", "/", R"("/")");
    row("umlaut", "ä", R"("ä")");
}

void TestValue::escapesText()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, json);
    QCOMPARE(QByteArray::fromStdString(toJson(Value::of(text.toStdString()))), json);
    QCOMPARE(parsed(Value::of(text.toStdString())).toString(), QString::fromUtf8(text));
}

void TestValue::everyByteSurvives()
{
    QString text;
    for (ushort c = 0; c < 0x300; ++c)
        text += QChar(c);
    text += QStringLiteral("\u2028\u2029\u202E\uFEFF🏰");
    QCOMPARE(parsed(Value::of(text.toStdString())).toString(), text);
}

void TestValue::indents()
{
    const Value value = answered(R"({"a": [[1, 2], [3, 4]], "b": {"c": {"d": 1}}})");
    QCOMPARE(toJson(value, 2),
             std::string(
                 "{\n  \"a\": [\n    [1, 2],\n    [3, 4]\n  ],\n  \"b\": {\n    \"c\": {\"d\": 1}\n  }\n}"));
    QCOMPARE(parsed(value, 2), parsed(value));
    QVERIFY(toJson(value).find('\n') == std::string::npos);
}

void TestValue::emptyContainers()
{
    QCOMPARE(toJson(Value::list(), 2), std::string("[]"));
    QCOMPARE(toJson(Value::map(), 2), std::string("{}"));
}

void TestValue::compares_data()
{
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QByteArray>("actual");
    QTest::addColumn<QStringList>("paths");
    const auto row = [](const char *expected, const char *actual, const QStringList &differing = {}) {
        QTest::addRow("%s / %s", expected, actual) << QString(expected) << QByteArray(actual) << differing;
    };
    const QStringList whole{QString()};
    // scalars
    row("true", "true");
    row("True", "true");
    row("false", "true", whole);
    row("\"true\"", "true", whole);
    row("1", "true", whole);
    row("0", "false", whole);
    row("2", "2");
    row("2", "3", whole);
    row("0x2", "2");
    row("+2", "2");
    row("\"2\"", "2", whole);
    row("open", "\"open\"");
    row("open", "false", whole);
    row("red", "\"blue\"", whole);
    row("~", "1", whole);
    row("~", "\"\"", whole);
    // ids are texts as written
    row("007", "\"007\"");
    row("007", "\"7\"", whole);
    row("7", "\"007\"", whole);
    row("\"007\"", "\"007\"");
    row("1", "\"1\"");
    row("true", "\"true\"");
    // maps: the keys given
    row("{}", "{\"a\": 1}");
    row("{a: 1}", "{\"a\": 1, \"b\": 2}");
    row("{b: 2, a: 1}", "{\"a\": 1, \"b\": 2}");
    row("{a: 1}", "{\"a\": 2}", {"a"});
    row("{a: 1, b: 1}", "{\"a\": 2}", {"a", "b"});
    row("{a: {b: {c: 1}}}", "{\"a\": {\"b\": {\"c\": 2}}}", {"a.b.c"});
    row("{a: {}}", "{\"a\": []}", {"a"});
    row("{a: []}", "{\"a\": {}}", {"a"});
    row("{}", "1", whole);
    row("[]", "\"\"", whole);
    row("{}", "\"\"", whole);
    row("\"\"", "[]", whole);
    row("[]", "false", whole);
    // lists: the same length, any order
    row("[]", "[]");
    row("[a, b]", "[\"b\", \"a\"]");
    row("[a]", "[\"a\", \"b\"]", whole);
    row("[a, b]", "[\"a\"]", whole);
    row("[a, a]", "[\"a\", \"b\"]", {"[1]"});
    row("[a, b]", "[\"a\", \"a\"]", {"[1]"});
    row("[]", "[1]", whole);
    row("[1, 2, 3]", "[3, 1, 2]");
    row("[1, 2, 4]", "[3, 1, 2]", {"[2]"});
    // squares in order
    row("[0, 1]", "[0, 1]");
    row("[0, 1]", "[1, 0]", whole);
    row("[[0, 1], [1, 0]]", "[[1, 0], [0, 1]]");
    row("[[0, 1], [0, 1]]", "[[1, 0], [0, 1]]", {"[1]"});
    row("[a, 1]", "[1, \"a\"]");
    row("[[-2, 0], [0, -2]]", "[[0, -2], [-2, 0]]");
    row("{at: [2, 3]}", "{\"at\": [3, 2]}", {"at"});
    // because contains
    row("{because: [a]}", "{\"because\": [\"b\", \"a\", \"c\"]}");
    row("{because: []}", "{\"because\": [\"b\"]}");
    row("{because: [a, b]}", "{\"because\": [\"b\", \"c\"]}", {"because"});
    row("{because: [x, y]}", "{\"because\": [\"b\"]}", {"because", "because"});
    row("{because: [a]}", "{}", {"because"});
    row("{because: a}", "{\"because\": [\"a\"]}", {"because"});
    row("{figures: [{id: \"1\", because: [a]}]}",
        "{\"figures\": [{\"id\": \"1\", \"because\": [\"b\", \"a\"]}]}");
    row("{figures: [{id: 1, because: [c]}]}", "{\"figures\": [{\"id\": \"1\", \"because\": [\"b\", \"a\"]}]}",
        {"figures[0].because"});
    // lists of maps
    row("[{id: a}, {id: b}]", R"([{"id": "b", "x": 1}, {"id": "a", "x": 2}])");
    row("[{id: a, x: 1}, {id: b}]", R"([{"id": "b", "x": 1}, {"id": "a", "x": 2}])", {"[0].id"});
}

void TestValue::compares()
{
    QFETCH(QString, expected);
    QFETCH(QByteArray, actual);
    const QStringList found = paths(expected, actual);
    QFETCH(QStringList, paths);
    QCOMPARE(found.size(), paths.size());
    for (qsizetype i = 0; i < found.size(); ++i)
        QVERIFY2(found[i] == paths[i], qPrintable(found[i]));
}

/// A loosely stated item must not take the only partner of an exactly stated one, whatever the order.
void TestValue::findsAPartnerForEveryItem()
{
    const QByteArray actual = R"([{"id": "a", "x": 1}, {"id": "b", "x": 1}, {"id": "c", "x": 2}])";
    QCOMPARE(paths("[{}, {x: 1}, {id: a}]", actual), QStringList());
    QCOMPARE(paths("[{x: 1}, {}, {id: a}]", actual), QStringList());
    QCOMPARE(paths("[{id: a}, {x: 1}, {}]", actual), QStringList());
    QCOMPARE(paths("[{x: 1}, {x: 1}, {id: c}]", actual), QStringList());
    QCOMPARE(paths("[{x: 1}, {x: 1}, {id: a}]", actual).size(), 1);
    QCOMPARE(paths("[{x: 2}, {x: 2}, {}]", actual).size(), 1);
}

void TestValue::reportsWhatDiffers()
{
    const auto found = differences(written("{a: {b: 1}, c: x}"), answered(R"({"a": {"b": 2}})"));
    QCOMPARE(found.size(), std::size_t(2));
    QVERIFY(found[0].expected == written("1") && found[0].actual == Value::of(2));
    QCOMPARE(found[1].path, std::string("c"));
    QVERIFY(found[1].expected == Value::of("x") && found[1].actual == Value{});
}

void TestValue::manyItems()
{
    Value expected = Value::list(), actual = Value::list();
    for (int i = 0; i < 300; ++i) {
        Value one = Value::map(), other = Value::map();
        one.set("id", Value::of(i));
        other.set("id", Value::of(299 - i));
        other.set("x", Value::of(i));
        expected.add(std::move(one));
        actual.add(std::move(other));
    }
    QVERIFY(differences(expected, actual).empty());
    actual.items[17].items[0] = Value::of(1000);
    QCOMPARE(differences(expected, actual).size(), std::size_t(1));
}

TOWERWATCH_TEST(TestValue)
#include "tst_value.moc"
