import { labelOf } from '../summary';
import { suitSymbol } from './suit-symbols';
import { escaped } from './svg';

type Face = { readonly rank: string; readonly suit: string; readonly name: string };

const INDEXES: Readonly<Record<string, string>> = {
  ACE: 'A',
  UNTER_KNAVE: 'U',
  OBER_KNAVE: 'O',
  KNAVE: 'Kn',
  KNIGHT: 'N',
  BISHOP: 'B',
  ROOK: 'R',
  QUEEN: 'Q',
  KING: 'K',
};

/** A card of the given width, in the shape 5:7, with its index and suit sign. */
export function card(x: number, y: number, width: number, { rank, suit, name }: Face): string {
  const sign = suitSymbol(suit);
  const scale = width / 50;
  const index = /^\d+$/.test(rank)
    ? rank
    : (INDEXES[rank] ?? labelOf(rank.replace(/^THE_/, '')).slice(0, 2));
  return [
    `<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)})"><title>${escaped(name)}</title>`,
    '<rect class="paper" width="50" height="70" rx="5"/>',
    `<text class="rank ${sign?.ink ?? 'black'}" x="5" y="17">${escaped(index)}</text>`,
    sign === null
      ? `<text class="rank black middle" x="25" y="48">${escaped(suit.slice(0, 1))}</text>`
      : `<path class="${sign.ink}" fill-rule="evenodd" transform="translate(25 43) scale(1.7)" d="${sign.path}"/>`,
    '</g>',
  ].join('');
}

/** At most `most` cards in a row, and then the number of cards left out. */
export function cards(x: number, y: number, width: number, faces: readonly Face[], most: number) {
  const step = width * 1.1;
  const shown = faces.slice(0, most);
  const more = faces.length - shown.length;
  return [
    ...shown.map((face, at) => card(Math.round(x + at * step), y, width, face)),
    ...(more === 0
      ? []
      : [
          `<text class="quiet" x="${Math.round(x + most * step)}" y="${Math.round(y + width * 0.75)}">+${more}</text>`,
        ]),
  ].join('');
}
