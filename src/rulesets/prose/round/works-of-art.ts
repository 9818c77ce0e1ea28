import type { RoundRuleset } from '../../round/document';
import { procedureOf } from '../../round/lot-classes';
import { bullets } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { phaseName } from '../common/words';

/** Bidding on Works of Art [rulings E8, E9]. */
export const worksOfArt: RoundSectionWriter = (ruleset) => {
  const { house } = ruleset.auction;
  if (house === null) return null;
  return section(
    'works-of-art',
    'Works of Art',
    'A Work of Art is an item of which there is only one. It has a title, an artist and a value, ' +
      'and is made by an adopted proposal, or by the host before the round starts.',
    bullets(
      ...thirdParties(ruleset),
      'If a player other than the one who made the lot wins it for more than the value, the ' +
        'value rises to the price. Several Works share the price in proportion to their values, in ' +
        'equal parts if none has any; units that cannot be divided go to the largest remainders, ' +
        'the earlier Work ' +
        'first.',
    ),
  );
};

/** The bids of third parties, made while sealed bids wait [rulings E8, Y2]. */
function thirdParties(ruleset: RoundRuleset): string[] {
  const { house } = ruleset.auction;
  if (house === null) return [];
  if (procedureOf(ruleset.auction, 'PLAYER') === 'OPEN') {
    return ['Third-party auctioneers bid only on lots with sealed bids, and so on no Player Lot.'];
  }
  const { phase, lowPercent, highPercent } = house.thirdParty;
  return [
    `During the ${phaseName(ruleset, phase)}, while sealed bids are waiting to be decided, any ` +
      'player may ' +
      'have a third-party auctioneer bid on a Player Lot that holds a Work of Art of value above 0, ' +
      'once for each lot and auction.',
    `The bid is a whole number drawn from ${lowPercent} % to ${highPercent} % of the value, both ` +
      'included. The values of several Works in one lot are added.',
    'An auctioneer who wins takes the Works into the Gallery and pays the player who made the lot; ' +
      'the rest of the lot stays. Ties are lost to any player.',
  ];
}
