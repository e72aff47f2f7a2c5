// SPDX-License-Identifier: MIT
#include "views/window/look/appearance.h"

#include "views/window/look/artimage.h"
#include "views/window/look/flat.h"
#include "views/window/look/pagecolours.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QFocusFrame>
#include <QPainter>
#include <QSettings>
#include <QStyleOption>

#include <algorithm>
#include <cmath>

namespace towerwatch {

namespace {

const QString appearanceKey = QStringLiteral("appearance");

struct LookRow
{
    Appearance appearance;
    QRgb window, base, alternate, button, text, quiet, disabled, highlight, highlighted, link, tip;
};

constexpr std::array looks{
    LookRow{Appearance::Light, 0xfff3efe7, 0xfffffdf8, 0xfff6f2e9, 0xffece6da, 0xff22201c, 0xff655f55,
            0xff8a8377, 0xff2b658c, 0xffffffff, 0xff1d5c9e, 0xfffffaea},
    LookRow{Appearance::Dark, 0xff2b2924, 0xff1f1d1a, 0xff272520, 0xff3a3731, 0xffece7dc, 0xffaea696,
            0xff8f887b, 0xff3b739c, 0xffffffff, 0xff8fc1f2, 0xff36311f},
    LookRow{Appearance::HighContrast, 0xff000000, 0xff000000, 0xff141414, 0xff000000, 0xffffffff, 0xffd6d6d6,
            0xffa8a8a8, 0xffffe600, 0xff000000, 0xff8fd3ff, 0xff000000},
};

Appearance used = Appearance::System;

double luminance(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// Desktops that darken their text do not always think of what stands in empty fields.
QPalette systemPalette()
{
    constexpr double legible = 3.0;
    QPalette palette;
    const QPalette now = QGuiApplication::palette();
    const QColor base = now.color(QPalette::Base), hint = now.color(QPalette::PlaceholderText);
    if (contrastOf(mixed(base, hint, hint.alphaF()), base) < legible)
        palette.setColor(QPalette::PlaceholderText, quietInk(now));
    return palette;
}

/// Whether an element is a box to tick that could be overlooked: an empty one, and any on dark ground.
bool isFaintBox(QStyle::PrimitiveElement element, const QStyleOption &option)
{
    return (element == QStyle::PE_IndicatorCheckBox || element == QStyle::PE_IndicatorItemViewItemCheck) &&
           (isDark(option.palette) || !(option.state & (QStyle::State_On | QStyle::State_NoChange)));
}

/// Whether an element is the border of something that could run into what is behind it.
bool isFrame(QStyle::PrimitiveElement element, const QWidget *widget)
{
    if (element == QStyle::PE_Frame)
        return widget && (widget->isWindow() || qobject_cast<const QAbstractScrollArea *>(widget));
    return element == QStyle::PE_FrameLineEdit || element == QStyle::PE_PanelButtonCommand ||
           element == QStyle::PE_PanelMenu || element == QStyle::PE_PanelTipLabel;
}

void drawContour(QPainter &painter, const QRect &rect, const QColor &ink, double width)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, width));
    painter.setBrush(Qt::NoBrush);
    const double inset = width / 2;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), 4, 4);
    painter.restore();
}

/// The border of something, which may have the keyboard, or be the button that Enter means.
void drawBorder(QPainter &painter, const QStyleOption &option, bool showsFocus)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    const bool focused = showsFocus && option.state & QStyle::State_HasFocus;
    const bool meant = button && button->features & QStyleOptionButton::DefaultButton &&
                       option.state & QStyle::State_Enabled;
    drawContour(painter, option.rect,
                focused ? linkInk(option.palette)
                : meant ? option.palette.color(QPalette::WindowText)
                        : contourInk(option.palette),
                focused || meant ? 2 : 1);
}

} // namespace

double contrastOf(const QColor &a, const QColor &b)
{
    const auto [dark, bright] = std::minmax({luminance(a), luminance(b)});
    return (bright + 0.05) / (dark + 0.05);
}

