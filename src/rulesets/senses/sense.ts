import type { Problem } from '../problem';
import type { RoundRuleset } from '../round/document';

/** Something a playable document must be that its shape cannot say. */
export type Sense = (ruleset: RoundRuleset) => Problem[];
