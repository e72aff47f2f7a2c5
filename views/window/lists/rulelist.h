// SPDX-License-Identifier: MIT
/// A table of what is said of the scenario as a whole: its title and notes, the rules of the table, the
/// comment at the top of the file.
#pragma once

#include "views/window/lists/listmodel.h"

namespace towerwatch {

/// One thing that is said of the scenario as a whole.
struct RuleRow
{
    enum class What { Title, Notes, Tower, Watchtowers, House, Comment };
    What what = What::Title;
    QString language = {}; ///< of a title or notes; empty: one text for all languages
    HouseRule house = {};
    QString text = {};
    int choice = 0; ///< of a rule set or an edition; 1: the house rule is played
    bool alike(const RuleRow &other) const
    {
        return what == other.what && language == other.language && house == other.house;
    }
    friend bool operator==(const RuleRow &, const RuleRow &) = default;
};

class RulesModel : public ListOf<RuleRow>
{
    Q_OBJECT

public:
    enum Column { WhatColumn, EntryColumn };
    using What = RuleRow::What;

    using ListOf::ListOf;

    // What the buttons do: a title or notes in each language, or one text for all.
    bool canSplit(int row) const { return isText(row) && !isByLanguage(at(row).what); }
    bool canJoin(int row) const { return isText(row) && isByLanguage(at(row).what); }
    void split(int row);
    void join(int row);

protected:
    QStringList headings() const override { return {tr("Item"), tr("Entry")}; }
    void follow() override;
    Cell cell(int row, int column) const override;
    bool write(int row, int column, const QVariant &value) override;
    bool check(int row, int column, bool on) override;

private:
    void addText(std::vector<RuleRow> &rows, What what) const;
    bool isText(int row) const;
    bool isByLanguage(What what) const;
    const LocalText &textOf(What what) const;
    QString nameOf(const RuleRow &row) const;
    bool setRules(const TableRules &rules);
    void setText(const RuleRow &row, const QString &text);
    void replaceText(What what, const LocalText &text);
    void rearrange(What what, const std::string &from, const std::string &to);

    std::array<bool, 2> m_split{}; ///< an empty title, empty notes: to be written in each language
};

} // namespace towerwatch
