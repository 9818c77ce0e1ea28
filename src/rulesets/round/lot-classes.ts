/**
 * How bids are made on each class of lots: on the House's, and on those that players make, which may go
 * another way [ruling Y2]. Where the rules have no Auction House, Player Lots that are left go the one way.
 */
import type { RoundRuleset } from './document';

export type LotClass = 'HOUSE' | 'PLAYER';
type Auction = RoundRuleset['auction'];
export type BiddingProcedure = Auction['bidding']['procedure'];

export const procedureOf = ({ bidding, house }: Auction, lotClass: LotClass): BiddingProcedure =>
  (lotClass === 'PLAYER' ? house?.playerLots.procedure : undefined) ?? bidding.procedure;

/** Whether any lots go that way. */
export const hasProcedure = (auction: Auction, procedure: BiddingProcedure): boolean =>
  auction.bidding.procedure === procedure || procedureOf(auction, 'PLAYER') === procedure;

/** Whether some lots go one way, and some the other. */
export const hasBothProcedures = (auction: Auction): boolean =>
  procedureOf(auction, 'HOUSE') !== procedureOf(auction, 'PLAYER');
