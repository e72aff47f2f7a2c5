// SPDX-License-Identifier: MIT
// Whatever the page is asked, there is an answer or an error: requests with broken, missing and invented fields, texts
// and codes with bytes changed. node tst_hostile.mjs PAGE PROGRAM [ROUNDS]
import assert from 'node:assert/strict';
import {filesIn, languages, numbers, readFileSync, referee} from './pages.mjs';

const {call} = await referee, below = numbers(21), rounds = Number(process.argv[4] ?? 5000);
const one = list => list[below(list.length)];
const names = ['perform', 'new', 'open', 'shipped', 'lay', 'turn', 'take', 'floors', 'bridge', 'castle', 'figure', 'move', 'remove', 'rules', 'player',
  'removePlayer', 'turnOf', 'turnTo', 'undo', 'redo', 'table', 'text', 'code', 'qr', 'fitting', 'places', 'asks', 'scene', 'hit', 'picture', 'ask', 'ruling',
  'search', 'library', 'guide', 'guides', 'language', 'asJson', 'check', 'render', 'art', 'begin', 'try', 'answer', 'putAside', 'constructor', '__proto__', '', 'LAY', 'a\nb'];
const library = call({do: 'library'}).folders.flatMap(folder => folder.scenarios.map(each => each.path));
const tiles = call({do: 'fitting', at: [0, 0]}).tiles.map(tile => tile.id);
const files = [...filesIn('scenarios'), ...filesIn('tests/malformed'), ...filesIn('tests/fuzz/codes')].map(file => readFileSync(file));
const odd = [null, undefined, '', 'x', '-1', '99999999999999999999', NaN, Infinity, {}, [], [[]], [1, 2, 3], true, '\0', '\ud800', '1e3', '0x10',
  '{ask: score}', '{ask: [', 'a'.repeat(5000), () => 0, 10n, new Uint8Array([255, 0, 10, 32])];

function bytes() {
  const text = Uint8Array.from(one(files));
  for (let changes = below(4); changes > 0; --changes) text[below(text.length)] = below(256);
  return below(5) ? text : text.slice(0, below(text.length));
}
const square = () => [below(5) - 2, below(5) - 2];
const question = () => one([...call({do: 'asks'}).questions.map(each => each.question), '{ask: actions, by: red}']);
const good = {at: square, words: () => one(['road', 'stadt wappen', 'cr?f', 'uw']), tile: () => one(tiles), rotation: () => below(4), count: () => below(9), text: bytes,
  kind: () => one(['meeple', 'builder', 'fairy', 'barn']), owner: () => one(['red', 'blue']), colour: () => one(['red', 'blue', 'green']),
  on: () => one(['', 'tower', 'road S', 'field NNE', 'city N', 'castle E', 'wheel']), figure: () => below(4), tower: () => one(['c1', 'c2', 'c1-zmg']),
  house: () => [one(['no-gaps', 'diagonal'])], path: () => one([...library, '']), id: () => one(['tower-reopens', 'turn', 'none']), language: () => one(languages), wished: () => [one(languages), 'xx'],
  question, steps: () => below(5) - 2, deed: () => below(3), choice: () => below(20), points: () => below(90), floors: () => below(9), name: () => one(['Jo', '<b>', '']), x: () => below(900) - 300,
  y: () => below(900) - 300, finger: () => below(30), height: () => below(9), by: () => one(['red', 'blue']), prisoners: () => ['meeple blue', 'pig green'],
  all: () => true, dark: () => one([true, false]), fresh: () => true, dangers: () => true, hinges: () => true,
  most: () => 1 + below(30), quiet: () => !below(9)};

/// Fields that the request may have: mostly sensible, some broken, some missing, some nobody knows.
function request() {
  const made = {do: below(50) ? one(names) : one(odd)};
  for (const [key, value] of Object.entries(good))
    if (below(4) || made.do === 'lay') made[key] = below(12) ? value() : one(odd);
  if (!['move', 'remove'].includes(made.do) && below(8)) delete made.figure;
  if (!below(20)) made['no such\nkey'] = one(odd);
  return made;
}

const asked = {}, answered = {};
let deeds = 0; // that the last answer offered
for (let round = 0; round < rounds; ++round) {
  const made = deeds && below(3) ? {do: 'perform', deed: below(deeds)} : request(), answer = call(made);
  deeds = answer.deeds?.length ?? 0;
  assert.ok(answer && typeof answer === 'object' && !Array.isArray(answer));
  if (answer.errors) assert.ok(answer.errors.length && answer.errors.every(error => typeof error === 'string'));
  asked[made.do] = (asked[made.do] ?? 0) + 1;
  if (!answer.errors) answered[made.do] = (answered[made.do] ?? 0) + 1;
  if (answer.canUndo !== undefined && round % 50 === 0) { // what lies on the table can be written and read again
    const {yaml} = call({do: 'text'}), {json, errors} = call({do: 'asJson', text: yaml});
    assert.ok(json, `${errors}\n${yaml}`);
  }
}
for (const broken of [undefined, null, 1, 'text', [], [1]]) assert.ok(call(broken).errors);
const never = names.slice(0, 45).filter(name => !answered[name]);
assert.deepEqual(never, [], 'each request is also answered');
console.log(`${rounds} requests of ${Object.keys(asked).length} kinds, ${Object.values(answered).reduce((a, b) => a + b)} answered, the others refused`);
