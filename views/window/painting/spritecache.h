// SPDX-License-Identifier: MIT
/// Pictures of sprites at the size of the screen's pixels, kept for the next time.
#pragma once

#include "views/drawing/scene.h"

#include <QCache>
#include <QElapsedTimer>
#include <QImage>

#include <deque>
#include <unordered_map>

namespace towerwatch {

/// Renders sprites and remembers them. Bounded in memory; those not used for long go first.
class SpriteCache
{
public:
    explicit SpriteCache(int megabytes = 64);

    /// The picture of a sprite where a tile is `tilePixels` pixels wide, if there is time left for it or it
    /// is there already; else null. Its pixels cover boxIn().
    QImage image(const drawing::Sprite &sprite, drawing::Scheme scheme, int tilePixels);
    /// Renders those of many sprites of the catalogue that are not there yet, on several processors, while
    /// there is time left.
    void renderMany(const std::vector<drawing::PlacedSprite> &sprites, drawing::Scheme scheme,
                    int tilePixels);
    /// A picture of the sprite at some other size; null if there is none.
    QImage anyImage(const drawing::Sprite &sprite, drawing::Scheme scheme);
    /// The one colour of a tile that is too small for a picture.
    QRgb colour(const Tile *tile, drawing::Scheme scheme);

    /// Starts a stretch of time in which image() renders for `milliseconds` at most; negative: no
    /// limit.
    void startTime(int milliseconds);
    /// Whether there is time left; if not, ranOut() says so.
    bool hasTime();
    /// Whether something was refused for lack of time since then.
    bool ranOut() const { return m_ranOut; }

    /// The pixels a sprite covers around its origin.
    static QRect boxIn(const drawing::Sprite &sprite, int tilePixels);

private:
    struct Key
    {
        drawing::Sprite sprite;
        drawing::Scheme scheme;
        int tilePixels;
        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &key, size_t seed)
        {
            return qHashMulti(seed, drawing::SpriteHash{}(key.sprite), static_cast<int>(key.scheme),
                              key.tilePixels);
        }
    };

    Key keyOf(const drawing::Sprite &sprite, drawing::Scheme scheme, int tilePixels);
    const Tile *lasting(const Tile *tile);
    QImage rendered(const Key &key);
    void keep(const Key &key, const QImage &image);
    bool inTime() const { return m_milliseconds < 0 || m_clock.elapsed() < m_milliseconds; }

    QCache<Key, QImage> m_images;
    QHash<Key, int> m_lastSizes; ///< by sprite, with tilePixels 0
    std::deque<Tile> m_designs;  ///< copies of scenarios' own designs, whose addresses are used again
    std::unordered_map<const Tile *, std::array<QRgb, 3>> m_colours; ///< in each scheme
    QElapsedTimer m_clock;
    int m_milliseconds = -1;
    bool m_ranOut = false;
};

} // namespace towerwatch
