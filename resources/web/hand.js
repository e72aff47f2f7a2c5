// SPDX-License-Identifier: MIT
/// What a tap, a long press or a key on the board does.

const hand = (() => {
  const asks = request => desk.call({do: 'asks', ...request}).questions || [];
  const askFigure = (figure, focus) => ruling.ask(() => asks({figure}), {focus});
  const askSquare = (at, focus) => ruling.ask(() => asks({at}), {focus});
  /// Whether something is in dispute on a square: more than what its tile completes.
  const isDisputed = at => asks({at}).some(({ask}) => ask !== 'score');

  /// What the tower last touched can do is told by itself as soon as there are floors and figures.
  function glance() {
    const at = board.state.tower, {figures} = desk.state.table;
    const [told] = at && figures.length && board.squareAt(at)?.floors ? asks({at, told: true}) : [];
    const shown = byId('glance').textContent, wanted = told ? told.name + told.verdict : '';
    if (shown !== wanted) byId('glance').replaceChildren(told ? make('button', {type: 'button', click: later(() => { board.select(at); askSquare(at); })},
      make('small', {}, told.name), make('strong', {}, told.verdict)) : '');
  }

  let quiet = 0;
  function announce(text) {
    byId('live').textContent = text;
    clearTimeout(quiet);
    quiet = setTimeout(() => { byId('live').textContent = ''; }, 5000);
  }

  /// Makes a change and says what is gone, with the way back.
  function without(request, name, figures) {
    const labels = figures.map(figure => figure.label), most = 4;
    if (!desk.change(request)) return;
    desk.notice(say('removed', [name, ...labels.slice(0, most), ...labels.length > most ? ['\u2026'] : []].join('; ')), true);
  }
  function take(at) {
    sheet.close();
    without({do: 'take', at}, desk.call({do: 'places', at}).name, board.figuresAt(at));
    board.focus(at);
  }

  /// A tile: the one just laid turns, a tower or watchtower answers, any other is selected.
  function touchTile(at, key) {
    if (place.isMoving()) return place.open(at, key);
    if (board.same(at, board.state.fresh)) return turn(at);
    board.select(at);
    if (isDisputed(at)) return askSquare(at, key);
    sheet.close();
  }
  function turn(at) {
    if (!desk.change({do: 'turn', at})) return;
    announce(board.spoken(board.squareAt(at)));
  }

  function touchSquare(at, key) {
    if (board.squareAt(at)) return touchTile(at, key);
    if (board.isFree(at)) return tiles.open(at, key);
    sheet.close();
    board.select(null);
  }

  function tap(clientX, clientY) {
    const {figure} = place.isMoving() ? {} : board.under(clientX, clientY);
    if (figure === undefined) return touchSquare(view.squareAt(clientX, clientY), false);
    const standing = desk.state.table.figures.find(found => found.index === figure);
    board.select(standing && standing.at);
    board.state.figure = figure;
    askFigure(figure);
  }
  /// A long press offers figures for the very place that is under the finger; a figure there can be dragged on.
  function press(clientX, clientY) {
    const at = view.squareAt(clientX, clientY), {figure, on} = board.under(clientX, clientY);
    const offer = () => board.squareAt(at) ? place.open(at, false, on) : touchSquare(at, false);
    const standing = desk.state.table.figures.find(found => found.index === figure);
    return standing ? drag(standing, clientX, clientY, offer) : offer();
  }
  /// A figure in hand: dropped where it was taken up it has been pressed and no more.
  function drag(figure, fromX, fromY, pressed) {
    const {kind, owner} = figure, ghost = shapes.place('man', {kind, owner});
    let moved = false;
    ghost.id = 'dragged';
    const move = (x, y) => {
      moved ||= Math.hypot(x - fromX, y - fromY) > 12;
      ghost.style.transform = `translate(${x}px, ${y}px)`;
    };
    move(fromX, fromY);
    document.body.append(ghost);
    return {move, end: () => ghost.remove(), drop: (x, y) => {
      const at = view.squareAt(x, y);
      if (!moved) pressed();
      else if (board.squareAt(at)) place.put(figure, at, board.under(x, y).on);
      else announce(say('letGo'));
    }};
  }

  function floors(by) {
    const at = board.state.selected, square = at && board.squareAt(at);
    if (!square?.foundation || square.floors + by < 0 || !desk.change({do: 'floors', at, count: square.floors + by})) return;
    board.state.fresh = null; // the next tap asks
    setTimeout(board.settle, 0, at, 30);
  }

  /// The buttons for the selected tile, within reach of a thumb.
  function tools() {
    const at = board.state.selected, square = at && board.squareAt(at);
    byId('tools').hidden = !square;
    if (!square) return;
    const has = byId('tools').contains(document.activeElement) && document.activeElement.dataset.do;
    const byKey = () => Boolean(byId('tools').querySelector(':focus-visible')); // who came by key goes on by key
    byId('tools').replaceChildren(
      square.foundation ? button('addFloor', () => floors(1), {icon: 'list-add'}) : '',
      button('turn', () => turn(at), {icon: 'object-rotate-right'}),
      button('figures', () => place.open(at, byKey()), {icon: 'figure'}),
      button('ask', () => askSquare(at, byKey()), {icon: 'ask'}),
      button('remove', () => take(at), {icon: 'edit-delete'}));
    if (has) byId('tools').querySelector(`[data-do="${has}"]`)?.focus();
  }

  const arrows = {ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0]};
  const onBoard = {
    Delete: at => board.squareAt(at) && take(at), Backspace: at => board.squareAt(at) && take(at),
    r: at => board.squareAt(at) && turn(at), '+': () => floors(1), '=': () => floors(1), '-': () => floors(-1),
    ContextMenu: at => board.squareAt(at) && place.open(at, true), f: at => board.squareAt(at) && place.open(at, true),
    d: () => dialogs.toggleDangers(), '.': at => board.squareAt(at) && askSquare(at, true),
  };

  function boardKey(event) {
    const cell = event.target.closest('[data-at]');
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = cell.dataset.at.split(',').map(Number), way = arrows[event.key];
    const does = way || onBoard[event.key] || onBoard[event.key.toLowerCase()];
    if (!does) return;
    event.preventDefault();
    if (!way) {
      if (!board.same(board.state.selected, at)) board.select(at);
      return does(at);
    }
    const next = board.towards(at, way);
    if (!next) return;
    board.select(next);
    board.focus(next);
    view.reveal(view.boxOf([next]));
  }

  function back() {
    if (place.letGo()) return announce(say('letGo'));
    if (sheet.close()) return;
    board.select(null);
  }

  function pageKey(event) {
    if (byId('dialog').open) return event.key === 'Escape' && dialogs.close();
    if (event.key === 'Escape') return back();
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.target.matches('input, textarea')) return;
    const does = {z: event.shiftKey ? 'redo' : 'undo', y: 'redo'}[event.key.toLowerCase()];
    const zooms = {'+': 1.25, '=': 1.25, '-': 0.8}[event.key];
    if (does) desk.change({do: does});
    else if (zooms) view.zoom(zooms);
    else if (event.key === '0') board.everything();
    else if (event.key.toLowerCase() === 'f') library.open();
    else return;
    event.preventDefault();
  }

  function listen() {
    touch.listen(byId('field'), tap, press);
    board.onActivate(at => touchSquare(at, true));
    byId('cells').addEventListener('keydown', boardKey);
    document.addEventListener('keydown', pageKey);
    document.addEventListener('selected', later(tools));
    document.addEventListener('selected', later(glance));
    desk.on('table', tools);
    desk.on('table', glance);
  }
  return {announce, askFigure, askSquare, take, without, listen};
})();
