// SPDX-License-Identifier: MIT
/// The figures as a table, in the order of the file.
#pragma once

#include "model/referee/answers.h"
#include "views/lists/listmodel.h"

namespace towerwatch {

class FiguresModel : public TablesModel
{
    Q_OBJECT

public:
    enum Column { IdColumn, KindColumn, OwnerColumn, SquareColumn, PlaceColumn, VerdictColumn };

    explicit FiguresModel(const TileCatalogue &catalogue, QObject *parent = nullptr);

    void setPosition(const PositionPtr &position) override;
    /// The answer whose verdicts are shown; none while nothing is asked.
    void setAnswer(const std::optional<Answer> &answer);
    const Figure &figureAt(int row) const { return m_rows[row].figure; }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : m_rows.size();
    }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    // What the buttons below the table do.
    bool canAdd() const { return m_position && !m_position->scenario().tiles.empty(); }
    /// Adds a figure like the one of `row`, or else a meeple of the first player, there or on the first tile.
    void add(int row);
    void remove(int row);

protected:
    QStringList headings() const override;

private:
    struct Row
    {
        Figure figure;
        std::string id = {}; ///< written or given
        std::optional<Verdict> verdict = {};
        bool alike(const Row &other) const;
        friend bool operator==(const Row &, const Row &) = default;
    };

    void follow();
    QVariant display(const Row &row, int column) const;
    QVariant edit(const Row &row, int column) const;
    QVariant choices(const Row &row, int column) const;
    QList<Choice> placeChoices(const Figure &figure) const;
    std::optional<Scenario> written(int row, int column, const QVariant &value) const;

    const Scenario &scenario() const { return m_position->scenario(); }

    const TileCatalogue &m_catalogue;
    PositionPtr m_position;
    std::vector<std::pair<int, Verdict>> m_verdicts;
    RowSync<Row> m_rows;
};

/// The square that a person wrote: "0, -1", "(0, -1)" or "[0, -1]".
std::optional<Square> squareFromText(const QString &text);

} // namespace towerwatch
