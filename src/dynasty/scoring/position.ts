import type { Card } from '../../rulesets';

/** What one participant brings to the scoring. */
export type Side = {
  /** Every card played in this game, the oldest first, the one just played included. */
  readonly plays: readonly Card[];
  /** Codes of the masks worn at the start, and of one revealed. Where masks end they are dropped. */
  readonly masks: readonly string[];
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
