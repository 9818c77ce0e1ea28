import { inOnePiece } from '../../../src/kernel';
import { byPriority } from '../../../src/round/auction/bids-priority';
import type { StandingBid } from '../../../src/round/auction/bids-priority';
import { settleDue } from '../../../src/round/clock/settle-due';
import { fc } from '../../support/property-testing';
import { addLot, addPlayer, asItems, card, during, rulesetWith, runningRound } from '../given';
import { NEXT_SUNDAY, ofType, replay, rowsOf } from '../harness';
import type { TestRound } from '../harness';
import { commitText, revealText } from '../secret-actions/secret-action-commands';
import type { BidRow } from '../../../src/round/bidding/vocabulary';

const RANKS = ['ACE', '2', '3', 'KNIGHT', 'BISHOP', 'ROOK'];

type Seat = {
  readonly chips: number;
  readonly bids: string;
  readonly hand: string;
  /** The player's cards of Cups, as indices of ranks. */
  readonly cards: readonly number[];
  readonly reveals: boolean;
};

const pair = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 40 })),
  },
  { weight: 1, arbitrary: fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('foo', 0)) },
);
const part = fc.constantFrom(...RANKS.map((_, at) => at), ...[0, 0, 0]);

const seats: fc.Arbitrary<Seat> = fc.record({
  chips: fc.integer({ min: 0, max: 100 }),
  bids: fc
    .array(pair, { maxLength: 5 })
    .map((pairs) => pairs.map(([lot, amount]) => `${lot}: ${amount}`).join(', ')),
  hand: fc
    .array(part, { maxLength: 4 })
    .map((parts) => parts.map((at) => `${NAMES[at]!} of Cups`).join('; ')),
  cards: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
  reveals: fc.boolean(),
});
const NAMES = ['Ace', '2', '3', 'Knight', 'Bishop', 'Rook'];

function play(table: readonly Seat[], lots: number): TestRound {
  const round = runningRound(rulesetWith());
  for (let lot = 0; lot < lots; lot += 1) addLot(round, [card(RANKS[lot % 6]!, 'ROSES')]);
  const players = table.map(({ chips, cards }) =>
    addPlayer(round, {
      CHIP: chips,
      ...asItems(cards.map((count, at) => card(RANKS[at]!, 'CUPS', count))),
    }),
  );
  table.forEach(({ bids, hand }, at) => {
    commitText(round, players[at]!, 'BIDS', bids);
    commitText(round, players[at]!, 'HAND', hand);
  });
  table.forEach(({ bids, hand, reveals }, at) => {
    if (!reveals) return;
    revealText(round, players[at]!, 'BIDS', bids);
    revealText(round, players[at]!, 'HAND', hand);
  });
  return round;
}

/** The number of all owners' cards together. */
const cardsIn = (round: TestRound): number =>
  round.state
    .all('issues')
    .filter(({ id }) => id.startsWith('CARD:'))
    .reduce((sum, { quantity }) => sum + quantity, 0);

const tables = fc.tuple(fc.array(seats, { maxLength: 9 }), fc.integer({ min: 0, max: 5 }));

describe('any settlement', () => {
  it('conserves items: what changes is what prizes and prices say [B1]', () => {
    fc.assert(
      fc.property(tables, ([table, lots]) => {
        const round = play(table, lots);
        const before = cardsIn(round);
        const chips = round.state.get('issues', 'CHIP')?.quantity ?? 0;
        const events = during(round, () => {
          inOnePiece(settleDue(round.turn('clock', NEXT_SUNDAY)));
        });
        const placed = ofType(events, 'HandPlaced');
        const destroyed = placed
          .filter(({ placement }) => placement <= 6)
          .reduce((sum, { score }) => sum + ('total' in score ? score.cards : 0), 0);
        expect(cardsIn(round)).toBe(before - destroyed);
        const prizes = [10, 20, 30, 40, 50, 50, 20, 20, 20];
        const won = placed.reduce((sum, { placement }) => sum + prizes[placement - 1]!, 0);
        const paid = ofType(events, 'LotSold').reduce((sum, { price }) => sum + price, 0);
        expect(round.state.get('issues', 'CHIP')?.quantity ?? 0).toBe(chips + won - paid);
      }),
    );
  });

  it('gives each lot to the highest bid that did not fail, else to nobody [Bidding; E2]', () => {
    fc.assert(
      fc.property(tables, ([table, lots]) => {
        const round = play(table, lots);
        inOnePiece(settleDue(round.turn('clock', NEXT_SUNDAY)));
        for (const lot of round.state.all('lots')) {
          const bids = round.state.by('bids', 'lot', lot.id).filter(stood).sort(byPriority);
          const [first, ...others] = bids;
          expect([lot.winnerId, lot.price]).toEqual([
            first?.playerId ?? null,
            first?.amount ?? null,
          ]);
          expect(first?.status ?? 'WON').toBe('WON');
          expect(others.every(({ status }) => status === 'LOST')).toBe(true);
        }
      }),
    );
  });

  it('leaves nothing unresolved, counts the bidders and can be replayed [A3, E4]', () => {
    fc.assert(
      fc.property(tables, ([table, lots]) => {
        const round = play(table, lots);
        const events = during(round, () => {
          inOnePiece(settleDue(round.turn('clock', NEXT_SUNDAY)));
        });
        expect(round.state.keys('secretActions', 'reveals')).toEqual([]);
        expect(round.state.count('bids')).toBe(
          round.state.all('bids').filter(({ status }) => status !== 'STANDING').length,
        );
        const bidders = new Set(
          round.state
            .all('bids')
            .filter(stood)
            .map((bid) => bid.playerId),
        );
        expect(ofType(events, 'AuctionConcluded').map((event) => event.bidders)).toEqual([
          bidders.size,
        ]);
        expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
      }),
    );
  });
});

const stood = (bid: BidRow): bid is StandingBid => bid.status === 'WON' || bid.status === 'LOST';
