// SPDX-License-Identifier: MIT
/// The tiles that fit a free square, already turned; a tap lays one.

const tiles = (() => {
  let at = null, all = false, sought = '';
  const pictures = new Map();

  /// The picture of a tile, kept once it was drawn.
  function picture(tile, rotation) {
    const key = tile + ' ' + rotation;
    if (!pictures.has(key)) pictures.set(key, desk.call({do: 'picture', tile, rotation}).svg || '');
    return pictures.get(key);
  }

  const waiting = [];
  /// Draws one waiting picture between two frames, so that the hand is never held up.
  function drawWaiting() {
    const place = waiting.shift();
    if (place && place.isConnected) place.append(pictureOf(picture(place.dataset.tile, Number(place.dataset.rotation))));
    if (waiting.length) setTimeout(drawWaiting);
  }
  const watcher = new IntersectionObserver(entries => {
    const idle = !waiting.length;
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      waiting.push(target);
    }
    if (idle && waiting.length) setTimeout(drawWaiting);
  }, {rootMargin: '120px'});

  function lay(tile) {
    const where = at;
    if (!desk.change({do: 'lay', at: where, tile: tile.id, rotation: tile.rotation})) return;
    board.state.fresh = where;
    sheet.close();
    board.select(where);
    board.focus(where);
    view.reveal(view.boxOf([[where[0] - 1, where[1] - 1], [where[0] + 1, where[1] + 1]]));
    hand.announce(board.squareAt(where).label);
  }

  function entry(tile) {
    const place = make('span', {class: 'tile', 'data-tile': tile.id, 'data-rotation': tile.rotation});
    watcher.observe(place);
    const state = tile.fits === false ? say('doesNotFit') : '';
    return make('button', {type: 'button', class: tile.fits === false ? 'offer misfit' : 'offer', 'data-tile': tile.id,
      'aria-label': [tile.name, state].filter(Boolean).join(', '), title: tile.name, click: () => lay(tile)},
    place, make('small', {}, tile.fits === false ? shape('icon-close') : null, tile.left === undefined || tile.left === null ? '' : '× ' + tile.left));
  }

  function list() {
    const response = desk.call({do: 'fitting', at, all});
    if (response.errors) return [make('p', {}, ...response.errors)];
    const found = response.tiles.filter(tile => tile.name.toLocaleLowerCase().includes(sought.toLocaleLowerCase()));
    watcher.disconnect();
    waiting.length = 0;
    return found.length ? found.map(entry) : [make('p', {}, say(sought ? 'noSuchTile' : 'nothingFits'))];
  }

  function open(square, focus) {
    [at, all, sought] = [square, false, ''];
    board.select(at);
    show(focus);
    view.reveal(view.boxOf([at]));
  }

  function show(focus) {
    const offers = make('div', {id: 'offers'}, list());
    const search = make('input', {type: 'search', class: 'find', 'aria-label': say('findTile'), placeholder: say('findTile'),
      input: event => { sought = event.target.value; offers.replaceChildren(...list()); }});
    const every = button('allTiles', () => {
      all = !all;
      every.setAttribute('aria-pressed', String(all));
      offers.replaceChildren(...list());
    }, {pressed: all});
    sheet.open('tiles', say('fits', `(${at[0]}, ${at[1]})`), [offers, make('div', {class: 'row'}, search, every)], {focus});
  }

  desk.on('table', () => {
    if (!sheet.isOpen('tiles')) return;
    if (board.isFree(at)) show(false);
    else sheet.close();
  });
  return {open};
})();
