// SPDX-License-Identifier: MIT
#include "app/system/wholefile.h"

#include <QCoreApplication>
#include <QSaveFile>

namespace towerwatch {

QString writeWholeFile(const QString &path, const QByteArray &bytes, QFileDevice::Permissions permissions)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    if (permissions)
        file.setPermissions(permissions);
    // A disk that fills up during the write takes a part of it and reports no error (Qt 6.4), so count.
    const bool whole = file.write(bytes) == bytes.size() && file.flush() && file.size() == bytes.size();
    if (whole && file.commit())
        return {};
    if (file.error() != QFileDevice::NoError)
        return file.errorString();
    return QCoreApplication::translate("WholeFile", "There is not enough space on the disk.");
}

} // namespace towerwatch
