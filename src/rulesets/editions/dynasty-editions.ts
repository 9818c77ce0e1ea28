import type { DynastyRuleset } from '../dynasty/document';
import { GIOLITTI } from './giolitti';

/** The released documents of dynasties by id. */
export const DYNASTY_EDITIONS: ReadonlyMap<string, DynastyRuleset> = new Map(
  [GIOLITTI].map((ruleset) => [ruleset.edition, ruleset]),
);

export const DEFAULT_DYNASTY_EDITION = 'giolitti';

/** The released document of a dynasty with this id; null for none. */
export function findDynastyEdition(id: string): DynastyRuleset | null {
  return DYNASTY_EDITIONS.get(id) ?? null;
}
