// SPDX-License-Identifier: MIT
/// The command-line program, run as people run it.
#pragma once

#include <QByteArray>
#include <QStringList>

/// How a run ended. A status of -1 means that the program crashed or hung.
struct Outcome
{
    int status = -1;
    QByteArray out = {}, err = {};
};

/// Runs `program` without a display, in English unless `environment` ("NAME=VALUE") says otherwise. Output
/// goes to `outputFile` where one is named.
Outcome runProgram(const QString &program, const QStringList &arguments, const QByteArray &input = {},
                   const QStringList &environment = {}, const QString &outputFile = {});

/// Runs a tool of the system, which finds the program that is tested; what it says on either channel is
/// `out`.
Outcome runTool(const QString &tool, const QStringList &arguments);
