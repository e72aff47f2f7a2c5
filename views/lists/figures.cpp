// SPDX-License-Identifier: MIT
#include "views/lists/figures.h"

#include "model/edit/edits.h"
#include "views/drawing/marks.h"
#include "views/look/artimage.h"
#include "views/look/plainly.h"
#include "views/wording/words.h"

#include <QPixmap>
#include <QRegularExpression>
#include <array>

namespace towerwatch {

namespace {

QIcon verdictIcon(Verdict verdict)
{
    static std::array<QIcon, verdictNames.size()> icons;
    QIcon &icon = icons[static_cast<std::size_t>(verdict)];
    if (icon.isNull())
        for (const int ratio : {1, 2, 3})
            icon.addPixmap(QPixmap::fromImage(verdictImage(verdict, 16, ratio, drawing::Scheme::Light)));
    return icon;
}

QString placeText(const Place &place)
{
    return QString::fromStdString(toText(place));
}

QList<Choice> kindChoices(TowerRules rules)
{
    QList<Choice> choices;
    for (int kind = 0; kind < figureKindCount; ++kind)
        choices.append({word(static_cast<FigureKind>(kind), rules), kind});
    return choices;
}

} // namespace

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

/// The same id, or the same in everything else.
bool FiguresModel::Row::alike(const Row &other) const
{
    Figure mine = figure, theirs = other.figure;
    if (!mine.id.empty() && mine.id == theirs.id)
        return true;
    mine.id.clear();
    theirs.id.clear();
    return mine == theirs;
}

FiguresModel::FiguresModel(const TileCatalogue &catalogue, QObject *parent)
    : TablesModel(parent)
    , m_catalogue(catalogue)
{
}

QStringList FiguresModel::headings() const
{
    return {
        tr("Name", "id of a figure"), tr("Figure"), tr("Owner"), tr("Square"), tr("Place"), tr("Verdict")};
}

void FiguresModel::setPosition(const PositionPtr &position)
{
    m_position = position;
    m_verdicts.clear();
    follow();
}

void FiguresModel::setAnswer(const std::optional<Answer> &answer)
{
    m_verdicts.clear();
    if (answer)
        m_verdicts = drawing::marksOf(*answer).verdicts;
    if (m_position)
        follow();
}

void FiguresModel::follow()
{
    std::vector<Row> rows;
    for (std::size_t i = 0; i < scenario().figures.size(); ++i)
        rows.push_back({scenario().figures[i], m_position->ids()[i], {}});
    for (const auto &[figure, verdict] : m_verdicts)
        if (figure >= 0 && figure < static_cast<int>(rows.size()))
            rows[static_cast<std::size_t>(figure)].verdict = verdict;
    m_rows.follow(*this, std::move(rows));
}

QVariant FiguresModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &row = m_rows[index.row()];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return display(row, column);
    case Qt::ToolTipRole: return plainly(display(row, column).toString());
    case Qt::EditRole: return edit(row, column);
    case Qt::DecorationRole:
        if (column == OwnerColumn && row.figure.owner)
            return colourIcon(*row.figure.owner);
        return column == VerdictColumn && row.verdict ? QVariant(verdictIcon(*row.verdict)) : QVariant();
    case ChoicesRole: return choices(row, column);
    default: return {};
    }
}

QVariant FiguresModel::display(const Row &row, int column) const
{
    const Figure &figure = row.figure;
    switch (column) {
    case IdColumn: return shown(row.id);
    case KindColumn: return word(figure.kind, scenario().rules.tower);
    case OwnerColumn: return figure.owner ? playerWord(scenario(), *figure.owner) : tr("neutral");
    case SquareColumn: return figure.at ? phrase(*figure.at) : notStated();
    case PlaceColumn: return figure.on ? phrase(*figure.on) : notStated();
    case VerdictColumn: return row.verdict ? word(*row.verdict) : QString();
    default: return {};
    }
}

QVariant FiguresModel::edit(const Row &row, int column) const
{
    const Figure &figure = row.figure;
    switch (column) {
    case IdColumn: return QString::fromStdString(row.id);
    case KindColumn: return static_cast<int>(figure.kind);
    case OwnerColumn: return figure.owner ? QVariant(static_cast<int>(*figure.owner)) : QVariant();
    case SquareColumn:
        return figure.at ? QStringLiteral("%1, %2").arg(figure.at->x).arg(figure.at->y) : QString();
    case PlaceColumn: return figure.on ? placeText(*figure.on) : QString();
    default: return {};
    }
}

