import { DYNASTY_EFFECTS } from '../../../dynasty';
import type { DynastyEffect } from '../../../dynasty';
import { ROUND_EFFECTS } from '../../../round';
import type { ProposalEffect } from '../../../round';
import { effectInputsBy } from './effect-input';

export const ROUND_EFFECT_INPUTS = effectInputsBy<ProposalEffect>(ROUND_EFFECTS.forms);
export const DYNASTY_EFFECT_INPUTS = effectInputsBy<DynastyEffect>(DYNASTY_EFFECTS.forms);
