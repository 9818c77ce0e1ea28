import { deadlinesOf, dueRound, eventText, rulesetOf } from '../../../src/round';
import { hostingOf } from '../../../src/rulesets';
import { hostAwayAt } from '../../../src/season/hosting/hosts';
import { addLot, addPlayer, given, runningRound } from '../given';
import {
  account,
  HOST_ACCOUNT,
  later,
  MONDAY,
  NEXT_SUNDAY,
  ofType,
  replay,
  rowsOf,
  SUNDAY,
  THURSDAY,
} from '../harness';
import { actionOf, bidsOf, revealText } from '../secret-actions/secret-action-commands';
import { at, away, bidders, day, DAY_MS, playerNamed } from './outage-bidders';
import { roundOf } from '../../../src/round';
import { termAt } from '../../../src/season';

const WEEK_MS = 7 * DAY_MS;
const paused = (from: ReturnType<typeof day>, weeks = 1) =>
  ({ type: 'SeasonPaused', resumesAtMs: later(from, weeks * WEEK_MS), proposalId: 'm1' }) as const;

describe('a pause of a round [AA5]', () => {
  it('lets nothing fall due, and has all that waited later by its length', () => {
    const { round, ann, bob } = bidders();
    round.advanceTo(day(1));
    given(round, day(1), paused(day(1)));
    expect(dueRound(round.state)).toBe(day(8));
    expect(deadlinesOf(round.state, account(ann)).map(({ id }) => id)).toEqual([
      ...['start', 'resumption'],
    ]);
    expect(round.ask(ann, { type: 'TradeInTrungs', exchange: 'x', times: 1 })).toMatchObject({
      ...{ code: 'SEASON_PAUSED', facts: { pausedUntilMs: day(8) } },
    });
    round.advanceTo(later(day(8), -1));
    expect(roundOf(round.state)).toMatchObject({ week: 1, pausedSinceMs: day(1) });
    const [resumed] = ofType(round.advanceTo(day(8)), 'SeasonResumed');
    expect(resumed).toMatchObject({ sinceMs: day(1), actionIds: ['a1', 'a2'] });
    expect(eventText(round.state, resumed!)).toMatch(/ is over: all that waited comes later/);
    expect(actionOf(round, 'a1')).toMatchObject({ revealsAtMs: day(10), maturesAtMs: THURSDAY });
    expect(deadlinesOf(round.state, account(ann))).toContainEqual(
      expect.objectContaining({ id: `reveal-${String(day(10))}`, waits: true }),
    );
    expect(revealText(round, playerNamed(round, ann), 'BIDS', '1: 25', day(9))).toBeNull();
    round.advanceTo(day(10));
    expect(at(round, 'AuctionConcluded')).toEqual([day(10)]);
    expect(at(round, 'WeekStarted')).toEqual([MONDAY, day(10)]);
    expect(bidsOf(round, 'a1')).toEqual([['1: 25', 'WON']]);
    expect(round.player(bob)).toBe('p2');
    expect(round.violations()).toEqual([]);
    expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  });

  it('keeps what was to mature after it began for the phase that comes then', () => {
    const { round, ann } = bidders();
    given(round, later(MONDAY, 1), paused(later(MONDAY, 1), 2));
    round.advanceTo(later(MONDAY, 15 * DAY_MS));
    expect(actionOf(round, 'a1')).toMatchObject({
      ...{ maturesAtMs: day(14), revealsAtMs: day(17), status: 'COMMITTED' },
    });
    round.advanceTo(day(14));
    expect(at(round, 'PhaseStarted').at(-1)).toBe(day(14));
    expect(roundOf(round.state)).toMatchObject({ week: 1 });
    expect(revealText(round, playerNamed(round, ann), 'BIDS', '1: 25', day(15))).toBeNull();
    round.advanceTo(day(17));
    expect(at(round, 'AuctionConcluded')).toEqual([day(17)]);
    expect(round.violations()).toEqual([]);
  });

  it('lengthens terms of offices, and lets no host be away for it', () => {
    const round = runningRound();
    addPlayer(round);
    addLot(round);
    const term = { type: 'OfficeFilled', office: 'SCRIBE', playerId: 'p1', filledBy: 'VOTE' };
    given(round, MONDAY, { ...term, untilMs: THURSDAY } as never);
    const acted = roundOf(round.state).hostActedAtMs;
    given(round, later(MONDAY, DAY_MS), paused(later(MONDAY, DAY_MS)));
    round.advanceTo(later(MONDAY, DAY_MS + WEEK_MS));
    expect(termAt(round.state, day(6), 'SCRIBE')?.untilMs).toBe(day(7));
    expect(roundOf(round.state).hostActedAtMs).toBe(later(acted, WEEK_MS));
  });

  it('lengthens the term of a Judge that was set, and its Judge sits for it', () => {
    const round = runningRound();
    addPlayer(round);
    given(round, round.now, { type: 'JudgeAppointed', termId: 'j1', playerId: 'p1' as never });
    const set = { type: 'JudgeTermSet', termId: 'j1', playerId: 'p1', proposalId: 'm1' };
    given(round, MONDAY, { ...set, untilMs: later(NEXT_SUNDAY, WEEK_MS) } as never);
    given(round, later(MONDAY, DAY_MS), paused(later(MONDAY, DAY_MS), 2));
    round.advanceTo(later(NEXT_SUNDAY, 3 * WEEK_MS));
    expect(round.state.need('judgeTerms', 'j1').endedAtMs).toBe(later(NEXT_SUNDAY, 3 * WEEK_MS));
  });

  it('is no absence of a host who did something in it', () => {
    const round = runningRound();
    addPlayer(round);
    given(round, MONDAY, paused(MONDAY, 4));
    round.advanceTo(later(MONDAY, 5 * DAY_MS));
    round.do(HOST_ACCOUNT, { type: 'DescribeSeason', name: 'On Holiday', description: '' });
    expect(hostAwayAt(roundOf(round.state), hostingOf(rulesetOf(round.state)))).toBe(
      later(MONDAY, 28 * DAY_MS + 14 * DAY_MS),
    );
    round.advanceTo(later(MONDAY, 28 * DAY_MS));
    expect(roundOf(round.state).hostActedAtMs).toBe(later(MONDAY, 28 * DAY_MS));
  });

  it('leaves time to be warned of what is to be revealed after it', () => {
    const { round } = bidders();
    round.advanceTo(day(1));
    given(round, day(1), paused(day(1), 2));
    round.advanceTo(day(17));
    const [warned] = at(round, 'RevelationWarned');
    expect(warned).toBeGreaterThan(day(15));
    expect(warned).toBeLessThan(day(17));
  });

  it('of one that was closed is over', () => {
    const { round, ann } = bidders();
    round.advanceTo(day(1));
    given(round, day(1), paused(day(1)));
    round.do(HOST_ACCOUNT, { type: 'CloseSeason' });
    expect(round.ask(ann, { type: 'TradeInTrungs', exchange: 'x', times: 1 })?.code).toBe(
      'ROUND_OVER',
    );
  });

  it('ends in time though no server was there, and an outage beyond it counts from then', () => {
    const { round } = bidders();
    round.advanceTo(day(1));
    given(round, day(1), paused(day(1)));
    const told = round.advanceTo(day(9), [away(4, 9)]);
    expect(at(round, 'SeasonResumed')).toEqual([day(8)]);
    expect(ofType(told, 'OutageCredited')).toMatchObject([{ fromMs: day(8), untilMs: day(9) }]);
    expect(actionOf(round, 'a1').revealsAtMs).toBe(day(11));
  });

  it('is no time for outages', () => {
    const { round } = bidders();
    round.advanceTo(day(1));
    given(round, day(1), paused(day(1)));
    expect(ofType(round.advanceTo(day(6), [away(2, 6)]), 'OutageCredited')).toEqual([]);
    round.advanceTo(day(8));
    expect(actionOf(round, 'a1').revealsAtMs).toBe(day(10));
  });

  it('passes over nothing of a round that nobody is in, and of one that begins a week', () => {
    const round = runningRound();
    given(round, MONDAY, paused(MONDAY));
    round.advanceTo(later(MONDAY, WEEK_MS));
    expect(at(round, 'SeasonResumed')).toEqual([later(MONDAY, WEEK_MS)]);
    const begun = runningRound(undefined, SUNDAY);
    addPlayer(begun);
    given(begun, SUNDAY, paused(SUNDAY));
    begun.advanceTo(NEXT_SUNDAY);
    expect(at(begun, 'WeekStarted')).toEqual([SUNDAY]);
    begun.advanceTo(later(NEXT_SUNDAY, WEEK_MS));
    expect(at(begun, 'WeekStarted')).toEqual([SUNDAY, later(NEXT_SUNDAY, WEEK_MS)]);
  });
});
