// SPDX-License-Identifier: MIT
/// What part of the board is seen: where a point of the screen lies on the board, moving and zooming.

const view = (() => {
  const least = 0.08, most = 4;
  const state = {x: 0, y: 0, scale: 1, own: false, box: {x: 0, y: 0, width: 100, height: 100}, tiles: null, kept: null, unit: 100};
  let frame = 0, resting = 0;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  const port = () => byId('board').getBoundingClientRect();
  /// The part of the board's window that no sheet covers.
  const seen = () => {
    const whole = port(), sheet = byId('sheet'), covered = sheet.getClientRects().length > 0, beside = sheet.offsetLeft > 0;
    return {width: covered && beside ? Math.min(whole.width, sheet.offsetLeft - whole.left) : whole.width,
      height: covered && !beside ? Math.max(80, Math.min(whole.height, sheet.offsetTop - whole.top)) : whole.height};
  };

  /// The middle of what is seen, in the window.
  const middle = () => {
    const whole = port(), room = seen();
    return [whole.left + room.width / 2, whole.top + room.height / 2];
  };

  function apply() {
    frame = 0;
    const layer = byId('layer'), fine = devicePixelRatio, pixels = Math.round(state.scale * state.unit * fine);
    const [x, y] = [state.x, state.y].map(value => Math.round(value * fine) / fine); // no seams between tiles
    layer.style.transform = `translate(${x}px, ${y}px) scale(${pixels / state.unit / fine})`;
    layer.style.willChange = 'transform';
    clearTimeout(resting);
    resting = setTimeout(rest, 160);
  }
  /// When the hand rests, the board is drawn sharp, lines get their width back, and what is out of sight is offered.
  function rest() {
    byId('layer').style.willChange = '';
    sharpen();
    byId('zoom').classList.toggle('needed', !isSeen(state.tiles));
  }
  /// Frames are as wide on the screen however small the board is.
  function sharpen() {
    const cell = byId('cells').querySelector('[tabindex="0"]');
    if (cell) cell.style.setProperty('--pixel', 1 / state.scale);
  }
  const soon = () => { frame ||= requestAnimationFrame(apply); };

  function move(dx, dy) {
    state.x += dx;
    state.y += dy;
    keepInside();
    soon();
  }
  /// A hand's breadth of the board always stays in the window.
  function keepInside() {
    const room = port(), hold = 60, box = state.box;
    const within = (value, low, high) => Math.min(Math.max(value, low), high);
    state.x = within(state.x, hold - (box.x + box.width) * state.scale, room.width - hold - box.x * state.scale);
    state.y = within(state.y, hold - (box.y + box.height) * state.scale, room.height - hold - box.y * state.scale);
  }

  /// Zooms by a factor around a point of the window.
  function zoom(factor, clientX, clientY) {
    const room = port(), [x, y] = middle();
    const px = (clientX ?? x) - room.left, py = (clientY ?? y) - room.top;
    const small = Math.min(state.scale, room.width / state.box.width / 2, room.height / state.box.height / 2);
    const scale = Math.min(most, Math.max(least, small, state.scale * factor)), by = scale / state.scale;
    state.x = px - (px - state.x) * by;
    state.y = py - (py - state.y) * by;
    state.scale = scale;
    state.own = true;
    keepInside();
    soon();
  }

  /// Shows a box of the board, in board units, as large as it fits.
  function show(box, largest = 1.1) {
    const room = seen();
    state.scale = Math.max(least, Math.min(largest, scaleFor(box)));
    state.x = room.width / 2 - (box.x + box.width / 2) * state.scale;
    state.y = room.height / 2 - (box.y + box.height / 2) * state.scale;
    glide();
  }
  /// How a box that fits has to be moved into sight.
  function shift(box) {
    const room = seen(), by = (start, size, space) => start < 0 ? -start : Math.min(0, space - size - start);
    return [by(box.x * state.scale + state.x, box.width * state.scale, room.width),
      by(box.y * state.scale + state.y, box.height * state.scale, room.height)];
  }
  /// The greatest scale at which a box is seen as a whole.
  const scaleFor = box => Math.min(seen().width / box.width, seen().height / box.height);
  const isSeen = box => !box || state.scale <= scaleFor(box) && shift(box).every(by => Math.abs(by) < 1);

  /// Moves, and if need be zooms out, as little as brings a box into sight.
  function reveal(box) {
    if (state.scale > scaleFor(box)) return show(box, state.scale);
    const by = shift(box);
    if (!by.some(Boolean)) return;
    move(...by);
    glide();
  }
  /// What is seen now comes back when a sheet closes, unless a hand has moved the board meanwhile.
  const keep = () => { state.kept = {x: state.x, y: state.y, scale: state.scale}; };
  function back() {
    if (!state.own) Object.assign(state, state.kept);
    glide();
  }
  function glide() {
    const layer = byId('layer');
    if (!calm.matches) {
      layer.classList.add('gliding');
      setTimeout(() => layer.classList.remove('gliding'), 180);
    }
    soon();
  }

  const boxOf = squares => {
    const xs = squares.map(square => square[0]), ys = squares.map(square => square[1]), unit = state.unit;
    const x = Math.min(...xs) - 0.3, y = Math.min(...ys) - 0.3;
    return {x: x * unit, y: y * unit, width: (Math.max(...xs) + 1.3 - x) * unit, height: (Math.max(...ys) + 1.3 - y) * unit};
  };

  const boardPoint = (clientX, clientY) => {
    const room = port();
    return [(clientX - room.left - state.x) / state.scale, (clientY - room.top - state.y) / state.scale];
  };
  const squareAt = (clientX, clientY) => boardPoint(clientX, clientY).map(value => Math.floor(value / state.unit));

  return {state, move, zoom, show, reveal, keep, back, scaleFor, boxOf, boardPoint, squareAt, middle, sharpen};
})();
