// SPDX-License-Identifier: MIT
/// Where rule sets and house rules disagree about the question that is shown: a thing a row, rules a column.
#pragma once

#include "views/reports/comparison.h"

#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QLabel;
class QTableWidget;

namespace towerwatch {

class CompareTable : public QWidget
{
    Q_OBJECT

public:
    explicit CompareTable(QWidget *parent = nullptr);

    /// Compares the answers to a question about a position; without a question it says what to do.
    void setQuestion(const PositionPtr &position, const TileCatalogue &catalogue,
                     const std::optional<Question> &question);
    /// Shows which rules are tried on the board; none: the table's own.
    void setTried(const std::optional<TableRules> &rules);

    const Comparison &comparison() const { return m_comparison; }
    QTableWidget *table() const { return m_table; }

signals:
    /// The user wants to see the answer under these rules.
    void rulesTried(const TableRules &rules);
    /// What the row under the mouse or the keyboard is about; -1 and no squares: nothing.
    void rowLit(int figure, const List<Square> &squares);

private:
    void compare();
    void fill();
    void fillCell(int row, int column);
    template <typename PartsOf> int widest(PartsOf partsOf) const;
    int widthOfCells() const;
    int widthOfWords() const;
    void fitNames();
    void fitHeader();
    void fitRows();
    void saveHeight();
    void fitHeaderLater();
    void showWords();
    void tryColumn(int column);
    void light(int row);
    QString alikeSentence() const;

    PositionPtr m_position;
    const TileCatalogue *m_catalogue = nullptr;
    std::optional<Question> m_question;
    std::optional<TableRules> m_tried;
    Comparison m_comparison;
    QList<int> m_columns;        ///< those of the comparison that are shown
    QBoxLayout *m_top = nullptr; ///< above the table
    QLabel *m_headline;
    QCheckBox *m_all;
    QTableWidget *m_table;
};

} // namespace towerwatch
