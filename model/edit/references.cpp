// SPDX-License-Identifier: MIT
#include "model/edit/references.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <set>

namespace towerwatch {

namespace {

using Texts = std::set<std::string>;               // ordered: no choice of ids makes it slow
using NewIds = std::map<std::string, std::string>; ///< by the old ones

/// Calls `visit` with every value that may be the id of a figure: those of a `figure` are, where a fact or an
/// effect is about it.
template <typename Item, typename Visit> void eachId(Item &value, bool mayBeId, const Visit &visit)
{
    if (mayBeId && (value.kind == Value::Kind::Text || value.kind == Value::Kind::Number))
        visit(value);
    const bool map = value.kind == Value::Kind::Map;
    const bool ofFigure = map && (value.find("fact") || value.find("effect"));
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        const std::string_view key = map ? std::string_view(value.keys[i]) : std::string_view();
        const bool names = key == "id" || key == "capturable" || key == "open" || key == "target" ||
                           (key == "figure" && ofFigure);
        eachId(value.items[i], map ? names : mayBeId, visit);
    }
}

Texts mentionedIds(const Scenario &scenario)
{
    Texts texts;
    for (const Question &question : scenario.questions) {
        if (question.target)
            texts.insert(*question.target);
        if (question.expect)
            eachId(*question.expect, false, [&](const Value &value) { texts.insert(value.text); });
    }
    return texts;
}

bool isSame(const Figure &a, Figure b)
{
    b.id = a.id;
    return a == b;
}

/// Where each figure of `after` was before, or -1: what both lists begin and end with, and what was changed
/// in its place.
std::vector<int> origins(const std::vector<Figure> &before, const std::vector<Figure> &after)
{
    const auto sameHead = ranges::mismatch(before, after, isSame);
    const auto head = sameHead.in1 - before.begin();
    const auto shorter = static_cast<std::ptrdiff_t>(std::min(before.size(), after.size()));
    std::ptrdiff_t tail = 0;
    while (tail < shorter - head && isSame(*(before.end() - 1 - tail), *(after.end() - 1 - tail)))
        ++tail;
    const auto more = static_cast<std::ptrdiff_t>(after.size()) - static_cast<std::ptrdiff_t>(before.size());
    std::vector<int> was(after.size(), -1);
    for (std::ptrdiff_t i = 0; i < static_cast<std::ptrdiff_t>(was.size()); ++i) {
        const bool atEnd = i >= static_cast<std::ptrdiff_t>(was.size()) - tail;
        if (i < head || atEnd || more == 0)
            was[static_cast<std::size_t>(i)] = static_cast<int>(atEnd ? i - more : i);
    }
    return was;
}

} // namespace

void renameFigures(Scenario &scenario, const NewIds &ids)
{
    for (Question &question : scenario.questions) {
        if (const auto found = ids.find(question.target.value_or("")); found != ids.end())
            question.target = found->second;
        if (question.expect)
            eachId(*question.expect, false, [&](Value &value) {
                if (const auto found = ids.find(value.text); found != ids.end())
                    value = Value::of(found->second);
            });
    }
}

void keepIds(Scenario &scenario, const std::vector<std::string> &before)
{
    const Texts mentioned = mentionedIds(scenario);
    for (bool changed = !mentioned.empty(); changed;) {
        changed = false;
        const auto now = figureIds(scenario);
        for (std::size_t i = 0; i < now.size(); ++i)
            if (!before[i].empty() && now[i] != before[i] && mentioned.contains(before[i])) {
                scenario.figures[i].id = before[i];
                changed = true;
            }
    }
}

Scenario withReferencesKept(const Scenario &before, Scenario after)
{
    if (before.figures == after.figures)
        return after;
    const Texts mentioned = mentionedIds(before);
    if (mentioned.empty())
        return after;
    const auto ids = figureIds(before), now = figureIds(after);
    const auto was = origins(before.figures, after.figures);
    NewIds renamed;
    std::vector<std::string> kept(now.size());
    const Texts written = [&] {
        Texts texts;
        for (const Figure &figure : after.figures)
            texts.insert(figure.id);
        return texts;
    }();
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (was[i] < 0)
            continue;
        const auto index = static_cast<std::size_t>(was[i]);
        const std::string &old = ids[index];
        const bool named = before.figures[index].id != after.figures[i].id;
        if (!mentioned.contains(old) || written.contains(old) || now[i] == old)
            continue;
        if (named)
            renamed.emplace(old, now[i]);
        else
            kept[i] = old;
    }
    keepIds(after, kept);
    renameFigures(after, renamed);
    return after;
}

} // namespace towerwatch
