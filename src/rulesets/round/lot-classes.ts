/**
 * The bidding procedure of each class of lots. The House's lots and those that players make may
 * have different procedures [ruling Y2]. In rules without an Auction House, remaining Player Lots
 * have the House's procedure.
 */
import type { RoundRuleset } from './document';

export type LotClass = 'HOUSE' | 'PLAYER';
type Auction = RoundRuleset['auction'];
export type BiddingProcedure = Auction['bidding']['procedure'];

export const procedureOf = ({ bidding, house }: Auction, lotClass: LotClass): BiddingProcedure =>
  (lotClass === 'PLAYER' ? house?.playerLots.procedure : undefined) ?? bidding.procedure;

/** True if any lots have this procedure. */
export const hasProcedure = (auction: Auction, procedure: BiddingProcedure): boolean =>
  auction.bidding.procedure === procedure || procedureOf(auction, 'PLAYER') === procedure;

/** True if the rules use both procedures. */
export const hasBothProcedures = (auction: Auction): boolean =>
  procedureOf(auction, 'HOUSE') !== procedureOf(auction, 'PLAYER');
