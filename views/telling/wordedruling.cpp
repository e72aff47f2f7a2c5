// SPDX-License-Identifier: MIT
#include "views/telling/wordedruling.h"

#include "views/telling/hingewords.h"

namespace towerwatch {

namespace {

/// Whether the answer is about a floor that lies already: what the next one could take is another matter.
bool isAboutLyingFloor(const Board &board, const Answer *answer)
{
    const auto *floor = answer ? std::get_if<PlaceFloorAnswer>(&answer->body) : nullptr;
    return floor && floor->height > 0 &&
           board.placed(board.tileAt(*answer->question.at)).floors >= floor->height;
}

} // namespace

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
        words.explanation.warnings = warningsOf(position, *answer, warnings);
    }
    const auto *outlook = answer ? std::get_if<OutlookAnswer>(&answer->body) : nullptr;
    if (selected >= 0 && !(outlook && outlook->figure == selected) &&
        !isAboutLyingFloor(position.board(), answer)) {
        const Colour by = askerOf(position.scenario(), answer ? answer->question : Question());
        words.fate = explainFate(position, selected, by, footnotes);
    }
    words.notes = footnotes.rulings();
    return words;
}

} // namespace towerwatch
