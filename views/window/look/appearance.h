// SPDX-License-Identifier: MIT
/// How the program looks: like the desktop, or light, dark or in high contrast.
#pragma once

#include "model/value/enums.h"

#include <QPalette>
#include <QProxyStyle>

class QStyleOptionTab;

namespace towerwatch {

enum class Appearance { System, Light, Dark, HighContrast };
template <>
inline constexpr auto
    enumNames<Appearance> = words<Appearance::HighContrast>("system light dark high-contrast");

/// The colours of an appearance; for System those of the desktop.
QPalette paletteOf(Appearance appearance);
/// Gives the whole program an appearance, now.
void useAppearance(Appearance appearance);
/// The one the user chose in this run or an earlier one, else the one that is as dark as the desktop.
Appearance preferredAppearance();
/// Uses an appearance and remembers it.
void chooseAppearance(Appearance appearance);
/// The appearance in use.
Appearance currentAppearance();

/// How many times as bright one colour is as the other, as WCAG has it: 1 to 21.
double contrastOf(const QColor &a, const QColor &b);
/// The colour of empty boxes and frames; its contrast to windows is at least 3 to 1.
QColor contourInk(const QPalette &palette);
/// Draws the edge of a widget whose surroundings may be as dark or as light.
void paintEdge(QWidget &widget);

/// The desktop's style, with frames that can be seen around what can be ticked, typed in or pressed, and
/// around what has the keyboard; with icons that are not black on black.
class VisibleStyle : public QProxyStyle
{
public:
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget = nullptr) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option = nullptr,
                    const QWidget *widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption *option = nullptr, const QWidget *widget = nullptr,
                  QStyleHintReturn *data = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget = nullptr) const override;
    /// Replaces icons of Qt's own style, which are black on any background.
    QIcon standardIcon(StandardPixmap which, const QStyleOption *option = nullptr,
                       const QWidget *widget = nullptr) const override;
    /// Leaves the colour of a player as it is in a selected row.
    QPixmap generatedIconPixmap(QIcon::Mode mode, const QPixmap &pixmap,
                                const QStyleOption *option) const override;

private:
    void drawChosenTab(const QStyleOptionTab &tab, QPainter &painter, const QWidget *widget) const;
};

} // namespace towerwatch