QColor contourInk(const QPalette &palette)
{
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText),
                 isHighContrast(palette) ? 1.0 : 0.55);
}

void paintEdge(QWidget &widget)
{
    QPainter painter(&widget);
    painter.setPen(contourInk(widget.palette()));
    painter.drawRect(widget.rect().adjusted(0, 0, -1, -1));
}

QPalette paletteOf(Appearance appearance)
{
    const auto row = std::ranges::find(looks, appearance, &LookRow::appearance);
    if (row == looks.end())
        return {};
    QPalette palette{QColor(row->button), QColor(row->window)};
    const auto set = [&](std::initializer_list<QPalette::ColorRole> roles, QRgb colour) {
        for (const QPalette::ColorRole role : roles)
            palette.setColor(role, QColor(colour));
    };
    set({QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}, row->text);
    set({QPalette::Base}, row->base);
    set({QPalette::AlternateBase}, row->alternate);
    set({QPalette::PlaceholderText}, row->quiet);
    set({QPalette::Highlight}, row->highlight);
    set({QPalette::HighlightedText}, row->highlighted);
    set({QPalette::Link, QPalette::LinkVisited}, row->link);
    set({QPalette::ToolTipBase}, row->tip);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(row->disabled));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(row->button));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, QColor(row->disabled));
    return palette;
}

void useAppearance(Appearance appearance)
{
    used = appearance;
    QApplication::setPalette(QPalette()); // else a new one would be seen over the old one
    QApplication::setPalette(appearance == Appearance::System ? systemPalette() : paletteOf(appearance));
}

Appearance preferredAppearance()
{
    const std::string chosen = QSettings().value(appearanceKey).toString().toStdString();
    const QPalette desktop = QGuiApplication::palette();
    return fromName<Appearance>(chosen).value_or(isHighContrast(desktop) ? Appearance::HighContrast
                                                 : isDark(desktop)       ? Appearance::Dark
                                                                         : Appearance::Light);
}

void chooseAppearance(Appearance appearance)
{
    QSettings().setValue(appearanceKey, QString::fromUtf8(name(appearance)));
    useAppearance(appearance);
}

Appearance currentAppearance()
{
    return used;
}

void VisibleStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                 const QWidget *widget) const
{
    if (element == PE_FrameFocusRect) {
        const auto *focus = qstyleoption_cast<const QStyleOptionFocusRect *>(option);
        const QColor link = linkInk(option->palette);
        const bool seen =
            !focus || !focus->backgroundColor.isValid() || contrastOf(link, focus->backgroundColor) > 3;
        return drawContour(*painter, option->rect,
                           seen ? link : option->palette.color(QPalette::HighlightedText), 2);
    }
    if (used == Appearance::System || !drawFlat(element, *option, *painter))
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (isFaintBox(element, *option) || (isFrame(element, widget) && isDark(option->palette)))
        drawBorder(*painter, *option, element == PE_FrameLineEdit);
}

void VisibleStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                               const QWidget *widget) const
{
    if (used != Appearance::System && drawFlat(element, *option, *painter))
        return;
    if (element == CE_FocusFrame)
        return painter->fillRect(option->rect, linkInk(option->palette));
    if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
        element == CE_TabBarTabLabel && tab && tab->state & State_HasFocus)
        return drawChosenTab(*tab, *painter, widget);
    const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    if (element != CE_ComboBoxLabel || !box) {
        return QProxyStyle::drawControl(element, option, painter, widget);
    }
    QStyleOptionComboBox shortened = *box;
    const int room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width() -
                     (box->currentIcon.isNull() ? 0 : box->iconSize.width() + 4);
    shortened.currentText = option->fontMetrics.elidedText(box->currentText, Qt::ElideRight, room);
    QProxyStyle::drawControl(element, &shortened, painter, widget);
}

