import type { Popularity } from '../../../src/season';
import { adoptabilityProblem } from '../../../src/season';

const MORE: Popularity = { test: 'FOR_MORE_THAN_AGAINST' };
const atLeast = (minimumVotes: number): Popularity => ({
  test: 'FOR_AT_LEAST_AGAINST',
  minimumVotes,
});
const formula = (op: 'EQUAL' | 'AT_LEAST', votes: number): Popularity & { test: 'FORMULA' } => ({
  test: 'FORMULA',
  formula: { op, of: [{ name: 'votesFor' }, votes] },
});
const classes = (...of: Popularity[]) => of.map((popularity) => ({ popularity }));

test.each<[string, boolean, Popularity[]]>([
  ['votes that all of them have', true, [atLeast(3)]],
  ['a vote more than they have', false, [atLeast(4)]],
  ['that in one class of two', true, [atLeast(4), MORE]],
  ['what is never against it', true, [{ test: 'AGAINST_AT_MOST', votes: 0 }]],
  ['some of their votes, but not all', true, [formula('EQUAL', 2)]],
  [
    'that, decided as soon as no vote can change it',
    true,
    [{ ...formula('EQUAL', 2), settles: true }],
  ],
  ['a formula of more votes', false, [formula('AT_LEAST', 4)]],
  ['their quorum', true, [{ test: 'QUORUM', minimumVotes: 100, oldestFirst: true }]],
])('three players can come to need %s: %s [X11]', (_what, isTaken, after) => {
  const problems = adoptabilityProblem(classes(MORE), classes(...after), 3);
  expect(problems.map(({ path }) => path)).toEqual(isTaken ? [] : ['/proposals/classes']);
});

it('rules under which nothing could be adopted may be changed to anything [X11]', () => {
  expect(adoptabilityProblem(classes(atLeast(5)), classes(atLeast(4)), 3)).toEqual([]);
});
