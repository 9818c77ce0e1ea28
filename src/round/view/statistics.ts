/** Statistics of a round, from public data. */
import { byOrdinal } from '../../kernel';
import type { Card } from '../../rulesets';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { cardView } from './holding';
import type { CardView } from '../../season';
import type { BidRow } from '../bidding/vocabulary';
import type { HandRow } from '../hands/vocabulary';
import type { LotRow } from '../lots/vocabulary';
import { isPokerRank } from '../hands/vocabulary';

export type CardPrice = {
  readonly card: CardView;
  /** The number of copies in sold lots. */
  readonly sold: number;
  readonly averagePrice: number;
};

export type RoundStatistics = {
  readonly lotsDrawn: number;
  readonly playerLots: number;
  readonly lotsSold: number;
  readonly averagePrice: number | null;
  readonly highestPrice: number | null;
  readonly cardPrices: readonly CardPrice[];
  readonly bids: Readonly<Record<BidRow['status'], number>>;
  readonly handsPlaced: number;
  readonly bestHand: HandRow | null;
  readonly tradesDone: number;
  readonly contractsBegun: number;
  readonly proposalsAdopted: number;
  readonly proposalsRejected: number;
};

export function roundStatistics(state: RoundState): RoundStatistics {
  const lots = state.all('lots');
  const sold = lots.filter(isSold);
  const prices = sold.map(({ price }) => price);
  const hands = state.all('hands').filter(({ status }) => status === 'PLACED');
  const proposals = state.all('proposals');
  return {
    lotsDrawn: lots.filter(({ creatorId }) => creatorId === null).length,
    playerLots: lots.filter(({ creatorId }) => creatorId !== null).length,
    lotsSold: sold.length,
    averagePrice: average(prices),
    highestPrice: highest(prices),
    cardPrices: cardPrices(state, sold),
    bids: bidsByStatus(state),
    handsPlaced: hands.length,
    bestHand: bestOf(hands),
    tradesDone: state.all('trades').filter(({ status }) => status === 'DONE').length,
    contractsBegun: state.all('contracts').filter(({ beganAtMs }) => beganAtMs !== null).length,
    proposalsAdopted: proposals.filter(({ status }) => status === 'ADOPTED').length,
    proposalsRejected: proposals.filter(({ status }) => status === 'REJECTED').length,
  };
}

type SoldLot = LotRow & { readonly price: number };
const isSold = (lot: LotRow): lot is SoldLot => lot.status === 'SOLD' && lot.price !== null;

const average = (amounts: readonly number[]): number | null =>
  amounts.length === 0 ? null : amounts.reduce((sum, one) => sum + one, 0) / amounts.length;

const highest = (amounts: readonly number[]): number | null =>
  amounts.reduce<number | null>((most, one) => Math.max(most ?? one, one), null);

/**
 * The average price of each card. A lot's price is divided evenly among its cards; cards of one
 * rank and suit count as one card.
 */
function cardPrices(state: RoundState, sold: readonly SoldLot[]): CardPrice[] {
  const paid = new Map<string, { readonly card: Card; readonly shares: number[] }>();
  for (const { cards, price } of sold) {
    for (const { rank, suit } of cards) {
      const key = `${suit} ${rank}`;
      const known = paid.get(key) ?? { card: { rank, suit }, shares: [] };
      known.shares.push(price / cards.length);
      paid.set(key, known);
    }
  }
  return [...paid]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { card, shares }]) => ({
      card: cardView(rulesetOf(state), card),
      sold: shares.length,
      averagePrice: average(shares) ?? 0,
    }));
}

/**
 * The best hand, by its score or by the row that it matches in the ranking of poker hands; the
 * earliest among equals.
 */
function bestOf(hands: readonly HandRow[]): HandRow | null {
  return [...hands].sort(byOrdinal).reduce<HandRow | null>(better, null);
}

function better(best: HandRow | null, hand: HandRow): HandRow | null {
  const [one, other] = [best?.score ?? null, hand.score];
  if (other === null) return best;
  if (one === null) return hand;
  if (isPokerRank(one) && isPokerRank(other)) return other.line < one.line ? hand : best;
  if (isPokerRank(one) || isPokerRank(other)) return best;
  return BigInt(other.total) > BigInt(one.total) ? hand : best;
}

function bidsByStatus(state: RoundState): RoundStatistics['bids'] {
  const counts = { STANDING: 0, FAILED: 0, WON: 0, LOST: 0 };
  for (const { status } of state.all('bids')) counts[status] += 1;
  return counts;
}
