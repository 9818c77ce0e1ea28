import { held } from '../../kernel';
import type { Instant } from '../../kernel';
import { isOpenBiddingPhase } from '../bidding/conclude-open-auction';
import { minimumBid } from '../bidding/open-bids';
import { phaseEnd } from '../calendar/boundary';
import { option } from '../option';
import type { RoundOption } from '../option';
import { isRunning, ownerOf, rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import { lotsOf } from '../view/lot';

/** So many lots are named; more can be found by `Auction.lots`. */
const MOST_NAMED = 20;

/** For a player: each lot on which there is enough to bid, with the least that can be bid. */
export function bidOptions(state: RoundState, player: PlayerRow, now: Instant): RoundOption[] {
  if (!isRunning(state) || !isOpenBiddingPhase(state)) return [];
  const have = held(state, ownerOf(player.id), rulesetOf(state).currency);
  const until = phaseEnd(state, now);
  return lotsOf(state, 'STANDING')
    .map(({ id: lotId, number: lot }) => ({ lotId, lot, minimum: minimumBid(state, lotId) }))
    .filter(({ minimum }) => minimum <= have)
    .slice(0, MOST_NAMED)
    .map((facts) => {
      const { lot, minimum } = facts;
      return option('placeBid', 'bidding', `Bid ${minimum} or more on lot ${lot}.`, facts, until);
    });
}
