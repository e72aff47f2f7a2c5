// SPDX-License-Identifier: MIT
// The package for npm: installed from its file in an empty folder, without a network, it says what the command line
// says, its README is true and its types fit. node tst_package.mjs PAGE PROGRAM; the package lies beside the page.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {filesIn, languages, page, program, readFileSync, told, top} from './pages.mjs';

const beside = resolve(dirname(page)), [archive, ...more] = readdirSync(beside).filter(name => /^towerwatch-.*\.tgz$/.test(name));
assert.ok(archive && !more.length, 'one package lies beside the page');
const empty = mkdtempSync(join(tmpdir(), 'towerwatch-')), there = join(empty, 'node_modules/towerwatch');
const run = (tool, ...given) => {
  const {status, stdout, stderr} = spawnSync(tool, given, {cwd: empty, env: {...process.env, HOME: empty}, encoding: 'utf8', maxBuffer: 1 << 28});
  assert.equal(status, 0, `${tool} ${given.join(' ')}\n${stdout}${stderr}`);
  return stdout;
};
const commandLine = (...given) => spawnSync(program, given, {encoding: 'utf8'});
/// A program of the folder that prints what an expression is.
const printed = (name, before, expression) => {
  writeFileSync(join(empty, name), `${before}\nconsole.log(JSON.stringify(${expression}));\n`);
  return JSON.parse(run('node', name));
};

/// Nothing of this machine and of today is in the archive.
function comparePacked() {
  const entries = spawnSync('tar', ['--utc', '--full-time', '-tvzf', join(beside, archive)], {encoding: 'utf8'}).stdout.trim().split('\n').map(line => line.split(/\s+/));
  assert.deepEqual(new Set(entries.map(([, owner]) => owner)), new Set(['0/0']));
  assert.equal(new Set(entries.map(([, , , day, time]) => day + time)).size, 1, 'files of different times');
  const names = entries.map(entry => entry.at(-1));
  assert.deepEqual(names, [...names].sort());
  assert.deepEqual(readFileSync(join(beside, archive)).subarray(4, 8), Buffer.alloc(4), 'a time in the head of the archive');
}

/// The same functions, loaded from where they were installed.
async function compareAnswers() {
  const {explain, check, search, render, version} = await import(pathToFileURL(join(there, 'index.js')));
  const files = filesIn('scenarios').filter(file => file.endsWith('.towerwatch.yaml'));
  let asked = 0, met = 0;
  for (const file of files) {
    const language = languages[asked++ % languages.length], text = readFileSync(file, 'utf8');
    assert.deepEqual(await explain(text, {language, file}), JSON.parse(told(file, language).json), `${file} in ${language}`);
    const checked = await check(text);
    assert.equal(checked.differing, 0, file);
    met += checked.met;
    assert.match(await render(text), /^<\?xml [^]*<svg [^]*<\/svg>\s*$/, file);
  }
  assert.match(commandLine('check', 'scenarios').stdout, new RegExp(`\\b${met}\\b`));
  assert.equal(version, archive.slice('towerwatch-'.length, -'.tgz'.length));

  const scenario = readFileSync(join(top, 'tests/data/second-floor-over-a-gap.towerwatch.yaml'), 'utf8');
  const asks = {ask: 'place-floor', at: [0, 0], by: 'green', tower: 'c1', house: ['no-gaps'], hinges: true};
  const file = join(empty, 'scenario.towerwatch.yaml');
  writeFileSync(file, scenario);
  assert.deepEqual(await explain(Buffer.from(scenario), asks), JSON.parse(commandLine('explain', file, '--json', '--hinges', '--tower', 'c1',
    '--house', 'no-gaps', '--ask', 'place-floor', '--at', '0,0', '--by', 'green').stdout));
  assert.notEqual(await render(scenario, {dark: true}), await render(scenario));
  assert.ok((await render(scenario, {transparent: true})).length < (await render(scenario)).length);
  await assert.rejects(render(scenario, {question: 99}), error => error.errors.length === 1);

  // What is wrong is told as the command line tells it.
  const spoiled = scenario.replace(/capturable: \[.*?\]/, 'capturable: []');
  assert.notEqual(spoiled, scenario);
  writeFileSync(file, spoiled);
  const {differing, questions} = await check(spoiled), line = commandLine('check', file).stdout;
  assert.equal(differing, 1);
  const different = questions.find(question => question.differences.length);
  assert.ok(different.differences[0].path === 'capturable' && line.includes(`${different.ask}: capturable: `), line);
  assert.deepEqual(different.differences[0], {path: 'capturable', expected: [], actual: ['1', '2']});
  const broken = 'tests/malformed/all-errors-of-a-file.yaml', {errors} = told(broken, 'en');
  assert.ok(errors.length > 1);
  for (const ask of [explain, check, render])
    await assert.rejects(ask(readFileSync(broken), {file: broken}), error => error instanceof Error && assert.deepEqual(error.errors, errors) === undefined);
  await assert.rejects(explain(scenario, {lang: 'de'}), /lang/);
  await assert.rejects(search('tower', {language: 'xx'}), error => error.errors.length === 1);

  const found = await search('can a tower capture a builder', {language: 'nl'}), rulings = found.filter(hit => hit.type === 'ruling');
  const ids = JSON.parse(commandLine('rulings', '--search', 'can a tower capture a builder', '--json').stdout).rulings.map(ruling => ruling.id);
  assert.deepEqual(rulings.map(hit => hit.id), ids.slice(0, rulings.length));
  for (const hit of found) {
    assert.ok(hit.title && hit.text, JSON.stringify(hit));
    if (hit.type === 'scenario') assert.ok((await explain(hit.text)).answers.length, hit.path);
  }
  assert.deepEqual(await search(''), []);
  assert.deepEqual(await search('can a tower capture a builder', {language: 'nl'}), found, 'no search changes the next');
  console.log(`${files.length} boards, ${met} expectations, ${found.length} found: as on the command line`);
}

