// SPDX-License-Identifier: MIT
// Joins the page for thumbs into one file:
//   node join.mjs OUT.html REFEREE.js START.js [DATA.html]
// REFEREE.js comes first, START.js last and calls startPage(referee) or failPage(); DATA.html is what of the referee
// stands in the page itself.
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';

const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname, resources = join(here, '..');
const [out, refereeFile, startFile, dataFile] = process.argv.slice(2);
const read = (...path) => readFileSync(join(...path), 'utf8');

/// Pictures of a folder as symbols, of line icons those that the page names; they take the colour of their button.
function symbols(folder, kind, start) {
  const isNamed = name => kind !== 'icon-' || (html + script).includes(basename(name, '.svg'));
  const names = readdirSync(join(resources, folder)).filter(name => name.startsWith(start) && name.endsWith('.svg') && isNamed(name)).sort();
  return names.map(name => {
    const [, box, inside] = read(resources, folder, name).match(/viewBox="([^"]*)"[^>]*>([^]*)<\/svg>/);
    const shapes = kind === 'icon-' ? inside.replace(/ (fill|stroke(-width|-line(join|cap))?)="[^"]*"/g, '') : inside;
    return `<symbol id="${kind}${basename(name, '.svg').replace(/^badge-/, '')}" viewBox="${box}">${shapes.trim()}</symbol>`;
  }).join('\n');
}

const hashOf = text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const fill = (text, name, value) => text.replace(name, () => value);

/// Without comments and indentation, which nobody reads in the page; a text in quotes has its end behind any " // ".
const bare = text => text.replace(/^\s*\/\/.*\n/gm, '').replace(/ \/\/ [^'"`\n]*$/gm, '').replace(/^\s+/gm, '');

/// Nor are blanks around signs and ends of lines read, but in texts and expressions of letters.
const tight = code => code.replace(/^(?:[^`\/\n]|`[^`\n]*`)+$/gm, line => line.split(/('(?:[^'\\]|\\.)*'|`[^`]*`)/)
  .map((part, index) => index % 2 ? part : part.replace(/ *([=<>*?:&|,;{}()[\]!]) */g, '$1')).join(''))
  .replace(/([;{,(])\n/g, '$1').replace(/\n(?=[})\]?:&|])/g, '');

const html = read(here, 'page.html').replace(/^ +/gm, '');
const [marker, names] = html.match(/<!-- scripts: (.*?) -->/);
const script = "'use strict';\n" + tight(bare([readFileSync(refereeFile, 'utf8'), ...names.split(' ').map(name => read(here, name)),
  readFileSync(startFile, 'utf8')]
  .join('\n'))).replace(/<\/(script)/gi, '<\\/$1');
const style = bare(read(here, 'page.css')).replace(/([{};:,])\s+/g, '$1').replace(/ +([{}])/g, '$1').replace(/;}/g, '}').replace(/\n/g, '');
const policy = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", 'img-src data:', "style-src 'unsafe-inline'",
  `script-src ${hashOf(script)} 'wasm-unsafe-eval'`].join('; ');

let page = fill(html, '@STYLE@', style);
page = fill(page, '@NOTICES@', read(here, 'notices.txt'));
page = fill(page, '@SYMBOLS@', symbols('lineicons', 'icon-', '') + '\n' + symbols('art', 'badge-', 'badge-'));
page = fill(page, '@POLICY@', policy);
page = fill(page, '@REFEREE@', dataFile ? readFileSync(dataFile, 'utf8') : '');
page = fill(page, marker, `<script>${script}</script>`);
writeFileSync(out, page);