QVariant FiguresModel::choices(const Row &row, int column) const
{
    switch (column) {
    case KindColumn: return QVariant::fromValue(kindChoices(scenario().rules.tower));
    case OwnerColumn: {
        std::vector<Colour> colours = playerOrder(scenario());
        for (std::size_t i = 0; i < colourNames.size(); ++i)
            if (std::find(colours.begin(), colours.end(), static_cast<Colour>(i)) == colours.end())
                colours.push_back(static_cast<Colour>(i));
        return QVariant::fromValue(colourChoices(scenario(), colours));
    }
    case PlaceColumn: return QVariant::fromValue(placeChoices(row.figure));
    default: return {};
    }
}

/// The places of the figure's tile, and those without a square.
QList<Choice> FiguresModel::placeChoices(const Figure &figure) const
{
    QList<Choice> choices;
    const int tile = figure.at ? m_position->board().tileAt(*figure.at) : -1;
    std::vector<Place> places = tile < 0 ? std::vector<Place>() : placesOf(m_position->board(), tile);
    if (figure.on && std::find(places.begin(), places.end(), *figure.on) == places.end())
        places.insert(places.begin(), *figure.on);
    for (const PlaceKind kind : {PlaceKind::Carcassonne, PlaceKind::Wheel})
        if (!figure.on || figure.on->kind != kind)
            places.push_back({kind});
    for (const Place &place : places)
        choices.append({phrase(place), placeText(place)});
    return choices;
}

Qt::ItemFlags FiguresModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    const bool owned = !isNeutral(m_rows[index.row()].figure.kind);
    const bool fixed = index.column() == VerdictColumn ||
                       (!owned && (index.column() == OwnerColumn || index.column() == PlaceColumn));
    return fixed ? flags : flags | Qt::ItemIsEditable;
}

std::optional<Scenario> FiguresModel::written(int row, int column, const QVariant &value) const
{
    const Figure &figure = m_rows[row].figure;
    switch (column) {
    case IdColumn: {
        const std::string id = value.toString().simplified().toStdString();
        return id == m_rows[row].id ? scenario() : withFigureNamed(scenario(), row, id);
    }
    case KindColumn: {
        const int kind = value.toInt();
        const bool known = kind >= 0 && kind < figureKindCount;
        return known ? std::optional(
                           withFigureKind(scenario(), m_catalogue, row, static_cast<FigureKind>(kind)))
                     : std::nullopt;
    }
    case OwnerColumn: {
        const int owner = value.isValid() ? value.toInt() : -1;
        const bool known = owner >= 0 && owner < static_cast<int>(colourNames.size());
        return known ? std::optional(withFigureOwner(scenario(), row, static_cast<Colour>(owner)))
                     : std::nullopt;
    }
    case SquareColumn: {
        const auto square = squareFromText(value.toString());
        if (!square || square == figure.at)
            return square ? std::optional(scenario()) : std::nullopt;
        const bool placed = figure.on && hasSquare(figure.on->kind);
        Scenario kept =
            withFigureMoved(scenario(), m_catalogue, row, square, placed ? figure.on : std::nullopt);
        return kept == scenario() ? withFigureMoved(std::move(kept), m_catalogue, row, square, {}) : kept;
    }
    case PlaceColumn: {
        const auto place = placeFromText(value.toString().toStdString());
        return place ? std::optional(withFigureMoved(scenario(), m_catalogue, row, figure.at, place))
                     : std::nullopt;
    }
    default: return std::nullopt;
    }
}

bool FiguresModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || index.row() >= m_rows.size() ||
        !(flags(index) & Qt::ItemIsEditable))
        return false;
    const auto after = written(index.row(), index.column(), value);
    if (after && *after != scenario())
        emit edited(*after, tr("%1: %2", "figure, heading of the column")
                                .arg(figureLabel(*m_position, index.row()), headings().at(index.column())));
    return after.has_value();
}

void FiguresModel::add(int row)
{
    if (!canAdd())
        return;
    const auto order = playerOrder(scenario());
    Figure figure{.owner = order.empty() ? Colour::Red : order.front(), .at = scenario().tiles.front().at};
    if (row >= 0 && row < m_rows.size()) {
        figure = m_rows[row].figure;
        figure.id.clear();
        if (figure.on && figure.on->kind == PlaceKind::Tower)
            figure.on.reset();
    }
    emit edited(withFigure(scenario(), m_catalogue, figure), tr("Add a figure"));
}

void FiguresModel::remove(int row)
{
    if (row >= 0 && row < m_rows.size())
        emit edited(withoutFigure(scenario(), row), tr("Remove a figure"));
}

} // namespace towerwatch
