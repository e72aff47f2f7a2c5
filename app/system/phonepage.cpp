// SPDX-License-Identifier: MIT
#include "app/system/phonepage.h"

#include "app/system/machine.h"

#include <QCoreApplication>
#include <QStringList>

namespace towerwatch {

QByteArray phonePage(const std::string &code)
{
    constexpr qsizetype mostBytes = 16'000'000;
    const QByteArray before = "<meta name=\"towerwatch:code\" content=\"", after = "\"";
    const QString here = QCoreApplication::applicationDirPath(),
                  named = qEnvironmentVariable("TOWERWATCH_PAGE");
    QStringList files{named};
    if (named.isEmpty()) {
        files = {here + QStringLiteral("/../web/towerwatch.html")};
        for (const char *installed : {TOWERWATCH_INSTALLED_PAGES})
            files << here + u'/' + QLatin1String(installed);
    }
    for (const QString &file : files) {
        WholeFile page = readWholeFile(file, mostBytes);
        const qsizetype at = page.failure.isEmpty() ? page.bytes.indexOf(before + after) : -1;
        if (at >= 0)
            return page.bytes.insert(at + before.size(), code.c_str());
    }
    return {};
}

QByteArray installablePage(const std::string &tags)
{
    QByteArray page = phonePage({});
    const QByteArray pictures = "img-src", icon = "<link rel=\"icon\"";
    if (const qsizetype at = page.indexOf(pictures); at >= 0) // the icon comes from beside it, as well
        page.replace(at, pictures.size(), "manifest-src 'self'; worker-src 'self'; img-src 'self'");
    if (const qsizetype at = page.indexOf(icon); at >= 0)
        page.insert(at, "<link rel=\"manifest\" href=\"towerwatch.webmanifest\">\n<link rel=\"up\" "
                        "href=\"index.html\">\n" +
                            QByteArray::fromStdString(tags));
    return page;
}

} // namespace towerwatch
