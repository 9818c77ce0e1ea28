import { DEFAULT_EDITION, findEdition } from '../../src/rulesets';
import type { RoundRuleset } from '../../src/rulesets';

/** The default edition. Tests must not change it. */
export const complete = findEdition(DEFAULT_EDITION)!;

const copyOf = (edition: string): RoundRuleset =>
  JSON.parse(JSON.stringify(findEdition(edition))) as RoundRuleset;

/** A copy of the default edition, which a test may change. */
export const copy = (): RoundRuleset => copyOf(DEFAULT_EDITION);

/** A copy of the edition with sealed poker hands. */
export const early = (): RoundRuleset => copyOf('round-10/early');

/** A copy of the edition with open bids, open hands, and ducks. */
export const draft = (): RoundRuleset => copyOf('round-10/draft');

/** A copy of the edition with Player Lots and third parties. */
export const gallery = (): RoundRuleset => copyOf('round-10/gallery');
