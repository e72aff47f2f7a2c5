// SPDX-License-Identifier: MIT
#include "model/format/comments.h"
#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// An entry that can have a comment, and where it begins.
struct CommentPlace
{
    Mark mark;
    std::string *comment;
};

template <typename Items, typename Marks, typename MarkOf>
void add(std::vector<CommentPlace> &places, Items &items, const Marks &marks, MarkOf markOf)
{
    for (std::size_t i = 0; i < std::min(items.size(), marks.size()); ++i)
        places.push_back({markOf(marks[i]), &items[i].comment});
}

/// All places, in the order of the text.
std::vector<CommentPlace> commentPlaces(const YamlMap &map, const ScenarioMarks &marks, Scenario &scenario)
{
    std::vector<CommentPlace> places;
    for (const auto &[key, value] : map.entries())
        places.push_back({key.mark(), &scenario.comments[std::string(key.text())]});
    const auto itself = [](Mark mark) { return mark; };
    const auto entry = [](const auto &each) { return each.entry; };
    add(places, scenario.players, marks.players, itself);
    add(places, scenario.designs, marks.designs, itself);
    add(places, scenario.tiles, marks.tiles, entry);
    add(places, scenario.castles, marks.castles, entry);
    add(places, scenario.figures, marks.figures, entry);
    add(places, scenario.questions, marks.questions, entry);
    ranges::stable_sort(places, {}, &CommentPlace::mark);
    return places;
}

/// Puts a line above what is known of a comment already.
void addLine(std::string &comment, const std::string &text)
{
    comment.insert(comment.rfind('\n') + 1, text + '\n'); // npos + 1 is 0
}

enum class Where : std::uint8_t { Top, End, Above, Behind };

/// Where a comment belongs, and to which place: above all that is known of it, or behind its line.
std::pair<Where, const CommentPlace *> ownerOf(const YamlComment &comment,
                                               const std::vector<CommentPlace> &places)
{
    const auto after = ranges::upper_bound(places, comment.mark, {}, &CommentPlace::mark);
    const CommentPlace *before = after == places.begin() ? nullptr : &*(after - 1);
    const bool atNext = after != places.end() && after->mark.line == comment.nextLine;
    if (!comment.alone && before && before->mark.line == comment.mark.line)
        return {Where::Behind, before};
    if (comment.alone && comment.nextLine == 0)
        return {Where::End, nullptr};
    if (!before || (comment.alone && atNext && after == places.begin()))
        return {Where::Top, nullptr};
    return {Where::Above, comment.alone && atNext ? &*after : before};
}

} // namespace

std::vector<OwnedComment> ownedComments(const YamlTree &tree, const YamlMap &map, const ScenarioMarks &marks,
                                        const Scenario &scenario)
{
    Scenario copy = scenario;
    const std::vector<CommentPlace> places = commentPlaces(map, marks, copy);
    std::vector<OwnedComment> owned;
    for (const YamlComment &comment : tree.comments()) {
        const CommentPlace *owner = ownerOf(comment, places).second;
        owned.push_back({comment, owner ? std::optional(owner->mark) : std::nullopt});
    }
    return owned;
}

void attachComments(const YamlTree &tree, const YamlMap &map, const ScenarioMarks &marks, Scenario &scenario)
{
    const std::vector<YamlComment> comments = tree.comments();
    if (comments.empty())
        return;
    const std::vector<CommentPlace> places = commentPlaces(map, marks, scenario);
    for (const YamlComment &comment : comments) {
        const auto [where, owner] = ownerOf(comment, places);
        if (where == Where::Behind)
            *owner->comment += comment.text;
        else if (where == Where::End)
            addLine(scenario.comments[""], comment.text);
        else if (where == Where::Top)
            scenario.header += comment.text + '\n';
        else
            addLine(*owner->comment, comment.text);
    }
    std::erase_if(scenario.comments, [](const auto &each) { return each.second.empty(); });
    // What stands before the version is the top of the file: the version comes first when it is written.
    std::string &version = scenario.comments["towerwatch"];
    const auto lines = version.rfind('\n') + 1;
    scenario.header += version.substr(0, lines);
    version.erase(0, lines);
    if (version.empty())
        scenario.comments.erase("towerwatch");
}

std::string withComment(std::string_view entry, std::string_view comment, std::string_view indent)
{
    std::string out;
    for (auto end = comment.find('\n'); end != std::string_view::npos; end = comment.find('\n')) {
        out.append(comment.substr(0, end + 1)).append(indent);
        comment.remove_prefix(end + 1);
    }
    const auto line = std::min(entry.find('\n'), entry.size());
    out.append(entry.substr(0, line));
    if (!comment.empty())
        out.append(" ").append(comment);
    return out.append(entry.substr(line));
}

} // namespace towerwatch
