import { audienceOf, deadlinesOf, dueDynasty, eventText, topicsOf } from '../../../src/dynasty';
import { CLOCK, instant } from '../../../src/kernel';
import type { Instant } from '../../../src/kernel';
import type { Outage } from '../../../src/season';
import {
  account,
  DAY_MS,
  HOUR_MS,
  later,
  ofType,
  replay,
  rowsOf,
  rules,
  START,
  TestDynasty,
  typesOf,
} from '../harness';

const hour = (hours: number): Instant => later(START, hours * HOUR_MS);
const away = (from: number, until: number): Outage => ({
  fromMs: hour(from),
  untilMs: hour(until),
});

type Table = { readonly dynasty: TestDynasty; readonly first: string; readonly second: string };

/** A dynasty that is no rehearsal, with a turn that began at noon. */
function table(): Table {
  const dynasty = TestDynasty.open({ rehearsal: false });
  dynasty.join('ann', 'bob');
  dynasty.ready('ann', 'bob');
  dynasty.deal();
  const [first, second] = dynasty.table();
  expect(dynasty.game().deadlineMs).toBe(hour(48));
  return { dynasty, first, second };
}

describe('an outage [L8, S29]', () => {
  it('lengthens the 48 hours that ran by its length, as of its end', () => {
    const { dynasty, first } = table();
    const told = dynasty.advanceTo(hour(30), [away(10, 30)]);
    expect(told).toEqual([
      { type: 'OutageCredited', fromMs: hour(10), untilMs: hour(30), gameIds: ['g1'] },
    ]);
    expect(dynasty.journal.at(-1)).toMatchObject({ actor: CLOCK, atMs: hour(30) });
    expect(dynasty.game()).toMatchObject({ deadlineMs: hour(68), warnsAtMs: hour(56) });
    expect(audienceOf(dynasty.state, told[0]!)).toEqual([dynasty.player(first)]);
    expect(topicsOf(told[0]!)).toEqual(['TABLE:g1']);
    expect(eventText(dynasty.state, told[0]!)).toBe(
      'The server was down from 2022-03-07T22:00:00.000Z to 2022-03-08T18:00:00.000Z: ' +
        'the clocks and the times to reveal that ran then are longer by as much.',
    );
    const [, clock] = deadlinesOf(dynasty.state, account(first));
    expect(clock).toMatchObject({ id: 'game-g1', atMs: hour(68), waits: true });
    dynasty.advanceTo(later(hour(68), -1));
    expect(dynasty.play(first, 'KING CUPS')).toBeNull();
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('lets no clock run out that would have meanwhile, and warns of it anew', () => {
    const { dynasty, first } = table();
    const told = dynasty.advanceTo(hour(100), [away(10, 100)]);
    expect(typesOf(told)).toEqual(['OutageCredited']);
    expect(dueDynasty(dynasty.state)).toBe(hour(126));
    expect(typesOf(dynasty.advanceTo(hour(126)))).toEqual(['ClockWarned']);
    const closed = ofType(dynasty.advanceTo(hour(138)), 'GameClosed');
    expect(closed).toMatchObject([
      { closing: 'TURN_TIMED_OUT', resignedId: dynasty.player(first) },
    ]);
  });

  test.each([
    ['that ran out as it began', away(48, 60), 'CLOSED'],
    ['that would run out a millisecond later', { ...away(0, 60), fromMs: later(hour(48), -1) }],
    ['that would run out as it ended', away(40, 48)],
  ])('and a clock %s', (_, outage, status = 'ACTIVE') => {
    const { dynasty } = table();
    dynasty.advanceTo(outage.untilMs, [outage]);
    expect(dynasty.game().status).toBe(status);
    const { untilMs, fromMs } = outage;
    const deadlineMs = status === 'ACTIVE' ? instant(hour(48) + untilMs - fromMs) : null;
    expect(dynasty.game().deadlineMs).toBe(deadlineMs);
  });

  it('lengthens the answer to a Sfida, told to whoever has to give it', () => {
    const { dynasty, first, second } = table();
    dynasty.atTable(first, 'OfferSfida');
    const [credited] = dynasty.advanceTo(hour(60), [away(1, 60)]);
    expect(audienceOf(dynasty.state, credited!)).toEqual([dynasty.player(second)]);
    dynasty.advanceTo(hour(106));
    expect(dynasty.answer(second, true)).toBeNull();
  });

  it('adds up with the next one', () => {
    const { dynasty } = table();
    dynasty.advanceTo(hour(80), [away(10, 30), away(40, 80)]);
    expect(dynasty.game().deadlineMs).toBe(hour(48 + 20 + 40));
  });

  it('leaves what comes after it as it is: it is credited once', () => {
    const { dynasty, first, second } = table();
    dynasty.advanceTo(hour(30), [away(10, 30)]);
    expect(dynasty.play(first, 'KING CUPS')).toBeNull();
    expect(dynasty.game().deadlineMs).toBe(hour(78));
    dynasty.advanceTo(hour(77));
    expect(dynasty.play(second, 'ACE CUPS')).toBeNull();
  });

  it('moves nothing that the clock alone does: games are dealt at midnight, votes end in time', () => {
    const dynasty = TestDynasty.open({
      rehearsal: false,
      document: rules({ automaticDealing: true }),
    });
    dynasty.join('ann', 'bob');
    dynasty.ready('ann', 'bob');
    dynasty.do('ann', { type: 'ResignGame', gameId: 'g1' });
    const midnight = later(START, DAY_MS / 2);
    dynasty.advanceTo(hour(40), [away(1, 40)]);
    const dealt = dynasty.journal.find(
      ({ event }) => event.type === 'GameStarted' && event.gameId === 'g2',
    );
    expect(dealt?.atMs).toBe(midnight);
    // The new game's clock started during the outage, so it is extended, too.
    const { deadlineMs } = dynasty.state.need('games', 'g2');
    expect(deadlineMs).toBe(later(midnight, (48 + 39) * HOUR_MS));
    const instants = dynasty.journal.map(({ atMs }) => atMs);
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  });

  it('is not told in a dynasty that has ended', () => {
    const { dynasty } = table();
    dynasty.do('host', { type: 'CloseSeason' });
    expect(dynasty.advanceTo(hour(30), [away(10, 30)])).toEqual([]);
  });

  it('is done in parts as well as at once [11]', () => {
    const [whole, parts] = [table().dynasty, table().dynasty];
    whole.advanceTo(hour(150), [away(10, 100)]);
    for (const at of [20, 99, 100, 101, 150]) {
      parts.advanceTo(
        hour(at),
        [away(10, 100)].filter(() => at <= 100),
      );
    }
    expect(parts.journal).toEqual(whole.journal);
  });
});
