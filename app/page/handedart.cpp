// SPDX-License-Identifier: MIT
#include "app/page/handedart.h"

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

} // namespace

void HandedArt::begin(drawing::Scheme scheme, bool fresh)
{
    if (fresh || scheme != m_scheme)
        *this = HandedArt();
    m_scheme = scheme;
}

int HandedArt::keyOf(const Sprite &sprite)
{
    const bool isOwnDesign = sprite.tile && builtInTiles().find(sprite.tile->id) != sprite.tile;
    if (isOwnDesign) { // another scenario may have another one at that place
        const auto box = boxOf(sprite);
        const auto [found, isNew] = m_byArt.try_emplace(framed(spriteArt(sprite, m_scheme), box), m_keys);
        if (isNew)
            m_new.set(std::to_string(m_keys++), Value::map("box", toValue(box), "svg", found->first));
        return found->second;
    }
    const auto [found, isNew] = m_bySprite.try_emplace(sprite, m_keys);
    if (isNew)
        m_waiting.emplace_back(m_keys++, sprite);
    return found->second;
}

Value HandedArt::take(int most)
{
    for (; most > 0 && !m_waiting.empty(); --most) {
        const auto &[key, sprite] = m_waiting.front();
        const auto box = boxOf(sprite);
        m_new.set(std::to_string(key),
                  Value::map("box", toValue(box), "svg", framed(spriteArt(sprite, m_scheme), box)));
        m_waiting.pop_front();
    }
    return std::exchange(m_new, Value::map());
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
