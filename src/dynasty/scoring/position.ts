import type { Card } from '../../rulesets';
import type { MaskEffectPlace } from '../ground/rows';

/** What is worn in a game. */
export type Worn = {
  /** Codes of the masks worn at the start, and of one revealed. Where masks end they are dropped. */
  readonly masks: readonly string[];
  /** What they do not do, by their conditions [ruling V27]; null: nothing. */
  readonly unmet: readonly MaskEffectPlace[] | null;
};

/** What one participant brings to the scoring. */
export type Side = Worn & {
  /** Every card played in this game, the oldest first, the one just played included. */
  readonly plays: readonly Card[];
};

/** A game as the tricks see it, for one claim. */
export type Position = {
  readonly grandCanal: Card;
  /** Who claims. */
  readonly holder: Side;
  readonly opponent: Side;
  /** Codes. */
  readonly activeTricks: readonly string[];
};
