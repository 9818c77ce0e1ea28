/**
 * Third parties' bids [ruling E8]. If the price of a lot is the next bid, its bids are sealed [X6,
 * Y2].
 */
import { problem } from '../../document/problem';
import type { Problem } from '../../document/problem';
import type { RoundRuleset } from '../../round/document';
import { procedureOf } from '../../round/lot-classes';
import type { RoundCheck } from '../common/check';

export const thirdParties: RoundCheck = ({ auction }) => [
  ...ofHouse(auction),
  ...ofPrices(auction),
];

type Auction = RoundRuleset['auction'];

function ofPrices(auction: Auction): Problem[] {
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
}

function ofHouse({ house }: Auction): Problem[] {
  if (house === null) return [];
  const { lowPercent, highPercent } = house.thirdParty;
  const path = ['auction', 'house', 'thirdParty', 'highPercent'];
  return lowPercent <= highPercent ? [] : [problem(path, `expected ${lowPercent} or more`)];
}
