/** If the price of a lot is the next bid, its bids are sealed [rulings X6, Y2]. */
import { problem } from '../../document/problem';
import { procedureOf } from '../../round/lot-classes';
import type { RoundCheck } from '../common/check';

export const prices: RoundCheck = ({ auction }) => {
  const { house, prices } = auction;
  if (prices === undefined) return [];
  const path = ['auction', 'prices'];
  const sealed = 'expected FIRST where bids are not sealed';
  return [
    ...(prices.lots === 'FIRST' || procedureOf(auction, 'HOUSE') === 'SEALED'
      ? []
      : [problem([...path, 'lots'], sealed)]),
    ...(prices.playerLots === 'FIRST' || procedureOf(auction, 'PLAYER') === 'SEALED'
      ? []
      : [problem([...path, 'playerLots'], sealed)]),
    ...(house !== null || prices.playerLots === 'FIRST'
      ? []
      : [problem([...path, 'playerLots'], 'expected FIRST where there is no Auction House')]),
  ];
};
