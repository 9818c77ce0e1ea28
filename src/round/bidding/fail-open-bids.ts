/** Bids on a lot that goes before it is given out, such as with its creator, are on nothing [Y1]. */
import { byOrdinal, CLOCK } from '../../kernel';
import type { RoundTurn } from '../ground/turn';
import type { LotId } from '../ground/ids';
import { failBid } from './fail-bid';
import { openBidsOn } from './open-bids';

/** To be called before the lot goes. */
export function failOpenBidsOn(turn: RoundTurn, lotId: LotId): void {
  const clock = turn.as(CLOCK);
  for (const bid of openBidsOn(turn.state, lotId).sort(byOrdinal)) {
    failBid(clock, bid, 'LOT_NOT_IN_AUCTION');
  }
}
