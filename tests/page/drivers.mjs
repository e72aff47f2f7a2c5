// SPDX-License-Identifier: MIT
// Firefox and WebKit as phones, without a window and without a package: both take the commands of WebDriver.
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {connect, createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pause, Phone} from './browser.mjs';

/// The first of some programs that is installed.
const installed = (...programs) => programs.find(program => spawnSync('which', [program]).status === 0);

/// Programs of a browser, which end with this one, and a folder for what they write.
class Household {
  home = mkdtempSync(join(tmpdir(), 'towerwatch-web-'));
  running = [];

  write(name, text) {
    const path = join(this.home, name);
    mkdirSync(join(path, '..'), {recursive: true});
    writeFileSync(path, text);
  }
  start(program, options, {env = {}, stdio = 'ignore'} = {}) {
    const child = spawn(program, options, {env: {...process.env, HOME: this.home, XDG_CONFIG_HOME: this.home, LC_ALL: 'C.UTF-8', ...env}, stdio});
    this.running.unshift(child);
    process.on('exit', () => child.kill());
    return child;
  }
  async end() {
    for (const child of this.running) {
      const gone = once(child, 'exit');
      if (child.kill()) await gone;
    }
    rmSync(this.home, {recursive: true, force: true, maxRetries: 5});
  }
}

/// Tries until it succeeds: a program needs a while before it listens.
async function eventually(does, most = 30000) {
  const end = Date.now() + most;
  for (;;) {
    try {
      return await does();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(50);
    }
  }
}

/// Commands over the socket of Firefox, as LENGTH:[0, NUMBER, NAME, PARAMETERS], answered by [1, NUMBER, ERROR, RESULT].
function marionette(port) {
  const socket = connect(port, '127.0.0.1'), waiting = new Map();
  let number = 0, rest = Buffer.alloc(0);
  socket.on('data', chunk => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const start = rest.indexOf(':') + 1, end = start + parseInt(rest.toString('latin1', 0, start));
      if (!start || rest.length < end) return;
      const [, id, error, result] = [].concat(JSON.parse(rest.toString('utf8', start, end))); // the greeting is no list
      rest = rest.subarray(end);
      if (error) waiting.get(id).reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
    }
  });
  return (name, parameters = {}) => new Promise((resolve, reject) => {
    waiting.set(++number, {resolve, reject});
    const text = JSON.stringify([0, number, 'WebDriver:' + name, parameters]);
    socket.write(Buffer.byteLength(text) + ':' + text);
  });
}

/// The same commands over HTTP.
function overHttp(port) {
  const paths = {NewSession: '', Navigate: '/url', ExecuteAsyncScript: '/execute/async', PerformActions: '/actions', ReleaseActions: '/actions', SetWindowRect: '/window/rect',
    TakeScreenshot: '/screenshot', DeleteSession: ''};
  const methods = {TakeScreenshot: 'GET', ReleaseActions: 'DELETE', DeleteSession: 'DELETE'};
  let session = '/session';
  return async (name, parameters = {}) => {
    const method = methods[name] ?? 'POST', body = method === 'POST' ? JSON.stringify(parameters) : undefined;
    const {value} = await (await fetch(`http://127.0.0.1:${port}${session}${paths[name]}`, {method, body})).json();
    if (value?.error) throw new Error(value.message);
    if (name === 'NewSession') session += '/' + value.sessionId;
    return {value};
  };
}

/// A script that tells, as JSON, what an expression gives, and what has gone wrong in the page since the last one.
const telling = expression => `(async () => {
  const faults = window.faults ??= (found => {
    addEventListener('error', event => found.push(event.message));
    addEventListener('unhandledrejection', event => found.push('rejected: ' + event.reason));
    addEventListener('securitypolicyviolation', event => found.push('refused: ' + event.blockedURI));
    return found; })([]), told = {};
  try {
    told.value = await (${expression});
  } catch (error) {
    told.error = String(error);
  }
  const asked = performance.getEntriesByType('resource').map(({name}) => name).filter(name => !/^(data|file|about|blob):/.test(name));
  return JSON.stringify({...told, faults: [...faults.splice(0), ...asked.map(name => 'request: ' + name)]});
})()`;

const keys = {Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Delete: '\uE017', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014',
  ArrowDown: '\uE015'}, control = '\uE009', shift = '\uE008';

/// A phone that is told by the commands of WebDriver what to do.
class Driven extends Phone {
  pointerType = 'touch';
  fingers = 0;

