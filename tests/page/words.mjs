// SPDX-License-Identifier: MIT
// Whether the page for thumbs and its phrasebook know the same words: node words.mjs
import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

const top = new URL('../..', import.meta.url).pathname,
  web = join(top, 'resources/web');
const sources = readdirSync(web)
  .filter(name => /\.(js|html)$/.test(name))
  .map(name => readFileSync(join(web, name), 'utf8'))
  .concat(readFileSync(join(top, 'app/page/pagerulings.cpp'), 'utf8')) // the words of what can be carried out
  .join('\n');
const known = [...readFileSync(join(top, 'views/words/pagewords.cpp'), 'utf8').matchAll(/^ +\{"(\w+)",/gm)].map(
  ([, key]) => key
);
const asked = [
  ...sources.matchAll(/\b(?:say|button|part|chips|list|select)\('(\w+)'|data-(?:say|label|hint)="(\w+)"/g)
].map(([, one, other]) => one || other);
const mentioned = new Set([...sources.matchAll(/['"](\w+)['"]/g)].map(([, word]) => word));

assert.ok(known.length > 50 && asked.length > 50);
assert.deepEqual(
  [...new Set(asked)].filter(key => !known.includes(key)),
  [],
  'words that nobody wrote'
);
assert.deepEqual(
  known.filter(key => !mentioned.has(key)),
  [],
  'words that nobody shows'
);
console.log(known.length, 'words');
