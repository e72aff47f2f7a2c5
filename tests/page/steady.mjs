// SPDX-License-Identifier: MIT
// What stays where it is, and what goes, while the page for thumbs is used: node steady.mjs PAGE.html [FOLDER FOR SCREENSHOTS]
// Notices, the board in a window of another size, large text, rows of buttons by key, a figure that is dragged.
import assert from 'node:assert/strict';
import {mkdirSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {pause, startPhone} from './browser.mjs';

const address = pathToFileURL(resolve(process.argv[2])).href, shots = process.argv[3];
if (shots) mkdirSync(shots, {recursive: true});
const {phone, stop} = await startPhone(shots);
const until = expression => phone.until(expression);
const change = request => phone.run(`desk.change(${JSON.stringify(request)})`);
const hidden = `byId('message').hidden`;

async function layRow() {
  await phone.run(`void desk.change({do: 'new'})`);
  for (const [x, tile] of ['tower-07-road-crossroads', 'base-U-road-straight', 'base-V-road-curve'].entries())
    await change({do: 'lay', at: [x, 0], tile, rotation: x ? 1 : 0});
  await until(`desk.state.table.squares.length === 3 && document.querySelector('[data-at="2,0"]:not(.free)')`);
}

/// A notice goes with the language and with the next page of the menu; what is below it is not touched instead.
async function notices() {
  for (const goes of [`desk.setLanguage({language: 'de'})`, `desk.setLanguage({language: 'en'})`, 'dialogs.menu()', 'dialogs.close(), players.show()']) {
    await phone.run(`void desk.notice('A long notice that covers a part of the board, '.repeat(4))`);
    await until(`!${hidden}`);
    const [x, y] = await phone.middle('#message-text');
    await phone.run(`void (${goes})`);
    await until(`byId('message').matches('.going')`);
    const met = await phone.run(`Boolean(document.elementFromPoint(${x}, ${y}).closest('#message'))`);
    assert.ok(met, goes + ': a finger on its way meets the notice');
    await until(hidden);
  }
  await phone.run('dialogs.close()');
}

/// What was wrong is no longer said when somebody has changed the table.
async function errors() {
  assert.equal(await change({do: 'open', text: 'neither code nor board'}), false);
  await until(`!${hidden}`);
  assert.ok(await change({do: 'floors', at: [0, 0], count: 1}));
  await until(hidden);
}

/// A tile just laid is turned by the next tap, but not once somebody has asked about it.
async function asked() {
  await phone.run(`board.state.fresh = [0, 0]; hand.askSquare([0, 0])`);
  await until(`!byId('sheet').hidden`);
  assert.equal(await phone.run('board.state.fresh'), null);
  await phone.run('sheet.close()');
}

/// An empty board keeps the rules, says so, and comes back with undo.
async function emptied() {
  await change({do: 'rules', tower: 'c1-original', watchtowers: 'c2', house: ['no-gaps']});
  await phone.run('dialogs.menu()');
  await phone.tap('[data-do=newBoard]');
  await until(`!desk.state.table.squares.length && !${hidden}`);
  const [said, rules] = await phone.run(`[byId('message-text').textContent, desk.state.table.rulesText]`);
  assert.ok(said.includes(rules), said);
  assert.equal(await phone.run('desk.state.table.rules.tower'), 'c1-original');
  await phone.tap('#message [data-do=undo]');
  await until('desk.state.table.squares.length === 3');
}

/// A window of another size shows the whole board, unless somebody has zoomed since; the bar below stays free.
async function resized() {
  const inSight = `[...document.querySelectorAll('#cells .cell:not(.free)')].every(cell => {
    const box = cell.getBoundingClientRect(), port = byId('board').getBoundingClientRect();
    return box.left >= port.left - 1 && box.right <= port.right + 1 && box.top >= port.top - 1 && box.bottom <= port.bottom + 1; })`;
  await phone.run('board.everything()');
  for (const [width, height] of [[640, 360], [360, 640], [740, 360], [320, 568]]) {
    await phone.look({width, height});
    await until(`innerWidth === ${width} && !document.getAnimations().length && ${inSight}`);
  }
  await phone.look({width: 360, height: 640});
  await until(`innerWidth === 360`);
  await phone.pinch([180, 250], 40, 120);
  const scale = await phone.run('view.state.scale');
  await phone.look({width: 640, height: 360});
  await until(`innerWidth === 640`);
  await pause(200);
  assert.equal(await phone.run('view.state.scale'), scale, 'what somebody has zoomed stays as large');
  await phone.run('hand.askSquare([0, 0])');
  await until(`!byId('sheet').hidden && !document.getAnimations().length`);
  const covered = await phone.run(`[...byId('bar').children].filter(button => {
    const box = button.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('button') !== button; }).map(button => button.id)`);
  assert.deepEqual(covered, []);
  await phone.shot('20-landscape');
  await phone.run('sheet.close(), board.everything()');
  await phone.look({width: 360, height: 640});
  await until(`innerWidth === 360`);
}

/// With text twice as large the rules can be read in the header, and the floors stay on one line.
async function large() {
  await phone.run(`document.documentElement.style.fontSize = '200%', place.open([0, 0])`);
  await until(`document.querySelector('#sheet .stepper')`);
  const [tops, cut] = await phone.run(`[[...document.querySelector('.stepper').children].map(part => part.getBoundingClientRect()).map(box => Math.round(box.y + box.height / 2)),
    [...document.querySelectorAll('#rules, .stepper button')].filter(part => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2).map(part => part.id || part.dataset.do)]`);
  assert.ok(Math.max(...tops) - Math.min(...tops) < 8, tops.join());
  assert.deepEqual(cut, []);
  await phone.shot('21-large-text');
  await phone.run(`document.documentElement.style.fontSize = '', sheet.close()`);
}

/// No button of a row is cut at its beginning, whichever is chosen or has the focus.
async function rows() {
  const cutFirst = `[...document.querySelectorAll('#sheet .scrolling')].filter(row => row.scrollWidth > row.clientWidth).flatMap(row => [...row.children].filter(chip => {
    const left = chip.getBoundingClientRect().left - row.getBoundingClientRect().left;
    return left < 0 && left + chip.offsetWidth > 17; }).map(chip => chip.textContent))`;
  for (const colour of ['red', 'green', 'purple']) {
    await phone.run(`place.open([0, 0]), void document.querySelector('[data-id=${colour}]').click()`);
    await until(`document.querySelector('[data-id=${colour}][aria-pressed=true]')`);
    await pause(100);
    assert.deepEqual(await phone.run(cutFirst), [], colour);
    const seen = await phone.run(`(chip => chip.getBoundingClientRect().right <= innerWidth && chip.getBoundingClientRect().left >= 0)(document.querySelector('[data-id=${colour}]'))`);
    assert.ok(seen, colour);
  }
  await phone.run(`byId('sheet-close').focus()`);
  for (let tabs = 0; tabs < 20; ++tabs) {
    await phone.key('Tab', tabs < 14 ? 0 : 8);
    await pause(30);
    assert.deepEqual(await phone.run(cutFirst), [], `after ${tabs + 1} tabs: ${await phone.run('document.activeElement.textContent')}`);
  }
  await phone.run('sheet.close()');
}

/// Who states the turn by key is still at the same choice when the answer has followed.
async function turnByKeys() {
  await phone.run(`hand.askSquare([0, 0], true)`);
  await until(`document.querySelector('#turn summary')`);
  await phone.run(`document.querySelector('#turn summary').focus()`);
  await phone.key('Enter');
  await until(`document.querySelector('#turn[open] [data-id]')`);
  const chosen = await phone.run(`document.querySelector('#turn [aria-pressed=false]').dataset.id`), choice = `document.querySelector('[data-id=${chosen}]')`;
  await phone.run(`${choice}.focus(), window.before = ${choice}`);
  await phone.key('Enter');
  await until(`${choice} && ${choice} !== window.before`);
  assert.equal(await phone.run(`document.activeElement.dataset.id`), chosen);
  await phone.tap('#undo');
  await until(`document.querySelector('[data-id=${chosen}][aria-pressed=false]')`);
  await phone.run('sheet.close()');
}

/// A mouse that is pressed long offers figures, and lets go of the board wherever it is released.
async function pressedByMouse() {
  await phone.look({mobile: false});
  await phone.run('board.everything()');
  await pause(300);
  const [x, y] = await phone.middle('[data-at="1,0"]'), mouse = (type, at, buttons) => phone.send('Input.dispatchMouseEvent',
    {type, x: at[0], y: at[1], button: type === 'mouseMoved' ? 'none' : 'left', buttons, clickCount: type === 'mouseMoved' ? 0 : 1});
  await mouse('mouseMoved', [x, y], 0);
  await mouse('mousePressed', [x, y], 1);
  await until(`document.querySelector('#sheet[data-kind=place]:not([hidden])') && !document.getAnimations().length`);
  const sheet = await phone.middle('#sheet-title');
  await mouse('mouseMoved', sheet, 1);
  await mouse('mouseReleased', sheet, 0);
  const seen = () => phone.run('[view.state.x, view.state.y]'), before = await seen();
  await mouse('mouseMoved', [x, 120], 0);
  await mouse('mouseMoved', [x + 80, 160], 0);
  assert.deepEqual(await seen(), before, 'the board does not follow a mouse that is not pressed');
  await phone.run('sheet.close()');
  await phone.look();
}

/// A figure that is pressed long can be dragged to another place; the board stays, and undo takes it back.
async function dragged() {
  await phone.run('board.everything()');
  await change({do: 'figure', at: [1, 0], kind: 'meeple', owner: 'blue', on: await phone.run(`desk.call({do: 'places', at: [1, 0]}).places[0].on`)});
  await until(`desk.state.table.figures.length === 1 && !document.getAnimations().length`);
  await pause(400);
  const pointWhere = test => phone.run(`(() => { const port = byId('board').getBoundingClientRect();
    for (let y = Math.ceil(port.top); y < port.bottom; y += 3) for (let x = Math.ceil(port.left); x < port.right; x += 3) { const under = board.under(x, y); if (${test}) return [x, y]; } })()`);
  const from = await pointWhere('under.figure === 0'), to = await pointWhere(`board.same(under.at, [2, 0]) && under.on?.startsWith('field')`);
  const on = await phone.run(`board.under(${to}).on`), stands = `desk.state.table.figures.map(figure => [...figure.at, figure.on].join()).join()`;
  const before = await phone.run(stands), seen = await phone.run('({...view.state})');
  const dragTo = async (point, held) => {
    await phone.touch('touchStart', [from]);
    await pause(held);
    for (let part = 1; part <= 5; ++part) await phone.touch('touchMove', [from.map((value, axis) => value + (point[axis] - value) * part / 5)]);
    if (held > 480) assert.ok(await phone.run(`Boolean(document.querySelector('#dragged'))`));
    await pause(150); // a tap that follows a finger in flight would end that flight and be no tap
    await phone.touch('touchEnd', []);
    await pause(400);
    assert.equal(await phone.run(`document.querySelector('#dragged')`), null);
  };
  await dragTo(to, 700);
  await until(`${stands} === ${JSON.stringify('2,0,' + on)}`);
  assert.deepEqual(await phone.run('[view.state.x, view.state.y, view.state.scale]'), [seen.x, seen.y, seen.scale]);
  assert.ok(await phone.run(`byId('sheet').hidden`));
  await phone.tap('#undo');
  await until(`${stands} === ${JSON.stringify(before)}`);
  await dragTo([from[0], from[1] - 150], 700); // beside the board
  assert.equal(await phone.run(stands), before);
  await phone.tapAt(...from, 700);
  await until(`document.querySelector('#sheet[data-kind=place]:not([hidden])')`);
  await phone.run(`sheet.close(), void byId('field').dispatchEvent(new PointerEvent('contextmenu', {clientX: ${from[0]}, clientY: ${from[1]}, pointerType: 'mouse', cancelable: true}))`);
  await until(`document.querySelector('#sheet[data-kind=place]:not([hidden])') && !document.querySelector('#dragged')`);
  await phone.run('sheet.close(), board.everything()');
  await pause(300);
  await dragTo([from[0], from[1] - 50], 0);
  assert.ok(await phone.run('view.state.y') < seen.y - 30, 'a quick finger moves the board');
  assert.equal(await phone.run(stands), before);
}

try {
  await phone.look();
  await phone.open(address);
  await layRow();
  for (const part of [notices, errors, asked, emptied, resized, large, rows, turnByKeys, pressedByMouse, dragged]) {
    await part();
    console.log('steady:', part.name);
  }
  assert.deepEqual(phone.errors, []);
} catch (error) {
  await phone.shot('failed');
  console.log(phone.errors);
  throw error;
} finally {
  await stop();
}
