// SPDX-License-Identifier: MIT
/// Results of `towerwatch check` in JUnit's XML, which systems for continuous integration read.
#pragma once

#include <QByteArray>
#include <QString>
#include <vector>

namespace towerwatch::cli {

/// One expectation, or a file that is no scenario.
struct CheckedCase
{
    QString file;
    QString name;
    int line = 1;
    QString failure = {}; ///< what differs; empty: nothing
    bool isError = false; ///< the file could not be read
};

/// All that was checked as JUnit's XML, one suite a file.
QByteArray junitReport(const std::vector<CheckedCase> &cases);

} // namespace towerwatch::cli
