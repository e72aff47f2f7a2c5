// SPDX-License-Identifier: MIT
#include "app/web/handedart.h"

#include "resources/catalogue.h"

#include <cmath>

namespace towerwatch::web {

using drawing::Sprite;

namespace {

/// Left, top, width and height in whole units.
std::array<long, 4> wholeUnits(const drawing::Box &box)
{
    const long left = std::lround(std::floor(box.x)), top = std::lround(std::floor(box.y));
    return {left, top, std::lround(std::ceil(box.x + box.width)) - left,
            std::lround(std::ceil(box.y + box.height)) - top};
}

/// Whether a sprite shows a tile that a scenario designs: another scenario may have another one at that place.
bool isOwnDesign(const Sprite &sprite)
{
    return sprite.tile && builtInTiles().find(sprite.tile->id) != sprite.tile;
}

} // namespace

void HandedArt::begin(drawing::Scheme scheme, bool fresh)
{
    if (fresh || scheme != m_scheme)
        *this = HandedArt();
    m_scheme = scheme;
}

int HandedArt::keyOf(const Sprite &sprite)
{
    if (isOwnDesign(sprite))
        return keyOfArt(sprite);
    const auto known = m_bySprite.find(sprite);
    return known != m_bySprite.end() ? known->second : m_bySprite[sprite] = keyOfArt(sprite);
}

int HandedArt::keyOfArt(const Sprite &sprite)
{
    const auto box = boxOf(sprite);
    std::string svg = framed(spriteArt(sprite, m_scheme), box);
    const auto [found, isNew] = m_byArt.try_emplace(std::move(svg), static_cast<int>(m_byArt.size()));
    if (isNew)
        m_new.set(std::to_string(found->second), Value::map("box", toValue(box), "svg", found->first));
    return found->second;
}

std::string framed(const std::string &art, const drawing::Box &box)
{
    std::string view;
    for (const long number : wholeUnits(box))
        view += (view.empty() ? "" : " ") + std::to_string(number);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + view + "\">" + art + "</svg>";
}

Value toValue(const drawing::Box &box)
{
    return Value::listOf(wholeUnits(box), [](long number) { return std::int64_t(number); });
}

} // namespace towerwatch::web
