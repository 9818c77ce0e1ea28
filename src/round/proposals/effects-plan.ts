import type { RoundRuleset } from '../../rulesets';
import type { GrowingPlan } from '../../season';
import type { RoundState } from '../model/state';
import type { ProposalEffect } from './vocabulary';

/** A plan that grows effect by effect. */
export type EffectsPlanDraft = GrowingPlan<RoundState, RoundRuleset, ProposalEffect>;
/** The combined plan of several effects. */
export type EffectsPlan = EffectsPlanDraft['whole'];
