import type { Popularity } from '../../../src/rulesets';
import { isPopular } from '../../../src/round/proposals/popularity';

const atMost = (votes: number): Popularity => ({ test: 'AGAINST_AT_MOST', votes });
const atLeast = (minimumVotes: number): Popularity => ({
  test: 'FOR_AT_LEAST_AGAINST',
  minimumVotes,
});
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
])('%s (%j) with %i for and %i against: popular is %s [H2]', (...args) => {
  const [, popularity, votesFor, votesAgainst, popular] = args;
  expect(isPopular(popularity, { votesFor, votesAgainst })).toBe(popular);
});
