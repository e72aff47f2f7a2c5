// SPDX-License-Identifier: MIT
#include "tests/support/texts.h"

#include <QDirIterator>
#include <QFile>

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList linesOf(const QByteArray &text)
{
    return QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts);
}

QStringList filesBelow(const QString &folder, const QStringList &names)
{
    QStringList files;
    QDirIterator walk(folder, names, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (walk.hasNext())
        files << walk.next();
    files.sort();
    return files;
}
