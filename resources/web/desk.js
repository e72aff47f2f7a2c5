// SPDX-License-Identifier: MIT
/// The table as the referee holds it, and what the browser keeps of it. Everything on the page follows from here.

const desk = (() => {
  const store = 'towerwatch', replacing = ['open', 'shipped', 'new'];
  const state = {table: null, language: '', languages: [], choices: {}, scheme: '', missing: [], answer: null, dangers: false};
  const listeners = {};
  const ways = {undo: -1, redo: 1}, mostSteps = 12;
  let referee = null, keeping = 0, refused = false, steps = new Map(); // texts of boards by the number of their step

  const on = (what, does) => (listeners[what] ||= []).push(does);
  /// Everybody who listens is told in a task of their own, in order, so that none holds the hand up for long.
  const tell = (what, ...values) => (listeners[what] || []).forEach(does => setTimeout(() => does(...values)));

  /// Asks the referee. Whatever goes wrong is a list of sentences.
  function call(request) {
    try {
      return referee.call(request);
    } catch {
      return {errors: [say('broken')]};
    }
  }

  const complain = errors => tell('errors', errors);

  /// Takes over a table; the way back and forth goes on to the steps that were kept.
  function takeOver(table) {
    state.table = table;
    table.canUndo ||= steps.has(table.step - 1);
    table.canRedo ||= steps.has(table.step + 1);
  }

  /// Asks for a change of the table; true when it was made.
  function change(request) {
    if (!state.table) return false;
    const replaces = replacing.includes(request.do), replaced = replaces && earlier.before();
    const {step} = state.table, way = ways[request.do];
    const response = call(way ? {...request, text: steps.get(step + way)} : request);
    if (response.errors) {
      if (way) steps.delete(step + way);
      complain(response.errors);
      return false;
    }
    if (replaces) earlier.after(replaced);
    else earlier.touch();
    if (!way && response.step !== step) for (const later of [...steps.keys()]) if (later >= response.step) steps.delete(later);
    takeOver(response);
    keepSoon();
    tell('hush'); // what was wrong before, or could be undone
    tell('table', request);
    if (state.answer || response.asked) tell('asked');
    return response;
  }

  /// Takes over an answer; `attempt` is the change under which it is tried, in words.
  function hear(response, attempt = '') {
    if (response.errors) {
      complain(response.errors);
      return false;
    }
    state.answer = response.verdict ? {...response, trial: response.tried && (attempt || state.answer?.trial)} : null;
    tell('answer');
    return true;
  }
  const ask = question => hear(call({do: 'ask', question}));
  const attempt = ({text, trial}) => hear(call({do: 'try', ...trial}), text);
  const backToTable = () => hear(call({do: 'try'}));
  const putAside = () => hear(call({do: 'putAside'}));
  on('asked', () => hear(call({do: 'answer'}).answer || {}));

  function read() {
    try {
      const kept = JSON.parse(localStorage.getItem(store) || '{}');
      const {language, scheme} = kept || {};
      return isEmbedded ? {language, scheme} : kept && typeof kept === 'object' ? kept : {};
    } catch {
      return {};
    }
  }

  function keep() {
    clearTimeout(keeping);
    keeping = 0;
    if (isEmbedded) return;
    const {step} = state.table, kept = new Map();
    for (let each = step - mostSteps; each <= step + mostSteps; ++each) {
      const text = steps.get(each) ?? call({do: 'text', steps: each - step}).yaml;
      if (text !== undefined) kept.set(each, text);
    }
    steps = kept;
    const yaml = steps.get(step), others = [...steps].map(([each, text]) => [each - step, text]).filter(([each]) => each);
    try {
      localStorage.setItem(store, JSON.stringify({yaml, language: state.language, scheme: state.scheme, missing: state.missing, steps: others}));
      refused = false;
    } catch {
      if (!refused) complain([say('notKept')]);
      refused = true;
    }
    tell('kept');
  }
  /// Keeps the work when the hand rests; leaving the page keeps it at once.
  function keepSoon() {
    clearTimeout(keeping);
    keeping = setTimeout(keep, 400);
  }
  const keepNow = () => keeping && keep();

  /// Tells each part of the page its language in a task of its own, in which its styles are worked out anew: all at
  /// once they would hold the hand up.
  async function speak(language) {
    for (const part of document.querySelectorAll('html, body > :not(script), #sheet, #cells')) {
      await nextTask();
      part.lang = language;
      void part.offsetWidth;
    }
  }

  /// Goes over to a language, in steps that the hand can come between: {language}, or {wished}, of which the first is
  /// taken that the page has.
  async function setLanguage(wanted) {
    const response = call({do: 'language', ...wanted});
    if (response.errors) return complain(response.errors);
    state.language = response.language;
    state.languages = response.languages;
    state.choices = response.choices || {};
    tell('hush');
    Object.assign(words, {all: response.words, firstEdition: response.firstEdition});
    await speak(state.language);
    await nextTask();
    wordPage();
    if (!state.table) return;
    await nextTask();
    takeOver(call({do: 'table'}));
    keepSoon();
    tell('table', {do: 'language'});
    if (state.answer) tell('asked');
  }

  const isDark = () => state.scheme ? state.scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;

  function setScheme(scheme) {
    state.scheme = ['light', 'dark'].includes(scheme) ? scheme : '';
    document.documentElement.dataset.scheme = isDark() ? 'dark' : 'light';
    if (!state.table) return;
    keepSoon();
    tell('look');
  }

  /// Says which expansions are not on the table; tells all of them.
  function setMissing(missing) {
    state.missing = Array.isArray(missing) ? missing.filter(id => typeof id === 'string') : [];
    if (state.table) keepSoon();
    return call({do: 'expansions', missing: state.missing}).expansions;
  }

  /// What was on the table when the page was closed. Kept text that cannot be read leaves an empty table.
  async function start(compiled) {
    referee = compiled;
    const kept = read(), wished = [inAddress('lang'), kept.language, ...(navigator.languages || [])].map(name => String(name).slice(0, 2));
    await setLanguage({wished});
    setScheme(kept.scheme);
    setMissing(kept.missing);
    const text = 'towerwatch: 1\ntiles: [{tile: tower-07-road-crossroads, at: [0, 0]}]\nfigures: [{figure: meeple, owner: red, at: [0, 0], on: road N}]';
    for (const first of [{do: 'open', text, quiet: true}, {do: 'begin'}, {do: 'table'}, {do: 'scene', most: 1}, {do: 'new'}]) {
      await nextTask();
      call(first); // what reads, tells and draws is compiled here with a single tile, not with the kept board
    }
    document.body.classList.remove('starting');
    void document.body.offsetWidth; // and what is always there is styled here, not with the board
    await nextTask();
    const opened = typeof kept.yaml === 'string' ? call({do: 'open', text: kept.yaml, quiet: true}) : {};
    await nextTask();
    call({do: 'begin'});
    await nextTask();
    if (opened.errors) complain(opened.errors);
    if (!opened.errors && Array.isArray(kept.steps)) steps = new Map(kept.steps.filter(each => Array.isArray(each) && each[0] && typeof each[1] === 'string'));
    takeOver(call({do: 'table'}));
    tell('table', {do: 'open'});
    if (inAddress('lang')) keepSoon(); // the next visit is in this language, too
    earlier.touch();
  }

  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => setScheme(state.scheme));
  addEventListener('pagehide', keepNow);
  document.addEventListener('visibilitychange', keepNow);
  /// What can be chosen, in the words of the table's edition.
  const choices = () => call({do: 'language'}).choices;
  return {state, choices, on, call, change, ask, attempt, backToTable, putAside, complain, setLanguage, setScheme, setMissing, isDark, start, replacing,
    notice: (text, undoable) => tell('notice', text, undoable), hush: () => tell('hush')};
})();
