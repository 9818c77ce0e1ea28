import { EDITIONS } from '../../../src/rulesets/editions/round-editions';
import { DEFAULT_EDITION, findEdition } from '../../../src/rulesets';
import type { RoundRuleset } from '../../../src/rulesets';

const GALLERY = 'round-10/gallery';

/** Without a steward and in a hurry: players join and leave, trade at once and win soon. */
const hurried = (ruleset: RoundRuleset): RoundRuleset => ({
  ...structuredClone(ruleset),
  steward: false,
  rulesDaySeconds: 3_600,
  membership: { ...ruleset.membership, rejoinAfterDays: 1, reputableAfterDays: 0 },
  victory: ruleset.victory === null ? null : { ...ruleset.victory, quantity: 3 },
});

/** With open bids in place of sealed ones. */
function calledOut(ruleset: RoundRuleset): RoundRuleset {
  const { bidding } = ruleset.auction;
  return {
    ...structuredClone(ruleset),
    auction: { ...ruleset.auction, bidding: { procedure: 'OPEN', phase: bidding.phase } },
  };
}

/** With one procedure for House Lots and another for Player Lots. */
export function mixed(ruleset: RoundRuleset, ofHouse: 'OPEN' | 'SEALED'): RoundRuleset {
  const copy = structuredClone(ruleset);
  copy.auction.bidding.procedure = ofHouse;
  copy.auction.house!.playerLots.procedure = ofHouse === 'OPEN' ? 'SEALED' : 'OPEN';
  return copy;
}

/** The rulesets played: each edition, as it is and in a hurry, and one with changes. */
export const RULESETS: readonly (readonly [string, RoundRuleset])[] = [
  ...[...EDITIONS.values()].flatMap((ruleset): [string, RoundRuleset][] => [
    [ruleset.edition, ruleset],
    [`${ruleset.edition}, hurried`, hurried(ruleset)],
  ]),
  [`${DEFAULT_EDITION}, with open bids`, calledOut(findEdition(DEFAULT_EDITION)!)],
  [`${GALLERY}, open Player Lots`, mixed(findEdition(GALLERY)!, 'SEALED')],
  [`${GALLERY}, sealed Player Lots`, mixed(findEdition(GALLERY)!, 'OPEN')],
];
