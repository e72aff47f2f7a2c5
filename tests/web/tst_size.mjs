// SPDX-License-Identifier: MIT
// The page stays small enough for a chat or a slow line.
import assert from 'node:assert/strict';
import {gzipSync} from 'node:zlib';
import {page, readFileSync} from './pages.mjs';

const mostBytes = 1_500_000, mostCompressed = 600_000;
const bytes = readFileSync(page), compressed = gzipSync(bytes, {level: 9}).length;
assert.ok(bytes.length < mostBytes, `${bytes.length} bytes are more than ${mostBytes}`);
assert.ok(compressed < mostCompressed, `${compressed} compressed bytes are more than ${mostCompressed}`);
console.log(`${bytes.length} bytes, ${compressed} compressed`);
