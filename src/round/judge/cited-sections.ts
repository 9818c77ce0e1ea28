import { sectionsOf } from '../../rulesets';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { RULE } from './bench';

/** Refuses a citation of a section that the rules in force lack. */
export function unlessSectionsExist(
  state: RoundState,
  sections: readonly string[],
): RoundRefusal | null {
  if (sections.length === 0) return null;
  const anchors = new Set<string>(sectionsOf(rulesetOf(state)).map(({ anchor }) => anchor));
  const unknown = sections.find((section) => !anchors.has(section));
  return unknown === undefined ? null : refuse('SECTION_UNKNOWN', RULE, { section: unknown });
}
