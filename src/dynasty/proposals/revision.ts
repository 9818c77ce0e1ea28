/**
 * A new revision of a dynasty's rules, by its host or by vote. It is in force from that instant on.
 * Started games keep their own revision, the Environment [Starting a Game; ruling K19].
 */
import type { JsonObject } from '../../kernel';
import { amendDynastyRuleset, tempoProblems } from '../../rulesets';
import type { DynastyAnchor, DynastyRuleset } from '../../rulesets';
import { putRevisionOf } from '../../season';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import { activePlayers, dynastyOf, patchDynasty, rulesetOf, standingOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyStamped } from '../model/types';
import { hasMask } from '../masks/powers';

/** The document after the patch, or the refusal. */
export function amended(
  state: DynastyState,
  before: DynastyRuleset,
  patch: unknown,
  rule: DynastyAnchor,
): { readonly document: DynastyRuleset } | { readonly refusal: DynastyRefusal } {
  const found = amendDynastyRuleset(before, patch);
  const problems: readonly JsonObject[] = found.ok
    ? outOfTempo(state, found.ruleset)
    : found.problems;
  if (!found.ok || problems.length > 0) {
    return { refusal: refuse('RULESET_REFUSED', rule, { problems }) };
  }
  return { document: found.ruleset };
}

/** The problems of a rules-day or a voting period that is out of bounds in a real season. */
const outOfTempo = (state: DynastyState, ruleset: DynastyRuleset): readonly JsonObject[] =>
  dynastyOf(state).testClockMs === null ? tempoProblems(rulesetOf(state), ruleset) : [];

/** The players whose masks are not in the document. */
export const unmaskedBy = (state: DynastyState, document: DynastyRuleset): StandingIds =>
  activePlayers(state)
    .map(({ id }) => standingOf(state, id))
    .filter(({ mask }) => mask !== null && !hasMask(document, mask))
    .map(({ id }) => id)
    .sort();
type StandingIds = ReturnType<typeof standingOf>['id'][];

type Revision = { readonly revision: number; readonly document: DynastyRuleset };

export function putRevision(
  state: DynastyState,
  revision: Revision,
  stamped: Pick<DynastyStamped, 'seq' | 'atMs'>,
): void {
  patchDynasty(state, putRevisionOf(state, dynastyOf(state), revision, stamped));
}
