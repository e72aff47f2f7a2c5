// SPDX-License-Identifier: MIT
/// Who plays: names, points, floors, prisoners, and whose turn it is.

const players = (() => {
  let unfolded = '';
  const colourName = colour => (desk.state.choices.colours || []).find(item => item.id === colour)?.name || colour;
  const set = (colour, changed) => { desk.change({do: 'player', colour, ...changed}); show(); };

  function number(player, key, most) {
    const value = player[key];
    return make('label', {}, make('span', {}, say(key)), make('input', {type: 'number', inputmode: 'numeric', min: 0, max: most,
      'data-key': key, value: value === null || value === undefined ? '' : value,
      change: event => set(player.colour, {[key]: event.target.value})}));
  }

  const written = prisoner => prisoner.figure + ' ' + prisoner.owner;
  const select = (name, items) => make('select', {'aria-label': say(name), 'data-key': name}, items.map(item =>
    make('option', {value: item.id}, item.name)));

  /// The prisoners of a player: a tap frees one, two choices and a button take another.
  function prisoners(player) {
    const hold = list => set(player.colour, {prisoners: list.map(written)}), {choices} = desk.state;
    const kind = select('kind', choices.prisoners || []);
    const owner = select('whose', (choices.colours || []).filter(colour => colour.id !== player.colour));
    return make('details', {class: 'wide', open: player.colour === unfolded, toggle: event => {
      if (event.target.open) unfolded = player.colour;
    }}, make('summary', {}, say('prisoners') + ': ' + player.prisoners.length),
    make('div', {class: 'chips'}, player.prisoners.map((prisoner, index) => make('button', {type: 'button', title: say('remove'),
      click: () => hold(player.prisoners.filter((one, other) => other !== index))}, prisoner.label, shape('icon-close')))),
    make('div', {class: 'row'}, kind, owner, button('addPrisoner', () => hold([...player.prisoners, {figure: kind.value, owner: owner.value}]), {icon: 'list-add', bare: true})));
  }

  function card(player) {
    const name = colourName(player.colour);
    return make('fieldset', {class: 'player', 'data-colour': player.colour},
      make('legend', {}, make('span', {class: 'dot ' + player.colour, 'aria-hidden': 'true'}), name),
      make('label', {class: 'wide'}, make('span', {}, say('name')), make('input', {type: 'text', maxlength: 80, autocomplete: 'off', 'data-key': 'name',
        value: player.name || '', change: event => set(player.colour, {name: event.target.value})})),
      number(player, 'points', 10000), number(player, 'floors', 1000),
      make('label', {class: 'choice wide'}, make('input', {type: 'checkbox', checked: player.onTurn, 'data-key': 'turn',
        change: event => { desk.change({do: 'turnOf', colour: event.target.checked ? player.colour : ''}); show(); }}), make('span', {}, say('onTurn'))),
      prisoners(player),
      make('div', {class: 'wide row'}, button('removePlayer', () => { desk.change({do: 'removePlayer', colour: player.colour}); show(); }, {icon: 'edit-delete'})));
  }

  function adding(present) {
    const free = (desk.state.choices.colours || []).filter(colour => !present.includes(colour.id));
    return free.length > 0 && make('div', {}, make('h3', {}, say('addPlayer')), make('div', {class: 'chips'}, free.map(colour =>
      make('button', {type: 'button', 'data-colour': colour.id, click: () => set(colour.id, {})},
        make('span', {class: 'dot ' + colour.id, 'aria-hidden': 'true'}), colour.name))));
  }

  /// Draws the dialog anew and keeps the focus on the field that has it.
  function show() {
    const field = document.activeElement, colour = field?.closest('[data-colour]')?.dataset.colour, key = field?.dataset.key;
    const list = desk.state.table.players;
    dialogs.open('players', say('players'), [
      list.length ? null : make('p', {}, say('noPlayers')), list.map(card), adding(list.map(player => player.colour))]);
    if (key) byId('dialog').querySelector(`[data-colour="${colour}"] [data-key="${key}"]`)?.focus();
  }
  return {show};
})();
