/**
 * A bot's view by kind of lot, for editions with open bids on some lots and sealed ones on others.
 */
import type { Rules } from '../game/rules';
import type { Lot, PlayerLot, Sight } from './personalities';

const isCalledOut = ({ minimumBid }: Pick<Lot | PlayerLot, 'minimumBid'>): boolean =>
  minimumBid !== null;

/** Half of the purse; the other half is for sealed bids. */
export function calledOut(sight: Sight, { bidding }: Pick<Rules, 'bidding'>): Sight {
  return {
    ...sight,
    chips: bidding.sealed ? Math.floor(sight.chips / 2) : sight.chips,
    lots: sight.lots.filter(isCalledOut),
    playerLots: sight.playerLots.filter(isCalledOut),
  };
}

/** The remainder, if all of the bot's limits on other lots are paid. */
export function sealed(sight: Sight, limits: ReadonlyMap<string, number>): Sight {
  const away = [...limits.values()].reduce((sum, limit) => sum + limit, 0);
  return {
    ...sight,
    chips: Math.max(0, sight.chips - away),
    lots: sight.lots.filter((lot) => !isCalledOut(lot)),
    playerLots: sight.playerLots.filter((lot) => !isCalledOut(lot)),
  };
}
