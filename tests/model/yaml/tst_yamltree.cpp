// SPDX-License-Identifier: MIT
/// Hostile and broken YAML: what gets in, what is refused and at which line and column, and how fast.
#include "model/yaml/yamlreader.h"
#include "model/yaml/yamltree.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "tests/support/yamlpieces.h"

#include <algorithm>

using namespace towerwatch;

namespace {

/// What is wrong with a text, one item a problem: "2:8 duplicate-key points".
QStringList treeProblemsOf(const std::string &text)
{
    std::vector<Problem> problems;
    const YamlTree tree(text, problems);
    QStringList list;
    for (const Problem &problem : problems) {
        std::string line = std::to_string(problem.mark.line) + ":" + std::to_string(problem.mark.column) +
                           " " + std::string(name(problem.id));
        for (const std::string &fact : problem.facts)
            line += " " + fact;
        list << QString::fromStdString(line);
    }
    return list;
}

std::string repeated(std::string_view piece, std::size_t count)
{
    std::string text;
    text.reserve(piece.size() * count);
    for (std::size_t i = 0; i < count; ++i)
        text += piece;
    return text;
}

/// A tree in short: maps in braces, lists in brackets, quoted scalars in quotes, nothing as ~.
std::string shape(const YamlNode &node)
{
    const auto children = node.children();
    std::string text;
    switch (node.kind()) {
    case YamlNode::Kind::Null: return "~";
    case YamlNode::Kind::Scalar:
        return node.isPlain() ? std::string(node.text()) : "\"" + std::string(node.text()) + "\"";
    case YamlNode::Kind::List:
        for (const YamlNode &child : children)
            text += (text.empty() ? "" : ",") + shape(child);
        return "[" + text + "]";
    case YamlNode::Kind::Map:
        for (std::size_t i = 0; i + 1 < children.size(); i += 2)
            text += (text.empty() ? "" : ",") + shape(children[i]) + ":" + shape(children[i + 1]);
        return "{" + text + "}";
    }
    return text;
}

std::string shapeOf(const std::string &text)
{
    std::vector<Problem> problems;
    const YamlTree tree(text, problems);
    return problems.empty() ? shape(tree.root()) : "refused";
}

} // namespace

class TestYamlTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void marks();
    void keepsBidirectionalText();
    void reportsTheFirstBadCharacterOfALine();
    void stopsAfterManyBadCharacters();
    void deepNesting_data();
    void deepNesting();
    void depthLimit_data();
    void depthLimit();
    void sizeLimit();
    void pieceLimit_data();
    void pieceLimit();
    void valueLimit();
    void aliasBomb();
    void manyKeys();
    void repetitions_data();
    void repetitions();
    void prefixesOfAGoodFile();
    void headers_data();
    void headers();
    void comments_data();
    void comments();
    void wholeNumbers_data();
    void wholeNumbers();
    void nearestName();
};

