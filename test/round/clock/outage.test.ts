import { audienceOf, deadlinesOf, dueRound, eventText } from '../../../src/round';
import { addLot, addPlayer, runningRound } from '../given';
import {
  account,
  later,
  NEXT_MONDAY,
  NEXT_SUNDAY,
  ofType,
  replay,
  rowsOf,
  THURSDAY,
  typesOf,
} from '../harness';
import { actionOf, bidsOf, revealText } from '../secret-actions/secret-action-commands';
import { at, away, bidders, day, DAY_MS, entrust, playerNamed } from './outage-bidders';

describe('an outage [L8, S29]', () => {
  it('lengthens the time to reveal that it met, and with it the settlement', () => {
    const { round, ann } = bidders();
    const told = round.advanceTo(day(2), [away(1, 2)]);
    const [credited] = ofType(told, 'OutageCredited');
    expect(credited).toMatchObject({ ...away(1, 2), actionIds: ['a1', 'a2'] });
    expect(audienceOf(round.state, credited!)).toEqual([round.player(ann)]);
    expect(eventText(round.state, credited!)).toMatch(/^The server was down from /);
    expect(actionOf(round, 'a1').revealsAtMs).toBe(day(4));
    expect(deadlinesOf(round.state, account(ann))).toContainEqual(
      expect.objectContaining({ id: `reveal-${String(day(4))}`, atMs: day(4), waits: true }),
    );

    // The calendar continues, and the auction waits for its bids.
    round.advanceTo(NEXT_SUNDAY);
    expect(at(round, 'WeekStarted').at(-1)).toBe(NEXT_SUNDAY);
    expect(at(round, 'AuctionConcluded')).toEqual([]);
    expect(
      revealText(round, playerNamed(round, ann), 'BIDS', '1: 25', later(day(4), -1)),
    ).toBeNull();
    round.advanceTo(day(4));
    expect(at(round, 'AuctionConcluded')).toEqual([day(4)]);
    expect(round.state.need('lots', 'l1')).toMatchObject({ status: 'SOLD', price: 25 });
    expect(round.violations()).toEqual([]);
    expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  });

  it('fails nothing that would have been too late meanwhile; paydays and phases keep their time', () => {
    const { round, ann } = bidders();
    round.advanceTo(day(6), [away(1, 6)]);
    expect(actionOf(round, 'a1')).toMatchObject({ status: 'COMMITTED', revealsAtMs: day(8) });
    expect(at(round, 'AuctionConcluded')).toEqual([]);
    expect(at(round, 'WeekStarted').at(-1)).toBe(NEXT_SUNDAY);
    expect(at(round, 'PhaseStarted').slice(-2)).toEqual([THURSDAY, NEXT_MONDAY].slice(0, 2));
    expect(at(round, 'OutageCredited')).toEqual([day(6)]);
    const instants = round.journal.map(({ atMs }) => atMs);
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    expect(revealText(round, playerNamed(round, ann), 'BIDS', '1: 25', day(7))).toBeNull();
    round.advanceTo(day(8));
    expect(bidsOf(round, 'a1')).toEqual([['1: 25', 'WON']]);
  });

  it('moves no settlement for which nothing was left to reveal', () => {
    const { round, ann } = bidders();
    round.advanceTo(THURSDAY);
    expect(revealText(round, playerNamed(round, ann), 'BIDS', '1: 25')).toBeNull();
    const told = round.advanceTo(day(6), [away(1, 6)]);
    expect(at(round, 'AuctionConcluded')).toEqual([NEXT_SUNDAY]);
    expect(ofType(told, 'OutageCredited')).toMatchObject([{ actionIds: [] }]);
  });

  it('reveals what was entrusted as it matures, and settles it in time if all was', () => {
    const round = runningRound();
    const bob = addPlayer(round, { CHIP: 100 });
    addLot(round);
    entrust(round, bob);
    round.advanceTo(day(6), [away(-1, 6)]);
    expect(at(round, 'SecretActionRevealed')).toEqual([THURSDAY]);
    expect(at(round, 'AuctionConcluded')).toEqual([NEXT_SUNDAY]);
  });

  it('meets a time to reveal that began meanwhile, and none that begins as it ends', () => {
    const { round } = bidders();
    round.advanceTo(day(1), [away(-1, 1)]);
    expect(actionOf(round, 'a1').revealsAtMs).toBe(day(5));
    const other = bidders().round;
    other.advanceTo(THURSDAY, [away(-1, 0)]);
    expect(actionOf(other, 'a1').revealsAtMs).toBe(NEXT_SUNDAY);
  });

  test.each([
    ['as it began', away(3, 4), 'FAILED'],
    ['a millisecond later', { fromMs: later(NEXT_SUNDAY, -1), untilMs: day(4) }, 'COMMITTED'],
    ['as it ended', away(2, 3), 'COMMITTED'],
  ])('and a time to reveal that would have ended %s', (_, outage, status) => {
    const { round } = bidders();
    round.advanceTo(outage.untilMs, [outage]);
    expect(actionOf(round, 'a1').status).toBe(status);
  });

  it('warns of the new end, and not of the old one', () => {
    const { round } = bidders();
    round.advanceTo(day(2.9), [away(2, 2.9)]);
    expect(at(round, 'RevelationWarned')).toEqual([]);
    const warning = later(day(3.9), -0.65 * DAY_MS);
    expect(dueRound(round.state)).toBe(NEXT_SUNDAY);
    round.advanceTo(day(3.9));
    expect(at(round, 'RevelationWarned')).toEqual([warning]);
  });

  it('is done in parts as well as at once [11]', () => {
    const [whole, parts] = [bidders().round, bidders().round];
    whole.advanceTo(day(14), [away(1, 6)]);
    for (const at of [2, 3, 4, 6]) parts.advanceTo(day(at), [away(1, 6)]);
    parts.advanceTo(day(14));
    expect(typesOf(parts.journal.map(({ event }) => event))).toEqual(
      typesOf(whole.journal.map(({ event }) => event)),
    );
    expect(rowsOf(parts.state)).toEqual(rowsOf(whole.state));
  });

  it('is not told in a round that sleeps, and starts one in time', () => {
    const round = runningRound();
    expect(round.advanceTo(day(20), [away(1, 20)])).toEqual([]);
  });
});
