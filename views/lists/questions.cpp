// SPDX-License-Identifier: MIT
#include "views/lists/questions.h"

#include "model/edit/edits.h"
#include "model/edit/expectations.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "views/look/lineicons.h"
#include "views/look/plainly.h"
#include "views/wording/explanation.h"
#include "views/wording/questionwords.h"
#include "views/wording/words.h"

namespace towerwatch {

namespace {

std::string written(const Value &value)
{
    return value.kind == Value::Kind::Null ? std::string() : toJson(value);
}

} // namespace

QuestionsModel::QuestionsModel(const TileCatalogue &catalogue, QObject *parent)
    : TablesModel(parent)
    , m_catalogue(catalogue)
{
}

QStringList QuestionsModel::headings() const
{
    return {tr("Question"), tr("Asked by"), tr("Answer"), tr("Expected"), tr("Differences")};
}

/// The same but for what is expected.
bool QuestionsModel::Row::alike(const Row &other) const
{
    Question mine = question, theirs = other.question;
    mine.expect.reset();
    theirs.expect.reset();
    return mine == theirs;
}

bool QuestionsModel::isBySomebody(const Row &row) const
{
    return row.question.ask != Ask::Watchtower && row.question.ask != Ask::Score;
}

QuestionsModel::Row QuestionsModel::rowOf(const Question &question, Footnotes &footnotes) const
{
    const Answer answered = answer(m_position->board(), question);
    const Explanation explained = explain(*m_position, answered, footnotes);
    Row row{question, questionName(*m_position, question), {}, explained.answer};
    if (isBySomebody(row))
        row.by = playerWord(scenario(), askerOf(scenario(), question));
    if (!question.expect)
        return row;
    for (const Difference &difference :
         differences(*question.expect, toValue(*m_position, answered, explained)))
        row.differences.push_back(
            {difference.path, written(difference.expected), written(difference.actual)});
    row.state = row.differences.empty() ? Expectation::Met : Expectation::Differs;
    return row;
}

void QuestionsModel::setPosition(const PositionPtr &position)
{
    m_position = position;
    std::vector<Row> rows;
    Footnotes footnotes;
    for (const Question &question : scenario().questions)
        rows.push_back(rowOf(question, footnotes));
    m_rows.follow(*this, std::move(rows));
}

void QuestionsModel::retranslate()
{
    if (m_position)
        setPosition(m_position);
    TablesModel::retranslate();
}

std::vector<std::string> QuestionsModel::differencesAt(int row) const
{
    std::vector<std::string> paths;
    for (const Found &found : m_rows[row].differences)
        paths.push_back(found.path);
    return paths;
}

QString QuestionsModel::differenceText(const Row &row) const
{
    const auto orNothing = [](const std::string &value) {
        return value.empty() ? tr("nothing") : shown(value);
    };
    QStringList lines;
    for (const Found &found : row.differences)
        lines << tr("%1: expected %2, but it is %3")
                     .arg(shown(found.path), orNothing(found.expected), orNothing(found.actual));
    return lines.join(u'\n');
}

QVariant QuestionsModel::display(const Row &row, int column) const
{
    switch (column) {
    case QuestionColumn: return row.words;
    case ByColumn: return row.by;
    case AnswerColumn: return row.answer;
    case ExpectedColumn:
        return row.state == Expectation::None  ? tr("nothing", "expected")
               : row.state == Expectation::Met ? tr("as answered", "expected")
                                               : tr("differs", "expected");
    case DifferencesColumn: return differenceText(row);
    default: return {};
    }
}

QVariant QuestionsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &row = m_rows[index.row()];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return display(row, column);
    case Qt::ToolTipRole:
        return plainly(column == ExpectedColumn && row.question.expect ? shown(toJson(*row.question.expect))
                                                                       : display(row, column).toString());
    case Qt::EditRole:
        if (column == ExpectedColumn)
            return row.question.expect ? QString::fromStdString(toJson(*row.question.expect)) : QString();
        return column == ByColumn && isBySomebody(row)
                   ? QVariant(static_cast<int>(askerOf(scenario(), row.question)))
                   : QVariant();
    case Qt::DecorationRole:
        if (column == ExpectedColumn && row.state != Expectation::None)
            return themeIcon(row.state == Expectation::Met ? QStringLiteral("dialog-ok")
                                                           : QStringLiteral("dialog-error"));
        if (column == ByColumn && isBySomebody(row))
            return colourIcon(askerOf(scenario(), row.question));
        return {};
    case ChoicesRole:
        return column == ByColumn && isBySomebody(row)
                   ? QVariant::fromValue(colourChoices(scenario(), playerOrder(scenario())))
                   : QVariant();
    case SheetRole: return column == ExpectedColumn;
    default: return {};
    }
}

Qt::ItemFlags QuestionsModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    const bool edited =
        index.column() == ExpectedColumn || (index.column() == ByColumn && isBySomebody(m_rows[index.row()]));
    return edited ? flags | Qt::ItemIsEditable : flags;
}

bool QuestionsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role == Qt::EditRole && index.isValid() && index.column() == ExpectedColumn)
        return setExpected(index.row(), value.toString().trimmed());
    const int by = value.isValid() ? value.toInt() : -1;
    if (role != Qt::EditRole || by < 0 || by >= static_cast<int>(colourNames.size()) ||
        !(flags(index) & Qt::ItemIsEditable))
        return false;
    Question question = m_rows[index.row()].question;
    if (askerOf(scenario(), question) == static_cast<Colour>(by))
        return true;
    question.by = static_cast<Colour>(by);
    emit edited(withQuestionReplaced(scenario(), m_catalogue, index.row(), question), tr("Change who asks"));
    return true;
}

bool QuestionsModel::setExpected(int row, const QString &text)
{
    if (row >= m_rows.size())
        return false;
    const auto expected = expectationFrom(text.toStdString(), m_catalogue);
    if (expected.has_value() == text.isEmpty())
        return false;
    if (expected != m_rows[row].question.expect)
        emit edited(withExpectation(scenario(), row, expected), tr("Change what is expected"));
    return true;
}

void QuestionsModel::remove(int row)
{
    if (row >= 0 && row < m_rows.size())
        emit edited(withoutQuestion(scenario(), row), tr("Remove a question"));
}

void QuestionsModel::move(int row, int by)
{
    if (row >= 0 && row < m_rows.size())
        emit edited(withQuestionMoved(scenario(), row, row + by), tr("Move a question"));
}

void QuestionsModel::expectAnswer(int row)
{
    if (row < 0 || row >= m_rows.size())
        return;
    const Answer answered = answer(m_position->board(), m_rows[row].question);
    emit edited(withExpectation(scenario(), row, decisiveFacts(toValue(m_position->board(), answered))),
                tr("Expect this answer"));
}

void QuestionsModel::expectNothing(int row)
{
    if (row >= 0 && row < m_rows.size())
        emit edited(withExpectation(scenario(), row, {}), tr("Expect nothing"));
}

} // namespace towerwatch
