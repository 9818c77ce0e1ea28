import { codeField, integerField } from '../../../season';
import { unlessMask } from '../../masks/powers';
import { rulesetOf } from '../../model/state';
import { maskName } from '../../model/wording';
import type { DynastyEffectKind } from '../effect';
import { MOST, wholeShape } from '../shape';

type CorrectModaEffect = {
  readonly type: 'CORRECT_MODA';
  readonly mask: string;
  readonly moda: number;
};
declare module '../vocabulary' {
  interface OwnEffects {
    CORRECT_MODA: CorrectModaEffect;
  }
}

export const CORRECT_MODA: DynastyEffectKind<CorrectModaEffect> = {
  title: 'Correct a Moda',
  description: 'Corrects a mask’s Moda.',
  fields: {
    mask: codeField('MASK', 'Mask', 'The code of the mask.'),
    moda: integerField('Moda', 'The new Moda.', 1, MOST),
  },
  power: 'CORRECT',
  shape: ({ moda }, at) => wholeShape('moda', moda, 1, at),
  plan: (plan, { mask }) => unlessMask(plan.ruleset, mask),
  text: (state, { mask, moda }) => `The Moda of ${maskName(rulesetOf(state), mask)} is ${moda}.`,
};
