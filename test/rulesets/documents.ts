import { DEFAULT_EDITION, findEdition } from '../../src/rulesets';
import type { RoundRuleset } from '../../src/rulesets';

/** The default edition. */
export const complete = findEdition(DEFAULT_EDITION)!;

const copyOf = (edition: string): RoundRuleset =>
  JSON.parse(JSON.stringify(findEdition(edition))) as RoundRuleset;

/** Copies of the editions that a test may change: the default one, */
export const copy = (): RoundRuleset => copyOf(DEFAULT_EDITION);

/** the one with sealed poker hands, */
export const early = (): RoundRuleset => copyOf('round-10/early');

/** the one with open bids and hands, and ducks, */
export const draft = (): RoundRuleset => copyOf('round-10/draft');

/** and the one with Player Lots and third parties. */
export const gallery = (): RoundRuleset => copyOf('round-10/gallery');
