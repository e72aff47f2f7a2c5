// SPDX-License-Identifier: MIT
/// The pictures of the page, each sent to it only once.
#pragma once

#include "views/drawing/scene.h"

#include <deque>
#include <unordered_map>

namespace towerwatch::web {

class HandedArt
{
public:
    /// Sets the scheme. Forgets what was sent if the page is `fresh` (has no pictures) or the scheme changed.
    void begin(drawing::Scheme scheme, bool fresh);
    /// The key of a sprite. If the page does not have its picture yet, take() will return it.
    int keyOf(const drawing::Sprite &sprite);
    /// New pictures by key, each with its box and SVG document: at most `most`, drawn now, besides those of
    /// tiles that a scenario designs.
    Value take(int most);
    /// Whether there are more to take.
    bool hasMore() const { return !m_waiting.empty(); }

private:
    drawing::Scheme m_scheme = drawing::Scheme::Light;
    int m_keys = 0;
    std::unordered_map<drawing::Sprite, int, drawing::SpriteHash> m_bySprite; ///< of what never changes
    std::deque<std::pair<int, drawing::Sprite>> m_waiting;
    std::map<std::string, int> m_byArt; ///< of tiles that scenarios design
    Value m_new = Value::map();
};

/// A picture with its box as an SVG document.
std::string framed(const std::string &art, const drawing::Box &box);
/// A box rounded outwards to whole units.
Value toValue(const drawing::Box &box);

} // namespace towerwatch::web
