// SPDX-License-Identifier: MIT
/// The ruling: the question, its answer, a line for each figure, and the footnotes that it cites.

const ruling = (() => {
  let choicesNow = () => [], said = '', arriving = null, turnOpen = false, height = 0;

  const cite = numbers => (numbers || []).map(number => make('a', {
    class: 'note', href: '#note-' + number, 'aria-label': say('footnote', number) + ': ' + desk.state.answer.footnotes[number - 1]?.title,
    click: toNote}, String(number)));
  function toNote(event) {
    event.preventDefault();
    const note = document.querySelector(event.currentTarget.getAttribute('href'));
    if (!note) return;
    note.open = true;
    note.querySelector('summary').focus({preventScroll: true});
    note.scrollIntoView({block: 'nearest'});
  }

  function line(row) {
    const item = make('li', {'data-verdict': row.verdict, mouseenter: () => light(row.figure)});
    if (row.who) item.append(Number.isInteger(row.figure) ? nameOf(row) : make('strong', {}, row.who), ' ');
    if (row.word) item.append(make('span', {class: 'verdict ' + (row.verdict || '')}, row.verdict && shape('badge-' + row.verdict, 'badge'), row.word), ' ');
    item.append(whole(row.text), ' ', ...cite(row.notes));
    if (Number.isInteger(row.figure)) item.append(...deeds(row.figure));
    return item;
  }
  /// The name of a figure; a tap shows where it stands.
  const nameOf = row => make('button', {type: 'button', class: 'plain', click: () => point(row)}, row.who);
  function light(figure) {
    if (!Number.isInteger(figure) || figure === board.state.figure) return;
    board.state.figure = figure;
    picture.soon();
  }
  function point({figure, squares}) {
    light(figure);
    sheet.lower();
    if (squares.length) view.reveal(view.boxOf(squares));
  }

  /// Buttons that carry out what the answer allows: of a figure beside its line, the others by the answer itself.
  function deeds(figure = null) {
    const {deeds: all, rows, trial} = desk.state.answer;
    const lineOf = deed => rows.find(each => Number.isInteger(each.figure) && each.figure === deed.figure)?.figure ?? null;
    return trial ? [] : all.flatMap((deed, index) => lineOf(deed) === figure
      ? [button(deed.kind, () => carryOut(index), {text: deed.name})] : []);
  }
  function carryOut(deed) {
    const response = desk.change({do: 'perform', deed});
    if (response && !response.asked) desk.notice(response.done, true); // else the answer goes on
  }

  /// Who does it, what if the tower were higher or lower, and what can be carried out.
  function askers() {
    const {askers: all, asker, just, height: now, trial} = desk.state.answer;
    if (!trial) height = now;
    const tryOut = count => count === height ? desk.backToTable() : desk.attempt({text: say('floorTried', count), trial: {height: count}});
    return make('div', {id: 'deeds'}, all?.length > 1 && !just && scrolling(say('who'), make('strong', {}, say('who')),
      all.map(({colour, label, question}) => chip(colour === asker, colour, () => desk.ask(question), dot(colour), label))),
      scrolling(say('floors'), now > 0 && place.stepper(now, tryOut, 1), deeds()));
  }

  const turnChip = ({number, text, chosen}) => chip(chosen, 'turn' + number, () => desk.change({do: 'turnTo', choice: number}), text);
  /// What was done in the turn may be why the answer is no: a tap takes it back.
  const standing = ({refused, turn: {choices}}) => refused && make('div', {class: 'chips'},
    choices.filter(({part, chosen}) => chosen && part > 1).map(turnChip));
  /// Where the turn stands; unfolded, it can be stated otherwise.
  function turn({text, choices}) {
    const parts = [...new Set(choices.map(choice => choice.part))].map(part => make('div', {class: 'chips', role: 'group'},
      choices.filter(choice => choice.part === part).map(turnChip)));
    return make('details', {id: 'turn', open: turnOpen, toggle: event => { turnOpen = event.target.open; }}, make('summary', {}, text), parts);
  }

  /// The same question about figures of other kinds.
  const kinds = () => desk.state.answer.kinds && scrolling(say('figures'), desk.state.answer.kinds.map(({kind, label, question}) =>
    chip(kind === desk.state.answer.kind, kind, () => desk.ask(question), label)));

  /// The rows of an answer; what was not asked about is folded.
  function lines({rows, others}) {
    const folded = rows.filter(row => row.folded);
    return [make('ul', {id: 'lines'}, rows.filter(row => !row.folded).map(line)),
      folded.length > 0 && unfolding(others, () => make('ul', {}, folded.map(line)))];
  }
  const decisions = list => list.length > 0 && [make('h3', {}, say('toDecide')), make('ul', {id: 'decide'}, list.map(decision =>
    make('li', {}, whole(decision.text), ' ', ...cite(decision.notes), make('ul', {}, decision.readings.map(text => make('li', {}, text))))))];

  /// What the verdicts hinge on, by causes; a tap shows the answer as it would be then.
  function hinges({hinges: groups, hingesTitle, ofOne}) {
    if (!groups?.length) return null;
    return make('details', {class: 'hinges', open: ofOne}, make('summary', {}, hingesTitle), groups.map(group => make('div', {class: 'list'},
      group.map(hinge => make('button', {type: 'button', click: () => desk.attempt(hinge)}, hinge.text)))));
  }
  const trialBar = trial => trial && make('p', {id: 'trial'}, say('trial', trial), ' ',
    button('backToTable', desk.backToTable, {icon: 'go-previous'}));

  /// A footnote or an entry of the reference, without its frame.
  const entry = note => [
    note.text && make('p', {}, note.text),
    [note.readings, note.decide].flat().filter(Boolean).map(text => make('p', {}, typeof text === 'string' ? text : text.text)),
    make('small', {}, [note.editions, note.asOf].filter(Boolean).join(' \u00b7 ')),
    make('ul', {class: 'sources'}, note.sources.map(source => make('li', {}, source)))];
  const tag = note => make('span', {class: 'tag ' + (note.kind || '')}, note.kindLabel);

  const footnote = note => make('details', {class: 'footnote', id: note.number ? 'note-' + note.number : null, 'data-ruling': note.id},
    make('summary', {}, make('span', {class: 'number'}, String(note.number)), ' ', note.title, ' ', tag(note)), entry(note));

  const list = (title, items, id) => items && items.length ? [make('h3', {}, say(title)), make('ul', {id}, items.map(line))] : [];

  function chips() {
    const {asked} = desk.state.answer;
    const choices = choicesNow();
    if (choices.length < 2) return null;
    return scrolling(say('questions'), choices.map(({question, name}) => chip(question === asked, null, () => desk.ask(question), name)));
  }

  function show(focus) {
    const {answer, table} = desk.state;
    sheet.open('ruling', answer.question, [
      turn(answer.turn),
      make('p', {id: 'answer'}, make('strong', {}, answer.verdict), ' ', ...cite(answer.notes)),
      standing(answer), askers(), trialBar(answer.trial), kinds(), ...lines(answer), hinges(answer),
      table.notes && make('p', {id: 'notes-of-board', class: 'quiet'}, table.notes),
      ...list('please-note', answer.warnings, 'pleaseNote'), decisions(answer.decide),
      chips(),
      make('div', {class: 'row'}, button('rules', dialogs.rules, {text: table.rulesText, icon: 'rules'}),
        board.state.selected && board.squareAt(board.state.selected)
          ? button('figuresHere', () => place.open(board.state.selected), {icon: 'figure'}) : null),
      answer.footnotes.length > 0 && make('h3', {}, say('footnotes')),
      make('div', {id: 'notes'}, answer.footnotes.map(footnote))], {focus, closed: desk.putAside});
  }

  /// Asks the first of the questions that `list` gives and offers the others. `focus` moves the focus to the answer,
  /// `look` brings what matters into sight.
  function ask(list, {focus = false, look = reveal} = {}) {
    choicesNow = list;
    const choices = list();
    if (!choices.length) return desk.notice(say('nothingToAsk'));
    board.state.fresh = null; // the next tap does not turn what somebody has asked about
    if (desk.ask(choices[0].question)) arriving = {focus, look};
  }

  /// Brings what the answer speaks of into sight above the sheet.
  function reveal() {
    const squares = board.state.selected ? [board.state.selected] : [];
    desk.state.answer.rows.forEach(row => squares.push(...(row.squares || [])));
    if (squares.length) view.reveal(view.boxOf(squares));
  }

  function follow() {
    const {answer} = desk.state, {focus, look} = arriving || {};
    arriving = null;
    if (!answer) return sheet.isOpen('ruling') && sheet.close();
    if (!isEmbedded) show(focus);
    if (look) look();
    if (answer.verdict !== said) byId('sheet-body').scrollTop = 0;
    said = answer.verdict;
    hand.announce(said);
  }

  desk.on('answer', follow);
  return {ask, entry, tag};
})();
