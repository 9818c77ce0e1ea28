/** The kinds of effects of a dynasty's proposals [ruling L4]. */
import { effectsBy, seasonEffectsOf } from '../../season';
import type { EffectKindsOf } from '../../season';
import { unless } from '../model/access';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import { dynastyOf, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyTurn, DynastyTypes } from '../model/types';
import type { EffectsPlanDraft } from './effects-plan';
import { CHANGE_MASK } from './effects/change-mask';
import { CORRECT_MAGISTRELLI } from './effects/correct-magistrelli';
import { CORRECT_MODA } from './effects/correct-moda';
import { GIVE_ITEMS, TAKE_ITEMS } from './effects/give-items';
import { REPLACE_DEALER } from './effects/replace-dealer';
import { SET_SCORE } from './effects/set-score';
import { SET_STAKES } from './effects/set-stakes';
import { SET_TERM } from './effects/set-term';
import { VOID_GAME } from './effects/void-game';
import { planAmendment, refuseAmendment } from './plan-amendment';
import { UNIT_OF_PAUSE } from './shape';
import type { DynastyEffect } from './vocabulary';

/** The effects of a proposal are carried out in this order of kinds. */
const KINDS: EffectKindsOf<DynastyTypes, EffectsPlanDraft, DynastyEffect> = {
  ...seasonEffectsOf<DynastyState, EffectsPlanDraft, DynastyRefusal, DynastyTurn>({
    ...{ seasonOf: dynastyOf, rulesetOf, refuse, unless, pauseUnit: UNIT_OF_PAUSE },
    amend: planAmendment,
    refuseAmendment,
  }),
  ...{ GIVE_ITEMS, TAKE_ITEMS, CORRECT_MAGISTRELLI, CORRECT_MODA, CHANGE_MASK },
  ...{ SET_STAKES, SET_SCORE, SET_TERM, VOID_GAME, REPLACE_DEALER },
};

export const DYNASTY_EFFECTS = effectsBy<DynastyTypes, EffectsPlanDraft, DynastyEffect>(KINDS);

export const effectText = DYNASTY_EFFECTS.text;
export const effectPower = DYNASTY_EFFECTS.powerOf;
