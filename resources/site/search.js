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
  const part = id => document.getElementById(id);
  const titles = entries.map(entry => folded(entry[1]));
  const shown = ([place, title, brief]) => {
    const link = document.createElement('a'), item = document.createElement('li'), more = document.createElement('p');
    link.href = place;
    link.textContent = title;
    more.textContent = brief;
    item.append(link, more);
    return item;
  };
  const search = () => {
    const words = folded(part('sought').value).split(/[^\p{L}\p{N}]+/u).filter(word => word.length > 1);
    const found = entries.map((entry, i) => ({entry, worth: words.length > 0 ? fit(words, titles[i], entry[3]) : 0}))
      .filter(each => each.worth > 0).sort((a, b) => b.worth - a.worth).slice(0, 20);
    part('found').replaceChildren(...found.map(each => shown(each.entry)));
    part('count').textContent = words.length === 0 || found.length > 0 ? '' : part('search').dataset.nothing;
  };
  part('sought').addEventListener('input', search);
  part('search').hidden = false;
  search();
}
