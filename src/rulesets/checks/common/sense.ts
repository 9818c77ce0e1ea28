import type { DynastyRuleset } from '../../dynasty/document';
import type { Problem } from '../../document/problem';
import type { RoundRuleset } from '../../round/document';
import type { Ruleset } from '../../document/ruleset';

/** A check of a playable document beyond its shape. */
export type SenseOf<R extends Ruleset> = (ruleset: R) => Problem[];
export type Sense = SenseOf<RoundRuleset>;
export type DynastySense = SenseOf<DynastyRuleset>;
