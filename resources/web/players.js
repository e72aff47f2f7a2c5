// SPDX-License-Identifier: MIT
/// Who plays: names, points, floors, prisoners, and whose turn it is.

const players = (() => {
  let unfolded = '';
  const colourName = colour => (desk.state.choices.colours || []).find(item => item.id === colour)?.name || colour;
  const step = request => {
    desk.change(request);
    show();
  };
  const set = (colour, changed) => step({do: 'player', colour, ...changed});

  /// What is no number between the limits is put back, and said.
  function setField(player, key, input) {
    if (input.validity.valid) return desk.change({do: 'player', colour: player.colour, [key]: input.value});
    input.value = player[key] ?? '';
    desk.complain([say('outOfRange', say(key), input.max)]);
  }
  function remove({colour, label}) {
    hand.without({do: 'removePlayer', colour}, label, desk.state.table.figures.filter(figure => figure.owner === colour));
    show();
  }
  const field = (player, key, attributes) => make('label', {class: key === 'name' ? 'wide' : null}, make('span', {}, say(key)),
    make('input', {...attributes, 'data-key': key, value: player[key] ?? '', autocomplete: 'off',
      change: event => setField(player, key, event.target)}));
  const number = most => ({type: 'number', inputmode: 'numeric', min: 0, max: most});

  const written = prisoner => prisoner.figure + ' ' + prisoner.owner;
  const select = (name, items) => make('select', {'aria-label': say(name), 'data-key': name}, items.map(item =>
    make('option', {value: item.id}, item.name)));

  /// The prisoners of a player: a tap frees one, two choices and a button take another.
  function prisoners(player) {
    const hold = list => set(player.colour, {prisoners: list.map(written)}), choices = desk.choices();
    const kind = select('kind', choices.figures.filter(figure => figure.prisoner ?? !figure.neutral));
    const owner = select('whose', choices.colours.filter(colour => colour.id !== player.colour));
    return make('details', {class: 'wide', open: player.colour === unfolded, toggle: event => {
      if (event.target.open) unfolded = player.colour;
    }}, make('summary', {}, say('prisoners') + ': ' + player.prisoners.length),
    make('div', {class: 'chips'}, player.prisoners.map(prisoner => make('button', {type: 'button', title: say('remove'),
      click: () => hold(player.prisoners.filter(other => other !== prisoner))}, prisoner.label, shape('icon-close')))),
    make('div', {class: 'row'}, kind, owner, button('addPrisoner',
      () => hold([...player.prisoners, {figure: kind.value, owner: owner.value}]), {icon: 'list-add', bare: true})));
  }

  function card(player) {
    const name = colourName(player.colour);
    return make('fieldset', {class: 'player', 'data-colour': player.colour},
      make('legend', {}, dot(player.colour), name),
      field(player, 'name', {type: 'text', maxlength: 100}),
      field(player, 'points', number(10000)), field(player, 'floors', number(1000)),
      make('label', {class: 'choice wide'}, make('input', {type: 'checkbox', checked: player.onTurn, 'data-key': 'turn',
        change: event => step({do: 'turnOf', colour: event.target.checked ? player.colour : ''})}),
      make('span', {}, say('onTurn'))),
      prisoners(player),
      make('div', {class: 'wide row'},
        button('removePlayer', () => remove(player), {icon: 'edit-delete'})));
  }

  function adding(present) {
    const free = (desk.state.choices.colours || []).filter(colour => !present.includes(colour.id));
    const chip = ({id, name}) => make('button', {type: 'button', 'data-colour': id, click: () => set(id, {})},
      dot(id), name);
    return free.length > 0 && [make('h3', {}, say('addPlayer')), make('div', {class: 'chips'}, free.map(chip))];
  }

  /// Draws the dialog anew and keeps the focus on the field that has it.
  function show() {
    const field = document.activeElement, colour = field?.closest('[data-colour]')?.dataset.colour, key = field?.dataset.key;
    const list = desk.state.table.players;
    dialogs.open('players', say('players'), [
      list.length ? null : make('p', {}, say('noPlayers')), ...list.map(card), adding(list.map(player => player.colour))]);
    if (key) byId('dialog').querySelector(`[data-colour="${colour}"] [data-key="${key}"]`)?.focus();
  }
  desk.on('table', request => {
    if (['undo', 'redo'].includes(request.do) && byId('dialog').open && byId('dialog').dataset.kind === 'players') show();
  });
  return {show};
})();
