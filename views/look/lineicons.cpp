// SPDX-License-Identifier: MIT
#include "views/look/lineicons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>
#include <array>

namespace towerwatch {

namespace {

/// Strokes in a box of 16 by 16.
struct Drawing
{
    const char *name, *path;
};
constexpr std::array drawings{
    Drawing{"document-new", "M4 1.5H9.5L12.5 4.5V14.5H4ZM9.5 1.5V4.5H12.5"},
    Drawing{"document-open", "M1.5 13.5V3.5H6L7.5 5.5H13V7.5M1.5 13.5L4 7.5H15L12.5 13.5Z"},
    Drawing{"document-save", "M2.5 2.5H11.5L13.5 4.5V13.5H2.5ZM5 2.5V6H10.5V2.5M4.5 13.5V9H11.5V13.5"},
    Drawing{"edit-undo", "M5.5 2.5L2 6L5.5 9.5M2 6H10A4 4 0 0 1 10 14H6"},
    Drawing{"edit-redo", "M10.5 2.5L14 6L10.5 9.5M14 6H6A4 4 0 0 0 6 14H10"},
    Drawing{"zoom-fit-best",
            "M2 5.5V2H5.5M10.5 2H14V5.5M14 10.5V14H10.5M5.5 14H2V10.5M5.5 5.5H10.5V10.5H5.5Z"},
    Drawing{"zoom-in",
            "M11 6.5A4.5 4.5 0 1 1 2 6.5A4.5 4.5 0 1 1 11 6.5M9.8 9.8L14.5 14.5M4.5 6.5H8.5M6.5 4.5V8.5"},
    Drawing{"zoom-out", "M11 6.5A4.5 4.5 0 1 1 2 6.5A4.5 4.5 0 1 1 11 6.5M9.8 9.8L14.5 14.5M4.5 6.5H8.5"},
    Drawing{"go-previous", "M10.5 2.5L5 8L10.5 13.5"},
    Drawing{"go-next", "M5.5 2.5L11 8L5.5 13.5"},
    Drawing{"object-rotate-right", "M12.5 3V6.5H9M12.3 6.3A5 5 0 1 0 13 9.5"},
    Drawing{"edit-delete", "M3 4.5H13M6 4.5V2.5H10V4.5M4.5 4.5L5.2 14H10.8L11.5 4.5M7 7V11.5M9 7V11.5"},
    Drawing{"list-add", "M8 3V13M3 8H13"},
    Drawing{"list-remove", "M3 8H13"},
    Drawing{"tool-bridge", "M1.5 12.5V9C5 5.5 11 5.5 14.5 9V12.5M1.5 9H14.5M5 7V12M11 7V12"},
    Drawing{"tool-castle", "M3 14V3.5H5V5H7V3.5H9V5H11V3.5H13V14ZM6.5 14V10.5A1.5 1.5 0 0 1 9.5 10.5V14"},
    Drawing{"dialog-warning", "M8 2L15 14H1ZM8 6.5V10M8 11.5V12.5"},
    Drawing{"dialog-ok", "M2.5 8.5L6.5 12.5L13.5 4"},
    Drawing{"go-up", "M2.5 10.5L8 5L13.5 10.5"},
    Drawing{"go-down", "M2.5 5.5L8 11L13.5 5.5"},
    Drawing{"dialog-error", "M5 1.5H11L14.5 5V11L11 14.5H5L1.5 11V5ZM5.5 5.5L10.5 10.5M10.5 5.5L5.5 10.5"},
};

const char *pathOf(const QString &name)
{
    for (const Drawing &drawing : drawings)
        if (name == QLatin1String(drawing.name))
            return drawing.path;
    return nullptr;
}

/// Draws the desktop's icon of a name if it has one, else a path in the text colour of the moment, at any
/// size. Looking for the icon takes time and waits until somebody sees it.
class LineIconEngine : public QIconEngine
{
public:
    LineIconEngine(QString name, const char *path)
        : m_name(std::move(name))
        , m_path(path)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        if (isInTheme())
            QIcon::fromTheme(m_name).paint(painter, rect, Qt::AlignCenter, mode, state);
        else if (m_path)
            paintPath(painter, rect, mode);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, {{}, size}, mode, state);
        return pixmap;
    }

    bool isNull() override { return !m_path && !isInTheme(); }

    QIconEngine *clone() const override { return new LineIconEngine(m_name, m_path); }

private:
    /// Where no desktop chose a theme it is hicolor, in which programs keep their own icons and nothing else.
    bool isInTheme() const
    {
        return QIcon::themeName() != QLatin1String("hicolor") && QIcon::hasThemeIcon(m_name);
    }

    void paintPath(QPainter *painter, const QRect &rect, QIcon::Mode mode) const
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor colour = QGuiApplication::palette().color(group, QPalette::ButtonText);
        const QString svg =
            QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\"><path d=\"%1\" "
                           "fill=\"none\" stroke=\"%2\" stroke-width=\"1.3\" stroke-linejoin=\"round\" "
                           "stroke-linecap=\"round\"/></svg>")
                .arg(QLatin1String(m_path), colour.name());
        painter->setRenderHint(QPainter::Antialiasing);
        QSvgRenderer(svg.toUtf8()).render(painter, rect);
    }

    QString m_name;
    const char *m_path; ///< null: the desktop's icon or none
};

} // namespace

QIcon themeIcon(const QString &name)
{
    return name.isEmpty() ? QIcon() : QIcon(new LineIconEngine(name, pathOf(name)));
}

} // namespace towerwatch
