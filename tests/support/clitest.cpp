// SPDX-License-Identifier: MIT
#include "tests/support/clitest.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

const QString testData = QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/data/");
const QString exampleFile = testData + QStringLiteral("second-floor-over-a-gap.towerwatch.yaml");
const QByteArray brokenText = "towerwatch: 1\ntitel: a\ntiles:\n  - {tile: base-E-kap, at: [0, 0]}\n"
                              "  - {tile: base-E-cap, at: [0, 1], floors: 2}\n";
const QByteArray warnedText =
    "towerwatch: 1\ntitle: {en: \"Café\", de: \"Kaffeehaus\"}\ntiles:\n  - {tile: base-E-cap, at: [0, 0]}\n"
    "  - {tile: base-B-monastery, at: [0, -1]}\n"
    "players: {red: {prisoners: [{figure: meeple, owner: blue}]}, blue: {prisoners: [{figure: pig, owner: "
    "red}]}}\n";

Outcome run(const QStringList &arguments, const QByteArray &input, const QStringList &environment,
            const QString &outputFile)
{
    return runProgram(QStringLiteral(TOWERWATCH_PROGRAM), arguments, input, environment, outputFile);
}

const QJsonObject jsonOf(const Outcome &outcome)
{
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(outcome.out, &error);
    if (error.error != QJsonParseError::NoError)
        QTest::qFail(outcome.out + outcome.err, __FILE__, __LINE__);
    return document.object();
}

const QJsonArray answersTo(const QStringList &arguments, const QByteArray &input)
{
    return jsonOf(run(QStringList{"explain", "--json"} + arguments, input))["answers"].toArray();
}

QJsonValue facts(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue item : value.toArray())
            list << facts(item);
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject map;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        if (it.key() != u"because" && it.key() != u"text")
            map.insert(it.key(), facts(it.value()));
    return map;
}

bool hasNull(const QJsonValue &value)
{
    const QJsonArray list = value.toArray();
    const QJsonObject map = value.toObject();
    return value.isNull() || std::any_of(list.begin(), list.end(), hasNull) ||
           std::any_of(map.begin(), map.end(), hasNull);
}

QStringList keysOf(const QJsonValue &value)
{
    return value.toObject().keys();
}

QByteArray oneLine(const QJsonValue &value)
{
    return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
}

void CliTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

QString CliTest::write(const QString &name, const QByteArray &text)
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        QTest::qFail(qPrintable(name), __FILE__, __LINE__);
    return file.fileName();
}

#include "moc_clitest.cpp"
