// SPDX-License-Identifier: MIT
// The guides on the page: for the table, in every language, with rulings and boards that open. node tst_guides.mjs PAGE
import assert from 'node:assert/strict';
import {languages, referee} from './pages.mjs';

const {call} = await referee;
call({do: 'shipped', path: call({do: 'library'}).folders.flatMap(folder => folder.scenarios).find(({path}) => path.includes('every-kind-of-meeple')).path});
for (const language of languages) {
  call({do: 'language', language});
  const {guides} = call({do: 'guides'});
  assert.ok(guides.length >= 2);
  for (const {id, title} of guides) {
    const guide = call({do: 'guide', id});
    assert.equal(guide.title, title);
    assert.ok(guide.sections.length > 4, id);
    for (const {text, rulings, scenarios} of guide.sections) {
      assert.ok(text.length > 40, id);
      for (const ruling of rulings) assert.ok(!call({do: 'ruling', id: ruling.id}).errors, ruling.id);
      for (const board of scenarios ?? []) assert.ok(board.path && board.title, id);
    }
  }
}
// Which rules a box follows is found by the words on it, in any language.
for (const text of ['999 games regels anders', 'hans im glück oder devir', 'rio grande box rules'])
  assert.equal(call({do: 'search', text}).results.find(({type}) => type === 'guide').id, 'which-rules');
assert.ok(call({do: 'guide', id: 'nonsense'}).errors);
