// SPDX-License-Identifier: MIT
// The search of the site ranks as that of the page and of the command line: node tst_ranking.mjs PAGE PROGRAM
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {filesIn, languages, page, program, referee} from './pages.mjs';

const folder = 'build/web/searched';
assert.equal(spawnSync(program, ['site', '-o', folder], {env: {...process.env, TOWERWATCH_PAGE: page}}).status, 0);

/// What words.js of a language brings: the hits, and what finds their places.
function wordsOf(language) {
  const script = readFileSync(`${folder}/${language}/words.js`, 'utf8');
  const searchIn = 'let brought; const searchIn = (entries, index) => { brought = {entries, find: ranking(index, entries)}; };';
  return runInNewContext(`${searchIn}${script}brought`, {TextEncoder});
}
const idOf = place => place.match(/^rulings\/(.*)\.html$/)?.[1];
const told = (language, words) => JSON.parse(spawnSync(program, ['rulings', '--json', '--lang', language, '--search', words],
  {maxBuffer: 1 << 26}).stdout).rulings.map(({id}) => id);

// What others typed, every eighth; what has its own way; other scripts.
const typed = filesIn('tests/data/search').flatMap(file => readFileSync(file, 'utf8').split('\n'))
  .filter(line => line && !line.startsWith('#'))
  .map(line => ({language: line.split(' ')[0], words: line.slice(line.indexOf(' ') + 1, line.indexOf(' = '))}));
const own = ['wt-area', ' ransom-timing ', 'house rule diagonal', 'does the tower shoot diagonally', 'Loesegeld', 'Öffnung',
  'do I have to capture', 'the', '?', 'xyzzy', 'Ｔｏｗｅｒ', '日本の塔', 'łąka', 'Łąka', 'башня', 'constructor', '__proto__ toString'];
const sought = [...typed.filter((_, i) => i % 8 === 0), ...own.map(words => ({language: 'en', words}))];
const sites = Object.fromEntries(languages.map(language => [language, wordsOf(language)])), {call} = await referee;
for (const {language, words} of sought) {
  const spoken = languages.includes(language) ? language : 'en';
  const program = told(spoken, words).slice(0, 6), site = sites[spoken].find(words).map(idOf).filter(Boolean);
  assert.deepEqual(Array.from(site), program, words);
  const onPage = call({do: 'search', text: words}).results.filter(({type}) => type === 'ruling').map(({id}) => id);
  assert.deepEqual(onPage, program, words);
}

// Every hit is a page and says what it is; boards and guides are found as the page finds them.
for (const language of languages) {
  const {entries, find} = sites[language], places = new Set(entries.map(([place]) => place));
  for (const words of ['tower', 'diagonal', 'rio grande box rules', 'meeple']) {
    const found = find(words), results = call({do: 'search', text: words}).results;
    assert.ok(found.length > 5 && found.every(place => places.has(place)), words);
    const on = shelf => Array.from(found).filter(place => place.startsWith(shelf));
    const boards = results.filter(({type}) => type === 'scenario').map(({path}) => `disputes/${path.split('.')[0]}.html`);
    assert.deepEqual(on('disputes/').slice(0, 6), boards, words);
    assert.deepEqual(on('guides/'), results.filter(({type}) => type === 'guide').map(({id}) => `guides/${id}.html`), words);
  }
  for (const [place, title, below] of entries) assert.ok(title && below.includes(' · '), place);
  assert.ok(find('meeple').some(place => place.startsWith('terms/')));
}
console.log(sought.length, 'searches: the same rulings first in program, page and site');
