// SPDX-License-Identifier: MIT
#include "views/window/lists/figurelist.h"

#include "model/edit/edits.h"
#include "model/referee/boardmarks.h"
#include "resources/catalogue.h"
#include "views/window/look/artimage.h"
#include "views/words/words.h"

#include <QRegularExpression>

namespace towerwatch {

namespace {

QIcon verdictIcon(Verdict verdict)
{
    return smallIcon(
        [verdict](qreal ratio) { return verdictImage(verdict, 16, ratio, drawing::Scheme::Light); });
}

QString placeText(const Place &place)
{
    return QString::fromStdString(toText(place));
}

/// The square that a person wrote: "0, -1", "(0, -1)" or "[0, -1]".
std::optional<Square> squareFromText(const QString &text)
{
    static const QRegularExpression pair(
        QStringLiteral("^\\s*[(\\[]?\\s*([-−]?\\d{1,5})\\s*[,;\\s]\\s*([-−]?\\d{1,5})\\s*[)\\]]?\\s*$"));
    const auto match = pair.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const auto number = [&](int group) { return match.captured(group).replace(QChar(0x2212), u'-').toInt(); };
    return Square{number(1), number(2)};
}

} // namespace

bool FigureRow::alike(const FigureRow &other) const
{
    Figure mine = figure, theirs = other.figure;
    if (!mine.id.empty() && mine.id == theirs.id)
        return true;
    mine.id.clear();
    theirs.id.clear();
    return mine == theirs;
}

QStringList FiguresModel::headings() const
{
    return {
        tr("Name", "id of a figure"), tr("Figure"), tr("Owner"), tr("Square"), tr("Place"), tr("Verdict")};
}

void FiguresModel::setPosition(const PositionPtr &position)
{
    setAnswer({}); // what became of which figure is found by the figures alone
    ListOf::setPosition(position);
}

void FiguresModel::setAnswer(const std::optional<Answer> &answer)
{
    m_verdicts.clear();
    if (answer)
        m_verdicts = marksOf(*answer).verdicts;
    if (hasPosition())
        follow();
}

void FiguresModel::follow()
{
    std::vector<FigureRow> rows;
    for (std::size_t i = 0; i < scenario().figures.size(); ++i)
        rows.push_back({scenario().figures[i]});
    for (const auto &[figure, verdict] : m_verdicts)
        if (figure >= 0 && figure < static_cast<int>(rows.size()))
            rows[static_cast<std::size_t>(figure)].verdict = verdict;
    show(rows);
}

Cell FiguresModel::cell(int row, int column) const
{
    const auto &[figure, verdict] = at(row);
    const bool owned = !isNeutral(figure.kind);
    switch (column) {
    case IdColumn:
        return {.text = figure.id.empty() ? notStated() : shown(figure.id),
                .value = QString::fromStdString(figure.id),
                .editable = true};
    case KindColumn:
        return {.text = word(figure.kind, scenario().rules.tower),
                .value = static_cast<int>(figure.kind),
                .editable = true,
                .choices = [this] { return kinds(); }};
    case OwnerColumn:
        return {.text = figure.owner ? playerName(scenario(), *figure.owner) : tr("neutral"),
                .value = figure.owner ? QVariant(static_cast<int>(*figure.owner)) : QVariant(),
                .editable = owned,
                .icon = figure.owner ? colourIcon(*figure.owner) : QIcon(),
                .choices = [this] { return owners(); }};
    case SquareColumn:
        return {.text = figure.at ? phrase(*figure.at) : notStated(),
                .value = figure.at ? QStringLiteral("%1, %2").arg(figure.at->x).arg(figure.at->y) : QString(),
                .editable = true};
    case PlaceColumn:
        return {.text = figure.on ? placeName(*figure.on,
                                              figure.at ? position().board().designAt(*figure.at) : nullptr)
                                  : notStated(),
                .value = figure.on ? placeText(*figure.on) : QString(),
                .editable = owned,
                .choices = [this, figure] { return placesFor(figure); }};
    case VerdictColumn:
        return {.text = verdict ? word(*verdict) : QString(),
                .icon = verdict ? verdictIcon(*verdict) : QIcon()};
    default: return {};
    }
}

QList<Choice> FiguresModel::kinds() const
{
    QList<Choice> choices;
    for (const FigureKind kind : allOf<FigureKind>)
        choices.append({word(kind, scenario().rules.tower), static_cast<int>(kind)});
    return choices;
}

/// The players, then the other colours.
QList<Choice> FiguresModel::owners() const
{
    return colourChoices(scenario(), playerOrder(scenario())) +
           colourChoices(scenario(), freeColours(scenario()));
}

/// The places of the figure's tile, and those without a square.
QList<Choice> FiguresModel::placesFor(const Figure &figure) const
{
    QList<Choice> choices;
    const Board &board = position().board();
    const int tile = figure.at ? board.tileAt(*figure.at) : -1;
    std::vector<Place> places = tile < 0 ? std::vector<Place>() : placesOf(board, tile);
    if (figure.on && std::ranges::find(places, *figure.on) == places.end())
        places.insert(places.begin(), *figure.on);
    for (const PlaceKind kind : {PlaceKind::Carcassonne, PlaceKind::Wheel})
        if (!figure.on || figure.on->kind != kind)
            places.push_back({kind});
    for (const Place &place : places)
        choices.append({placeName(place, tile < 0 ? nullptr : board.design(tile)), placeText(place)});
    return choices;
}

/// The scenario with a cell set to a value; nothing where the cell cannot hold it.
std::optional<Scenario> FiguresModel::written(int row, int column, const QVariant &value) const
{
    const Figure &figure = at(row).figure;
    switch (column) {
    case IdColumn: {
        const std::string id = value.toString().simplified().toStdString();
        return id == figure.id ? scenario() : withFigureNamed(scenario(), row, id);
    }
    case KindColumn:
        if (const auto kind = chosen<FigureKind>(value, enumNames<FigureKind>.size()))
            return withFigureKind(scenario(), builtInTiles(), row, *kind);
        break;
    case OwnerColumn:
        if (const auto owner = chosen<Colour>(value, enumNames<Colour>.size()))
            return withFigureOwner(scenario(), row, *owner);
        break;
    case SquareColumn: {
        const auto square = squareFromText(value.toString());
        if (!square || square == figure.at)
            return square ? std::optional(scenario()) : std::nullopt;
        const bool placed = figure.on && hasSquare(figure.on->kind);
        Scenario kept =
            withFigureMoved(scenario(), builtInTiles(), row, square, placed ? figure.on : std::nullopt);
        return kept == scenario() ? withFigureMoved(std::move(kept), builtInTiles(), row, square, {}) : kept;
    }
    case PlaceColumn:
        if (const auto place = placeFromText(value.toString().toStdString()))
            return withFigureMoved(scenario(), builtInTiles(), row, figure.at, place);
        break;
    default: break;
    }
    return std::nullopt;
}

/// Why a cell cannot hold a value.
QString FiguresModel::whyNot(int row, int column, const QVariant &value) const
{
    const Figure &figure = at(row).figure;
    if (column == IdColumn)
        return value.toString().simplified().toUtf8().size() > static_cast<qsizetype>(limits::id)
                   ? tr("This name is too long.")
                   : tr("Another figure has this name.");
    if (column == SquareColumn) {
        const auto square = squareFromText(value.toString());
        if (!square)
            return tr("A square is two numbers, east and south of (0, 0): 1, -2");
        if (position().board().tileAt(*square) < 0)
            return tr("There is no tile at %1.").arg(phrase(*square));
    }
    return tr("That is not possible for this figure (%1).").arg(word(figure.kind, scenario().rules.tower));
}

bool FiguresModel::write(int row, int column, const QVariant &value)
{
    const auto after = written(row, column, value);
    const bool same = value == cell(row, column).value;
    if (!after || (*after == scenario() && !same)) {
        emit refused(index(row, column), whyNot(row, column, value));
        return false;
    }
    if (*after != scenario())
        emit edited(*after, tr("%1: %2", "figure, heading of the column")
                                .arg(figureLabel(position(), row), headings().at(column)));
    return true;
}

void FiguresModel::add(int row)
{
    if (!canAdd())
        return;
    const auto order = playerOrder(scenario());
    Figure figure{.owner = order.empty() ? Colour::Red : order.front(), .at = scenario().tiles.front().at};
    if (has(row)) {
        figure = at(row).figure;
        figure.id.clear();
        if (figure.isOn(PlaceKind::Tower))
            figure.on.reset();
    }
    emit edited(withFigure(scenario(), builtInTiles(), figure), tr("Add a figure"));
}

void FiguresModel::remove(int row)
{
    if (has(row))
        emit edited(withoutFigure(scenario(), row), tr("Remove a figure"));
}

} // namespace towerwatch

#include "moc_figurelist.cpp"
