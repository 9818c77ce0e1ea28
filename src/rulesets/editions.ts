import type { RoundRuleset } from './round/document';
import { ROUND_10_2021_08_24 } from './editions/round-10-2021-08-24';

/** The documents that ship, by id. */
export const EDITIONS: ReadonlyMap<string, RoundRuleset> = new Map(
  [ROUND_10_2021_08_24].map((ruleset) => [ruleset.edition, ruleset]),
);

export const DEFAULT_EDITION = 'round-10/2021-08-24';

/** The shipped document with this id, or null. */
export function findEdition(id: string): RoundRuleset | null {
  return EDITIONS.get(id) ?? null;
}
