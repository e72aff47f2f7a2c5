// SPDX-License-Identifier: MIT
/// What is said of the scenario as a whole as a table: its title and notes, the rules of the table, the
/// comment at the top of the file.
#pragma once

#include "views/lists/listmodel.h"

namespace towerwatch {

class RulesModel : public TablesModel
{
    Q_OBJECT

public:
    enum Column { WhatColumn, EntryColumn };
    enum class What : std::uint8_t { Title, Notes, Tower, Watchtowers, House, Comment };

    using TablesModel::TablesModel;

    void setPosition(const PositionPtr &position) override;
    /// What a row is about; of a title or notes also the language, empty for all of them.
    What whatAt(int row) const { return m_rows[row].what; }
    QString languageAt(int row) const { return m_rows[row].language; }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : m_rows.size();
    }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    // What the buttons do: a title or notes in each language, or one text for all.
    bool canSplit(int row) const;
    bool canJoin(int row) const;
    void split(int row);
    void join(int row);

protected:
    QStringList headings() const override;

private:
    struct Row
    {
        What what = What::Title;
        QString language = {};
        HouseRule house = {};
        QString text = {};
        int choice = 0; ///< of a rule set or an edition; 1: the house rule is played
        bool alike(const Row &other) const
        {
            return what == other.what && language == other.language && house == other.house;
        }
        friend bool operator==(const Row &, const Row &) = default;
    };

    void follow();
    void addText(std::vector<Row> &rows, What what) const;
    bool isText(int row) const;
    bool isByLanguage(What what) const;
    const LocalText &textOf(What what) const;
    QString nameOf(const Row &row) const;
    QVariant choices(const Row &row) const;
    bool setRules(const TableRules &rules);
    bool setText(const Row &row, const QString &text);
    void replaceText(What what, const LocalText &text);

    const Scenario &scenario() const { return m_position->scenario(); }

    PositionPtr m_position;
    RowSync<Row> m_rows;
    std::array<bool, 2> m_split{}; ///< an empty title, empty notes: to be written in each language
};

} // namespace towerwatch
