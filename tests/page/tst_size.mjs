// SPDX-License-Identifier: MIT
// The page stays small enough for a chat or a slow line.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {page, readFileSync} from './pages.mjs';

const mostBytes = 1_500_000, mostCompressed = 626_000;
const bytes = readFileSync(page).length, compressed = spawnSync('gzip', ['-9c', page], {maxBuffer: mostBytes}).stdout.length;
assert.ok(bytes < mostBytes, `${bytes} bytes are more than ${mostBytes}`);
assert.ok(compressed > 0 && compressed < mostCompressed, `${compressed} compressed bytes are more than ${mostCompressed}`);
console.log(`${bytes} bytes, ${compressed} compressed`);
