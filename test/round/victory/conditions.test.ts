import { roundOf } from '../../../src/round';
import { rulesetOf } from '../../../src/round/model/state';
import { winnersOf } from '../../../src/round/victory/places';
import { amendRuleset, ruleMarkdown } from '../../../src/rulesets';
import type { VictoryConditions } from '../../../src/rulesets';
import { rulesetWith } from '../given';
import { later, ofType } from '../harness';
import type { TestRound } from '../harness';
import { adoptByVote } from '../proposals/adopt-by-vote';
import { amend, proposal } from '../proposals/proposal-commands';
import { traders } from '../trades/traders';

type Condition = VictoryConditions['conditions'][number];

const atLeast = (name: string, least: Condition): Condition => ({
  op: 'AT_LEAST',
  of: [{ name }, least],
});
const STARS = atLeast('items.GOLD_STAR', 3);
const AHEAD = atLeast('items.TRUNG', { op: 'ADD', of: [{ name: 'others.TRUNG' }, 2] });

/** A round in which Ann, Bob and Cid have adopted victory conditions in place of ten Gold Stars. */
function playing(rules: Partial<VictoryConditions> = {}): TestRound {
  const round = traders();
  adoptByVote(
    round,
    amend(
      { op: 'replace', path: '/victory', value: null },
      {
        op: 'add',
        path: '/victoryConditions',
        value: { conditions: [STARS, AHEAD], meet: 'ANY', tie: 'MOST_WEALTH', ...rules },
      },
    ),
  );
  return round;
}

const everybody = (round: TestRound, items: Record<string, number>): void => {
  for (const who of ['ann', 'bob', 'cid']) round.grant(who, items);
};

const names = (round: TestRound): string[] =>
  winnersOf(round.state).map((id) => round.state.need('players', id).name);

it('is won by whoever meets one of several conditions [X9]', () => {
  const round = playing();
  everybody(round, { TRUNG: 1 });
  round.grant('bob', { GOLD_STAR: 2, TRUNG: 1 });
  expect(roundOf(round.state).status).toBe('RUNNING');
  round.grant('bob', { TRUNG: 1 });
  expect(names(round)).toEqual(['bob']);
  expect(round.violations()).toEqual([]);
});

it('is not won by whoever is left alone, over nobody [X9]', () => {
  const round = playing();
  everybody(round, { TRUNG: 1 });
  everybody(round, { TRUNG: 1 });
  for (const who of ['ann', 'bob']) round.do(who, { type: 'LeaveSeason' });
  expect(roundOf(round.state).status).toBe('RUNNING');
  round.grant('cid', { GOLD_STAR: 3 });
  expect(names(round)).toEqual(['cid']);
});

it('is won by whoever meets all of them [X9]', () => {
  const round = playing({ meet: 'ALL' });
  round.grant('ann', { GOLD_STAR: 3 });
  expect(names(round)).toEqual([]);
  round.grant('ann', { TRUNG: 2 });
  expect(names(round)).toEqual(['ann']);
});

describe('of several who meet them at once [X9]', () => {
  /** A round that adopts victory conditions which Ann and Bob already meet. */
  function tied(tie: VictoryConditions['tie']): TestRound {
    const round = traders();
    for (const who of ['ann', 'bob']) round.grant(who, { GOLD_STAR: 3 });
    round.grant('bob', { CHIP: 7 });
    adoptByVote(
      round,
      amend({
        op: 'add',
        path: '/victoryConditions',
        value: { conditions: [STARS], meet: 'ANY', tie },
      }),
    );
    return round;
  }

  it('takes the one with the most wealth', () => {
    expect(names(tied('MOST_WEALTH'))).toEqual(['bob']);
  });

  it('lets all of them win', () => {
    const round = tied('SHARED');
    expect(names(round)).toEqual(['bob', 'ann']);
    expect(ofType(round.told, 'RoundWon')).toEqual([
      { type: 'RoundWon', playerId: round.player('bob'), sharedWith: [round.player('ann')] },
    ]);
    expect(round.state.all('results').map(({ place, won }) => [place, won])).toEqual([
      [1, true],
      [1, true],
      [3, false],
    ]);
  });

  it('waits until it is true of one alone', () => {
    const round = tied('NOBODY');
    expect(roundOf(round.state).status).toBe('RUNNING');
    round.do('bob', { type: 'LeaveSeason' });
    expect(names(round)).toEqual(['ann']);
  });
});

it('looks at what the clock brings, too, and is told in the prose [X9]', () => {
  const round = playing({ conditions: [atLeast('week', 3), atLeast('wealth', 1)], meet: 'ALL' });
  expect(ruleMarkdown(rulesetOf(round.state))).toContain('- the number of the week is at least 3.');
  round.do('host', { type: 'AdvanceClock', toMs: later(round.now, 7 * 86_400_000) });
  expect(roundOf(round.state)).toMatchObject({ status: 'ENDED', week: 3 });
});

it.each<[string, unknown, string]>([
  ['an item that there is not', atLeast('items.CROWN', 1), '/of/0/name'],
  ['a number', 7, ''],
  ['nothing', true, ''],
])('refuses a condition that speaks of %s, naming the place', (_what, condition, at) => {
  const value = { conditions: [condition], meet: 'ANY', tie: 'SHARED' };
  const patch = [{ op: 'add', path: '/victoryConditions', value }];
  const refused = amendRuleset(rulesetWith(), patch);
  expect(refused.ok ? [] : refused.problems.map(({ path }) => path)).toEqual([
    `/victoryConditions/conditions/0${at}`,
  ]);
  const asked = proposal({ effects: [amend(...patch)] });
  expect(traders().ask('ann', asked)?.code).toBe('RULESET_REFUSED');
});
