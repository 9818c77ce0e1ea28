import type { DynastyRuleset } from './dynasty/document';
import { GIOLITTI } from './editions/giolitti';

/** The documents of dynasties that ship, by id. */
export const DYNASTY_EDITIONS: ReadonlyMap<string, DynastyRuleset> = new Map(
  [GIOLITTI].map((ruleset) => [ruleset.edition, ruleset]),
);

export const DEFAULT_DYNASTY_EDITION = 'giolitti';

/** The shipped document of a dynasty with this id, or null. */
export function findDynastyEdition(id: string): DynastyRuleset | null {
  return DYNASTY_EDITIONS.get(id) ?? null;
}
