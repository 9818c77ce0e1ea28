/** The Auction House: third parties bid while sealed bids wait to be revealed [ruling E8]. */
import { problem } from '../problem';
import type { Sense } from './sense';

export const thirdParties: Sense = ({ auction: { bidding, house } }) => {
  if (house === null) return [];
  const { lowPercent, highPercent } = house.thirdParty;
  const path = ['auction', 'house', 'thirdParty', 'highPercent'];
  return [
    ...(bidding.procedure === 'SEALED'
      ? []
      : [problem(['auction', 'bidding', 'procedure'], 'expected SEALED where there is a House')]),
    ...(lowPercent <= highPercent ? [] : [problem(path, `expected ${lowPercent} or more`)]),
  ];
};
