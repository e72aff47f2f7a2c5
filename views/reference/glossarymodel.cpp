// SPDX-License-Identifier: MIT
#include "views/reference/glossarymodel.h"

#include "resources/catalogue.h"
#include "views/wording/languagenames.h"
#include "views/wording/searchhits.h"
#include "views/wording/words.h"

#include <algorithm>

namespace towerwatch {

GlossaryModel::GlossaryModel(QObject *parent)
    : QAbstractTableModel(parent)
{
    retranslate();
}

void GlossaryModel::retranslate()
{
    beginResetModel();
    m_languages.clear();
    const auto languages = glossaryLanguages();
    for (int i = 0; i < static_cast<int>(languages.size()); ++i)
        m_languages << i;
    std::stable_partition(m_languages.begin(), m_languages.end(), [&](int i) {
        return currentLanguage().toStdString() == languages[static_cast<std::size_t>(i)];
    });
    endResetModel();
}

int GlossaryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(glossary().size());
}

int GlossaryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_languages.size());
}

QVariant GlossaryModel::data(const QModelIndex &index, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    const GlossaryEntry &entry = glossary()[static_cast<std::size_t>(index.row())];
    const Term &term = entry.terms[static_cast<std::size_t>(m_languages[index.column()])];
    const QString first = QUtf8StringView(term.firstEdition).toString();
    const QString second = QUtf8StringView(term.secondEdition).toString();
    if (first == second)
        return first.isEmpty() ? QStringLiteral("–") : first;
    QStringList lines;
    if (!second.isEmpty())
        lines << tr("%1 (second edition)").arg(second);
    if (!first.isEmpty())
        lines << tr("%1 (first edition)").arg(first);
    return lines.join(u'\n');
}

QVariant GlossaryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= m_languages.size())
        return {};
    const auto language = glossaryLanguages()[static_cast<std::size_t>(m_languages[section])];
    return languageName(QUtf8StringView(language).toString());
}

void GlossaryFilter::setWords(const QStringList &words)
{
    m_words = words;
    invalidateFilter();
}

bool GlossaryFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    for (int column = 0; column < sourceModel()->columnCount(); ++column)
        if (matches(sourceModel()->index(row, column, parent).data().toString(), m_words))
            return true;
    return false;
}

bool GlossaryFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    return QString::localeAwareCompare(left.data().toString(), right.data().toString()) < 0;
}

} // namespace towerwatch