  constructor(command, shots) {
    super(shots);
    this.command = command;
  }
  /// Runs a script that gives a promise of a text in the page, whatever the page forbids scripts to do.
  async tell(script) {
    return (await this.command('ExecuteAsyncScript', {script: `(${script}).then(arguments[0])`, args: []})).value;
  }
  async run(expression) {
    const {value, error, faults} = JSON.parse(await this.tell(telling(expression)));
    this.errors.push(...faults);
    if (error) throw new Error(error);
    return value;
  }
  async goTo(url) {
    await this.run('0'); // what goes wrong until now is still heard of
    await this.command('Navigate', {url});
  }
  async touch(type, points) {
    if (type === 'touchStart') this.fingers = points.length;
    const button = {type: {touchStart: 'pointerDown', touchEnd: 'pointerUp'}[type], button: 0};
    const moves = points.map(([x, y]) => [{type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y)}]);
    await this.command('PerformActions', {actions: Array.from({length: this.fingers}, (_, finger) => ({type: 'pointer', id: 'finger' + finger,
      parameters: {pointerType: this.pointerType}, actions: [...moves[finger] ?? [], ...button.type ? [button] : []]}))});
  }
  async key(key, modifiers = 0) {
    const pressed = [...modifiers & 2 ? [control] : [], ...modifiers & 8 ? [shift] : [], keys[key] ?? key];
    const actions = ['keyDown', 'keyUp'].flatMap(type => (type === 'keyUp' ? pressed.reverse() : pressed).map(value => ({type, value})));
    await this.command('PerformActions', {actions: [{type: 'key', id: 'keys', actions}]});
    await pause(40);
  }
  async picture() {
    return (await this.command('TakeScreenshot', {full: false})).value;
  }
  /// What the browser shows around the page comes on top.
  async look({width = 360, height = 640} = {}) {
    await this.command('SetWindowRect', {width, height});
    const [besides, above] = await this.run(`[outerWidth - innerWidth, outerHeight - innerHeight]`);
    await this.command('SetWindowRect', {width: width + besides, height: height + above});
    await this.until(`innerWidth === ${width} && innerHeight === ${height}`);
  }
}

class Firefox extends Driven {
  /// A script of WebDriver lives beside the page and does not see what its scripts declare; the debugger does.
  async tell(text) {
    const script = `const [text, done] = arguments;
      ChromeUtils.importESModule('resource://gre/modules/jsdebugger.sys.mjs').addDebuggerToGlobal(globalThis);
      const {return: told, throw: thrown} = new Debugger().makeGlobalObjectReference(window).executeInGlobal(text);
      if (thrown) throw new Error(thrown.unsafeDereference());
      told.unsafeDereference().then(done)`;
    return (await this.command('ExecuteAsyncScript', {script, args: [text], sandbox: 'system'})).value;
  }
}

/// WebKit has no touch to be driven by: a mouse, and its wheel for what two fingers do.
class WebKit extends Driven {
  pointerType = 'mouse';

  async pinch([x, y], from, to) {
    const deltaY = Math.round(-Math.log(to / from) / 0.0016);
    await this.command('PerformActions', {actions: [{type: 'wheel', id: 'wheel', actions: [{type: 'scroll', x, y, deltaX: 0, deltaY, duration: 0}]}]});
    await this.command('ReleaseActions'); // or the next wheel would add to this one
    await pause(250);
  }
}

/// Starts Firefox with one phone, if it is installed; `stop` ends it and removes what it wrote.
export async function startFirefox(shots) {
  const program = installed('firefox-esr', 'firefox');
  if (!program) return null;
  const household = new Household(), {home} = household;
  household.write('user.js', `user_pref('marionette.port', 0);
    user_pref('dom.w3c_touch_events.enabled', 1);
    user_pref('toolkit.legacyUserProfileCustomizations.stylesheets', true);`);
  household.write('chrome/userChrome.css', ':root { min-width: 0 !important }'); // as narrow as a phone
  household.start(program, ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', home]);
  const port = await eventually(() => readFileSync(join(home, 'MarionetteActivePort'), 'utf8').match(/\d+/)[0]);
  const command = marionette(port);
  await command('NewSession');
  return {phone: new Firefox(command, shots), stop: () => household.end()};
}

/// A port that nobody listens at.
const freePort = () => new Promise(resolve => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const {port} = server.address();
    server.close(() => resolve(port));
  });
});

/// Starts WebKit with one phone, on a screen that nobody sees, if both are installed; `stop` ends them.
export async function startWebKit(shots) {
  if (!installed('WebKitWebDriver') || !installed('Xvfb')) return null;
  const household = new Household(), port = await freePort();
  household.write('gtk-3.0/gtk.css', '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-source: none }'); // as narrow as a phone
  // The screen is so small that its pointer lies over the window, which has the focus thereby: nothing manages windows here.
  const screen = household.start('Xvfb', ['-displayfd', '3', '-screen', '0', '360x640x24', '-nolisten', 'tcp'], {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  const [display] = await once(screen.stdio[3], 'data');
  household.start('WebKitWebDriver', ['--host=127.0.0.1', '--port=' + port], {env: {DISPLAY: ':' + parseInt(display), GDK_BACKEND: 'x11'}});
  const command = overHttp(port);
  await eventually(() => command('NewSession', {capabilities: {}}));
  return {phone: new WebKit(command, shots), stop: () => command('DeleteSession').finally(() => household.end())};
}