function tryTypes() {
  if (spawnSync('tsc', ['--version']).status !== 0) return console.log('the types were not tried: there is no tsc');
  const source = readFileSync(join(there, 'README.md'), 'utf8').match(/```js\n([^]*?)```/)[1];
  const check = (name, text) => {
    writeFileSync(join(empty, name), text);
    return spawnSync('tsc', ['--noEmit', '--strict', '--target', 'es2022', '--module', 'node16', '--moduleResolution', 'node16', name], {cwd: empty, encoding: 'utf8'});
  };
  const right = source.replace('answers[0].legal;', `
const answer = answers[0];
if (answer.ask !== 'place-floor') throw new Error(version);
const heights: number[] = answer.legal ? [answer.height, answer.range] : answer.reach;
for (const figure of answer.figures) {
  const square: [number, number] | undefined = figure.at;
  if (figure.verdict === 'capturable' && figure.consequences[0].effect === 'majority') figure.consequences[0].before.includes('red');
  if (figure.verdict === 'out-of-reach' && figure.facts[0].fact === 'too-far') heights.push(figure.facts[0].distance);
}
const rulings: string[] = footnotes.map(note => note.ruling);`).replace('answers[0].capturable', 'answer.capturable').replaceAll('answers[0].text', 'answer.text');
  const {status, stdout} = check('right.mts', right);
  assert.equal(status, 0, stdout);
  for (const wrong of ['explain(7)', `explain('', {lang: 'de'})`, `explain('', {house: ['gaps']})`, `(await check('')).failed`, `(await search('', {file: ''}))`,
    `(await explain('')).answers[0].range`, `render('', {question: '1'})`])
    assert.notEqual(check('wrong.mts', `import {explain, check, search, render} from 'towerwatch';\n${wrong};\nexport {};\n`).status, 0, wrong);
  console.log('the types fit');
}

try {
  comparePacked();
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', join(beside, archive));
  assert.deepEqual(Object.keys(JSON.parse(readFileSync(join(empty, 'package.json'))).dependencies), ['towerwatch']);
  await compareAnswers();

  // By its name, as others import it; and what the README shows.
  assert.deepEqual(printed('names.mjs', `import * as towerwatch from 'towerwatch';`, 'Object.keys(towerwatch).sort()'), ['check', 'explain', 'render', 'search', 'version']);
  for (const [schema, source] of [['answers', 'towerwatch-answers-1'], ['scenario', 'towerwatch-1']])
    assert.deepEqual(printed('schema.cjs', '', `require('towerwatch/${schema}.schema.json')`), JSON.parse(readFileSync(join(top, `resources/desktop/${source}.schema.json`))));
  const example = readFileSync(join(there, 'README.md'), 'utf8').match(/```js\n([^]*?)```/)[1];
  const shown = printed('readme.mjs', example.replace('await render(', 'const drawn = await render('), '{answer: answers[0], differing: (await check(scenario)).differing, drawn}');
  assert.deepEqual([shown.answer.legal, shown.answer.capturable, shown.differing], [true, ['monk'], 0]);
  assert.match(shown.drawn, /<svg /);
  tryTypes();
} finally {
  rmSync(empty, {recursive: true});
}
