// SPDX-License-Identifier: MIT
#include "views/wording/wordedruling.h"

#include "views/wording/hingewords.h"

namespace towerwatch {

WordedRuling wordRuling(const Position &position, const Answer *answer, const AnswerHinges &hinges,
                        int selected, Cited cited, const std::vector<Warning> &warnings)
{
    WordedRuling words;
    Footnotes footnotes(cited);
    if (answer) {
        Answer worded = *answer;
        if (selected >= 0 && worded.question.ask == Ask::PlaceFloor)
            worded.question.target = position.ids()[static_cast<std::size_t>(selected)];
        words.explanation = explain(position, worded, footnotes);
        addHinges(words.explanation, position.scenario(), *answer, hinges);
        words.explanation.cautions = cautionsOf(position, *answer, warnings);
    }
    const auto *outlook = answer ? std::get_if<OutlookAnswer>(&answer->body) : nullptr;
    if (selected >= 0 && !(outlook && outlook->figure == selected)) {
        const Colour by = askerOf(position.scenario(), answer ? answer->question : Question());
        words.fate = explainFate(position, selected, by, footnotes);
    }
    words.notes = footnotes.rulings();
    return words;
}

} // namespace towerwatch
