// SPDX-License-Identifier: MIT
/// The questions of the scenario as a table: what is asked, what was expected, and whether the answer is
/// that.
#pragma once

#include "model/referee/warnings.h"
#include "views/window/lists/listmodel.h"

namespace towerwatch {

class Footnotes;

/// Whether an answer is as expected.
enum class Expectation { None, Met, Differs };

/// A question as the list shows it.
struct QuestionRow
{
    Question question;
    QString words = {}, answer = {};
    std::optional<Colour> by = {}; ///< none: it names no player
    Expectation state = Expectation::None;
    QString differences = {}; ///< a line for each
    /// The same but for what is expected.
    bool alike(const QuestionRow &other) const;
    friend bool operator==(const QuestionRow &, const QuestionRow &) = default;
};

class QuestionsModel : public ListOf<QuestionRow>
{
    Q_OBJECT

public:
    enum Column { QuestionColumn, ByColumn, AnswerColumn, ExpectedColumn, DifferencesColumn };

    using ListOf::ListOf;

    Expectation expectationAt(int row) const { return at(row).state; }

    // What the buttons below the table do.
    void remove(int row);
    void move(int row, int by);
    /// Makes the current answer the expectation: the part that decides it.
    void expectAnswer(int row);
    void expectNothing(int row);

protected:
    QStringList headings() const override;
    void follow() override;
    Cell cell(int row, int column) const override;
    bool write(int row, int column, const QVariant &value) override;

private:
    QuestionRow rowOf(const Question &question, const std::vector<Warning> &warnings,
                      Footnotes &footnotes) const;
    Cell expectedCell(const QuestionRow &row) const;
};

} // namespace towerwatch