void TestYamlTree::reads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *tag, const std::string &text, const char *expected) {
        QTest::newRow(tag) << QByteArray::fromStdString(text) << QByteArray(expected);
    };
    row("empty", "", "~");
    row("comment only", "# nothing\n", "~");
    row("map", "a: 1\nb: [x, \"y\"]\nc:\n  - d: 'e'\n", R"({a:1,b:[x,"y"],c:[{d:"e"}]})");
    row("empty values", "a:\nb: ~\nc: null\nd: \"\"\ne: {}\nf: []\n", R"({a:~,b:~,c:~,d:"",e:{},f:[]})");
    row("texts as written", "a: 007\non: yes\nb: 0x1F\nc: .nan\nd: no\ne: 1e3\n",
        "{a:007,on:yes,b:0x1F,c:.nan,d:no,e:1e3}");
    row("no end of line", "a: b", "{a:b}");
    row("CRLF", "a: b\r\nc:\r\n  - d\r\n", "{a:b,c:[d]}");
    row("lone CR", "a: b\rc:\r  - d\r", "{a:b,c:[d]}");
    row("mixed ends of lines", "a: b\rc: d\r\ne: f\ng: h", "{a:b,c:d,e:f,g:h}");
    row("CRLF in quotes", "a: \"b\r\n  c\"\r\n", R"({a:"b c"})");
    row("CRLF in block", "a: |\r\n  b\r\n  c\r\n", "{a:\"b\nc\n\"}");
    row("byte order mark",
        "\xEF\xBB\xBF"
        "a: b\n",
        "{a:b}");
    row("tab after dash", "-\ta\n", "[a]");
    row("tab before comment", "a: b\t# c\n", "{a:b}");
    row("document markers", "---\na: b\n...\n", "{a:b}");
    row("directive", "%YAML 1.2\n---\na: b\n", "{a:b}");
    row("quoted merge key", "{\"<<\": a}", R"({"<<":a})");
    row("colon in word", "a: b:c\n", "{a:b:c}");
    row("flow key without space", "{\"a\":b}", R"({"a":b})");
    row("same key in two maps", "a: {b: 1}\nc: {b: 2}\n", "{a:{b:1},c:{b:2}}");
    row("escapes that yaml-cpp leaves as bytes", R"(a: "b\_c\Nd")",
        "{a:\"b\xC2\xA0"
        "c\xC2\x85"
        "d\"}");
    row("escapes beside other characters", R"(a: "\_à…\_")", "{a:\"\xC2\xA0\xC3\xA0\xE2\x80\xA6\xC2\xA0\"}");
    row("escapes", R"(a: "\x41\u00e9\t")", "{a:\"A\xC3\xA9\t\"}");
    row("ampersand and star inside", "a: b&c*d\ne: R & D\n", "{a:b&c*d,e:R & D}");
    row("exclamation mark inside", "a: b!\nc: \"!d\"\ne: '!f'\n", R"({a:b!,c:"!d",e:"!f"})");
}

void TestYamlTree::reads()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(treeProblemsOf(text.toStdString()), QStringList());
    QCOMPARE(QByteArray::fromStdString(shapeOf(text.toStdString())), expected);
}

