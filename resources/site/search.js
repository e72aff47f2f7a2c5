// SPDX-License-Identifier: MIT
// Finds pages of the site by the words of words.js, which a script brings so that it works from files, too.
'use strict';

/// As the words of the index are written: without case and accents.
const folded = text => text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/// How well an entry fits: a word that begins so counts more than one that has it in it, one in the title most.
function fit(words, title, all) {
  let sum = 0;
  for (const word of words) {
    const starts = text => text.startsWith(word) || text.includes(' ' + word);
    const worth = starts(title) ? 6 : starts(all) ? 3 : all.includes(word) ? 1 : 0;
    sum += worth === 0 ? -4 : worth;
  }
  return sum;
}

/// Begins to search in entries: place, title, a sentence, words.
function searchIn(entries) {
  const titles = entries.map(entry => folded(entry[1]));
  const shown = ([place, title, brief]) => {
    const link = document.createElement('a'), item = document.createElement('li'), more = document.createElement('span');
    link.href = finder.form.dataset.home + place;
    more.textContent = brief;
    link.append(title, more);
    item.append(link);
    return item;
  };
  finder.find = () => {
    const words = folded(finder.box.value).split(/[^\p{L}\p{N}]+/u).filter(word => word.length > 1);
    const found = entries.map((entry, i) => ({entry, worth: words.length > 0 ? fit(words, titles[i], entry[3]) : 0}))
      .filter(each => each.worth > 0).sort((a, b) => b.worth - a.worth).slice(0, 12);
    document.getElementById('found').replaceChildren(...found.map(each => shown(each.entry)));
    document.getElementById('count').textContent = words.length === 0 || found.length > 0 ? '' : finder.form.dataset.nothing;
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
    hits()[0].click();
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
