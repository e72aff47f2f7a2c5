// SPDX-License-Identifier: MIT
#include "model/edit/references.h"

#include "model/inquiry/changes.h"
#include "model/value/ranges.h"

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

/// Where each figure of `after` was before an edit, or -1. What is left of both is what was changed in its
/// place.
std::vector<int> origins(const Scenario &before, const Scenario &after)
{
    std::vector<int> was(after.figures.size(), -1), gone, come;
    for (const Change &change : figureChanges(before, after))
        if (change.after < 0 && !change.captor)
            gone.push_back(change.before);
        else if (change.before < 0)
            come.push_back(change.after);
        else if (change.after >= 0)
            was[static_cast<std::size_t>(change.after)] = change.before;
    for (std::size_t i = 0; i < gone.size() && gone.size() == come.size(); ++i)
        was[static_cast<std::size_t>(come[i])] = gone[i];
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
    const auto was = origins(before, after);
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

int figureAfter(const Scenario &before, int figure, const Scenario &after)
{
    if (figure < 0 || figure >= static_cast<int>(before.figures.size()))
        return -1;
    const auto was = origins(before, after);
    const auto found = ranges::find(was, figure);
    return found == was.end() ? -1 : static_cast<int>(found - was.begin());
}

} // namespace towerwatch
