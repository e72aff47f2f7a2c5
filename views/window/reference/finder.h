// SPDX-License-Identifier: MIT
/// One search through everything there is to read: rulings, boards and help.
#pragma once

#include "views/search/inplay.h"

#include <QList>
#include <QString>

namespace towerwatch {

enum class PageKind { Ruling, Board, Help };

/// Something that a search leads to.
struct FoundPage
{
    PageKind kind;
    QString id; ///< of a ruling; the path of a shipped scenario; the name of a help page
    QString title;
    friend bool operator==(const FoundPage &, const FoundPage &) = default;
};

/// The best pages for a search: some rulings, then some boards, among them those on which these rulings
/// decide, then help, each best first, of rulings those before the others that can occur. Nothing for no
/// words.
QList<FoundPage> findPages(const QString &search, const InPlay &inPlay = {});

} // namespace towerwatch
