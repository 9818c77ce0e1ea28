import type { DynastyRuleset } from '../../rulesets';
import type { GrowingPlan } from '../../season';
import type { MagistrelliChange, ModaChange } from '../ending/vocabulary';
import type { PEG } from '../model/pegs';
import type { DynastyState } from '../model/state';
import type { DynastyEffect } from './vocabulary';
import type { MaskChange } from './vocabulary';

/** A plan that grows effect by effect. */
export type EffectsPlanDraft = GrowingPlan<DynastyState, DynastyRuleset, DynastyEffect, typeof PEG>;
/** The combined plan of the effects, with the changes that the adoption itself records. */
export type EffectsPlan = EffectsPlanDraft['whole'] & {
  readonly magistrelli: readonly MagistrelliChange[];
  readonly moda: readonly ModaChange[];
  readonly masks: readonly MaskChange[];
};
