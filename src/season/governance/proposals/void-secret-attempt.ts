/**
 * A proposal or an office can void an attempt at a secret action of the rules, as it can void bids
 * and hands [rulings H3, Z6, Z7].
 */
import { quoted } from '../../../kernel';
import { findSecretAction } from '../../../rulesets';
import { idField } from '../../framework/input-field';
import { voidedBy } from '../../mechanics/secret-actions';
import { voidAttempt } from '../../mechanics/secret-attempts/open-attempt';
import { isOpenAttempt } from '../../mechanics/secret-attempts/rows';
import type { SecretAttemptFailed } from '../../mechanics/secret-attempts/vocabulary';
import type { TrackedState } from '../../mechanics/rows';
import type { SecretAttemptId } from '../../model/ids';
import { nameOf } from '../../model/players';
import type { EmittingTurn } from '../../model/types';
import type { EffectKind } from './effect-kind';
import type { EffectsGame } from './rule-effects';
import type { AnyEffect } from './season-plan';

export type VoidSecretAttemptEffect = {
  readonly type: 'VOID_SECRET_ATTEMPT';
  readonly attemptId: SecretAttemptId;
};

type Plan<State> = { readonly state: State; readonly effects: readonly AnyEffect[] };

const isVoiding = (effect: AnyEffect): effect is VoidSecretAttemptEffect =>
  effect.type === 'VOID_SECRET_ATTEMPT';

export const voidSecretAttemptOf = <State extends TrackedState, P extends Plan<State>, F>({
  rulesetOf,
  refuse,
}: Pick<EffectsGame<State, P, F>, 'rulesetOf' | 'refuse'>): EffectKind<
  VoidSecretAttemptEffect,
  P,
  State,
  F,
  EmittingTurn<SecretAttemptFailed> & { readonly state: State }
> => ({
  title: 'Make an attempt at a secret action fail',
  description:
    'Makes an unrevealed attempt at a secret action of the players’ own rules fail, as if it had never been committed. Its text stays secret.',
  fields: {
    attemptId: idField('SECRET_ATTEMPT', 'Attempt', 'The attempt.'),
  },
  bare: true,
  power: 'VOID',
  plan: ({ state, effects }, { attemptId }) => {
    const attempt = state.get('secretAttempts', attemptId);
    const isTwice = effects.filter(isVoiding).some((earlier) => earlier.attemptId === attemptId);
    return attempt !== undefined && isOpenAttempt(attempt) && !isTwice
      ? null
      : refuse('NOTHING_TO_CORRECT', 'proposals');
  },
  carryOut: (turn, { attemptId }, cause) => {
    voidAttempt({ rulesetOf }, turn, turn.state.need('secretAttempts', attemptId), voidedBy(cause));
  },
  text: (state, { attemptId }) => {
    const { playerId, action } = state.need('secretAttempts', attemptId);
    const title = findSecretAction(rulesetOf(state), action)?.title ?? action;
    return `The attempt of ${nameOf(state, playerId)} at the secret action ${quoted(title)} fails.`;
  },
});
