// SPDX-License-Identifier: MIT
#include "views/wording/codewords.h"

#include "views/wording/words.h"

#include <QCoreApplication>

namespace towerwatch {

namespace {

struct Codes
{
    Q_DECLARE_TR_FUNCTIONS(Codes)
};

} // namespace

QString sentence(const CodeProblem &problem)
{
    switch (problem.fault) {
    case CodeFault::NotACode:
        return Codes::tr("This is not a scenario code. Codes begin with “TW%1-”.").arg(shareCodeVersion);
    case CodeFault::NewerVersion:
        return Codes::tr(
                   "This code was made by a newer version of Towerwatch (codes of version %1). Ask for the "
                   "file, or install the newer version.")
            .arg(problem.fact);
    case CodeFault::TooLong: return Codes::tr("This is too long for a scenario code.");
    case CodeFault::ForeignCharacter:
        return Codes::tr("Character %1 cannot be part of a scenario code. Copy the code again.")
            .arg(problem.fact);
    case CodeFault::CutOff:
        return Codes::tr("Only the beginning of the scenario code is here. Copy all of it.");
    case CodeFault::Damaged:
        return Codes::tr("The scenario code was damaged or cut off on its way. Copy all of it again.");
    }
    return {};
}

QString shortened(const QString &code)
{
    constexpr qsizetype most = 16;
    const QString start = shown(code.simplified().left(most).toStdString());
    return code.size() > most ? start + QChar(0x2026) : start;
}

} // namespace towerwatch
