// SPDX-License-Identifier: MIT
// In a browser, as a phone: the page answers programs as the command line does, asks nothing of any network, and has
// no error to report.
import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {startPhone} from './browser.mjs';
import {filesIn, languages, page, readFileSync, told} from './pages.mjs';

const {phone, stop} = await startPhone();

/// What the page says of the bytes of a file.
function pageTold(file, language) {
  const bytes = readFileSync(file).toString('base64');
  return phone.run(`towerwatch.explain(Uint8Array.from(atob('${bytes}'), letter => letter.charCodeAt(0)), ${JSON.stringify({language, file})})
    .then(json => ({json}), ({errors}) => ({errors}))`);
}

try {
  await phone.look();
  await phone.open(pathToFileURL(resolve(page)).href);
  const whole = filesIn('scenarios').filter(file => file.endsWith('.towerwatch.yaml'));
  for (const language of languages)
    for (const file of whole) assert.deepEqual(await pageTold(file, language), told(file, language), `${file} in ${language}`);
  const some = [...filesIn('tests/malformed'), ...readdirSync('build/web/boards').filter(name => /[37]\.(yaml|code)$/.test(name)).map(name => 'build/web/boards/' + name)];
  for (const file of some) assert.deepEqual(await pageTold(file, 'de'), told(file, 'de'), file);
  assert.deepEqual(phone.errors, []);
  console.log(`${whole.length} scenarios in ${languages.length} languages, ${some.length} broken files and random boards: the same in the browser`);
} finally {
  await stop();
}
