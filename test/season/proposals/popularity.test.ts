import type { Expression } from '../../../src/rulesets';
import { isPopular } from '../../../src/season';
import type { Popularity } from '../../../src/season';
import { earlyOutcome } from '../../../src/season/governance/proposals/popularity';
import { thirds } from '../../support/custom-mechanics';

const atMost = (votes: number): Popularity => ({ test: 'AGAINST_AT_MOST', votes });
const atLeast = (minimumVotes: number): Popularity => ({
  test: 'FOR_AT_LEAST_AGAINST',
  minimumVotes,
});
const QUORUM: Popularity = { test: 'QUORUM', minimumVotes: 2, oldestFirst: true };
const TWO_THIRDS: Popularity = { test: 'FORMULA', formula: thirds(2) };
const quorumOf = (of: number): Popularity => ({ ...QUORUM, quorum: thirds(of) });
const MORE: Popularity = { test: 'FOR_MORE_THAN_AGAINST' };

test.each<[string, Popularity, number, number, boolean]>([
  ['Urgent', atMost(2), 0, 2, true],
  ['Urgent', atMost(2), 9, 3, false],
  ['Standard in draft', atMost(3), 0, 3, true],
  ['Standard in draft', atMost(3), 9, 4, false],
  ['Standard in early', atLeast(1), 1, 1, true],
  ['Standard in early', atLeast(1), 1, 2, false],
  ['Standard in early', atLeast(1), 0, 0, false],
  ['Standard in 2021-08-24 and gallery', MORE, 1, 0, true],
  ['Standard in 2021-08-24 and gallery', MORE, 1, 1, false],
  ['Standard in 2021-08-24 and gallery', MORE, 0, 0, false],
  ['Giolitti’s, of seven players', QUORUM, 4, 3, true],
  ['Giolitti’s, of seven players', QUORUM, 2, 1, true],
  ['Giolitti’s, of seven players', QUORUM, 2, 0, true],
  ['Giolitti’s, of seven players', QUORUM, 1, 0, false],
  ['Giolitti’s, of seven players', QUORUM, 1, 1, false],
])('%s (%j) with %i for and %i against: popular is %s [H2]', (...args) => {
  const [, popularity, votesFor, votesAgainst, popular] = args;
  expect(isPopular(popularity, { votesFor, votesAgainst }, 7)).toBe(popular);
});

test.each([
  [4, 0, 7, true],
  [3, 0, 7, null],
  [3, 3, 7, null],
  [0, 4, 7, false],
  [3, 0, 6, null],
  [4, 2, 6, true],
  [0, 3, 6, false],
  [1, 0, 1, true],
  [0, 0, 0, false],
])('%i for and %i against of %i settle it as %s before its end [L4]', (...args) => {
  const [votesFor, votesAgainst, voters, settled] = args;
  expect(earlyOutcome(QUORUM, { votesFor, votesAgainst }, voters)).toBe(settled);
});

it('is settled before its end by nothing but a quorum, or a formula that says so', () => {
  expect(earlyOutcome(TWO_THIRDS, { votesFor: 7, votesAgainst: 0 }, 7)).toBeNull();
  expect(earlyOutcome(MORE, { votesFor: 7, votesAgainst: 0 }, 7)).toBeNull();
});

test.each<[string, Popularity, number, number, number, boolean | null]>([
  ['two thirds', quorumOf(2), 4, 0, 6, true],
  ['two thirds', quorumOf(2), 3, 0, 6, null],
  ['half against them', quorumOf(2), 1, 3, 6, false],
  ['a third', quorumOf(1), 2, 0, 6, true],
  ['a third, which half against it leave', quorumOf(1), 1, 3, 6, null],
  ['a third, which is out of reach', quorumOf(1), 1, 5, 6, false],
])('a quorum of %s (%#) settles it by what the rules say [AC1]', (...args) => {
  const [, popularity, votesFor, votesAgainst, voters, settled] = args;
  expect(earlyOutcome(popularity, { votesFor, votesAgainst }, voters)).toBe(settled);
});

const FORMULAS = {
  twoThirds: thirds(2),
  more: { op: 'MORE', of: [{ name: 'votesFor' }, { name: 'votesAgainst' }] },
  turnout: {
    op: 'AND',
    of: [
      { op: 'MORE', of: [{ name: 'votesFor' }, { name: 'votesAgainst' }] },
      {
        op: 'AT_LEAST',
        of: [{ op: 'ADD', of: [{ name: 'votesFor' }, { name: 'votesAgainst' }] }, 4],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Expression>>;

test.each<[keyof typeof FORMULAS, number, number, number, boolean | null]>([
  ['twoThirds', 4, 0, 6, true],
  ['twoThirds', 3, 2, 6, null],
  ['twoThirds', 3, 3, 6, false],
  ['more', 3, 0, 6, null],
  ['more', 4, 0, 6, true],
  ['more', 0, 2, 6, null],
  ['more', 0, 3, 6, false],
  ['turnout', 3, 0, 5, null],
  ['turnout', 3, 1, 5, true],
  ['turnout', 0, 3, 5, false],
])('a formula that settles, %s, has %i for and %i against of %i as %s [AC2]', (...args) => {
  const [name, votesFor, votesAgainst, voters, settled] = args;
  const popularity: Popularity = { test: 'FORMULA', formula: FORMULAS[name], settles: true };
  expect(earlyOutcome(popularity, { votesFor, votesAgainst }, voters)).toBe(settled);
});
