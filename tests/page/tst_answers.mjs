// SPDX-License-Identifier: MIT
// The page gives byte for byte the JSON and the errors of the command line: every scenario of the library and every
// broken file, in every language.
import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {filesIn, languages, pageTold, readFileSync, told} from './pages.mjs';

async function compare(files, least) {
  let refused = 0;
  for (const file of files)
    for (const language of languages) {
      const expected = told(file, language);
      assert.deepEqual(await pageTold(readFileSync(file), {language, file}), expected, `${file} in ${language}`);
      refused += expected.errors ? 1 : 0;
    }
  assert.ok(files.length >= least);
  console.log(`${files.length} files in ${languages.length} languages, ${refused / languages.length} of them refused: the same`);
}

await compare(filesIn('scenarios').filter(file => file.endsWith('.towerwatch.yaml')), 100);
await compare(filesIn('tests/malformed'), 80);
await compare(filesIn('tests/fuzz/finds/scenario'), 1);
await compare(filesIn('tests/fuzz/codes'), 1);

// Random boards, as scenarios and as codes, each in one of the languages.
const boards = readdirSync('build/web/boards').sort();
assert.ok(boards.length >= 1000);
let done = 0;
for (const name of boards) {
  const file = 'build/web/boards/' + name, language = languages[done++ % languages.length];
  assert.deepEqual(await pageTold(readFileSync(file), {language, file}), told(file, language), `${name} in ${language}`);
}
console.log(`${boards.length} random boards and codes: the same`);
