// SPDX-License-Identifier: MIT
#include "tests/support/texts.h"

#include "resources/catalogue.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

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

QString inQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

bool isWhole(const QString &text)
{
    static const QRegularExpression leftOver(QStringLiteral("%(L?\\d|n)|  |^\\s|\\s$|\\(\\)|“”"));
    return !text.isEmpty() && !text.contains(leftOver);
}

bool isSentence(const QString &text)
{
    static const QRegularExpression end(QStringLiteral("[.?!)]$"));
    return isWhole(text) && text.contains(end);
}

std::vector<std::string_view> wordsIn(std::string_view text)
{
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

void languageRows()
{
    QTest::addColumn<QString>("language");
    for (const char *language : towerwatch::completeLanguages())
        QTest::newRow(language) << QString::fromLatin1(language);
}
