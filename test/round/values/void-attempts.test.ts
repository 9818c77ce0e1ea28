/** What votes and offices do to attempts at secret actions of the rules [rulings H3, Z6, Z7]. */
import { playerId, sha256OfText } from '../../../src/kernel';
import { channelOf, eventText, optionsOf, recipientsOf } from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import type { CorrectByOffice } from '../../../src/round/proposals/vocabulary';
import type { SecretAction } from '../../../src/rulesets';
import { valueNow } from '../../../src/season';
import { CLERK, DUEL, POT, TRACKED } from '../../support/custom-mechanics';
import { addPlayer, rulesetWith, runningRound } from '../given';
import { account, MONDAY, NEXT_SUNDAY, ofType, replay, rowsOf, THURSDAY } from '../harness';
import type { TestRound } from '../harness';
import { adopted, MAKER, proposal } from '../proposals/proposal-commands';

const TEXT = '{"RIVAL":"Player 1","STAKE":3,"HAND":"ROCK"}\n---\nmy salt';
const VOIDING: ProposalEffect = { type: 'VOID_SECRET_ATTEMPT', attemptId: 'x1' };
const commit = {
  type: 'CommitSecretAttempt',
  ...{ action: 'DUEL', sha256: sha256OfText(TEXT) },
} as const;
const reveal = { type: 'RevealSecretAttempt', action: 'DUEL', text: TEXT } as const;

/** A round in which the first player is the Clerk, and the second one has committed an attempt. */
function committed(secret: SecretAction = DUEL): TestRound {
  const round = runningRound(
    rulesetWith((document) => {
      document.trackedValues = TRACKED;
      document.additionalSecretActions = [secret];
      document.offices = [{ ...CLERK, powers: ['VOID'], termDays: null, filledBy: HOST }];
    }),
  );
  addPlayer(round, { [MAKER]: 2 });
  addPlayer(round);
  round.advanceTo(MONDAY);
  round.do('host', { type: 'AppointToOffice', office: 'CLERK', playerId: playerId('p1') });
  return round;
}
const HOST = { type: 'HOST' } as const;
const correct: CorrectByOffice = {
  ...{ type: 'CorrectByOffice', office: 'CLERK', effects: [VOIDING] },
  reason: 'It was a bluff.',
};
const rowOf = (round: TestRound) => round.state.need('secretAttempts', 'x1');
const whole = (round: TestRound) => {
  expect(round.violations()).toEqual([]);
  expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
};

describe('an attempt at a secret action', () => {
  it('is voided by vote, without the effects of a failure; its text stays secret', () => {
    const round = committed({ ...DUEL, revealedWithinHours: 240 });
    round.do('account-2', commit);
    const [failed] = ofType(adopted(round, [VOIDING]), 'SecretAttemptFailed');
    expect(failed).toMatchObject({ reason: 'VOIDED', proposalId: 'm1', text: null });
    expect(eventText(round.state, failed!)).toBe(
      'Player 2’s secret action “Duel” failed: it was voided, “More lots”.',
    );
    expect(recipientsOf(round.state, failed!)).toEqual([
      { accountId: 'account-2', kind: 'SECRET_ACTION_FAILED' },
    ]);
    expect(rowOf(round)).toMatchObject({ status: 'FAILED', failure: 'VOIDED', text: null });
    expect(valueNow(round.state, POT, { playerId: null, card: null })).toBe(3);
    expect(round.ask('account-2', reveal)).toMatchObject({ code: 'ATTEMPT_NOT_FOUND' });
    expect(round.ask('account-1', proposal({ effects: [VOIDING] }))).toMatchObject({
      code: 'NOTHING_TO_CORRECT',
    });
    whole(round);
  });

  it('is voided by an office, to which this is offered as long as one is open', () => {
    const round = committed();
    const offered = () =>
      optionsOf(round.state, account('account-1'), round.now).some(
        ({ mutation }) => mutation === 'correctByOffice',
      );
    expect(offered()).toBe(false);
    round.do('account-2', commit);
    expect(offered()).toBe(true);
    const twice = { ...correct, effects: [VOIDING, VOIDING] };
    expect(round.ask('account-1', twice)).toMatchObject({ code: 'NOTHING_TO_CORRECT' });
    const events = round.do('account-1', correct);
    const [failed] = ofType(events, 'SecretAttemptFailed');
    expect(failed).toMatchObject({
      reason: 'VOIDED',
      playerId: 'p2',
      voidedFor: 'It was a bluff.',
    });
    const told = events.flatMap((event) => recipientsOf(round.state, event));
    expect(told.map(({ accountId }) => accountId)).toEqual(['account-2']);
    expect(failed).not.toHaveProperty('proposalId');
    expect(offered()).toBe(false);
    expect(ofType(round.advanceTo(NEXT_SUNDAY), 'SecretAttemptFailed')).toEqual([]);
    whole(round);
  });

  it('is not voided once it is revealed, or if there is none', () => {
    const round = committed();
    expect(round.ask('account-1', correct)).toMatchObject({ code: 'NOTHING_TO_CORRECT' });
    round.do('account-2', commit);
    round.advanceTo(THURSDAY);
    expect(ofType(round.do('account-2', reveal), 'SecretAttemptRevealed')).toHaveLength(1);
    expect(round.ask('account-1', correct)).toMatchObject({ code: 'NOTHING_TO_CORRECT' });
  });

  it('is committed, revealed and told of in the channel of its rule [Secret Information]', () => {
    const channels = (secret: SecretAction) => {
      const round = committed(secret);
      const committing = round.do('account-2', commit);
      round.advanceTo(THURSDAY);
      const told = [...committing, ...round.do('account-2', reveal)];
      round.do('account-2', { ...commit, sha256: 'a'.repeat(64) });
      whole(round);
      return [...told, ...round.do('account-1', { ...correct, effects: [second] })]
        .filter(({ type }) => type.startsWith('SecretAttempt'))
        .map((event) => [event.type, channelOf(event)]);
    };
    const second: ProposalEffect = { type: 'VOID_SECRET_ATTEMPT', attemptId: 'x2' };
    const types = ['SecretAttemptCommitted', 'SecretAttemptRevealed', 'SecretAttemptFailed'];
    expect(channels(DUEL)).toEqual(types.map((type) => [type, 'GAME_ACTIONS']));
    expect(channels({ ...DUEL, channel: 'TABLES' })).toEqual(types.map((type) => [type, 'TABLES']));
  });
});
