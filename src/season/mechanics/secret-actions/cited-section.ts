import { findSecretAction, secretActionsOf } from '../../../rulesets';
import { citing } from '../value-tracking';
import type { ValueTracking } from '../value-tracking';
import type { TrackedState } from '../rows';

/**
 * Makes a refusal cite the rule that the secret action names, or the section about secret actions.
 * Rules without secret actions have no such section.
 */
export function citingSecret<State extends TrackedState, F>(
  { rulesetOf }: Pick<ValueTracking<State, F>, 'rulesetOf'>,
  state: State,
  action: string,
  refusal: F | null,
): F | null {
  const ruleset = rulesetOf(state);
  const section = secretActionsOf(ruleset).length > 0 ? 'additional-secret-actions' : 'general';
  return citing({ rule: findSecretAction(ruleset, action)?.rule ?? section }, refusal);
}
