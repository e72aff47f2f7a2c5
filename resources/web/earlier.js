// SPDX-License-Identifier: MIT
/// Boards that others took the place of, so that nobody's work is lost when a link or the library opens a board.

const earlier = (() => {
  const store = 'towerwatch-earlier', most = 12;
  let touched = false;

  function list() {
    try {
      const kept = JSON.parse(localStorage.getItem(store) || '[]');
      return Array.isArray(kept) ? kept.filter(board => board && typeof board.yaml === 'string').slice(0, most) : [];
    } catch {
      return [];
    }
  }

  /// Called before another board is opened: keeps this one if somebody changed it.
  function before() {
    const {title, squares} = desk.state.table;
    return touched && squares.length > 0 && {yaml: desk.call({do: 'text'}).yaml, title, time: Date.now()};
  }
  /// Called when it was opened.
  function after(board) {
    touched = false;
    if (!board) return;
    try {
      const others = list().filter(other => other.yaml !== board.yaml);
      localStorage.setItem(store, JSON.stringify([board, ...others].slice(0, most)));
    } catch { /* desk says that nothing is kept */ }
  }
  const touch = () => { touched = true; };

  const nameOf = ({title, time}) => [title, Number.isFinite(time) && new Date(time).toLocaleString(desk.state.language,
    {dateStyle: 'medium', timeStyle: 'short'})].filter(Boolean).map(String).join(', ') || say('board');

  return {before, after, touch, list, nameOf};
})();
