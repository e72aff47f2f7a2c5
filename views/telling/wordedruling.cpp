// SPDX-License-Identifier: MIT
#include "views/telling/wordedruling.h"

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
        const bool isFound = !hinges.figures.empty() || hinges.legality;
        words.page = tell(position, *answer, footnotes,
                          {.asked = selected,
                           .hinges = isFound ? &hinges : nullptr,
                           .warnings = &warnings,
                           .unfolds = true});
    }
    const auto *outlook = answer ? std::get_if<OutlookAnswer>(&answer->body) : nullptr;
    if (selected >= 0 && !(outlook && outlook->figure == selected) &&
        !isAboutLyingFloor(position.board(), answer)) {
        const Colour by = askerOf(position.scenario(), answer ? answer->question : Question());
        const bool isTold = answer && answer->question.ask == Ask::PlaceFloor && rowOf(words.page, selected);
        words.fate = tellFate(position, selected, by, footnotes,
                              {.told = isTold ? answer->question.at : std::nullopt});
    }
    words.notes = footnotes.rulings();
    return words;
}

} // namespace towerwatch
