// SPDX-License-Identifier: MIT
// Finds pages of the site by the words of words.js, which a script brings so that it works from files, too.
'use strict';

/// Begins to search in entries: place, title, what it is and says; `index` is what ranking() of the same file takes.
function searchIn(entries, index) {
  const find = ranking(index, entries), entryAt = new Map(entries.map(entry => [entry[0], entry]));
  const shown = ([place, title, brief]) => {
    const link = document.createElement('a'), item = document.createElement('li'), more = document.createElement('span');
    link.href = finder.form.dataset.home + place;
    more.textContent = brief;
    link.append(title, more);
    item.append(link);
    return item;
  };
  finder.find = () => {
    const text = finder.box.value.slice(0, 300);
    const found = find(text).map(place => entryAt.get(place)).filter(Boolean).slice(0, 12);
    document.getElementById('found').replaceChildren(...found.map(shown));
    const {nothing, some} = finder.form.dataset;
    document.getElementById('count').textContent = !text.trim() ? '' : found.length ? some.replace('%1', found.length) : nothing;
  };
  finder.find();
}

/// The box of the search on every page: its words come when it is touched, what it finds stands below it.
const finder = {form: document.getElementById('search'), box: document.getElementById('sought'), find() {}};
if (finder.form) {
  const {form, box} = finder, {home, worker} = form.dataset;
  const hits = () => [...form.querySelectorAll('.hits a')], show = isShown => form.classList.toggle('finding', isShown);
  form.addEventListener('focusin', () => {
    const script = document.createElement('script');
    script.src = home + 'words.js';
    document.head.append(script);
  }, {once: true});
  box.addEventListener('focus', () => show(box.value !== ''));
  box.addEventListener('input', () => { show(box.value !== ''); finder.find(); });
  form.addEventListener('submit', event => {
    if (!hits().length) return;
    event.preventDefault();
    hits()[0].focus(); // a second Enter opens it: the first thing found may answer something else
  });
  form.addEventListener('keydown', event => {
    const way = {ArrowDown: 1, ArrowUp: -1}[event.key], stops = [box, ...hits()];
    if (event.key === 'Escape') { box.focus(); show(false); }
    if (!way) return;
    event.preventDefault();
    stops[Math.max(0, Math.min(stops.length - 1, stops.indexOf(document.activeElement) + way))].focus();
  });
  document.addEventListener('pointerdown', event => form.contains(event.target) || show(false));
  const asked = new URLSearchParams(location.search).get('q');
  if (asked) { box.value = asked; box.focus(); }
  if (worker && location.protocol.startsWith('http')) navigator.serviceWorker?.register(worker).catch(() => {});
}
