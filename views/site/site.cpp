// SPDX-License-Identifier: MIT
#include "views/site/site.h"

#include "model/format/scenarioreader.h"
#include "model/referee/boardmarks.h"
#include "model/referee/referee.h"
#include "model/share/sharecode.h"
#include "views/drawing/scene.h"
#include "views/search/boardsearch.h"
#include "views/words/pagewords.h"
#include "views/words/words.h"

namespace towerwatch::site {

Dispute::Dispute(const ShippedScenario &told)
    : shipped(&told)
    , position(std::make_unique<Position>(
          readScenario(told.text, builtInTiles()).scenario.value_or(Scenario{}), builtInTiles()))
    , warnings(warningsOf(position->board()))
    , code(shareCode(scenario()))
{
    const HingeFinder finder(scenario(), builtInTiles());
    for (const Question &question : questionsOf(scenario(), builtInTiles())) {
        answers.push_back(answer(position->board(), question));
        hinges.push_back(finder.of(answers.back()));
    }
}

Text Dispute::title() const
{
    return shown(wordsOf(*shipped).title);
}

std::string Dispute::picture(std::size_t question, drawing::Scheme scheme) const
{
    BoardMarks marks = marksOf(answers[question]);
    if (!warnings.empty())
        marks.warnings = std::make_shared<std::vector<Warning>>(warnings);
    return drawing::boardSvg(*position, marks, scheme);
}

Site::Site(Publishing publishing, std::span<const ShippedScenario> shipped)
    : m_publishing(std::move(publishing))
{
    for (const ShippedScenario &each : shipped)
        m_disputes.emplace_back(each);
}

void Site::speak(std::string_view language)
{
    setCurrentLanguage(language);
    m_language = language;
    m_words.clear();
    for (auto &[key, text] : pageWords())
        m_words.emplace(key, std::move(text));
}

const Dispute *Site::find(std::string_view path) const
{
    for (const Dispute &dispute : m_disputes)
        if (dispute.shipped->path == path)
            return &dispute;
    return nullptr;
}

std::string Site::addressOf(std::string_view file) const
{
    return m_publishing.address.empty() ? std::string() : m_publishing.address + std::string(file);
}

} // namespace towerwatch::site
