// SPDX-License-Identifier: MIT
/// The schema of an entry, from the fields that the program reads and writes it by.
#pragma once

#include "model/format/fields.h"
#include "resources/build/schema/descriptions.h"
#include "resources/build/schema/parts.h"

namespace towerwatch::schema {

/// The shared definition of a type; empty: it has none.
template <typename Type> inline constexpr std::string_view definitionOf{};
template <> inline constexpr std::string_view definitionOf<Square> = "square";
template <> inline constexpr std::string_view definitionOf<Side> = "side";
template <> inline constexpr std::string_view definitionOf<Colour> = "colour";
template <> inline constexpr std::string_view definitionOf<Place> = "place";
template <> inline constexpr std::string_view definitionOf<LocalText> = "localText";
template <> inline constexpr std::string_view definitionOf<Prisoner> = "prisoner";
template <> inline constexpr std::string_view definitionOf<Tile> = "design";
template <> inline constexpr std::string_view definitionOf<PlacedTile> = "placedTile";
template <> inline constexpr std::string_view definitionOf<Castle> = "castle";
template <> inline constexpr std::string_view definitionOf<Figure> = "figure";
template <> inline constexpr std::string_view definitionOf<Question> = "question";

/// A value of that type; the pointers are null.
Value shape(const bool *, const Terms &terms);
Value shape(const int *, const Terms &terms);
Value shape(const std::string *, const Terms &terms);
Value shape(const Rotation *, const Terms &);
Value shape(const FigureKind *, const Terms &terms);
Value shape(const Value *, const Terms &);
Value shape(const std::array<Edge, 4> *, const Terms &);
Value shape(const RoadSegment *, const Terms &terms);
Value shape(const Supply *, const Terms &terms);
Value shape(const Turn *, const Terms &);
Value shape(const LaidTile *, const Terms &);
Value shape(const std::vector<Player> *, const Terms &);

/// The words a member of Tile has in the catalogue, each once.
Value wordsOf(std::string Tile::*member);

/// Whether a list or map may hold nothing.
constexpr Empty emptyIn(const Terms &terms)
{
    return terms.need >= Need::List ? Empty::No : Empty::Allowed;
}

template <typename Type> Value shape(const Type *, const Terms &terms);
template <typename Item> Value shape(const std::vector<Item> *, const Terms &terms);
template <typename Type> Value shape(const std::optional<Type> *, const Terms &terms)
{
    return shape(static_cast<const Type *>(nullptr), terms);
}
template <typename Item> Value listOf(const Terms &terms)
{
    return list(shape(static_cast<const Item *>(nullptr), {Need::Key, terms.most}), emptyIn(terms));
}
template <typename Item> Value shape(const std::vector<Item> *, const Terms &terms)
{
    return listOf<Item>(terms);
}
template <typename Enum, int Width> Value shape(const EnumSet<Enum, Width> *, const Terms &terms)
{
    return listOf<Enum>(terms);
}

/// The keys of an entry, each with what it is.
template <HasFields Entry> Entries entriesOf()
{
    Entries entries;
    eachField<Entry>([&]<typename Member>(const Field<Entry, Member> &field) {
        Value value = shape(static_cast<const Member *>(nullptr), field.terms);
        if constexpr (std::is_same_v<Member Entry::*, std::string Tile::*>)
            if (field.terms.meaning == Meaning::SetWord)
                value.set("examples", wordsOf(field.member));
        entries.emplace_back(field.key, described(descriptionOf<Entry>(field.key), std::move(value)));
    });
    return entries;
}
template <HasFields Entry> Value objectOf(Empty empty = Empty::No)
{
    return object(entriesOf<Entry>(), keysIn<Entry>(Need::List), empty);
}
template <typename Type> Value shape(const Type *, const Terms &terms)
{
    if constexpr (!definitionOf<Type>.empty())
        return ref(definitionOf<Type>);
    else if constexpr (HasFields<Type>)
        return objectOf<Type>(emptyIn(terms));
    else
        return word(enumNames<Type>);
}

} // namespace towerwatch::schema
