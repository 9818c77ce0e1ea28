/** Where bids on some lots are called out and those on others sealed, what a bot sees of each alone. */
import type { Rules } from '../game/rules';
import type { Lot, PlayerLot, Sight } from './personalities';

const isCalledOut = ({ minimumBid }: Pick<Lot | PlayerLot, 'minimumBid'>): boolean =>
  minimumBid !== null;

/** Half of the purse, where the other half is for sealed bids. */
export function calledOut(sight: Sight, { bidding }: Pick<Rules, 'bidding'>): Sight {
  return {
    ...sight,
    chips: bidding.sealed ? Math.floor(sight.chips / 2) : sight.chips,
    lots: sight.lots.filter(isCalledOut),
    playerLots: sight.playerLots.filter(isCalledOut),
  };
}

/** What is left, should all that the bot goes up to on other lots be paid. */
export function sealed(sight: Sight, limits: ReadonlyMap<string, number>): Sight {
  const away = [...limits.values()].reduce((sum, limit) => sum + limit, 0);
  return {
    ...sight,
    chips: Math.max(0, sight.chips - away),
    lots: sight.lots.filter((lot) => !isCalledOut(lot)),
    playerLots: sight.playerLots.filter((lot) => !isCalledOut(lot)),
  };
}
