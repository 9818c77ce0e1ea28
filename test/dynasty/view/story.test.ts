import { storyOf } from '../../../src/dynasty';
import { rules } from '../harness';
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

it('tells an accepted Sfida with the stakes that it raised, before the play that comes next', () => {
  const table = tableOfTwo();
  const { dynasty, first, second } = table;
  dynasty.atTable(second, 'OfferSfida');
  dynasty.answer(first, true);
  dynasty.play(first, 'KING BATONS');
  expect(told(table).slice(1)).toEqual([
    `${second} offered ${first} a Sfida.`,
    `${first} accepted the Sfida: the stakes are 2.`,
    `1. ${first}: King of Batons.`,
  ]);
});

it('tells a mask that Morante reveals, and the trick that Reali names [Masks]', () => {
  const table = tableOfTwo({ mask: 'MORANTE' });
  const { dynasty, first } = table;
  const { tricks } = rules();
  const { trick, name } = tricks.find((each) => !dynasty.game().tricks.includes(each.trick))!;
  dynasty.play(first, 'KING BATONS');
  dynasty.do(first, { type: 'RevealMask', gameId: 'g1', mask: 'REALI' });
  dynasty.do(first, { type: 'UseReali', gameId: 'g1', trick });
  expect(told(table).slice(1)).toEqual([
    `1. ${first}: King of Batons.`,
    `${first} revealed the mask Reali.`,
    `${first} named ${name} and scored 0.`,
  ]);
});

it('tells the bookmaker and bets as they come, what was settled last, and that it was voided', () => {
  const table = tableOfTwo({ onlookers: ['cid', 'dot'] });
  const { dynasty, first, second } = table;
  dynasty.do('cid', { type: 'BecomeBookmaker', gameId: 'g1' });
  dynasty.bet('dot', first);
  dynasty.atTable(second, 'ResignGame');
  dynasty.end();
  const played = [
    'cid became the bookmaker of game 1.',
    `dot bet on ${first} at a Juice of 3.`,
    `${second} resigned game 1.`,
    `Scores: ${first} 0, ${second} 0.`,
    `The game is clean; ${first} is Campione for 1 peg.`,
    '1 bet on game 1 won: dot gained 3 pegs.',
    'The bookmaker of game 1 settled.',
  ];
  expect(told(table).slice(1)).toEqual(played);
  dynasty.do('host', { type: 'VoidGame', gameId: 'g1', reason: 'A wrong deal.' });
  const withoutFine = played.filter((line) => !line.startsWith('The game is clean'));
  expect(told(table).slice(1)).toEqual([...withoutFine, 'Voided: “A wrong deal.”']);
});
