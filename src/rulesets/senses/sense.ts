import type { DynastyRuleset } from '../dynasty/document';
import type { Problem } from '../problem';
import type { RoundRuleset } from '../round/document';
import type { Ruleset } from '../ruleset';

/** Something a playable document must be that its shape cannot say. */
export type SenseOf<R extends Ruleset> = (ruleset: R) => Problem[];
export type Sense = SenseOf<RoundRuleset>;
export type DynastySense = SenseOf<DynastyRuleset>;
