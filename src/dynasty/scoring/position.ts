import type { Card } from '../../rulesets';
import type { MaskEffectPlace } from '../model/rows';

/** The masks worn in a game. */
export type Worn = {
  /**
   * Codes of the masks worn at the start, and of one revealed. They are dropped if the Grand Canal
   * ends masks.
   */
  readonly masks: readonly string[];
  /** Their effects whose conditions failed [ruling V27]; null: none. */
  readonly unmet: readonly MaskEffectPlace[] | null;
};

/** One participant's part in the scoring. */
export type Side = Worn & {
  /** Every card played in this game, the oldest first, including the one just played. */
  readonly plays: readonly Card[];
};

/** A game as the tricks see it, for one claim. */
export type Position = {
  readonly grandCanal: Card;
  /** The claimant. */
  readonly holder: Side;
  readonly opponent: Side;
  /** Codes. */
  readonly activeTricks: readonly string[];
};
