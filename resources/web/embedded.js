// SPDX-License-Identifier: MIT
/// The page as a picture in somebody else's: below the board stands what its first question is answered, and all of it
/// leads to the whole referee with this board.

if (isEmbedded) {
  const link = make('a', {id: 'embedded', target: '_blank', rel: 'noopener', href: location.href.replace('&view=board', '')});
  const tell = () => {
    const {table, answer} = desk.state, more = [table.rulesText, answer?.question];
    link.replaceChildren(make('strong', {}, answer ? answer.verdict : table.title || ''),
      make('span', {}, make('span', {}, more.filter(Boolean).join(' \u00b7 ')), make('u', {}, 'Towerwatch')));
  };
  byId('dialog').before(link);
  for (const event of ['table', 'answer']) desk.on(event, tell);
}
