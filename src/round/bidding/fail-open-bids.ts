/** If a lot disappears before it is given out, such as with its creator, the bids on it fail [Y1]. */
import { byOrdinal, CLOCK } from '../../kernel';
import type { RoundTurn } from '../model/turn';
import type { LotId } from '../model/ids';
import { failBid } from './fail-bid';
import { openBidsOn } from './open-bids';

/** Call this before the lot disappears. */
export function failOpenBidsOn(turn: RoundTurn, lotId: LotId): void {
  const clock = turn.as(CLOCK);
  for (const bid of openBidsOn(turn.state, lotId).sort(byOrdinal)) {
    failBid(clock, bid, 'LOT_NOT_IN_AUCTION');
  }
}
