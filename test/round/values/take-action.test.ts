import { held, playerId } from '../../../src/kernel';
import { eventText, optionsOf, ownerOf, rulesetOf } from '../../../src/round';
import { ruleMarkdown } from '../../../src/rulesets';
import { valueNow } from '../../../src/season';
import { HONOUR, OATH, POT, PRAY, TRACKED } from '../../support/custom-mechanics';
import { addPlayer, rulesetWith, runningRound } from '../given';
import { account, later, MONDAY, ofType } from '../harness';
import type { TestRound } from '../harness';
import { addProposer, adopted, amend } from '../proposals/proposal-commands';

const DAY_MS = 86_400_000;
const P1 = { playerId: playerId('p1'), card: null };
const OF_SEASON = { playerId: null, card: null };
const BUY = {
  ...{ action: 'BUY', title: 'Buy honour', limit: null },
  cost: [{ item: 'CHIP' as const, quantity: 3 }],
  effects: [{ type: 'ADD' as const, value: 'HONOUR', by: 6 }],
};
const take = (action: string, target: string | null = null) =>
  ({ type: 'TakeAction', action, playerId: target === null ? null : playerId(target) }) as const;

function acting(): TestRound {
  const round = runningRound(
    rulesetWith((document) => {
      document.trackedValues = TRACKED;
      document.actions = [PRAY, BUY];
    }),
  );
  addPlayer(round, { CHIP: 8 });
  round.advanceTo(MONDAY);
  return round;
}

describe('an action of the rules [Z2]', () => {
  it('adds what its expressions come to, each on what those before it make', () => {
    const round = acting();
    const [event] = ofType(round.do('account-1', take('PRAY')), 'ActionTaken');
    expect(event).toEqual({
      type: 'ActionTaken',
      ...{ action: 'PRAY', playerId: 'p1', targetId: null },
      ...{ period: expect.any(Number) as number, transfers: [], magistrelli: [] },
      changes: [
        { value: 'HONOUR', playerId: 'p1', now: 1 },
        { value: 'POT', playerId: null, now: 5 },
      ],
    });
    expect(eventText(round.state, event!)).toBe(
      'Player 1 took the action “Pray”: Honour is now 1, Pot is now 5.',
    );
    expect(valueNow(round.state, HONOUR, P1)).toBe(1);
    expect(valueNow(round.state, POT, OF_SEASON)).toBe(5);
    expect(round.violations()).toEqual([]);
  });

  it('is offered and taken as often as its limit says, from midnight on again', () => {
    const round = acting();
    const offered = () =>
      optionsOf(round.state, account('account-1'), round.now)
        .filter(({ mutation }) => mutation === 'takeAction')
        .map(({ known }) => known['action']);
    expect(offered()).toEqual(['PRAY', 'BUY']);
    round.do('account-1', take('PRAY'));
    expect(offered()).toEqual(['BUY']);
    round.advanceTo(later(MONDAY, DAY_MS - 1));
    expect(round.ask('account-1', take('PRAY'))).toEqual({
      ...{
        code: 'ACTION_USED_UP',
        rule: 'player-actions',
        facts: { action: 'PRAY', most: 1, of: 'PLAYER' },
      },
    });
    round.advanceTo(later(MONDAY, DAY_MS));
    round.do('account-1', take('PRAY'));
    expect(valueNow(round.state, HONOUR, P1)).toBe(2);
  });

  it('destroys what it costs, and is refused unpaid or beyond the limits of a value', () => {
    const round = acting();
    round.do('account-1', take('BUY'));
    expect(held(round.state, ownerOf(playerId('p1')), 'CHIP')).toBe(5);
    expect(round.ask('account-1', take('BUY'))).toMatchObject({
      ...{ code: 'VALUE_OUT_OF_LIMITS', rule: 'player-actions' },
    });
    round.do('account-1', take('PRAY'));
    const poor = addPlayer(round);
    expect(round.ask(poor.accountId, take('BUY'))).toMatchObject({
      ...{ code: 'ACTION_UNPAID', facts: { action: 'BUY', item: 'CHIP', amount: 3 } },
    });
    expect(round.ask('account-1', take('FLY'))).toMatchObject({ code: 'ACTION_UNKNOWN' });
  });

  it('comes into the rules by vote with its counter, is told there, and taken at once', () => {
    const round = runningRound();
    addProposer(round, 1);
    adopted(round, [
      amend(
        { op: 'add', path: '/trackedValues', value: [HONOUR, POT] },
        { op: 'add', path: '/actions', value: [PRAY] },
      ),
    ]);
    round.do('account-1', take('PRAY'));
    expect(valueNow(round.state, POT, OF_SEASON)).toBe(5);
    expect(ruleMarkdown(rulesetOf(round.state))).toContain(
      '**Pray**: Honour of the player is increased by 1 and Pot is increased by 2 × Honour. At most once a day.',
    );
  });

  it.each([
    [{ ...PRAY, cost: [{ item: 'FISH', quantity: 1 }] }, '/actions/0/cost/0/item'],
    [{ ...PRAY, effects: [{ type: 'SET', value: 'OATH', by: 1 }] }, '/actions/0/effects/0/value'],
    [
      { ...PRAY, effects: [{ type: 'SET', value: 'POT', by: { name: 'value:OATH' } }] },
      '/actions/0/effects/0/by/name',
    ],
    [{ ...PRAY, effects: [{ type: 'SET', value: 'POT', by: true }] }, '/actions/0/effects/0/by'],
  ])(
    'is refused as it is proposed where it reads or changes what it may not: %#',
    (wrong, path) => {
      const round = runningRound();
      addProposer(round, 1);
      const refusal = round.ask('account-1', {
        ...{ type: 'SubmitProposal', class: 'STANDARD', title: 'x', text: '' },
        effects: [
          amend(
            { op: 'add', path: '/trackedValues', value: [HONOUR, POT, OATH] },
            { op: 'add', path: '/actions', value: [wrong] },
          ),
        ],
      });
      expect(refusal?.code).toBe('RULESET_REFUSED');
      expect(JSON.stringify(refusal?.facts)).toContain(`"path":"${path}"`);
    },
  );
});
