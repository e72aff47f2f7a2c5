// SPDX-License-Identifier: MIT
/// Pictures of single tiles and figures, drawn when they come into sight, one between two frames.

const shapes = (() => {
  const drawn = new Map(), asked = new WeakMap(), waiting = [];

  function svgOf(request) {
    const key = JSON.stringify(request);
    if (!drawn.has(key)) drawn.set(key, desk.call(request).svg || '');
    return drawn.get(key);
  }

  async function drawWaiting() {
    for (let place = waiting[0]; place; waiting.shift(), place = waiting[0]) {
      await nextTask();
      const svg = place.isConnected && svgOf({do: 'picture', dark: desk.isDark(), ...asked.get(place)});
      if (svg) place.replaceChildren(make('img', {src: imageOf(svg), alt: '', draggable: 'false'}));
    }
  }
  const watcher = new IntersectionObserver(entries => {
    const idle = !waiting.length;
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      waiting.push(target);
    }
    if (idle) drawWaiting();
  }, {rootMargin: '120px'});

  /// A place for the picture that a request asks for.
  function place(kind, request) {
    const made = make('span', {class: 'shape ' + kind, 'aria-hidden': 'true'});
    asked.set(made, request);
    watcher.observe(made);
    return made;
  }
  return {place};
})();
