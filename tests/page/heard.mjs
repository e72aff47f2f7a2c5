// SPDX-License-Identifier: MIT
// What a screen reader hears of the page for thumbs: node heard.mjs PAGE.html
import assert from 'node:assert/strict';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {pause, startPhone} from './browser.mjs';

const address = pathToFileURL(resolve(process.argv[2])).href;
const {phone, stop} = await startPhone();
const until = expression => phone.until(expression);

async function layTower() {
  await phone.run(`void desk.change({do: 'lay', at: [0, 0], tile: 'tower-07-road-crossroads', rotation: 0})`);
  await until(`document.querySelector('[data-at="0,0"]:not(.free)')`);
}

/// A dialog hides what is behind it.
async function behind() {
  await phone.run('dialogs.menu()');
  await until(`byId('dialog').open`);
  const labels = await phone.run(`[...document.querySelectorAll('#cells button')].map(cell => cell.getAttribute('aria-label'))`);
  const {nodes} = await phone.send('Accessibility.getFullAXTree');
  assert.ok(labels.length);
  assert.deepEqual(nodes.filter(node => !node.ignored && labels.includes(node.name?.value)).map(node => node.name.value), []);
  await phone.run('dialogs.close()');
}

/// A screen reader hears of each square the tile, how it lies and who stands there, and of each answer the verdict.
async function spoken() {
  await phone.run(`void desk.change({do: 'shipped', path: desk.call({do: 'library'}).folders[0].scenarios[0].path})`);
  await until(`desk.state.answer && document.querySelector('#answer')`);
  const {nodes} = await phone.send('Accessibility.getFullAXTree'), shown = nodes.filter(node => !node.ignored);
  const names = shown.filter(node => node.role.value === 'button').map(node => node.name.value);
  const squares = await phone.run(`desk.state.table.squares.map(square => ({at: square.at, name: desk.call({do: 'places', at: square.at}).name, rotation: square.rotation,
    figures: board.figuresAt(square.at).map(figure => figure.label)}))`);
  for (const {at, name, rotation, figures} of squares) {
    const heard = names.find(text => text.startsWith(`(${at[0]}, ${at[1]}): `));
    for (const part of [name, ...rotation ? [`${rotation * 90}°`] : [], ...figures]) assert.ok(heard?.includes(part), `${heard} does not tell ${part}`);
  }
  assert.ok(squares.some(square => square.rotation) && squares.some(square => square.figures.length));
  const live = await phone.run(`[byId('live').getAttribute('aria-live'), byId('live').textContent, desk.state.answer.verdict]`);
  assert.deepEqual(live, ['polite', live[2], live[2]]);
  await phone.run('sheet.close()');
}

/// Whatever can be pressed or filled in has a role and a name and is large enough for a thumb.
async function named(where) {
  const {nodes} = await phone.send('Accessibility.getFullAXTree');
  const focusable = nodes.filter(node => !node.ignored && node.properties?.some(({name, value}) => name === 'focusable' && value.value));
  const mute = focusable.filter(node => !node.name?.value || ['generic', 'none', 'presentation'].includes(node.role.value));
  assert.ok(focusable.length > 1);
  assert.deepEqual(mute.map(node => node.role.value + ': ' + node.name?.value), [], where);
  const wanted = ['button', 'textbox', 'searchbox', 'radio', 'checkbox', 'combobox', 'spinbutton', 'dialog', 'region', 'toolbar', 'group', 'link'];
  const nameless = nodes.filter(node => !node.ignored && wanted.includes(node.role?.value) && !node.name?.value && node.role.value !== 'group');
  assert.deepEqual(nameless.map(node => node.role.value), [], where);
  const small = await phone.run(`[...document.querySelectorAll('button, input:not([type=radio], [type=checkbox], [type=file]), textarea, select, summary, label.choice')].filter(element => {
    const box = element.getBoundingClientRect();
    return box.width && !element.closest('#cells') && element.id !== 'grip' && element.id !== 'rules' && !element.matches('.plain') && Math.min(box.width, box.height) < 43.5;
  }).map(element => element.outerHTML.slice(0, 80))`);
  assert.deepEqual(small, [], where);
}

async function everythingNamed() {
  await phone.run(`void desk.change({do: 'undo'})`); // back to the tower
  await until(`board.squareAt([0, 0])`);
  await named('board');
  await phone.run('place.open([0, 0])');
  await named('place');
  await phone.run('hand.askSquare([0, 0])');
  await named('ruling');
  for (const open of ['dialogs.menu()', 'dialogs.rules()', 'players.show()', 'library.open()', 'share.show()', 'share.open()', 'dialogs.questions()']) {
    await phone.run(open);
    await pause(100);
    await named(open);
  }
  await phone.run('dialogs.close()');
}

try {
  await phone.look();
  await phone.open(address);
  for (const part of [layTower, behind, spoken, everythingNamed]) {
    await part();
    console.log('heard:', part.name);
  }
  assert.deepEqual(phone.errors, []);
} catch (error) {
  console.log(phone.errors);
  throw error;
} finally {
  await stop();
}
