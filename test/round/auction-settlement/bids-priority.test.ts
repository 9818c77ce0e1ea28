import { playerId } from '../../../src/kernel';
import { byPriority, highestBids } from '../../../src/round/auction/bids-priority';
import type { StandingBid } from '../../../src/round/auction/bids-priority';
import { fc } from '../../support/property-testing';

/** A bid on lot 1. Each bid belongs to an action of its own. */
const bid = (action: number, amount: number): StandingBid => ({
  id: `b${action}` as const,
  actionId: `a${action}` as const,
  playerId: playerId(`p${action}`),
  week: 1,
  placedAtMs: null,
  written: '',
  lotNumber: 1,
  lotId: 'l1',
  amount,
  status: 'STANDING',
  failure: null,
});

const amounts = fc.oneof(
  fc.integer({ min: 1, max: 3 }),
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
);
const bidsOnOneLot = fc
  .array(amounts, { minLength: 1, maxLength: 30 })
  .map((all) => all.map((amount, at) => bid(at + 1, amount)));

describe('priority on a lot', () => {
  it('has the higher bid before the earlier commit [Bidding; E2]', () => {
    const bids = [bid(2, 10), bid(10, 11), bid(3, 10), bid(1, 9)];
    expect(bids.sort(byPriority).map(({ id }) => id)).toEqual(['b10', 'b2', 'b3', 'b1']);
  });

  it('is a total order over bidders [Bidding; E2]', () => {
    fc.assert(
      fc.property(bidsOnOneLot, (bids) => {
        for (const a of bids) {
          for (const b of bids) {
            const [there, back] = [Math.sign(byPriority(a, b)), Math.sign(byPriority(b, a))];
            expect(there + back).toBe(0);
            expect(there === 0).toBe(a.id === b.id);
          }
        }
        const sorted = [...bids].sort(byPriority);
        sorted.forEach((a, at) => {
          for (const b of sorted.slice(at + 1)) expect(byPriority(a, b)).toBeLessThan(0);
        });
      }),
    );
  });

  it('has the highest first, in whatever order the bids come [Bidding; E2]', () => {
    fc.assert(
      fc.property(bidsOnOneLot, (bids) => {
        const [first] = [...bids].sort(byPriority);
        expect(highestBids(bids).get('l1')).toBe(first);
        expect(highestBids([...bids].reverse()).get('l1')).toBe(first);
      }),
    );
  });
});