/// The label of the tab that has the keyboard: of itself it would have a pale box.
void VisibleStyle::drawChosenTab(const QStyleOptionTab &tab, QPainter &painter, const QWidget *widget) const
{
    QStyleOptionTab plain = tab;
    plain.state &= ~State_HasFocus;
    QProxyStyle::drawControl(CE_TabBarTabLabel, &plain, &painter, widget);
    drawContour(painter, tab.rect.adjusted(3, 4, -3, -2), linkInk(tab.palette), 2);
}

/// Words that fill a button have air beside them, and those of a list that a box opens above and below.
QSize VisibleStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                     const QWidget *widget) const
{
    constexpr int air = 8;
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type == CT_ItemViewItem && widget && widget->inherits("QComboBoxListView"))
        return size + QSize(0, air);
    return type == CT_PushButton ? size.expandedTo({contents.width() + 2 * air, 0}) : size;
}

int VisibleStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    constexpr int headerAir = 4; // the names stay free of the ring
    if (metric == PM_HeaderMargin)
        return headerAir;
    constexpr int scrollBar = 12, grip = 6;
    if (used != Appearance::System &&
        (metric == PM_ScrollBarExtent || metric == PM_DockWidgetSeparatorExtent))
        return metric == PM_ScrollBarExtent ? scrollBar : grip;
    const bool margin = metric == PM_FocusFrameHMargin || metric == PM_FocusFrameVMargin;
    const bool ring =
        margin && option &&                                     // else the air of a cell
        (!widget || qobject_cast<const QFocusFrame *>(widget)); // which names itself since Qt 6.5
    return ring ? 0 : QProxyStyle::pixelMetric(metric, option, widget);
}

/// The ring lies on the border of what has the keyboard, where it is seen whatever is around.
int VisibleStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                            QStyleHintReturn *data) const
{
    constexpr int wide = 2;
    if (hint == SH_FocusFrame_AboveWidget)
        return 1;
    if (hint == SH_ComboBox_Popup)
        return 0; // a list that opens below the box, always at the same place
    if (hint == SH_EtchDisabledText)
        return 0; // on dark ground it would be written twice
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0; // they are of another hand than ours
    if (hint == SH_Table_GridLineColor && option && isDark(option->palette))
        return static_cast<int>(contourInk(option->palette).rgb());
    auto *mask = qstyleoption_cast<QStyleHintReturnMask *>(data);
    if (hint != SH_FocusFrame_Mask || !mask || !option)
        return QProxyStyle::styleHint(hint, option, widget, data);
    mask->region = QRegion(option->rect) - option->rect.adjusted(wide, wide, -wide, -wide);
    return 1;
}

void VisibleStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                      QPainter *painter, const QWidget *widget) const
{
    if (control == CC_ScrollBar && used != Appearance::System)
        return drawFlatScrollBar(option->rect, subControlRect(control, option, SC_ScrollBarSlider, widget),
                                 *option, *painter);
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if ((control == CC_ComboBox || control == CC_SpinBox) && isDark(option->palette))
        drawBorder(*painter, *option, true);
}

QIcon VisibleStyle::standardIcon(StandardPixmap which, const QStyleOption *option,
                                 const QWidget *widget) const
{
    switch (which) {
    case SP_ToolBarHorizontalExtensionButton: return themeIcon(QStringLiteral("bar-more"));
    case SP_DialogCloseButton:
    case SP_DockWidgetCloseButton:
    case SP_TitleBarCloseButton: return themeIcon(QStringLiteral("dock-close"));
    case SP_TitleBarNormalButton: return themeIcon(QStringLiteral("dock-float"));
    default: return QProxyStyle::standardIcon(which, option, widget);
    }
}

QPixmap VisibleStyle::generatedIconPixmap(QIcon::Mode mode, const QPixmap &pixmap,
                                          const QStyleOption *option) const
{
    return mode == QIcon::Selected ? pixmap : QProxyStyle::generatedIconPixmap(mode, pixmap, option);
}

} // namespace towerwatch
