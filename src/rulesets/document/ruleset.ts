import type { DynastyRuleset } from '../dynasty/document';
import type { RoundRuleset } from '../round/document';

/** A document of either kind; `kind` tells them apart. */
export type Ruleset = RoundRuleset | DynastyRuleset;
