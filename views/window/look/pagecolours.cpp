// SPDX-License-Identifier: MIT
#include "views/window/look/pagecolours.h"

#include "views/drawing/palette.h"
#include "views/window/look/appearance.h"

#include <array>

namespace towerwatch {

namespace {

struct TagRow
{
    RulingKind kind;
    QRgb ground, ink, darkGround, darkInk;
};

constexpr std::array tags{
    TagRow{RulingKind::Rule, 0xffe3ead6, 0xff2f4a14, 0xff35452a, 0xffcfe3b4},
    TagRow{RulingKind::Official, 0xffd9e6f0, 0xff17435f, 0xff24435a, 0xffbfdcf0},
    TagRow{RulingKind::Community, 0xffe9e0f2, 0xff4a2c6b, 0xff443459, 0xffdcc8f2},
    TagRow{RulingKind::Difference, 0xfff6e3cc, 0xff6b3c06, 0xff573c1c, 0xfff3d2a5},
    TagRow{RulingKind::Open, 0xfffaeab0, 0xff5c4400, 0xff574716, 0xfff7dd84},
    TagRow{RulingKind::HouseRule, 0xfff5dcdb, 0xff74201b, 0xff5a2d2b, 0xfff5c0bc},
    TagRow{RulingKind::Inference, 0xffe2e2de, 0xff3c3c38, 0xff44443f, 0xffdadad2},
    TagRow{RulingKind::Engine, 0xffd7e9e6, 0xff15504a, 0xff22474a, 0xffb5e0dc},
};

static_assert(drawing::inOrder(tags, &TagRow::kind) && tags.size() == enumNames<RulingKind>.size());

} // namespace

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

bool isHighContrast(const QPalette &palette)
{
    constexpr double blackAndWhite = 20; // of 21
    return isDark(palette) &&
           contrastOf(palette.color(QPalette::Window), palette.color(QPalette::WindowText)) > blackAndWhite;
}

drawing::Scheme schemeFor(const QPalette &palette)
{
    return isHighContrast(palette) ? drawing::Scheme::Contrast
           : isDark(palette)       ? drawing::Scheme::Dark
                                   : drawing::Scheme::Light;
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto mix = [&](float x, float y) { return x + (y - x) * static_cast<float>(share); };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

TagColours tagColours(RulingKind kind, const QPalette &palette)
{
    const TagRow &row = tags[static_cast<std::size_t>(kind)];
    return isDark(palette) ? TagColours{QColor(row.darkGround), QColor(row.darkInk)}
                           : TagColours{QColor(row.ground), QColor(row.ink)};
}

QColor verdictInk(Verdict verdict, const QPalette &palette)
{
    const bool dark = isDark(palette);
    switch (verdict) {
    case Verdict::Capturable: return dark ? QColor(0xff9c86) : QColor(0xa8351f);
    case Verdict::Safe: return dark ? QColor(0x8cc6ea) : QColor(0x225a80);
    case Verdict::Open: return dark ? QColor(0xf0c250) : QColor(0x7d5800);
    case Verdict::OutOfReach: return quietInk(palette);
    }
    return {};
}

QColor linkInk(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x8fc1f2) : QColor(0x1d5c9e);
}

QColor quietInk(const QPalette &palette)
{
    return mixed(palette.color(QPalette::Text), palette.color(QPalette::Base),
                 isHighContrast(palette) ? 0.08 : 0.36);
}

QColor litGround(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x4d4630) : QColor(0xfdf0c4);
}

QColor selectedGround(const QPalette &palette)
{
    return mixed(palette.color(QPalette::Base), palette.color(QPalette::Highlight), 0.14);
}

QColor hitGround(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x6e5c14) : QColor(0xffe27a);
}

QColor decideGround(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x36311f) : QColor(0xfffaea);
}

QColor decideFrame(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x7d6a2c) : QColor(0xe0c877);
}

} // namespace towerwatch
