// SPDX-License-Identifier: MIT
/// What is slow on purpose: a share of it in every run, more on request.
#pragma once

#include <QtGlobal>

/// `usual` boards, kills or the like; TOWERWATCH_SOAK=N asks for N times as many.
inline int soaked(int usual)
{
    const int times = qEnvironmentVariableIntValue("TOWERWATCH_SOAK");
    return times > 0 ? usual * times : usual;
}
