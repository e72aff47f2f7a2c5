// SPDX-License-Identifier: MIT
// Keeps the page for phones, so that it opens without a network; with one it is fetched anew.
const kept = ['towerwatch.html', 'towerwatch.webmanifest', 'icon.svg'];
addEventListener('install', event => event.waitUntil(caches.open('towerwatch').then(cache => cache.addAll(kept))));
addEventListener('fetch', event => {
  const name = new URL(event.request.url).pathname.split('/').pop();
  if (event.request.method !== 'GET' || !kept.includes(name)) return;
  event.respondWith(fetch(event.request).then(async answer => {
    if (answer.ok) await (await caches.open('towerwatch')).put(name, answer.clone());
    return answer;
  }).catch(() => caches.match(name)));
});
