// SPDX-License-Identifier: MIT
// Writes what of the referee stands in the page: node pack.mjs OUT.html UNPACK.wasm REFEREE.wasm
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';

const [out, unpacker, referee] = process.argv.slice(2);
const element = (name, text) => `<script type="text/plain" id="referee-${name}">${text}</script>\n`;
const packed = settings => execFileSync('xz', ['--format=lzma', `--lzma1=preset=9e,${settings}`, '--stdout', referee], {maxBuffer: 1 << 24});

// Which settings suit the texts best changes with every word: two kilobytes lie between the least and the largest.
const [least] = ['lc=3,pb=1,nice=128', 'lc=3,pb=1,mf=bt2', 'lc=3,pb=1,mf=bt2,nice=200', 'lc=4,pb=0,nice=200'].map(packed)
  .sort((a, b) => a.length - b.length);
// What unpacks stands there in hexadecimal digits, which pack better in a chat or on a server than base64.
writeFileSync(out, element('size', readFileSync(referee).length) + element('unpacker', readFileSync(unpacker).toString('hex')) +
  element('referee', least.toString('base64')));
