// SPDX-License-Identifier: MIT
/// Elements and words: text from outside never becomes markup.

/// What stands in the address behind the code: #TW1-…&lang=de.
const inAddress = name => new URLSearchParams(location.hash.slice(1)).get(name);
/// Whether the page is a picture in somebody else's (#TW1-…&view=board): the board with its marks, and nothing is kept.
const isEmbedded = inAddress('view') === 'board';
document.documentElement.classList.toggle('embedded', isEmbedded);

const byId = id => document.getElementById(id);

/// A text whose squares are not broken over two lines.
const whole = text => typeof text === 'string' ? text.replace(/(\(-?\d+,) (?=-?\d+\))/g, '$1\u00a0') : text;

/// An element with attributes and children. Functions become listeners; false, null and undefined are left out.
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== undefined && value !== null && value !== false) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false).map(whole));
  return element;
}

/// A shape of the page's symbols.
function shape(symbol, kind) {
  const space = 'http://www.w3.org/2000/svg', picture = document.createElementNS(space, 'svg');
  const use = document.createElementNS(space, 'use');
  use.setAttribute('href', '#' + symbol);
  picture.setAttribute('class', kind || 'icon');
  picture.setAttribute('aria-hidden', 'true');
  picture.append(use);
  return picture;
}

/// The address of a picture that the referee drew: a document of its own, so that equal names in two never meet.
const imageOf = svg => 'data:image/svg+xml,' + encodeURIComponent(svg);

/// Resolves in the next task: the browser answers the hand in between.
const nextTask = (() => {
  const {port1, port2} = new MessageChannel(), waiting = [];
  port1.onmessage = () => waiting.shift()();
  return () => new Promise(resolve => {
    waiting.push(resolve);
    port2.postMessage(0);
  });
})();

/// Resolves in the task after the next picture.
const nextPicture = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));

/// A spot in the colour of a player, beside the name of the colour.
const dot = colour => make('span', {class: 'dot ' + colour, 'aria-hidden': 'true'});

const words = {all: {}, firstEdition: {}};
/// The page's own text under a key, in the words of the table's edition, with %1, %2, ... filled in.
function say(key, ...values) {
  const own = desk.state.table?.rules.tower.startsWith('c1') && words.firstEdition[key];
  const text = own || (Object.hasOwn(words.all, key) ? words.all[key] : key);
  return text.replace(/%([1-9])/g, (whole, number) => values[number - 1] ?? whole);
}

/// Does something in a task of its own, after the one that brought the press and the picture of it.
const later = does => (...values) => void setTimeout(does, 0, ...values);

/// A button with a word, an icon or both; without a visible word the word is its name.
function button(key, does, options = {}) {
  const text = options.text ?? say(key);
  return make('button', {
    type: 'button', 'data-do': key, click: later(does),
    disabled: options.disabled, 'aria-pressed': options.pressed === undefined ? null : String(options.pressed),
    'aria-label': options.bare ? text : options.label, title: options.bare ? text : null,
  }, options.icon && shape('icon-' + options.icon), options.bare ? null : make('span', {}, text));
}

/// A button of several in a row, of which those that hold are pressed; an id keeps the focus there.
const chip = (holds, id, does, ...shown) => make('button', {type: 'button', 'aria-pressed': String(holds), 'data-id': id, click: does}, ...shown);
/// A row that is pushed sideways where it is too long.
const scrolling = (name, ...chips) => make('div', {class: 'chips scrolling', role: 'group', 'aria-label': name}, ...chips);

/// Something folded under a title, made when it is first unfolded.
function unfolding(title, makeContents) {
  const fill = ({target}) => { if (target.childElementCount === 1) target.append(makeContents()); };
  return make('details', {toggle: fill}, make('summary', {}, title));
}

/// Puts the words of the language into everything that was written in the page itself.
function wordPage() {
  for (const element of document.querySelectorAll('[data-say]')) element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', say(element.dataset.label));
    if (element.tagName === 'BUTTON') element.title = say(element.dataset.label);
  }
}
