// SPDX-License-Identifier: MIT
#include "views/window/lists/rulelist.h"

#include "model/edit/edits.h"
#include "resources/catalogue.h"
#include "views/words/words.h"

namespace towerwatch {

namespace {

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

template <typename Rules> QList<Choice> choicesOf(const Rules &all)
{
    QList<Choice> choices;
    for (const auto rules : all)
        choices.append({capitalized(word(rules)), static_cast<int>(rules)});
    return choices;
}

LocalText withEntry(LocalText text, const std::string &language, const std::string &entry)
{
    auto &entries = text.byLanguage;
    const auto found =
        std::ranges::find_if(entries, [&](const auto &known) { return known.first == language; });
    if (entry.empty() && found != entries.end())
        entries.erase(found);
    else if (found != entries.end())
        found->second = entry;
    else if (!entry.empty())
        entries.emplace_back(language, entry);
    return text;
}

} // namespace

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
void RulesModel::addText(std::vector<RuleRow> &rows, What what) const
{
    const LocalText &text = textOf(what);
    if (!isByLanguage(what)) {
        rows.push_back({.what = what, .text = QString::fromStdString(std::string(text.in({})))});
        return;
    }
    LocalText all = text;
    for (const std::string_view language : builtInRulings().languages)
        if (std::ranges::none_of(all.byLanguage, [&](const auto &known) { return known.first == language; }))
            all.byLanguage.emplace_back(std::string(language), std::string());
    for (const auto &[language, entry] : all.byLanguage)
        rows.push_back({.what = what,
                        .language = QString::fromStdString(language),
                        .text = QString::fromStdString(entry)});
}

void RulesModel::follow()
{
    std::vector<RuleRow> rows;
    addText(rows, What::Title);
    const TableRules &rules = scenario().rules;
    rows.push_back({.what = What::Tower, .choice = static_cast<int>(rules.tower)});
    rows.push_back({.what = What::Watchtowers, .choice = static_cast<int>(rules.watchtowers)});
    for (const HouseRule house : allHouseRules)
        rows.push_back({.what = What::House, .house = house, .choice = rules.house.contains(house)});
    addText(rows, What::Notes);
    rows.push_back({.what = What::Comment, .text = QString::fromStdString(topComment(scenario()))});
    show(rows);
}

QString RulesModel::nameOf(const RuleRow &row) const
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

Cell RulesModel::cell(int row, int column) const
{
    const RuleRow &said = at(row);
    Cell cell;
    if (said.what == What::House) {
        cell.toolTip = QString(brief(said.house, scenario().rules.tower));
        cell.help = true;
    }
    if (column != EntryColumn) {
        cell.text = nameOf(said);
        return cell;
    }
    cell.editable = said.what != What::House;
    switch (said.what) {
    case What::House:
        cell.text = said.choice ? tr("yes") : tr("no");
        cell.checked = said.choice != 0;
        break;
    case What::Tower:
        cell.text = capitalized(word(static_cast<TowerRules>(said.choice)));
        cell.value = said.choice;
        cell.choices = [] { return choicesOf(allTowerRules); };
        break;
    case What::Watchtowers:
        cell.text = word(static_cast<WatchtowerRules>(said.choice));
        cell.value = said.choice;
        cell.choices = [] { return choicesOf(std::array{WatchtowerRules::C3, WatchtowerRules::C2}); };
        break;
    case What::Title:
    case What::Notes:
    case What::Comment:
        cell.text = said.text.isEmpty() ? notStated() : shown(said.text.toStdString());
        cell.value = said.text;
        cell.inPopup = said.what != What::Title;
        break;
    }
    return cell;
}

bool RulesModel::check(int row, int, bool on)
{
    TableRules rules = scenario().rules;
    if (on != rules.house.contains(at(row).house))
        rules.house = rules.house.toggled(at(row).house);
    return setRules(rules);
}

bool RulesModel::write(int row, int, const QVariant &value)
{
    const RuleRow said = at(row);
    TableRules rules = scenario().rules;
    const auto take = [&]<typename Rule>(Rule &rule) {
        const auto wanted = chosen<Rule>(value, enumNames<Rule>.size());
        rule = wanted.value_or(rule);
        return wanted && setRules(rules);
    };
    if (said.what == What::Tower)
        return take(rules.tower);
    if (said.what == What::Watchtowers)
        return take(rules.watchtowers);
    if (const QString text = cleaned(value.toString(), said.what == What::Title); text != said.text)
        setText(said, text);
    return true;
}

bool RulesModel::setRules(const TableRules &rules)
{
    if (rules != scenario().rules)
        emit edited(withRules(scenario(), rules), tr("Change the rules"));
    return true;
}

void RulesModel::setText(const RuleRow &row, const QString &text)
{
    if (row.what == What::Comment)
        emit edited(withTopComment(scenario(), text.toStdString()), tr("Change the comment"));
    else
        replaceText(row.what, withEntry(textOf(row.what), row.language.toStdString(), text.toStdString()));
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
    return has(row) && (at(row).what == What::Title || at(row).what == What::Notes);
}

void RulesModel::split(int row)
{
    if (canSplit(row))
        rearrange(at(row).what, {}, currentLanguage().str());
}

void RulesModel::join(int row)
{
    if (canJoin(row))
        rearrange(at(row).what, currentLanguage().str(), {});
}

/// Makes the text of one language that of another, which is the only one then; no language: of all.
void RulesModel::rearrange(What what, const std::string &from, const std::string &to)
{
    const std::string text(textOf(what).in(from));
    m_split[static_cast<std::size_t>(what)] = !to.empty();
    if (text.empty())
        follow();
    else
        replaceText(what, withEntry({}, to, text));
}

} // namespace towerwatch

#include "moc_rulelist.cpp"
