// SPDX-License-Identifier: MIT
/// Names of the topics of rulings and of the folders of the scenario library.
#pragma once

#include <QString>

namespace towerwatch {

/// The name of a ruling's topic in the language of the program; a topic that has none reads as it is written.
QString topicName(const QString &topic);
/// The name of a folder of the scenario library, likewise.
QString folderName(const QString &folder);

} // namespace towerwatch
