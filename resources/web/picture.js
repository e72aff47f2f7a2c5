// SPDX-License-Identifier: MIT
/// The drawing of the board, kept from step to step: what is the same stays, and no step holds the hand up.

const picture = (() => {
  const most = 7, atOnce = 16; // milliseconds at a stretch, pictures at once
  const layers = ['ground', 'under', 'castles', 'standing', 'over'];
  let parts = {}, art = {}, scheme = '', running = false, wanted = false, began = 0;

  /// Lets the browser answer the hand when a piece of work has taken long enough.
  async function breathe() {
    if (performance.now() - began < most) return;
    await nextTask();
    began = performance.now();
  }

  function begin() {
    art = {};
    for (const layer of layers)
      parts[layer] = ['under', 'over'].includes(layer) ? document.createElementNS('http://www.w3.org/2000/svg', 'svg') : make('div', {});
    byId('picture').replaceChildren(...Object.values(parts));
  }

  function frame({viewBox: [x, y, width, height], unit}) {
    view.state.box = {x, y, width, height};
    view.state.unit = unit;
    for (const marks of [parts.under, parts.over]) {
      marks.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
      marks.setAttribute('width', width);
      marks.setAttribute('height', height);
      marks.style.transform = `translate(${x}px, ${y}px)`;
    }
  }

  /// A picture at a place. Each is a document of its own: neither its names nor its styles meet the page's.
  function sprite(is, [key, x, y]) {
    const [left, top, width, height] = art[key].box;
    const image = make('img', {src: art[key].url, width, height, alt: '', draggable: 'false', 'data-is': is});
    image.style.transform = `translate(${x + left}px, ${y + top}px)`;
    return image;
  }

  /// Brings a layer in line with a list, in its order; what stays is not touched.
  async function place(layer, list) {
    const present = new Map();
    for (const image of layer.children) present.set(image.dataset.is, [...present.get(image.dataset.is) || [], image]);
    const wantedImages = list.map(item => [item.join(' '), item]).map(([is, item]) => present.get(is)?.shift() || [is, item]);
    for (const left of present.values()) left.forEach(image => image.remove());
    let next = layer.firstElementChild;
    for (const image of wantedImages) {
      if (image === next) {
        next = next.nextElementSibling;
        continue;
      }
      layer.insertBefore(Array.isArray(image) ? sprite(...image) : image, next);
      await breathe();
    }
  }

  /// Takes pictures that the referee hands out, a few at a time.
  async function receive(given) {
    while (given) {
      for (const [key, {box, svg}] of Object.entries(given.art))
        art[key] = {box, url: 'data:image/svg+xml,' + encodeURIComponent(svg)};
      await breathe();
      given = given.more && desk.call({do: 'art', most: atOnce});
    }
  }

  async function show(scene) {
    frame(scene);
    await receive(scene);
    for (const name of ['ground', 'castles', 'standing']) await place(parts[name], scene[name]);
    for (const name of ['under', 'over']) {
      if (parts[name].innerHTML !== scene[name]) parts[name].innerHTML = scene[name];
      await breathe();
    }
  }

  function requestNow() {
    const {answer, table, dangers} = desk.state, dark = desk.isDark(), request = {do: 'scene', dark, dangers, most: atOnce};
    if (answer) request.answer = answer.asked;
    const {figure} = board.state;
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
    if (!wanted && !running) requestAnimationFrame(() => setTimeout(draw));
    wanted = true;
  }

  for (const event of ['table', 'answer', 'look']) desk.on(event, soon);
  return {soon};
})();
