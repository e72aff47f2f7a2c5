// SPDX-License-Identifier: MIT
/// The tiles that can be laid: by set, by edition, by what is typed.
#pragma once

#include "views/search/inplay.h"

#include <QElapsedTimer>
#include <QPersistentModelIndex>
#include <QWidget>

class QActionGroup;
class QLabel;
class QModelIndex;
class QPushButton;
class QToolButton;

namespace towerwatch {

class SearchLine;
class TileFilter;
class TileList;
class TileListModel;

class TilePalette : public QWidget
{
    Q_OBJECT

public:
    explicit TilePalette(QWidget *parent = nullptr);

    /// Lists what can occur before the rest.
    void setPosition(const PositionPtr &position, const InPlay &inPlay = {});
    /// With room for three tiles beside each other.
    QSize sizeHint() const override { return {264, QWidget::sizeHint().height()}; }
    /// Shows which tile is in hand; empty: none.
    void setInHand(const QString &tile);
    /// The edition whose set the copies left are counted of: 1, 2, 3; 0: that of the rules.
    int edition() const;
    TileList *list() const { return m_list; }
    SearchLine *words() const { return m_words; }

    /// Offers only what joins on an empty square: what is taken then is laid there. None: all tiles.
    void setTarget(std::optional<Square> target);
    std::optional<Square> target() const { return m_target; }
    /// Focuses the search line; `letters`: what was already typed elsewhere.
    void startTyping(const QString &letters = {});

signals:
    /// The user took a tile.
    void taken(const QString &tile);
    /// The user took a tile for the target, by key or by mouse.
    void layAsked(const QString &tile, Square at, Rotation rotation, bool byKey);
    /// The current tile, which would be laid on the target, changed; an empty id: none.
    void offered(const QString &tile, Rotation rotation);
    /// While there is a target, a key for the board was pressed in the search line.
    void leftWith(const QKeyEvent &key);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    /// Whether a key takes a figure or moves the board's cursor and would not edit what was typed.
    bool isForBoard(const QKeyEvent &key) const;
    /// The sets of which tiles are offered, those that can occur before the others, and the editions.
    void fillChoices();
    /// Shows the set that tiles name so: empty is a scenario's own, null all of them.
    void showSet(const QString &set);
    void choose();
    void showOnly();
    void connectParts();
    void take(const QModelIndex &index, bool byKey);
    void offer(const QModelIndex &index);
    /// Turns the current tile to the next rotation in which it fits, if there is another.
    void turn();
    Rotation rotationOf(const QModelIndex &index) const;
    void search(const QString &words);
    void searchSets();
    void aim(std::optional<Square> target, bool anyway);
    void showTarget();
    void showFound();
    QString nothingWords() const;
    void step(int by);
    bool wordsKey(int key);
    /// Whether no tile that fits matches what was typed.
    bool isRefused() const;

    TileListModel *m_model;
    TileFilter *m_filter;
    // In the order in which they stand and Tab goes:
    SearchLine *m_words;
    QToolButton *m_choose; ///< opens the sets and editions
    QToolButton *m_only;   ///< says which of them are offered; a click offers all
    QToolButton *m_here;   ///< says that only what fits is offered; a click offers all
    QLabel *m_nothing;     ///< says that nothing was found
    QPushButton *m_all;    ///< offers what was searched for though it does not fit
    TileList *m_list;
    QActionGroup *m_sets, *m_editions;
    QString m_set; ///< the chosen one, though a search may show others; null: all
    InPlay m_inPlay;
    PositionPtr m_position;
    std::optional<Square> m_target;
    bool m_anyway = false;          ///< also what does not fit
    QPersistentModelIndex m_turned; ///< the tile that is shown otherwise than listed
    Rotation m_turnedTo = Rotation::R0;
    QString m_refused;       ///< words whose tile did not fit: more letters begin a new search
    QElapsedTimer m_refusal; ///< since m_refused was typed
};

} // namespace towerwatch
