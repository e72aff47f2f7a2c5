// SPDX-License-Identifier: MIT
/// The catalogue of rulings, as compiled from resources/rulings when the program is built.
#pragma once

#include "model/scenario/rules.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace towerwatch {

enum class RulingKind : std::uint8_t {
    Rule,
    Official,
    Community,
    Difference,
    Open,
    HouseRule,
    Inference,
    Engine
};
template <>
inline constexpr auto enumNames<RulingKind> =
    words<RulingKind::Engine>("rule official community difference open house-rule inference engine");

/// A document that rulings cite. Its titles name it as the document itself does; only the words around the
/// name are in the reader's language.
struct Document
{
    std::string_view key;
    std::span<const std::string_view> titles; ///< one for each language of the catalogue, in its order
    std::string_view language, url;
};

/// Where a ruling stands in a document. `detail` names what `numbers` count: footnote, box, house-rule,
/// issue; or, without numbers, the heading of a list.
struct Source
{
    const Document *document = nullptr;
    std::string_view detail;
    std::span<const int> numbers;
};

/// The words of a ruling in one language.
struct RulingText
{
    std::string_view title, brief, text;
    std::span<const std::string_view> readings; ///< of open questions: how it has been read
    std::string_view decide;                    ///< of open questions: what the table has to agree on
};

struct Ruling
{
    RulingId id;
    RulingKind kind = RulingKind::Rule;
    std::string_view topic;
    std::span<const std::string_view> editions, publishers;
    std::span<const std::string_view> deduced; ///< rule sets of its editions to which only we apply it
    std::string_view author, date;
    std::span<const Source> sources;
    std::span<const std::string_view> related;
    bool affectsAnswers = false;
    std::span<const RulingText> texts;      ///< one for each language of the catalogue, in its order
    std::span<const RulingText> firstTexts; ///< the same in the words of the first edition
};

/// Whether a table that plays by `rules` cites a ruling of another edition, which we carry over: rulings
/// about watchtowers are compared with that expansion's edition, all others with that of the tower.
bool isCarried(const Ruling &ruling, const TableRules &rules);

/// Whether no source says that a ruling holds under the rule set of The Tower in force, and we deduce it.
bool isDeduced(const Ruling &ruling, const TableRules &rules);

/// The rulings in catalogue order, the languages of their texts and the documents they cite.
struct RulingCatalogue
{
    std::span<const std::string_view> languages; ///< English first
    std::span<const Ruling> rulings;
    std::span<const Document> documents;
    std::span<const int> textCounts; ///< how many texts each language has itself, in its order

    /// The ruling called `id`, or null.
    const Ruling *find(std::string_view id) const;
    /// The words of a ruling in `language`, else in English; in those of the first edition if asked.
    const RulingText &text(const Ruling &ruling, std::string_view language, bool first = false) const;
    /// The title of a document for readers of `language`, else for those of English.
    std::string_view title(const Document &document, std::string_view language) const;
    /// The place of a language among them; that of English where it has none.
    std::size_t indexOf(std::string_view language) const;
};

} // namespace towerwatch
