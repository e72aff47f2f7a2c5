// What the package offers; see index.d.ts. package.mjs puts the referee and its data before it.

let opened;
const open = () => opened ??= openReferee(name => data[name]);

/// Refuses options that the function does not know, as a misspelt one would be passed over.
function known(options, ...names) {
  const odd = Object.keys(options).find(name => !names.includes(name));
  if (odd !== undefined) throw new TypeError(`there is no option "${odd}"; known are ${names.join(', ')}`);
}

const ofEach = ['language', 'file'], asking = ['ask', 'at', 'tile', 'figure', 'by', 'from', 'target', 'placed'];

export async function explain(text, options = {}) {
  known(options, ...ofEach, 'tower', 'watchtowers', 'house', 'hinges', ...asking);
  return JSON.parse(await programsOf(open()).explain(text, options));
}

export async function check(text, options = {}) {
  known(options, ...ofEach);
  const {questions} = askIn(options.language, await open(), {do: 'check', text, file: options.file});
  const differing = questions.filter(question => question.differences.length).length;
  return {met: questions.length - differing, differing, questions};
}

export async function render(text, options = {}) {
  known(options, ...ofEach, 'question', 'dark', 'transparent');
  const {language, ...others} = options;
  return askIn(language, await open(), {...others, do: 'render', text}).svg;
}

export async function search(words, options = {}) {
  known(options, 'language');
  const referee = await open(), ask = request => askIn(options.language, referee, request);
  const wholes = {
    ruling({id}) {
      const {kind, text, sources} = ask({do: 'ruling', id});
      return {kind, text, sources};
    },
    guide: ({id}) => ({text: ask({do: 'guide', id}).sections.map(({title, text}) => `${title}\n${text}`).join('\n\n')}),
    scenario({path}) {
      referee.call({do: 'shipped', path, quiet: true});
      referee.call({do: 'begin'});
      const {yaml} = referee.call({do: 'text'});
      referee.call({do: 'new'}); // what is found depends on what lies on the table
      return {text: yaml};
    },
  };
  const {results} = ask({do: 'search', text: words});
  return results.map(({other, ...found}) => ({...found, ...wholes[found.type]?.(found)}));
}
