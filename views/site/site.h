// SPDX-License-Identifier: MIT
/// What all pages of the site are made of: the disputes with their answers, worked out once for all
/// languages, and the words of the frame.
#pragma once

#include "model/inquiry/hinges.h"
#include "model/referee/warnings.h"
#include "views/site/html.h"
#include "views/site/siteplaces.h"
#include "views/words/text.h"

#include <functional>
#include <map>
#include <memory>

namespace towerwatch::site {

/// The sentences of the frame.
struct Frame
{
    TOWERWATCH_PHRASES(Site)
};

/// A shipped scenario with the answers to its questions.
struct Dispute
{
    explicit Dispute(const ShippedScenario &told);

    const ShippedScenario *shipped;
    std::unique_ptr<const Position> position;
    std::vector<Warning> warnings;
    std::vector<Answer> answers;
    std::vector<AnswerHinges> hinges; ///< of each answer
    std::string code;

    const Scenario &scenario() const { return position->scenario(); }
    Text title() const; ///< in the language of the program
    bool ofWatchtowers() const;
    /// The board with the marks of an answer.
    std::string picture(std::size_t question, drawing::Scheme scheme) const;
};

/// What is asked, for those who see the board: "Red places the second floor."
Text askedOf(const Dispute &dispute, std::size_t number);

/// Where the site will be.
struct Publishing
{
    std::string address; ///< of its folder, with a slash at its end; empty: not known
    bool withPage;       ///< the page for phones lies in it, for boards to be tried
    bool withPreviews;   ///< each board and the icon will lie beside its picture as a .png, too
};
/// The size of a preview and of the icon in pixels.
inline constexpr int previewWidth = 1200, previewHeight = 630, iconWidth = 180;
/// What browsers are told that take no icon.svg.
Html iconLink(const Here &here);

class Site
{
public:
    /// The site with these disputes.
    explicit Site(Publishing publishing, std::span<const ShippedScenario> shipped = shippedScenarios());

    /// Goes over to a language.
    void speak(std::string_view language);
    Here at(std::string_view place) const { return {m_language, std::string(place)}; }
    /// A word that the page for phones has, too.
    Text word(std::string_view key) const { return m_words.at(key); }

    const std::vector<Dispute> &disputes() const { return m_disputes; }
    /// The dispute of a path, or null.
    const Dispute *find(std::string_view path) const;
    const Publishing &publishing() const { return m_publishing; }
    /// The address of a file of the site; empty where none is known.
    std::string addressOf(std::string_view file) const;

private:
    Publishing m_publishing;
    std::vector<Dispute> m_disputes;
    std::string m_language;
    std::map<std::string_view, Text> m_words;
};

/// The file called `name` in resources/site, without its ending.
std::string_view partOf(std::string_view name);

/// Takes a file: its path inside the site and its bytes.
using FileWriter = std::function<void(const std::string &path, std::string_view bytes)>;

/// Gives all files of a site to `write`, in all languages that are complete; the number of pages among them.
/// The program speaks the same language before and after.
int writeSite(Publishing publishing, const FileWriter &write);

} // namespace towerwatch::site
