/**
 * A claim is a number without names. These tests check which tricks a play has scored for [Play;
 * K5].
 */
import { storyOf, takenBy } from '../../../src/dynasty';
import { tableOfTwo } from '../tables';
import type { Table } from '../tables';

/**
 * The tricks that each play scored for, with their points. The Grand Canal is the 10 of Swords. All
 * tricks are active except L’Ossa and L’Universo.
 */
const takenAt = ({ dynasty }: Table): (readonly string[])[] =>
  [...dynasty.state.by('plays', 'game', 'g1')]
    .sort((one, other) => one.number - other.number)
    .map((play) =>
      takenBy(dynasty.state, play).tricks.map(({ trick, points }) => `${trick} ${points}`),
    );

/**
 * The first player has played three Kings. With the last, L’Aria and Tripletta could be claimed.
 */
function kings(claim: number, mask?: string): Table {
  const table = tableOfTwo(mask === undefined ? {} : { mask });
  const { dynasty, first, second } = table;
  for (const [one, other] of [
    ['KING BATONS', 'ACE BATONS'],
    ['KING COINS', 'ACE COINS'],
  ] as const) {
    dynasty.play(first, one);
    dynasty.play(second, other);
  }
  dynasty.play(first, 'KING CUPS', claim);
  return table;
}

it.each([
  [5, ['ARIA 1', 'TRIPLETTA 4']],
  [4, ['TRIPLETTA 4']],
  [1, ['ARIA 1']],
  [3, []],
  [6, []],
  [0, []],
])('a play that claims %d of five points scored for %j', (claim, tricks) => {
  expect(takenAt(kings(claim)).at(-1)).toEqual(tricks);
});

it('is told by name, with the points where there are several', () => {
  const storied = (claim: number): string | undefined => {
    const { dynasty } = kings(claim);
    return storyOf(dynasty.state, dynasty.game()).at(-1);
  };
  expect(storied(5)).toMatch(/: King of Cups, scores 5 for L’Aria \(1\) and Tripletta \(4\)\.$/);
  expect(storied(4)).toMatch(/: King of Cups, scores 4 for Tripletta\.$/);
  expect(storied(3)).toMatch(/: King of Cups, scores 3\.$/);
  expect(storied(6)).toMatch(/: King of Cups, claims 6, scores 0\.$/);
});

it('stays as it was, whatever mask is revealed afterwards', () => {
  const table = kings(4, 'MORANTE');
  const { dynasty, first, second } = table;
  dynasty.do(first, { type: 'RevealMask', gameId: 'g1', mask: 'TOGNOLI' });
  dynasty.play(second, 'ACE CUPS');
  dynasty.play(first, 'KING SWORDS', 6);
  expect(takenAt(table).filter((tricks) => tricks.length > 0)).toEqual([
    ['TRIPLETTA 4'],
    ['ARIA 1', 'TRIPLETTA 5'],
  ]);
});
