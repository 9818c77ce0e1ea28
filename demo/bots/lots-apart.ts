/** Splits a bot's view by kind of lot, for editions that have both open and sealed bids. */
import type { Rules } from '../game/rules';
import type { Lot, PlayerLot, Sight } from './personalities';

const isCalledOut = ({ minimumBid }: Pick<Lot | PlayerLot, 'minimumBid'>): boolean =>
  minimumBid !== null;

/**
 * The lots with open bids. If the edition also has sealed bids, half of the chips are kept for the
 * sealed ones.
 */
export function calledOut(sight: Sight, { bidding }: Pick<Rules, 'bidding'>): Sight {
  return {
    ...sight,
    chips: bidding.sealed ? Math.floor(sight.chips / 2) : sight.chips,
    lots: sight.lots.filter(isCalledOut),
    playerLots: sight.playerLots.filter(isCalledOut),
  };
}

/** The lots with sealed bids, and the chips that remain if the bot pays all its open limits. */
export function sealed(sight: Sight, limits: ReadonlyMap<string, number>): Sight {
  const away = [...limits.values()].reduce((sum, limit) => sum + limit, 0);
  return {
    ...sight,
    chips: Math.max(0, sight.chips - away),
    lots: sight.lots.filter((lot) => !isCalledOut(lot)),
    playerLots: sight.playerLots.filter((lot) => !isCalledOut(lot)),
  };
}
