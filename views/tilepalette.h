// SPDX-License-Identifier: MIT
/// The tiles that can be laid: by set, by edition, by what is typed.
#pragma once

#include "model/position.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QListView;

namespace towerwatch {

class TileFilter;
class TileListModel;

class TilePalette : public QWidget
{
    Q_OBJECT

public:
    explicit TilePalette(QWidget *parent = nullptr);

    void setPosition(const PositionPtr &position);
    /// Shows which tile is in hand; empty: none.
    void setInHand(const QString &tile);
    QListView *list() const { return m_list; }

signals:
    /// Somebody took a tile.
    void taken(const QString &tile);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void fillSets();
    void take(const QModelIndex &index);
    void updateLook();

    TileListModel *m_model;
    TileFilter *m_filter;
    QLineEdit *m_words;
    QComboBox *m_sets, *m_editions;
    QListView *m_list;
};

} // namespace towerwatch
