// SPDX-License-Identifier: MIT
// Writes what of the referee stands in the page: node pack.mjs OUT.html UNPACK.wasm REFEREE.wasm
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const [out, unpacker, referee] = process.argv.slice(2);
const element = (name, text) => `<script type="text/plain" id="referee-${name}">${text}</script>\n`;
const packed = (input, settings) => execFileSync('xz', ['--format=lzma', `--lzma1=preset=9e,${settings}`], {input, maxBuffer: 1 << 24});

/// A text as a bare stream of PPMd, which packs texts best: all that 7z puts between its first header, of 32 bytes, and its last.
function packedText(text) {
  const folder = mkdtempSync(join(tmpdir(), 'pack-')), file = join(folder, 'texts'), archive = join(folder, 'texts.7z');
  try {
    writeFileSync(file, text);
    execFileSync('7z', ['a', '-m0=PPMd:o=18:mem=32m', archive, file]); // as app/page/loader/unpack.cpp unpacks it
    const bytes = readFileSync(archive);
    return bytes.subarray(32, 32 + Number(bytes.readBigUInt64LE(12)));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/// Where the section of the data begins: code, texts and tables pack better each for itself.
function dataOf(wasm) {
  for (let at = 8; at < wasm.length;) {
    const kind = wasm[at];
    if (kind === 11) return at;
    let size = 0, shift = 0, more = true;
    for (at += 1; more; shift += 7, more = wasm[at++] > 127) size += (wasm[at] & 127) * 2 ** shift;
    at += size;
  }
  throw new Error('no data in ' + referee);
}

/// Where behind it the tables begin, after all texts: they are full of zeros.
function tablesOf(wasm, at) {
  while (wasm.subarray(at, at + 1024).filter(byte => byte === 0).length < 256) at += 1024;
  return at;
}

// Which settings suit best changes with every word: two kilobytes lie between the least and the largest.
const least = part => ['pb=0,lc=4,nice=128', 'pb=0,lc=4,mf=bt3,nice=128', 'pb=0,lc=4,mf=bt3,nice=160', 'pb=0,lc=4,mf=bt3,nice=200', 'pb=0,lc=4,nice=273',
  'pb=0,lc=3,nice=273', 'pb=0,lc=3,mf=bt3,nice=200', 'pb=1,lc=0,lp=1,nice=128', 'pb=2,lc=0,lp=1,nice=128', 'pb=2,lc=0,lp=1,mf=bt3,nice=96',
  'pb=2,lc=0,lp=2,mf=bt3,nice=96', 'pb=2,lc=0,lp=2,nice=96', 'pb=3,lc=0,lp=1,mf=bt3,nice=128'].map(settings => packed(part, settings))
  .sort((a, b) => a.length - b.length)[0];
const wasm = readFileSync(referee), data = dataOf(wasm), tables = tablesOf(wasm, data);
const code = part => ({kind: 'code', size: part.length, packed: least(part)}), text = part => ({kind: 'text', size: part.length, packed: packedText(part)});
const parts = [code(wasm.subarray(0, data)), text(wasm.subarray(data, tables)), code(wasm.subarray(tables))];
// What unpacks stands there in hexadecimal digits, which pack better in a chat or on a server than base64, and best beside
// other texts.
writeFileSync(out, element('sizes', parts.map(part => `${part.size} ${part.kind}`)) +
  element('referee', parts.map(part => part.packed.toString('base64'))) +
  element('unpacker', readFileSync(unpacker).toString('hex')));
