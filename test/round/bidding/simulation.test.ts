import { amount } from '../amounts';
import type { PlayerId } from '../../../src/kernel';
import type { RoundCommand, RoundEvent } from '../../../src/round';
import { unaffordableBids } from '../../../src/round/bidding/invariants';
import { fc, runs } from '../../support/property-testing';
import { ofType, replay, rowsOf, THURSDAY } from '../harness';
import type { TestRound } from '../harness';
import { house } from './bidders';
import type { House } from './bidders';

const PLAYERS = 4;
const LOTS = 3;
const RUNS = runs(100);

type Step =
  | { readonly type: 'bid'; readonly who: number; readonly lot: number; readonly amount: number }
  | { readonly type: 'give'; readonly who: number; readonly to: number; readonly chips: number }
  | { readonly type: 'spin' | 'leave'; readonly who: number };

const who = fc.integer({ min: 1, max: PLAYERS });
const lot = fc.integer({ min: 1, max: LOTS });
const chips = fc.integer({ min: 1, max: 30 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('bid'), who, lot, amount: chips }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('give'), who, to: who, chips }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('spin', 'leave'), who }) },
);
const auctions = fc.tuple(
  fc.array(fc.integer({ min: 0, max: 40 }), { minLength: PLAYERS, maxLength: PLAYERS }),
  fc.array(step, { maxLength: 40 }),
);

const seat = (at: number): string => `account-${at}`;

function commandsOf(round: TestRound, taken: Step): readonly (readonly [string, RoundCommand])[] {
  const me = seat(taken.who);
  switch (taken.type) {
    case 'bid':
      return [[me, { type: 'PlaceBid', lotId: `l${taken.lot}` as const, amount: taken.amount }]];
    case 'give': {
      const give = [amount('CHIP', taken.chips)];
      const tradeId = `t${round.state.count('trades') + 1}` as const;
      return [
        [me, { type: 'OfferTrade', toId: idOf(taken.to), give, get: [], counterTo: null }],
        [seat(taken.to), { type: 'AcceptTrade', tradeId }],
      ];
    }
    case 'spin':
      return [[me, { type: 'PlaySlots', clientSeed: null }]];
    case 'leave':
      return [[me, { type: 'LeaveSeason' }]];
  }
}

const idOf = (at: number): PlayerId => `p${at}` as PlayerId;

/**
 * Plays the steps, without the end of the auction. After each command every open bid must be
 * affordable.
 */
function play(purses: readonly number[], steps: readonly Step[]): House {
  const at = house(purses, { lots: LOTS });
  for (const taken of steps) {
    for (const [account, command] of commandsOf(at.round, taken)) {
      at.round.ask(account, command);
      expect([at.round.violations(), unaffordableBids(at.round.state)]).toEqual([[], []]);
    }
  }
  return at;
}

/**
 * The leader of each lot by the words of the rule: each lot in turn goes to its highest affordable
 * bid.
 */
function expected({ round }: House): (string | null)[] {
  const { state } = round;
  const purse = new Map<string, number>();
  for (const { owner, item, quantity } of state.all('holdings')) {
    if (item === 'CHIP') purse.set(owner.replace('player:', ''), quantity);
  }
  const dead = new Set<string>();
  return Array.from({ length: LOTS }, (_none, at) => {
    const bids = state
      .all('bids')
      .filter(
        ({ id, lotId, status }) => lotId === `l${at + 1}` && status === 'STANDING' && !dead.has(id),
      )
      .sort((a, b) => b.amount! - a.amount!);
    const [best] = bids;
    if (best === undefined) return null;
    purse.set(best.playerId, purse.get(best.playerId)! - best.amount!);
    for (const { id, playerId, amount } of state.all('bids')) {
      if (amount! > (purse.get(playerId) ?? 0)) dead.add(id);
    }
    return `${best.playerId} ${best.amount!}`;
  });
}

const chipsIn = ({ round }: House): number => round.state.get('issues', 'CHIP')?.quantity ?? 0;

describe('any open auction', () => {
  it('gives each lot to the highest valid bid, and takes no more than there is [E1, B1]', () => {
    fc.assert(
      fc.property(auctions, ([purses, steps]) => {
        const at = play(purses, steps);
        const winners = expected(at);
        const before = chipsIn(at);
        const events: RoundEvent[] = [...at.round.advanceTo(THURSDAY)];
        const sold = at.lots.map(({ id }) => {
          const { winnerId, price } = at.round.state.need('lots', id);
          return winnerId === null ? null : `${winnerId} ${price!}`;
        });
        expect(sold).toEqual(winners);
        const paid = ofType(events, 'LotSold').reduce((sum, { price }) => sum + price, 0);
        expect(chipsIn(at)).toBe(before - paid);
        expect(at.round.violations()).toEqual([]);
        expect(at.round.state.keys('bids', 'openOf')).toEqual([]);
        expect(rowsOf(replay(at.round.journal))).toEqual(rowsOf(at.round.state));
      }),
      { numRuns: RUNS },
    );
  });

  it('reaches what it is to test: outbidding, invalid bids in the phase and as it ends', () => {
    const seen = new Set<string>();
    for (const [purses, steps] of fc.sample(auctions, { numRuns: 100, seed: 7 })) {
      const { round } = play(purses, steps);
      for (const event of round.journal.map((stamped) => stamped.event)) {
        if (event.type === 'BidPlaced' && event.outbidId !== null) seen.add('outbid');
        if (event.type === 'PlayerLeft' && event.withdrawnBidIds.length > 0) seen.add('withdrawn');
        if (event.type === 'BidInvalidated') seen.add('invalid in the phase');
      }
      const ending = round.advanceTo(THURSDAY);
      if (ofType(ending, 'LotSold').length > 1) seen.add('several sold');
      if (ofType(ending, 'BidInvalidated').length > 0) seen.add('invalid as it ends');
    }
    expect([...seen].sort()).toEqual([
      ...['invalid as it ends', 'invalid in the phase', 'outbid', 'several sold', 'withdrawn'],
    ]);
  });
});
