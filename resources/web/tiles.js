// SPDX-License-Identifier: MIT
/// The tiles that fit a free square, already turned; a tap lays one.

const tiles = (() => {
  const atOnce = 12;
  let at = null, all = false, sought = '', filling = 0;
  function lay(tile) {
    const where = at;
    if (!desk.change({do: 'lay', at: where, tile: tile.id, rotation: tile.rotation})) return;
    board.state.fresh = where;
    setTimeout(() => {
      board.select(where);
      board.focus(where);
      board.settle(where);
      hand.announce(board.spoken(board.squareAt(where)));
    });
  }

  function entry(tile) {
    const misfits = tile.fits === false, left = Number.isInteger(tile.left) && '\u00d7 ' + Math.max(0, tile.left);
    return make('button', {type: 'button', class: misfits ? 'offer misfit' : 'offer', 'data-tile': tile.id, title: tile.name,
      'aria-label': misfits ? tile.name + ', ' + say('doesNotFit') : tile.name, click: later(() => lay(tile))},
    shapes.place('tile', {tile: tile.id, rotation: tile.rotation}), make('small', {}, misfits && shape('icon-dialog-warning'), left));
  }

  /// What fits, or a sentence that says why nothing can be said.
  function list() {
    const response = desk.call({do: 'fitting', at, all, words: sought}), found = response.tiles;
    if (response.errors) return response.errors.join(' ');
    return found.length ? [...found.filter(tile => !(tile.left <= 0)), ...found.filter(tile => tile.left <= 0)] : null;
  }

  /// Fills the sheet, a few tiles between two frames.
  function fill(offers) {
    const found = list();
    clearTimeout(filling);
    const why = found || say(sought ? 'noSuchTile' : 'nothingFits');
    offers.replaceChildren(...Array.isArray(found) ? [] : [make('p', {}, why)]);
    const more = from => {
      offers.append(...found.slice(from, from + atOnce).map(entry));
      if (from + atOnce < found.length) filling = setTimeout(more, 0, from + atOnce);
    };
    if (Array.isArray(found)) more(0);
  }

  function open(square, focus) {
    [at, all, sought] = [square, false, ''];
    board.select(at);
    show(focus);
    view.reveal(view.boxOf([at]));
  }

  function show(focus) {
    const offers = make('div', {id: 'offers'});
    const search = make('input', {type: 'search', class: 'find', 'aria-label': say('findTile'), placeholder: say('findTile'),
      input: event => {
        sought = event.target.value;
        fill(offers);
        byId('sheet-body').scrollTop = 0;
      }});
    const every = button('allTiles', () => {
      all = !all;
      every.setAttribute('aria-pressed', String(all));
      fill(offers);
    }, {pressed: all});
    sheet.open('tiles', say('fits', `(${at[0]}, ${at[1]})`), [make('div', {class: 'row', id: 'finder'}, search, every), offers], {focus});
    clearTimeout(filling);
    filling = setTimeout(fill, 0, offers);
  }

  desk.on('table', () => {
    if (!sheet.isOpen('tiles')) return;
    if (board.isFree(at)) show(false);
    else sheet.close();
  });
  desk.on('look', () => { if (sheet.isOpen('tiles')) show(false); });
  return {open};
})();
