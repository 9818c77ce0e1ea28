import type { Card } from '../../rulesets';
import type { MaskEffectPlace } from '../model/rows';

/** The masks worn in a game. */
export type Worn = {
  /**
   * The codes of the masks worn at the start and of revealed masks. They have no effect if the
   * Grand Canal ends masks.
   */
  readonly masks: readonly string[];
  /** The mask effects whose conditions failed [ruling V27]; null for none. */
  readonly unmet: readonly MaskEffectPlace[] | null;
};

/** One participant's part in the scoring. */
export type Side = Worn & {
  /**
   * Every card that the participant has played in this game, the oldest first, including the card
   * just played.
   */
  readonly plays: readonly Card[];
};

/** A game as the tricks see it in one claim. */
export type Position = {
  readonly grandCanal: Card;
  /** The claimant's side. */
  readonly holder: Side;
  readonly opponent: Side;
  readonly activeTricks: readonly string[];
};
