// SPDX-License-Identifier: MIT
// Ranks what was found as the program does: wordindex.cpp, rulingsearch.cpp and boardsearch.cpp of views/search in JavaScript,
// so that the site searches without a server, opened from files, too. Words are compared by their bytes, as there.

/// What is searched in, as `towerwatch site` writes it: the words that searches ignore, an index each of rulings, boards and
/// guides with the places of their pages, one of terms and rule sets by the numbers of the entries, and what else the order
/// hangs on `about` each ruling. Gives what finds the places of entries for a search, best first.
function ranking({fillers, rulings, boards, guides, terms, about}, entries) {
  const same = 1, otherEnding = 0.9, synonym = 0.85, unfinished = 0.6, slip = 0.8, jumble = 0.6, part = 0.5;
  const placeWeight = [4, 2.4, 2, 1], oneText = 8;
  const ending = /^(d|e|ed|em|en|es|ing|je|jes|n|s|t|te|ten)?$/, isR = /^(r|er)$/;
  const bytes = text => String.fromCharCode(...new TextEncoder().encode(text));
  const folded = text => text.replace(/[\0-\u218f\ufb00-\ufb06\uff00-\uff5e]/g, letter =>
    letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace('ß', 'ss'));
  const script = letter => letter < '\u3040' || letter > '\u9fff' ? 0 : letter < '\u30a0' ? 1 : letter < '\u3100' ? 2 : 3;
  const plainOf = word => word.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u');
  const ignored = new Set(fillers.join(' ').split(' ').map(word => plainOf(bytes(folded(word)))));

  function split(text) {
    const words = [];
    let before = -1;
    for (const letter of folded(text)) {
      const now = /[\p{L}\p{N}]/u.test(letter) ? script(letter) : -1;
      if (now >= 0 && now === before) words[words.length - 1] += letter;
      else if (now >= 0) words.push(letter);
      before = now;
    }
    return words.map(bytes);
  }

  function likeness(typed, word) {
    if (typed === word) return same;
    let at = 0;
    while (at < typed.length && typed[at] === word[at]) ++at;
    const a = typed.slice(at), b = word.slice(at);
    const areForms = ending.test(a) && ending.test(b) || !a && isR.test(b) || !b && isR.test(a);
    if (at >= (a && b ? 4 : 3) && areForms) return otherEnding;
    return !a ? unfinished : typed.length >= 4 && word.includes(typed) ? part : 0;
  }
  function isSlip(a, b) {
    if (a.length > b.length) [a, b] = [b, a];
    if (b.length - a.length > 1) return false;
    let at = 0;
    while (at < a.length && a[at] === b[at]) ++at;
    const c = a.slice(at), d = b.slice(at);
    return a.length < b.length ? c === d.slice(1)
      : c.slice(1) === d.slice(1) || c[0] === d[1] && c[1] === d[0] && c.slice(2) === d.slice(2);
  }
  function isJumble(a, b) {
    if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
    let over = 0;
    for (const letter of a)
      if (b.includes(letter)) b = b.replace(letter, '');
      else ++over;
    return over <= 1 && b.length <= 1;
  }
  function lessLikeness(typed, word) {
    if (typed.length >= 5 && isSlip(typed, word)) return slip;
    if (typed.length >= 5 && isJumble(typed, word)) return jumble;
    return word.length >= 4 && word.length < typed.length && (typed.startsWith(word) || typed.endsWith(word)) ? part : 0;
  }

  /// An index that the program wrote: words, which of them are synonyms, texts with their thing, place, length and words.
  function indexOf({places, words, groups, texts}) {
    const spellings = words.map(bytes), plain = spellings.map(plainOf);
    const numbers = new Map(spellings.map((word, i) => [word, i]));
    const sets = groups.map(line => line.trim().split(' ').map(Number));
    const setsOf = spellings.map(() => []), textsOf = spellings.map(() => []);
    sets.forEach((set, i) => set.forEach(word => setsOf[word].push(i)));
    const all = texts.map((line, i) => {
      const [thing, place, length, ...steps] = line.split(' ').map(Number);
      let word = 0;
      for (const step of steps) textsOf[word += step].push(i);
      return {thing, place, length};
    });
    const things = places.length, none = () => new Array(things).fill(0);
    const better = (map, word, how) => map.set(word, Math.max(map.get(word) ?? 0, how));

    function wordsIn(search) {
      const words = [];
      for (const word of split(search)) {
        const both = words.at(-1) + '_' + word;
        if (numbers.has(both)) words[words.length - 1] = both;
        else words.push(word);
      }
      const every = [...new Set(words.map(plainOf))];
      const counting = every.filter(word => !ignored.has(word) && (word.length > 1 || /\d/.test(word)));
      return counting.length ? counting : every;
    }
    function alikeTo(typed) {
      const alike = new Map(), more = new Map();
      const gather = likenessOf => plain.forEach((word, i) => {
        const like = likenessOf(typed, word);
        if (like > 0) alike.set(i, like);
      });
      gather(likeness);
      let least = alike.size ? otherEnding : 0;
      if (!alike.size) gather(lessLikeness);
      for (const [word, how] of alike) if (how === same && setsOf[word].length) least = same;
      for (const [word, how] of alike)
        if (how >= least)
          for (const set of setsOf[word]) for (const other of sets[set]) better(more, other, how * synonym);
      for (const [word, how] of more) better(alike, word, how);
      return alike;
    }
    const kept = new Map(); // of words that were typed: what goes on being typed has most of them again
    const hitsOf = typed => kept.get(typed) ?? kept.set(typed, hitsFor(typed)).get(typed);
    function hitsFor(typed) {
      const hits = {texts: new Array(all.length).fill(0), things: none(), often: none(), rarity: 0};
      for (const [word, how] of alikeTo(typed))
        for (const text of textsOf[word]) hits.texts[text] = Math.max(hits.texts[text], how);
      let sum = 0;
      all.forEach(({thing, place}, text) => {
        const weight = hits.texts[text] * placeWeight[place];
        hits.things[thing] = Math.max(hits.things[thing], weight);
        hits.often[thing] += weight;
        sum += weight;
      });
      hits.often = hits.often.map(often => often * (sum > 0 ? things / sum : 0));
      const having = hits.things.filter(weight => weight > 0).length;
      if (having) hits.rarity = 1 + 0.5 * Math.log2(things / having);
      return hits;
    }
    function sharesOf(words, whole) {
      const best = Array.from({length: things}, () => [0, 0, 0]);
      all.forEach(({thing, place, length}, text) => {
        if (place === 3 || !length) return;
        let said = 0, weight = 0;
        for (const {texts, rarity} of words) {
          said += texts[text];
          weight += rarity / whole * texts[text];
        }
        best[thing] = [...best[thing], weight * Math.sqrt(Math.min(1, said / length))].sort((a, b) => b - a).slice(0, 3);
      });
      return best.map(([a, b, c]) => a + b * 0.7 + c * 0.5);
    }
    function find(search) {
      const words = wordsIn(search).map(hitsOf), whole = words.reduce((sum, {rarity}) => sum + rarity, 0);
      if (!whole) return [];
      const shares = sharesOf(words, whole);
      const found = places.map((place, thing) => {
        let has = 0, weight = 0, often = 0;
        for (const hits of words) {
          has += hits.things[thing] > 0 ? hits.rarity / whole : 0;
          weight += hits.rarity / whole * hits.things[thing];
          often += Math.log1p(hits.often[thing]);
        }
        weight = (weight * has * has + oneText * shares[thing]) * Math.exp(often / 4 / words.length);
        return {thing, has, weight};
      });
      const most = Math.max(...found.map(({has}) => has));
      return found.filter(({has, weight}) => weight > 0 && has >= most / 4)
        .sort((a, b) => b.weight - a.weight).map(({thing}) => thing);
    }
    function means(search, spelling) {
      const word = numbers.get(spelling);
      return textsOf[word]?.length > 0 && wordsIn(search).some(typed => alikeTo(typed).has(word));
    }
    return {places, find, means};
  }

  const of = {rulings: indexOf(rulings), boards: indexOf(boards), guides: indexOf(guides),
    terms: indexOf({...terms, places: entries.map(([place]) => place)})};
  const found = (kind, search) => of[kind].find(search), isHouse = thing => about[thing].isHouse;

  /// The rulings: that whose id was typed; a rule before the house rule that changes it.
  function findRulings(search) {
    const list = found('rulings', search), placeOf = id => `rulings/${id}.html`, named = rulings.places.indexOf(placeOf(search));
    if (named >= 0) return [named, ...list.filter(thing => thing !== named)];
    const house = list.findIndex((thing, i) => i < 6 && isHouse(thing));
    if (house < 0 || of.rulings.means(search, 'house')) return list;
    const related = about[list[house]].related.map(id => rulings.places.indexOf(placeOf(id)));
    const rule = list.findIndex((thing, i) => i > house && i < 6 && !isHouse(thing) && related.includes(thing));
    if (rule > house) list.splice(house, 0, ...list.splice(rule, 1));
    return list;
  }
  return search => {
    const words = search.split(/\s+/).filter(Boolean).join(' ');
    if (!words) return [];
    const list = findRulings(words);
    const places = (kind, most) => found(kind, words).slice(0, most).map(thing => of[kind].places[thing]);
    const showing = list.slice(0, 3).map(thing => about[thing].board).filter(Boolean);
    return [...list.slice(0, 6).map(thing => rulings.places[thing]), ...places('guides', 1), ...places('terms', 2),
      ...new Set([...showing, ...places('boards')])];
  };
}
