/** The effect of a proposal that sets values. */
import { required } from '../../kernel';
import { findTracked } from '../../rulesets';
import type { Ruleset, Tracked } from '../../rulesets';
import {
  cardField,
  codeField,
  optional,
  playerField,
  trackedField,
} from '../framework/input-field';
import type { InputFields } from '../framework/input-field';
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

/** A tracked value, its owner and its new content. */
export const VALUE_FIELDS: InputFields<SetValueEffect> = {
  value: codeField('TRACKED_VALUE', 'Value to set', 'The code of the value.'),
  playerId: optional(playerField('The player, for a value of each player.')),
  card: optional(cardField('Card', 'The card without a count, for a value of each card.')),
  to: trackedField(
    'New value',
    'The new value, of the value’s type: a whole number, a text of up to 1,000 characters, or true or false.',
  ),
};

export const setsValue = (effect: { readonly type: string }): effect is SetValueEffect =>
  effect.type === 'SET_VALUE';

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
  effects: readonly { readonly type: string }[],
): F | null =>
  effects
    .filter(setsValue)
    .reduce<F | null>(
      (found, effect) => found ?? unlessSettable(tracking, state, ruleset, effect),
      null,
    );

/** Sets the value of an adopted proposal, under the rules that it has amended. */
export function carryOutValue(
  turn: EmittingTurn<ValueSet>,
  ruleset: Ruleset,
  { value, playerId, card, to }: SetValueEffect,
  proposalId: ProposalId | null,
): void {
  const declared = required(findTracked(ruleset, value), `the value ${value}`);
  const setting = settingOf(turn, declared, { ...OF_SEASON, playerId, card }, to);
  turn.emit({ type: 'ValueSet', proposalId, ...setting });
}
