import type { Instant, PlayerId } from '../../../kernel';
import type { HostingPlan } from '../../hosting/effects';
import type { PausingPlan } from '../pausing/effects';
import type { SetValueEffect } from '../../mechanics/set-value-effect';

/** The combined plan of the effects. */
export type SeasonPlan<Document> = {
  /** The amended document; null if no effect amends it. */
  readonly document: Document | null;
  readonly values: readonly SetValueEffect[];
  readonly hosting: HostingPlan;
  readonly pausing: PausingPlan;
  /** The declared winner, who wins after all other effects. */
  readonly victorId: PlayerId | null;
  /** Sentences about what goes from the rules by a list or an object that replaces another. */
  readonly gone: readonly string[];
};

/** A plan that grows effect by effect. */
export type SeasonPlanning<State, Document> = {
  readonly state: State;
  readonly now: Instant;
  /** True if the vote is over. */
  readonly decided: boolean;
  document: Document | null;
  readonly values: SetValueEffect[];
  hosting: HostingPlan;
  pausing: PausingPlan;
  victorId: PlayerId | null;
  readonly gone: string[];
};

/** The moment in a proposal's life at which its effects are planned. */
export type EffectsPlanning = {
  /** True if missing items may still arrive before the adoption. */
  readonly mayLack: boolean;
  /** True if the vote is over. */
  readonly decided?: boolean;
};
