// SPDX-License-Identifier: MIT
/// The squares of the board: a button over each that has a tile or may get one.

const board = (() => {
  const state = {selected: null, fresh: null, figure: null, tower: null};
  const cells = new Map();
  let activate = () => {};

  const keyOf = ([x, y]) => x + ',' + y;
  const same = (a, b) => Boolean(a && b && a[0] === b[0] && a[1] === b[1]);
  const squareAt = at => desk.state.table.squares.find(square => same(square.at, at));
  const figuresAt = at => desk.state.table.figures.filter(figure => same(figure.at, at));
  /// The empty squares beside tiles, and those that the next floor of the tower last touched reaches, or misses by one: what
  /// lies between is in nobody's way and need not be laid.
  function free() {
    const {free: beside} = desk.state.table, most = state.tower ? squareAt(state.tower)?.floors : 0;
    const arms = [];
    for (let by = 2; most && by <= most + 2; ++by) for (const [x, y] of [[0, -by], [-by, 0], [by, 0], [0, by]]) arms.push([state.tower[0] + x, state.tower[1] + y]);
    return [...beside, ...arms.filter(at => !squareAt(at) && !beside.some(each => same(each, at)))];
  }
  const isFree = at => free().some(each => same(each, at));

  /// A square and what stands on it as one sentence.
  const spoken = square => square.label.replaceAll('\n', '; ');

  function labelOf(at, square) {
    const where = `(${at[0]}, ${at[1]})`;
    return square ? spoken(square) : say('freeSquare', where);
  }

  function newCell(at) {
    const cell = make('button', {type: 'button', tabindex: '-1', 'data-at': keyOf(at),
      click: event => { if (event.detail === 0) activate(at); }});
    const {unit} = view.state;
    cell.style.transform = `translate(${at.map(value => value * unit + 'px')})`;
    cell.style.width = cell.style.height = unit + 'px';
    return cell;
  }

  /// Brings the buttons in line with the table; those that stay keep the focus.
  function fill() {
    const {squares} = desk.state.table, layer = byId('cells');
    view.state.tiles = squares.length ? view.boxOf(tiles()) : null;
    const wanted = [...squares.map(square => [square.at, square]), ...free().map(at => [at, null])]
      .sort(([a], [b]) => a[1] - b[1] || a[0] - b[0]);
    const keys = new Set(wanted.map(([at]) => keyOf(at)));
    for (const [key, cell] of cells) if (!keys.has(key)) { cell.remove(); cells.delete(key); }
    let next = layer.firstElementChild;
    for (const [at, square] of wanted) {
      let cell = cells.get(keyOf(at));
      if (!cell) cells.set(keyOf(at), cell = newCell(at));
      const kind = square ? 'cell' : 'cell free', label = labelOf(at, square);
      if (cell.className !== kind) cell.className = kind;
      if (cell.getAttribute('aria-label') !== label) cell.setAttribute('aria-label', label);
      if (cell === next) next = next.nextElementSibling;
      else layer.insertBefore(cell, next);
    }
    if (state.selected && !keys.has(keyOf(state.selected))) state.selected = null;
    rove();
  }

  /// One square can be reached with Tab: the selected one, else the first.
  function rove() {
    const chosen = state.selected && cells.get(keyOf(state.selected)) || byId('cells').firstElementChild;
    for (const cell of byId('cells').querySelectorAll('[tabindex="0"], [aria-current]')) {
      cell.tabIndex = -1;
      cell.removeAttribute('aria-current');
    }
    if (chosen) chosen.tabIndex = 0;
    view.sharpen();
    if (chosen && state.selected) chosen.setAttribute('aria-current', 'true');
  }

  function select(at) {
    if (!same(at, state.fresh)) state.fresh = null;
    state.figure = null;
    state.selected = at && cells.has(keyOf(at)) ? at : null;
    if (at && squareAt(at)?.foundation && !same(at, state.tower)) {
      state.tower = at;
      fill();
    } else rove();
    document.dispatchEvent(new Event('selected'));
  }
  const focus = at => {
    const cell = at ? cells.get(keyOf(at)) : byId('cells').querySelector('[tabindex="0"]');
    if (cell) cell.focus({preventScroll: true});
  };

  /// The nearest square with a button in a direction: straight on if there is one, else a little aside.
  function towards([x, y], [dx, dy]) {
    let best = null, least = Infinity;
    for (const key of cells.keys()) {
      const at = key.split(',').map(Number), ahead = (at[0] - x) * dx + (at[1] - y) * dy;
      const aside = Math.abs((at[0] - x) * dy) + Math.abs((at[1] - y) * dx);
      if (ahead > 0 && ahead >= aside && ahead + 3 * aside < least) [best, least] = [at, ahead + 3 * aside];
    }
    return best;
  }

  /// What is under a fingertip: the square, and the figure and the place on its tile, if any.
  function under(clientX, clientY) {
    const [x, y] = view.boardPoint(clientX, clientY).map(Math.round);
    return desk.call({do: 'hit', x, y, finger: Math.round(Math.min(view.state.unit * 0.12, 14 / view.state.scale))});
  }

  const tiles = () => desk.state.table.squares.map(square => square.at);

  function everything() {
    Object.assign(view.state, {own: false, kept: null});
    view.show(view.boxOf(tiles().length ? tiles() : free()));
  }

  /// Keeps what was laid and its neighbours in sight; all of the board, too, as long as a fingertip meets one square of
  /// it and nobody has chosen what is seen.
  function settle(at, least = 44) {
    const {own, unit} = view.state, all = view.boxOf([...tiles(), ...free()]);
    view.reveal(!own && view.scaleFor(all) * unit >= least ? all : view.boxOf([-1, 1].map(by => at.map(value => value + by))));
  }

  byId('cells').addEventListener('focusin', ({target}) => {
    if (target.matches(':focus-visible')) view.reveal(view.boxOf([target.dataset.at.split(',').map(Number)]));
  });
  desk.on('table', request => {
    if (desk.replacing.includes(request.do)) state.tower = null;
    fill();
  });
  return {state, same, spoken, squareAt, figuresAt, isFree, select, focus, towards, under, everything, settle,
    onActivate: does => { activate = does; }};
})();
