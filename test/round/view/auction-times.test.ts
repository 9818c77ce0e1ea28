import { auctionConcludesAt, biddingOpensAt } from '../../../src/round';
import { addPlayer, runningRound } from '../given';
import { at, SUNDAY, TestRound } from '../harness';

const print = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString().slice(0, 16);
const hours = ({ state, now }: TestRound) => ({
  opens: print(biddingOpensAt(state, now)),
  concludes: print(auctionConcludesAt(state, now)),
});

const PLAYED = (): TestRound => {
  const round = runningRound();
  addPlayer(round);
  return round;
};

describe('the hours of the auction', () => {
  it.each([
    ['2021-08-31T12:00', null, '2021-09-05T00:00'],
    ['2021-09-01T23:59', null, '2021-09-05T00:00'],
    ['2021-09-02T00:00', '2021-09-06T00:00', '2021-09-05T00:00'],
    ['2021-09-05T00:00', '2021-09-06T00:00', '2021-09-12T00:00'],
    ['2021-09-06T00:00', null, '2021-09-12T00:00'],
  ])('with sealed bids at %s [Bidding; Secret Information]', (now, opens, concludes) => {
    const round = PLAYED();
    round.advanceTo(at(now));
    expect(hours(round)).toEqual({ opens, concludes });
  });

  it('tell who comes first to a round without players when bidding opens [S22]', () => {
    const round = TestRound.open({ now: SUNDAY, rehearsal: false });
    const opens = print(biddingOpensAt(round.state, round.now));
    expect(opens).toBe(print(SUNDAY + 86_400_000));
    expect(hours(round).concludes).toBeNull();
  });

  it('are none before a round begins and after it has ended', () => {
    const round = TestRound.open({ startsAtMs: at('2021-09-05') });
    expect(hours(round)).toEqual({ opens: null, concludes: null });
    round.do('host', { type: 'CloseSeason' });
    expect(hours(round)).toEqual({ opens: null, concludes: null });
  });
});
