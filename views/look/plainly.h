// SPDX-License-Identifier: MIT
/// Text from files in widgets that guess.
#pragma once

#include <QTextDocument>

namespace towerwatch {

/// `text` so that a widget which guesses between plain and rich text (tool tips, message boxes, labels) shows
/// it as it stands. Everything from a file that reaches such a widget comes through here: read as HTML it
/// could name pictures, and Qt would open whatever file they name.
inline QString plainly(const QString &text)
{
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

} // namespace towerwatch
