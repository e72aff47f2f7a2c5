// SPDX-License-Identifier: MIT
/// What opens over the board: the menu, the rules, the players, and how all of them look.

const dialogs = (() => {
  const others = () => document.querySelectorAll('body > header, main, #bar');
  let before = null;

  /// Opens a dialog with a title; Escape and its button close it, and the focus goes back where it was. A modal one of
  /// the browser's own would have the styles of the whole board worked out anew each time.
  function open(kind, title, children) {
    const dialog = byId('dialog'), again = dialog.open && dialog.dataset.kind === kind;
    dialog.dataset.kind = kind;
    byId('dialog-title').textContent = whole(title);
    byId('dialog-body').replaceChildren(...children.flat().filter(Boolean));
    if (!dialog.open) {
      before = document.activeElement;
      others().forEach(part => part.setAttribute('aria-hidden', 'true'));
      dialog.show();
    }
    if (again) return;
    byId('dialog-body').scrollTop = 0;
    desk.hush();
  }
  function close() {
    others().forEach(part => part.removeAttribute('aria-hidden'));
    byId('dialog').close();
    if (before?.isConnected) before.focus({preventScroll: true});
    before = null;
  }

  /// Nothing but the dialog and what is said over it has the focus as long as it is open: Tab goes round.
  function goRound(event) {
    const stops = [...byId('dialog').querySelectorAll('button, input:not([type=radio]:not(:checked)), select, textarea, summary, a[href]')]
      .filter(element => !element.disabled && element.tabIndex >= 0 && element.getClientRects().length);
    const [from, to] = event.shiftKey ? [stops[0], stops[stops.length - 1]] : [stops[stops.length - 1], stops[0]];
    if ((event.key !== 'Tab' && event.code !== 'Tab') || document.activeElement !== from) return;
    event.preventDefault();
    to.focus();
  }
  function keepFocus({target}) {
    if (byId('dialog').open && !target.closest('#dialog, #message')) byId('dialog-close').focus();
  }

  function toggleDangers() {
    desk.state.dangers = !desk.state.dangers;
    picture.soon();
    desk.notice(say(desk.state.dangers ? 'dangersShown' : 'dangersHidden'));
  }

  function emptyBoard() {
    if (desk.change({do: 'new'})) desk.notice(say('emptied', desk.state.table.rulesText), true);
  }

  const choice = (name, label, list, chosen, choose) => make('fieldset', {}, make('legend', {}, label), list.map(item =>
    make('label', {class: 'choice'}, make('input', {type: 'radio', name, value: item.id, checked: item.id === chosen,
      change: later(() => choose(item.id))}), make('span', {lang: name === 'language' ? item.id : null}, item.name))));

  const schemes = () => [['', 'asSystem'], ['light', 'light'], ['dark', 'dark']].map(([id, key]) => ({id, name: say(key)}));

  async function setLanguage(id) {
    await desk.setLanguage({language: id});
    if (!byId('dialog').open || byId('dialog').dataset.kind !== 'menu') return;
    menu();
    refocus('language', id);
  }
  function refocus(name, value) {
    byId('dialog-body').querySelector(`[name=${name}][value="${CSS.escape(value)}"]`)?.focus();
  }

  function menu() {
    const then = does => () => { close(); does(); };
    const fits = desk.state.table.squares.length > 0, site = document.querySelector('link[rel=up]')?.href;
    open('menu', say('menu'), [
      make('div', {class: 'list'},
        button('newBoard', then(emptyBoard), {icon: 'document-new', disabled: !fits}),
        button('start', () => cards.open(), {icon: 'board'}),
        button('openOrPaste', share.open, {icon: 'document-open'}),
        button('save', then(share.save), {icon: 'document-save'}),
        button('share', share.show, {icon: 'share'}),
        button('wholeBoard', then(board.everything), {icon: 'zoom-fit-best'}),
        button('expansions', () => expansions(), {icon: 'rules'}),
        button('dangers', then(toggleDangers), {icon: 'tower', pressed: desk.state.dangers})),
      choice('language', say('language'), desk.state.languages, desk.state.language, setLanguage),
      choice('scheme', say('appearance'), schemes(), desk.state.scheme, id => desk.setScheme(id)),
      make('p', {class: 'quiet'}, say('about')),
      site && make('p', {}, make('a', {href: site.replace('index', desk.state.language + '/index')}, say('site')))]);
  }

  /// The rules of the table. What was refused is put back as it was.
  function rules() {
    const {table} = desk.state, choices = desk.choices();
    const set = changed => desk.change({do: 'rules', ...desk.state.table.rules, ...changed}) || rules();
    const setHouse = (id, holds) => {
      const others = desk.state.table.rules.house.filter(other => other !== id);
      set({house: holds ? [...others, id] : others});
    };
    const house = ({id, name, brief}) => make('label', {class: 'choice'}, make('input', {type: 'checkbox', name: 'house', value: id,
      checked: table.rules.house.includes(id), change: event => setHouse(id, event.target.checked)}),
      make('span', {}, name, make('small', {}, brief)));
    open('rules', say('rules'), [
      choice('tower', say('theTower'), choices.tower, table.rules.tower, tower => set({tower})),
      choice('watchtowers', say('theWatchtowers'), choices.watchtowers, table.rules.watchtowers, watchtowers => set({watchtowers})),
      make('fieldset', {}, make('legend', {}, say('houseRules')), choices.house.map(house)),
      make('div', {class: 'row'}, button('whichRules', () => library.showGuide('which-rules'), {icon: 'rules'}))]);
  }

  /// What people have on their table; what lies there is there.
  function expansions(list = desk.setMissing(desk.state.missing)) {
    const set = (id, there) => desk.setMissing([...desk.state.missing.filter(other => other !== id), ...there ? [] : [id]]);
    const all = missing => () => { expansions(desk.setMissing(missing)); };
    const entry = ({id, name, inPlay, onTable}) => make('label', {class: 'choice'}, make('input', {type: 'checkbox', name: 'expansion',
      value: id, checked: inPlay, disabled: onTable, change: event => set(id, event.target.checked)}),
    make('span', {}, name, onTable && make('small', {}, say('onTheTable'))));
    open('expansions', say('expansions'), [make('div', {class: 'row'},
      button('allExpansions', all([])), button('onlyOnTable', all(list.map(({id}) => id)))), make('fieldset', {}, list.map(entry))]);
  }

  function warnings() {
    const sentences = desk.state.table.warnings.map(text => make('li', {}, text));
    open('warnings', say('warnings'), [make('ul', {class: 'plain'}, sentences)]);
  }

  /// Everything that can be asked here, the questions of the file first.
  function questions() {
    const {table} = desk.state, own = new Set(table.questions.map(item => JSON.stringify(item.question)));
    const other = (table.squares.length && desk.call({do: 'asks'}).questions || []).filter(item => !own.has(JSON.stringify(item.question)));
    const ask = item => {
      close();
      board.select(null);
      ruling.ask(() => [item], {focus: true});
    };
    const entry = item => make('button', {type: 'button', click: () => ask(item)}, item.name);
    const part = (title, list) => list.length > 0 && [make('h3', {}, say(title)), make('div', {class: 'list'}, list.map(entry))];
    const none = !table.questions.length && !other.length && make('p', {}, say('nothingToAsk'));
    open('questions', say('questions'), [part('askedHere', table.questions),
      part(table.questions.length ? 'canBeAsked' : 'questions', other), none]);
  }

  function listen() {
    byId('dialog-close').addEventListener('click', close);
    byId('dialog').addEventListener('click', event => { if (event.target === byId('dialog')) close(); });
    byId('dialog').addEventListener('keydown', goRound);
    document.addEventListener('focusin', keepFocus);
  }
  return {open, close, menu, emptyBoard, rules, warnings, questions, toggleDangers, listen};
})();
