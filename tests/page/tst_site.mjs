// SPDX-License-Identifier: MIT
// What `towerwatch site` makes of the page: it opens from a server, is kept for when there is no network with what was read, and a
// board can stand in another page.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join, normalize} from 'node:path';
import {startPhone} from './browser.mjs';
import {program} from './pages.mjs';

const folder = 'build/web/site', board = 'scenarios/range/across-an-empty-square.towerwatch.yaml';
const {status, stderr} = spawnSync(program, ['site', '-o', folder], {env: {...process.env, TOWERWATCH_PAGE: process.argv[2]}});
assert.equal(status, 0, String(stderr));
const code = spawnSync(program, ['format', board, '--code']).stdout.toString().trim();
assert.ok(code.startsWith('TW1-'));

// What is recommended to servers is enough.
const policy = readFileSync('resources/web/EMBEDDING.md', 'utf8').match(/^Content-Security-Policy: (.*)$/m)[1];
const kinds = {'.html': 'text/html', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.css': 'text/css', '.webmanifest': 'application/manifest+json'};
const server = createServer((request, response) => {
  const path = normalize(new URL(request.url, 'http://localhost').pathname);
  if (path === '/embedding.html') {
    response.writeHead(200, {'content-type': 'text/html', 'content-security-policy': "default-src 'none'; frame-src 'self'"});
    return response.end(`<!DOCTYPE html><iframe width="400" height="300" src="towerwatch.html#${code}&view=board"></iframe>`);
  }
  try {
    const bytes = readFileSync(join(folder, path));
    response.writeHead(200, {'content-type': kinds[extname(path)] || 'application/octet-stream', 'content-security-policy': policy});
    response.end(bytes);
  } catch {
    response.writeHead(404).end();
  }
}).listen(0, '127.0.0.1');
await new Promise(done => server.once('listening', done));
const address = `http://127.0.0.1:${server.address().port}/`;

const {phone, stop} = await startPhone();
try {
  await phone.look();
  await phone.send('Page.navigate', {url: address + 'embedding.html'});
  const inside = what => `(() => { const w = document.querySelector('iframe')?.contentWindow, d = w?.document; return d ? ${what} : false; })()`;
  await phone.until(inside(`d.querySelectorAll('#picture img').length > 0`));
  await phone.until(inside(`d.querySelector('#embedded strong')?.textContent`));
  const told = spawnSync(program, ['explain', board, '--lang', 'en']).stdout.toString().replaceAll(/\s+/g, ' ');
  assert.ok(told.includes(await phone.run(inside(`d.querySelector('#embedded strong').textContent`))), 'the verdict as the command line tells it');
  assert.deepEqual(await phone.run(inside(`['#bar', '#sheet', 'body > header'].map(id => w.getComputedStyle(d.querySelector(id)).display)`)), ['none', 'none', 'none']);
  // In the middle of the frame, which it fills down to the verdict.
  await phone.until(inside(`(() => {
    const port = d.querySelector('#board').getBoundingClientRect(), tiles = [...d.querySelectorAll('#picture img')].map(each => each.getBoundingClientRect());
    const middle = (Math.min(...tiles.map(each => each.top)) + Math.max(...tiles.map(each => each.bottom))) / 2;
    return port.height > 220 && Math.abs(middle - (port.top + port.height / 2)) < port.height / 6;
  })()`));
  assert.deepEqual(await phone.run(inside(`[[200, 100], [200, 290]].map(at => d.elementFromPoint(...at).closest('a').href)`)), [1, 2].map(() => `${address}towerwatch.html#${code}`));
  assert.equal(await phone.run(`localStorage.getItem('towerwatch')`), null);

  await phone.send('Page.navigate', {url: address + 'en/disputes/range/across-an-empty-square.html'});
  await phone.until(`document.images.length && [...document.images].every(image => image.naturalWidth)`);
  await phone.send('Page.navigate', {url: address + 'en/index.html'});
  await phone.until(`typeof searchIn === 'function'`);

  // The box of the search: its words come when it is touched, and Enter goes to the first hit, which a second opens.
  await phone.tap('#sought');
  await phone.run(`document.getElementById('sought').value = 'gap', void document.getElementById('sought').dispatchEvent(new Event('input'))`);
  await phone.until(`document.querySelectorAll('#found a').length && getComputedStyle(document.querySelector('.hits')).display === 'block'`);
  const hit = await phone.run(`document.querySelector('#found a').href`);
  await phone.key('Enter');
  assert.equal(await phone.run(`document.activeElement.href`), hit);
  await phone.key('Enter');
  await phone.until(`location.href === ${JSON.stringify(hit)}`);

  await phone.until(`document.querySelector('footer')`);
  assert.ok(await phone.run(`navigator.serviceWorker.ready.then(ready => Boolean(ready.active))`));

  // A board that is tried has the language of its page, which beats that of the browser, and the page leads back.
  await phone.send('Page.navigate', {url: address + 'de/disputes/range/across-an-empty-square.html'});
  await phone.until(`document.querySelector('.board .button')`);
  const tried = await phone.run(`document.querySelector('.board .button').href`);
  assert.equal(tried, `${address}towerwatch.html#${code}&lang=de`);
  await phone.open(tried);
  await phone.until(`desk.state.table && desk.state.table.squares.length`);
  assert.equal(await phone.run(`desk.call({do: 'code'}).code`), code);
  assert.equal(await phone.run('desk.state.language'), 'de');
  assert.equal(await phone.run('location.hash'), '#' + code);
  await phone.run('dialogs.menu()');
  assert.equal(await phone.run(`document.querySelector('#dialog-body a').href`), address + 'de/index.html');
  await phone.run('dialogs.close()');
  assert.ok(await phone.run(`navigator.serviceWorker.ready.then(ready => Boolean(ready.active))`));
  assert.deepEqual(phone.errors.filter(error => error.includes('Content Security Policy')), []);
  server.closeAllConnections();
  await new Promise(done => server.close(done));
  await phone.open(`${address}towerwatch.html`);
  await phone.until(`desk.state.table && desk.state.table.squares.length`);
  await phone.send('Page.navigate', {url: address + 'de/disputes/range/across-an-empty-square.html'}); // read before
  await phone.until(`document.querySelector('h1') && document.images.length && document.images[0].naturalWidth`);
  console.log('the page of a site shows a board in another page, and opens without its server');
} finally {
  server.close();
  await stop();
}
