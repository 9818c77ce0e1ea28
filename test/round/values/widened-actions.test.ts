import { held, itemCode, playerId } from '../../../src/kernel';
import { eventText, optionsOf, ownerOf, rulesetOf } from '../../../src/round';
import { parseRuleset, ruleMarkdown } from '../../../src/rulesets';
import type { Action } from '../../../src/rulesets';
import type { Expression } from '../../../src/rulesets/expressions/expression';
import { valueNow } from '../../../src/season';
import { HONOUR, PRAISE, PRAY, TRACKED } from '../../support/custom-mechanics';
import { addPlayer, rulesetWith, runningRound } from '../given';
import { account, later, MONDAY, ofType } from '../harness';
import type { TestRound } from '../harness';
import { addProposer, amend } from '../proposals/proposal-commands';

const DAY_MS = 86_400_000;
const CHIP = itemCode('CHIP');
/** Half of the actor's chips go to the target, outside the auction. */
const TITHE: Action = {
  ...{ action: 'TITHE', title: 'Tithe', target: 'PLAYER', limit: null, cost: [] },
  when: { phases: ['BARTERING'] },
  effects: [
    {
      ...{ type: 'MOVE', from: 'ACTOR', to: 'TARGET', item: CHIP },
      quantity: { op: 'DIVIDE', of: [{ name: 'item:CHIP' }, 2] },
    },
  ],
};
const FINE: Action = {
  ...{ action: 'FINE', title: 'Fine', target: 'PLAYER', cost: [] },
  limit: { times: 1, per: 'DAY', of: 'PAIR' },
  effects: [{ type: 'MOVE', from: 'TARGET', to: 'BANK', item: CHIP, quantity: 3 }],
};
const WELL: Action = {
  ...{ action: 'WELL', title: 'Well', limit: { times: 2, per: 'WEEK', of: 'SEASON' } },
  cost: [{ item: CHIP, quantity: 1 }],
  effects: [{ type: 'MOVE', from: 'BANK', to: 'ACTOR', item: CHIP, quantity: 5 }],
};
const DEBIT: Action = {
  ...{ action: 'DEBIT', title: 'Debit', limit: null, cost: [] },
  effects: [{ type: 'MOVE', from: 'ACTOR', to: 'BANK', item: CHIP, quantity: -1 }],
};

function acting(...actions: Action[]): TestRound {
  const round = runningRound(
    rulesetWith((document) => {
      document.trackedValues = TRACKED;
      document.actions = actions;
    }),
  );
  for (const chips of [8, 2, 0]) addPlayer(round, { CHIP: chips });
  round.advanceTo(MONDAY);
  return round;
}
const take = (action: string, target: string | null = null) =>
  ({ type: 'TakeAction', action, playerId: target === null ? null : playerId(target) }) as const;
const chips = (round: TestRound) =>
  ['p1', 'p2', 'p3'].map((id) => held(round.state, ownerOf(playerId(id)), CHIP));
const offered = (round: TestRound, who: string) =>
  optionsOf(round.state, account(who), round.now)
    .filter(({ mutation }) => mutation === 'takeAction')
    .map(({ known, needs }) => [known['action'], ...needs]);

