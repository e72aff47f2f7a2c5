// SPDX-License-Identifier: MIT
// What the page offers to lay and to put: tiles by what is drawn on them, the place that people mean, the next turn
// that fits, an empty board under the rules of the table. node tst_choices.mjs PAGE
import assert from 'node:assert/strict';
import {languages, referee} from './pages.mjs';

const {call} = await referee;
const lay = (at, tile, rotation = 0) => call({do: 'lay', at, tile, rotation});
const found = words => call({do: 'fitting', at: [0, 0], all: true, words}).tiles;
const isRare = id => !/^(base|tower|watchtower)-/.test(id);

/// Tiles are found by what is drawn on them, in each language; what every box has comes first.
function byWords() {
  const all = found('');
  const sought = {en: ['city', 'road', 'Monastery', 'coat of arms', 'shield', 'tower road', 'garden road'],
    de: ['Stadt', 'Straße', 'kloster', 'Wappen', 'Schild', 'Turm Straße', 'Garten strasse'],
    nl: ['stad', 'weg', 'Klooster', 'wapen', 'schild', 'toren weg', 'tuin weg']};
  const ids = {};
  for (const language of languages) {
    call({do: 'language', language});
    sought[language].forEach((words, index) => {
      const tiles = found(words).map(tile => tile.id), where = `${language} ${words}`;
      assert.ok(tiles.length > 0 && tiles.length < all.length, where);
      ids[index] ??= tiles.filter(id => !isRare(id));
      assert.ok(!isRare(tiles[0]) && !isRare(tiles[1]), where);
      assert.deepEqual(ids[index].filter(id => !tiles.includes(id)), [], `${where}: as in English`);
    });
    // The sentence that names words is right about all of them.
    const [, named] = call({do: 'language', language}).words.noSuchTile.match(/: (.*)\.$/);
    for (const word of named.split(', ')) assert.ok(found(word).length > 0, `${language}: ${word}`);
    assert.equal(found(sought[language][0] + ' zzz').length, 0);
  }
  call({do: 'language', language: 'en'});
  assert.equal(found('d')[0].id, 'base-D-cap-road-straight');
}

/// The monastery comes before the field around it and the road that ends there; towers and watchtowers are as they were.
function whatIsMeantFirst() {
  const first = tile => {
    call({do: 'new'});
    lay([0, 0], tile);
    return call({do: 'places', at: [0, 0]}).places[0].on;
  };
  const ids = found('').map(tile => tile.id);
  const monasteries = ids.filter(id => /^base-[AB]-/.test(id));
  assert.ok(monasteries.length >= 2);
  for (const id of monasteries) assert.equal(first(id), 'monastery', id);
  assert.match(first('base-D-cap-road-straight'), /^road/);
  assert.match(first('base-E-cap'), /^city/);
}

/// A board begins with a tower, which most disputes are about; beside others what fits comes first.
function towerFirst() {
  call({do: 'new'});
  const offered = call({do: 'fitting', at: [0, 0]}).tiles.map(tile => tile.id);
  const towers = offered.map(tile => lay([5, 5], tile).squares.find(square => square.at.join() === '5,5').foundation);
  assert.ok(towers.indexOf(false) > 8 && !towers.slice(towers.indexOf(false)).includes(true), towers.join());
  call({do: 'new'});
  lay([5, 5], offered[0]);
  assert.notEqual(call({do: 'fitting', at: [0, 0]}).tiles[0].id, offered[0]);
}

/// Whose floor it is where nobody says who plays: not of the one who alone has figures.
function whoAsks() {
  const by = text => {
    call({do: 'open', text: 'towerwatch: 1\ntiles: [{tile: tower-02-meadow-garden, at: [0, 0], floors: 1}, {tile: base-E-cap, at: [1, 0]}]\n' + text});
    return call({do: 'asks', at: [0, 0], told: true}).questions[0];
  };
  const figure = owner => `{figure: meeple, owner: ${owner}, at: [1, 0], on: city N}`;
  assert.match(by(`figures: [${figure('red')}]`).question, /by: blue/);
  assert.match(by(`figures: [${figure('blue')}]`).question, /by: red/);
  assert.ok(by(`figures: [${figure('blue')}]`).verdict);
  for (const text of [`figures: [${figure('red')}]\nturn: red`, `figures: [${figure('red')}]\nplayers: {red: {}, green: {}}`])
    assert.doesNotMatch(by(text).question, /by:/, text);
}

/// Seats stay as they are, whoever gets a figure.
function seats() {
  const order = () => call({do: 'places', at: [0, 0]}).colours.map(colour => colour.id).join();
  call({do: 'open', text: 'towerwatch: 1\nplayers: {green: {name: Jo}, red: {}}\ntiles: [{tile: base-E-cap, at: [0, 0]}]'});
  const before = order();
  assert.match(before, /^green,red,/);
  assert.match(call({do: 'places', at: [0, 0]}).colours[0].label, /Jo/);
  call({do: 'figure', at: [0, 0], kind: 'meeple', owner: 'red', on: 'city N'});
  call({do: 'turnOf', colour: 'red'});
  assert.equal(order(), before);
  call({do: 'new'});
  lay([0, 0], 'base-E-cap');
  const nobody = order();
  call({do: 'figure', at: [0, 0], kind: 'meeple', owner: 'purple', on: 'city N'});
  assert.equal(order(), nobody);
}

/// A turn goes to the next way to lie that fits and looks different; where there is none, a quarter on.
function turning() {
  const turned = at => {
    const {squares, warnings} = call({do: 'turn', at});
    return {rotation: squares.find(square => square.at.join() === at.join()).rotation, fits: !warnings.length};
  };
  call({do: 'new'});
  lay([0, 0], 'base-J-cap-road-curve-right');
  lay([1, 0], 'base-V-road-curve', 0);
  const curve = [turned([1, 0]), turned([1, 0]), turned([1, 0])];
  assert.ok(curve.every(each => each.fits), JSON.stringify(curve));
  assert.notEqual(curve[0].rotation, curve[1].rotation);
  assert.equal(curve[0].rotation, curve[2].rotation);
  call({do: 'take', at: [1, 0]});
  lay([1, 0], 'base-U-road-straight');
  assert.deepEqual([turned([1, 0]).fits, turned([1, 0]).fits], [false, true], 'a straight road fits in one way alone');
}

/// An empty board is one under the same rules.
function emptied() {
  const rules = {tower: 'c1-original', watchtowers: 'c2', house: ['no-gaps']};
  lay([0, 1], 'base-E-cap');
  call({do: 'rules', ...rules});
  const table = call({do: 'new'});
  assert.deepEqual([table.squares, table.rules], [[], rules]);
  assert.equal(call({do: 'undo'}).squares.length > 0, true);
}

for (const part of [byWords, whatIsMeantFirst, towerFirst, whoAsks, seats, turning, emptied]) part();
console.log('tiles by words, places, seats, turns, empty board');
