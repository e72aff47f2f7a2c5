// SPDX-License-Identifier: MIT
/// Holds the JSON Schema of answers against what the program answers: it accepts every answer, and none with
/// a key more or less.
///
/// Debian packages: python3-jsonschema python3-yaml (without them only the committed copy is compared).
#include "app/page/requests.h"
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"
#include "tests/support/randomboards.h"
#include "tests/support/schemas.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace towerwatch;

namespace {

const QString answerSchema =
    QStringLiteral(TOWERWATCH_SOURCE_DIR "/resources/desktop/towerwatch-answers-1.schema.json");

/// What `explain --json` prints of a scenario, as the page tells programs.
QByteArray explained(const QByteArray &scenario, bool hinges)
{
    QByteArray request;
    for (const auto &[key, value] : {std::pair<QByteArray, QByteArray>{"do", "asJson"},
                                     {"text", scenario},
                                     {"hinges", hinges ? "true" : "false"}})
        request += key + ' ' + QByteArray::number(value.size()) + '\n' + value;
    web::Table table;
    const std::string told = web::call(table, request.toStdString());
    return QJsonDocument::fromJson(QByteArray::fromStdString(told))[u"json"].toString().toUtf8();
}

/// What stands in a map only where there is something to tell, or by the word of something.
const QSet<QString> optionalKeys{"at",           "owner",       "on",
                                 "carried",      "due",         "hinges",
                                 "placed",       "target",      "tile",
                                 "from",         "figure",      "steps",
                                 "lost",         "events",      "tower",
                                 "house",        "by",          "height",
                                 "red",          "blue",        "yellow",
                                 "green",        "black",       "pink",
                                 "grey",         "purple",      "c2",
                                 "c1",           "c1-original", "c1-rgg",
                                 "c1-zmg",       "no-gaps",     "eye-for-an-eye",
                                 "no-surprises", "diagonal"};

/// All values that differ from `value` in one map of it: by a key more or a needed key less.
QList<QJsonValue> spoiled(const QJsonValue &value)
{
    QList<QJsonValue> all;
    if (value.isArray()) {
        const QJsonArray list = value.toArray();
        for (qsizetype i = 0; i < list.size(); ++i)
            for (const QJsonValue &each : spoiled(list[i])) {
                QJsonArray other = list;
                other[i] = each;
                all << other;
            }
    }
    if (!value.isObject())
        return all;
    const QJsonObject map = value.toObject();
    QJsonObject more = map;
    more.insert(QStringLiteral("unheard"), 1);
    all << more;
    for (const QString &key : map.keys()) {
        QJsonObject other = map;
        other.remove(key);
        if (!optionalKeys.contains(key))
            all << other;
        for (const QJsonValue &each : spoiled(map[key])) {
            other.insert(key, each);
            all << other;
        }
    }
    return all;
}

/// The kind of an answer: what is asked, and what is said to it.
QString kindOf(const QJsonObject &answer)
{
    return answer[QStringLiteral("ask")].toString() + answer[QStringLiteral("legal")].toVariant().toString() +
           answer[QStringLiteral("verdict")].toString();
}

} // namespace

class TestAnswerSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void committedCopyIsCurrent()
    {
        QVERIFY2(contentOf(answerSchema) == writtenSchema({QStringLiteral("answers")}),
                 "build update-schema");
    }

    void acceptsTheAnswersToAllScenarios()
    {
        for (const QString &file : m_scenarios)
            write(explained(contentOf(file), true));
        compare("valid", m_scenarios);
    }

    void acceptsTheAnswersToRandomBoards()
    {
        QStringList names;
        for (std::uint32_t seed = 1; seed <= static_cast<std::uint32_t>(soaked(5)); ++seed) {
            Scenario scenario = randomboards::randomScenario(seed, builtInTiles());
            scenario.questions = randomboards::allQuestions(scenario, builtInTiles());
            write(explained(QByteArray::fromStdString(writeScenario(scenario)), seed % 2 == 0));
            names << QStringLiteral("seed %1").arg(seed);
        }
        compare("valid", names);
    }

    /// Of each kind of answer the first of the library.
    void refusesEveryOtherKey()
    {
        QSet<QString> kinds;
        QStringList names;
        for (const QString &file : m_scenarios) {
            QJsonObject whole = QJsonDocument::fromJson(explained(contentOf(file), true)).object();
            for (const QJsonValue &answer : whole[QStringLiteral("answers")].toArray()) {
                const QString kind = kindOf(answer.toObject());
                if (kinds.contains(kind))
                    continue;
                kinds << kind;
                whole[QStringLiteral("answers")] = QJsonArray{answer};
                for (const QJsonValue &other : spoiled(whole)) {
                    write(QJsonDocument(other.toObject()).toJson());
                    names << kind + u' ' + QString::number(m_files.size());
                }
            }
        }
        QVERIFY(kinds.size() >= 11);
        compare("invalid", names);
    }

private:
    void write(const QByteArray &json)
    {
        m_files << m_folder.filePath(QStringLiteral("%1.json").arg(++m_written));
        QFile file(m_files.last());
        if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size())
            qFatal("%s cannot be written", qPrintable(m_files.last()));
    }

    /// Whether the schema says the same of all that was written, each of which has a name.
    void compare(const QByteArray &expected, const QStringList &names)
    {
        const QStringList files = std::exchange(m_files, {});
        if (!m_python)
            QSKIP("python3-jsonschema and python3-yaml are not installed");
        const QList<QByteArray> verdicts = schemaVerdicts(answerSchema, files);
        QCOMPARE(verdicts.size(), names.size());
        for (qsizetype i = 0; i < names.size(); ++i)
            QVERIFY2(verdicts[i].startsWith(expected), qPrintable(names[i]) + (": " + verdicts[i]));
    }

    const bool m_python = canCheckSchemas();
    const QStringList m_scenarios =
        filesBelow(QStringLiteral(TOWERWATCH_SOURCE_DIR "/scenarios"), {QStringLiteral("*.yaml")});
    QTemporaryDir m_folder;
    QStringList m_files;
    int m_written = 0;
};

TOWERWATCH_TEST(TestAnswerSchema)
#include "tst_answerschema.moc"
