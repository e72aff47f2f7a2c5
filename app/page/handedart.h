// SPDX-License-Identifier: MIT
/// The pictures that the page keeps: each is handed to it once.
#pragma once

#include "views/drawing/scene.h"

#include <deque>
#include <unordered_map>

namespace towerwatch::web {

class HandedArt
{
public:
    /// Begins again with a page that has nothing, or goes on; in another scheme all pictures are other ones.
    void begin(drawing::Scheme scheme, bool fresh);
    /// The key of a sprite. A picture that the page does not have yet comes along with take().
    int keyOf(const drawing::Sprite &sprite);
    /// New pictures by key, each with its box and SVG document: at most so many, drawn only now, but for
    /// tiles that a scenario designs.
    Value take(int most);
    /// Whether there are more to take.
    bool hasMore() const { return !m_waiting.empty(); }

private:
    int keyOfOwnDesign(const drawing::Sprite &sprite);

    drawing::Scheme m_scheme = drawing::Scheme::Light;
    int m_keys = 0;
    std::unordered_map<drawing::Sprite, int, drawing::SpriteHash> m_bySprite; ///< of what is always the same
    std::deque<std::pair<int, drawing::Sprite>> m_waiting;
    std::map<std::string, int> m_byArt; ///< of what another scenario has in another form
    Value m_new = Value::map();
};

/// A picture with its box as an SVG document.
std::string framed(const std::string &art, const drawing::Box &box);
/// A box in whole units, none cut off.
Value toValue(const drawing::Box &box);

} // namespace towerwatch::web
