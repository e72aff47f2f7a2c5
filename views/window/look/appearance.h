// SPDX-License-Identifier: MIT
/// How the program looks: as the desktop has it, or light, dark or in high contrast whatever that has.
#pragma once

#include "model/value/enums.h"

#include <QPalette>
#include <QProxyStyle>

namespace towerwatch {

enum class Appearance { System, Light, Dark, HighContrast };
template <>
inline constexpr auto
    enumNames<Appearance> = words<Appearance::HighContrast>("system light dark high-contrast");

/// The colours of an appearance; of System: nothing that the desktop would not decide.
QPalette paletteOf(Appearance appearance);
/// Gives the whole program an appearance, now.
void useAppearance(Appearance appearance);
/// The one somebody chose in an earlier run or this one, else the desktop's.
Appearance preferredAppearance();
/// Uses an appearance and remembers it.
void chooseAppearance(Appearance appearance);
/// The one that is used.
Appearance currentAppearance();

/// How many times as bright one colour is as the other, as WCAG has it: 1 to 21.
double contrastOf(const QColor &a, const QColor &b);
/// In which empty boxes and frames are drawn, so that they are seen: at least 3 to 1 on windows.
QColor contourInk(const QPalette &palette);
/// Draws the edge of a widget that lies on what may be as dark or as light.
void paintEdge(QWidget &widget);

/// The desktop's style, with frames that can be seen around what can be ticked, typed in or pressed, and
/// around what has the keyboard; with icons that are not black on black.
class VisibleStyle : public QProxyStyle
{
    Q_OBJECT

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
    /// Those of Qt's own style are black whatever is behind them.
    QIcon standardIcon(StandardPixmap which, const QStyleOption *option = nullptr,
                       const QWidget *widget = nullptr) const override;
    /// A colour that stands for a player is the same in a selected row.
    QPixmap generatedIconPixmap(QIcon::Mode mode, const QPixmap &pixmap,
                                const QStyleOption *option) const override;

private:
    void drawChosenTab(const QStyleOptionTab &tab, QPainter &painter, const QWidget *widget) const;
};

} // namespace towerwatch
