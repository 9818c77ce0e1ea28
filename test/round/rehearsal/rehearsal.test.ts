import { amount } from '../amounts';
import type { Instant } from '../../../src/kernel';
import { roundOf } from '../../../src/round';
import type { GrantItems } from '../../../src/round';
import {
  later,
  MONDAY,
  NEXT_MONDAY,
  ofType,
  SUNDAY,
  TestRound,
  THURSDAY,
  typesOf,
} from '../harness';

const rehearsal = (): TestRound => {
  const round = TestRound.open({ rehearsal: true });
  round.join('ann');
  return round;
};
const advance = (toMs: Instant) => ({ type: 'AdvanceClock', toMs }) as const;

describe('the test clock', () => {
  it('goes forward, and all that is due happens at its own instant [A2]', () => {
    const round = rehearsal();
    const before = round.journal.length;
    round.do('host', advance(later(THURSDAY, 5)));
    expect(round.journal.slice(before).map(({ atMs, event }) => [atMs, event.type])).toEqual([
      [MONDAY, 'PhaseStarted'],
      [MONDAY, 'IncomePaid'],
      [THURSDAY, 'PhaseStarted'],
      [THURSDAY + 5, 'ClockAdvanced'],
    ]);
    expect(roundOf(round.state).testClockMs).toBe(THURSDAY + 5);
    expect(round.journal.at(-1)!.actor).toBe('host');
  });

  it('stands still while real time goes on', () => {
    const round = rehearsal();
    round.now = NEXT_MONDAY;
    expect(round.ask('bob', { type: 'JoinSeason', name: 'bob', inviteCode: null })).toBeNull();
    expect(round.journal.at(-1)!.atMs).toBe(SUNDAY);
  });

  it('starts a round whose time comes', () => {
    const round = TestRound.open({ rehearsal: true, startsAtMs: MONDAY });
    expect(typesOf(round.do('host', advance(MONDAY)))).toContain('RoundStarted');
  });

  it.each([
    ['a millisecond back', -1, 'CLOCK_BACKWARDS'],
    ['60 weeks and a millisecond', 60 * 7 * 86_400_000 + 1, 'CLOCK_TOO_FAR'],
  ])('is not set %s', (_name, ms, code) => {
    expect(rehearsal().ask('host', advance(later(SUNDAY, ms)))).toMatchObject({ code });
  });

  it.each([
    ['to where it is', 0],
    ['60 weeks on', 60 * 7 * 86_400_000],
  ])('can be set %s', (_name, ms) => {
    const round = rehearsal();
    expect(round.ask('host', advance(later(SUNDAY, ms)))).toBeNull();
    expect(round.violations()).toEqual([]);
  });

  it('is the host’s alone', () => {
    expect(rehearsal().ask('ann', advance(MONDAY))).toMatchObject({ code: 'NOT_THE_HOST' });
  });

  it('is there in rehearsals only', () => {
    expect(TestRound.open().ask('host', advance(MONDAY))).toMatchObject({
      code: 'NOT_A_REHEARSAL',
    });
  });
});

describe('granting items', () => {
  const grant = (items: GrantItems['items'], playerId = 'p1') =>
    ({ type: 'GrantItems', playerId: playerId as never, items }) as const;
  const one = (item: string, quantity = 1) => [amount(item, quantity)];

  it('makes them for the player, entries of one item together', () => {
    const round = rehearsal();
    const items = [...one('CHIP', 5), ...one('CARD:KNIGHT:SWORDS', 2), ...one('CHIP', 7)];
    expect(ofType(round.do('host', grant(items)), 'ItemsGranted')).toEqual([
      {
        type: 'ItemsGranted',
        playerId: 'p1',
        transfers: [
          { from: 'bank', to: 'player:p1', item: 'CHIP', quantity: 12 },
          { from: 'bank', to: 'player:p1', item: 'CARD:KNIGHT:SWORDS', quantity: 2 },
        ],
      },
    ]);
    expect(round.violations()).toEqual([]);
  });

  it.each([
    ['an unknown player', grant(one('DUCK', 0), 'p9'), 'PLAYER_NOT_FOUND'],
    ['an unknown item', grant(one('DUCK', 0)), 'ITEM_UNKNOWN'],
    ['a rank that the suit has not', grant(one('CARD:KNIGHT:ARCANA', 0)), 'CARD_UNKNOWN'],
    ['half a card', grant(one('CARD:KNIGHT')), 'CARD_UNKNOWN'],
    ['more than a card', grant(one('CARD:KNIGHT:SWORDS:')), 'CARD_UNKNOWN'],
    ['none', grant(one('CHIP', 0)), 'AMOUNT_NOT_NATURAL'],
    ['a part', grant(one('CHIP', 0.5)), 'AMOUNT_NOT_NATURAL'],
    ['more than 1,000,000,000', grant(one('CHIP', 1_000_000_001)), 'MALFORMED'],
    ['nothing', grant([]), 'MALFORMED'],
    ['301 entries', grant(Array.from({ length: 301 }, () => one('CHIP')[0]!)), 'MALFORMED'],
  ])('refuses %s', (_name, command, code) => {
    expect(rehearsal().ask('host', command)).toMatchObject({ code });
  });

  it('is the host’s alone', () => {
    expect(rehearsal().ask('ann', grant(one('CHIP')))).toMatchObject({ code: 'NOT_THE_HOST' });
  });

  it('is there in rehearsals only', () => {
    const round = TestRound.open();
    round.join('ann');
    expect(round.ask('host', grant(one('CHIP')))).toMatchObject({ code: 'NOT_A_REHEARSAL' });
  });

  it('is over with the round [S3]', () => {
    const round = rehearsal();
    round.do('host', { type: 'CloseSeason' });
    expect(round.ask('host', grant(one('CHIP')))).toMatchObject({ code: 'ROUND_OVER' });
  });
});
