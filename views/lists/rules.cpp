// SPDX-License-Identifier: MIT
#include "views/lists/rules.h"

#include "model/edit/edits.h"
#include "views/look/plainly.h"
#include "views/wording/languagenames.h"
#include "views/wording/words.h"

namespace towerwatch {

namespace {

constexpr std::array programLanguages{"en", "de", "nl"};

/// Without control characters, which no line of a file holds; a title is one line.
QString cleaned(const QString &text, bool oneLine)
{
    QString clean;
    for (const QChar c : text)
        if (c.category() != QChar::Other_Control || (c == u'\n' && !oneLine))
            clean += c;
        else if (c == u'\t' || c == u'\n')
            clean += u' ';
    return oneLine ? clean.simplified() : clean.trimmed();
}

LocalText withEntry(LocalText text, const std::string &language, const std::string &entry)
{
    auto &entries = text.byLanguage;
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const auto &known) { return known.first == language; });
    if (entry.empty() && found != entries.end())
        entries.erase(found);
    else if (found != entries.end())
        found->second = entry;
    else if (!entry.empty())
        entries.emplace_back(language, entry);
    return text;
}

} // namespace

QStringList RulesModel::headings() const
{
    return {tr("Of the table"), tr("Entry")};
}

const LocalText &RulesModel::textOf(What what) const
{
    return what == What::Title ? scenario().title : scenario().notes;
}

bool RulesModel::isByLanguage(What what) const
{
    const auto &entries = textOf(what).byLanguage;
    return entries.empty() ? m_split[static_cast<std::size_t>(what)] : !entries.front().first.empty();
}

/// One row, or one for each language: those that are there, then the others of the program.
void RulesModel::addText(std::vector<Row> &rows, What what) const
{
    const LocalText &text = textOf(what);
    if (!isByLanguage(what)) {
        rows.push_back({.what = what, .text = QString::fromStdString(std::string(text.in({})))});
        return;
    }
    LocalText all = text;
    for (const char *language : programLanguages)
        if (std::none_of(all.byLanguage.begin(), all.byLanguage.end(),
                         [&](const auto &known) { return known.first == language; }))
            all.byLanguage.emplace_back(language, std::string());
    for (const auto &[language, entry] : all.byLanguage)
        rows.push_back({.what = what,
                        .language = QString::fromStdString(language),
                        .text = QString::fromStdString(entry)});
}

void RulesModel::setPosition(const PositionPtr &position)
{
    m_position = position;
    follow();
}

void RulesModel::follow()
{
    std::vector<Row> rows;
    addText(rows, What::Title);
    const TableRules &rules = scenario().rules;
    rows.push_back({.what = What::Tower, .choice = static_cast<int>(rules.tower)});
    rows.push_back({.what = What::Watchtowers, .choice = static_cast<int>(rules.watchtowers)});
    for (const HouseRule house : allHouseRules)
        rows.push_back({.what = What::House, .house = house, .choice = rules.house.contains(house)});
    addText(rows, What::Notes);
    rows.push_back({.what = What::Comment, .text = QString::fromStdString(topComment(scenario()))});
    m_rows.follow(*this, std::move(rows));
}

QString RulesModel::nameOf(const Row &row) const
{
    const auto ofLanguage = [&](const QString &name) {
        return row.language.isEmpty() ? name
                                      : tr("%1 (%2)", "title or notes, language")
                                            .arg(name, languageName(shown(row.language.toStdString())));
    };
    switch (row.what) {
    case What::Title: return ofLanguage(tr("Title"));
    case What::Notes: return ofLanguage(tr("Notes"));
    case What::Tower: return tr("The Tower");
    case What::Watchtowers: return tr("The Watchtowers");
    case What::House: return tr("House rule: %1").arg(word(row.house));
    case What::Comment: return tr("Comment in the file");
    }
    return {};
}

QVariant RulesModel::choices(const Row &row) const
{
    QList<Choice> choices;
    if (row.what == What::Tower)
        for (const TowerRules rules : allTowerRules)
            choices.append({word(rules), static_cast<int>(rules)});
    if (row.what == What::Watchtowers)
        for (const WatchtowerRules edition : {WatchtowerRules::C3, WatchtowerRules::C2})
            choices.append({word(edition), static_cast<int>(edition)});
    return choices.isEmpty() ? QVariant() : QVariant::fromValue(choices);
}

