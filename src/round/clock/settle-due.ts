/**
 * Does the work that is due at a revelation date, when presented hands are placed, or when open
 * bidding ends. The order is:
 *
 * 1. Unrevealed secret actions fail, "immediately before its revelation date" [Secret Information].
 * 2. The revealed hands are checked. Then each hand is placed and paid, and its fortunes are told.
 * 3. In each auction with sealed bids, the bids are decided and the lots are given out [ruling A3].
 * 4. If open bidding ends, its lots are given out.
 */
import type { Stepwise } from '../../kernel';
import { auctionsDue } from '../auction/auctions-due';
import { settleAuction } from '../auction/settle-auction';
import { settleHands } from '../prizes/settle-hands';
import { concludeOpenAuction } from '../auction/conclude-open-auction';
import { CASINO } from '../secret-actions/casino';
import { actionsRevealedBy } from '../secret-actions/open-actions';
import { isWindowHeld } from '../calendar/outage-windows';
import type { RoundTurn } from '../model/turn';
import { failUnrevealed } from '../../season';
import type { Outage } from '../../season';

/** Call this once at each instant that may be a revelation date, before the phase changes. */
export function* settleDue(turn: RoundTurn, away: Outage | null = null): Stepwise {
  const due = actionsRevealedBy(turn.state, turn.now).filter(
    ({ revealsAtMs }) => !isWindowHeld(turn.state, away, revealsAtMs),
  );
  const unrevealed = due.filter(({ status }) => status === 'COMMITTED');
  yield* failUnrevealed(CASINO, turn, unrevealed);
  const revealed = due.filter(({ status }) => status === 'REVEALED');
  yield* settleHands(
    turn,
    revealed.filter(({ kind }) => kind === 'HAND'),
  );
  for (const auction of auctionsDue(turn, due, away)) yield* settleAuction(turn, auction);
  yield* concludeOpenAuction(turn);
}
