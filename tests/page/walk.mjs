// SPDX-License-Identifier: MIT
// A person's walk over the page for thumbs on 360 x 640, by touch, or in WebKit by mouse:
// node walk.mjs PAGE.html [chromium | firefox | webkit [FOLDER FOR SCREENSHOTS]]
import assert from 'node:assert/strict';
import {mkdirSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {pause, startPhone} from './browser.mjs';
import {startFirefox, startWebKit} from './drivers.mjs';

const [page, browser = 'chromium', shots] = process.argv.slice(2), address = pathToFileURL(resolve(page)).href;
if (shots) mkdirSync(shots, {recursive: true});
const started = await {chromium: startPhone, firefox: startFirefox, webkit: startWebKit}[browser](shots);
if (!started) {
  console.log(`skipped: ${browser} is not installed`);
  process.exit();
}
const {phone, stop} = started;

const count = selector => phone.run(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
const until = expression => phone.until(expression);
const tiles = '#cells .cell:not(.free)';
const settled = () => until(`!document.getAnimations().length`);

async function lay(x, y, tile) {
  await phone.square(x, y);
  await until(`document.querySelector('#sheet[data-kind=tiles]:not([hidden]) .offer')`);
  await phone.tap(tile ? `.offer[data-tile="${tile}"]` : '.offer');
  await until(`document.querySelector('[data-at="${x},${y}"]:not(.free)') && byId('sheet').hidden`);
}

async function layFive() {
  await phone.shot('01-empty');
  await phone.square(0, 0);
  await until(`document.querySelector('.offer img')`);
  await phone.shot('02-what-fits');
  await phone.tap('#sheet-close');
  await lay(0, 0, 'tower-07-road-crossroads');
  await lay(1, 0);
  await lay(2, 0);
  await lay(0, 1);
  await lay(0, -1);
  assert.equal(await count(tiles), 5);
  const rotation = `desk.state.table.squares.find(square => board.same(square.at, [0, -1])).rotation`, before = await phone.run(rotation);
  await phone.square(0, -1);
  assert.ok(await phone.run(`byId('sheet').hidden`), 'tapping the tile just laid turns it and asks nothing');
  await until(`performance.getEntriesByName('drawn').length > 5`);
  console.log('  turned from', before, 'to', await phone.run(rotation));
  await phone.shot('03-five-tiles');
}

/// Two fingers zoom, one moves the board along; neither lays, turns nor asks anything.
async function moveAround() {
  const where = async () => [await phone.run('({...view.state})'), await phone.run(`desk.call({do: 'text'}).yaml`)];
  const [before, yaml] = await where();
  await phone.pinch([180, 250], 40, 80);
  const [near] = await where();
  assert.ok(Math.abs(near.scale / before.scale - 2) < 0.2, `${before.scale} became ${near.scale}`);
  await phone.drag([180, 250], [130, 220]);
  const [moved] = await where();
  assert.equal(moved.scale, near.scale);
  assert.ok(Math.abs(moved.x - near.x + 50) < 2 && Math.abs(moved.y - near.y + 30) < 2, 'the board follows the finger');
  await phone.pinch([180, 250], 80, 40);
  const [far, after] = await where();
  assert.ok(Math.abs(far.scale / before.scale - 1) < 0.1);
  assert.equal(after, yaml);
  assert.ok(await phone.run(`byId('sheet').hidden`));
}

async function put(x, y, on, owner, kind) {
  await phone.square(x, y, 700);
  await until(`document.querySelector('#sheet[data-kind=place]:not([hidden])')`);
  await phone.tap(`#sheet [data-id="${owner}"]`);
  if (on) await phone.tap(`#sheet [data-id="${on}"]`);
  const before = await phone.run('desk.state.table.figures.length');
  await phone.tap(`#sheet [data-kind="${kind}"]`);
  await until(`desk.state.table.figures.length === ${before + 1}`);
}

async function putTwo() {
  await phone.square(0, 0, 700);
  await until(`document.querySelector('[data-do=moreFloors]')`);
  await phone.tap('[data-do=moreFloors]');
  await until(`byId('floor-count').textContent === '1'`);
  await phone.shot('04-floors-and-figures');
  await phone.tap('#sheet-close');
  await put(1, 0, null, 'blue', 'meeple');
  await phone.shot('05-a-figure');
  await phone.tap('#sheet-close');
  await put(0, 1, null, 'green', 'meeple');
  await phone.tap('#sheet-close');
  assert.deepEqual(await phone.run('desk.state.table.figures.map(figure => [figure.owner, ...figure.at])'), [['blue', 1, 0], ['green', 0, 1]]);
}

async function ask() {
  await phone.square(0, 0);
  await until(`document.querySelector('#sheet[data-kind=ruling]:not([hidden]) #answer')`);
  assert.ok(await count('#lines [data-verdict=capturable]') >= 1, 'somebody is in reach');
  assert.ok(await count('.footnote[data-ruling]') >= 1, 'rulings are cited');
  const [board, sheet] = await phone.run(`[document.querySelector('[data-at="0,0"]').getBoundingClientRect().bottom, byId('sheet').getBoundingClientRect().top]`);
  await settled();
  assert.ok(sheet > 200, 'the board keeps its room above the ruling');
  await phone.shot('06-ruling');
  const first = '.footnote summary';
  await phone.tap('#grip');
  await phone.tap(first);
  assert.ok(await phone.run(`document.querySelector('.footnote').open`));
  await phone.shot('07-footnote');
  await phone.tap('#grip');
  return {board, sheet};
}

/// What the ruling says is done: the floor, then who is captured; each is one step that undo takes back.
async function carryOut() {
  const floors = `board.squareAt([0, 0]).floors`, figures = `desk.state.table.figures.length`, capture = '#lines [data-verdict=capturable] [data-do=capture]';
  await phone.tap('#deeds [data-id=green]');
  await until(`document.querySelector('#deeds [data-id=green][aria-pressed=true]')`);
  await phone.tap('#deeds [data-do=place-floor]');
  await until(`${floors} === 2 && document.querySelector('${capture}') && !document.querySelector('#deeds [data-do=place-floor]')`);
  await phone.shot('07b-floor-placed');
  await phone.tap(capture);
  await until(`${figures} === 1 && byId('sheet').hidden && document.querySelector('#message:not([hidden]) [data-do=undo]')`);
  assert.equal(await phone.run(`${floors} + '/' + desk.state.table.players.map(player => player.prisoners.length).reduce((a, b) => a + b)`), '2/1');
  await phone.shot('07c-captured');
  await phone.tap('#message [data-do=undo]');
  await until(`${figures} === 2 && byId('message').hidden`);
  await until(`!byId('sheet').hidden && document.querySelector('${capture}')`); // what was seen before
  await phone.tap('#sheet-close');
  await phone.tap('#undo');
  await until(`${floors} === 1`);
  await phone.square(0, 0);
  await phone.tap('#deeds [data-id=green]');
  await until(`document.querySelector('#deeds [data-id=green][aria-pressed=true]')`);
  await phone.tap(capture);
  await until(`${figures} === 1 && ${floors} === 2 && desk.state.table.players.find(player => player.colour === 'green').prisoners.length === 1`);
  await phone.tap('#undo');
  await until(`${figures} === 2 && ${floors} === 1 && byId('message').hidden && !byId('sheet').hidden`);
  await phone.tap('#sheet-close');
}

/// A ruling that is cited unfolds where it stands.
async function unfold() {
  await phone.square(0, 0);
  await phone.tap('#answer a.note');
  await until(`document.querySelector('.footnote[open] p')`);
}

async function switchEdition() {
  const rulings = `[...document.querySelectorAll('.footnote')].map(note => note.dataset.ruling).join()`, before = await phone.run(rulings);
  await phone.tap('#rules');
  await phone.shot('08-rules');
  await phone.tap('[name=tower][value=c1-original]');
  await until(`desk.state.table.rules.tower === 'c1-original'`);
  await phone.tap('#dialog-close');
  await until(`${rulings} !== ${JSON.stringify(before)}`);
  await phone.shot('09-another-edition');
  await phone.tap('#sheet-close');
}

async function handOn() {
  await phone.tap('#show-share');
  await until(`document.querySelector('#qr path') && byId('code').value.startsWith('TW1-')`);
  const code = await phone.run(`byId('code').value`);
  await until(`document.querySelector('#qr path')`);
  assert.equal(await count('#link'), 0, 'a page that lies on a phone has no address for others');
  await phone.shot('10-share');
  await phone.tap('#dialog-close');
  return code;
}

/// Where the page lies in the net, its link with the code is of use to others.
async function linkFromTheNet(code) {
  const server = createServer((request, response) => response.end(readFileSync(page)));
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const net = `http://127.0.0.1:${server.address().port}/towerwatch.html`;
  await phone.goTo(net + '#' + code);
  await until(`typeof desk === 'object' && desk.state.table?.squares.length === 5`);
  await phone.run('share.show()');
  await until(`document.querySelector('#qr path')`);
  assert.equal(await phone.run(`byId('link').value`), net + '#' + code);
  server.closeAllConnections();
  server.close();
}

/// The work is there again after closing; a link brings its board, and undo brings back what was there.
async function comeBack(code) {
  const yaml = `desk.call({do: 'text'}).yaml`, mine = await phone.run(yaml);
  await pause(600);
  const named = await phone.run('location.hash'); // the address has the code of what lies there
  assert.equal(named, '#' + await phone.run(`desk.call({do: 'code'}).code`));
  await phone.open(address + named);
  assert.equal(await phone.run(yaml), mine);
  const gone = [mine]; // the steps are there, too
  for (let back = 0; back < 3; ++back) {
    await phone.tap('#undo');
    await until(`${yaml} !== ${JSON.stringify(gone[0])}`);
    gone.unshift(await phone.run(yaml));
    if (back === 1) await pause(600), await phone.open(address);
  }
  assert.equal(new Set(gone).size, 4);
  for (const text of gone.slice(1)) {
    await phone.tap('#redo');
    await until(`${yaml} === ${JSON.stringify(text)}`);
  }
  await phone.tap('#show-menu');
  await phone.tap('[data-do=newBoard]');
  await until(`!desk.state.table.squares.length`);
  await pause(600);
  await phone.open(address + '#' + code);
  assert.equal(await phone.run(yaml), mine);
  assert.equal(await phone.run('location.hash'), '#' + code);
  await phone.tap('#undo');
  await until(`!desk.state.table.squares.length`);
  await phone.tap('#redo');
  await until(`desk.state.table.squares.length === 5`);
  await phone.tap('#show-menu');
  await phone.tap('[data-do=openOrPaste]');
  await phone.tap('#dialog-body .list button');
  await until(`!byId('dialog').open && desk.state.table.squares.length === 5`);
}

/// Under rules of the first edition the page, too, speaks of tower pieces.
async function firstEdition() {
  const floors = `document.querySelector('#sheet .stepper strong').textContent`, rules = tower => `void desk.change({do: 'rules', ...desk.state.table.rules, tower: '${tower}'})`;
  await phone.run(rules('c1-original'));
  await phone.square(0, 0, 700);
  await until(`document.querySelector('#sheet .stepper') && ${floors} === 'Tower pieces'`);
  assert.equal(await phone.run(`desk.choices().figures.find(each => each.id === 'meeple').name`), 'follower');
  await phone.run(rules('c2'));
  await until(`${floors} === 'Floors'`);
  await phone.run('sheet.close()');
}

/// Nothing that somebody sends or that the storage holds does more than complain.
async function hostile() {
  const before = await phone.run(`desk.call({do: 'text'}).yaml`);
  for (const hash of ['TW1-', 'TW1-%00%FF', 'TW1-' + 'A'.repeat(5000), 'TW9-ABC', 'TW%E0%A4%A', 'TW1-"><img src=x onerror=alert(1)>']) {
    await phone.run(`byId('message').hidden = true, void (location.hash = ${JSON.stringify(hash)})`);
    await until(`!byId('message').hidden`);
  }
  assert.equal(await phone.run(`desk.call({do: 'text'}).yaml`), before);
  await phone.shot('11-refused');
  for (const kept of ['{', '[]', 'null', '{"yaml": 7}', '{"yaml": "towerwatch: 1\\ntiles: [", "language": "xx", "scheme": {}}', '{"yaml": "a: &a [*a]", "language": ["de"]}',
    '{"steps": [[-1, "tiles: ["], [1, 7], 7, [0, "x"]]}']) {
    await pause(600); // the page has kept what it keeps soon
    await phone.run(`void localStorage.setItem('towerwatch', ${JSON.stringify(kept)}), ['pagehide', 'visibilitychange'].forEach(kind => addEventListener(kind, event => event.stopImmediatePropagation(), true))`);
    await phone.open(address);
    assert.equal(await phone.run('desk.state.table.squares.length'), 0, kept);
  }
}

/// Storage that is refused is said, and nothing else changes.
async function unkept() {
  await phone.run(`byId('message').hidden = true, void (Storage.prototype.setItem = () => { throw new Error('full'); })`);
  await phone.run(`void desk.change({do: 'lay', at: [0, 0], tile: 'base-E-cap', rotation: 0})`);
  await until(`!byId('message').hidden && desk.state.table.squares.length === 1`);
}

/// Everything by key: a tile, a floor, a question, one step out at a time.
async function byKeys() {
  await phone.run(`void desk.change({do: 'new'})`);
  await until(`document.querySelectorAll('#cells button').length === 1`);
  await phone.run(`board.focus([0, 0])`);
  await phone.key('Enter');
  await until(`document.activeElement.id === 'sheet-title' && document.querySelector('.offer[data-tile^=tower]')`);
  await phone.run(`document.querySelector('.offer[data-tile^=tower]').focus()`);
  await phone.key('Enter');
  await until(`document.activeElement.dataset.at === '0,0' && document.querySelector('[data-at="0,0"]:not(.free)')`);
  await phone.key('+');
  await phone.key('+');
  await phone.key('-');
  await until(`board.squareAt([0, 0]).floors === 1`);
  await phone.run(`board.select([0, 0])`);
  await until(`document.querySelector('#tools:not([hidden]) [data-do=figures]')`);
  await phone.run(`document.querySelector('#tools [data-do=figures]').focus()`);
  await phone.key('Enter');
  await until(`document.activeElement.id === 'sheet-title' && !byId('sheet').hidden`);
  await phone.key('Escape');
  await until(`byId('sheet').hidden && document.activeElement.dataset.at === '0,0'`);
  await phone.key('ArrowRight');
  assert.equal(await phone.run('document.activeElement.dataset.at'), '1,0');
  await phone.key('ArrowLeft');
  await phone.key('Enter');
  await until(`document.activeElement.id === 'sheet-title' && document.querySelector('#answer')`);
  await phone.key('Escape');
  await until(`byId('sheet').hidden && document.activeElement.dataset.at === '0,0'`);
  await phone.key('Delete');
  await until(`!desk.state.table.squares.length`);
  await phone.key('z', 2);
  await until(`desk.state.table.squares.length === 1`);
}

/// A dialog keeps the focus and gives it back.
async function dialogByKeys() {
  await phone.run(`byId('show-menu').focus()`);
  await phone.key('Enter');
  await until(`byId('dialog').open && byId('dialog').contains(document.activeElement)`);
  for (let i = 0; i < 30; ++i) {
    await phone.key('Tab', i < 20 ? 0 : 8);
    assert.ok(await phone.run(`document.activeElement === document.body || byId('dialog').contains(document.activeElement)`));
  }
  await phone.run(`byId('dialog-close').focus()`);
  await phone.key('Escape');
  await until(`!byId('dialog').open && document.activeElement.id === 'show-menu'`);
}

try {
  await phone.look();
  await phone.open(address);
  for (const part of [layFive, moveAround, putTwo, ask, carryOut, unfold, switchEdition]) {
    await part();
    console.log('walked:', part.name);
  }
  const code = await handOn();
  await comeBack(code);
  await firstEdition();
  await hostile();
  await unkept();
  await byKeys();
  await dialogByKeys();
  assert.deepEqual(phone.errors, []);
  await linkFromTheNet(code);
  console.log('the walk is done');
} catch (error) {
  await phone.shot('failed');
  console.log(phone.errors);
  throw error;
} finally {
  await stop();
}
