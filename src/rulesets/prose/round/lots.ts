import { counted } from '../../../kernel';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { phaseNames } from '../common/words';

/** Lots [rulings E3 to E5]. */
export const lots: RoundSectionWriter = (ruleset) => {
  const { cardsPerLot, lotPhases, house, participation } = ruleset.auction;
  const kind = house === null ? 'Lots' : 'House Lots';
  const grows = participation.perPlayers !== null || participation.perBidder !== null;
  return section(
    'lots',
    'Lots',
    `${kind} hold ${counted(cardsPerLot, 'card')} each until they are won.`,
    `During ${phaseNames(ruleset, lotPhases)}, while there are fewer ${kind} than the ` +
      `[participation](#participation)${grows ? ' of that moment' : ''} asks for, any player may ` +
      'generate one by drawing its cards with public dice.',
    'Each lot has a number that is never used again in the round. ' +
      `A ${house === null ? 'lot' : 'House Lot'} that nobody won keeps its number and stays for the ` +
      'next auction.',
  );
};
