/** The effect of a proposal that sets values. */
import { required } from '../../kernel';
import { findTracked } from '../../rulesets';
import type { Ruleset, Tracked } from '../../rulesets';
import type { EmittingTurn } from '../model/types';
import type { ProposalId } from '../model/ids';
import type { ValueSet } from './vocabulary';
import { citing, unlessSubject, unlessAccepted, unlessTracked } from './value-tracking';
import type { ValueTracking } from './value-tracking';
import { OF_SEASON } from './rows';
import type { Subject, TrackedState } from './rows';
import { settingOf } from './set-value';

export type SetValueEffect = Subject & {
  readonly type: 'SET_VALUE';
  readonly value: string;
  readonly to: Tracked;
};

/**
 * Refuses a value that cannot be set. The rules are those amended by the earlier effects. Secret
 * values are refused.
 */
export function unlessSettable<State extends TrackedState, F>(
  tracking: Pick<ValueTracking<State, F>, 'refuse'>,
  state: State,
  ruleset: Ruleset,
  effect: SetValueEffect,
): F | null {
  const { value, to } = effect;
  const declared = findTracked(ruleset, value);
  if (declared === null) return unlessTracked(tracking, ruleset, value);
  return citing(
    declared,
    declared.secret
      ? tracking.refuse('VALUE_SECRET', 'tracked-values', { value })
      : (unlessSubject(tracking, state, ruleset, declared, effect) ??
          unlessAccepted(tracking, declared, to)),
  );
}

/** Checks all values of the proposal again, under the rules as amended by all its effects. */
export const unlessAllSettable = <State extends TrackedState, F>(
  tracking: Pick<ValueTracking<State, F>, 'refuse'>,
  state: State,
  ruleset: Ruleset,
  effects: readonly SetValueEffect[],
): F | null =>
  effects.reduce<F | null>(
    (found, effect) => found ?? unlessSettable(tracking, state, ruleset, effect),
    null,
  );

/** Sets the values of an adopted proposal, under the rules that it has amended. */
export function setValues(
  turn: EmittingTurn<ValueSet>,
  ruleset: Ruleset,
  effects: readonly SetValueEffect[],
  proposalId: ProposalId,
): void {
  for (const { value, playerId, card, to } of effects) {
    const declared = required(findTracked(ruleset, value), `the value ${value}`);
    const setting = settingOf(turn, declared, { ...OF_SEASON, playerId, card }, to);
    turn.emit({ type: 'ValueSet', proposalId, ...setting });
  }
}
