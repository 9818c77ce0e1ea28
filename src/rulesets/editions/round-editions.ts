import type { RoundRuleset } from '../round/document';
import { ROUND_10_2021_08_24 } from './round-10-2021-08-24';
import { ROUND_10_DRAFT } from './round-10-draft';
import { ROUND_10_EARLY } from './round-10-early';
import { ROUND_10_GALLERY } from './round-10-gallery';

/** The released documents of rounds by id, in the order in which they were written. */
export const EDITIONS: ReadonlyMap<string, RoundRuleset> = new Map(
  [ROUND_10_DRAFT, ROUND_10_EARLY, ROUND_10_2021_08_24, ROUND_10_GALLERY].map((ruleset) => [
    ruleset.edition,
    ruleset,
  ]),
);

export const DEFAULT_EDITION = 'round-10/2021-08-24';

/** The released document of a round with this id; null for none. */
export function findEdition(id: string): RoundRuleset | null {
  return EDITIONS.get(id) ?? null;
}
