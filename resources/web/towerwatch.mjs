// SPDX-License-Identifier: MIT
/// The referee for programs in Node, out of the page: `import {explain} from "./towerwatch.mjs"` beside
/// towerwatch.html; see explain() in referee.js. `openPage(FILE)` opens a page that lies elsewhere.
import {readFileSync} from 'node:fs';

/// The referee of a page: {call} for everything that the page asks, {explain} for programs.
export function openPage(file) {
  const page = readFileSync(file, 'utf8');
  const script = page.slice(page.indexOf('<script>') + 8, page.indexOf("void 'end of the referee'"));
  const find = name => page.match(new RegExp(`id="referee-${name}">([^<]*)<`))[1];
  const {openReferee, programsOf} = new Function(script + '; return {openReferee, programsOf};')();
  const referee = openReferee(find);
  return {referee, ...programsOf(referee)};
}

let own = null;
export function explain(text, options) {
  own ??= openPage(new URL('towerwatch.html', import.meta.url));
  return own.explain(text, options);
}
