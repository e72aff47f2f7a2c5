// SPDX-License-Identifier: MIT
/// What slides up from below: one thing at a time, the board stays in sight above it.

const sheet = (() => {
  const state = {kind: '', closed: null};
  const isOpen = kind => !byId('sheet').hidden && (!kind || state.kind === kind);

  function grow(tall) {
    byId('sheet').classList.toggle('tall', tall);
    byId('grip').setAttribute('aria-expanded', String(tall));
  }

  /// Shows children under a title. `focus` moves the focus there, for who came by key; `closed` is told the end. What
  /// had the focus and is there again has it still.
  function open(kind, title, children, {focus = false, closed = null} = {}) {
    const element = byId('sheet'), again = isOpen(kind);
    if (element.hidden) view.keep();
    const held = again && byId('sheet-body').contains(document.activeElement) && document.activeElement.dataset.id;
    const ended = state.closed;
    state.closed = null;
    if (!again && ended) ended();
    Object.assign(state, {kind, closed});
    byId('sheet-title').textContent = whole(title);
    byId('sheet-body').replaceChildren(...children.flat().filter(Boolean));
    element.dataset.kind = kind;
    element.hidden = false;
    document.body.classList.add('with-sheet');
    if (!again) {
      grow(false);
      byId('sheet-body').scrollTop = 0;
    }
    if (held) byId('sheet-body').querySelector(`[data-id="${CSS.escape(held)}"]`)?.focus({preventScroll: true});
    if (focus) byId('sheet-title').focus({preventScroll: true});
    requestAnimationFrame(showChosen);
  }
  /// Chips that are chosen are in sight, and none before them is cut.
  function showChosen() {
    byId('sheet-body').querySelectorAll('.scrolling [aria-pressed=true]').forEach(showChip);
  }
  function showChip(chip) {
    const row = chip.parentElement, edge = 16, left = chip.offsetLeft - row.offsetLeft - edge;
    const to = left + chip.offsetWidth + 2 * edge > row.clientWidth ? left : 0, {style} = row.lastElementChild;
    style.marginInlineEnd = '';
    style.marginInlineEnd = Math.max(0, to + row.clientWidth - row.scrollWidth) + 'px';
    row.scrollLeft = to;
  }
  function showFocused({target}) {
    if (target.matches('.scrolling > :focus-visible')) showChip(target);
  }

  function close() {
    if (!isOpen()) return false;
    const within = byId('sheet').contains(document.activeElement);
    byId('sheet').hidden = true;
    document.body.classList.remove('with-sheet');
    const {closed} = state;
    Object.assign(state, {kind: '', closed: null});
    if (closed) closed();
    if (within) board.focus(board.state.selected);
    view.back();
    return true;
  }

  /// The grip: a tap changes the height, dragging it down closes.
  function listen() {
    const grip = byId('grip');
    let from = null;
    grip.addEventListener('pointerdown', event => {
      from = event.clientY;
      grip.setPointerCapture(event.pointerId);
    });
    grip.addEventListener('pointerup', event => {
      const by = from === null ? 0 : event.clientY - from;
      from = null;
      if (Math.abs(by) < 10) return;
      grip.dataset.dragged = 'true';
      if (by < 0) grow(true);
      else if (byId('sheet').classList.contains('tall')) grow(false);
      else close();
    });
    grip.addEventListener('click', () => {
      if (!grip.dataset.dragged) grow(!byId('sheet').classList.contains('tall'));
      delete grip.dataset.dragged;
    });
    byId('sheet-close').addEventListener('click', close);
    byId('sheet-body').addEventListener('focusin', showFocused);
  }
  return {open, close, isOpen, listen, lower: () => grow(false)};
})();
