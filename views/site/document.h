// SPDX-License-Identifier: MIT
/// A page of the site with all around it.
#pragma once

#include "views/site/entries.h"

namespace towerwatch::site {

struct Document
{
    Here here;
    Text title, description;
    Html body;
    const Entry *previous = nullptr, *next = nullptr; ///< the pages before and after it; null: none
    bool inAllLanguages = true;
    const Dispute *shown = nullptr; ///< whose board chats show beside a link; null: that of the first
};
std::string textOf(const Document &document, const Site &site);

/// What search engines are told of the site in one sentence.
Text aboutSite();

} // namespace towerwatch::site