describe('an action done to another player [Z3]', () => {
  it('is for those of whom its expression is true, to those of whom its condition is', () => {
    const round = acting(PRAY, PRAISE);
    expect(round.ask('account-1', take('PRAISE', 'p2'))).toMatchObject({
      ...{ code: 'ACTION_NOT_YOURS', rule: 'player-actions', facts: { action: 'PRAISE' } },
    });
    expect(offered(round, 'account-1')).toEqual([['PRAY']]);
    round.do('account-1', take('PRAY'));
    expect(offered(round, 'account-1')).toEqual([['PRAISE', 'playerId']]);
    const [event] = ofType(round.do('account-1', take('PRAISE', 'p2')), 'ActionTaken');
    expect(event?.changes).toEqual([
      { value: 'HONOUR', playerId: 'p2', now: 1 },
      { value: 'HONOUR', playerId: 'p1', now: 0 },
    ]);
    expect(eventText(round.state, event!)).toBe(
      'Player 1 took the action “Praise” on Player 2: Honour of Player 2 is now 1, Honour is now 0.',
    );
    const theirs = { playerId: playerId('p2'), card: null };
    expect(valueNow(round.state, HONOUR, theirs)).toBe(1);
    expect(round.violations()).toEqual([]);
  });

  it('is counted for whom it is done to, whoever does it', () => {
    const round = acting(PRAY, PRAISE);
    for (const who of ['account-1', 'account-2']) round.do(who, take('PRAY'));
    round.do('account-1', take('PRAISE', 'p3'));
    round.do('account-2', take('PRAISE', 'p3'));
    round.do('account-3', take('PRAISE', 'p1'));
    expect(round.ask('account-1', take('PRAISE', 'p3'))).toMatchObject({
      ...{ code: 'ACTION_USED_UP', facts: { action: 'PRAISE', most: 2, of: 'TARGET' } },
    });
    round.do('account-1', take('PRAISE', 'p2'));
  });

  it.each([
    ['MALFORMED', 'FINE', null],
    ['MALFORMED', 'FINE', 'p1'],
    ['MALFORMED', 'WELL', 'p2'],
    ['PLAYER_NOT_FOUND', 'FINE', 'p9'],
    ['ACTION_LACKS', 'FINE', 'p2'],
    ['ACTION_IMPOSSIBLE', 'DEBIT', null],
  ])('is refused with %s: %s to %s', (code, action, target) => {
    const round = acting(FINE, WELL, DEBIT);
    const before = chips(round);
    expect(round.ask('account-1', take(action, target))).toMatchObject({
      ...{ code, rule: 'player-actions' },
    });
    expect(chips(round)).toEqual(before);
  });
});

describe('what an action moves [Z3]', () => {
  it('goes from one to the other, as much as the expression gives, in its phases alone', () => {
    const round = acting(TITHE);
    expect(rulesetOf(round.state).phases.map(({ phase }) => phase)).toContain('BARTERING');
    for (let day = 0; offered(round, 'account-1').length === 0; day += 1) {
      expect(day).toBeLessThan(7);
      expect(round.ask('account-1', take('TITHE', 'p2'))).toMatchObject({
        ...{ code: 'ACTION_NOT_NOW', facts: { phases: ['BARTERING'] } },
      });
      round.advanceTo(later(round.now, DAY_MS));
    }
    const [mine = 0, theirs = 0] = chips(round);
    const [event] = ofType(round.do('account-1', take('TITHE', 'p2')), 'ActionTaken');
    const half = Math.floor(mine / 2);
    expect(event?.transfers).toEqual([
      { from: 'player:p1', to: 'player:p2', item: 'CHIP', quantity: half },
    ]);
    expect(chips(round).slice(0, 2)).toEqual([mine - half, theirs + half]);
  });

  it('is made and destroyed by the Bank, as often as all or a pair may', () => {
    const round = acting(FINE, WELL);
    round.do('account-2', take('FINE', 'p1'));
    round.do('account-2', take('WELL'));
    expect(chips(round)).toEqual([5, 6, 0]);
    expect(round.ask('account-2', take('FINE', 'p1'))).toMatchObject({ code: 'ACTION_USED_UP' });
    round.do('account-3', take('FINE', 'p1'));
    expect(round.ask('account-3', take('WELL'))).toMatchObject({ code: 'ACTION_UNPAID' });
    round.do('account-1', take('WELL'));
    expect(round.ask('account-2', take('WELL'))).toMatchObject({
      ...{ code: 'ACTION_USED_UP', facts: { most: 2, of: 'SEASON' } },
    });
    expect(chips(round)).toEqual([6, 6, 0]);
    expect(offered(round, 'account-1')).toEqual([['FINE', 'playerId']]);
    expect(offered(round, 'account-3')).toEqual([['FINE', 'playerId']]);
    expect(round.violations()).toEqual([]);
  });

  it('is told in the rules', () => {
    const text = ruleMarkdown(rulesetOf(acting(PRAISE, TITHE, WELL).state));
    expect(text).toContain(
      '**Praise**, to another player: Honour of the other is increased by 1 and Honour of ' +
        'the player is reduced by 1. Only for players of whom this is true: Honour is at least 1. It can be done only while ' +
        'Honour of the other is less than 3. At most 2 times a week, to each player.',
    );
    expect(text).toContain('the player gives the other as many Chips as Chips ÷ 2.');
    expect(text).toContain(
      '**Well**, for 1 Chip: the player gets 5 Chips from the Bank. At most 2 times a week, by all',
    );
  });
});

