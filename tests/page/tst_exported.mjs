// SPDX-License-Identifier: MIT
// What `towerwatch render -o PAGE.html` and File > Export page for phones write: its board is there, it answers by touch, and nothing is asked of anybody.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {startPhone} from './browser.mjs';
import {page, program, readFileSync, told} from './pages.mjs';

const board = 'scenarios/combination-plays/two-floors-in-a-double-turn/3-second-half-second-floor.towerwatch.yaml', exported = 'build/web/exported.html';
const {status, stderr} = spawnSync(program, ['render', board, '-o', exported]);
assert.equal(status, 0, String(stderr));
const code = spawnSync(program, ['format', board, '--code']).stdout.toString().trim();
assert.ok(code.startsWith('TW1-'));
const built = readFileSync(page, 'utf8'), written = readFileSync(exported, 'utf8');
assert.equal(written, built.replace('name="towerwatch:code" content=""', `name="towerwatch:code" content="${code}"`));

const {phone, stop} = await startPhone(), address = pathToFileURL(resolve(exported)).href;
try {
  await phone.look();
  await phone.open(address);
  await phone.until(`desk.state.table.squares.length && document.querySelectorAll('#picture img').length >= desk.state.table.squares.length`);
  assert.equal(await phone.run(`desk.call({do: 'code'}).code`), code);
  await phone.until(`document.querySelector('#sheet[data-kind=ruling]:not([hidden]) #answer') && document.querySelector('.footnote')`);
  await phone.tap('#sheet-close');
  const [x, y] = await phone.run(`desk.state.table.squares.find(square => square.floors > 0).at`);
  await phone.square(x, y);
  await phone.until(`document.querySelector('#sheet[data-kind=ruling]:not([hidden]) #lines [data-verdict]')`);
  assert.deepEqual({json: await phone.run(`towerwatch.explain(${JSON.stringify(code)}, {language: 'en', file: '-'})`)}, told('-', 'en', code));
  assert.deepEqual(phone.requests, [address]);
  assert.deepEqual(phone.errors, []);
  console.log('the exported page shows its board, answers, and asks nothing of anybody');
} finally {
  await stop();
}