void TestYamlTree::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *tag, const std::string &text, const QStringList &expected) {
        QTest::newRow(tag) << QByteArray::fromStdString(text) << expected;
    };
    row("anchor and alias", "a: &x 1\nb: *x\n", {"1:4 anchor-or-alias", "2:4 anchor-or-alias"});
    row("list in itself", "&a [*a]", {"1:1 anchor-or-alias", "1:5 anchor-or-alias"});
    row("unknown alias", "a: 1\nb: *x\n", {"2:4 anchor-or-alias"});
    row("anchor on nothing", "a: &x\nb: 1\n", {"1:4 anchor-or-alias"});
    row("anchor on key", "&x a: 1\n", {"1:1 anchor-or-alias"});
    row("python object", "a: !!python/object:os.system {}\n",
        {"1:4 tag tag:yaml.org,2002:python/object:os.system"});
    row("local tag", "a: !mine 1\n", {"1:4 tag !mine"});
    row("tag without name", "a: ! 1\nb: ! [1]\nc: ! {d: 1}\ne: ! \"f\"\n",
        {"1:4 tag !", "2:4 tag !", "3:4 tag !", "4:4 tag !"});
    row("tag on nothing", "a: !!str\n", {"1:4 tag tag:yaml.org,2002:str"});
    row("merge key", "a:\n  <<: {b: 1}\n", {"2:3 merge-key"});
    row("duplicate keys", "a: 1\nb: 2\na: 3\n'a': 4\n", {"3:1 duplicate-key a", "4:1 duplicate-key a"});
    row("duplicate key after umlauts", "{ä: 1, ö: 2, ä: 3}", {"1:14 duplicate-key ä"});
    row("duplicate keys in two maps", "x: {a: 1, a: 2}\ny: [{b: 1, b: 2}]\n",
        {"1:11 duplicate-key a", "2:12 duplicate-key b"});
    row("list as key", "? [a]\n: b\n", {"1:3 key-not-text"});
    row("map as key", "{{a: b}: c}", {"1:2 key-not-text"});
    row("nothing as key", "{: c, ~: d}", {"1:2 key-not-text", "1:7 key-not-text"});
    row("second document", "a: 1\n---\nb: 2\n", {"2:1 second-document"});
    row("second document after end", "a: 1\n...\nb: 2\n", {"3:1 second-document"});
    row("second empty document", "a: 1\n---\n", {"2:1 second-document"});
    row("comma", ",", {"1:1 second-document"});
    row("flows with comma", "[],[]", {"1:3 second-document"});
    row("broken second document", "a: 1\n---\n[\n", {"4:1 syntax end of sequence flow not found"});
    row("unclosed double quote", "a: \"b\n", {"1:4 syntax illegal document indicator in scalar"});
    row("unclosed single quote", "a: 'b", {"1:4 syntax illegal document indicator in scalar"});
    row("unclosed quote at the end", "a: b\nc: \"", {"2:4 syntax illegal document indicator in scalar"});
    const QString unclosed = QStringLiteral(" syntax illegal document indicator in scalar");
    row("unclosed quote far above", "a: 'b'\nc: \"d\ne: f\ng: [h, i]\n", {"2:4" + unclosed});
    row("unclosed quote after umlauts", "{ä: ö, ü: \"é}\n", {"1:11" + unclosed});
    row("unclosed quote in brackets", "a: [it's, 'b', # don't\n  \"c\\\"\", \"d]\ne: f\n",
        {"2:10" + unclosed});
    row("unclosed quote in a JSON list", R"({"a":["b","c]})", {"1:11" + unclosed});
    row("unclosed quoted key", "a: b's\n\"c: d\n", {"2:1" + unclosed});
    row("unclosed quote in a list", "- a: it's\n- 'b\n- c\n", {"2:3" + unclosed});
    row("unclosed quote in inner maps", "- - a: b\n    ? 'c\n", {"2:7" + unclosed});
    row("unclosed quote after a block", "a: |\n  \"b 'c\nd: 'e\n", {"3:4" + unclosed});
    row("unclosed quote after two quotes", "a: ['b''', '''c]\n", {"1:12" + unclosed});
    row("document marker in quotes", "a: \"b\n---\nc\"\n", {"1:4" + unclosed});
    row("unclosed map", "a: {b: c\n", {"2:1 syntax end of map flow not found"});
    row("unclosed list", "a: [b, c", {"1:9 syntax end of sequence flow not found"});
    row("closing bracket", "a: b\n]\n", {"2:1 syntax illegal flow end"});
    row("tab as indent of list", "a:\n\t- b\n", {"2:1 syntax illegal tab when looking for indentation"});
    row("tab as indent of map", "a:\n\tb: c\n", {"2:1 syntax illegal tab when looking for indentation"});
    row("tab after spaces", "a:\n  b: c\n  \t- d: e\n",
        {"3:3 syntax illegal tab when looking for indentation"});
    row("dash after key", "a: - b\n", {"1:4 syntax illegal block entry"});
    row("dash in brackets", "[- b]\n", {"1:2 syntax illegal block entry"});
    row("colon in text", "a: b: c\n", {"1:5 syntax illegal map value"});
    row("long key", std::string(1100, 'k') + ": 1\n", {"1:1101 syntax illegal map value"});
    row("bad escape", R"(a: "\q")", {"1:7 syntax unknown escape character: q"});
    row("escaped surrogate", R"(a: "\ud800")", {"1:11 syntax invalid unicode: 55296"});
    row("indentation", "a:\n    b: 1\n  c: 2\n", {"3:3 syntax end of map not found"});
    row("NUL first", std::string("\0a", 2), {"1:1 control-character 0000"});
    row("NUL in word", std::string("a: b\0c", 6), {"1:5 control-character 0000"});
    row("NUL in quotes", std::string("a: \"\0\"", 6), {"1:5 control-character 0000"});
    row("escape", "a: \"\x1b[31m\"", {"1:5 control-character 001B"});
    row("delete", "a: \x7f", {"1:4 control-character 007F"});
    row("C1 control", "a: \xC2\x9B", {"1:4 control-character 009B"});
    row("in comment", "# \x07\na: b", {"1:3 control-character 0007"});
    row("not a character", "a: \xEF\xBF\xBE", {"1:4 control-character FFFE"});
    row("Latin-1", "a: caf\xE9\n", {"1:7 not-utf8"});
    row("column in characters", "ä: \xE2\x82\xAC\xE9", {"1:5 not-utf8"});
    row("overlong", "a: \xC0\xAF", {"1:4 not-utf8"});
    row("overlong of three", "a: \xE0\x80\xAF", {"1:4 not-utf8"});
    row("surrogate", "a: \xED\xA0\x80", {"1:4 not-utf8"});
    row("beyond Unicode", "a: \xF4\x90\x80\x80", {"1:4 not-utf8"});
    row("cut character", "a: \xE2\x82", {"1:4 not-utf8"});
    row("UTF-16 little endian",
        std::string("\xFF\xFE"
                    "a\0:\0",
                    6),
        {"1:1 not-utf8"});
    row("UTF-16 big endian", std::string("\xFE\xFF\0a\0:", 6), {"1:1 not-utf8"});
    row("UTF-16 without mark", std::string("a\0:\0", 4), {"1:2 control-character 0000"});
    row("after CRLF", "a: b\r\nc: \xFF", {"2:4 not-utf8"});
    row("after lone CR", "a: b\rc: \xFF", {"2:4 not-utf8"});
}

