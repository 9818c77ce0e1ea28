/** An amendment of a round's rules by vote, on top of the earlier effects [ruling H3]. */
import { amendRuleset, proposableClasses, slownessProblems, tempoProblems } from '../../rulesets';
import type { AmendProblem, RoundRuleset } from '../../rulesets';
import { adoptabilityProblem, awakePlayers, unlessAllSettable, unlessAllTerms } from '../../season';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { VALUE_TRACKING } from '../values/value-tracking';
import type { EffectsPlanDraft } from './effects-plan';
import { missingItemProblems } from './existing-items';

export function refuseAmendment(problems: readonly AmendProblem[]): RoundRefusal {
  const found = problems.map(({ path, message, operation }) => ({ path, message, operation }));
  return refuse('RULESET_REFUSED', 'proposals', { problems: found });
}

/**
 * Plans an amendment. The amended document must still have everything in use, such as every card in
 * a hand.
 */
export function planAmendment(plan: EffectsPlanDraft, patch: unknown): RoundRefusal | null {
  const amended = amendRuleset(plan.ruleset, patch);
  const moved = plan.written.moved(plan.ruleset, patch);
  const problems = amended.ok
    ? [
        ...moved,
        ...tempoProblemsOf(plan.state, amended.ruleset),
        ...missingItemProblems(plan.state, plan.transfers.all, amended.ruleset),
        ...unproposable(plan, amended.ruleset),
      ]
    : amended.problems;
  if (problems.length > 0) return refuseAmendment(problems);
  if (!amended.ok) return null;
  plan.document = amended.ruleset;
  return (
    unlessAllSettable(VALUE_TRACKING, plan.state, amended.ruleset, plan.effects) ??
    unlessAllTerms(VALUE_TRACKING, plan, amended.ruleset, plan.effects)
  );
}

/**
 * The problems of an amendment after which no vote could change the rules again: nobody could
 * propose, or no proposal could pass.
 */
function unproposable(plan: EffectsPlanDraft, ruleset: RoundRuleset): AmendProblem[] {
  const [before, after] = [proposableClasses(plan.ruleset), proposableClasses(ruleset)];
  if (after.length > 0) {
    return [
      ...adoptabilityProblem(before, after, awakePlayers(plan.state).length),
      ...slownessProblems(before, after).map((found) => ({ ...found, operation: null })),
    ];
  }
  if (before.length === 0) return [];
  return [{ path: '/proposals/classes', message: UNPROPOSABLE, operation: null }];
}
const UNPROPOSABLE =
  'expected a class that uses no item, or one that the rules bring: without one nobody could make a proposal again';

/**
 * The problems of rules with too short or too long a rules-day or voting period. In a rehearsal both
 * may have any length.
 */
function tempoProblemsOf(state: RoundState, ruleset: RoundRuleset): AmendProblem[] {
  if (roundOf(state).testClockMs !== null) return [];
  const problems = tempoProblems(rulesetOf(state), ruleset);
  return problems.map((found) => ({ ...found, operation: null }));
}
