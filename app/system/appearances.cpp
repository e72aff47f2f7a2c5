// SPDX-License-Identifier: MIT
#include "app/system/appearances.h"

#include "views/wording/words.h"

#include <QSettings>

namespace towerwatch {

namespace {

const QString appearanceKey = QStringLiteral("appearance");

} // namespace

Appearance preferredAppearance()
{
    const std::string chosen = QSettings().value(appearanceKey).toString().toStdString();
    return fromName<Appearance>(chosen).value_or(Appearance::System);
}

void chooseAppearance(Appearance appearance)
{
    QSettings().setValue(appearanceKey, QString(utf8(name(appearance))));
    useAppearance(appearance);
}

} // namespace towerwatch
