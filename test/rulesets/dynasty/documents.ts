import { DEFAULT_DYNASTY_EDITION, findDynastyEdition } from '../../../src/rulesets';
import type { DynastyRuleset } from '../../../src/rulesets';

export const giolitti = findDynastyEdition(DEFAULT_DYNASTY_EDITION)!;

/** A copy that a test may change. */
export const copy = (): DynastyRuleset => JSON.parse(JSON.stringify(giolitti)) as DynastyRuleset;
