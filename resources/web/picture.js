// SPDX-License-Identifier: MIT
/// The drawing of the board, kept from step to step: what is the same stays, and no step holds the hand up.

const picture = (() => {
  const most = 6, atOnce = 4; // milliseconds at a stretch, pictures at once
  const sprites = ['ground', 'castles', 'standing'], marks = ['under', 'over'];
  let parts = {}, art = {}, scheme = '', running = false, wanted = false, began = 0;

  /// Lets the browser answer the hand when a piece of work has taken long enough.
  async function breathe() {
    await null; // what an image does as soon as it has its address counts, too
    if (performance.now() - began < most) return;
    await nextTask();
    began = performance.now();
  }

  function begin() {
    art = {};
    for (const layer of ['ground', 'under', 'castles', 'standing', 'over'])
      parts[layer] = marks.includes(layer) ? document.createElementNS('http://www.w3.org/2000/svg', 'svg') : make('div', {});
    byId('picture').replaceChildren(...Object.values(parts));
  }

  function frame({viewBox: [x, y, width, height], unit}) {
    view.state.box = {x, y, width, height};
    view.state.unit = unit;
    for (const svg of marks.map(name => parts[name])) {
      svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
      svg.setAttribute('width', width);
      svg.setAttribute('height', height);
      svg.style.transform = `translate(${x}px, ${y}px)`;
    }
  }

  /// A picture at a place. Each is a document of its own: neither its names nor its styles meet the page's.
  function sprite([key, x, y]) {
    const [left, top, width, height] = art[key].box;
    const image = make('img', {src: art[key].url, width, height, alt: '', draggable: 'false'});
    image.dataset.is = [key, x, y].join(' ');
    image.style.transform = `translate(${x + left}px, ${y + top}px)`;
    return image;
  }

  /// Brings a layer in line with a list, in its order; what stays is not touched.
  async function arrange(layer, list) {
    const present = new Map();
    for (const image of layer.children) present.set(image.dataset.is, [...present.get(image.dataset.is) || [], image]);
    const kept = list.map(item => present.get(item.join(' '))?.shift());
    for (const left of present.values()) left.forEach(image => image.remove());
    let next = layer.firstElementChild;
    for (const [index, item] of list.entries()) {
      if (kept[index] && kept[index] === next) {
        next = next.nextElementSibling;
        continue;
      }
      layer.insertBefore(kept[index] || sprite(item), next);
      await breathe();
    }
  }

  /// Takes pictures that the referee hands out, a few at a time.
  async function receive(given) {
    while (given) {
      for (const [key, {box, svg}] of Object.entries(given.art))
        art[key] = {box, url: imageOf(svg)};
      await breathe();
      given = given.more && desk.call({do: 'art', most: atOnce});
    }
  }

  async function show(scene) {
    frame(scene);
    await receive(scene);
    for (const name of sprites) await arrange(parts[name], scene[name]);
    for (const name of marks) {
      if (parts[name].innerHTML !== scene[name]) parts[name].innerHTML = scene[name];
      await breathe();
    }
  }

  function requestNow() {
    const {answer, table, dangers} = desk.state, dark = desk.isDark(), request = {do: 'scene', dark, dangers, most: 1};
    const {figure} = board.state, spot = place.chosen();
    if (spot) Object.assign(request, spot);
    if (answer && figure !== null && figure < table.figures.length) request.figure = figure;
    if (scheme !== String(dark)) {
      scheme = String(dark);
      request.fresh = true;
      begin();
    }
    return request;
  }

  async function draw() {
    if (running) return;
    running = true;
    while (wanted) {
      wanted = false;
      began = performance.now();
      const scene = desk.call(requestNow());
      if (scene.errors) desk.complain(scene.errors);
      else await show(scene);
    }
    running = false;
    performance.mark('drawn');
  }
  /// Draws once, however much changes before the next frame.
  function soon() {
    if (!wanted && !running) nextPicture().then(draw);
    wanted = true;
  }

  for (const event of ['table', 'answer', 'look']) desk.on(event, soon);
  return {soon};
})();
