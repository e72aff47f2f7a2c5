'use strict';
(() => {
  const byId = id => document.getElementById(id);
  const data = JSON.parse(byId('data').textContent);
  const svg = document.querySelector('#board svg');
  const targets = [...document.querySelectorAll('.target')];
  let language = data.language, chosen = null;

  /// An element with attributes and children; text is never read as markup.
  const make = (tag, attributes, ...children) => {
    const element = document.createElement(tag);
    for (const [key, value] of Object.entries(attributes || {}))
      if (typeof value === 'function') element.addEventListener(key, value);
      else if (value !== undefined) element.setAttribute(key, value);
    element.append(...children.filter(child => child !== null && child !== undefined));
    return element;
  };
  const words = () => data[language];
  /// What a map holds under a name from outside: never what every object has, such as "constructor".
  const own = (map, key) => Object.prototype.hasOwnProperty.call(map, key) ? map[key] : undefined;
  const addressOf = id => '#' + encodeURIComponent(id);

  let cited = null;
  const toNote = event => {
    event.preventDefault();
    cited = event.currentTarget;
    const note = document.querySelector(event.currentTarget.getAttribute('href'));
    document.querySelectorAll('#ruling .lit').forEach(lit => lit.classList.remove('lit'));
    note.classList.add('lit');
    note.focus({preventScroll: true});
    note.scrollIntoView({block: 'nearest'});
  };
  /// Back to where the footnote was tapped, or to the first sentence that cites it.
  const fromNote = event => {
    event.preventDefault();
    const number = event.currentTarget.dataset.number, own = '#ruling a.note[href="#note-' + number + '"]';
    const place = cited && cited.isConnected && cited.matches(own) ? cited : document.querySelector(own) || byId('question');
    place.focus({preventScroll: true});
    place.scrollIntoView({block: 'center'});
  };
  const notes = numbers => (numbers || []).map(number => make('a', {
    class: 'note', href: '#note-' + number, click: toNote,
    'aria-label': words().ui.note.replace('%1', number)}, String(number)));

  const figureOf = index => targets.filter(target => target.dataset.thing.startsWith('figure-'))[index];
  const glow = target => {
    document.querySelectorAll('.glow').forEach(ring => ring.remove());
    if (!target) return;
    const ring = target.cloneNode(false);
    ring.removeAttribute('role'); ring.removeAttribute('tabindex'); ring.removeAttribute('data-thing');
    ring.setAttribute('class', 'glow'); ring.setAttribute('aria-hidden', 'true');
    svg.append(ring);
  };

  const badge = verdict => {
    const space = 'http://www.w3.org/2000/svg', picture = document.createElementNS(space, 'svg');
    const use = document.createElementNS(space, 'use');
    use.setAttribute('href', '#badge-' + verdict);
    picture.setAttribute('class', 'badge');
    picture.setAttribute('aria-hidden', 'true');
    picture.append(use);
    return picture;
  };

  const line = statement => {
    const figure = statement.g === undefined ? null : figureOf(statement.g);
    const item = make('li', {mouseenter: () => glow(figure), mouseleave: () => glow(null)});
    if (statement.l) {
      item.append(figure
        ? make('a', {class: 'figure', href: addressOf(figure.dataset.thing)}, statement.l)
        : make('strong', {}, statement.l), ' ',
        make('span', {class: 'verdict ' + (statement.v || '')}, statement.v ? badge(statement.v) : null, statement.w), '. ');
    }
    item.append(statement.t + ' ', ...notes(statement.f));
    if (statement.d) item.append(make('ul', {}, ...statement.d.map(line)));
    return item;
  };

  const footnote = (id, index) => {
    const ruling = words().rulings[id];
    const place = [ruling.editions, ruling.date, ...ruling.sources].filter(Boolean).join(' · ');
    return make('li', {id: 'note-' + (index + 1), tabindex: '-1', 'data-ruling': id},
      make('a', {class: 'note back', href: '#question', click: fromNote, 'data-number': index + 1,
        title: words().ui.back, 'aria-label': words().ui.back}, String(index + 1)),
      make('div', {class: 'text'}, make('strong', {}, ruling.title),
        make('span', {class: 'tag ' + ruling.kind}, ruling.word), make('br'), ruling.text, make('small', {}, place)));
  };

  const showRuling = () => {
    const thing = own(words().things, chosen), ui = words().ui;
    if (!thing) return byId('ruling').replaceChildren(make('p', {}, ui.hint));
    const parts = [
      make('h2', {id: 'question', 'data-thing': chosen}, thing.question || thing.label),
      make('p', {class: 'answer', id: 'answer'}, thing.answer + ' ', ...notes(thing.f), ' ' + thing.more),
      make('ul', {id: 'lines'}, ...thing.lines.map(line))];
    if (thing.decide.length) parts.push(make('h3', {}, ui.decide), make('ul', {id: 'decide'}, ...thing.decide.map(line)));
    if (thing.notes.length) parts.push(make('h3', {}, ui.notes), make('ol', {id: 'notes'}, ...thing.notes.map(footnote)));
    byId('ruling').replaceChildren(...parts);
  };

  const link = id => make('button', {type: 'button', 'data-choose': id, click: () => choose(id),
    'aria-current': String(id === chosen)}, words().things[id].label);

  const showLists = () => {
    const ids = targets.map(target => target.dataset.thing), ui = words().ui;
    const questions = Object.keys(words().things).filter(id => /^q\d+$/.test(id))
      .sort((a, b) => a.slice(1) - b.slice(1));
    byId('questions').setAttribute('aria-label', ui.questions);
    byId('questions').replaceChildren(...(questions.length > 1 ? questions.map(link) : []));
    const groups = [['tower-', ui.towers], ['watchtower-', ui.watchtowers], ['figure-', ui.figures]];
    byId('everything').lastElementChild.replaceChildren(...groups.flatMap(([start, name]) => {
      const found = ids.filter(id => id.startsWith(start));
      return found.length ? [make('h3', {}, name), make('div', {class: 'chips'}, ...found.map(link))] : [];
    }));
    return questions;
  };

  const showMarks = () => {
    document.querySelectorAll('.marks').forEach(marks => marks.classList.toggle('on', marks.dataset.of === chosen));
    glow(null);
  };

  const show = () => {
    const all = words(), ui = all.ui;
    document.documentElement.lang = language;
    byId('title').textContent = document.title = all.title || 'Towerwatch';
    for (const id of ['rules', 'remarks']) byId(id).textContent = all[id];
    for (const id of ['hint', 'made', 'copy']) byId(id).textContent = ui[id];
    byId('everything').firstElementChild.textContent = ui.everything;
    byId('source').firstElementChild.textContent = ui.source;
    byId('board').setAttribute('aria-label', ui.board);
    byId('languages').setAttribute('aria-label', ui.language);
    byId('languages').replaceChildren(...data.languages.map(code => make('button', {
      type: 'button', lang: code, 'aria-pressed': String(code === language), 'aria-label': data[code].name,
      click: () => { language = code; show(); byId('languages').querySelector('[lang=' + code + ']').focus(); }
    }, code.toUpperCase())));
    targets.forEach(target => target.setAttribute('aria-label', all.things[target.dataset.thing].label));
    showRuling(); showMarks();
    return showLists();
  };

  const choose = id => {
    chosen = id;
    show();
    try { history.replaceState(null, '', addressOf(id)); } catch { /* not everywhere is there an address */ }
    const top = byId('ruling').getBoundingClientRect().top;
    if (top > innerHeight * 0.6) byId('board').scrollIntoView({block: 'start'});
  };

  /// The nearest thing within a fingertip of a point of the board.
  const nearest = event => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    const finger = 24 / svg.getScreenCTM().a;
    let best = null, least = Infinity;
    for (const target of targets) {
      const far = Math.hypot(point.x - target.cx.baseVal.value, point.y - target.cy.baseVal.value) / target.r.baseVal.value;
      const near = far * target.r.baseVal.value <= Math.max(finger, target.r.baseVal.value);
      if (near && far < least) { best = target; least = far; }
    }
    return best;
  };
  svg.addEventListener('click', event => { const target = nearest(event); if (target) choose(target.dataset.thing); });
  byId('targets').addEventListener('keydown', event => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(event.target.dataset.thing);
  });
  byId('copy').addEventListener('click', () => {
    const selection = getSelection();
    selection.selectAllChildren(byId('yaml'));
    const done = () => { byId('copy').textContent = words().ui.copied; };
    if (navigator.clipboard) navigator.clipboard.writeText(byId('yaml').textContent).then(done, () => document.execCommand('copy') && done());
    else if (document.execCommand('copy')) done();
  });

  /// "#THING" or "#THING/LANGUAGE" chooses from outside.
  const fromAddress = () => {
    const decoded = text => { try { return decodeURIComponent(text); } catch { return text; } };
    const address = location.hash.slice(1), slash = address.lastIndexOf('/'), all = decoded(address);
    const isThing = id => own(words().things, id) !== undefined;
    if (isThing(all)) { chosen = all; return; }
    const code = slash < 0 ? '' : address.slice(slash + 1), id = decoded(slash < 0 ? address : address.slice(0, slash));
    if (data.languages.includes(code)) language = code;
    if (isThing(id)) chosen = id;
  };
  const preferred = (navigator.languages || []).map(name => name.slice(0, 2)).find(name => data.languages.includes(name));
  if (preferred) language = preferred;
  fromAddress();
  const questions = show();
  if (!chosen && (questions.length || targets.length)) { chosen = questions[0] || targets[0].dataset.thing; show(); }
  addEventListener('hashchange', () => { fromAddress(); show(); });
})();
