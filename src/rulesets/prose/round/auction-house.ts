import type { RoundRuleset } from '../../round/document';
import { procedureOf } from '../../round/lot-classes';
import { bullets, list } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { currency, itemName, phaseName } from '../common/words';

/** The Auction House: lots that players make [ruling E7]. */
export const auctionHouse: RoundSectionWriter = (ruleset) => {
  const { house } = ruleset.auction;
  if (house === null) return null;
  const { phase, excluded } = house.playerLots;
  const not = excluded.map((item) => itemName(ruleset, item, 2));
  return section(
    'auction-house',
    'The Auction House',
    'The House holds an auction every week. Besides its own, the House Lots, there are Player Lots.',
    bullets(
      `During the ${phaseName(ruleset, phase)} a player may make a Player Lot of one or more items ` +
        `that the player owns${not.length === 0 ? '' : `, but not of ${list(not, 'or')}`}. The items ` +
        'are then in the lot, and no longer the player’s.',
      `Its price goes to the player who made it, in ${currency(ruleset)}. That player may bid on ` +
        'it too, and then pays nobody else.',
      ...whatGoesBack(ruleset),
      'A lot with nothing in it is removed. The Player Lots of a player who leaves are destroyed.',
    ),
  );
};

/** The return of Player Lots that nobody won [rulings E7, Y2]. */
function whatGoesBack(ruleset: RoundRuleset): string[] {
  const { auction } = ruleset;
  const phase = phaseName(ruleset, auction.bidding.phase);
  if (procedureOf(auction, 'PLAYER') === 'OPEN') {
    return [
      `As the ${phase} ends, Player Lots that nobody won go back to those who made them.`,
      'Player Lots made later are for the next auction.',
    ];
  }
  return [
    `As the ${phase} ends, all Player Lots go back to those who ` +
      'made them if no sealed bids at all are waiting to be revealed. Otherwise those in the ' +
      'auction that were not won go back as soon as its lots are given out.',
    'Player Lots made later, and the rest of one that a third party won, are for the next auction.',
  ];
}
