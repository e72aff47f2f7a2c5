// SPDX-License-Identifier: MIT
/// The questions of the scenario as a table: what is asked, what was expected, and whether the answer is
/// that.
#pragma once

#include "views/lists/listmodel.h"

namespace towerwatch {

class Footnotes;

/// How an answer stands to what was expected of it.
enum class Expectation : std::uint8_t { None, Met, Differs };

class QuestionsModel : public TablesModel
{
    Q_OBJECT

public:
    enum Column { QuestionColumn, ByColumn, AnswerColumn, ExpectedColumn, DifferencesColumn };

    explicit QuestionsModel(const TileCatalogue &catalogue, QObject *parent = nullptr);

    void setPosition(const PositionPtr &position) override;
    void retranslate() override;
    Expectation expectationAt(int row) const { return m_rows[row].state; }
    /// Paths of what differs from what was expected ("figures[2].verdict").
    std::vector<std::string> differencesAt(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : m_rows.size();
    }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    // What the buttons below the table do.
    void remove(int row);
    void move(int row, int by);
    /// Expects what decides the answer of now.
    void expectAnswer(int row);
    void expectNothing(int row);

protected:
    QStringList headings() const override;

private:
    struct Found
    {
        std::string path, expected, actual;
        friend bool operator==(const Found &, const Found &) = default;
    };
    struct Row
    {
        Question question;
        QString words = {}, by = {}, answer = {};
        Expectation state = Expectation::None;
        std::vector<Found> differences = {};
        bool alike(const Row &other) const;
        friend bool operator==(const Row &, const Row &) = default;
    };

    Row rowOf(const Question &question, Footnotes &footnotes) const;
    QVariant display(const Row &row, int column) const;
    QString differenceText(const Row &row) const;
    bool isBySomebody(const Row &row) const;
    bool setExpected(int row, const QString &text);

    const Scenario &scenario() const { return m_position->scenario(); }

    const TileCatalogue &m_catalogue;
    PositionPtr m_position;
    RowSync<Row> m_rows;
};

} // namespace towerwatch
