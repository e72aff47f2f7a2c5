// SPDX-License-Identifier: MIT
// The page stays small enough for a chat or a slow line: tests/budget says how small.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {page, readFileSync, top} from './pages.mjs';

const mostBytes = 1_500_000;
const mostCompressed = Number(readFileSync(join(top, 'tests/budget'), 'utf8').match(/^bytes-of-page-compressed (\d+)$/m)[1]);
const bytes = readFileSync(page).length, compressed = spawnSync('gzip', ['-9c', page], {maxBuffer: mostBytes}).stdout.length;
assert.ok(bytes < mostBytes, `${bytes} bytes are more than ${mostBytes}`);
assert.ok(compressed > 0 && compressed < mostCompressed, `${compressed} compressed bytes are more than ${mostCompressed}`);
console.log(`${bytes} bytes, ${compressed} compressed`);
