import { storyOf } from '../../../src/dynasty';
import { tableOfTwo } from '../tables';
import type { Table } from '../tables';

const told = ({ dynasty }: Table): string[] => storyOf(dynasty.state, dynasty.game());

it('begins with the sides, the Grand Canal, the Bersaglio and the tricks that count', () => {
  const table = tableOfTwo();
  expect(told(table)[0]).toMatch(
    new RegExp(
      `^${table.first} against ${table.second}; Grand Canal 10 of Swords, Bersaglio \\d+; `,
    ),
  );
});

it('tells a play, a Sfida where it was made, and how the game was closed', () => {
  const table = tableOfTwo();
  const { dynasty, first, second } = table;
  dynasty.play(first, 'KING BATONS');
  dynasty.atTable(first, 'OfferSfida');
  dynasty.answer(second, false);
  expect(told(table).slice(1)).toEqual([
    `1. ${first}: King of Batons.`,
    `${first} offered ${second} a Sfida.`,
    `${second} rejected the Sfida.`,
    `${second} resigned game 1 by rejecting the Sfida.`,
    `Scores: ${first} 0, ${second} 0.`,
    'The Fine is awaited.',
  ]);
});

it('ends with the Fine and the Campione', () => {
  const table = tableOfTwo();
  table.dynasty.atTable(table.first, 'ResignGame');
  table.dynasty.end();
  expect(told(table).at(-1)).toBe(`The game is clean; ${table.second} is Campione for 1 peg.`);
});
