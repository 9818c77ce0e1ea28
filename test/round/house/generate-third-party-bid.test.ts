import { drawsOf, optionsOf } from '../../../src/round';
import { account, ofType } from '../harness';
import type { TestRound } from '../harness';
import {
  bids,
  clockTo,
  gala,
  makeLot,
  MONDAY,
  NEXT_SUNDAY,
  thirdPartyBid,
  THURSDAY,
} from './gallery-round';
import type { Gala } from './gallery-round';

/** A round on Thursday. It has a lot with all Ann's Works, and Bob's bids are pending. */
function thursday(options: Gala): TestRound {
  const round = gala(options);
  const count = options.works?.length ?? 0;
  const works = Array.from({ length: count }, (_, at) => [`WORK:w${at + 1}`, 1] as const);
  makeLot(round, 'ann', { TRUNG: 1, ...Object.fromEntries(works) });
  clockTo(round, MONDAY);
  round.do('bob', { type: 'CommitSecretAction', kind: 'BIDS', sha256: 'a'.repeat(64) });
  clockTo(round, THURSDAY);
  return round;
}

const amountsOf = (works: readonly number[], tries: number): number[] =>
  Array.from({ length: tries }, (_, seed) => {
    const round = thursday({ works });
    // A client seed in the week's binding changes the dice.
    const clientSeeds = [{ playerId: round.player('cyd'), sha256: `f${seed}`, fixedSeq: 1 }];
    const week = round.state.need('weeks', 'w1');
    round.state.put('weeks', { ...week, binding: { seq: 2, clientSeeds } });
    const events = round.do('cyd', thirdPartyBid(1, `seed-${seed}`));
    return ofType(events, 'ThirdPartyBidGenerated')[0]!.amount;
  });

describe('the bid of a third party', () => {
  it.each([
    [[1], 1, 1],
    [[3], 3, 4],
    [[2, 3], 4, 7],
    [[0, 3], 3, 4],
  ])('on Works worth %p is from %p to %p [Bidding on Works of Art; E8]', (works, low, high) => {
    const amounts = amountsOf(works, 40);
    expect([Math.min(...amounts), Math.max(...amounts)]).toEqual([low, high]);
  });

  it('is 1,000,000,000 at most, whatever the rules say, and is paid [N5]', () => {
    const round = thursday({
      works: [1_000_000_000],
      change: ({ auction }) => {
        auction.house!.thirdParty = {
          ...auction.house!.thirdParty,
          lowPercent: 1_000_000_000,
          highPercent: 1_000_000_000,
        };
      },
    });
    const [event] = ofType(round.do('cyd', thirdPartyBid(1)), 'ThirdPartyBidGenerated');
    expect(event!.amount).toBe(1_000_000_000);
    const before = round.held('ann', 'CHIP');
    clockTo(round, NEXT_SUNDAY);
    expect(round.held('ann', 'CHIP')).toBeGreaterThanOrEqual(before + 1_000_000_000);
  });

  it('is drawn by the dice of the season, in the open [E8]', () => {
    const round = thursday({ works: [1000] });
    const [event] = ofType(round.do('cyd', thirdPartyBid(1)), 'ThirdPartyBidGenerated');
    expect(event).toMatchObject({ lotId: 'l1', playerId: 'p1', value: 1000 });
    expect(event!.rolls.draws).toMatchObject([{ sides: 751, value: event!.amount - 750 }]);
    expect(drawsOf(event!)).toHaveLength(1);
    expect(round.state.need('lots', 'l1').thirdParty).toEqual({
      amount: event!.amount,
      madeAtMs: THURSDAY,
    });
  });

  it('can be had until the bids are revealed, not until the phase ends [E8]', () => {
    const round = thursday({ works: [10] });
    const options = optionsOf(round.state, account('cyd'), round.now);
    expect(options.find(({ mutation }) => mutation === 'generateThirdPartyBid')).toMatchObject({
      untilMs: NEXT_SUNDAY,
    });
  });

  it('is made once for each lot [E8]', () => {
    const round = thursday({ works: [10] });
    round.do('cyd', thirdPartyBid(1));
    expect(round.ask('ann', thirdPartyBid(1))).toMatchObject({ code: 'THIRD_PARTY_HAS_BID' });
  });

  it.each<[string, readonly number[]]>([
    ['there is no Work', []],
    ['they are worth nothing', [0, 0]],
  ])('is refused where %s [E8]', (_, works) => {
    expect(thursday({ works }).ask('cyd', thirdPartyBid(1))).toMatchObject({
      code: 'NO_WORK_OF_VALUE',
    });
  });

  it('is refused where no whole number lies between [N3]', () => {
    const change = { lowPercent: 140, highPercent: 150 };
    const round = thursday({
      works: [1],
      change: ({ auction }) => Object.assign(auction.house!.thirdParty, change),
    });
    expect(round.ask('cyd', thirdPartyBid(1))).toMatchObject({ code: 'NO_WORK_OF_VALUE' });
  });

  it('is refused on House Lots, on lots of the next auction, and on none at all [E8, E10]', () => {
    const round = thursday({ works: [10] });
    round.do('bob', { type: 'GenerateLot', clientSeed: null });
    makeLot(round, 'bob', { TRUNG: 1 });
    const codes = [2, 3, 4].map((lot) => round.ask('cyd', thirdPartyBid(lot))?.code);
    expect(codes).toEqual(['NOT_A_PLAYER_LOT', 'LOT_OF_NEXT_AUCTION', 'LOT_NOT_FOUND']);
  });

  it('is for the Resolution Phase while bids await their revelation [Bidding on Works of Art]', () => {
    const round = gala({ works: [10] });
    makeLot(round, 'ann', { 'WORK:w1': 1 });
    expect(round.ask('eve', thirdPartyBid(1))).toMatchObject({ code: 'NOT_A_PLAYER' });
    expect(round.ask('bob', thirdPartyBid(1))).toMatchObject({ code: 'NO_BIDS_AWAITED' });
    clockTo(round, MONDAY);
    round.do('bob', bids([1, 1]));
    expect(round.ask('bob', thirdPartyBid(1))).toMatchObject({ code: 'WRONG_PHASE' });
    clockTo(round, THURSDAY);
    expect(round.ask('bob', thirdPartyBid(1))).toBeNull();
    clockTo(round, NEXT_SUNDAY);
    expect(round.ask('bob', thirdPartyBid(1))).toMatchObject({ code: 'NO_BIDS_AWAITED' });
  });

  it('is the steward’s to make, as soon as it is allowed [E5]', () => {
    const round = gala({ works: [10], steward: true });
    const lot = makeLot(round, 'ann', { 'WORK:w1': 1 });
    clockTo(round, MONDAY);
    round.do('bob', bids([lot.number, 1]));
    expect(ofType(clockTo(round, THURSDAY), 'ThirdPartyBidGenerated')).toHaveLength(1);
    const made = round.journal.find(({ event }) => event.type === 'ThirdPartyBidGenerated');
    expect(made).toMatchObject({ actor: 'steward', atMs: THURSDAY });
  });
});
