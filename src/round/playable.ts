/**
 * What of the rulesets this engine does not play yet. A document may have it, since the editions
 * do; a round may not begin under it, since then its clock would not know what to do. Whoever
 * builds a procedure removes its entry.
 */
import type { Problem, RoundRuleset } from '../rulesets';

type Unplayed = Problem & { readonly isIn: (ruleset: RoundRuleset) => boolean };

const UNPLAYED: readonly Unplayed[] = [
  {
    path: '/auction/bidding/procedure',
    message: 'expected "SEALED": open bids are not played yet',
    isIn: ({ auction }) => auction.bidding.procedure === 'OPEN',
  },
  {
    path: '/auction/house',
    message: 'expected null: Player Lots and third parties are not played yet',
    isIn: ({ auction }) => auction.house !== null,
  },
  {
    path: '/hands/procedure',
    message: 'expected "SEALED": open hands are not played yet',
    isIn: ({ hands }) => hands.procedure === 'OPEN',
  },
  {
    path: '/hands/placing/at',
    message: 'expected "REVELATION_DATE": hands are not placed at the start of a phase yet',
    isIn: ({ hands }) => hands.placing.at === 'PHASE_START',
  },
  {
    path: '/hands/ranking/procedure',
    message: 'expected "SCORE": poker hands are not ranked yet',
    isIn: ({ hands }) => hands.ranking.procedure === 'POKER',
  },
];

/** Empty for a ruleset that can be played from beginning to end. */
export function unplayable(ruleset: RoundRuleset): Problem[] {
  return UNPLAYED.filter(({ isIn }) => isIn(ruleset)).map(({ path, message }) => ({
    path,
    message,
  }));
}
