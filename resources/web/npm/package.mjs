// SPDX-License-Identifier: MIT
// Writes the package for programs into a folder: node package.mjs FOLDER VERSION REFEREE.html
// REFEREE.html is what pack.mjs writes, the parts of the module.
import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {typesOf} from './types.mjs';

const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname, top = join(here, '..', '..', '..');
const [folder, version, refereeFile] = process.argv.slice(2);
const read = (...path) => readFileSync(join(...path), 'utf8');
const write = (name, text) => writeFileSync(join(folder, name), text);
const json = value => JSON.stringify(value, null, 2) + '\n';

/// Its own licence and those of what is compiled into it, as one expression.
const licences = [...new Set(['MIT', ...read(top, 'resources/desktop/parts.txt').split('\n').filter(line => line.startsWith('page|'))
  .flatMap(line => line.split('|')[3].split(' AND '))])].join(' AND ');
const schemas = {'answers.schema.json': 'towerwatch-answers-1.schema.json', 'scenario.schema.json': 'towerwatch-1.schema.json'};

mkdirSync(folder, {recursive: true});
for (const [name, source] of Object.entries(schemas)) copyFileSync(join(top, 'resources/desktop', source), join(folder, name));
copyFileSync(join(top, 'LICENSE'), join(folder, 'LICENSE'));
copyFileSync(join(here, 'index.d.ts'), join(folder, 'index.d.ts'));
write('README.md', read(here, 'README.md').replaceAll('@VERSION@', version));
write('NOTICES.txt', read(here, '..', 'notices.txt').replaceAll('this page', 'this package'));
write('answers.d.ts', '// Made of answers.schema.json.\n\n' + typesOf(JSON.parse(read(folder, 'answers.schema.json')), 'Explanation'));
write('package.json', json({
  name: 'towerwatch', version,
  description: 'Answers rules questions about the Carcassonne expansions The Tower and The Watchtowers, with the rulings behind them.',
  keywords: ['carcassonne', 'board-game', 'rules', 'referee'],
  license: licences, type: 'module', sideEffects: false, engines: {node: '>=18'},
  types: './index.d.ts',
  exports: {
    '.': {types: './index.d.ts', default: './index.js'},
    ...Object.fromEntries([...Object.keys(schemas), 'package.json'].map(name => ['./' + name, './' + name])),
  },
}));

const parts = [...read(refereeFile).matchAll(/id="referee-(\w+)">([^<]*)</g)];
write('index.js', [read(here, '..', 'referee.js'), ...parts.length === 3 ? ['/// The module in parts, as pack.mjs writes them.'] : [],
  `const data = ${json(Object.fromEntries(parts.map(([, name, text]) => [name, text])))};`,
  `export const version = '${version}';`, read(here, 'index.js')].join('\n'));
