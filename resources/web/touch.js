// SPDX-License-Identifier: MIT
/// What fingers, pens and mice do on the board: tap, long press, drag, pinch, turn the wheel. A long press may give
/// something to drag: {move, drop, end}.

const touch = (() => {
  const slop = 9, longPress = 480;
  const down = new Map();
  let start = null, timer = 0, tap = () => {}, press = () => {};

  const middle = () => {
    const points = [...down.values()];
    return ['x', 'y'].map(axis => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
  };
  const spread = () => {
    const [a, b] = [...down.values()];
    return b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const hold = () => {
    [start.x, start.y] = middle();
    start.spread = spread();
  };

  function begin(event) {
    if (event.button > 0) return;
    letGo();
    down.set(event.pointerId, {x: event.clientX, y: event.clientY});
    clearTimeout(timer);
    start = {moved: down.size > 1, x: 0, y: 0, spread: 0};
    hold();
    if (down.size > 1) return;
    timer = setTimeout(() => {
      start.moved = true;
      if (navigator.vibrate) navigator.vibrate(12);
      start.drag = press(event.clientX, event.clientY);
      if (start.drag) byId('field').setPointerCapture(event.pointerId);
    }, longPress);
  }
  /// What was being dragged falls back.
  const letGo = () => {
    if (start) start.drag?.end();
  };

  function move(event) {
    const point = down.get(event.pointerId);
    if (!point || !start) return;
    if (!event.buttons) return end(event); // let go over what a long press has opened
    point.x = event.clientX;
    point.y = event.clientY;
    const [x, y] = middle();
    if (start.drag) return start.drag.move(x, y);
    if (!start.moved && Math.hypot(x - start.x, y - start.y) < slop) return;
    if (!start.moved) {
      start.moved = true;
      clearTimeout(timer);
      byId('field').setPointerCapture(event.pointerId);
    }
    view.state.own = true;
    view.move(x - start.x, y - start.y);
    if (start.spread > 0) view.zoom(spread() / start.spread, x, y);
    hold();
  }

  function end(event) {
    if (!down.delete(event.pointerId)) return;
    clearTimeout(timer);
    if (down.size) return hold();
    if (event.type === 'pointerup' && start?.drag) start.drag.drop(event.clientX, event.clientY);
    else if (event.type === 'pointerup' && start && !start.moved) tap(event.clientX, event.clientY);
    letGo();
    start = null;
  }

  function listen(board, onTap, onPress) {
    [tap, press] = [onTap, onPress];
    // No click follows a touch: it would meet what the touch has just opened.
    board.addEventListener('touchend', event => { if (event.cancelable) event.preventDefault(); }, {passive: false});
    board.addEventListener('pointerdown', begin);
    board.addEventListener('pointermove', move);
    board.addEventListener('pointerup', end);
    board.addEventListener('pointercancel', end);
    board.addEventListener('contextmenu', event => {
      event.preventDefault();
      const drag = event.pointerType === 'mouse' && press(event.clientX, event.clientY);
      if (drag) drag.drop(event.clientX, event.clientY), drag.end();
    });
    board.addEventListener('wheel', event => {
      event.preventDefault();
      view.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
    }, {passive: false});
  }
  return {listen};
})();
