// SPDX-License-Identifier: MIT
/// A table that is opened shows the question it was left with.
#pragma once

#include "app/window/document/fileflow.h"
#include "app/window/presenters/workplace.h"

namespace towerwatch {

/// Keeps, for the files used last, what was asked when each was left, with the settings of the program.
class LastQuestion : public QObject
{
    Q_OBJECT

public:
    LastQuestion(const Workplace &at, FileFlow &files);

    /// To be called before the window closes: the file is left.
    void leave();

private:
    void askAgain();

    const Workplace &m_at;
    QString m_path; ///< of the file on the table; empty: it has none
};

} // namespace towerwatch
