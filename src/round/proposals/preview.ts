import type { Instant } from '../../kernel';
import { previewOf } from '../../season';
import type { PlannedOf } from '../../season';
import type { RoundRefusal } from '../model/refusal';
import type { RoundState } from '../model/state';
import { planEffects } from './effects';
import type { EffectsPlan } from './planning';
import type { ProposalEffect } from './vocabulary';
import { effectsShape } from './shape';

/** The plan of the effects if they were applied now [rulings H3, L2]. */
export const planOf = (
  state: RoundState,
  now: Instant,
  effects: readonly ProposalEffect[],
): PlannedOf<EffectsPlan, RoundRefusal> =>
  previewOf(effects, effectsShape, () => planEffects(state, now, effects, { mayLack: false }));
