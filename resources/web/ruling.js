// SPDX-License-Identifier: MIT
/// The ruling: the question, its answer, a line for each figure, and the footnotes that it cites.

const ruling = (() => {
  let choicesNow = () => [], said = '', arriving = null;

  const cite = numbers => (numbers || []).map(number => make('a', {
    class: 'note', href: '#note-' + number, 'aria-label': say('footnote', number), click: toNote}, String(number)));
  function toNote(event) {
    event.preventDefault();
    const note = document.querySelector(event.currentTarget.getAttribute('href'));
    if (!note) return;
    note.open = true;
    note.querySelector('summary').focus({preventScroll: true});
    note.scrollIntoView({block: 'nearest'});
  }

  function line(statement) {
    const item = make('li', {'data-verdict': statement.verdict, mouseenter: () => light(statement.figure)});
    if (statement.label) item.append(Number.isInteger(statement.figure) ? nameOf(statement) : make('strong', {}, statement.label), ' ');
    if (statement.verdictWord) {
      const badge = statement.verdict && shape('badge-' + statement.verdict, 'badge');
      item.append(make('span', {class: 'verdict ' + (statement.verdict || '')}, badge, statement.verdictWord), '. ');
    }
    if (statement.hinges?.length) item.append(hinges(statement.hinges));
    else item.append(statement.text, ' ', ...cite(statement.notes));
    if (statement.details?.length) item.append(make('ul', {}, statement.details.map(line)));
    return item;
  }
  /// The name of a figure; a tap shows where it stands.
  const nameOf = statement => make('button', {type: 'button', class: 'plain', click: () => point(statement)}, statement.label);
  function light(figure) {
    if (!Number.isInteger(figure) || figure === board.state.figure) return;
    board.state.figure = figure;
    picture.soon();
  }
  function point({figure, squares}) {
    light(figure);
    if (squares.length) view.reveal(view.boxOf(squares));
  }

  /// An answer with its first sentence set off.
  function stressed(text) {
    if (!Intl.Segmenter) return [make('strong', {}, text)];
    const [first] = new Intl.Segmenter(desk.state.language, {granularity: 'sentence'}).segment(text);
    return first ? [make('strong', {}, first.segment), text.slice(first.segment.length)] : [text];
  }

  /// What a verdict hinges on; a tap shows the answer as it would be then.
  function hinges(list) {
    const attempt = hinge => desk.answer(desk.state.answer.asked, {trial: {text: hinge.text, changes: hinge.trial}});
    return make('details', {class: 'hinges'}, make('summary', {}, say('hinges')), make('div', {class: 'list'},
      list.map(hinge => make('button', {type: 'button', click: () => attempt(hinge)}, hinge.text))));
  }
  const trialBar = trial => trial && make('p', {id: 'trial'}, say('trial', trial.text), ' ',
    button('backToTable', () => desk.answer(desk.state.answer.asked), {icon: 'go-previous'}));

  /// A footnote or an entry of the reference, without its frame.
  const entry = note => [
    note.text && make('p', {}, note.text),
    [note.readings, note.decide].flat().filter(Boolean).map(text => make('p', {}, typeof text === 'string' ? text : text.text)),
    make('small', {}, [note.editions, note.asOf].filter(Boolean).join(' · ')),
    make('ul', {class: 'sources'}, note.sources.map(source => make('li', {}, source)))];
  const tag = note => make('span', {class: 'tag ' + (note.kind || '')}, note.kindLabel);

  const footnote = note => make('details', {class: 'footnote', id: 'note-' + note.number, 'data-ruling': note.id},
    make('summary', {}, make('span', {class: 'number'}, String(note.number)), ' ', note.title, ' ', tag(note)), entry(note));

  const list = (title, items, id) => items && items.length
    ? [make('h3', {}, say(title)), make('ul', {id}, items.map(item => line(item.text ? item : {text: item})))] : [];

  function chips() {
    const asked = JSON.stringify(desk.state.answer.asked);
    const choices = choicesNow();
    if (choices.length < 2) return null;
    return make('div', {class: 'chips scrolling', role: 'group', 'aria-label': say('questions')}, choices.map(choice =>
      make('button', {type: 'button', 'aria-pressed': String(JSON.stringify(choice.question) === asked),
        click: () => desk.answer(choice.question)}, choice.name)));
  }

  function show(focus) {
    const {answer, table} = desk.state;
    sheet.open('ruling', answer.question, [
      trialBar(answer.trial),
      make('p', {id: 'answer'}, ...stressed(answer.answer), ' ', ...cite(answer.notes), ' ', make('small', {}, answer.more)),
      make('ul', {id: 'lines'}, answer.statements.map(line)),
      ...list('cautions', answer.cautions, 'cautions'), ...list('toDecide', answer.toDecide, 'decide'),
      chips(),
      make('div', {class: 'row'}, button('rules', dialogs.rules, {text: table.rulesText, icon: 'rules'}),
        board.state.selected && board.squareAt(board.state.selected)
          ? button('figuresHere', () => place.open(board.state.selected), {icon: 'figure'}) : null),
      table.notes && make('p', {id: 'notes-of-board', class: 'quiet'}, table.notes),
      answer.footnotes.length > 0 && make('h3', {}, say('footnotes')),
      make('div', {id: 'notes'}, answer.footnotes.map(footnote))], {focus, closed: () => desk.answer(null)});
  }

  /// Asks the first of the questions that `list` gives and offers the others. `focus` moves the focus to the answer,
  /// `look` brings what matters into sight.
  function ask(list, {focus = false, look = reveal} = {}) {
    choicesNow = list;
    const choices = list();
    if (!choices.length) return desk.notice(say('nothingToAsk'));
    if (desk.answer(choices[0].question)) arriving = {focus, look};
  }

  /// Brings what the answer speaks of into sight above the sheet.
  function reveal() {
    const squares = board.state.selected ? [board.state.selected] : [];
    const collect = statement => {
      squares.push(...(statement.squares || []));
      (statement.details || []).forEach(collect);
    };
    desk.state.answer.statements.forEach(collect);
    if (squares.length) view.reveal(view.boxOf(squares));
  }

  function follow() {
    const {answer} = desk.state, {focus, look} = arriving || {};
    arriving = null;
    if (!answer) return sheet.isOpen('ruling') && sheet.close();
    show(focus);
    if (look) look();
    if (answer.answer !== said) byId('sheet-body').scrollTop = 0;
    said = answer.answer;
    hand.announce(said);
  }
  /// After a change the question on show is answered anew, as long as it can be.
  function askAgain() {
    if (!desk.state.answer) return;
    if (!desk.answer(desk.state.answer.asked, {quietly: true})) desk.answer(null);
  }

  desk.on('answer', follow);
  desk.on('table', askAgain);
  return {ask, entry, tag};
})();
