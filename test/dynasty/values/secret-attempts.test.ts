/** A secret action of the players' own rules in a dynasty [Secret Information; rulings D1 to D6]. */
import { CLOCK, sha256OfText } from '../../../src/kernel';
import { deadlinesOf, eventText, recipientsOf } from '../../../src/dynasty';
import { valueNow } from '../../../src/season';
import { DUEL, HONOUR, POT } from '../../support/custom-mechanics';
import { DAY_MS, later, ofType, replay, rowsOf, START, TestDynasty } from '../harness';
import { adopted, amend } from '../proposals/proposing';

const HOUR_MS = 3_600_000;
const OWN = '{"HAND":"ROCK","STAKE":2,"RIVAL":"bob"}\n---\nmy salt';
const commit = { type: 'CommitSecretAttempt', action: 'DUEL', sha256: sha256OfText(OWN) } as const;
const reveal = { type: 'RevealSecretAttempt', action: 'DUEL', text: OWN } as const;

function duelling(): TestDynasty {
  const dynasty = TestDynasty.open({ rehearsal: false });
  dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
  adopted(
    dynasty,
    amend('/trackedValues', [HONOUR, POT]),
    amend('/additionalSecretActions', [DUEL]),
  );
  return dynasty;
}
const honourOf = (dynasty: TestDynasty, name: string) =>
  valueNow(dynasty.state, HONOUR, { playerId: dynasty.player(name), card: null });

it('is adopted, committed, and revealed a day later', () => {
  const dynasty = duelling();
  expect(dynasty.ask('ann', { ...commit, sha256: 'x' })).toMatchObject({ code: 'HASH_MALFORMED' });
  expect(dynasty.ask('ann', reveal)).toMatchObject({ code: 'ATTEMPT_NOT_FOUND' });
  expect(ofType(dynasty.do('ann', commit), 'SecretAttemptCommitted')).toHaveLength(1);
  expect(dynasty.ask('bob', commit)).toMatchObject({ code: 'HASH_OF_ANOTHER' });
  expect(dynasty.ask('ann', reveal)).toMatchObject({ code: 'ATTEMPT_NOT_MATURED' });
  dynasty.advanceTo(later(START, DAY_MS));
  expect(ofType(dynasty.told, 'SecretAttemptsMatured')).toHaveLength(1);
  expect(dynasty.ask('ann', { ...reveal, text: '{}' })).toMatchObject({ code: 'HASH_MISMATCH' });
  const [event] = ofType(dynasty.do('ann', reveal), 'SecretAttemptRevealed');
  expect(dynasty.ask('ann', reveal)).toMatchObject({ code: 'ATTEMPT_REVEALED' });
  expect(eventText(dynasty.state, event!)).toBe(
    'ann revealed the secret action “Duel” (Hand: Rock, Stake: 2, Rival: bob): Honour of bob is now 2, Pot is now 4.',
  );
  expect(honourOf(dynasty, 'bob')).toBe(2);
  expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
});

it('is entrusted, and fails if its rival has left', () => {
  const dynasty = duelling();
  const entrust = (rival: string) =>
    ({
      type: 'EntrustSecretAttempt',
      ...{ action: 'DUEL', salt: 'salt' },
      declares: [
        { name: 'HAND', choice: 'ROCK' },
        { name: 'STAKE', number: 1 },
        { name: 'RIVAL', playerId: dynasty.player(rival) },
      ],
    }) as const;
  dynasty.do('ann', entrust('bob'));
  dynasty.do('cid', entrust('dot'));
  dynasty.do('bob', { type: 'LeaveSeason' });
  dynasty.advanceTo(later(START, DAY_MS));
  expect(ofType(dynasty.told, 'SecretAttemptFailed')).toMatchObject([{ reason: 'TARGET_GONE' }]);
  expect(honourOf(dynasty, 'dot')).toBe(1);
  expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
});

