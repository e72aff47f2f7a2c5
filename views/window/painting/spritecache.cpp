// SPDX-License-Identifier: MIT
#include "views/window/painting/spritecache.h"

#include "views/window/look/artimage.h"
#include "views/window/painting/parallel.h"

#include <QColor>
#include <QPainter>
#include <QSet>
#include <QSvgRenderer>

#include <cmath>

namespace towerwatch {

using namespace drawing;

namespace {

constexpr int flatBase = 32;            ///< flat tiles are rendered at this size and scaled down from there
constexpr std::size_t mostDesigns = 64; ///< copies of scenarios' own designs
constexpr qsizetype worthThreads = 8;   ///< so many missing pictures are rendered on several processors

QImage painted(const Sprite &sprite, Scheme scheme, int tilePixels)
{
    const QRect box = SpriteCache::boxIn(sprite, tilePixels);
    const bool opaque = sprite.kind == Sprite::Kind::Tile;
    QImage image(box.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const double scale = tilePixels / tileSize;
    const QRectF units(box.x() / scale, box.y() / scale, box.width() / scale, box.height() / scale);
    QSvgRenderer renderer(standaloneSvg(units, spriteArt(sprite, scheme)));
    QPainter painter(&image);
    renderer.render(&painter, QRectF(QPointF(0, 0), QSizeF(box.size())));
    painter.end();
    return opaque ? image.convertToFormat(QImage::Format_RGB32) : image;
}

} // namespace

SpriteCache::SpriteCache(int megabytes)
    : m_images(qsizetype{megabytes} * 1024)
{
}

QRect SpriteCache::boxIn(const Sprite &sprite, int tilePixels)
{
    const Box box = boxOf(sprite);
    const double scale = tilePixels / tileSize;
    constexpr double none = 1e-6; // what rounding adds is no pixel: a tile would have an empty row more
    const auto left = static_cast<int>(std::floor(box.x * scale + none)),
               top = static_cast<int>(std::floor(box.y * scale + none));
    const auto right = static_cast<int>(std::ceil((box.x + box.width) * scale - none));
    const auto bottom = static_cast<int>(std::ceil((box.y + box.height) * scale - none));
    return {left, top, std::max(right - left, 1), std::max(bottom - top, 1)};
}

const Tile *SpriteCache::lasting(const Tile *tile)
{
    if (!tile || !tile->set.empty())
        return tile;
    for (const Tile &design : m_designs)
        if (design == *tile)
            return &design;
    if (m_designs.size() >= mostDesigns) {
        m_images.clear();
        m_lastSizes.clear();
        m_colours.clear();
        m_designs.clear();
    }
    m_designs.push_back(*tile);
    return &m_designs.back();
}

SpriteCache::Key SpriteCache::keyOf(const Sprite &sprite, Scheme scheme, int tilePixels)
{
    Key key{sprite, scheme, tilePixels};
    key.sprite.tile = lasting(sprite.tile);
    return key;
}

QImage SpriteCache::rendered(const Key &key)
{
    QImage image;
    if (key.sprite.flat && key.sprite.tile && key.tilePixels < flatBase)
        image = rendered({key.sprite, key.scheme, flatBase})
                    .scaled(key.tilePixels, key.tilePixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                    .convertToFormat(QImage::Format_RGB32);
    else if (const QImage *known = m_images.object(key))
        return *known;
    else
        image = painted(key.sprite, key.scheme, key.tilePixels);
    keep(key, image);
    return image;
}

void SpriteCache::keep(const Key &key, const QImage &image)
{
    m_lastSizes.insert({key.sprite, key.scheme, 0}, key.tilePixels);
    m_images.insert(key, new QImage(image), static_cast<qsizetype>(image.sizeInBytes() / 1024 + 1));
}

void SpriteCache::renderMany(const std::vector<PlacedSprite> &sprites, Scheme scheme, int tilePixels)
{
    QSet<Key> missing;
    for (const PlacedSprite &placed : sprites) {
        const Tile *tile = placed.sprite.tile;
        if (placed.sprite.flat || (tile && tile->set.empty()))
            continue; // scaled down from one picture, or a scenario's own design: kept for one call only
        if (const Key key = keyOf(placed.sprite, scheme, tilePixels); !m_images.contains(key))
            missing.insert(key);
    }
    if (missing.size() < worthThreads)
        return;
    const std::vector<Key> keys(missing.begin(), missing.end());
    std::vector<QImage> images(keys.size());
    inParallel(keys.size(), [&](std::size_t i) {
        if (inTime())
            images[i] = painted(keys[i].sprite, keys[i].scheme, keys[i].tilePixels);
    });
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (!images[i].isNull())
            keep(keys[i], images[i]);
}

QImage SpriteCache::image(const Sprite &sprite, Scheme scheme, int tilePixels)
{
    const Key key = keyOf(sprite, scheme, tilePixels);
    if (const QImage *known = m_images.object(key))
        return *known;
    return hasTime() ? rendered(key) : QImage();
}

bool SpriteCache::hasTime()
{
    const bool has = inTime();
    m_ranOut = m_ranOut || !has;
    return has;
}

QImage SpriteCache::anyImage(const Sprite &sprite, Scheme scheme)
{
    Key key = keyOf(sprite, scheme, 0);
    const auto size = m_lastSizes.constFind(key);
    if (size == m_lastSizes.constEnd())
        return {};
    key.tilePixels = *size;
    const QImage *known = m_images.object(key);
    return known ? *known : QImage();
}

QRgb SpriteCache::colour(const Tile *tile, Scheme scheme)
{
    const Tile *key = lasting(tile);
    const auto found = m_colours.try_emplace(key).first;
    QRgb &colour = found->second[static_cast<std::size_t>(scheme)];
    if (colour == 0)
        colour = QColor(QString::fromStdString(tileColour(*key, scheme))).rgb();
    return colour;
}

void SpriteCache::startTime(int milliseconds)
{
    m_milliseconds = milliseconds;
    m_ranOut = false;
    m_clock.start();
}

} // namespace towerwatch
