// SPDX-License-Identifier: MIT
#include "app/window/export/phonepage.h"

#include "model/share/sharecode.h"

#include <QCoreApplication>
#include <QFile>
#include <QStandardPaths>

namespace towerwatch {

namespace {

struct PhonePage
{
    Q_DECLARE_TR_FUNCTIONS(PhonePage)
};

QByteArray builtPage()
{
    for (const QString &path :
         {QStandardPaths::locate(QStandardPaths::GenericDataLocation,
                                 QStringLiteral("towerwatch/towerwatch.html")),
          QCoreApplication::applicationDirPath() + QStringLiteral("/../web/towerwatch.html")})
        if (QFile file(path); !path.isEmpty() && file.open(QIODevice::ReadOnly))
            return file.readAll();
    return {};
}

} // namespace

QByteArray phonePage(const Scenario &scenario)
{
    QByteArray page = builtPage();
    const QByteArray place = "<meta name=\"towerwatch:code\" content=\"";
    const qsizetype at = page.indexOf(place + '"');
    return at < 0 ? QByteArray() : page.insert(at + place.size(), shareCode(scenario).c_str());
}

QString noPhonePage()
{
    return PhonePage::tr(
        "The page for phones was not built with this program. Make a PDF or a picture instead.");
}

} // namespace towerwatch
