// SPDX-License-Identifier: MIT
// What the page offers beside an answer, on every board of the library: what can be carried out is, and undo takes it
// back. node tst_deeds.mjs PAGE
import assert from 'node:assert/strict';
import {referee} from './pages.mjs';

const {call} = await referee, textOf = () => call({do: 'text'}).yaml;
const paths = call({do: 'library'}).folders.flatMap(folder => folder.scenarios.map(each => each.path));
const done = {};

/// One deed: the table is another then, and a captured figure is gone from it.
function carryOut(where, deed, index) {
  const before = textOf(), figures = call({do: 'table'}).figures, {answer} = call({do: 'answer'});
  const after = call({do: 'perform', deed: index});
  assert.ok(!after.errors, `${where}: ${after.errors}`);
  assert.notEqual(textOf(), before, where);
  if (Number.isInteger(deed.figure)) {
    assert.ok(after.figures.length < figures.length, where);
    assert.ok(!after.figures.some(({at, owner, kind, on}) => [at, owner, kind, on].join() === ['at', 'owner', 'kind', 'on'].map(key => figures[deed.figure][key]).join()
      && figures.filter(same => [same.at, same.owner, same.kind, same.on].join() === [at, owner, kind, on].join()).length === 1), where);
  }
  assert.ok(after.done, where);
  call({do: 'undo'});
  assert.equal(textOf(), before, where);
  assert.deepEqual(call({do: 'answer'}).answer, answer, where); // undo leads back to what was seen
  done[deed.kind] = (done[deed.kind] ?? 0) + 1;
}

function lookAt(path, question) {
  const where = `${path} ${question}`, answer = call({do: 'ask', question});
  assert.ok(!answer.errors, `${where}: ${answer.errors}`);
  answer.deeds.forEach((deed, index) => carryOut(where, deed, index));
  const justPlaced = answer.deeds.findIndex(deed => deed.kind.startsWith('place'));
  if (justPlaced < 0) return;
  call({do: 'perform', deed: justPlaced});
  const then = call({do: 'answer'}).answer;
  assert.deepEqual(then.deeds.map(deed => deed.figure), answer.deeds.slice(1).map(deed => deed.figure), where);
  then.deeds.forEach((deed, index) => carryOut(where, deed, index));
  call({do: 'undo'});
}

for (const path of paths) {
  const table = call({do: 'shipped', path});
  const questions = [...table.questions, ...call({do: 'asks'}).questions].map(each => each.question);
  for (const question of new Set(questions)) lookAt(path, question);
}

/// What holds no board is refused in words about the text, not about a line of it.
function nothingToOpen() {
  for (const text of ['hello world', '\u{1f600}', 'Anna: see you', '7']) {
    const {errors} = call({do: 'open', text});
    assert.equal(errors?.length, 1, text);
    assert.doesNotMatch(errors[0], /^\d+:\d+:/, text);
  }
  assert.match(call({do: 'open', text: 'tiles: [{'}).errors[0], /^\d+:\d+:/);
  const {code} = call({do: 'code'}), yaml = textOf();
  call({do: 'new'});
  assert.ok(!call({do: 'open', text: `Anna: look\n${code.toLowerCase().replace(/.{30}/g, '$&\n')} thanks`}).errors);
  assert.equal(textOf(), yaml);
}

/// What is carried out is stated of the turn; by hand it is stated otherwise, and the question is answered for that.
function turnStated() {
  call({do: 'open', text: 'towerwatch: 1\nplayers: {red: {}, blue: {}}\nturn: red\ntiles: [{tile: tower-02-meadow, at: [0, 0]}]'});
  const start = textOf(), {step} = call({do: 'table'}), stated = () => call({do: 'answer'}).answer, chosen = () => stated().turn.choices.filter(choice => choice.chosen).length;
  call({do: 'ask', question: '{ask: place-floor, at: [0, 0]}'});
  const first = stated(), before = chosen();
  call({do: 'perform', deed: 0});
  assert.equal(chosen(), before + 1);
  assert.notEqual(stated().turn.text, first.turn.text);
  const floor = stated().turn.choices.find(choice => choice.chosen && !first.turn.choices.some(({number, chosen: then}) => then && number === choice.number));
  call({do: 'turnTo', choice: floor.number}); // taken back
  assert.equal(chosen(), before);
  call({do: 'turnTo', choice: floor.number});
  call({do: 'ask', question: '{ask: place-floor, at: [0, 0]}'});
  assert.equal(stated().deeds.length, 0); // one action a turn
  call({do: 'turnTo', choice: 0}); // the next player
  assert.ok(stated().deeds.length > 0);
  assert.ok(call({do: 'turnTo', choice: 99}).errors);
  while (call({do: 'table'}).step > step) call({do: 'undo'});
  assert.equal(textOf(), start);
}

nothingToOpen();
turnStated();
for (const kind of ['place-floor', 'capture', 'put-on-tower', 'buy-back']) assert.ok(done[kind] > 0, kind);
console.log(JSON.stringify(done));
