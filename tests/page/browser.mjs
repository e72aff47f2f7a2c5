// SPDX-License-Identifier: MIT
// A browser as a phone, and a headless Chromium as one, spoken to over its debugging pipe: no package is needed.
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

/// Sends commands over the pipe and hands out what comes back.
function connect(process) {
  const [, , , toBrowser, fromBrowser] = process.stdio, waiting = new Map(), heard = [];
  let number = 0, rest = '';
  fromBrowser.setEncoding('utf8');
  fromBrowser.on('data', chunk => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop();
    for (const message of messages.map(text => JSON.parse(text))) {
      const waits = waiting.get(message.id);
      if (!waits) heard.forEach(hears => hears(message));
      else if (message.error) waits.reject(new Error(message.error.message));
      else waits.resolve(message.result);
      waiting.delete(message.id);
    }
  });
  const send = (method, params = {}, sessionId) => new Promise((resolve, reject) => {
    waiting.set(++number, {resolve, reject});
    toBrowser.write(JSON.stringify({id: number, method, params, sessionId}) + '\0');
  });
  return {send, hear: hears => heard.push(hears)};
}

/// A page with fingers. Positions are in CSS pixels of the window. A browser adds how it runs what is to be seen in the page
/// (`run`), touches (`touch`), presses (`key`), goes somewhere (`goTo`) and shows itself (`picture`, `look`).
export class Phone {
  constructor(shots) {
    this.shots = shots;
    this.errors = [];
  }

  /// Waits until an expression is true.
  async until(expression, most = 5000) {
    const end = Date.now() + most;
    while (!await this.run(`Boolean(${expression})`)) {
      if (Date.now() > end) throw new Error('never true: ' + expression);
      await pause(20);
    }
  }
  async tapAt(x, y, held = 0) {
    await this.touch('touchStart', [[x, y]]);
    if (held) await pause(held);
    await this.touch('touchEnd', []);
    await pause(60);
  }
  /// The middle of the first element of a selector, brought into sight.
  middle(selector) {
    return this.run(`(() => { const e = document.querySelector(${JSON.stringify(selector)});
      if (!e) throw new Error('no ' + ${JSON.stringify(selector)});
      if (!e.closest('#board')) e.scrollIntoView({block: 'nearest'});
      const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()`);
  }
  async tap(selector, held) {
    await this.until(`document.querySelector(${JSON.stringify(selector)}) && !document.getAnimations().length`);
    await this.tapAt(...await this.middle(selector), held);
  }
  /// Taps a square of the board, dragging the board there first if the square is out of sight.
  async square(x, y, held) {
    const cell = `document.querySelector('[data-at="${x},${y}"]')`;
    await this.until(`${cell} && !document.getAnimations().length`);
    for (let tries = 0; tries < 8; ++tries) {
      const [free, at, room] = await this.run(`(() => { const cell = ${cell}, b = cell.getBoundingClientRect(), at = [b.x + b.width / 2, b.y + b.height / 2];
        const found = document.elementFromPoint(...at), room = view.middle(); return [found === cell, at, room]; })()`);
      if (free) return this.tapAt(...at, held);
      const step = [0, 1].map(axis => Math.max(-120, Math.min(120, room[axis] - at[axis])));
      await this.drag(room, [room[0] + step[0], room[1] + step[1]]);
    }
    throw new Error(`square ${x},${y} cannot be reached`);
  }
  async drag(from, to) {
    await this.touch('touchStart', [from]);
    for (let part = 1; part <= 6; ++part)
      await this.touch('touchMove', [[0, 1].map(axis => from[axis] + (to[axis] - from[axis]) * part / 6)]);
    await this.touch('touchEnd', []);
    await pause(250);
  }
  async pinch([x, y], from, to) {
    await this.touch('touchStart', [[x - from, y], [x + from, y]]);
    for (let part = 1; part <= 6; ++part) {
      const half = from + (to - from) * part / 6;
      await this.touch('touchMove', [[x - half, y], [x + half, y]]);
    }
    await this.touch('touchEnd', []);
    await pause(250);
  }
  async shot(name) {
    if (!this.shots) return;
    await pause(350);
    writeFileSync(join(this.shots, name + '.png'), Buffer.from(await this.picture(), 'base64'));
  }
  /// Opens an address and waits for the first board, or for the cards of an empty table, which are closed.
  async open(address) {
    await this.openStart(address);
    await this.run(`byId('dialog').open && dialogs.close()`);
  }
  /// The same, and the cards stay.
  async openStart(address) {
    await this.goTo('about:blank');
    await this.goTo(address);
    await this.until(`performance.getEntriesByName('drawn').length && (byId('dialog').open || desk.state.table.squares.length)`, 20000);
  }
}

class Chromium extends Phone {
  constructor(send, shots) {
    super(shots);
    this.send = send;
    this.requests = [];
  }

