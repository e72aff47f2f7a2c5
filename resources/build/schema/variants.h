// SPDX-License-Identifier: MIT
/// Maps of several kinds, of which one key tells the kind by a word, as facts and consequences are: one table
/// says which keys belong to which.
#pragma once

#include "resources/build/schema/parts.h"

#include <algorithm>

namespace towerwatch::schema {

/// A key of some kinds.
template <typename Kind> struct VariantKey
{
    std::string_view key;
    std::vector<Kind> of;
    std::string_view about; ///< for these kinds, as part of a sentence
    Value schema;
    bool optional = false;
};
template <typename Kind> using VariantKeys = std::vector<VariantKey<Kind>>;

/// What a key is for in all its kinds: "one, another: this. a third: that."
template <typename Kind> std::string aboutAll(const VariantKeys<Kind> &all, std::string_view key)
{
    std::string text;
    for (const VariantKey<Kind> &each : all) {
        if (each.key != key)
            continue;
        for (const Kind kind : each.of)
            text += (kind != each.of.front() ? ", " : text.empty() ? "" : " ") + std::string(name(kind));
        text += ": " + std::string(each.about) + ".";
    }
    return text;
}

/// All kinds as one map, in which nothing must be there; `word` is the key that tells the kind.
template <typename Kind>
Value partOf(std::string_view word, std::string_view about, const VariantKeys<Kind> &all)
{
    Entries entries{{word, described(about, schema::word(enumNames<Kind>))}};
    for (const VariantKey<Kind> &each : all) {
        std::vector<Value> schemas;
        for (const VariantKey<Kind> &same : all)
            if (same.key == each.key)
                schemas.push_back(same.schema);
        if (std::none_of(entries.begin(), entries.end(),
                         [&](const auto &entry) { return entry.first == each.key; }))
            entries.emplace_back(each.key, described(aboutAll(all, each.key),
                                                     schemas.size() > 1 ? anyOf(schemas) : schemas.front()));
    }
    return object(std::move(entries));
}

/// One of the kinds, each with all keys that belong to it.
template <typename Kind> Value wholeOf(std::string_view word, const VariantKeys<Kind> &all)
{
    std::vector<Value> kinds;
    for (const Kind kind : allOf<Kind>) {
        Entries entries{{word, exactly(Value::of(name(kind)))}};
        Keys optional;
        for (const VariantKey<Kind> &each : all) {
            if (std::find(each.of.begin(), each.of.end(), kind) == each.of.end())
                continue;
            entries.emplace_back(each.key, each.schema);
            if (each.optional)
                optional.push_back(each.key);
        }
        kinds.push_back(object(Form::Whole, std::move(entries), optional));
    }
    return anyOf(std::move(kinds));
}

} // namespace towerwatch::schema
