// SPDX-License-Identifier: MIT
/// A whole board as one SVG document. Every picture is defined once and used wherever it lies.
#include "model/value/utf8.h"
#include "views/drawing/overlay.h"
#include "views/drawing/scene.h"
#include "views/drawing/shapes.h"
#include "views/drawing/tilelayout.h"

#include <algorithm>
#include <unordered_map>

namespace towerwatch::drawing {

std::string escaped(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size();) {
        const auto [point, length] = characterAt(text, i);
        const auto size = static_cast<std::size_t>(std::max(length, 1));
        switch (point) {
        case '&': result += "&amp;"; break;
        case '<': result += "&lt;"; break;
        case '>': result += "&gt;"; break;
        case '"': result += "&quot;"; break;
        case '\'': result += "&#39;"; break;
        default:
            if (length == 0 || isControl(point) || isNoncharacter(point))
                result += "\xEF\xBF\xBD";
            else
                result += text.substr(i, size);
        }
        i += size;
    }
    return result;
}

namespace {

/// Text whose line stands on the middle of `at`; `font`: its attributes.
std::string centredText(Point at, std::string_view font, std::string_view ink, const std::string &text)
{
    return "<text x=\"" + number(at.x) + "\" y=\"" + number(at.y) + "\" font-family=\"sans-serif\" " +
           std::string(font) + " text-anchor=\"middle\" fill=\"" + std::string(ink) + "\">" + text +
           "</text>";
}

/// The numbers of the columns above the board and of the rows beside it, in the margin.
std::string rulers(const Scene &scene, Scheme scheme)
{
    const Extent &extent = scene.extent();
    const Point corner = cornerOf(extent.first), middle = corner + tileCentre;
    std::string result;
    const auto write = [&](int value, Point at) {
        result += centredText(at + Point{0, 3.5}, "font-size=\"10\"",
                              scheme == Scheme::Light ? "#6b5f49" : "#b3a88f", std::to_string(value));
    };
    for (int x = 0; x < extent.columns(); ++x)
        write(extent.first.x + x, {middle.x + x * tileSize, corner.y - 9});
    for (int y = 0; y < extent.rows(); ++y)
        write(extent.first.y + y, {corner.x - 10, middle.y + y * tileSize});
    return result;
}

/// The badges of the figures that have an id in the file.
std::string idBadges(const Scene &scene, const BoardSprites &sprites, Scheme scheme)
{
    Writer out(scheme);
    for (const PlacedSprite &placed : sprites.standing) {
        const auto badge = placed.figure < 0 ? std::nullopt : idBadgeOf(scene, placed.figure, placed.at);
        if (!badge)
            continue;
        const Point corner = badge->middle - Point{badge->width / 2, idBadgeHeight / 2};
        out.rect(corner, badge->width, idBadgeHeight, out.outlined(Ink::Sign, Ink::SignInk, 0.7), 2.5);
        out.add(centredText(badge->middle + Point{0, 2.6}, "font-size=\"7\" font-weight=\"bold\"",
                            out.ink(Ink::SignInk), escaped(badge->text)));
    }
    return out.take();
}

/// Collects the document: definitions first, as QtSvg wants them, then what uses them.
class Document
{
public:
    Document(const Scene &scene, Scheme scheme, Detail detail)
        : m_scene(scene)
        , m_scheme(scheme)
        , m_detail(detail)
        , m_body(scheme)
    {
    }

    void add(std::string_view elements) { m_body.add(elements); }

    void use(const std::vector<PlacedSprite> &sprites)
    {
        for (const PlacedSprite &placed : sprites)
            add("<use xlink:href=\"#" + idOf(placed.sprite) + "\" x=\"" + number(placed.at.x) + "\" y=\"" +
                number(placed.at.y) + "\"/>");
    }

    /// The whole board from the ground up, with marks between.
    void board(const MarkLayers &marks)
    {
        const BoardSprites sprites = spritesOf(m_scene);
        add(rulers(m_scene, m_scheme));
        use(sprites.ground);
        add(marks.under);
        use(sprites.castles);
        use(sprites.standing);
        add(marks.over);
        add(idBadges(m_scene, sprites, m_scheme));
    }

    /// The paper below everything.
    void paper(const Box &box)
    {
        m_body.rect({box.x, box.y}, box.width, box.height,
                    {m_scheme == Scheme::Light ? "#f3ecdc" : "#2b2823"});
    }

    std::string take(const Box &box)
    {
        const std::string view =
            number(box.x) + ' ' + number(box.y) + ' ' + number(box.width) + ' ' + number(box.height);
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
               "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
               "width=\"" +
               number(box.width) + "\" height=\"" + number(box.height) + "\" viewBox=\"" + view +
               "\">\n<defs>\n" + m_defs + "</defs>\n" + m_body.take() + "\n</svg>\n";
    }

private:
    std::string idOf(Sprite sprite)
    {
        sprite.flat = m_detail == Detail::Flat;
        if (sprite.flat && sprite.kind == Sprite::Kind::Tile)
            sprite.number = 0; // flat tiles have one look
        const auto [found, isNew] = m_ids.try_emplace(sprite, "p" + std::to_string(m_ids.size() + 1));
        if (isNew)
            m_defs += "<g id=\"" + found->second + "\">" + spriteArt(sprite, m_scheme) + "</g>\n";
        return found->second;
    }