void TestYamlTree::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, expected);
    QCOMPARE(treeProblemsOf(text.toStdString()), expected);
    QCOMPARE(shapeOf(text.toStdString()), std::string("refused"));
}

void TestYamlTree::marks()
{
    std::vector<Problem> problems;
    const YamlTree tree("\xEF\xBB\xBF# ä\n"
                        "ä: {é: 1, \"🏰\": x}\r\n"
                        "l:\n  - - y\n",
                        problems);
    QVERIFY(problems.empty());
    const auto top = tree.root().children();
    QCOMPARE(top.size(), std::size_t(4));
    const auto inner = top[1].children();
    QVERIFY(tree.root().mark() == (Mark{2, 1}));
    QVERIFY(top[1].mark() == (Mark{2, 4}));
    QVERIFY(inner[1].mark() == (Mark{2, 8}));
    QVERIFY(inner[2].mark() == (Mark{2, 11}));
    QVERIFY(inner[3].mark() == (Mark{2, 16}));
    QVERIFY(top[2].mark() == (Mark{3, 1}));
    QVERIFY(top[3].children()[0].children()[0].mark() == (Mark{4, 7}));
}

void TestYamlTree::keepsBidirectionalText()
{
    QCOMPARE(shapeOf("a: x\u202Ey\n"), std::string("{a:x\u202Ey}"));
    QCOMPARE(shapeOf("a: \"\u00A0\uFEFF\u2066\"\n"), std::string("{a:\"\u00A0\uFEFF\u2066\"}"));
}

void TestYamlTree::reportsTheFirstBadCharacterOfALine()
{
    QCOMPARE(treeProblemsOf("a: \x01\x02\xFF\nb: \xFF\x01\n\x01"),
             QStringList({"1:4 control-character 0001", "2:4 not-utf8", "3:1 control-character 0001"}));
}

void TestYamlTree::stopsAfterManyBadCharacters()
{
    QCOMPARE(treeProblemsOf(repeated("\x01\n", 1000)).size(), 20);
}

void TestYamlTree::deepNesting_data()
{
    QTest::addColumn<QByteArray>("piece");
    for (const char *piece : {"[", "{", "{a: ", "- ", "? ", "[{a: ", "[[], ", "{? ", "- ? "})
        QTest::newRow(piece) << QByteArray(piece);
}

/// Beyond the limit a file is refused at once and nothing overflows, closed or not.
void TestYamlTree::deepNesting()
{
    QFETCH(QByteArray, piece);
    for (const std::size_t depth : {40u, 400u, 499u, 501u, 10'000u, 100'000u}) {
        const QStringList found = treeProblemsOf(repeated(piece.toStdString(), depth));
        QCOMPARE(found.size(), 1);
        QVERIFY2(found.first().contains("too-deep 32") || found.first().contains("syntax"),
                 qPrintable(found.first()));
    }
}

void TestYamlTree::depthLimit_data()
{
    QTest::addColumn<QByteArray>("open");
    QTest::addColumn<QByteArray>("close");
    QTest::addColumn<int>("column"); ///< of the first level too many
    QTest::newRow("lists") << QByteArray("[") << QByteArray("]") << 33;
    QTest::newRow("maps") << QByteArray("{a: ") << QByteArray("}") << 129;
    QTest::newRow("block lists") << QByteArray("- ") << QByteArray("") << 65;
}

