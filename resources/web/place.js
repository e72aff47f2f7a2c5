// SPDX-License-Identifier: MIT
/// One square in the hand: its floors, the figures on it, those that can be put there, turning, taking away.

const place = (() => {
  const state = {at: null, on: null, colour: '', moving: null};

  /// The place that the sheet is about, to be marked on the board.
  const chosen = () => sheet.isOpen('place') && state.on ? {at: state.at, on: state.on} : null;
  const again = () => { if (sheet.isOpen('place')) show(false); };
  const act = request => { if (desk.change(request)) hand.announce(summary()); };
  const summary = () => {
    const square = board.squareAt(state.at);
    return square ? board.spoken(square) : '';
  };

  /// A number of floors between one fewer and one more.
  const stepper = (count, set, least = 0) => make('div', {class: 'row stepper', role: 'group', 'aria-label': say('floors')},
    make('strong', {}, say('floors')),
    button('fewerFloors', () => set(count - 1), {icon: 'list-remove', bare: true, disabled: count <= least}),
    make('output', {id: 'floor-count'}, String(count)),
    button('moreFloors', () => set(count + 1), {icon: 'list-add', bare: true}));
  const floors = square => (square.foundation || square.floors > 0) && stepper(square.floors, count => act({do: 'floors', at: state.at, count}));

  function standing(figure) {
    return make('li', {class: 'row'}, make('span', {class: 'grow'}, figure.label),
      button('ask', () => hand.askFigure(figure.index), {icon: 'ask', bare: true}),
      button('move', () => carry(figure), {icon: 'move', bare: true}),
      button('removeFigure', () => act({do: 'remove', figure: figure.index}), {icon: 'edit-delete', bare: true}));
  }

  /// Takes a figure in hand; the next square that is tapped offers its places.
  function carry(figure) {
    state.moving = figure;
    sheet.close();
    desk.notice(say('tapWhereTo', figure.label));
  }
  function letGo() {
    const had = Boolean(state.moving);
    state.moving = null;
    return had;
  }
  function drop(on) {
    const figure = state.moving;
    state.moving = null;
    if (desk.change({do: 'move', figure: figure.index, at: state.at, on})) hand.announce(summary());
    again();
  }

  /// Puts a figure on a place that suits it; where that does not, the others of its tile are offered.
  function put(figure, at, on) {
    const suits = desk.call({do: 'places', at}).places.some(spot => spot.on === on && spot.kinds.includes(figure.kind));
    state.moving = figure;
    if (figure.owner && !suits) return open(at);
    state.at = at;
    drop(figure.owner ? on : undefined);
  }

  /// Choices beside each other, one of which holds.
  function chips(name, items, chosen, choose) {
    const take = id => {
      choose(id);
      again();
    };
    return scrolling(say(name), items.map(({id, mark, label}) => chip(id === chosen, id, later(() => take(id)), mark, label)));
  }

  function kinds(kindIds, labels, owner, on) {
    return make('div', {class: 'chips scrolling kinds'}, kindIds.map(kind => {
      const whose = labels.get(kind).neutral ? {} : {owner, on};
      return make('button', {type: 'button', 'data-kind': kind, class: 'figure',
        click: later(() => act({do: 'figure', at: state.at, kind, ...whose}))},
      shapes.place('man', {kind, owner: whose.owner}), make('span', {}, labels.get(kind).label));
    }));
  }

  /// A meeple of each colour, put there with a tap.
  const meeples = (owners, on, name) => scrolling(name, owners.map(({id, label}) =>
    make('button', {type: 'button', 'data-meeple': id, 'aria-label': label, click: later(() => {
      act({do: 'figure', at: state.at, kind: 'meeple', owner: id, on});
      sheet.close();
    })}, shapes.place('man', {kind: 'meeple', owner: id}))));

  function adding(offer) {
    const labels = new Map(offer.figures.map(figure => [figure.kind, figure]));
    const spots = offer.places.filter(spot => spot.kinds.length);
    if (!spots.some(spot => spot.on === state.on)) state.on = spots.length ? spots[0].on : null;
    const spot = spots.find(found => found.on === state.on);
    const owners = offer.colours.map(({id, label}) => ({id, label, mark: dot(id)}));
    const isHere = kind => !labels.get(kind).other, isOther = kind => !isHere(kind);
    const neutral = offer.figures.filter(figure => figure.neutral).map(figure => figure.kind);
    const others = spot ? [...spot.kinds, ...neutral].filter(isOther) : [];
    return [
      chips('where', spots.map(found => ({id: found.on, label: found.label})), state.on, on => { state.on = on; }),
      spot?.kinds.includes('meeple') && meeples(owners, spot.on, labels.get('meeple').label),
      chips('whose', owners, state.colour, colour => { state.colour = colour; }),
      spot && make('div', {role: 'group', 'aria-label': say('addFigure')}, kinds(spot.kinds.filter(isHere), labels, state.colour, spot.on)),
      neutral.some(isHere) && unfolding(say('neutral'), () => kinds(neutral.filter(isHere), labels)),
      others.length > 0 && unfolding(say('otherExpansions'), () => kinds(others, labels, state.colour, spot.on))];
  }

  const moving = offer => [make('h3', {}, say('moveTo', state.moving.label)),
    make('div', {class: 'chips'}, state.moving.owner
      ? offer.places.filter(spot => spot.kinds.includes(state.moving.kind)).map(spot =>
        make('button', {type: 'button', 'data-id': spot.on, click: () => drop(spot.on)}, spot.label))
      : button('here', () => drop()),
    button('cancel', () => { state.moving = null; again(); }))];

  function show(focus) {
    const square = board.squareAt(state.at), offer = desk.call({do: 'places', at: state.at});
    if (!square || offer.errors) return sheet.close();
    const figures = board.figuresAt(state.at);
    sheet.open('place', offer.name, [
      floors(square),
      ...(state.moving ? moving(offer) : adding(offer)),
      figures.length > 0 && make('ul', {id: 'standing'}, figures.map(standing)),
      make('div', {class: 'row'},
        button('ask', () => hand.askSquare(state.at), {icon: 'ask'}),
        button('turn', () => act({do: 'turn', at: state.at}), {icon: 'object-rotate-right'}),
        button('bridge', () => act({do: 'bridge', at: state.at}), {icon: 'tool-bridge'}),
        button('castle', () => act({do: 'castle', at: state.at}), {icon: 'tool-castle'}),
        button('removeTile', () => hand.take(state.at), {icon: 'edit-delete'}))], {focus, closed: picture.soon});
    picture.soon();
  }

  function open(at, focus, on) {
    const {players} = desk.state.table;
    const onTurn = players.find(player => player.onTurn) || players[0];
    state.on = on ?? (board.same(at, state.at) ? state.on : null);
    state.at = at;
    state.colour ||= onTurn ? onTurn.colour : 'red';
    board.select(at);
    setTimeout(show, 0, focus);
    setTimeout(() => view.reveal(view.boxOf([at])));
  }

  desk.on('table', again);
  return {open, put, letGo, chosen, stepper, isMoving: () => Boolean(state.moving)};
})();
