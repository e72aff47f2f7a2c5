// SPDX-License-Identifier: MIT
#include "resources/build/schema/parts.h"

namespace towerwatch::schema {

/// Every place there is, as files write it.
Value place()
{
    Value list = Value::list();
    for (const Place &each : allPlaces())
        list.add(Value::of(toText(each)));
    return described("What a figure stands on; sides as the tile lies.", map({{"enum", std::move(list)}}));
}

Value placedTile()
{
    Value either = Value::list();
    either.add(word(tileIds()));
    either.add(text(longestText));
    return object(
        {{"tile", described("Which tile: an id of the catalogue or of designs.",
                            map({{"anyOf", std::move(either)}}))},
         {"at", ref("square", "Where it lies.")},
         {"rotation", described("Degrees clockwise; without it 0.",
                                map({{"enum", numberList(std::array{0, 90, 180, 270})}}))},
         {"floors", described("Floors of the tower on it; needs a foundation.", number(0, limits::floors))},
         {"bridge",
          described("A wooden bridge over it, north to south or east to west.", word(enumNames<Bridge>))}},
        {"tile", "at"});
}

Value castle()
{
    return object({{"at", ref("square", "One of its tiles.")},
                   {"city", ref("side", "A side of that tile in the city.")}},
                  {"at", "city"});
}

/// Neutral figures have a square and nothing else; places beside the board have no square.
Value figure()
{
    std::vector<std::string_view> beside;
    for (const PlaceKind kind : allOf<PlaceKind>)
        if (!hasSquare(kind))
            beside.push_back(name(kind));
    const Value never = Value::boolean(false);
    Value neutral = rule(
        when("figure", kindsThat(isNeutral)),
        map({{"required", textList(Keys{"at"})}, {"properties", map({{"owner", never}, {"on", never}})}}),
        required({"owner", "on"}));
    Value square = rule(when("on", beside), map({{"properties", map({{"at", never}})}}), required({"at"}));
    Value both = Value::list();
    both.add(std::move(neutral));
    both.add(std::move(square));
    Value value = object({{"id", ref("id", "Its name; without one: f1, f2, ...")},
                          {"figure", ref("figureKind", "Its kind.")},
                          {"owner", ref("colour", "Whose it is; neutral figures have no owner.")},
                          {"at", ref("square", "The tile it stands on.")},
                          {"on", ref("place", "What it stands on; neutral figures stand on nothing.")}},
                         {"figure"});
    value.set("allOf", std::move(both));
    return value;
}

} // namespace towerwatch::schema