void TestYamlTree::depthLimit()
{
    QFETCH(QByteArray, open);
    QFETCH(QByteArray, close);
    QFETCH(int, column);
    const auto nested = [&](std::size_t depth) {
        return repeated(open.toStdString(), depth) + repeated(close.toStdString(), depth) + "\n";
    };
    QCOMPARE(treeProblemsOf(nested(32)), QStringList());
    QCOMPARE(treeProblemsOf(nested(33)), QStringList(QStringLiteral("1:%1 too-deep 32").arg(column)));
    QCOMPARE(treeProblemsOf("x: 1\ny:\n  " + nested(31)), QStringList());
    QCOMPARE(treeProblemsOf("x: 1\ny:\n  " + nested(32)).size(), 1);
}

void TestYamlTree::sizeLimit()
{
    std::string text = repeated("- \"" + std::string(1019, 'x') + "\"\n", limits::fileBytes / 1024);
    QCOMPARE(text.size(), limits::fileBytes);
    QCOMPARE(treeProblemsOf(text), QStringList());
    QCOMPARE(treeProblemsOf(text + "\n"), QStringList("1:1 file-too-large 16"));
    QCOMPARE(treeProblemsOf(std::string(100u << 20, ',')), QStringList("1:1 file-too-large 16"));
}

void TestYamlTree::pieceLimit_data()
{
    QTest::addColumn<QByteArray>("open");
    QTest::addColumn<QByteArray>("piece");
    QTest::addColumn<QByteArray>("close");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *tag, const char *open, const QByteArray &piece, const char *close,
                        const char *place) {
        QTest::newRow(tag) << QByteArray(open) << piece << QByteArray(close) << QString(place);
    };
    const QByteArray words = '"' + QByteArray("many words ").repeated(10) + '"'; // of which few are soon read
    row("list", "- a\n- [", words + ",", "]\n", "2:3");
    row("map", "- {", "b: " + words + ",", "}\n", "1:3");
    row("list of lists", "a: [[d], [", words + ", ", "]]\n", "1:4");
    row("quotes", "a: 'b", "\n\na few words", "'\n", "1:4");
    row("block", "a: |\n", "  a few words\n", "c: d\n", "1:1");
    row("comment", "a: b\n", "# a few words\n", "d: e\n", "1:4");
}

