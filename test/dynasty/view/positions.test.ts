import { positionsIn } from '../../../src/dynasty';
import type { PositionView } from '../../../src/dynasty';
import { tableOfTwo } from '../tables';
import type { Table } from '../tables';

const positions = ({ dynasty }: Table): PositionView[] =>
  positionsIn(dynasty.state, dynasty.game());

it('tells how the game stood before the first play, and after each', () => {
  const table = tableOfTwo();
  const { dynasty, first, second } = table;
  dynasty.play(first, 'KING BATONS');
  dynasty.atTable(first, 'OfferSfida');
  dynasty.answer(second, true);
  dynasty.play(second, 'ACE CUPS');
  const stood = positions(table);
  expect(stood.map(({ afterPlay, stakes }) => [afterPlay, stakes])).toEqual([
    [0, 1],
    [1, 2],
    [2, 2],
  ]);
  expect(stood.map(({ seats }) => seats.map(({ pocket }) => pocket))).toEqual([
    [[], []],
    [[{ rank: 'KING', suit: 'BATONS' }], []],
    [[{ rank: 'KING', suit: 'BATONS' }], [{ rank: 'ACE', suit: 'CUPS' }]],
  ]);
});

it('ends with the scores and pockets that there are', () => {
  const table = tableOfTwo();
  const { dynasty, first, second } = table;
  dynasty.play(first, 'KING BATONS');
  dynasty.play(second, 'ACE CUPS');
  dynasty.play(first, 'KING COINS', 1);
  const scores = positions(table).map(({ seats }) => seats.map(({ score }) => score));
  expect(scores).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 0],
  ]);
});
