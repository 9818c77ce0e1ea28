import type { PlayerId } from '../../../kernel';
import { codeField, optional, playerField } from '../../../season';
import { unlessMask } from '../../masks/powers';
import { rulesetOf } from '../../model/state';
import { maskName, nameOf } from '../../model/wording';
import { unlessPresent } from '../effect';
import type { DynastyEffectKind } from '../effect';

type ChangeMaskEffect = {
  readonly type: 'CHANGE_MASK';
  readonly playerId: PlayerId;
  readonly mask: string | null;
};
declare module '../vocabulary' {
  interface OwnEffects {
    CHANGE_MASK: ChangeMaskEffect;
  }
}

export const CHANGE_MASK: DynastyEffectKind<ChangeMaskEffect> = {
  title: 'Change a mask',
  description: 'Gives a player a mask, or takes the player’s mask off.',
  fields: {
    playerId: playerField(),
    mask: optional(codeField('MASK', 'Mask', 'The code of the mask; null for none.')),
  },
  power: 'CORRECT',
  plan: (plan, { playerId, mask }) =>
    unlessPresent(plan, playerId) ?? unlessMask(plan.ruleset, mask),
  text: (state, { playerId, mask }) =>
    `${nameOf(state, playerId)} wears ${mask === null ? 'no mask' : `the mask ${maskName(rulesetOf(state), mask)}`}.`,
};