/// yaml-cpp keeps what one pair of brackets holds as tokens of a hundred times its size, so that has a limit.
void TestYamlTree::pieceLimit()
{
    QFETCH(QByteArray, open);
    QFETCH(QByteArray, piece);
    QFETCH(QByteArray, close);
    QFETCH(QString, place);
    const auto holding = [&](std::size_t bytes) {
        return (open + piece.repeated(static_cast<qsizetype>(bytes) / piece.size()) + close).toStdString();
    };
    QCOMPARE(treeProblemsOf(holding(limits::pieceBytes + 20'000)), QStringList(place + " piece-too-long 2"));
    QVERIFY(treeProblemsOf(holding(limits::pieceBytes - 20'000)).filter("piece-too-long").isEmpty());
}

void TestYamlTree::valueLimit()
{
    QCOMPARE(treeProblemsOf(repeated("-\n", limits::values + 1)),
             QStringList("4000001:1 too-many-values 4000000"));
}

void TestYamlTree::aliasBomb()
{
    std::string text = "a0: &a0 [x]\n";
    for (int i = 1; i <= 10; ++i) {
        const std::string previous = "*a" + std::to_string(i - 1);
        text += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + previous +
                repeated(", " + previous, 9) + "]\n";
    }
    const QStringList found = treeProblemsOf(text);
    QCOMPARE(found.size(), 11 + 100);
    for (const QString &problem : found)
        QVERIFY(problem.endsWith("anchor-or-alias"));
}

void TestYamlTree::manyKeys()
{
    std::string text;
    const int keys = soaked(25'000);
    for (int i = 0; i < keys; ++i)
        text += "k" + std::to_string(i) + ": 1\n";
    QCOMPARE(treeProblemsOf(text), QStringList());
    QCOMPARE(treeProblemsOf(text + "k7: 2\n"),
             QStringList(QString::number(keys + 1) + ":1 duplicate-key k7"));
}

void TestYamlTree::repetitions_data()
{
    QTest::addColumn<QByteArray>("piece");
    for (const char *piece : yamlPieces)
        QTest::newRow(QByteArray(piece).replace('\n', "\\n").replace('\t', "\\t").constData())
            << QByteArray(piece);
}

/// Whatever is repeated, reading ends; tst_growth counts the steps that it takes.
void TestYamlTree::repetitions()
{
    QFETCH(QByteArray, piece);
    const auto bytes = static_cast<std::size_t>(std::min(soaked(64), 256)) << 10;
    std::vector<Problem> problems;
    const YamlTree tree(repeated(piece.toStdString(), bytes / static_cast<std::size_t>(piece.size())),
                        problems);
    QVERIFY2(tree.root().kind() == YamlNode::Kind::Null || problems.empty(), "what is refused has no root");
}

void TestYamlTree::prefixesOfAGoodFile()
{
    const std::string good =
        "# header\ntowerwatch: 1\ntitle: {en: \"Größe\", de: 'it''s'}\nnotes: |\n  a\n  b\n"
        "tiles:\n  - {tile: base-E-cap, at: [0, -1]}\n";
    QCOMPARE(treeProblemsOf(good), QStringList());
    for (std::size_t length = 0; length < good.size(); ++length) {
        std::vector<Problem> problems;
        const YamlTree tree(good.substr(0, length), problems);
        for (const Problem &problem : problems) {
            QVERIFY(problem.mark.line >= 1 && problem.mark.column >= 1);
            QVERIFY(problem.mark.line <=
                    1 + std::count(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(length), '\n'));
        }
    }
    QVERIFY(!treeProblemsOf(good.substr(0, good.find("rö"))).isEmpty()); // in quotes
    QVERIFY(!treeProblemsOf(good.substr(0, good.size() - 2)).isEmpty()); // in a flow map
}

void TestYamlTree::headers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *tag, const char *text, const char *expected) {
        QTest::newRow(tag) << QByteArray(text) << QByteArray(expected);
    };
    row("none", "a: b\n# c\n", "");
    row("one line", "# a\nb: c\n", "# a\n");
    row("several", "# a\n#b\n  # c\nd: e\n", "# a\n#b\n  # c\n");
    row("blank line between", "# a\n\n# b\n\nc: d\n", "# a\n\n# b\n");
    row("blank lines first", "\n\n# a\nb: c\n", "# a\n");
    row("only comments", "# a\n# b", "# a\n# b\n");
    row("CRLF", "# a\r\n# b\r\nc: d\r\n", "# a\n# b\n");
    row("byte order mark", "\xEF\xBB\xBF# a\nb: c\n", "# a\n");
    row("before the document marker", "# a\n---\n# b\nc: d\n", "# a\n");
}

void TestYamlTree::headers()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    std::vector<Problem> problems;
    const YamlTree tree(text.toStdString(), problems);
    QVERIFY(problems.empty());
    QCOMPARE(QByteArray::fromStdString(tree.header()), expected);
}

void TestYamlTree::comments_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char *tag, const char *text, int line, int column) {
        QTest::newRow(tag) << QByteArray(text) << line << column;
    };
    row("none", "# header\na: b\n", 0, 0);
    row("header after blank lines", "\n\n\n\n\n\n\n\n# a\n# b\n# c\na: b\n", 0, 0);
    row("only a header", "# a\n# b", 0, 0);
    row("nothing", "\n", 0, 0);
    row("after value", "# header\na: b # c\n", 2, 6);
    row("on a line of its own", "a: b\n# c\nd: e\n", 2, 1);
    row("indented", "a:\n  # c\n  - d\n", 2, 3);
    row("after tab", "a: b\t# c\n", 1, 6);
    row("at the end", "a: b\n# c", 2, 1);
    row("column in characters", "a: ü🏰 # c\n", 1, 7);
    row("after the document marker", "# a\n---\n# b\nc: d\n", 3, 1);
    row("first of several", "a: b # c\n# d\n", 1, 6);
    row("in flow", "a: [b, # c\n  d]\n", 1, 8);
    row("CRLF", "a: b\r\nc: d # e\r\n", 2, 6);
    row("in a word", "a: b#c\nd: C#\n", 0, 0);
    row("in double quotes", "a: \"b # c\"\n", 0, 0);
    row("in single quotes", "a: 'b # c'\n", 0, 0);
    row("escaped quote", "a: \"b \\\" # c\"\n", 0, 0);
    row("escaped backslash", "a: \"b \\\\\" # c\n", 1, 11);
    row("doubled quote", "a: 'b'' # c'\n", 0, 0);
    row("after quotes", "a: \"b # c\" # d\n", 1, 12);
    row("after single quotes", "a: 'it''s' # d\n", 1, 12);
    row("quotes over lines", "a: \"b\n  # c\n  d\" # e\n", 3, 6);
    row("quoted key", "\"a # b\": c # d\n", 1, 12);
    row("apostrophe in a word", "a: it's # c\n", 1, 9);
    row("apostrophe before a word", "a: Essen '23\nb: c # d\n", 2, 6);
    row("apostrophe after a comma", "a: yes, 'tis so # c\n", 1, 17);
    row("inch sign", "a: 5 \" wide\n# c\n", 2, 1);
    row("apostrophe after a colon in a word", "a: b:'c # d\n", 1, 9);
    row("apostrophe in a continued line", "a: b\n  'c # d\n", 2, 6);
    row("block", "a: |\n  b\n  # c\nd: e\n", 0, 0);
    row("folded block", "a: >-\n  # c\n\n  # d\n", 0, 0);
    row("after block", "a: |\n  b\n# c\n", 3, 1);
    row("beside the block sign", "a: | # c\n  b\n", 1, 6);
    row("after a block of an inner map", "l:\n  - a: |\n      b # c\n    d: e # f\n", 4, 10);
    row("after an empty block", "l:\n  - a: |\n    d: e # f\n", 3, 10);
    row("block with deeper first line", "a: |2\n    # b\n  # c\nd: e # f\n", 4, 6);
    row("block of a list", "- |\n  # a\n- b # c\n", 3, 5);
    row("bar at the end of a word", "a:\n  b |\n  # c\n", 3, 3);
    row("bar in quotes", "a: \"b |\"\n# c\n", 2, 1);
    row("block key like a comment", "a: |\n  x\n  \n\n#c\n", 5, 1);
}

void TestYamlTree::comments()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    std::vector<Problem> problems;
    const YamlTree tree(text.toStdString(), problems);
    QVERIFY(problems.empty());
    const auto found = tree.comments();
    const Mark first = found.empty() ? Mark{} : found.front().mark;
    QCOMPARE(first.line, line);
    QCOMPARE(first.column, column);
}

void TestYamlTree::wholeNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QVariant>("expected");
    const auto row = [](const char *text, const QVariant &expected) {
        QTest::newRow(text) << QByteArray(text) << expected;
    };
    const QVariant none;
    row("0", 0);
    row("010", 10);
    row("-010", -10);
    row("+5", 5);
    row("0x1F", 31);
    row("0x1f", 31);
    row("0o17", 15);
    row("2147483647", 2147483647);
    row("2147483648", 2147483647);
    row("-99999999999999999999999", -2147483647);
    for (const char *text : {"", "-", "+", "--1", "+-1", "-0x1", "0x", "0o8", "1.0", "1e3", "9_0", "1 ", " 1",
                             "90 deg", ".nan", "0b1", "١", "true"})
        row(text, none);
}

void TestYamlTree::wholeNumbers()
{
    QFETCH(QByteArray, text);
    QFETCH(QVariant, expected);
    const auto number = wholeNumber(text.toStdString());
    QCOMPARE(number ? QVariant(static_cast<int>(*number)) : QVariant(), expected);
}

void TestYamlTree::nearestName()
{
    constexpr std::array<std::string_view, 4> names{"road", "city", "monastery", "on"};
    QCOMPARE(nearest("raod", names), std::string("road"));
    QCOMPARE(nearest("City", names), std::string("city"));
    QCOMPARE(nearest("monastary", names), std::string("monastery"));
    QCOMPARE(nearest("xyz", names), std::string());
    QCOMPARE(nearest("", names), std::string());
    QCOMPARE(nearest(std::string(100'000, 'a'), names), std::string());
}

TOWERWATCH_TEST(TestYamlTree)
#include "tst_yamltree.moc"
