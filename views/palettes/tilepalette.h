// SPDX-License-Identifier: MIT
/// The tiles that can be laid: by set, by edition, by what is typed.
#pragma once

#include "model/board/position.h"

#include <QWidget>

class QComboBox;
class QListView;
class QToolButton;

namespace towerwatch {

class SearchLine;
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
    SearchLine *words() const { return m_words; }

    /// Offers only what joins on an empty square: what is taken then is laid there. None: all tiles.
    void setTarget(std::optional<Square> target);
    std::optional<Square> target() const { return m_target; }
    /// Goes to the line for words, ready to type.
    void startTyping();

signals:
    /// Somebody took a tile.
    void taken(const QString &tile);
    /// Somebody took a tile for the target.
    void layAsked(const QString &tile, Square at, Rotation rotation);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void fillSets();
    void take(const QModelIndex &index);
    void updateLook();
    void showTarget();
    bool wordsKey(int key);

    TileListModel *m_model;
    TileFilter *m_filter;
    SearchLine *m_words;
    QComboBox *m_sets, *m_editions;
    QListView *m_list;
    QToolButton *m_here; ///< says that only what fits is offered; a click offers all
    PositionPtr m_position;
    std::optional<Square> m_target;
};

} // namespace towerwatch
