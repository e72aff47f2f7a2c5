// SPDX-License-Identifier: MIT
/// Boards from and for others: code, link, QR code, file, text.

const share = (() => {
  /// A QR code as one path, dark on light in either scheme, with the quiet margin that scanners need.
  function qrPicture({size, rows}) {
    const space = 'http://www.w3.org/2000/svg', picture = document.createElementNS(space, 'svg');
    const path = document.createElementNS(space, 'path');
    picture.setAttribute('viewBox', `-4 -4 ${size + 8} ${size + 8}`);
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', say('qr'));
    picture.setAttribute('id', 'qr');
    const dots = rows.flatMap((row, y) => [...row.matchAll(/1+/g)].map(({0: {length}, index}) => `M${index} ${y}h${length}v1h-${length}z`));
    path.setAttribute('d', dots.join(''));
    picture.append(path);
    return picture;
  }

  async function copy(field, from) {
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field.select();
      if (!document.execCommand('copy')) return;
    }
    from.querySelector('span').textContent = say('copied');
    hand.announce(say('copied'));
  }

  function field(id, text) {
    const area = make('textarea', {id, readonly: true, rows: 2, 'aria-label': say(id), spellcheck: 'false',
      focus: event => event.target.select()});
    area.value = text;
    const press = button('copy', () => copy(area, press), {icon: 'copy', label: say('copy') + ': ' + say(id)});
    return make('div', {class: 'copying'}, make('strong', {}, say(id)), area, press);
  }

  /// A link is of use to others where the page itself lies in the net.
  const linkOf = made => /^https?:$/.test(location.protocol) && location.href.replace(/#.*/, '') + '#' + made.code;

  function show() {
    const contents = make('div', {}), file = button('save', save, {icon: 'document-save'});
    dialogs.open('share', say('share'), [contents, make('div', {class: 'row'}, file)]);
    setTimeout(() => showCode(contents));
  }
  /// The code, then the link, then the picture: each long text is broken into lines in a task of its own.
  async function showCode(contents) {
    const made = desk.call({do: 'code'}), frame = make('div', {id: 'qr-frame'});
    if (made.errors) return contents.replaceChildren(...made.errors.map(text => make('p', {}, text)));
    const link = linkOf(made);
    const send = () => navigator.share({title: document.title, text: made.code, ...link && {url: link}}).catch(() => {});
    contents.replaceChildren(frame, make('p', {class: 'quiet'}, say('scanHint')), field('code', made.code));
    await nextPicture();
    contents.append(link ? field('link', link) : '', navigator.share ? button('send', send, {icon: 'share'}) : '');
    await nextPicture();
    const code = desk.call({do: 'qr', text: made.code});
    frame.replaceChildren(...code.errors ? code.errors.map(text => make('p', {}, text)) : [qrPicture(code)]);
  }

  function save() {
    const text = desk.call({do: 'text'});
    if (text.errors) return desk.complain(text.errors);
    const letters = (desk.state.table.title || 'board').toLowerCase().normalize('NFD').replace(/[^a-z0-9 ]/g, '');
    const name = letters.trim().replaceAll(/ +/g, '-');
    const address = URL.createObjectURL(new Blob([text.yaml], {type: 'application/yaml'}));
    const link = make('a', {href: address, download: (name || 'board') + '.towerwatch.yaml'});
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
  }

  /// Opens whatever was pasted, dropped or chosen; what was on the table comes back with undo.
  function take(text) {
    if (text.trim() && desk.change({do: 'open', text})) {
      if (byId('dialog').open) dialogs.close();
      return true;
    }
    return false;
  }
  const most = 4 << 20;
  async function takeFile(file) {
    if (!file) return;
    if (file.size > most) return desk.complain([say('tooLarge')]);
    try {
      take(await file.text());
    } catch {
      desk.complain([say('unreadable')]);
    }
  }

  /// Reads a photographed QR code where the browser can.
  async function takePhoto(file) {
    if (!file) return;
    let found = [];
    try {
      found = await new BarcodeDetector({formats: ['qr_code']}).detect(await createImageBitmap(file));
    } catch { /* as good as no code */ }
    if (found.length) take(found[0].rawValue);
    else desk.complain([say('noQr')]);
  }
  const chooser = (id, accept, does) => make('input', {type: 'file', id, class: 'unseen', tabindex: '-1',
    'aria-hidden': 'true', accept, change: event => does(event.target.files[0])});

  function earlierBoards() {
    const boards = earlier.list();
    const entry = board => make('button', {type: 'button', click: () => take(board.yaml)}, shape('icon-board'),
      make('span', {}, earlier.nameOf(board)));
    return boards.length > 0 && [make('h3', {}, say('earlier')), make('div', {class: 'list'}, boards.map(entry))];
  }

  function open() {
    const area = make('textarea', {id: 'pasted', rows: 6, 'aria-label': say('pasteHere'), placeholder: say('pasteHere'),
      spellcheck: 'false', autocapitalize: 'off'});
    const file = chooser('file', '.yaml,.yml,.txt,text/*', takeFile), photo = chooser('photo', 'image/*', takePhoto);
    dialogs.open('open', say('openOrPaste'), [area,
      make('div', {class: 'row'}, button('open', () => take(area.value), {icon: 'board'}),
        button('chooseFile', () => file.click(), {icon: 'document-open'}),
        'BarcodeDetector' in window && button('scan', () => photo.click(), {icon: 'scan'})), file, photo, earlierBoards()]);
    area.focus();
  }

  /// A link that has a code opens its board, unless that is what lies here.
  function fromAddress() {
    const code = location.hash.slice(1).split('&')[0];
    if (!/^TW/i.test(code)) return false;
    let text = code;
    try { text = decodeURIComponent(code); } catch { /* read as it is */ }
    return text === desk.call({do: 'code'}).code || take(text);
  }

  /// The address has the code of what lies here: whoever copies it shares the table.
  function toAddress() {
    const {code} = desk.state.table.squares.length ? desk.call({do: 'code'}) : {};
    if (!isEmbedded) try {
      history.replaceState(null, '', location.pathname + location.search + (code ? '#' + code : ''));
    } catch { /* not everywhere is there an address */ }
  }

  /// A page that the desktop exported carries a board of its own, which opens once: what was made of it since is kept.
  function fromPage() {
    const code = document.querySelector('meta[name="towerwatch:code"]').content, store = 'towerwatch-given';
    try {
      if (!code || localStorage.getItem(store) === code) return;
      localStorage.setItem(store, code);
    } catch { /* nothing is kept here: it opens every time */ }
    take(code);
  }

  function listen() {
    addEventListener('hashchange', () => { fromAddress(); toAddress(); });
    desk.on('kept', toAddress);
    addEventListener('paste', event => {
      if (event.target.closest && event.target.closest('input, textarea')) return;
      take(event.clipboardData.getData('text'));
    });
    addEventListener('dragover', event => event.preventDefault());
    addEventListener('drop', event => {
      event.preventDefault();
      if (event.dataTransfer.files.length) takeFile(event.dataTransfer.files[0]);
      else take(event.dataTransfer.getData('text'));
    });
  }
  return {show, save, open, earlierBoards, fromAddress, toAddress, fromPage, listen};
})();
