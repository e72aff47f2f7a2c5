// SPDX-License-Identifier: MIT
// How fast the page for thumbs is: node pace.mjs PAGE.html
// Opened to first board, an answer on a hundred tiles, and the longest tasks with the processor throttled four times.
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {pause, startPhone} from './browser.mjs';

const address = pathToFileURL(resolve(process.argv[2])).href;
const {phone, stop} = await startPhone();

/// Lays a hundred tiles and a figure on every third, always by the referee's own offer.
const hundred = `(() => {
  desk.change({do: 'new'});
  for (let i = 0; i < 100; ++i) {
    const row = Math.floor(i / 10), at = [row % 2 ? 9 - i % 10 : i % 10, row];
    const {tiles} = desk.call({do: 'fitting', at}), towers = tiles.filter(tile => tile.id.startsWith('tower'));
    const offer = i % 3 === 0 && towers.length ? towers : tiles, tile = offer[i * 7 % offer.length];
    desk.call({do: 'lay', at, tile: tile.id, rotation: tile.rotation});
    const spots = desk.call({do: 'places', at}).places.filter(spot => spot.kinds.includes('meeple') && spot.on !== 'tower');
    if (i % 3 === 1 && spots.length) desk.call({do: 'figure', at, kind: 'meeple', owner: ['red', 'blue', 'green'][i % 9 / 3 | 0], on: spots[i % spots.length].on});
    if (desk.call({do: 'table'}).squares.find(square => square.at[0] === at[0] && square.at[1] === at[1]).foundation)
      desk.call({do: 'floors', at, count: 1 + i % 4});
  }
  return desk.change({do: 'table'}) && desk.state.table.squares.length;
})()`;

const firstBoard = () => phone.run(`performance.getEntriesByName('drawn')[0].startTime`);
const median = numbers => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const shown = milliseconds => milliseconds.toFixed(1) + ' ms';

async function opened(times = 5) {
  const found = [];
  for (let i = 0; i < times; ++i) {
    await phone.open(address);
    found.push(await firstBoard());
  }
  return median(found);
}

/// What a hand does on the large board.
const walk = [
  ['ask', () => phone.square(4, 4)],
  ['close', () => phone.tap('#sheet-close')],
  ['drag', () => phone.drag([180, 400], [120, 250])],
  ['pinch', () => phone.pinch([180, 300], 40, 80)],
  ['whole board', () => phone.run('board.everything()')],
  ['free square', () => phone.run('tiles.open([0, -1])')],
  ['lay', () => phone.tap('.offer')],
  ['turn', () => phone.run('void desk.change({do: "turn", at: [0, -1]})')],
  ['places', () => phone.run('place.open([0, -1])')],
  ['figure', () => phone.tap('[data-kind=meeple]')],
  ['undo', () => phone.run('byId("undo").click()')],
  ['search', () => phone.run('library.open()')],
  ['share', () => phone.run('dialogs.close(), share.show()')],
  ['rules', () => phone.run('dialogs.rules()')],
  ['edition', () => phone.tap('[name=tower]:not(:checked)')],
  ['close rules', () => phone.tap('#dialog-close')],
  ['language', () => phone.run('desk.setLanguage({language: "de"})')],
];

async function handle(step) {
  await phone.send('Page.navigate', {url: 'about:blank'}); // what the pages before take to go is not opening
  await phone.send('HeapProfiler.collectGarbage');
  await pause(500);
  await step('open');
  await phone.open(address);
  for (const [name, does] of walk) {
    await step(name);
    await does();
    await pause(900);
  }
}

try {
  await phone.look();
  console.log('opened to first board, nothing kept:', shown(await opened()));
  if (await phone.run(hundred) !== 100) throw new Error('no hundred tiles');
  await phone.run(`dispatchEvent(new Event('pagehide'))`);
  console.log('opened to first board, 100 tiles kept:', shown(await opened()));
  const answers = await phone.run(`desk.call({do: 'asks'}).questions.filter(({question}) => question.includes('place-floor')).slice(0, 20).map(({question}) => {
    const begin = performance.now();
    desk.call({do: 'ask', question});
    return performance.now() - begin; })`);
  console.log(`an answer at 100 tiles, ${answers.length} towers: median ${shown(median(answers))}, longest ${shown(Math.max(...answers))}`);
  const draws = await phone.run(`[1, 2, 3, 4, 5].map(() => { const begin = performance.now(); desk.call({do: 'scene', most: 1}); return performance.now() - begin; })`);
  console.log('where what lies of 100 tiles:', shown(median(draws)));
  await phone.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const tasks = await phone.tasks(handle), long = tasks.filter(({taken}) => taken > 50);
  console.log(`${tasks.length} tasks throttled four times, in time of the processor, the longest ${shown(Math.max(...tasks.map(({taken}) => taken)))}`);
  for (const {step, taken, parts} of long) console.log(`  over 50 ms: ${step}, ${shown(taken)} (${parts().join(', ')})`);
  if (phone.errors.length) throw new Error(phone.errors.join('\n'));
} finally {
  await stop();
}
