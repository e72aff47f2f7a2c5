// SPDX-License-Identifier: MIT
// Whatever bytes come in, the module answers or refuses: no abort, and a bound to time and memory. Everything that it
// exports gets the corpus of tools/fuzz whole, then changed in a few places; of what opens a part is drawn, asked and
// handed on. node tst_fuzz.mjs PAGE PROGRAM. With TOWERWATCH_SOAK=25 all of it is, and there are 25 times as many changes;
// TOWERWATCH_CORPUS=FOLDER brings further files.
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {isMainThread, parentPort, Worker, workerData} from 'node:worker_threads';
import {filesIn, numbers, readFileSync, referee, top} from './pages.mjs';

const mostSeconds = 10, mostMebibytes = 256, longestChanged = 4096, soak = Number(process.env.TOWERWATCH_SOAK ?? 0);
const changes = 100 * (soak || 1);

/// Watches the worker, which cannot say that it hangs.
function watch() {
  const state = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL(import.meta.url), {workerData: {state}, argv: process.argv.slice(2)});
  const processorSeconds = () => process.cpuUsage().user / 1e6; // what other programs take does not count
  let before = -1, since = 0;
  const guard = setInterval(() => {
    if (state[0] !== before) [before, since] = [state[0], processorSeconds()];
    if (processorSeconds() - since < mostSeconds) return;
    console.log(`execution ${before} takes more than ${mostSeconds} s`);
    process.exit(1);
  }, 500);
  worker.on('message', line => console.log(line));
  worker.on('error', error => { throw error; });
  worker.on('exit', code => { clearInterval(guard); process.exitCode ||= code; });
}

function corpus() {
  const folders = ['scenarios', 'tests/malformed', 'tests/fuzz/codes', 'tests/fuzz/finds', 'tests/jcz', 'tests/data', '../shared/finds'];
  const more = process.env.TOWERWATCH_CORPUS;
  return [...folders.filter(folder => existsSync(join(top, folder))).flatMap(filesIn), ...more ? filesIn(more) : []]
    .map(file => readFileSync(file));
}

/// A text with one to four small changes, as tests/fuzz/smoke.cpp makes them.
function changed(files, below) {
  const any = () => files[below(files.length)];
  const piece = text => { const at = below(text.length); return text.subarray(at, at + 1 + below(40)); };
  let text = Buffer.from(any().subarray(0, longestChanged));
  for (let count = 1 + below(4); count > 0; --count) {
    const at = below(text.length + 1), length = 1 + below(20), kind = below(6);
    const head = text.subarray(0, at), tail = text.subarray(at);
    if (kind === 0) text = Buffer.concat([head, Buffer.of(below(256)), tail]);
    else if (kind === 1) text = Buffer.concat([head, tail.subarray(length)]);
    else if (kind === 2) text = Buffer.concat([head, piece(text), tail]);
    else if (kind === 3) text = Buffer.concat([head, piece(any()), tail.subarray(length)]);
    else if (kind === 4) text = Buffer.from(head);
    else if (at < text.length) text[at] ^= 1 << below(8);
  }
  return text;
}

/// A request as the module reads it.
const written = fields => Buffer.concat(Object.entries(fields).flatMap(([key, value]) =>
  [Buffer.from(`${key} ${Buffer.byteLength(value)}\n`), Buffer.from(value)]));

async function fuzz(tell) {
  const {call, send, memory} = await referee, below = numbers(2104), done = {};
  let what = '', peak = 0;
  /// Counts an execution and looks at what came of it.
  function checked(door, answer) {
    assert.ok(answer && typeof answer === 'object' && !Array.isArray(answer), what);
    if (answer.errors) assert.ok(answer.errors.length && answer.errors.every(error => typeof error === 'string'), what);
    done[door] = (done[door] ?? 0) + 1;
    Atomics.add(workerData.state, 0, 1);
    peak = Math.max(peak, memory.buffer.byteLength >> 20);
    assert.ok(peak <= mostMebibytes, `${peak} MiB: ${what}`);
    return answer;
  }
  const ask = request => checked(request.do, call(request));

  /// What an answer allows is done, and taken back.
  function carryOut(deed) {
    assert.ok(ask({do: 'perform', deed}).done, what);
    ask({do: 'answer'});
    ask({do: 'undo'});
  }

  /// Everything that can be done with the board on the table.
  function use({squares, free}) {
    for (const request of ['text', 'code', 'scene', 'art', 'undo', 'redo']) ask({do: request, dangers: true, fresh: true});
    for (const {question} of (ask({do: 'asks'}).questions ?? []).slice(0, 3)) {
      const {deeds = []} = ask({do: 'ask', question});
      ask({do: 'scene', dark: true});
      if (deeds.length) carryOut(below(deeds.length));
    }
    if (squares.length) ask({do: 'places', at: squares[below(squares.length)].at});
    if (free.length) ask({do: 'fitting', at: free[below(free.length)]});
    ask({do: 'hit', x: 50, y: 50, finger: 20});
  }
  function tryAll(input) {
    what = JSON.stringify(input.toString('latin1'));
    checked('bytes', send([input]));
    const bytes = written({do: ['open', 'asJson', 'search', 'ask', 'check', 'render'][below(6)], text: input, question: input});
    bytes[below(Math.min(bytes.length, 40))] ^= 1 << below(8);
    checked('bytes', send([bytes]));
    const language = ['en', 'de', 'nl'][below(3)];
    ask({do: 'language', language});
    ask({do: 'asJson', text: input, hinges: below(8) === 0});
    ask({do: 'qr', text: input});
    if (soak || below(6) === 0) ask({do: 'search', text: input});
    for (const [key, field] of [['ask', 'question'], ['ruling', 'id'], ['shipped', 'path'], ['language', 'language']]) ask({do: key, [field]: input});
    const opened = ask({do: 'open', text: input});
    if (!opened.errors && (soak || below(6) === 0)) use(opened);
  }

  const files = corpus();
  assert.ok(files.length > 300);
  files.forEach(tryAll);
  tell(`${files.length} files whole, ${Object.values(done).reduce((a, b) => a + b)} executions`);
  for (let i = 0; i < changes; ++i) tryAll(changed(files, below));
  assert.ok(done.perform > 0, 'something is carried out');
  tell(`${changes} changed inputs, in all ${Object.values(done).reduce((a, b) => a + b)} executions, at most ${peak} MiB: `
    + Object.entries(done).map(([door, count]) => `${door} ${count}`).join(', '));
}

if (isMainThread) watch();
else await fuzz(line => parentPort.postMessage(line));
