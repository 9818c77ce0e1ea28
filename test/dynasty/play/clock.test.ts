import { CLOCK } from '../../../src/kernel';
import { HOUR_MS, later, ofType, rules, typesOf } from '../harness';
import { tableOfTwo } from '../tables';

describe('the clock [K13]', () => {
  it('closes a game 48 hours after the turn began, at that instant', () => {
    const { dynasty, first } = tableOfTwo();
    const started = dynasty.now;
    dynasty.pass(48 * HOUR_MS - 1);
    expect(dynasty.game().status).toBe('ACTIVE');
    dynasty.pass(5 * HOUR_MS);
    const closed = dynasty.journal.find(({ event }) => event.type === 'GameClosed')!;
    expect(closed).toMatchObject({
      atMs: later(started, 48 * HOUR_MS),
      actor: CLOCK,
      event: { closing: 'TURN_TIMED_OUT', resignedId: dynasty.player(first) },
    });
  });

  it('takes a play one millisecond before, and none at the instant itself', () => {
    const { dynasty, first, second } = tableOfTwo();
    dynasty.pass(48 * HOUR_MS - 1);
    expect(dynasty.play(first, 'KING CUPS')).toBeNull();
    dynasty.pass(48 * HOUR_MS);
    expect(dynasty.play(second, 'ACE CUPS')).toMatchObject({ code: 'GAME_CLOSED' });
  });

  it('gives 48 hours for the answer to a Sfida, from the offer', () => {
    const { dynasty, first, second } = tableOfTwo();
    dynasty.pass(40 * HOUR_MS);
    dynasty.atTable(first, 'OfferSfida');
    dynasty.pass(47 * HOUR_MS);
    expect(dynasty.game().status).toBe('ACTIVE');
    dynasty.pass(HOUR_MS);
    expect(dynasty.game()).toMatchObject({
      closing: 'SFIDA_TIMED_OUT',
      resignedId: dynasty.player(second),
    });
  });

  it('gives the whole time for the turn once the Sfida is answered', () => {
    const { dynasty, first, second } = tableOfTwo();
    dynasty.pass(40 * HOUR_MS);
    dynasty.atTable(first, 'OfferSfida');
    dynasty.pass(40 * HOUR_MS);
    dynasty.answer(second, true);
    dynasty.pass(48 * HOUR_MS - 1);
    expect(dynasty.game().status).toBe('ACTIVE');
    dynasty.pass(1);
    expect(dynasty.game()).toMatchObject({ closing: 'TURN_TIMED_OUT' });
  });

  it('warns whom it runs for, once, twelve hours before', () => {
    const { dynasty, first } = tableOfTwo();
    dynasty.pass(36 * HOUR_MS - 1);
    expect(dynasty.journal.map(({ event }) => event.type)).not.toContain('ClockWarned');
    expect(ofType(dynasty.pass(1), 'ClockWarned')).toMatchObject([
      { playerId: dynasty.player(first), deadlineMs: later(dynasty.now, 12 * HOUR_MS) },
    ]);
    expect(typesOf(dynasty.pass(HOUR_MS))).toEqual(['ClockAdvanced']);
  });

  it('counts in rules-time: at one hour a day, two hours [A4]', () => {
    const { dynasty } = tableOfTwo({ opening: { document: rules({ rulesDaySeconds: 3600 }) } });
    dynasty.pass(2 * HOUR_MS - 1);
    expect(dynasty.game().status).toBe('ACTIVE');
    dynasty.pass(1);
    expect(dynasty.game().status).toBe('CLOSED');
  });
});
