// SPDX-License-Identifier: MIT
/// Starts the page with its referee: what was kept, what the address holds.

const main = (() => {
  function header() {
    const {table} = desk.state;
    byId('title').textContent = document.title = table.title || 'Towerwatch';
    byId('heading').classList.toggle('untitled', !table.title);
    byId('rules').textContent = table.rulesText;
    byId('undo').disabled = !table.canUndo;
    byId('redo').disabled = !table.canRedo;
    byId('warnings').hidden = !table.warnings.length;
    byId('warning-count').textContent = String(table.warnings.length);
    byId('hint').hidden = table.squares.length > 0;
  }

  /// Another board: everything in sight, and what its file asks answered.
  function another(request) {
    if (!desk.replacing.includes(request.do)) return;
    board.state.fresh = null;
    board.select(null);
    if (sheet.isOpen()) sheet.close();
    const {questions} = desk.state.table;
    if (questions.length) ruling.ask(() => desk.state.table.questions, {look: board.everything});
    board.everything();
  }

  let fading = 0;
  /// Says something over everything else. A status goes by itself, what is wrong or can be undone stays until it is
  /// closed or somebody changes the table.
  function message(sentences, role, undoable) {
    clearTimeout(fading);
    if (role === 'status' && !undoable) fading = setTimeout(hush, 6000);
    const box = byId('message');
    box.classList.remove('going');
    box.setAttribute('role', role);
    byId('message-text').replaceChildren(...sentences.map(text => make('p', {}, text)),
      undoable ? button('undo', () => box.matches('.going') || desk.change({do: 'undo'}), {icon: 'edit-undo'}) : '');
    box.hidden = false;
  }

  /// Takes away what was said; a finger on its way there still meets it, and not what is below.
  function hush() {
    clearTimeout(fading);
    byId('message').classList.add('going');
    fading = setTimeout(() => { byId('message').hidden = true; }, 500);
  }

  function listen() {
    desk.on('table', header);
    desk.on('table', another);
    desk.on('errors', sentences => message(sentences, 'alert'));
    desk.on('notice', (text, undoable) => message([text], 'status', undoable));
    desk.on('hush', hush);
    byId('message-close').addEventListener('click', () => { byId('message').hidden = true; });
    const does = {
      undo: () => desk.change({do: 'undo'}), redo: () => desk.change({do: 'redo'}),
      rules: dialogs.rules, warnings: dialogs.warnings, 'show-menu': dialogs.menu, 'ask-menu': dialogs.questions,
      'show-players': players.show, 'show-search': library.open, 'show-share': share.show,
      'zoom-in': () => view.zoom(1.3), 'zoom-out': () => view.zoom(1 / 1.3), 'zoom-fit': board.everything,
    };
    for (const [id, what] of Object.entries(does)) byId(id).addEventListener('click', later(what));
    addEventListener('resize', refit);
    for (const part of [sheet, dialogs, hand, share]) part.listen();
  }

  /// The window has another size: the board is shown as before, unless somebody chose how large it is. What brings up
  /// a keyboard does not count.
  function refit() {
    if (!desk.state.table || view.state.own || document.activeElement.matches('input, textarea')) return view.move(0, 0);
    board.everything();
    if (board.state.selected) view.reveal(view.boxOf([board.state.selected]));
  }

  async function start(referee) {
    listen();
    await desk.start(referee);
    await nextTask();
    const isAsked = share.fromAddress();
    if (!isAsked) share.fromPage();
    setTimeout(share.toAddress);
    if (!isEmbedded && !isAsked && !desk.state.table.squares.length) cards.open();
  }
  return {start};
})();

/// What the loader calls once the referee is there.
function startPage(referee) {
  main.start(referee);
}
/// What the loader calls where it cannot be.
function failPage() {
  document.body.classList.add('failed');
}
