/** An amendment of a dynasty's rules by vote, on top of the earlier effects [ruling L4]. */
import { allowsEffect, slownessProblems } from '../../rulesets';
import type { AmendProblem, DynastyProposalClass } from '../../rulesets';
import { adoptabilityProblem, awakePlayers, unlessAllSettable, unlessAllTerms } from '../../season';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import { VALUE_TRACKING } from '../values/value-tracking';
import type { EffectsPlanDraft } from './effects-plan';
import { amended } from './revision';

export function refuseAmendment(problems: readonly AmendProblem[]): DynastyRefusal {
  const found = problems.map(({ path, message, operation }) => ({ path, message, operation }));
  return refuse('RULESET_REFUSED', 'proposals', { problems: found });
}

/** Refuses rules without proposals: no vote could ever change them again. */
export function planAmendment(plan: EffectsPlanDraft, patch: unknown): DynastyRefusal | null {
  const moved = plan.written.moved(plan.ruleset, patch);
  const found = amended(plan.state, plan.ruleset, patch, 'proposals');
  if ('refusal' in found) return found.refusal;
  if (found.document.proposals === undefined) {
    const message = 'expected to stay: without them nobody could make a proposal again';
    const problems = [{ path: '/proposals', message, operation: null }];
    return refuse('RULESET_REFUSED', 'proposals', { problems });
  }
  const before = amending(plan.ruleset.proposals?.classes ?? []);
  const after = amending(found.document.proposals.classes);
  const problems = [
    ...moved,
    ...adoptabilityProblem(before, after, awakePlayers(plan.state).length),
    ...slownessProblems(before, after).map((each) => ({ ...each, operation: null })),
  ];
  if (problems.length > 0) return refuseAmendment(problems);
  plan.document = found.document;
  return (
    unlessAllSettable(VALUE_TRACKING, plan.state, found.document, plan.effects) ??
    unlessAllTerms(VALUE_TRACKING, plan, found.document, plan.effects)
  );
}

/** The classes whose proposals can amend the rules. */
const amending = (classes: readonly DynastyProposalClass[]) =>
  classes.filter((known) => allowsEffect(known, 'AMEND_RULESET'));
