import { EDITIONS } from '../../../src/rulesets/editions/round-editions';
import { DEFAULT_EDITION, findEdition } from '../../../src/rulesets';
import type { RoundRuleset } from '../../../src/rulesets';

const GALLERY = 'round-10/gallery';

/** The ruleset without a steward and in a hurry: players rejoin and trade soon, and win early. */
const hurried = (ruleset: RoundRuleset): RoundRuleset => ({
  ...structuredClone(ruleset),
  steward: false,
  rulesDaySeconds: 3_600,
  membership: { ...ruleset.membership, rejoinAfterDays: 1, reputableAfterDays: 0 },
  victory: ruleset.victory === null ? null : { ...ruleset.victory, quantity: 3 },
});

/** The ruleset with open bids. */
function calledOut(ruleset: RoundRuleset): RoundRuleset {
  const { bidding } = ruleset.auction;
  return {
    ...structuredClone(ruleset),
    auction: { ...ruleset.auction, bidding: { procedure: 'OPEN', phase: bidding.phase } },
  };
}

/** The ruleset with open bids for one class of lots and sealed bids for the other. */
export function mixed(ruleset: RoundRuleset, ofHouse: 'OPEN' | 'SEALED'): RoundRuleset {
  const copy = structuredClone(ruleset);
  copy.auction.bidding.procedure = ofHouse;
  copy.auction.house!.playerLots.procedure = ofHouse === 'OPEN' ? 'SEALED' : 'OPEN';
  return copy;
}

/** The played rulesets: each edition as it is and in a hurry, and some with changed bidding. */
export const RULESETS: readonly (readonly [string, RoundRuleset])[] = [
  ...[...EDITIONS.values()].flatMap((ruleset): [string, RoundRuleset][] => [
    [ruleset.edition, ruleset],
    [`${ruleset.edition}, hurried`, hurried(ruleset)],
  ]),
  [`${DEFAULT_EDITION}, with open bids`, calledOut(findEdition(DEFAULT_EDITION)!)],
  [`${GALLERY}, open Player Lots`, mixed(findEdition(GALLERY)!, 'SEALED')],
  [`${GALLERY}, sealed Player Lots`, mixed(findEdition(GALLERY)!, 'OPEN')],
];
