/** Secret actions of the players' own rules that fail, and what follows from it. */
import { eventText } from '../../../src/round';
import type { SecretAction } from '../../../src/rulesets';
import { valueNow } from '../../../src/season';
import { DUEL, POT, TRACKED } from '../../support/custom-mechanics';
import { addLot, addPlayer, runningRound } from '../given';
import { later, MONDAY, NEXT_SUNDAY, ofType, THURSDAY } from '../harness';
import { addProposer, adopted, amend } from '../proposals/proposal-commands';
import {
  commit,
  duelling,
  entrust,
  failures,
  HOUR_MS,
  OWN,
  reveal,
  rowOf,
  SLOW,
} from './given-duels';

describe('a secret action that fails', () => {
  it('fails if it is not revealed in time', () => {
    const round = duelling();
    round.do('account-1', commit(OWN));
    round.advanceTo(later(NEXT_SUNDAY, -1));
    expect(failures(round.advanceTo(NEXT_SUNDAY))).toEqual(['NOT_REVEALED']);
  });

  it('has the effects of a failure, unless it is replaced', () => {
    const round = duelling();
    const pot = () => valueNow(round.state, POT, { playerId: null, card: null });
    round.do('account-1', commit(OWN));
    round.do('account-1', commit(`${OWN}!`));
    expect(pot()).toBe(3);
    const [failed] = ofType(round.advanceTo(NEXT_SUNDAY), 'SecretAttemptFailed');
    expect(eventText(round.state, failed!)).toBe(
      'Player 1’s secret action “Duel” failed: the text was not revealed in time; Pot is now 13.',
    );
    expect(pot()).toBe(13);
    expect(round.violations()).toEqual([]);
  });

  it('has the effects of a failure, too, if it is replaced once it has matured', () => {
    const round = duelling();
    round.do('account-1', commit(OWN));
    round.advanceTo(THURSDAY);
    expect(failures(round.do('account-1', commit(`${OWN} `)))).toEqual(['REPLACED']);
    expect(valueNow(round.state, POT, { playerId: null, card: null })).toBe(13);
    expect(round.violations()).toEqual([]);
  });

  it('has no effect of a failure if one of them is impossible', () => {
    const failureEffects: SecretAction['failureEffects'] = [
      { type: 'ADD', value: 'POT', by: 10 },
      { type: 'MOVE', from: 'ACTOR', to: 'BANK', item: 'CHIP' as const, quantity: 1_000_000 },
    ];
    const round = duelling({ ...DUEL, failureEffects });
    round.do('account-1', commit(OWN));
    expect(failures(round.advanceTo(NEXT_SUNDAY))).toEqual(['NOT_REVEALED']);
    expect(valueNow(round.state, POT, { playerId: null, card: null })).toBe(3);
  });

  it('fails if the declared player has left', () => {
    const round = duelling();
    round.do('account-1', entrust());
    round.do('account-2', { type: 'LeaveSeason' });
    expect(failures(round.advanceTo(THURSDAY))).toEqual(['TARGET_GONE']);
  });

  it('fails if the declared lot has gone', () => {
    const lot = { name: 'LOT', title: 'Lot', type: 'LOT' } as const;
    const round = duelling({
      ...{ action: 'DUEL', title: 'Duel', declares: [lot], cost: [] },
      effects: [{ type: 'ADD', value: 'POT', by: 1 }],
      ...{ maturesAfterHours: 1, revealedWithinHours: 1 },
    });
    addLot(round);
    const declares = [{ name: 'LOT', lot: 1 }];
    expect(round.ask('account-1', entrust({ declares: [{ name: 'LOT', lot: 7 }] }))).toMatchObject({
      ...{ code: 'MALFORMED', facts: { field: 'LOT' } },
    });
    round.do('account-1', entrust({ declares }));
    const sold = round.state.need('lots', 'l1');
    round.state.put('lots', { ...sold, status: 'SOLD' });
    expect(failures(round.advanceTo(later(MONDAY, HOUR_MS)))).toEqual(['TARGET_GONE']);
  });

  it('takes its price as it is revealed, or fails unpaid', () => {
    const round = duelling({ ...DUEL, cost: [{ item: 'CHIP' as const, quantity: 2 }] });
    expect(round.ask('account-1', commit(OWN))).toMatchObject({ code: 'ACTION_UNPAID' });
    const { accountId } = addPlayer(round, { CHIP: 2 });
    round.do(accountId, commit(OWN));
    round.advanceTo(THURSDAY);
    const [event] = ofType(round.do(accountId, reveal(OWN)), 'SecretAttemptRevealed');
    expect(event?.transfers).toMatchObject([{ item: 'CHIP', quantity: 2 }]);
    expect(round.violations()).toEqual([]);
  });

  it('comes into the rules by vote, and fails if it has gone from them', () => {
    const round = runningRound();
    addProposer(round, 2);
    adopted(round, [
      amend(
        { op: 'add', path: '/trackedValues', value: TRACKED },
        { op: 'add', path: '/additionalSecretActions', value: [SLOW] },
      ),
    ]);
    addPlayer(round);
    round.do('account-1', entrust());
    const { maturesAtMs } = rowOf(round, 'x1');
    adopted(round, [amend({ op: 'remove', path: '/additionalSecretActions' })]);
    expect(failures(round.advanceTo(maturesAtMs))).toEqual(['REPEALED']);
  });
});
