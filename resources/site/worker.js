// SPDX-License-Identifier: MIT
// Keeps the page for phones and all pages once read, so that they open without a network. With one each is fetched anew,
// but nobody waits for a slow one longer than this.
const patience = 3000, kept = ['towerwatch.html', 'towerwatch.webmanifest', 'icon.svg'];
addEventListener('install', event => event.waitUntil(caches.open('towerwatch').then(cache => cache.addAll(kept))));
addEventListener('fetch', event => {
  const {request} = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const fresh = fetch(request).then(async answer => {
    if (answer.ok) await (await caches.open('towerwatch')).put(request, answer.clone());
    return answer;
  });
  event.waitUntil(fresh.catch(() => {}));
  event.respondWith(caches.match(request, {ignoreSearch: true}).then(old => !old ? fresh
    : Promise.race([fresh, new Promise(done => setTimeout(done, patience, old))]).catch(() => old)));
});