    const Scene &m_scene;
    Scheme m_scheme;
    Detail m_detail;
    Writer m_body;
    std::string m_defs;
    std::unordered_map<Sprite, std::string, SpriteHash> m_ids;
};

/// About how wide a character of a sans-serif font is, in letter heights; rather too wide than too narrow.
double widthOf(unsigned char c, bool bold)
{
    if (bold)
        return 1.15 * widthOf(c, false);
    if ((c & 0xC0) == 0x80) // the rest of a character of several bytes
        return 0;
    const std::string_view narrow = "il.,:;'|!()[]jtfr \"";
    const std::string_view wide = "mwMWO@%";
    if (c < 0x80 && narrow.find(static_cast<char>(c)) != std::string_view::npos)
        return 0.38;
    if (c < 0x80 && wide.find(static_cast<char>(c)) != std::string_view::npos)
        return 0.92;
    return c >= 'A' && c <= 'Z' ? 0.74 : c >= 0xE2 ? 1.0 : 0.62;
}

std::vector<std::string> wrapped(const std::string &text, double width, double size, bool bold)
{
    std::vector<std::string> lines(1);
    double used = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const std::string word = text.substr(begin, end - begin);
        double length = 0;
        for (const char c : word)
            length += widthOf(static_cast<unsigned char>(c), bold) * size;
        if (!lines.back().empty() && used + length > width) {
            lines.emplace_back();
            used = 0;
        }
        if (!lines.back().empty())
            lines.back() += ' ';
        lines.back() += word;
        used += length + 0.38 * size;
        begin = end + 1;
    }
    return lines;
}

/// The height of the letters of each Paragraph::Style, relative to a line.
constexpr std::array letterHeights{1.25, 1.15, 1.0, 0.82};

std::string textLine(double x, double y, double size, bool bold, const std::string &ink,
                     const std::string &text)
{
    return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" font-size=\"" + number(size) +
           "\" font-family=\"DejaVu Sans, Verdana, sans-serif\"" + (bold ? " font-weight=\"bold\"" : "") +
           " fill=\"" + ink + "\">" + escaped(text) + "</text>";
}

/// A laid-out caption: SVG elements in a box that begins at 0 0.
struct Caption
{
    std::string svg;
    double height = 0;
};

/// Lays paragraphs out in `width` without a font at hand: widths are estimated on the safe side. `size` is
/// the height of the letters of a line; headings are larger, notes smaller.
Caption layOut(const std::vector<Paragraph> &paragraphs, double width, double size, Scheme scheme)
{
    const std::string ink = scheme == Scheme::Light ? "#2c2a26" : "#ece7dc";
    Caption caption;
    for (const Paragraph &paragraph : paragraphs) {
        const bool bold = paragraph.style == Paragraph::Style::Heading;
        const double letters = size * letterHeights[static_cast<std::size_t>(paragraph.style)];
        const bool hasLead = !paragraph.lead.empty() || paragraph.badge.has_value();
        const double indent = hasLead ? size * 2.2 : 0;
        caption.height += letters * 0.5;
        if (paragraph.badge)
            caption.svg += "<g transform=\"translate(" + number(size * 0.8) + " " +
                           number(caption.height + letters * 0.75) + ") scale(" + number(size / 11.0) +
                           ")\">" + badgeArt(*paragraph.badge, scheme) + "</g>";
        bool first = true;
        for (const std::string &line : wrapped(paragraph.text, width - indent, letters, bold)) {
            caption.height += letters * 1.3;
            const double baseline = caption.height - letters * 0.3;
            if (first && !paragraph.lead.empty())
                caption.svg += textLine(0, baseline, letters, true, ink, paragraph.lead);
            caption.svg += textLine(indent, baseline, letters, bold, ink, line);
            first = false;
        }
    }
    return caption;
}

/// The caption under the board, for which the box is widened; small boards get a readable width.
std::string captionIn(Box &box, const std::vector<Paragraph> &paragraphs, Scheme scheme)
{
    if (paragraphs.empty())
        return {};
    constexpr double leastWidth = 620.0, lettersPerWidth = 56.0, leastLetters = 11.0;
    const double widen = std::max(0.0, leastWidth - box.width);
    box = {box.x - widen / 2, box.y, box.width + widen, box.height};
    const double inner = box.width - 2 * paperMargin;
    const Caption text = layOut(paragraphs, inner, std::max(leastLetters, inner / lettersPerWidth), scheme);
    const double top = box.y + box.height - 8;
    box.height += text.height + paperMargin;
    return "<g transform=\"translate(" + number(box.x + paperMargin) + ' ' + number(top) + ")\">" + text.svg +
           "</g>";
}

} // namespace

std::string boardSvg(const Position &position, const BoardMarks &marks, Scheme scheme,
                     const std::vector<Paragraph> &caption, Ground ground, Detail detail)
{
    const Scene scene(position);
    Box box = paperBox(scene);
    const MarkStyle style{scheme, 0.5, std::nullopt};
    Document document(scene, scheme, detail);
    const std::string text = captionIn(box, caption, scheme);
    if (ground == Ground::Paper)
        document.paper(box);
    document.board({marksUnder(scene, marks, style), marksOver(scene, marks, style)});
    document.add(text);
    return document.take(box);
}

MarkLayers withNames(const Scene &scene, const BoardSprites &sprites, const MarkLayers &marks, Scheme scheme)
{
    return {rulers(scene, scheme) + marks.under, marks.over + idBadges(scene, sprites, scheme)};
}

} // namespace towerwatch::drawing
