// SPDX-License-Identifier: MIT
#include "model/inquiry/compare.h"

#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "model/value/ranges.h"

namespace towerwatch {

Value without(Value answer, const std::vector<std::string_view> &names)
{
    for (std::size_t i = answer.keys.size(); i-- > 0;)
        if (ranges::find(names, answer.keys[i]) != names.end()) {
            answer.keys.erase(answer.keys.begin() + static_cast<std::ptrdiff_t>(i));
            answer.items.erase(answer.items.begin() + static_cast<std::ptrdiff_t>(i));
        }
    for (Value &item : answer.items)
        item = without(std::move(item), names);
    return answer;
}

std::vector<AnswerGroup> compareAnswers(const Variants &variants, const Question &question)
{
    std::vector<AnswerGroup> groups;
    std::vector<Value> values;
    for (const TableRules &rules : variants.compared()) {
        const Board &board = variants.under(rules).board();
        Answer answered = answer(board, question);
        Value value = without(toValue(board, answered), {"because", "facts"});
        const auto same = ranges::find(values, value);
        if (same != values.end()) {
            groups[static_cast<std::size_t>(same - values.begin())].rules.push_back(rules);
            continue;
        }
        values.push_back(std::move(value));
        groups.push_back({{rules}, std::move(answered)});
    }
    return groups;
}

} // namespace towerwatch
