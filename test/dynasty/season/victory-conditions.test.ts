/** Victory conditions in the rules of a dynasty [ruling AB4]. */
import { dynastyMarkdown, parseDynastyRuleset } from '../../../src/rulesets';
import type { DynastyRuleset, Expression, TrackedValue } from '../../../src/rulesets';
import { leaderboardOf, winnersOf } from '../../../src/dynasty';
import { HONOUR, OATH } from '../../support/custom-mechanics';
import { ofType, replay, rowsOf, rules, TestDynasty } from '../harness';
import { tableOfTwo } from '../tables';

type Conditions = NonNullable<DynastyRuleset['victoryConditions']>;

const VALUES: TrackedValue[] = [{ ...HONOUR, setBy: [{ type: 'OWNER' }] }, OATH];
const name = (of: string): Expression => ({ name: of });
const atLeast = (of: string, least: Expression): Expression => ({
  op: 'AT_LEAST',
  of: [name(of), least],
});
const wonBy = (conditions: Expression[], over: Partial<Conditions> = {}): DynastyRuleset =>
  rules({
    trackedValues: VALUES,
    startingPegs: { type: 'FIXED', pegs: 5 },
    victoryConditions: { conditions, meet: 'ANY', tie: 'MOST_PEGS', ...over },
  });

function playing(document: DynastyRuleset, ...names: string[]): TestDynasty {
  const dynasty = TestDynasty.open({ document });
  dynasty.join(...names);
  return dynasty;
}
const sets = (dynasty: TestDynasty, who: string, to: number): void => {
  const playerId = dynasty.player(who);
  dynasty.do(who, { type: 'SetValue', value: 'HONOUR', playerId, card: null, to });
};
const winners = (dynasty: TestDynasty): string[] =>
  winnersOf(dynasty.state).map((id) => dynasty.name(id));

it('is won by whoever has 10 Honour, as its rules tell', () => {
  const document = wonBy([atLeast('value:HONOUR', 10)]);
  expect(dynastyMarkdown(document)).toContain('- the player’s Honour is at least 10.');
  const dynasty = playing(document, 'ann', 'bob');
  sets(dynasty, 'bob', 9);
  expect(winners(dynasty)).toEqual([]);
  sets(dynasty, 'bob', 10);
  expect(winners(dynasty)).toEqual(['bob']);
  expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
});

it.each<[string, Expression, boolean]>([
  ['6 pegs', atLeast('pegs', 6), true],
  ['7 pegs', atLeast('pegs', 7), false],
  ['11 Magistrelli', atLeast('magistrelli', 11), true],
  ['12 Magistrelli', atLeast('magistrelli', 12), false],
  [
    'a game won and none by the others',
    { op: 'AND', of: [atLeast('gamesWon', 1), { op: 'NOT', of: [atLeast('others.gamesWon', 1)] }] },
    true,
  ],
  ['two games won', atLeast('gamesWon', 2), false],
  [
    'one game more than the others',
    { op: 'MORE', of: [name('gamesPlayed'), name('others.gamesPlayed')] },
    false,
  ],
])('reads %s of the Campione of the only game', (_what, condition, won) => {
  const { dynasty, first, second } = tableOfTwo({ opening: { document: wonBy([condition]) } });
  dynasty.atTable(first, 'ResignGame');
  expect(ofType(dynasty.end(), 'DynastyWon')).toEqual(
    won ? [{ type: 'DynastyWon', playerId: dynasty.player(second) }] : [],
  );
});

describe('of several who meet it at once', () => {
  const tied = (tie: Conditions['tie']): TestDynasty =>
    playing(wonBy([atLeast('players', 3)], { tie }), 'ann', 'bob', 'cid');

  it('takes the one with the most pegs, and then who joined first', () => {
    expect(winners(tied('MOST_PEGS'))).toEqual(['ann']);
  });

  it('lets all of them win, and names all', () => {
    const dynasty = tied('SHARED');
    expect(winners(dynasty)).toEqual(['ann', 'bob', 'cid']);
    expect(dynasty.told.at(-1)).toEqual({
      ...{ type: 'DynastyWon', playerId: dynasty.player('ann') },
      sharedWith: [dynasty.player('bob'), dynasty.player('cid')],
    });
    expect(leaderboardOf(dynasty.state, 'PEGS').map(({ place, won }) => [place, won])).toEqual([
      [1, true],
      [1, true],
      [1, true],
    ]);
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('waits until it is true of one alone', () => {
    const dynasty = playing(wonBy([atLeast('value:HONOUR', 3)], { tie: 'NOBODY' }), 'ann', 'bob');
    expect(winners(dynasty)).toEqual([]);
    sets(dynasty, 'bob', 3);
    expect(winners(dynasty)).toEqual(['bob']);
  });
});

it('goes on while all of its conditions are not met, where it asks for all', () => {
  const both = [atLeast('value:HONOUR', 2), atLeast('players', 2)];
  const dynasty = playing(wonBy(both, { meet: 'ALL' }), 'ann');
  sets(dynasty, 'ann', 2);
  expect(winners(dynasty)).toEqual([]);
  dynasty.join('bob');
  expect(winners(dynasty)).toEqual(['ann']);
});

test.each<[string, Expression, string]>([
  ['a secret', name('value:OATH'), '/name'],
  ['what a round has', atLeast('wealth', 3), '/of/0/name'],
  ['a number', name('pegs'), ''],
  ['nothing', true, ''],
])('a condition by %s is refused, with its place', (_what, condition, at) => {
  const parsed = parseDynastyRuleset(wonBy([condition]));
  expect(parsed.ok ? [] : parsed.problems.map(({ path }) => path)).toEqual([
    `/victoryConditions/conditions/0${at}`,
  ]);
});
