// SPDX-License-Identifier: MIT
// Writes what of the referee stands in the page: node pack.mjs OUT.html UNPACK.wasm REFEREE.wasm REFEREE.wasm.lzma
import {readFileSync, statSync, writeFileSync} from 'node:fs';

const [out, unpacker, whole, packed] = process.argv.slice(2);
const element = (name, text) => `<script type="text/plain" id="referee-${name}">${text}</script>\n`;
const base64 = file => readFileSync(file).toString('base64');
writeFileSync(out, element('size', statSync(whole).size) + element('unpacker', base64(unpacker)) + element('referee', base64(packed)));
