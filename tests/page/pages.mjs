// SPDX-License-Identifier: MIT
// What the tests of the page share: the page's referee, the command line, and what both are asked.
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {openPage} from '../../resources/web/towerwatch.mjs';

export const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const [page, program] = process.argv.slice(2);
/// Those that ship complete.
export const languages = readFileSync(join(top, 'resources/languages.yaml'), 'utf8').match(/^complete: \[(.+)\]/m)[1].split(', ');

/// All files below a folder of the project.
export function filesIn(folder) {
  return readdirSync(resolve(top, folder), {recursive: true, withFileTypes: true}).filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name)).sort();
}

/// The referee of the page in Node.
export const {referee, explain} = openPage(page);

/// What the command line says: its JSON, or the lines of its errors.
export function told(file, language, input) {
  const {status, stdout, stderr} = spawnSync(program, ['explain', file, '--json', '--lang', language], {input, maxBuffer: 1 << 28});
  return status === 0 ? {json: stdout.toString()}
    : {errors: stderr.toString().split('\n').filter(line => line.includes('error: '))};
}

/// What the page says of the same.
export async function pageTold(text, options) {
  try {
    return {json: await explain(text, options)};
  } catch (error) {
    if (!error.errors) throw error;
    return {errors: error.errors};
  }
}

/// Numbers that look random and are the same in every run.
export function numbers(seed) {
  let state = seed >>> 0;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 4294967296 * below);
  };
}
export {readFileSync};
