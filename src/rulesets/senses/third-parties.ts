/** What takes sealed bids: third parties of the Auction House [ruling E8], the next bid as price [X6]. */
import { problem } from '../problem';
import type { Problem } from '../problem';
import type { RoundRuleset } from '../round/document';
import type { Sense } from './sense';

export const thirdParties: Sense = ({ auction }) => [...ofHouse(auction), ...ofPrices(auction)];

type Auction = RoundRuleset['auction'];

function ofPrices({ bidding, house, prices }: Auction): Problem[] {
  if (prices === undefined) return [];
  const { lots, playerLots } = prices;
  const path = ['auction', 'prices'];
  return [
    ...(bidding.procedure === 'SEALED' || (lots === 'FIRST' && playerLots === 'FIRST')
      ? []
      : [problem(path, 'expected FIRST where bids are not sealed')]),
    ...(house !== null || playerLots === 'FIRST'
      ? []
      : [problem([...path, 'playerLots'], 'expected FIRST where there is no Auction House')]),
  ];
}

function ofHouse({ bidding, house }: Auction): Problem[] {
  if (house === null) return [];
  const { lowPercent, highPercent } = house.thirdParty;
  const path = ['auction', 'house', 'thirdParty', 'highPercent'];
  return [
    ...(bidding.procedure === 'SEALED'
      ? []
      : [problem(['auction', 'bidding', 'procedure'], 'expected SEALED where there is a House')]),
    ...(lowPercent <= highPercent ? [] : [problem(path, `expected ${lowPercent} or more`)]),
  ];
}
