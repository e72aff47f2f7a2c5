// SPDX-License-Identifier: MIT
#include "model/format/sectionvalues.h"

#include "model/format/fields.h"
#include "model/format/scenariowriter.h"

#include <algorithm>
#include <map>

namespace towerwatch {

namespace {

/// What a file says of things; null: nothing, so that it is left out.
class Said
{
public:
    static Value of(const LocalText &text)
    {
        if (text.empty())
            return {};
        if (text.byLanguage.size() == 1 && text.byLanguage.front().first.empty())
            return Value::of(text.byLanguage.front().second);
        return mapOf(text.byLanguage, [](const std::string &language) { return language; });
    }
    static Value of(const Supply &supply)
    {
        return mapOf(supply, [](FigureKind kind) { return name(kind); });
    }
    static Value of(const Turn &turn)
    {
        return turn.player && turn == Turn{turn.player} ? of(turn.player) : entry(turn);
    }
    static Value of(const LaidTile &laid) { return laid.at ? of(*laid.at) : Value::of("none"); }
    static Value of(const RoadSegment &road) { return of(road.sides); }
    static Value of(const Place &place) { return Value::of(toText(place)); }
    static Value of(Rotation rotation) { return Value::of(degrees(rotation)); }
    static Value of(const std::array<Edge, 4> &edges)
    {
        std::string letters;
        for (const Edge edge : edges)
            letters += edgeLetters[static_cast<std::size_t>(edge)];
        return Value::of(letters);
    }
    template <typename Type> static Value of(const std::optional<Type> &thing)
    {
        return thing ? of(*thing) : Value();
    }
    template <typename Type> static Value of(const std::vector<Type> &things)
    {
        return Value::listOf(things, [](const Type &thing) { return of(thing); });
    }
    template <typename Type> static Value of(const Type &thing)
    {
        if constexpr (HasFields<Type>)
            return entry(thing);
        else
            return Value::of(thing);
    }

    /// An entry with those of its keys that need at least this, or do not hold their default.
    template <HasFields Type> static Value entry(const Type &thing, Need least = Need::Told)
    {
        Value map = Value::map();
        eachField<Type>([&](const auto &field) {
            if (hasKey(thing, field.key) && (field.terms.need >= least || !field.holdsDefault(thing)))
                map.put(field.key, of(thing.*field.member));
        });
        return map;
    }

    static SectionValue section(std::string_view key, const LocalText &text)
    {
        return {.key = key, .value = of(text), .isProse = true};
    }
    static SectionValue section(std::string_view key, const std::vector<Player> &players)
    {
        SectionValue map{.key = key, .hasEntries = true};
        for (const Player &player : players)
            map.entries.push_back({std::string(name(player.colour)), of(player), player.comment});
        return map;
    }
    template <typename Item> static SectionValue section(std::string_view key, const std::vector<Item> &items)
    {
        SectionValue list{.key = key, .isList = true, .hasEntries = true};
        for (const Item &item : items)
            list.entries.push_back({{}, of(item), item.comment});
        return list;
    }
    template <typename Type> static SectionValue section(std::string_view key, const Type &value)
    {
        return {.key = key, .value = of(value)};
    }

private:
    template <typename Pairs, typename KeyOf> static Value mapOf(const Pairs &pairs, KeyOf keyOf)
    {
        Value map = Value::map();
        for (const auto &[key, value] : pairs)
            map.set(keyOf(key), value);
        return map;
    }
};

} // namespace

std::vector<SectionValue> sectionsOf(const Scenario &scenario)
{
    std::vector<SectionValue> sections{Said::section("towerwatch", formatVersion)};
    eachField<Scenario>(
        [&](const auto &field) { sections.push_back(Said::section(field.key, scenario.*field.member)); });
    return sections;
}

Value toValue(const Question &question)
{
    return Said::entry(question);
}

Value toValue(const Tile &tile)
{
    return Said::entry(tile, Need::InJson);
}

namespace {

std::string fingerprint(const Entry &entry)
{
    return entry.key + '\n' + writeValue(entry.value) + '\n' + entry.comment;
}

} // namespace

std::vector<Origin> originsOf(const std::vector<Entry> &before, const std::vector<Entry> &after)
{
    std::vector<Origin> origins(after.size());
    std::vector<bool> stays(before.size());
    const auto stay = [&](std::size_t b, std::size_t a) {
        origins[a] = {static_cast<int>(b), true};
        stays[b] = true;
    };
    // Around an edit all stays where it is, also where something is there twice.
    std::size_t first = 0, last = 0;
    const std::size_t most = std::min(before.size(), after.size());
    for (; first < most && before[first] == after[first]; ++first)
        stay(first, first);
    for (; first + last < most && before[before.size() - last - 1] == after[after.size() - last - 1]; ++last)
        stay(before.size() - last - 1, after.size() - last - 1);

    std::map<std::string, std::vector<std::size_t>> places; // ordered: no choice of entries makes it slow
    for (std::size_t i = before.size() - last; i-- > first;)
        places[fingerprint(before[i])].push_back(i);
    for (std::size_t i = first; i < after.size() - last; ++i)
        if (const auto found = places.find(fingerprint(after[i]));
            found != places.end() && !found->second.empty()) {
            stay(found->second.back(), i);
            found->second.pop_back();
        }
    std::size_t next = 0;
    for (Origin &origin : origins) {
        if (!origin.same && next < before.size() && !stays[next])
            origin.before = static_cast<int>(next);
        if (origin.before >= 0)
            next = static_cast<std::size_t>(origin.before) + 1;
    }
    return origins;
}

} // namespace towerwatch
