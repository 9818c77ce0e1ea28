/** Rounds whose rules have the secret action DUEL. */
import { playerId, sha256OfText } from '../../../src/kernel';
import type { RoundEvent } from '../../../src/round';
import type { SecretAction } from '../../../src/rulesets';
import { valueNow } from '../../../src/season';
import type { EntrustSecretAttempt, SecretAttemptRow } from '../../../src/season';
import { DUEL, HONOUR, TRACKED } from '../../support/custom-mechanics';
import { addPlayer, rulesetWith, runningRound } from '../given';
import { MONDAY, ofType } from '../harness';
import type { TestRound } from '../harness';

export const HOUR_MS = 3_600_000;
export const SLOW: SecretAction = { ...DUEL, maturesAfterHours: 1_000 };
export const OWN = '{"RIVAL":"Player 2","STAKE":3,"HAND":"ROCK"}\n---\nmy salt';
export const honourOf = (round: TestRound, id: string) =>
  valueNow(round.state, HONOUR, { playerId: playerId(id), card: null });
export const rowOf = (round: TestRound, id: string): SecretAttemptRow =>
  round.state.need('secretAttempts', id as SecretAttemptRow['id']);

export function duelling(secret: SecretAction = DUEL): TestRound {
  const round = runningRound(
    rulesetWith((document) => {
      document.trackedValues = TRACKED;
      document.additionalSecretActions = [secret];
    }),
  );
  addPlayer(round);
  addPlayer(round);
  round.advanceTo(MONDAY);
  return round;
}

export const commit = (text: string) =>
  ({ type: 'CommitSecretAttempt', action: 'DUEL', sha256: sha256OfText(text) }) as const;
export const reveal = (text: string) =>
  ({ type: 'RevealSecretAttempt', action: 'DUEL', text }) as const;
export const entrust = (over: object = {}): EntrustSecretAttempt => ({
  type: 'EntrustSecretAttempt',
  ...{ action: 'DUEL', salt: 'its salt' },
  declares: [
    { name: 'HAND', choice: 'ROCK' },
    { name: 'STAKE', number: 3 },
    { name: 'RIVAL', playerId: playerId('p2') },
  ],
  ...over,
});
export const againstFirst = [
  { name: 'HAND', choice: 'ROCK' },
  { name: 'STAKE', number: 1 },
  { name: 'RIVAL', playerId: playerId('p1') },
];
export const failures = (events: readonly RoundEvent[]) =>
  ofType(events, 'SecretAttemptFailed').map(({ reason }) => reason);