const sum = (of: readonly Expression[]): Expression => ({ op: 'ADD', of });
/** A sum with 57 numbers and operators. */
const LONG_SUM = sum(Array.from({ length: 7 }, () => sum([1, 1, 1, 1, 1, 1, 1])));
const LONG: Action = {
  ...WELL,
  effects: Array.from({ length: 9 }, () => ({ type: 'ADD' as const, value: 'POT', by: LONG_SUM })),
};

it('actions that are too long together are refused', () => {
  const ruleset = { ...rulesetWith(), trackedValues: TRACKED };
  const with2 = [LONG, { ...LONG, action: 'WELLS' }];
  expect(parseRuleset({ ...ruleset, actions: [LONG] })).toMatchObject({ ok: true });
  expect(parseRuleset({ ...ruleset, actions: with2 })).toMatchObject({
    ok: false,
    problems: [
      { message: expect.stringContaining('all actions together; there are 1026') as string },
    ],
  });
});

it.each([
  [{ ...FINE, target: undefined }, '/actions/0/limit/of'],
  [{ ...FINE, target: undefined, limit: null }, '/actions/0/effects/0/from'],
  [{ ...PRAY, who: { type: 'WHOEVER', holds: 1 } }, '/actions/0/who/holds'],
  [
    { ...PRAISE, who: { type: 'WHOEVER', holds: { name: 'target.value:HONOUR' } } },
    '/actions/0/who/holds/name',
  ],
  [{ ...PRAY, when: { holds: { name: 'value:OATH' } } }, '/actions/0/when/holds/name'],
  [{ ...PRAISE, when: { holds: { name: 'target.value:OATH' } } }, '/actions/0/when/holds/name'],
  [{ ...PRAY, when: { phases: ['LENT'] } }, '/actions/0/when/phases/0'],
  [{ ...WELL, effects: [{ ...WELL.effects[0], item: 'FISH' }] }, '/actions/0/effects/0/item'],
  [{ ...WELL, effects: [{ ...WELL.effects[0], to: 'BANK' }] }, '/actions/0/effects/0/to'],
  [{ ...WELL, effects: [{ type: 'ADD_MAGISTRELLI', by: 1 }] }, '/actions/0/effects/0/type'],
  [
    { ...PRAISE, effects: [{ type: 'ADD', value: 'POT', whose: 'TARGET', by: 1 }] },
    '/actions/0/effects/0/whose',
  ],
])('an action that cannot be is refused as it is proposed, with its place: %#', (wrong, path) => {
  const round = runningRound();
  addProposer(round, 1);
  const value = JSON.parse(JSON.stringify([wrong])) as unknown;
  const refusal = round.ask('account-1', {
    ...{ type: 'SubmitProposal', class: 'STANDARD', title: 'x', text: '' },
    effects: [
      amend(
        { op: 'add', path: '/trackedValues', value: TRACKED },
        { op: 'add', path: '/actions', value },
      ),
    ],
  });
  expect(refusal?.code).toBe('RULESET_REFUSED');
  expect(JSON.stringify(refusal?.facts)).toContain(`"path":"${path}"`);
});
