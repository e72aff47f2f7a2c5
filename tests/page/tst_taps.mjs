// SPDX-License-Identifier: MIT
// A dispute is laid out on a phone of 390 x 844 with few taps and without moving the board by hand: what was laid last
// and its neighbours stay in sight, small boards as a whole, and what is out of sight is a tap away.
// node tst_taps.mjs PAGE PROGRAM [FOLDER FOR SCREENSHOTS]
import assert from 'node:assert/strict';
import {mkdirSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {pause, startPhone} from './browser.mjs';

const [page, , shots] = process.argv.slice(2), address = pathToFileURL(resolve(page)).href;
if (shots) mkdirSync(shots, {recursive: true});
const {phone, stop} = await startPhone(shots), hands = {taps: 0, pans: 0};
for (const [does, counted] of [['tapAt', 'taps'], ['drag', 'pans']]) {
  const done = phone[does].bind(phone);
  phone[does] = (...given) => { ++hands[counted]; return done(...given); };
}
/// The board moves in the frame after next, and when it has come to rest it is drawn sharp.
async function rested() {
  await phone.run(`new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))`);
  await phone.until(`!document.getAnimations().length && !byId('layer').style.willChange`);
}

async function lay(x, y, tile) {
  await phone.square(x, y);
  await phone.until(`document.querySelector('#sheet[data-kind=tiles]:not([hidden]) .offer')`);
  await phone.tap(tile ? `.offer[data-tile="${tile}"]` : '.offer');
  await phone.until(`document.querySelector('[data-at="${x},${y}"]:not(.free)') && byId('sheet').hidden`);
  await pause(200);
  await rested();
}

async function put(x, y, colour) {
  const before = await phone.run('desk.state.table.figures.length');
  await phone.square(x, y, 700);
  await phone.tap(`#sheet[data-kind=place] [data-meeple=${colour}]`);
  await phone.until(`desk.state.table.figures.length === ${before + 1} && byId('sheet').hidden`);
  await rested();
}

/// The squares that are not wholly on the board's part of the screen.
const hidden = selector => phone.run(`(() => { const port = byId('board').getBoundingClientRect();
  return [...document.querySelectorAll(${JSON.stringify(selector)})].filter(cell => { const box = cell.getBoundingClientRect();
    return box.left < port.left - 1 || box.right > port.right + 1 || box.top < port.top - 1 || box.bottom > port.bottom + 1; }).map(cell => cell.dataset.at); })()`);
const around = (x, y) => [[x, y], [x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]].map(at => `[data-at="${at}"]`).join(', ');
const size = () => phone.run(`document.querySelector('#cells .cell').getBoundingClientRect().width`);
const whole = '#zoom-fit', isOffered = () => phone.run(`document.querySelector('${whole}').getClientRects().length > 0`);

/// A board of one's own: a tower of two floors, somebody three squares away, the verdict without asking, for another than
/// the one who stands there. Then what if, and for whom.
async function ownBoard() {
  await phone.tap('#dialog [data-do=newBoard]');
  await lay(0, 0);
  assert.ok(await phone.run('board.squareAt([0, 0]).foundation'), 'the first tile that is offered has a tower');
  for (const floors of [1, 2]) {
    await phone.tap('#tools [data-do=addFloor]');
    await phone.until(`board.squareAt([0, 0]).floors === ${floors}`);
    await rested();
  }
  await lay(3, 0);
  await phone.tap('#tools [data-do=figures]');
  await phone.tap('#sheet[data-kind=place] [data-meeple=red]');
  await phone.until(`byId('sheet').hidden && document.querySelector('#glance button')`);
  await phone.shot('taps-0-own-board');
  assert.ok(hands.taps <= 9 && hands.pans === 0, JSON.stringify(hands));
  console.log(`a board of one's own and its verdict: ${hands.taps} taps`);
  const told = await phone.run(`byId('glance').textContent.replaceAll('\\u00a0', ' ')`), answered = expression => phone.until(`desk.state.answer && ${expression}`);
  await phone.tap('#glance button');
  await answered(`desk.state.answer.asker === 'blue' && document.querySelector('#lines [data-verdict=capturable]')`);
  assert.equal(told, await phone.run('desk.state.answer.question + desk.state.answer.verdict'));
  assert.deepEqual(await phone.run(`[...document.querySelectorAll('#deeds [data-id]')].map(chip => chip.dataset.id).sort()`),
    await phone.run('desk.state.choices.colours.map(colour => colour.id).sort()'));

  await phone.tap('#deeds [data-do=fewerFloors]');
  await answered(`desk.state.answer.trial && !document.querySelector('#lines [data-verdict=capturable]')`);
  await phone.tap('#deeds [data-do=moreFloors]');
  await answered(`!desk.state.answer.trial && desk.state.table.squares[0].floors === 2`);

  // A floor that was placed bars the next one; what bars it can be taken back where it is said.
  await phone.tap('#deeds [data-do=place-floor]');
  await answered('desk.state.answer.just');
  await phone.tap('#sheet-close');
  await phone.square(0, 0);
  await answered('desk.state.answer.refused');
  await phone.tap('#answer + .chips [aria-pressed=true]');
  await answered('!desk.state.answer.refused');
  await phone.tap('#sheet-close');
  await phone.run(`void desk.change({do: 'new'})`);
  Object.assign(hands, {taps: 0, pans: 0});
}

async function fewTaps() {
  for (const [x, y, tile] of [[0, 0, 'tower-07-road-crossroads'], [1, 0], [2, 0], [3, 0], [1, 1], [0, 1]]) {
    await lay(x, y, tile);
    assert.deepEqual(await hidden('#cells .cell'), [], `after ${x},${y} all tiles and the squares around them are in sight`);
    assert.ok(await size() >= 44, 'a fingertip meets one square');
    assert.equal(await isOffered(), false, 'the whole board is seen already');
  }
  await phone.shot('taps-1-six-tiles');
  await put(1, 0, 'blue');
  await put(0, 1, 'green');
  await put(2, 0, 'red');
  assert.deepEqual(await phone.run('desk.state.table.figures.map(figure => [figure.kind, figure.owner, ...figure.at].join()).sort()'),
    ['meeple,blue,1,0', 'meeple,green,0,1', 'meeple,red,2,0']);
  await phone.shot('taps-2-three-figures');
  await phone.square(0, 0);
  await phone.until(`document.querySelector('#sheet[data-kind=ruling]:not([hidden]) #answer') && document.querySelector('#lines [data-verdict=capturable]')`);
  await rested();
  await phone.shot('taps-3-verdict');
  assert.ok(hands.taps <= 20 && hands.pans === 0, JSON.stringify(hands));
  console.log(`six tiles, three figures and the verdict: ${hands.taps} taps, ${hands.pans} pans`);
}

/// A long row: what was laid and its neighbours are in sight, and the rest is a tap away.
async function sideways() {
  await phone.tap('#sheet-close');
  for (let x = 4; x < 12; ++x) {
    await lay(x, 0);
    assert.deepEqual(await hidden(around(x, 0)), [], `${x},0 and its neighbours`);
    assert.ok(await size() >= 43);
  }
  assert.ok((await hidden('#cells .cell')).length > 0);
  await phone.shot('taps-4-a-long-row');
  assert.ok(await isOffered(), 'the whole board is offered');
  await phone.tap(whole);
  await rested();
  assert.deepEqual(await hidden('#cells .cell:not(.free)'), []);
  assert.equal(await isOffered(), false);
  await phone.shot('taps-5-the-whole-board');

  // Whoever has chosen what is seen keeps it, and the way back is there.
  await phone.pinch([195, 300], 40, 160);
  await phone.drag([195, 300], [150, 320]);
  await rested();
  const seen = `[view.state.x, view.state.y, view.state.scale].join()`, before = await phone.run(seen);
  assert.ok(await isOffered());
  await phone.tapAt(...await phone.run(`[...document.querySelectorAll('#cells .cell:not(.free)')].map(cell => cell.getBoundingClientRect())
    .map(box => [box.x + box.width / 2, box.y + box.height / 2]).find(([x, y]) => document.elementFromPoint(x, y)?.matches('.cell'))`), 700);
  await phone.until(`!byId('sheet').hidden`);
  await rested();
  const opened = await phone.run(seen);
  await phone.tap('#sheet-close');
  await rested();
  assert.equal(await phone.run(seen), opened, before);
  await phone.tap(whole);
}

/// No number of a row or column lies on the dashes of a free square.
async function numbers() {
  await phone.run(`void desk.change({do: 'new'})`);
  for (const [x, y] of [[-12, -11], [-11, -11], [-11, -10], [-12, -10]]) await phone.run(`void desk.change({do: 'lay', at: [${x}, ${y}], tile: 'base-E-cap', rotation: 0})`);
  await phone.run('board.everything()');
  await phone.until(`document.querySelectorAll('#picture text').length >= 4`);
  await rested();
  const met = await phone.run(`(() => { const texts = [...document.querySelectorAll('#picture text')].map(text => text.getBoundingClientRect());
    return [...document.querySelectorAll('#cells .free')].filter(cell => { const box = cell.getBoundingClientRect(), style = getComputedStyle(cell);
      const inset = (-parseFloat(style.outlineOffset) - parseFloat(style.outlineWidth)) * box.width / cell.offsetWidth;
      return texts.some(text => text.right > box.left + inset && text.left < box.right - inset && text.bottom > box.top + inset && text.top < box.bottom - inset);
    }).map(cell => cell.dataset.at); })()`);
  assert.deepEqual(met, []);
  await phone.shot('taps-6-numbers');
}

try {
  await phone.look({width: 390, height: 844});
  await phone.openStart(address);
  for (const part of [ownBoard, fewTaps, sideways, numbers]) await part();
  assert.deepEqual(phone.errors, []);
} catch (error) {
  await phone.shot('failed');
  console.log(phone.errors);
  throw error;
} finally {
  await stop();
}
