// SPDX-License-Identifier: MIT
/// The boards of the library and the rulings, found by the same words.

const library = (() => {
  let sought = '';

  function openBoard(path) {
    dialogs.close();
    desk.change({do: 'shipped', path});
  }
  /// A button for something found: its title, and where the words were met.
  const link = (item, icon, does) => make('button', {type: 'button', click: does, 'data-path': item.path, 'data-ruling': item.id},
    shape(icon), make('span', {}, make('strong', {}, item.title), item.excerpt && make('small', {}, item.excerpt)));
  const boardLink = item => link(item, 'icon-board', () => openBoard(item.path));
  const rulingLink = item => link(item, 'icon-rules', () => showRuling(item.id));

  function showRuling(id) {
    const note = desk.call({do: 'ruling', id});
    if (note.errors) return desk.complain(note.errors);
    const part = (title, list, toLink) => list?.length > 0 && [make('h3', {}, say(title)), make('div', {class: 'list'}, list.map(toLink))];
    dialogs.open('ruling ' + id, note.title, [make('p', {}, ruling.tag(note)), ruling.entry(note),
      part('boardsWithIt', note.scenarios, boardLink), part('seeAlso', note.related, rulingLink),
      make('div', {class: 'row'}, button('backToSearch', open, {icon: 'go-previous'}))]);
  }
  const guideLink = item => make('button', {type: 'button', click: () => showGuide(item.id), 'data-guide': item.id}, shape('icon-rules'),
    make('span', {}, make('strong', {}, item.title)));
  const links = {ruling: rulingLink, guide: guideLink, scenario: boardLink};
  const guides = () => make('div', {class: 'list'}, (desk.call({do: 'guides'}).guides || []).map(guideLink));

  /// A page that tells a whole matter in parts, for this table.
  function showGuide(id) {
    const guide = desk.call({do: 'guide', id});
    if (guide.errors) return desk.complain(guide.errors);
    const section = part => [make('h3', {}, part.title), make('p', {}, part.text),
      make('div', {class: 'list'}, part.rulings.map(rulingLink), (part.scenarios || []).map(boardLink))];
    dialogs.open('guide ' + id, guide.title, [...guide.sections.flatMap(section), guide.leftOut && make('p', {class: 'quiet'}, guide.leftOut),
      make('div', {class: 'row'}, button('backToSearch', open, {icon: 'go-previous'}))]);
  }
  const folderOf = folder => unfolding(folder.name, () => make('div', {class: 'list'}, folder.scenarios.map(boardLink)));
  const folders = () => (desk.call({do: 'library'}).folders || []).map(folderOf);

  function found() {
    if (!sought.trim()) return [guides(), ...folders()];
    const results = desk.call({do: 'search', text: sought}).results || [];
    if (!results.length) return [make('p', {}, say('nothingFound'))];
    const list = items => make('div', {class: 'list'}, items.map(item => links[item.type](item)));
    const others = results.filter(item => item.other);
    return [list(results.filter(item => !item.other)), others.length > 0 && unfolding(say('otherExpansions'), () => list(others))].filter(Boolean);
  }

  function open() {
    const results = make('div', {id: 'results', 'aria-live': 'polite'}), show = () => results.replaceChildren(...found());
    let waiting = setTimeout(show);
    const field = make('input', {type: 'search', id: 'search', value: sought, 'aria-label': say('searchHint'),
      placeholder: say('searchHint'), autocomplete: 'off', enterkeyhint: 'search', keydown: event => {
        if (event.key !== 'Enter' || !sought.trim()) return;
        event.preventDefault(); // else it opens what has the focus now
        clearTimeout(waiting);
        show();
        results.querySelector('button')?.focus();
      }, input: event => {
        sought = event.target.value;
        clearTimeout(waiting);
        waiting = setTimeout(show, 120);
      }});
    dialogs.open('library', say('search'), [field, results]);
    // On glass it would bring up the keyboard.
    if (matchMedia('(pointer: fine)').matches) field.focus();
  }
  return {open, openBoard, showGuide};
})();
