// SPDX-License-Identifier: MIT
#include "app/page/requests.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/drawing/overlay.h"

#include <climits>
#include <cmath>

namespace towerwatch::web {

namespace {

using namespace drawing;

Scheme schemeOf(const Request &request)
{
    return request.flag("dark") ? Scheme::Dark : Scheme::Light;
}

BoardMarks marksFor(Table &table, Request &request)
{
    const Desk &desk = table.desk();
    BoardMarks marks = desk.answer ? marksOf(*desk.answer) : BoardMarks();
    if (request.says("figure"))
        marks.selectedFigure = figureOf(table, request, "figure");
    if (request.flag("dangers"))
        marks.dangers = marksOf(dangersOf(table.board()));
    marks.warnings = desk.warnings;
    return marks;
}

/// The marks of an answer and of what is selected; with "at" and "on" those of a place, under what stands
/// there.
MarkLayers layersFor(const Scene &scene, const BoardMarks &marks, Request &request)
{
    const MarkStyle style{schemeOf(request)};
    MarkLayers layers{marksUnder(scene, marks, style), marksOver(scene, marks, style)};
    if (!request.says("on"))
        return layers;
    const int tile = scene.board().tileAt(request.square("at"));
    const auto place = placeFromText(request.text("on"));
    if (tile < 0 || !place)
        request.refuse("on");
    else
        layers.under += placeMarks(scene, tile, *place, style);
    return layers;
}

/// Adds pictures that the page does not have yet: all, or with "most" no more than so many, and whether there
/// are more.
void addArt(Value &value, Table &table, Request &request)
{
    const int most = request.says("most") ? request.number("most", 1, 1000) : INT_MAX;
    if (request.errors().empty())
        value.set("art", table.art().take(most), "more", table.art().hasMore());
}

/// The board in parts: where which picture lies, the pictures that were not handed out before, and the marks.
/// Square (x, y) begins at (unit * x, unit * y).
Value sceneParts(Table &table, Request &request)
{
    const BoardMarks marks = marksFor(table, request);
    if (!request.errors().empty())
        return {};
    const Scene scene(table.position());
    const Scheme scheme = schemeOf(request);
    const BoardSprites sprites = spritesOf(scene);
    table.art().begin(scheme, request.flag("fresh"));
    const auto lying = [&](const std::vector<PlacedSprite> &placed) {
        return Value::listOf(placed, [&](const PlacedSprite &each) {
            return Value::list({Value::of(table.art().keyOf(each.sprite)), Value::of(std::lround(each.at.x)),
                                Value::of(std::lround(each.at.y))});
        });
    };
    Value value = Value::map("viewBox", web::toValue(paperBox(scene)), "unit", std::lround(tileSize));
    value.set("ground", lying(sprites.ground), "castles", lying(sprites.castles), "standing",
              lying(sprites.standing));
    const MarkLayers layers = withNames(scene, sprites, layersFor(scene, marks, request), scheme);
    value.set("under", layers.under, "over", layers.over);
    addArt(value, table, request);
    return value;
}

/// Pictures that the last scene left over.
Value furtherArt(Table &table, Request &request)
{
    Value value = Value::map();
    addArt(value, table, request);
    return value;
}

/// The figure at a point, or nearest to it as far as a finger is wide.
int figureNear(const Scene &scene, Point point, int finger)
{
    int figure = scene.figureAt(point);
    for (const double part : {0.5, 1.0})
        for (int way = 0; way < 8 && finger > 0 && figure < 0; ++way) {
            const double angle = way * std::atan(1.0);
            figure = scene.figureAt(
                {point.x + part * finger * std::cos(angle), point.y + part * finger * std::sin(angle)});
        }
    return figure;
}

/// What is under a point of the drawing.
Value hit(Table &table, Request &request)
{
    constexpr int far = limits::coordinate * static_cast<int>(tileSize);
    const Point point{double(request.number("x", -far, far)), double(request.number("y", -far, far))};
    const int finger = request.says("finger") ? request.number("finger", 0, static_cast<int>(tileSize)) : 0;
    if (!request.errors().empty())
        return {};
    Value value = Value::map("at", squareAt(point));
    if (const int figure = figureNear(Scene(table.position()), point, finger); figure >= 0)
        value.set("figure", figure);
    if (const auto place = placeUnder(table.board(), point))
        value.set("on", toText(*place));
    return value;
}

/// One tile as it would be laid, or one figure.
Value pictureOf(Table &table, Request &request)
{
    Sprite sprite;
    if (request.says("tile")) {
        sprite.tile = designOf(table.scenario(), builtInTiles(), request.text("tile"));
        sprite.rotation = rotationOfQuarters(request.number("rotation", 0, 3));
        if (!sprite.tile)
            request.refuse("tile");
    } else {
        sprite.kind = Sprite::Kind::Figure;
        sprite.figure = request.word<FigureKind>("kind");
        if (!isNeutral(sprite.figure))
            sprite.owner = request.word<Colour>("owner");
    }
    return request.errors().empty()
               ? Value::map("svg", framed(spriteArt(sprite, schemeOf(request)), boxOf(sprite)))
               : Value();
}

/// A board with the marks of its first answer, or of the one to the "question" with a number.
Value render(Table &, Request &request)
{
    const ReadResult read = scenarioOf(request);
    if (!read.scenario)
        return {};
    const Position position(*read.scenario, builtInTiles());
    const auto questions = questionsOf(position.scenario(), builtInTiles());
    const auto most = static_cast<int>(questions.size());
    const int number = request.says("question") ? request.number("question", 1, most) : std::min(1, most);
    if (!request.errors().empty())
        return {};
    BoardMarks marks;
    if (number > 0)
        marks = marksOf(answer(position.board(), questions[static_cast<std::size_t>(number) - 1]));
    return Value::map("svg", boardSvg(position, marks, schemeOf(request), {},
                                      request.flag("transparent") ? Ground::Nothing : Ground::Paper));
}

} // namespace

std::span<const Handler> pictures()
{
    static constexpr std::array handlers{
        Handler{"scene", sceneParts},  Handler{"art", furtherArt}, Handler{"hit", hit},
        Handler{"picture", pictureOf}, Handler{"render", render},
    };
    return handlers;
}

} // namespace towerwatch::web
