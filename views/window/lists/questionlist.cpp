// SPDX-License-Identifier: MIT
#include "views/window/lists/questionlist.h"

#include "model/edit/edits.h"
#include "model/edit/expectations.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/telling/pagelines.h"
#include "views/telling/questionwords.h"
#include "views/window/look/artimage.h"
#include "views/words/words.h"

namespace towerwatch {

namespace {

QString differenceText(const std::vector<Difference> &differences)
{
    const auto orNothing = [](const Value &value) {
        return value.kind == Value::Kind::Null ? QuestionsModel::tr("nothing") : shown(toJson(value));
    };
    QStringList lines;
    for (const Difference &found : differences)
        lines << QuestionsModel::tr("%1: expected %2, but it is %3")
                     .arg(shown(found.path), orNothing(found.expected), orNothing(found.actual));
    return lines.join(u'\n');
}

} // namespace

QStringList QuestionsModel::headings() const
{
    return {tr("Question"), tr("Asked by"), tr("Answer"), tr("Expected"), tr("Differences")};
}

bool QuestionRow::alike(const QuestionRow &other) const
{
    Question mine = question, theirs = other.question;
    mine.expect.reset();
    theirs.expect.reset();
    return mine == theirs;
}

QuestionRow QuestionsModel::rowOf(const Question &question, const std::vector<Warning> &warnings,
                                  Footnotes &footnotes) const
{
    const Answer answered = answer(position().board(), question);
    const Page page = tell(position(), answered, footnotes, {.warnings = &warnings});
    QuestionRow row{question, questionName(position(), question), page.verdict};
    if (takes(question.ask, "by"))
        row.by = askerOf(scenario(), question);
    if (!question.expect)
        return row;
    row.differences = differenceText(differences(*question.expect, toValue(position(), answered, page)));
    row.state = row.differences.isEmpty() ? Expectation::Met : Expectation::Differs;
    return row;
}

void QuestionsModel::follow()
{
    std::vector<QuestionRow> rows;
    const std::vector<Warning> warnings = warningsOf(position().board());
    Footnotes footnotes(Cited::All);
    for (const Question &question : scenario().questions)
        rows.push_back(rowOf(question, warnings, footnotes));
    show(rows);
}

Cell QuestionsModel::cell(int row, int column) const
{
    const QuestionRow &asked = at(row);
    switch (column) {
    case QuestionColumn: return {.text = asked.words};
    case ByColumn:
        if (!asked.by)
            return {};
        return {.text = playerName(scenario(), *asked.by),
                .value = static_cast<int>(*asked.by),
                .editable = true,
                .icon = colourIcon(*asked.by),
                .choices = [this] { return colourChoices(scenario(), playerOrder(scenario())); }};
    case AnswerColumn: return {.text = asked.answer};
    case ExpectedColumn: return expectedCell(asked);
    case DifferencesColumn:
        return {.text = QString(asked.differences).replace(u'\n', QStringLiteral("; ")),
                .toolTip = asked.differences};
    default: return {};
    }
}

Cell QuestionsModel::expectedCell(const QuestionRow &row) const
{
    const auto &expected = row.question.expect;
    const std::string text = expected ? toJson(*expected) : std::string();
    Cell cell{.value = QString::fromStdString(text), .editable = true, .inPopup = true};
    if (expected)
        cell.toolTip = QString(shown(text));
    switch (row.state) {
    case Expectation::None: cell.text = tr("nothing", "expected"); break;
    case Expectation::Met:
        cell.text = tr("as answered", "expected");
        cell.icon = themeIcon(QStringLiteral("dialog-ok"));
        break;
    case Expectation::Differs:
        cell.text = tr("differs", "expected");
        cell.icon = themeIcon(QStringLiteral("dialog-error"));
        break;
    }
    return cell;
}

bool QuestionsModel::write(int row, int column, const QVariant &value)
{
    Question question = at(row).question;
    if (column == ExpectedColumn) {
        const QString text = value.toString().trimmed();
        const auto expected = expectationFrom(text.toStdString(), builtInTiles());
        if (expected.has_value() == text.isEmpty())
            return false;
        if (expected != question.expect)
            emit edited(withExpectation(scenario(), row, expected), tr("Change what is expected"));
        return true;
    }
    const auto by = chosen<Colour>(value, enumNames<Colour>.size());
    if (by && askerOf(scenario(), question) != *by) {
        question.by = by;
        emit edited(withQuestionReplaced(scenario(), builtInTiles(), row, question), tr("Change who asks"));
    }
    return by.has_value();
}

void QuestionsModel::remove(int row)
{
    if (has(row))
        emit edited(withoutQuestion(scenario(), row), tr("Remove a question"));
}

void QuestionsModel::move(int row, int by)
{
    if (has(row))
        emit edited(withQuestionMoved(scenario(), row, row + by), tr("Move a question"));
}

void QuestionsModel::expectAnswer(int row)
{
    if (!has(row) || at(row).state == Expectation::Met)
        return;
    const Board &board = position().board();
    const Question &question = at(row).question;
    const Value answered = toValue(board, answer(board, question));
    const Value facts = question.expect ? expectedAnew(*question.expect, answered) : decisiveFacts(answered);
    emit edited(withExpectation(scenario(), row, facts), tr("Expect this answer"));
}

void QuestionsModel::expectNothing(int row)
{
    if (has(row))
        emit edited(withExpectation(scenario(), row, {}), tr("Expect nothing"));
}

} // namespace towerwatch

#include "moc_questionlist.cpp"
