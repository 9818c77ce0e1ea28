/** A secret action of the players' own rules in a round [Secret Information; rulings D1 to D6]. */
import { playerId, sha256OfText } from '../../../src/kernel';
import { deadlinesOf, eventText, optionsOf, recipientsOf, waitingOf } from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import { DUEL } from '../../support/custom-mechanics';
import { addPlayer } from '../given';
import { account, later, MONDAY, NEXT_SUNDAY, ofType, THURSDAY, typesOf } from '../harness';
import { addProposer, submitted, vote } from '../proposals/proposal-commands';
import {
  againstFirst,
  commit,
  duelling,
  entrust,
  failures,
  honourOf,
  HOUR_MS,
  OWN,
  reveal,
  rowOf,
} from './given-duels';

describe('a secret action of the rules', () => {
  it('is committed by hash, and its player reveals it in time', () => {
    const round = duelling();
    const [event] = round.do('account-1', commit(OWN));
    expect(event).toEqual({
      ...{ type: 'SecretAttemptCommitted', attemptId: 'x1', action: 'DUEL', playerId: 'p1' },
      ...{ sha256: sha256OfText(OWN), maturesAtMs: THURSDAY, revealsAtMs: NEXT_SUNDAY },
    });
    expect(eventText(round.state, event!)).toBe('Player 1 committed the secret action “Duel”.');
    expect(ofType(round.advanceTo(THURSDAY), 'SecretAttemptsMatured')).toHaveLength(1);
    const [revealed] = ofType(round.do('account-1', reveal(OWN)), 'SecretAttemptRevealed');
    expect(eventText(round.state, revealed!)).toBe(
      'Player 1 revealed the secret action “Duel” (Hand: Rock, Stake: 3, Rival: Player 2): Honour of Player 2 is now 3, Pot is now 4.',
    );
    expect(honourOf(round, 'p2')).toBe(3);
    expect(rowOf(round, 'x1')).toMatchObject({ status: 'REVEALED', text: OWN });
    expect(round.violations()).toEqual([]);
  });

  it('is entrusted, and revealed by the clock as it matures', () => {
    const round = duelling();
    round.do('account-1', entrust());
    expect(rowOf(round, 'x1')).toMatchObject({ status: 'COMMITTED', text: null });
    const events = round.advanceTo(THURSDAY);
    expect(ofType(events, 'SecretAttemptRevealed')).toMatchObject([
      { playerId: 'p1', text: '{"HAND":"ROCK","STAKE":3,"RIVAL":"p2"}\n---\nits salt' },
    ]);
    expect(typesOf(events)).not.toContain('SecretAttemptsMatured');
    expect(honourOf(round, 'p2')).toBe(3);
  });

  it('looks alike to others, entrusted or not, until it matures [invariant 8]', () => {
    const shown = (how: 'OWN' | 'ENTRUSTED') => {
      const round = duelling();
      const text = '{"HAND":"ROCK","STAKE":3,"RIVAL":"p2"}\n---\nits salt';
      const events = round.do('account-1', how === 'OWN' ? commit(text) : entrust());
      const options = optionsOf(round.state, account('account-2'), round.now);
      return [events, options, round.state.all('secretAttempts'), round.journal];
    };
    expect(shown('OWN')).toEqual(shown('ENTRUSTED'));
  });

  it('is offered, and waits for its revelation', () => {
    const round = duelling();
    const mutations = () =>
      optionsOf(round.state, account('account-1'), round.now)
        .map(({ mutation }) => mutation)
        .filter((name) => name.endsWith('SecretAttempt'));
    expect(mutations()).toEqual(['commitSecretAttempt', 'entrustSecretAttempt']);
    round.do('account-1', commit(OWN));
    expect(waitingOf(round.state, account('account-1'), round.now)).toContainEqual(
      expect.objectContaining({ kind: 'REVEAL', fromMs: THURSDAY, unlessKept: 'x1' }),
    );
    round.advanceTo(THURSDAY);
    expect(mutations()).toContain('revealSecretAttempt');
  });

  it.each([
    ['too early', later(THURSDAY, -1), 'ATTEMPT_NOT_MATURED'],
    ['late', NEXT_SUNDAY, 'ATTEMPT_OVER'],
  ])('is refused %s', (_when, at, code) => {
    const round = duelling();
    round.do('account-1', commit(OWN));
    round.advanceTo(at);
    expect(round.ask('account-1', reveal(OWN))).toMatchObject({
      ...{ code, rule: 'additional-secret-actions' },
    });
  });

  it('warns its player before the time to reveal ends, once', () => {
    const round = duelling();
    round.do('account-1', commit(OWN));
    round.do('account-2', entrust({ declares: againstFirst }));
    const [warned, ...more] = ofType(round.advanceTo(NEXT_SUNDAY), 'SecretAttemptsWarned');
    expect(more).toEqual([]);
    expect(warned).toMatchObject({ attemptIds: ['x1'], revealsAtMs: NEXT_SUNDAY });
    expect(recipientsOf(round.state, warned!)).toEqual([
      { accountId: 'account-1', kind: 'REVEAL_CLOSING' },
    ]);
    expect(eventText(round.state, warned!)).toBe(
      '1 secret action must still be revealed, and little time is left.',
    );
    const at = round.journal.find(({ event }) => event.type === 'SecretAttemptsWarned')?.atMs;
    expect(at).toBeGreaterThan(THURSDAY);
    expect(at).toBeLessThan(NEXT_SUNDAY);
    expect(round.violations()).toEqual([]);
  });

  it('is among the deadlines, which look alike for entrusted attempts', () => {
    const shown = (who: string, how: 'OWN' | 'ENTRUSTED') => {
      const round = duelling();
      round.do('account-1', how === 'OWN' ? commit(OWN) : entrust());
      return deadlinesOf(round.state, account(who)).filter(({ id }) => id.startsWith('attempts-'));
    };
    expect(shown('account-1', 'OWN')).toEqual([
      {
        ...{ id: `attempts-matures-${THURSDAY}`, atMs: THURSDAY, waits: false },
        text: '“Duel” can be revealed from now on.',
      },
      {
        ...{ id: `attempts-ends-${NEXT_SUNDAY}`, atMs: NEXT_SUNDAY, waits: true },
        text: 'The time to reveal “Duel” ends: reveal yours, unless the server keeps their texts.',
      },
    ]);
    for (const who of ['account-1', 'account-2']) {
      expect(shown(who, 'ENTRUSTED')).toEqual(shown(who, 'OWN'));
    }
    expect(shown('account-2', 'OWN').map(({ waits }) => waits)).toEqual([false, false]);
  });

  it('is refused with another text, twice, and by whoever has none', () => {
    const round = duelling();
    round.do('account-1', commit(OWN));
    round.advanceTo(THURSDAY);
    expect(round.ask('account-1', reveal(`${OWN} `))).toMatchObject({ code: 'HASH_MISMATCH' });
    round.do('account-1', reveal(OWN));
    expect(round.ask('account-1', reveal(OWN))).toMatchObject({ code: 'ATTEMPT_REVEALED' });
    expect(round.ask('account-2', reveal(OWN))).toMatchObject({ code: 'ATTEMPT_NOT_FOUND' });
    expect(honourOf(round, 'p2')).toBe(3);
  });

  it('is against the player of the number, whatever others are called', () => {
    const round = duelling();
    const rival = round.state.need('players', playerId('p2'));
    round.state.put('players', { ...rival, name: 'p1' });
    addPlayer(round);
    const named = round.state.need('players', playerId('p3'));
    round.state.put('players', { ...named, name: 'p2' });
    round.do('account-1', entrust());
    round.advanceTo(THURSDAY);
    expect([honourOf(round, 'p2'), honourOf(round, 'p3')]).toEqual([3, 0]);
  });

  it('is replaced by a new attempt [D1], and its hash is no one else’s [S21]', () => {
    const round = duelling();
    round.do('account-1', commit(OWN));
    expect(round.ask('account-2', commit(OWN))).toMatchObject({ code: 'HASH_OF_ANOTHER' });
    expect(failures(round.do('account-1', entrust()))).toEqual(['REPLACED']);
    round.advanceTo(THURSDAY);
    expect(rowOf(round, 'x1').status).toBe('FAILED');
    expect(honourOf(round, 'p2')).toBe(3);
  });

  it('is withdrawn as its player leaves [B2]', () => {
    const round = duelling();
    round.do('account-1', entrust());
    round.do('account-1', { type: 'LeaveSeason' });
    expect(rowOf(round, 'x1')).toMatchObject({ status: 'FAILED', failure: 'WITHDRAWN' });
    expect(typesOf(round.advanceTo(NEXT_SUNDAY))).not.toContain('SecretAttemptRevealed');
  });

  it.each([
    ['a number out of bounds', { STAKE: 9 }, 'MALFORMED'],
    ['a fraction', { STAKE: 1.5 }, 'MALFORMED'],
    ['a choice that is none', { HAND: 'WELL' }, 'MALFORMED'],
    ['a thing of another type', { HAND: 3 }, 'MALFORMED'],
    ['oneself as the rival', { RIVAL: 'p1' }, 'MALFORMED'],
    ['nobody’s name', { RIVAL: 'Nobody' }, 'MALFORMED'],
    ['a part too many', { WELL: 1 }, 'MALFORMED'],
    ['a player who never was', { RIVAL: 'p9' }, 'TARGET_GONE'],
    ['the name of a player who has left', { RIVAL: 'Player 3' }, 'TARGET_GONE'],
    ['a condition that is not met', { STAKE: 8 }, 'CONDITION_UNMET'],
  ])('fails as it is revealed with %s', (_what, over, reason) => {
    const round = duelling();
    addPlayer(round);
    const text = JSON.stringify({ HAND: 'ROCK', STAKE: 3, RIVAL: 'p2', ...over });
    round.do('account-1', commit(text));
    round.do('account-3', { type: 'LeaveSeason' });
    round.advanceTo(THURSDAY);
    const events = round.do('account-1', reveal(text));
    expect(failures(events)).toEqual([reason]);
    expect(rowOf(round, 'x1')).toMatchObject({ status: 'FAILED', text });
    expect(honourOf(round, 'p2')).toBe(0);
    expect(round.ask('account-1', reveal(text))).toMatchObject({ code: 'ATTEMPT_REVEALED' });
  });

  it.each<[string, object, object]>([
    ['an unknown code', { action: 'FLY' }, { code: 'ACTION_UNKNOWN' }],
    ['a part that is missing', { declares: [] }, { code: 'MALFORMED' }],
    [
      'a field of another type',
      { declares: [{ name: 'HAND', number: 1 }, ...entrust().declares.slice(1)] },
      { code: 'MALFORMED', facts: { field: 'HAND', expected: 'a choice of ROCK, PAPER' } },
    ],
    [
      'two fields in one',
      { declares: [{ name: 'HAND', choice: 'ROCK', number: 1 }, ...entrust().declares.slice(1)] },
      { code: 'MALFORMED' },
    ],
    [
      'a number out of bounds',
      {
        declares: [
          ...entrust().declares.slice(0, 1),
          { name: 'STAKE', number: 9 },
          ...entrust().declares.slice(2),
        ],
      },
      { code: 'MALFORMED', facts: { field: 'STAKE', expected: 'a whole number from 1 to 8' } },
    ],
    [
      'a player who is not there',
      {
        declares: [...entrust().declares.slice(0, 2), { name: 'RIVAL', playerId: playerId('p9') }],
      },
      { code: 'PLAYER_NOT_FOUND', rule: 'additional-secret-actions' },
    ],
  ])('is not entrusted with %s', (_what, over, refusal) => {
    expect(duelling().ask('account-1', entrust(over))).toMatchObject(refusal);
  });

  it('is of a card of the deck', () => {
    const card = { name: 'CARD', title: 'Card', type: 'CARD' } as const;
    const round = duelling({
      ...{ action: 'DUEL', title: 'Duel', declares: [card], cost: [], maturesAfterHours: 1 },
      effects: [{ type: 'SET_TEXT', value: 'MARK', text: 'marked' }],
    });
    const declares = [{ name: 'CARD', card: { rank: 'WELL', suit: 'CUPS' } }];
    expect(round.ask('account-1', entrust({ declares }))).toMatchObject({ code: 'CARD_UNKNOWN' });
    const texts = ['WELL', 'ACE'].map((rank) => `{"CARD":{"rank":"${rank}","suit":"CUPS"}}`);
    round.do('account-1', commit(texts[0]!));
    round.do('account-2', commit(texts[1]!));
    round.advanceTo(later(MONDAY, HOUR_MS));
    expect(failures(round.do('account-1', reveal(texts[0]!)))).toEqual(['TARGET_GONE']);
    const [event] = round.do('account-2', reveal(texts[1]!));
    expect(eventText(round.state, event!)).toBe(
      'Player 2 revealed the secret action “Duel” (Card: Ace of Cups): Mark of Ace of Cups is now “marked”.',
    );
  });

  it('keeps its dates at its own hours, and settles at the instant itself', () => {
    const round = duelling({ ...DUEL, maturesAfterHours: 1, revealedWithinHours: 2 });
    round.do('account-1', commit(OWN));
    expect(rowOf(round, 'x1')).toMatchObject({
      maturesAtMs: later(MONDAY, HOUR_MS),
      revealsAtMs: later(MONDAY, 3 * HOUR_MS),
    });
    round.advanceTo(later(MONDAY, 5 * HOUR_MS));
    const failed = round.journal.find(({ event }) => event.type === 'SecretAttemptFailed');
    expect(failed?.atMs).toBe(later(MONDAY, 3 * HOUR_MS));
  });

  it('matures after a pause that began at its maturation date', () => {
    const round = duelling({ ...DUEL, maturesAfterHours: 168 });
    addProposer(round, 2);
    round.do('account-1', commit(OWN));
    round.do('account-2', entrust({ declares: againstFirst }));
    const effects: ProposalEffect[] = [{ type: 'PAUSE_SEASON', days: 7 }];
    const pausing = submitted(round, 'account-3', { effects });
    submitted(round, 'account-3');
    for (const who of ['account-1', 'account-2', 'account-3']) vote(round, who, pausing.id, 'FOR');
    expect(pausing.closesAtMs).toBe(rowOf(round, 'x1').maturesAtMs);
    round.advanceTo(pausing.closesAtMs);
    expect(rowOf(round, 'x1').status).toBe('COMMITTED');
    const events = round.advanceTo(later(pausing.closesAtMs, 8 * 24 * HOUR_MS));
    expect(ofType(events, 'SecretAttemptsMatured')).toHaveLength(1);
    expect(ofType(events, 'SecretAttemptRevealed')).toHaveLength(1);
    expect(round.violations()).toEqual([]);
  });
});
