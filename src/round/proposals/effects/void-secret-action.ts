import type { SecretActionId } from '../../model/ids';
import { idField, ofTypes, voidedBy } from '../../../season';
import { nameOf } from '../../model/wording';
import { failSecretAction } from '../../secret-actions/fail-secret-action';
import { NOTHING_TO_CORRECT } from '../effect';
import type { RoundEffectKind } from '../effect';

type VoidSecretActionEffect = {
  readonly type: 'VOID_SECRET_ACTION';
  readonly actionId: SecretActionId;
};
declare module '../vocabulary' {
  interface OwnEffects {
    VOID_SECRET_ACTION: VoidSecretActionEffect;
  }
}

export const VOID_SECRET_ACTION: RoundEffectKind<VoidSecretActionEffect> = {
  title: 'Make a secret action fail',
  description:
    'Makes an unresolved secret action fail, as if it had never been committed. Its text stays secret.',
  fields: { actionId: idField('SECRET_ACTION', 'Secret action', 'The secret action.') },
  bare: true,
  power: 'VOID',
  plan: ({ state, effects }, { actionId }) => {
    const status = state.get('secretActions', actionId)?.status;
    const isOpen = status === 'COMMITTED' || status === 'REVEALED';
    const isTwice = ofTypes(effects, 'VOID_SECRET_ACTION').some(
      (earlier) => earlier.actionId === actionId,
    );
    return isOpen && !isTwice ? null : NOTHING_TO_CORRECT;
  },
  carryOut: (turn, { actionId }, cause) => {
    failSecretAction(turn, turn.state.need('secretActions', actionId), 'VOIDED', voidedBy(cause));
  },
  text: (state, { actionId }) => {
    const { kind, playerId } = state.need('secretActions', actionId);
    const name = nameOf(state, playerId);
    return kind === 'BIDS'
      ? `The secret bids of ${name} fail.`
      : `The secret hand of ${name} fails.`;
  },
};
