// SPDX-License-Identifier: MIT
#include "tests/support/clitest.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

const QString testData = QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/data/");
const QString example = testData + QStringLiteral("second-floor-over-a-gap.towerwatch.yaml");

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

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList linesOf(const QByteArray &text)
{
    return QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts);
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