QVariant RulesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &row = m_rows[index.row()];
    const bool entry = index.column() == EntryColumn, house = row.what == What::House;
    const bool choice = row.what == What::Tower || row.what == What::Watchtowers;
    const auto display = [&]() -> QString {
        if (!entry)
            return nameOf(row);
        if (house)
            return row.choice ? tr("yes") : tr("no");
        if (row.what == What::Tower)
            return word(static_cast<TowerRules>(row.choice));
        if (row.what == What::Watchtowers)
            return word(static_cast<WatchtowerRules>(row.choice));
        return row.text.isEmpty() ? notStated() : shown(row.text.toStdString());
    };
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return display();
    case Qt::ToolTipRole: return house ? brief(row.house, scenario().rules.tower) : plainly(display());
    case Qt::StatusTipRole:
    case Qt::AccessibleDescriptionRole:
        return house ? QVariant(brief(row.house, scenario().rules.tower)) : QVariant();
    case Qt::EditRole:
        if (!entry || house)
            return {};
        return choice ? QVariant(row.choice) : QVariant(row.text);
    case Qt::CheckStateRole:
        return entry && house ? QVariant(row.choice ? Qt::Checked : Qt::Unchecked) : QVariant();
    case ChoicesRole: return entry ? choices(row) : QVariant();
    case SheetRole: return entry && (row.what == What::Notes || row.what == What::Comment);
    default: return {};
    }
}

Qt::ItemFlags RulesModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    if (index.column() != EntryColumn)
        return flags;
    return flags | (whatAt(index.row()) == What::House ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable);
}

bool RulesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || index.row() >= m_rows.size() || index.column() != EntryColumn)
        return false;
    const Row row = m_rows[index.row()];
    TableRules rules = scenario().rules;
    if (row.what == What::House) {
        const bool on = value.toInt() == Qt::Checked;
        if (role != Qt::CheckStateRole)
            return false;
        if (on != rules.house.contains(row.house))
            rules.house = HouseRules(rules.house.bits() ^ 1u << static_cast<unsigned>(row.house));
        return setRules(rules);
    }
    if (role != Qt::EditRole)
        return false;
    if (row.what != What::Tower && row.what != What::Watchtowers)
        return setText(row, cleaned(value.toString(), row.what == What::Title));
    const int choice = value.isValid() ? value.toInt() : -1;
    const bool tower = row.what == What::Tower;
    const std::size_t count = tower ? towerRulesNames.size() : watchtowerRulesNames.size();
    if (choice < 0 || choice >= static_cast<int>(count))
        return false;
    if (tower)
        rules.tower = static_cast<TowerRules>(choice);
    else
        rules.watchtowers = static_cast<WatchtowerRules>(choice);
    return setRules(rules);
}

bool RulesModel::setRules(const TableRules &rules)
{
    if (rules != scenario().rules)
        emit edited(withRules(scenario(), rules), tr("Change the rules"));
    return true;
}

bool RulesModel::setText(const Row &row, const QString &text)
{
    if (text == row.text)
        return true;
    if (row.what == What::Comment)
        emit edited(withTopComment(scenario(), text.toStdString()), tr("Change the comment"));
    else
        replaceText(row.what, withEntry(textOf(row.what), row.language.toStdString(), text.toStdString()));
    return true;
}

void RulesModel::replaceText(What what, const LocalText &text)
{
    if (what == What::Title)
        emit edited(withTitle(scenario(), text), tr("Change the title"));
    else
        emit edited(withNotes(scenario(), text), tr("Change the notes"));
}

bool RulesModel::isText(int row) const
{
    return row >= 0 && row < m_rows.size() && (whatAt(row) == What::Title || whatAt(row) == What::Notes);
}

bool RulesModel::canSplit(int row) const
{
    return isText(row) && !isByLanguage(whatAt(row));
}

bool RulesModel::canJoin(int row) const
{
    return isText(row) && isByLanguage(whatAt(row));
}

void RulesModel::split(int row)
{
    if (!canSplit(row))
        return;
    const What what = whatAt(row);
    const std::string text(textOf(what).in({}));
    m_split[static_cast<std::size_t>(what)] = true;
    if (text.empty())
        follow();
    else
        replaceText(what, withEntry({}, currentLanguage().toStdString(), text));
}

void RulesModel::join(int row)
{
    if (!canJoin(row))
        return;
    const What what = whatAt(row);
    const std::string text(textOf(what).in(currentLanguage().toStdString()));
    m_split[static_cast<std::size_t>(what)] = false;
    if (text.empty())
        follow();
    else
        replaceText(what, withEntry({}, {}, text));
}

} // namespace towerwatch
