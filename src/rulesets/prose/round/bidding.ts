import type { RoundRuleset } from '../../round/document';
import { hasBothProcedures, procedureOf } from '../../round/lot-classes';
import { bullets, numbered } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { currency, maturation, phaseName, revelation } from '../common/words';

/** Bidding [rulings D5, E1, E2, E10, AG5, Y2]. */
export const bidding: RoundSectionWriter = (ruleset) =>
  section('bidding', 'Bidding', ...(hasBothProcedures(ruleset.auction) ? both : one)(ruleset));

const one = (ruleset: RoundRuleset): string[] =>
  procedureOf(ruleset.auction, 'HOUSE') === 'OPEN'
    ? open(ruleset, 'lots')
    : sealed(ruleset, 'lots');

function both(ruleset: RoundRuleset): string[] {
  const isHouseOpen = procedureOf(ruleset.auction, 'HOUSE') === 'OPEN';
  const [called, secret] = isHouseOpen ? ['House', 'Player'] : ['Player', 'House'];
  return [
    `Bids on ${called} Lots are open, and bids on ${secret} Lots are sealed. A player who bid on ` +
      `either has bid in that week’s auction. Open bids are paid before sealed ones are decided.`,
    ...open(ruleset, `${called} Lots`),
    ...sealed(ruleset, `${secret} Lots`),
  ];
}

/** The rules for open bids. `what` names the lots. */
function open(ruleset: RoundRuleset, what: string): string[] {
  const coins = currency(ruleset);
  const phase = phaseName(ruleset, ruleset.auction.bidding.phase);
  return [
    `During the ${phase} players may bid on ${what}. Bids are seen by all, and reserve nothing: ` +
      `players may bid everything they have on each lot.`,
    bullets(
      `A bid is a whole number of ${coins}, 1 or more, and no more than the bidder has.`,
      'It must be higher than the highest valid bid on the lot. Players may outbid themselves; the ' +
        'lower bid stays and still counts if the higher one becomes invalid.',
      `A bid becomes invalid for good as soon as its bidder has fewer ${coins} than it says.`,
    ),
    `As the ${phase} ends, the ${what} are concluded in order of their numbers: the player with the ` +
      `highest valid bid pays it and receives the lot. A price paid can make later bids of that ` +
      'player invalid; then the next valid bid on that lot wins it.',
  ];
}

function sealed(ruleset: RoundRuleset, what: string): string[] {
  const { phase } = ruleset.auction.bidding;
  const coins = currency(ruleset);
  const isAll = what === 'lots';
  return [
    `During the ${phaseName(ruleset, phase)} players may bid ${isAll ? '' : `on ${what} `}as a secret ` +
      'action. The declaration ' +
      'says for each lot, by its number, how much is bid on it. The bids mature on ' +
      `${maturation(ruleset, phase)} and are decided on ${revelation(ruleset, phase)}.`,
    `The ${what} of an auction are those that exist on ${maturation(ruleset, phase)}. Lots made ` +
      'later are for the next one.',
    'Besides the reasons for which any secret action fails, these bids fail:',
    bullets(
      'a bid whose amount is not a whole number above 0;',
      'all bids on a lot that the declaration names more than once;',
      `a bid on a lot that is not in the auction${isAll ? '' : ', or on which bids are open'};`,
      `when the bids are decided: all bids of a player, if those that have not failed add up to more ` +
        `${coins} than the player then has.`,
    ),
    'Where one bid fails for the first three reasons, the other bids of that player stand.',
    `After the prizes for hands are paid, the ${what} are given out on ${revelation(ruleset, phase)}:`,
    numbered(
      'The highest bid on a lot has priority; of equal bids, the one that was committed earlier. ' +
        'A new attempt counts from the time of its own commitment.',
      'The lot goes to the bidder with the highest priority.',
      price(ruleset, coins),
    ),
  ];
}

/** The winner's price, for each kind of lot with sealed bids [ruling X6]. */
function price({ auction }: RoundRuleset, coins: string): string {
  const { house, prices } = auction;
  const own = `as many ${coins} as were bid`;
  const next = `as many ${coins} as the highest bid of anybody else, or 1 if there is none`;
  const of = (kind: 'lots' | 'playerLots'): string => (prices?.[kind] === 'SECOND' ? next : own);
  const [lots, playerLots] = [of('lots'), of('playerLots')];
  if (procedureOf(auction, 'HOUSE') === 'OPEN') return `That player loses ${playerLots}.`;
  const isOne = house === null || procedureOf(auction, 'PLAYER') === 'OPEN';
  if (isOne || lots === playerLots) return `That player loses ${lots}.`;
  return `That player loses ${lots}; for a Player Lot, ${playerLots}.`;
}
