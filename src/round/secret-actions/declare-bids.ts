/**
 * Bidding: a bid fails if its amount is not an "explicit, unconditional, natural number greater
 * than 0", if another bid names the same lot, or if the lot is outside the auction or has open
 * bidding. The player's other bids stay valid [rulings D5, E10, Y2].
 */
import type { Instant } from '../../kernel';
import { lotsThatTake } from '../model/lot-procedure';
import { lotOfNumber, nextNumber } from '../model/state';
import type { RoundState } from '../model/state';
import { BID_IDS } from '../model/ids';
import type { BidId } from '../model/ids';
import type { BidPair } from './declaration/bids';
import type { DeclaredBid, SecretActionRow } from './vocabulary';
import type { BidFailure } from '../bidding/vocabulary';
import type { LotRow } from '../lots/vocabulary';

export type DeclaredBids = {
  readonly bids: readonly DeclaredBid[];
  readonly failures: readonly { readonly bidId: BidId; readonly reason: BidFailure }[];
};

/** One bid for each pair, and the bids that fail. */
export function declareBids(
  state: RoundState,
  action: SecretActionRow,
  pairs: readonly BidPair[],
): DeclaredBids {
  const first = nextNumber(state, 'bid');
  const named = timesNamed(pairs);
  const takesIt = lotsThatTake(state, action);
  const declared = pairs.map(({ written, lot: lotNumber, amount }, at) => {
    const lot = lotOfNumber(state, lotNumber);
    const isIn = lot !== null && isInAuction(lot, action.maturesAtMs) && takesIt(lot);
    const lotId = isIn ? lot.id : null;
    const bid: DeclaredBid = { bidId: BID_IDS.of(first + at), written, lotNumber, lotId, amount };
    return { bid, reason: failureOf(bid, named.get(lotNumber) ?? 0) };
  });
  return {
    bids: declared.map(({ bid }) => bid),
    failures: declared.flatMap(({ bid: { bidId }, reason }) =>
      reason === null ? [] : [{ bidId, reason }],
    ),
  };
}

/** True for a lot that existed when the bids matured; later lots are for the next auction. */
const isInAuction = ({ status, generatedAtMs }: LotRow, maturesAtMs: Instant): boolean =>
  status === 'STANDING' && generatedAtMs < maturesAtMs;

function failureOf({ amount, lotId }: DeclaredBid, named: number): BidFailure | null {
  if (amount === null) return 'AMOUNT_NOT_NATURAL';
  if (named > 1) return 'LOT_NAMED_TWICE';
  return lotId === null ? 'LOT_NOT_IN_AUCTION' : null;
}

function timesNamed(pairs: readonly BidPair[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const { lot } of pairs) times.set(lot, (times.get(lot) ?? 0) + 1);
  return times;
}