  async run(expression) {
    const {result, exceptionDetails} = await this.send('Runtime.evaluate', {expression, awaitPromise: true, returnByValue: true});
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description || exceptionDetails.text);
    return result.value;
  }
  goTo(url) {
    return this.send('Page.navigate', {url});
  }
  touch(type, points) {
    return this.send('Input.dispatchTouchEvent', {type, touchPoints: points.map(([x, y], id) => ({x, y, id}))});
  }
  async key(key, modifiers = 0) {
    const text = key.length === 1 && !modifiers ? key : key === 'Enter' ? '\r' : undefined;
    const windowsVirtualKeyCode = {Enter: 13, Escape: 27, Tab: 9, Delete: 46, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40}[key]
      || key.toUpperCase().charCodeAt(0);
    await this.send('Input.dispatchKeyEvent', {type: text ? 'keyDown' : 'rawKeyDown', key, text, modifiers, windowsVirtualKeyCode});
    await this.send('Input.dispatchKeyEvent', {type: 'keyUp', key, modifiers, windowsVirtualKeyCode});
    await pause(40);
  }
  async picture() {
    return (await this.send('Page.captureScreenshot', {format: 'png'})).data;
  }
  async look({width = 360, height = 640, scale = 2, dark = false, mobile = true, language = 'en', calm = false} = {}) {
    await this.send('Emulation.setDeviceMetricsOverride', {width, height, deviceScaleFactor: scale, mobile});
    await this.send('Emulation.setTouchEmulationEnabled', {enabled: mobile});
    await this.send('Emulation.setEmulatedMedia', {features: [{name: 'prefers-color-scheme', value: dark ? 'dark' : 'light'},
      {name: 'prefers-reduced-motion', value: calm ? 'reduce' : 'no-preference'}]});
    await this.send('Emulation.setUserAgentOverride', {userAgent: 'Phone', acceptLanguage: language});
  }
  /// The tasks of the page while `does` runs, as {step, taken, parts()}, in milliseconds of the processor: what other
  /// programs of the machine take does not count. `does` gets a function that names the step that follows.
  async tasks(does) {
    const events = [], ended = new Promise(resolve => { this.ended = resolve; });
    this.collect = more => events.push(...more);
    await this.send('Tracing.start', {transferMode: 'ReportEvents',
      traceConfig: {includedCategories: ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline']}});
    await does(name => this.run(`void performance.mark('step ' + ${JSON.stringify(name)})`));
    await this.send('Tracing.end');
    await ended;
    const steps = events.filter(event => event.name.startsWith('step ')).sort((a, b) => a.ts - b.ts), [{pid, tid}] = steps;
    const own = events.filter(event => event.pid === pid && event.tid === tid && event.tdur && event.ts >= steps[0].ts);
    const partsOf = task => own.filter(event => event !== task && event.ts >= task.ts && event.ts + event.dur <= task.ts + task.dur && event.tdur > 4000)
      .map(event => event.name + ' ' + Math.round(event.tdur / 1000));
    return own.filter(event => event.name === 'RunTask').map(task => ({taken: task.tdur / 1000, parts: () => partsOf(task),
      step: steps.findLast(step => step.ts <= task.ts)?.name.slice(5) ?? ''}));
  }
}

/// Starts Chromium with one phone; `stop` ends it and removes what it wrote.
export async function startPhone(shots) {
  const home = mkdtempSync(join(tmpdir(), 'towerwatch-web-'));
  const browser = spawn(process.env.CHROMIUM || 'chromium', ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--hide-scrollbars',
    '--disable-background-networking', '--remote-debugging-pipe', '--user-data-dir=' + home, 'about:blank'], {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']});
  const {send, hear} = connect(browser);
  const {targetInfos} = await send('Target.getTargets');
  const {sessionId} = await send('Target.attachToTarget', {targetId: targetInfos.find(target => target.type === 'page').targetId, flatten: true});
  const phone = new Chromium((method, params) => send(method, params, sessionId), shots);
  hear(message => {
    if (message.method === 'Tracing.dataCollected') phone.collect(message.params.value);
    if (message.method === 'Tracing.tracingComplete') phone.ended();
    if (message.method === 'Runtime.exceptionThrown') phone.errors.push(message.params.exceptionDetails.exception?.description || message.params.exceptionDetails.text);
    if (message.method === 'Log.entryAdded' && message.params.entry.level === 'error') phone.errors.push(message.params.entry.text);
    const asked = message.method === 'Network.requestWillBeSent' && message.params.request.url;
    if (asked && !/^(data|about|blob):/.test(asked)) phone.requests.push(asked);
    if (asked && !/^(data|file|about|blob):/.test(asked)) phone.errors.push('request: ' + asked);
  });
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await phone.send(domain + '.enable');
  const stop = async () => {
    await send('Browser.close').catch(() => {});
    await new Promise(resolve => browser.exitCode === null ? browser.once('exit', resolve) : resolve());
    rmSync(home, {recursive: true, force: true});
  };
  return {phone, stop};
}
export {pause};
