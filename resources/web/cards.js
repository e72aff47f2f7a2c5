// SPDX-License-Identifier: MIT
/// What the page begins with when nothing lies on the table: boards for the usual disputes, as cards.

const cards = (() => {
  const card = ({path, title}) => make('button', {type: 'button', class: 'card', 'data-path': path, click: () => library.openBoard(path)},
    make('img', {alt: ''}), make('span', {}, title));

  /// The boards to begin with, in their order.
  function boards() {
    const {start, folders} = desk.call({do: 'library'}), all = (folders || []).flatMap(folder => folder.scenarios);
    return (start || []).map(path => all.find(board => board.path === path));
  }

  /// The cards can be read and tapped at once; their pictures follow, each in a task of its own.
  async function draw(list) {
    for (const each of list) {
      await nextPicture();
      if (!byId('dialog').open || !each.isConnected) return;
      const {svg} = desk.call({do: 'render', path: each.dataset.path, dark: desk.isDark(), transparent: true});
      if (svg) each.querySelector('img').src = imageOf(svg);
    }
  }

  function emptyTable() {
    dialogs.close();
    if (desk.state.table.squares.length) dialogs.emptyBoard();
  }

  function open() {
    const list = boards().map(card);
    dialogs.open('start', say('start'), [make('div', {class: 'cards'}, list),
      make('div', {class: 'cards'}, button('newBoard', emptyTable, {icon: 'document-new'}),
        button('allBoards', library.open, {icon: 'board'}), button('menu', dialogs.menu, {icon: 'menu'})),
      share.earlierBoards()]);
    draw(list);
  }
  return {open};
})();