it('fails at its revelation date, not before', () => {
  const dynasty = duelling();
  dynasty.do('ann', commit);
  dynasty.advanceTo(later(START, 4 * DAY_MS - 1));
  expect(ofType(dynasty.told, 'SecretAttemptFailed')).toEqual([]);
  dynasty.advanceTo(later(START, 4 * DAY_MS));
  expect(ofType(dynasty.told, 'SecretAttemptFailed')).toMatchObject([{ reason: 'NOT_REVEALED' }]);
  expect(dynasty.ask('ann', reveal)).toMatchObject({ code: 'ATTEMPT_OVER' });
});

it('is among the deadlines, warns its player once, and has the effects of its failure', () => {
  const dynasty = duelling();
  dynasty.do('ann', commit);
  const dates = deadlinesOf(dynasty.state, null).filter(({ id }) => id.startsWith('attempts-'));
  expect(dates.map(({ atMs }) => atMs)).toEqual([later(START, DAY_MS), later(START, 4 * DAY_MS)]);
  dynasty.advanceTo(later(START, 4 * DAY_MS));
  const warned = ofType(dynasty.told, 'SecretAttemptsWarned');
  expect(warned).toMatchObject([{ attemptIds: ['x1'], revealsAtMs: later(START, 4 * DAY_MS) }]);
  expect(recipientsOf(dynasty.state, warned[0]!)).toMatchObject([{ kind: 'REVEAL_CLOSING' }]);
  expect(valueNow(dynasty.state, POT, { playerId: null, card: null })).toBe(13);
  expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
});

it('has as much more time as the server was away [L8]', () => {
  const dynasty = duelling();
  dynasty.do('ann', commit);
  const outage = { fromMs: later(START, 2 * DAY_MS), untilMs: later(START, 5 * DAY_MS) };
  dynasty.advanceTo(later(START, 5 * DAY_MS), [outage]);
  expect(ofType(dynasty.told, 'SecretAttemptFailed')).toEqual([]);
  dynasty.advanceTo(later(START, 7 * DAY_MS - HOUR_MS));
  dynasty.do('ann', reveal);
  expect(honourOf(dynasty, 'bob')).toBe(2);
  expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
});

it('is not warned of again if the pause begins at the instant of the warning [AA5]', () => {
  const dynasty = duelling();
  dynasty.do('ann', commit);
  const warnsAt = later(START, 4 * DAY_MS - 12 * HOUR_MS);
  dynasty.advanceTo(warnsAt);
  expect(ofType(dynasty.told, 'SecretAttemptsWarned')).toHaveLength(1);
  const resumesAtMs = later(warnsAt, 3 * DAY_MS);
  dynasty.turn(CLOCK, warnsAt).emit({ type: 'SeasonPaused', resumesAtMs, proposalId: 'm1' });
  dynasty.advanceTo(resumesAtMs);
  dynasty.advanceTo(later(START, 7 * DAY_MS));
  expect(ofType(dynasty.told, 'SecretAttemptFailed')).toMatchObject([{ reason: 'NOT_REVEALED' }]);
  const events = dynasty.journal.map(({ event }) => event);
  expect(ofType(events, 'SecretAttemptsWarned')).toHaveLength(1);
});

it('is voided by vote, without the effects of a failure [L4]', () => {
  const dynasty = duelling();
  dynasty.do('ann', commit);
  adopted(dynasty, { type: 'VOID_SECRET_ATTEMPT', attemptId: 'x1' });
  const failed = ofType(
    dynasty.journal.map(({ event }) => event),
    'SecretAttemptFailed',
  );
  expect(failed).toMatchObject([{ reason: 'VOIDED', playerId: dynasty.player('ann') }]);
  expect(recipientsOf(dynasty.state, failed[0]!)).toMatchObject([{ kind: 'SECRET_ACTION_FAILED' }]);
  dynasty.advanceTo(later(START, 7 * DAY_MS));
  expect(valueNow(dynasty.state, POT, { playerId: null, card: null })).toBe(3);
  expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
});
