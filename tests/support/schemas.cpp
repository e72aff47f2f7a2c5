// SPDX-License-Identifier: MIT
#include "tests/support/schemas.h"

#include "tests/support/program.h"

#include <QCoreApplication>

bool canCheckSchemas()
{
    return runProgram(QStringLiteral("python3"),
                      {QStringLiteral("-c"), QStringLiteral("import jsonschema, yaml")})
               .status == 0;
}

QList<QByteArray> schemaVerdicts(const QString &schema, const QStringList &files)
{
    const QString script = QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/support/schemaverdicts.py");
    const Outcome told = runProgram(QStringLiteral("python3"), QStringList{script, schema} + files);
    if (told.status != 0)
        qWarning("%s", told.err.constData());
    return told.status == 0 ? told.out.trimmed().split('\n') : QList<QByteArray>();
}

QByteArray writtenSchema(const QStringList &arguments)
{
    const Outcome written =
        runProgram(QCoreApplication::applicationDirPath() + QStringLiteral("/make-schema"), arguments);
    return written.status == 0 ? written.out : QByteArray();
}
