import type { Instant } from '../../kernel';
import { previewOf } from '../../season';
import type { PlannedOf } from '../../season';
import type { DynastyRefusal } from '../model/refusal';
import type { DynastyState } from '../model/state';
import { planEffects } from './effects';
import type { EffectsPlan } from './effects';
import type { DynastyEffect } from './vocabulary';
import { effectsShape } from './shape';

/** The plan of the effects if they were applied now [rulings L2, L4]. */
export const planOf = (
  state: DynastyState,
  now: Instant,
  effects: readonly DynastyEffect[],
): PlannedOf<EffectsPlan, DynastyRefusal> =>
  previewOf(effects, effectsShape, () => planEffects(state, now, effects, { mayLack: false }));
