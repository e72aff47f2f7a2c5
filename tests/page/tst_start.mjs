// SPDX-License-Identifier: MIT
// What the page begins with: the boards of resources/startpage.yaml as cards, in their order, each with its picture,
// and each leads to its verdict. node tst_start.mjs PAGE [FOLDER FOR SCREENSHOTS]
import assert from 'node:assert/strict';
import {mkdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {startPhone} from './browser.mjs';
import {languages, page, readFileSync, referee, top} from './pages.mjs';

const named = [...readFileSync(join(top, 'resources/startpage.yaml'), 'utf8').matchAll(/^- (.+)$/gm)].map(([, name]) => name + '.towerwatch.yaml');
assert.ok(named.length > 1);

/// The referee tells the boards in every language and draws no others.
const {call} = await referee;
for (const language of languages) {
  call({do: 'language', language});
  const {start, folders} = call({do: 'library'}), titles = new Map(folders.flatMap(folder => folder.scenarios).map(board => [board.path, board.title]));
  assert.deepEqual(start, named, language);
  for (const path of start) assert.ok(titles.get(path), `${language} ${path}`);
}
for (const path of named) assert.notEqual(call({do: 'render', path, dark: true}).svg, call({do: 'render', path}).svg, path);
for (const path of ['', 'disputes', 7, null]) assert.ok(call({do: 'render', path}).errors.length, String(path));

// What is no link yet is not in the markup.
assert.doesNotMatch(readFileSync(page, 'utf8').split('<script')[0], /<a(?![^>]* href=)/);

const address = pathToFileURL(resolve(page)).href, shots = process.argv[4];
if (shots) mkdirSync(shots, {recursive: true});
const {phone, stop} = await startPhone(shots);
const open = kind => `byId('dialog').open && byId('dialog').dataset.kind === '${kind}'`;
const card = path => `.card[data-path="${path}"]`;
const again = async () => {
  await phone.run('localStorage.clear(), void desk.change({do: "new"})');
  await phone.openStart(address);
  await phone.until(open('start'));
};

try {
  await phone.look({width: 390, height: 844, language: 'de'});
  await phone.openStart(address);
  await phone.until(open('start'));
  assert.deepEqual(await phone.run(`[...document.querySelectorAll('.card')].map(card => card.dataset.path)`), named);
  await phone.until(`[...document.querySelectorAll('.card img')].every(image => image.naturalWidth)`);
  const columns = await phone.run(`new Set([...document.querySelectorAll('.card')].map(card => card.getBoundingClientRect().left)).size`);
  assert.equal(columns, 2);
  assert.deepEqual(await phone.run(`[...document.querySelectorAll('.card span, #dialog-title')].filter(part => part.scrollWidth > part.clientWidth).length`), 0);
  await phone.shot('start');
  for (const path of named) {
    await phone.tap(card(path));
    await phone.until(`!byId('dialog').open && desk.state.answer?.verdict && !byId('sheet').hidden`);
    await phone.run('dialogs.menu()');
    await phone.tap('#dialog [data-do=start]');
    await phone.until(open('start'));
  }
  await phone.tap('#dialog [data-do=newBoard]');
  await phone.until(`!byId('dialog').open && !desk.state.table.squares.length`);

  // A link to an empty table opens one, as the start page of the site has it.
  const {code} = call({do: 'code'});
  await phone.run('localStorage.clear()');
  await phone.send('Page.navigate', {url: 'about:blank'});
  await phone.send('Page.navigate', {url: `${address}?site#${code}&lang=de`});
  await phone.until(`performance.getEntriesByName('drawn').length && desk.state.table && !location.hash`, 20000);
  assert.ok(await phone.run(`!byId('dialog').open && !desk.state.table.squares.length`));

  // What lies on the table is there again, without the cards; without anything they are.
  await phone.run(`void desk.change({do: 'shipped', path: '${named[0]}'})`);
  await phone.run(`void dispatchEvent(new Event('pagehide'))`);
  await phone.openStart(address);
  assert.ok(await phone.run(`!byId('dialog').open && desk.state.table.squares.length > 0`));
  await again();
  await phone.tap('#dialog [data-do=allBoards]');
  await phone.until(open('library'));
  await phone.run(`byId('search').focus()`);
  for (const letter of 'ransom') await phone.key(letter);
  await phone.key('Enter'); // goes to the first hit, without waiting for the list; once more opens it
  assert.ok(await phone.run(`document.activeElement.closest('#results') && byId('dialog').dataset.kind === 'library'`));
  await phone.key('Enter');
  await phone.until(`byId('dialog').dataset.kind.startsWith('ruling ')`);
  const [first] = call({do: 'search', text: 'ransom'}).results;
  assert.equal(await phone.run(`byId('dialog').dataset.kind`), 'ruling ' + first.id);
  await again();
  await phone.tap('#dialog-close');
  await phone.until(`!byId('dialog').open`);
  await phone.square(0, 0);
  await phone.until(`!byId('sheet').hidden`);
  await phone.look({width: 390, height: 844, dark: true});
  await again();
  await phone.until(`[...document.querySelectorAll('.card img')].every(image => image.naturalWidth)`);
  await phone.shot('start-dark');
  assert.deepEqual(phone.errors, []);
  console.log(`${named.length} cards to begin with, each with its picture and its verdict`);
} catch (error) {
  await phone.shot('failed');
  console.log(phone.errors);
  throw error;
} finally {
  await stop();
}
