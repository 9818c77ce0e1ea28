/** The kinds of effects of a round's proposals [ruling H3]. */
import { effectsBy, seasonEffectsOf } from '../../season';
import type { EffectKindsOf } from '../../season';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { unless } from '../model/shapes';
import { roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import type { RoundTypes } from '../model/types';
import type { EffectsPlanDraft } from './effects-plan';
import { CORRECT_HAND } from './effects/correct-hand';
import { CORRECT_STANDING } from './effects/correct-standing';
import { CREATE_DUCK } from './effects/create-duck';
import { CREATE_WORK } from './effects/create-work';
import { END_JUDGE_TERM } from './effects/end-judge-term';
import { GIVE_ITEMS, TAKE_ITEMS } from './effects/give-items';
import { MOVE_ITEMS } from './effects/move-items';
import { SET_TERM } from './effects/set-term';
import { VOID_SECRET_ACTION } from './effects/void-secret-action';
import { VOID_TABLE } from './effects/void-table';
import { VOID_TRADE } from './effects/void-trade';
import { planAmendment, refuseAmendment } from './plan-amendment';
import { UNIT_OF_PAUSE } from './shape';
import type { ProposalEffect } from './vocabulary';

/** The effects of a proposal are carried out in this order of kinds. */
const KINDS: EffectKindsOf<RoundTypes, EffectsPlanDraft, ProposalEffect> = {
  ...seasonEffectsOf<RoundState, EffectsPlanDraft, RoundRefusal, RoundTurn>({
    ...{ seasonOf: roundOf, rulesetOf, refuse, unless, pauseUnit: UNIT_OF_PAUSE },
    amend: planAmendment,
    refuseAmendment,
  }),
  ...{ GIVE_ITEMS, TAKE_ITEMS, MOVE_ITEMS, VOID_TRADE, VOID_TABLE, VOID_SECRET_ACTION },
  ...{ END_JUDGE_TERM, SET_TERM, CORRECT_HAND, CORRECT_STANDING, CREATE_DUCK, CREATE_WORK },
};

export const ROUND_EFFECTS = effectsBy<RoundTypes, EffectsPlanDraft, ProposalEffect>(KINDS);

export const effectText = ROUND_EFFECTS.text;
export const effectPower = ROUND_EFFECTS.powerOf;
