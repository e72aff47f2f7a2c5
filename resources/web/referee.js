// SPDX-License-Identifier: MIT
/// The compiled referee: unpacks and loads the module, speaks with it, and what programs may ask it. The same in the
/// page and in Node (towerwatch.mjs).

/// Gives everything else a turn.
function turn() {
  return new Promise(resolve => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => { port1.close(); resolve(); };
    port2.postMessage(null);
  });
}

/// A module with its memory, which begins with so many pages of 64 KiB, as emscripten declares them.
async function instantiate(bytes, initial = 256) {
  const nothing = () => 0;
  const system = {proc_exit: nothing, environ_sizes_get: nothing, environ_get: nothing};
  const memory = new WebAssembly.Memory({initial, maximum: 1 << 15});
  const {instance} = await WebAssembly.instantiate(bytes,
    {wasi_snapshot_preview1: system, env: {memory, emscripten_notify_memory_growth: nothing}});
  instance.exports._initialize?.();
  return {...instance.exports, memory};
}

/// Unpacks a part of the module with the small one that can; both as bytes, how long the part is, and whether it is text.
async function unpacked(unpacker, packed, size, isText) {
  const piece = 1 << 16, module = await instantiate(unpacker, 16);
  const input = module.packed(packed.length);
  new Uint8Array(module.memory.buffer, input, packed.length).set(packed);
  const output = module.begin(size, isText);
  for (let there = 0, before = -1; there < size; await turn()) {
    if (there === before) throw new Error('the referee is damaged');
    before = there;
    there = module.goOn(piece);
  }
  return new Uint8Array(module.memory.buffer, output, size);
}

/// Loads the module from its bytes; gives {call}, {send} for a request that is bytes already, and its memory.
async function loadReferee(bytes) {
  const {memory, room, answer, responseText} = await instantiate(bytes);
  await turn();
  const encoder = new TextEncoder(), decoder = new TextDecoder();

  /// A value of a request as bytes: texts, numbers, yes and no, lists of these; bytes as they are; null is no text.
  const bytesOf = value => value instanceof Uint8Array ? value
    : encoder.encode(Array.isArray(value) ? value.map(String).join(',') : String(value ?? ''));

  /// Each field as a line with its name and the number of its bytes, then these bytes.
  function packed(request) {
    const parts = [];
    for (const [key, value] of Object.entries(request ?? {})) {
      if (value === undefined) continue;
      const bytes = bytesOf(value);
      parts.push(encoder.encode(`${key.replaceAll('\n', ' ')} ${bytes.length}\n`), bytes);
    }
    return parts;
  }

  function send(parts) {
    let at = room(parts.reduce((size, part) => size + part.length, 0));
    for (const part of parts) {
      new Uint8Array(memory.buffer, at, part.length).set(part);
      at += part.length;
    }
    const size = answer();
    return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, responseText(), size)));
  }
  /// Asks the referee: {do: NAME, ...} gives an object; {errors: [...]} where the request is refused.
  const call = request => send(packed(request));
  return {call, send, memory};
}

/// The referee of a page whose data `find` gives, texts by name: its parts in base64, the unpacker in hexadecimal digits.
async function openReferee(find) {
  const piece = 1 << 14;
  async function bytes(text) {
    const made = new Uint8Array(text.length);
    let there = 0;
    for (let from = 0; from < text.length; from += piece) {
      await turn();
      for (const letter of atob(text.slice(from, from + piece))) made[there++] = letter.charCodeAt(0);
    }
    return made.subarray(0, there);
  }
  await turn();
  const unpacker = Uint8Array.from(find('unpacker').match(/../g), digits => parseInt(digits, 16));
  const parts = find('sizes').split(',').map(part => part.split(' ')).map(([size, kind]) => ({size: Number(size), isText: kind === 'text'}));
  const module = new Uint8Array(parts.reduce((sum, {size}) => sum + size, 0));
  let there = 0;
  await turn();
  for (const [index, text] of find('referee').split(',').entries()) {
    const {size, isText} = parts[index];
    module.set(await unpacked(unpacker, await bytes(text), size, isText), there);
    there += size;
  }
  return loadReferee(module);
}

/// Asks in a language and goes back to the one that was spoken. What is refused is thrown as an Error, its `errors` the
/// lines that the command line prints.
function askIn(language, {call}, request) {
  const before = call({do: 'language'}), refused = call({do: 'language', language}), told = refused.errors ? refused : call(request);
  call({do: 'language', language: before.language});
  if (told.errors) throw Object.assign(new Error(told.errors.join('\n')), told);
  return told;
}

/// What programs may ask: explain(text, options) gives the JSON that `towerwatch explain FILE --json` prints. `text`
/// is a scenario or a code, as text or bytes; options are language, tower, watchtowers, house (a list), hinges, file,
/// the name that errors begin with, and ask with at, tile, figure, by, from, target and placed.
function programsOf(referee) {
  return {
    async explain(text, {language, tower, watchtowers, house, hinges, file, ...asked} = {}) {
      for (const key of ['at', 'tile']) if (asked[key]) asked[key] = String(asked[key]).split(',').map(Number);
      const question = asked.ask && JSON.stringify({...asked, placed: asked.placed || undefined});
      return askIn(language, await referee, {do: 'asJson', text, tower, watchtowers, house, hinges, file, question}).json;
    },
  };
}
void 'end of the referee';
