// SPDX-License-Identifier: MIT
/// Answers of a scenario as the JSON of the command line and as text.
#pragma once

#include "app/cli/console.h"
#include "views/wording/explanation.h"

namespace towerwatch::cli {

/// The names of the house rules, as a list.
Value houseValue(const HouseRules &house);

/// The questions of a scenario with their answers, explanations and footnotes.
class Report
{
public:
    Report(const Loaded &loaded, const Position &position, const std::vector<Question> &questions);

    Value toValue() const;
    /// The answer to one of the questions, as in toValue().
    Value answerValue(std::size_t question) const;
    QString toText() const;
    const std::vector<Warning> &warnings() const { return m_warnings; }

private:
    const Loaded &m_loaded;
    const Position &m_position;
    std::vector<Warning> m_warnings;
    std::vector<Answer> m_answers;
    QList<Explanation> m_explanations;
    Footnotes m_footnotes;
};

} // namespace towerwatch::cli
