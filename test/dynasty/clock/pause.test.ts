import { deadlinesOf, dueDynasty, dynastyOf, eventText, topicsOf } from '../../../src/dynasty';
import { CLOCK } from '../../../src/kernel';
import type { Instant } from '../../../src/kernel';
import { account, DAY_MS, HOUR_MS, later, ofType, replay, rowsOf, rules, START } from '../harness';
import { TestDynasty } from '../harness';

const hour = (hours: number): Instant => later(START, hours * HOUR_MS);

function table(automaticDealing = false): TestDynasty {
  const dynasty = TestDynasty.open({ rehearsal: false, document: rules({ automaticDealing }) });
  dynasty.join('ann', 'bob');
  return dynasty;
}
function pause(dynasty: TestDynasty, at: Instant, days: number): void {
  dynasty.advanceTo(at);
  const untilMs = later(at, days * DAY_MS);
  dynasty.turn(CLOCK, at).emit({ type: 'SeasonPaused', resumesAtMs: untilMs, proposalId: 'm1' });
}

describe('a pause of a dynasty [AA5]', () => {
  it('stops the clocks of games, which run on for what they had left', () => {
    const dynasty = table();
    dynasty.ready('ann', 'bob');
    dynasty.deal();
    const [first] = dynasty.table();
    pause(dynasty, hour(10), 3);
    expect(dueDynasty(dynasty.state)).toBe(hour(82));
    expect(deadlinesOf(dynasty.state, account(first)).map(({ id }) => id)).toEqual([
      ...['start', 'resumption'],
    ]);
    expect(dynasty.play(first, 'KING CUPS')?.code).toBe('SEASON_PAUSED');
    dynasty.advanceTo(hour(81));
    expect(dynasty.game()).toMatchObject({ status: 'ACTIVE', deadlineMs: hour(48) });
    const [resumed] = ofType(dynasty.advanceTo(hour(82)) as never, 'SeasonResumed');
    expect(resumed).toMatchObject({ sinceMs: hour(10), gameIds: ['g1'] });
    expect(topicsOf(resumed!)).toEqual(['TABLE:g1']);
    expect(eventText(dynasty.state, resumed!)).toMatch(/^The pause that began at /);
    expect(dynasty.game()).toMatchObject({ deadlineMs: hour(120), warnsAtMs: hour(108) });
    expect(dynastyOf(dynasty.state)).toMatchObject({
      pausedSinceMs: null,
      pausedUntilMs: hour(82),
    });
    dynasty.advanceTo(hour(120));
    expect(dynasty.game().status).not.toBe('ACTIVE');
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('deals nothing until it is over, even to who is ready', () => {
    const dynasty = table(true);
    pause(dynasty, hour(1), 2);
    expect(dynasty.ask('ann', { type: 'SetReadiness', ready: true } as never)?.code).toBe(
      'SEASON_PAUSED',
    );
    dynasty.advanceTo(hour(49));
    dynasty.ready('ann', 'bob');
    expect(dynasty.game().status).toBe('ACTIVE');
  });
});
