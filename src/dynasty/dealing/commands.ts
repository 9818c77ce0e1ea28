import type { PlayerId } from '../../kernel';
import type { Card } from '../../rulesets';

export type StartGame = {
  readonly type: 'StartGame';
  /** Rehearsals only: the cards on top of the deck, first dealt first; null: as shuffled. */
  readonly deck: readonly Card[] | null;
};

/** The player deals from then on, if dealing is not automatic. */
export type HandOnDealer = { readonly type: 'HandOnDealer'; readonly playerId: PlayerId };

export type DealingCommand = StartGame | HandOnDealer;
